### Was der Browser sagt, wenn kein Server da ist, den er nach den anderen Texten fragen könnte.

offline-title = Keine Verbindung
offline-about = Der Alhambra-Server ist nicht erreichbar. Deine Partien sind dort sicher; sobald du wieder online bist, geht es hier von selbst weiter.
offline-again = Erneut versuchen
