### Berichte über viele Spiele. $file und dergleichen werden unverändert eingesetzt.

cli-help-decisions = Partien spielen lassen und jede Entscheidung als Parquet schreiben, um daraus zu lernen.
cli-help-decisions-file = Wohin geschrieben wird, was der Spieler sah, tun konnte und wählte und wie es ausging.
cli-help-report = Ergebnisse von Simulationen und Arenen als Seite mit Diagrammen oder als Parquet ausgeben.
cli-help-report-files = Dateien mit Ergebnissen, wie „sim --results“ und „arena --results“ sie schreiben; mit der ersten werden die anderen verglichen.
cli-help-report-html = Eine einzige HTML-Seite schreiben, die sonst nichts braucht.
cli-help-report-parquet = Alle Partien in diese Datei schreiben, für pandas, polars und dergleichen.
cli-help-sim-results = Das Ergebnis jeder Partie in diese Datei schreiben (JSON Lines), für „alhambra report“.
cli-help-study = Eine fertige Studie durchführen; ohne Namen werden sie aufgezählt.
cli-help-study-name = Welche Studie.
cli-help-study-games = Partien je Stichprobe; ohne Angabe so viele wie hinter den Zahlen der Dokumentation.
cli-help-study-out = Ergebnisse und Bericht in dieses Verzeichnis schreiben.

cli-decisions = Entscheidungen
cli-sample = Stichprobe

refusal-no-study = Es gibt keine Studie „{ $name }“: Die Studien sind { $names }.
refusal-no-sample = { $file } enthält keine Ergebnisse: Nimm eine Datei, die „sim --results“ oder „arena --results“ geschrieben hat.

study-seats = Ist es wichtig, wer beginnt? Zwei bis sechs gleich starke Spieler.
study-modules = Was ändert jedes Modul? Dieselben Bots mit ihm und ohne es.
study-points = Woher kommen die Punkte, und was sind eine Mehrheit und eine Mauerkante wert?
study-ladder = Wie stark ist jeder Bot? Jeder gegen jeden.

report-title = Bericht
report-games-of = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
report-trouble = Partien ohne Ende: { $endless }. Fehler externer Programme: { $faults }.
report-forfeited = { $games ->
    [one] Eine Partie wurde kampflos verloren. Sie zählt in der Tabelle der Stärke als verloren und in allen anderen Zahlen nicht, denn dort spielte „novice“ weiter.
   *[other] { $games } Partien wurden kampflos verloren. Sie zählen in der Tabelle der Stärke als verloren und in allen anderen Zahlen nicht, denn dort spielte „novice“ weiter.
}
report-comparison = Die Stichproben nebeneinander
report-sample = Stichprobe
report-difference = Abstand zur ersten
report-spread = Streuung
report-turns = Züge
report-actions = Aktionen
report-ratings = Wie stark ist jeder Bot?
report-bot = Bot
report-games = Partien
report-wins = Siege
report-interval = 95 %
report-points = Punkte
report-margin = Abstand
report-order = Wie oft gewinnt, wer als Wievielter am Zug ist?
report-order-first = Startspieler
report-order-later = { $number }. nach dem Startspieler
report-order-even = Wie oft würde jeder Platz gewinnen, wenn alle gleich viele Karten bekämen? (Ein Modell, das Reihenfolge und Karten zusammen abwägt.)
report-card-worth = Mit jeder Karte mehr am Anfang wird die Aussicht auf den Sieg, verglichen mit den anderen, { $factor } Mal so groß.
report-hands = Wie oft gewinnt eine Starthand mit so vielen Karten?
report-hand = { $number } Karten
report-distribution = Wie viele Punkte?
report-sources = Woher kommen die Punkte? (Punkte je Spieler)
report-scoring = Wertung { $number }
report-scoring-1 = Wertung 1
report-scoring-2 = Wertung 2
report-scoring-3 = Wertung 3
report-majorities = Was ist eine Mehrheit wert?
report-majorities-how = Punkte für den, der allein die meisten Gebäude einer Art hat, und wie oft gewinnt, wer sie am Ende hat.
report-type = Art
report-leader-wins = Siege
report-borders = Was ist eine Mauerkante wert?
report-borders-how = Kanten des längsten Stücks im Mittel; wie oft gewinnt, wer am Ende das längste hat; und um wie viele Punkte der Vorsprung mit jeder Kante wächst, die man mehr hat als die anderen.
report-border = Mauer oder Graben
report-longest-wins = Siege
report-per-edge = Vorsprung je Kante
report-lengths = Wie lang ist eine Partie?
report-length = Im Mittel { $turns } Züge und { $actions } Aktionen; zwischen { $shortest } und { $longest } Zügen.
report-source = Quelle
report-points-interval = Punkte je Partie (95 %)
report-versus = Wer schlägt wen?
report-versus-how = Wie oft der erste Bot besser platziert ist, wenn beide mitspielen, und wie viele Punkte er bei derselben Kartenverteilung mehr hat (95 %). p ist die Wahrscheinlichkeit eines solchen Abstands zwischen gleich starken Bots.
report-opponent = Gegner
report-better = Besser platziert
report-paired-margin = Punkte mehr
report-p = p
report-luck = Glück oder Können?
report-luck-of = Von den Unterschieden der Punkte kommen { $bots } von den Spielern, { $deals } von Karten und Platz, die für alle gleich sind, die sie bekommen, und { $rest } vom Verlauf der Partie.
report-leads = Wie oft gewinnt ein Vorsprung nach Wertung { $number }? (Punkte vor dem besten Gegner)
report-lead-below = Weniger als { $points }
report-lead-above = { $points } oder mehr
report-lead-between = { $low } bis { $high }
report-deeds = Wie zahlen sie und wie bauen sie um?
report-deeds-how = Je Partie und Spieler: gekaufte Plättchen, Anteil der passend bezahlten, Geld, das verloren ging, weil es kein Wechselgeld gibt, und Umbauten.
report-bought = Gekaufte Plättchen
report-exact = Passend bezahlt
report-overpaid = Zu viel bezahlt
report-redesigns = Umbauten
report-tiles = Was ist jedes Plättchen wert?
report-tiles-how = Wie oft gewinnt, wer es am Ende im Palast hat, und wie viele Punkte dieser Spieler über dem Mittel des Tisches liegt. Starke Spieler kaufen bessere Plättchen, es ist also nicht allein das Verdienst des Plättchens.
report-tile = Plättchen
report-price = Preis
report-above = Punkte über dem Mittel
