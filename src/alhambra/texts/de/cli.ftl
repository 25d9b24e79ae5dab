### What the command line says. $line, $file, $reason and the like are put in as they are.

## Help: commands

cli-help-app = Die Alhambra-Spielefamilie: simulieren, messen, Regeln nachschlagen, Aufzeichnungen ansehen und prüfen.
cli-help-sim = Bots viele Partien spielen lassen und die Ergebnisse zeigen.
cli-help-perft = Die Folgen von Aktionen ab einer Stellung zählen, um Engines zu vergleichen.
cli-help-bench = Messen, wie schnell die Engine auf diesem Rechner ist.
cli-help-rules = Eine Regel nachschlagen; ohne ID alle Regeln nach Kapiteln nennen.
cli-help-replay = Eine aufgezeichnete Partie Schritt für Schritt durchgehen oder als Bilder ausgeben.
cli-help-verify = Eine Aufzeichnung prüfen: jeden Schritt, alles Gezogene und das Ergebnis.
cli-help-static = Einen Ordner mit statischen Dateien schreiben, in dem man ohne Server spielt.

## Help: options

cli-help-version = Die Version anzeigen und ob die Engine kompiliert ist.
cli-help-json = Mit genau einem JSON-Objekt antworten.
cli-help-language = Die Sprache aller Texte; ohne Angabe die der Umgebung.
cli-help-game = alhambra, granada oder combined.
cli-help-modules = Module, durch Kommas getrennt: vizier, exchange, bonus, huts, sites.
cli-help-edition = family-box oder revised.
cli-help-players = Zwei bis sechs.
cli-help-option = Eine Option, die ein Spiel oder Modul vorsieht; kurz --NAME: --simplified ist Granadas vereinfachte Wertung (G-14).
cli-help-seed = Derselbe Startwert gibt dieselben Partien.
cli-help-games = Wie viele Partien.
cli-help-bots = Wer spielt: ein Name für alle Plätze oder für jeden einer, durch Kommas getrennt.
cli-help-records = Auch die Aufzeichnung jeder Partie in dieses Verzeichnis schreiben.
cli-help-depth = Wie viele Aktionen eine Folge hat.
cli-help-after = Erst nach so vielen zufälligen Aktionen beginnen.
cli-help-position = Stattdessen mit der Stellung in dieser Datei beginnen (- liest die Standardeingabe).
cli-help-divide = Zu jeder ersten Aktion die Anzahl zeigen.
cli-help-bench-games = Partien in einer Runde; ohne Angabe so viele, wie schnell gehen.
cli-help-rounds = Wie oft alles gemessen wird.
cli-help-sets = Jedes Spiel mit jeder Auswahl an Modulen mit dem Grundspiel vergleichen.
cli-help-rule-id = Die Nummer einer Regel, zum Beispiel A-12.
cli-help-rulings = Nur die Regeln, zu denen wir etwas entscheiden mussten, mit Begründung.
cli-help-search = Nur die Regeln, die diesen Text enthalten.
cli-help-record = Eine Datei mit einer aufgezeichneten Partie (- liest die Standardeingabe).
cli-help-step = Nur den Tisch nach diesem Schritt zeigen.
cli-help-which-game = Welche Partie einer Datei mit mehreren, von 1 an gezählt.
cli-help-export-svg = Den Tisch nach jedem Schritt als SVG-Datei in dieses Verzeichnis schreiben.
cli-help-export-html = Eine HTML-Seite schreiben, die die ganze Partie zeigt und nichts weiter braucht.
cli-help-static-folder = Der Ordner; was ein früherer dort hinterlassen hat, wird ersetzt.

## Errors

