### The same deals for several people: duplicate matches.

## What the server refuses

server-refusal-contest-needs-account = Zum Mitmachen brauchst du ein Konto. Lege auf deiner Kontoseite eins an.
server-refusal-no-match = Dieses Match gibt es nicht.
server-refusal-match-needs-invitation = Für dieses Match brauchst du eine Einladung. Bitte um den Link.
server-refusal-match-closed = Dieses Match ist geschlossen: Niemand kann mehr beitreten oder eine Partie beginnen.
server-refusal-match-full = Dieses Match ist voll.
server-refusal-match-begun = Du hast schon gespielt und kannst dieses Match nicht mehr verlassen.
server-refusal-match-host-only = Das kann nur, wer dieses Match veranstaltet.
server-refusal-match-not-joined = Du spielst in diesem Match nicht mit. Tritt ihm zuerst bei.
server-refusal-match-played = Du hast alle Partien dieses Matches gespielt.
server-refusal-match-bots = Wähle für jeden anderen Platz einen Bot, der auf dieselben Aktionen gleich antwortet.
server-refusal-too-many-matches = Du machst bei vielen Matches mit. Beende zuerst einige davon.

## The list

web-nav-contests = Wettkämpfe
web-contests-lead = Dieselben Karten für alle: Es entscheidet das Können und nicht das Kartenglück.
web-contests-guest = Für Wettkämpfe brauchst du ein Konto.
web-contests-daily = Jeden Tag eine Partie, dieselbe für alle, die hier spielen.
web-contests-matches = Duplikat-Matches
web-contests-matches-about = Du und andere spielen dieselben Karten gegen dieselben Bots, jeder am eigenen Tisch und wann ihr wollt.
web-contests-matches-none = Du machst noch bei keinem Match mit.
web-contests-new-match = Neues Match
web-contests-match-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-contests-match-deals = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-contests-match-mine = Du hast { $played } von { $deals } gespielt
web-contests-over = Beendet

## Making a match

web-match-new-lead = Wähle, was gespielt wird. Alle, die du einlädst, bekommen dieselben Karten und dieselben Gegner.
web-match-deals = Zahl der Partien
web-match-opponents = Gegner
web-match-bot = Bot { $number }
web-match-open-for = Offen für
web-match-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
web-match-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-match-make = Lege das Match an

## A match

web-nav-duplicate = Duplikat-Match
web-match-against = Gegen { $bots }
web-match-until = Offen bis { $time }
web-match-was-until = Beendet: { $time }
web-match-join = Tritt dem Match bei
web-match-leave = Verlasse das Match
web-match-play = Spiele Partie { $number }
web-match-continue = Spiele Partie { $number } weiter
web-match-all-played = Du hast alle Partien gespielt. Die Ergebnisse sind zu sehen, sobald alle fertig sind oder die Zeit um ist.
web-match-close = Lass niemanden mehr beitreten
web-match-close-about = Dann endet das Match, sobald alle ihre Partien gespielt haben.
web-match-is-closed = Niemand kann mehr beitreten.
web-match-invite = Lade andere ein
web-match-invite-about = Mit diesem Link und einem Konto können alle beitreten.
web-match-players = Mitspielende
web-match-played = { $played } von { $deals } gespielt
web-match-host = Veranstaltet
web-match-mine = Deine Partien
web-match-deal = Partie { $number }
web-match-mine-margin = Vorsprung { $margin }, mit { $points } Punkten
web-match-mine-open = Nicht beendet
web-match-mine-lost = Vorzeitig beendet, zählt nicht
web-match-sealed = Bis das Match vorbei ist, sieht niemand, wie die anderen gespielt haben.
web-match-results = Ergebnisse
web-match-score = Wert
web-match-total = Summe der Vorsprünge
web-match-missed = nicht beendet
web-match-scoring = Wie wird gezählt?
web-match-scoring-about = Es zählt dein Vorsprung: deine Punkte weniger die deines besten Gegners. In jeder Partie wird dein Vorsprung mit dem aller anderen verglichen. Ein Unterschied von 1 ist 1 wert, von 3 ist er 2 wert, von 6 ist er 3 wert, von 10 ist er 4 wert und so weiter, höchstens 12. Eine Partie, die du nicht beendet hast, verliert 12. Dein Wert ist der Durchschnitt über die anderen, in Summe über alle Partien. Bei gleichem Wert entscheidet die Summe der Vorsprünge.
web-match-fair-about = Alle Karten folgen aus einer geheimen Zahl. Ihr SHA-256 ist von Anfang an zu sehen, die Zahl selbst, sobald das Match vorbei ist.
web-match-back = Zurück zum Match
web-sealed-contest = Andere spielen dieselben Karten noch. Partien und Ergebnisse sind zu sehen, sobald der Wettkampf es erlaubt.
web-match-link = Link zu diesem Match
