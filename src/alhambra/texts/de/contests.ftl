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
web-daily-mine = Dein Vorsprung: { $margin }, mit { $points } Punkten. Platz bisher: { $rank }.
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