cli-interrupted = Abgebrochen.
cli-file = { $file }: { $reason }.
cli-usage = { $line } Siehe „{ $command } --help“.
cli-no-language = Es gibt keine Texte in „{ $language }“. Zur Wahl stehen { $languages }.
cli-bot-seats = { $players } Spieler brauchen einen Bot für alle Plätze oder { $players } Bots, nicht { $bots }.
cli-no-rule = Es gibt keine Regel „{ $id }“. „alhambra rules“ nennt alle.
cli-no-rule-but = Es gibt keine Regel „{ $id }“; gemeint ist vielleicht { $near }. „alhambra rules“ nennt alle.
cli-nothing-found = Keine Regel enthält „{ $word }“. „alhambra rules“ nennt alle.
cli-no-text = { $file } ist keine Textdatei. Nötig ist eine Datei mit einer aufgezeichneten Partie.
cli-no-position = { $file } enthält keine Stellung: Eine Stellung beginnt mit „setup:“, eine aufgezeichnete Partie mit „[“.
cli-no-step = Es gibt keinen Schritt { $step }: Die Partie hat die Schritte 0 bis { $last }.
cli-several-games = Die Datei enthält { $games } Partien: Wähle eine mit „--game 1“ bis „--game { $games }“.
cli-no-game = Es gibt keine Partie { $game }: Die Datei enthält die Partien 1 bis { $last }.
cli-static-no-client = Der Browser-Client ist nicht gebaut: „make static“ in einem Checkout baut alles (Node.js wird geholt, wenn es fehlt).
cli-static-no-runtime = Python für den Browser ist nicht da: „make static“ in einem Checkout holt es.
cli-static-done = { $folder } enthält das Spiel ohne Server, { $megabytes } MB: auf irgendeinen Webspace legen oder mit „python -m http.server -d { $folder }“ ausprobieren.

## Work in progress

cli-playing = Es wird gespielt
cli-counting = Es wird gezählt
cli-measuring = Es wird gemessen
cli-drawing = Es wird gezeichnet

## Headings of tables

cli-games = Partien
cli-seconds = Sekunden
cli-games-per-second = Partien je Sekunde
cli-actions-per-second = Aktionen je Sekunde
cli-listed-per-second = Aufgezählte Aktionen je Sekunde
cli-decisions-per-second = Entscheidungen je Sekunde aus Python
cli-clones-per-second = Kopien je Sekunde
cli-copied-tries-per-second = Aktionen je Sekunde, auf einer Kopie versucht
cli-undone-tries-per-second = Aktionen je Sekunde, versucht und zurückgenommen
cli-actions-per-game = Aktionen je Partie
cli-turns-per-game = Züge je Partie
cli-branching = Erlaubte Aktionen je Entscheidung
cli-longest-turn = Meiste Aktionen in einem Zug
cli-game-size = Speicher einer Partie
cli-seat = Platz
cli-bot = Bot
cli-mean-score = Punkte (Durchschnitt)
cli-wins = Siege
cli-median = Median
cli-lowest = Minimum
cli-highest = Maximum
cli-set = Spiel und Module
cli-ratio = Im Vergleich zum Grundspiel

## Answers

cli-perft = { $count ->
    [one] { $count } Folge
   *[other] { $count } Folgen
} von { $depth ->
    [one] { $depth } Aktion
   *[other] { $depth } Aktionen
} in { $seconds } s
cli-ruling = Entscheidung: { $ruling }
cli-valid = Gültig: { $steps ->
    [one] { $steps } Schritt, und der stimmt.
   *[other] { $steps } Schritte, und alle stimmen.
}
cli-sound = Kein Fehler gefunden in { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}.
cli-invalid = Ungültig.
cli-game-number = Partie { $number }

## Replay

cli-keys = → weiter, ← zurück, Bild ab und Bild auf zehn Schritte, Pos1 und Ende, q Schluss
cli-heading = Schritt { $step } von { $last }: { $text }
cli-comment = Kommentar: { $text }
cli-variation = Variante: { $steps }
cli-page-step = Schritt
cli-page-next = Nächster Schritt
cli-page-back = Voriger Schritt
cli-exported = Geschrieben: { $place }
cli-help-components = Ordner mit berichtigten Daten des Spielmaterials.
