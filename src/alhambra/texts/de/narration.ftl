### Was das Protokoll außer den Ereignissen braucht, und was über Aufzeichnungen von Spielen gesagt wird.

narration-hut = die { $tile }
narration-scoring-card = die Wertungskarte { $number }
narration-exchange-card = die Wechselstube für { $first } und { $second }
    .name = Wechselstube für { $first } und { $second }

category-wall = längste Mauer
category-moat = längster Graben
category-wall-and-moat = Mauer am Graben

## Eine Aufzeichnung prüfen

finding = Schritt { $step }: { $reason }
finding-variation = Variante { $variation }, Schritt { $step }: { $reason }

unchecked-key = Die Aufzeichnung hat keinen Schlüssel: Das Mischen ließ sich nicht prüfen.
unchecked-commitment = Die Aufzeichnung hat keine Festlegung: Der Schlüssel ließ sich nicht prüfen.
unchecked-rules = Die Partie wurde nach einer anderen Fassung der Regeln gespielt: Die Aktionen wurden nicht geprüft.
unchecked-hidden = Die Aufzeichnung hat Geheimnisse: Von da an ließ sie sich nicht prüfen.
unchecked-nonces = Der Server konnte einige seiner Zufallszahlen frei wählen: Er hätte mehrere Verteilungen durchprobieren können.
own-nonces = Plätze mit eigener Zufallszahl: { $seats }. Alle anderen folgen aus dem Geheimnis des Servers.
own-nonces-none = Kein Platz gab eine eigene Zufallszahl: Die Verteilung folgt allein aus dem Geheimnis des Servers.
