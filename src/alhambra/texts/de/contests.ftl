### The same deal for everybody: the deal of the day.

## What the server refuses

server-refusal-sealed = Andere spielen dieselben Karten noch. Die Partien sind zu sehen, sobald der Tag vorbei ist.
server-refusal-sealed-table = Andere spielen dieselben Karten noch: Bis dahin kann niemand zusehen.
server-refusal-sealed-no-hints = Hier gibt es keine Tipps: Andere bekommen dieselbe Stellung.
server-refusal-sealed-no-rematch = Diese Partie zählt einmal, deshalb gibt es keine Revanche. Eröffne stattdessen einen neuen Tisch.
server-refusal-daily-open = Diese Partie läuft noch. Die Ergebnisse sind zu sehen, sobald der Tag vorbei ist.
server-refusal-daily-needs-account = Für die Partie des Tages brauchst du ein Konto. Die Partien vergangener Tage stehen allen offen.
server-refusal-no-day = Für diesen Tag gibt es nichts.

## The page

web-nav-daily = Partie des Tages
web-daily-lead = Dieselben Karten und dieselben Gegner für alle. Du hast einen Versuch, und der größte Vorsprung gewinnt.
web-daily-today = Heute
web-daily-against = Gegen { $bots }
web-daily-left = Offen bis { $time }
web-daily-play = Spiele die Partie des Tages
web-daily-continue = Spiele deine Partie weiter
web-daily-guest = Lege ein Konto an, um die Partie des Tages zu spielen: Alle haben einen Versuch. Die Partien vergangener Tage stehen dir schon jetzt offen.
web-daily-mine = Dein Vorsprung: { $margin }, mit { $points } Punkten. Deinen Platz erfährst du, wenn der Tag vorbei ist.
web-daily-gone = Du hast deinen Versuch für heute verbraucht: Die Partie endete vorzeitig.
web-daily-finished = { $count ->
    [0] Noch niemand hat sie beendet.
    [one] Eine Person hat sie beendet.
   *[other] { $count } Personen haben sie beendet.
}
web-daily-sealed = Partien und Rangliste sind zu sehen, sobald der Tag vorbei ist.
web-daily-past = Vergangene Tage
web-daily-margin = Vorsprung
web-daily-points = Punkte
web-daily-watch = Nachspielen
web-daily-best = Sieh dir die beste Partie an
web-daily-none = Niemand hat diese Partie beendet.
web-daily-again = Spiele diese Partie außer Wertung
web-daily-fair = Ist das fair?
web-daily-fair-about = Die Karten eines Tages folgen aus einer geheimen Zahl. Ihr SHA-256 ist das Geheimnis des Tages davor: Der Server konnte sie also nicht nachträglich ändern, und niemand sonst konnte sie kennen.
web-daily-commitment = SHA-256 des Geheimnisses
web-daily-secret = Geheimnis
web-sealed = Andere spielen dieselben Karten noch. Partien und Rangliste sind zu sehen, sobald der Tag vorbei ist.

## Puzzles

server-refusal-no-puzzle = Diese Aufgabe gibt es nicht.
server-refusal-no-puzzle-table = Diese Aufgabe steht nicht an diesem Tisch.
server-refusal-no-more-puzzles = Du hast alle diese Aufgaben versucht. Wähle ein anderes Thema.
server-refusal-too-many-puzzles = Du hast viele Aufgaben geöffnet. Warte einen Moment.
puzzle-theme-exact = Passend zahlen
puzzle-theme-wall = Außenmauer
puzzle-theme-majority = Mehrheit
puzzle-theme-redesign = Umbau
puzzle-theme-denying = Wegnehmen
puzzle-theme-money = Geld
web-nav-puzzles = Aufgaben
web-puzzles-lead = Echte Stellungen, in denen ein Zug klar der beste ist. Spiele ihn am Tisch und sieh, was der stärkste Bot dazu sagt.
web-puzzles-today = Aufgabe des Tages
web-puzzles-next = Nächste Aufgabe
web-puzzles-start = Löse eine Aufgabe
web-puzzles-solve = Löse sie
web-puzzles-tried = schon versucht
web-puzzles-themes = Nach Thema
web-puzzles-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
web-puzzles-rating = Wertungszahl { $rating }
web-puzzles-mine = Deine Wertungszahl für Aufgaben: { $rating }. Gelöst: { $solved } von { $tries }.
web-puzzles-new = Dein erster Versuch an jeder Aufgabe zählt für deine Wertungszahl.
web-puzzle = Aufgabe
web-puzzle-task = Du bist am Zug. Spiele den besten Zug, den du findest: Die Aufgabe endet mit deinem Zug.
web-puzzle-give-up = Zeige die Lösung
web-puzzle-again = Versuche es noch einmal
web-puzzle-all = Alle Aufgaben
web-puzzle-solved = Gelöst! Das ist der beste Zug.
web-puzzle-placing = Die richtige Idee, aber es gibt eine bessere Art zu platzieren oder zu zahlen.
web-puzzle-other = Es gibt einen besseren Zug.
web-puzzle-given-up = Das war der beste Zug.
web-puzzle-gap = Der nächstbeste Zug ist { $gap } Punkte weniger wert.
web-puzzle-moved = Deine Wertungszahl für Aufgaben: { $before } → { $after }
web-puzzle-uncounted = Du hattest diese Aufgabe schon versucht, deshalb bleibt deine Wertungszahl gleich.

## The command

cli-help-puzzles = Aufgaben erstellen: Stellungen, in denen ein Zug klar der beste ist.
cli-help-puzzles-file = Die Datei, die geschrieben wird (Zeilen in JSON, mit gzip komprimiert).
cli-help-puzzles-records = Beendete Partien, in denen auch gesucht wird.
cli-help-puzzles-most = So viele Aufgaben höchstens schreiben (Vorgabe: alle, die gefunden werden).
cli-help-puzzles-set = Was die Bots spielen, in Notation: „alhambra family-box 3“. Kann mehrmals angegeben werden (Vorgabe: eine Mischung).
cli-help-puzzles-confirm = Eine Datei mit Aufgaben, deren Stellungen zuerst nochmals angesehen werden: Solche, in denen ein Zug noch immer klar der beste ist, werden auch geschrieben.
cli-puzzles = Aufgaben
cli-puzzles-confirming = Bestätigen
cli-no-puzzles = { $file } enthält keine Aufgaben: Nenne eine Datei, die „alhambra puzzles“ geschrieben hat.
cli-puzzles-level = Stufe { $level }
