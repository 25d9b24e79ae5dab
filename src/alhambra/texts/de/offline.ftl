### Was der Browser sagt, wenn kein Server da ist, den er nach den anderen Texten fragen könnte.

offline-title = Keine Verbindung
offline-about = Der Alhambra-Server ist nicht zu erreichen. Deine Partien sind dort, wie sie waren; diese Seite geht von selbst weiter, sobald du wieder online bist.
offline-again = Noch einmal versuchen
