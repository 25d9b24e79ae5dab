### Tournaments at tables of three or four.

## What the server refuses

server-refusal-no-tournament = Dieses Turnier gibt es nicht.
server-refusal-tournament-needs-invitation = Für dieses Turnier brauchst du eine Einladung. Bitte die Turnierleitung um den Link.
server-refusal-tournament-size = Turniere werden an Tischen zu dritt oder zu viert gespielt. Wähle eine dieser Zahlen.
server-refusal-tournament-needs-clock = Ein Turnier braucht eine Uhr, damit niemand endlos wartet. Wähle eine.
server-refusal-tournament-over = Dieses Turnier ist beendet.
server-refusal-tournament-full = Dieses Turnier ist voll.
server-refusal-tournament-no-bots = Bots und Programme können an diesem Turnier nicht teilnehmen.
server-refusal-tournament-no-abort = In einem Turnier kann eine Partie nicht einvernehmlich beendet werden. Spielt weiter, gib auf, oder bitte die Turnierleitung um eine Entscheidung.
server-refusal-tournament-phase = Das geht nicht, wie das Turnier gerade steht.
server-refusal-too-many-tournaments = Du machst bei vielen Turnieren mit. Warte, bis eins davon beendet ist.
server-refusal-arbiter-only = Das kann nur die Leitung dieses Turniers.
server-refusal-adjourned = Die Partie ist unterbrochen. Sie geht weiter, sobald die Turnierleitung es sagt.
server-refusal-arbiter-awaited = Die Turnierleitung kann noch zurückkommen. Warte: Wenn eine Zeit lang keine Runde beginnt, kann jemand aus dem Turnier es leiten.
server-refusal-no-player = Diese Person spielt in diesem Turnier nicht mit.
server-refusal-not-a-reserve = Nur Ersatzleute, die noch nicht gespielt haben, können jemanden ersetzen.
server-refusal-round-open = An einem Tisch dieser Runde wird noch gespielt. Warte darauf oder werte ihn nicht.
server-refusal-no-more-rounds = Alle Runden sind gespielt. Du kannst das Turnier beenden.
server-refusal-tournament-changed = Inzwischen ist jemand dazugekommen oder gegangen. Sieh nach, wer mitspielt, und starte die Runde noch einmal.
server-refusal-too-few-players = Für einen Tisch sind zu wenige da. Lade mehr Leute ein oder nimm Bots dazu.
server-refusal-too-many-bots = Es sind zu viele Bots: An jedem Tisch muss mindestens eine Person sitzen. Nimm einige heraus.
server-refusal-wrong-points = Gib die Punkte aller am Tisch an.

## The list, and making one

web-contests-tournaments = Turniere
web-contests-tournaments-about = Mehrere Runden an Tischen zu dritt oder zu viert, mit Tabelle und Turnierleitung, live oder über Tage.
web-contests-tournaments-none = Zurzeit gibt es kein Turnier.
web-contests-new-tournament = Neues Turnier
web-contests-all = Alle Wettkämpfe
web-nav-tournament = Turnier
web-tournament-new-lead = Du leitest das Turnier: Du startest die Runden und kannst selbst mitspielen.
web-tournament-name = Name
web-tournament-size = Personen an einem Tisch
web-tournament-kind = Paarung
web-tournament-swiss = Schweizer System
web-tournament-swiss-about = Wer ähnlich steht, spielt zusammen, und möglichst wenige treffen sich wieder.
web-tournament-round-robin = Alle gegen alle
web-tournament-round-robin-about = Alle treffen alle anderen möglichst gleich oft.
web-tournament-number = Runden
web-tournament-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
web-tournament-pace = Tempo
web-tournament-live = Live: je 15 Minuten und 20 Sekunden für jeden Zug
web-tournament-days = Über Tage: zwei Tage für jede Entscheidung
web-tournament-same-deals = Dieselben Karten an allen Tischen einer Runde
web-tournament-same-deals-about = Alle Tische einer Runde haben dieselben Karten. Niemand kann einer Runde zusehen oder sie nachspielen, bis alle Tische fertig sind.
web-tournament-own-deals-about = Jeder Tisch hat eigene Karten, und man kann zusehen.
web-tournament-bots = Bots können teilnehmen
web-tournament-bots-about = Die Turnierleitung kann Bots dazunehmen, und Programme können beitreten.
web-tournament-public = Offen für alle
web-tournament-public-about = Es wird hier aufgeführt. Sonst brauchen die Leute deinen Link.
web-tournament-make = Lege das Turnier an

## A tournament

web-tournament-link = Link zu diesem Turnier
web-tournament-phase-gathering = Anmeldung offen
web-tournament-phase-running = Läuft
web-tournament-phase-paused = Pausiert
web-tournament-phase-over = Beendet
web-tournament-round = Runde { $number }
web-tournament-round-of = Runde { $number } von { $rounds }
web-tournament-table = Tisch { $number }
web-tournament-to-table = Geh zu deinem Tisch { $number }
web-tournament-standings = Tabelle
web-tournament-score = Turnierpunkte
web-tournament-comparison = Vergleich
web-tournament-opponents = Gegner
web-tournament-in = Du spielst mit
web-tournament-reserve = Du bist Ersatz: Die Turnierleitung kann dich spielen lassen
web-tournament-join = Tritt dem Turnier bei
web-tournament-leave = Verlasse das Turnier
web-tournament-byes = In dieser Runde ohne Partie und mit dem Durchschnitt: { $names }
web-tournament-state-playing = Wird gespielt
web-tournament-state-adjourned = Unterbrochen
web-tournament-adjourned = Von der Turnierleitung unterbrochen.
web-tournament-state-over = Fertig
web-tournament-state-corrected = Berichtigt
web-tournament-state-decided = Entschieden
web-tournament-state-void = Nicht gewertet
web-tournament-forfeited = kampflos
web-tournament-play = Spiele
web-tournament-watch = Sieh zu
web-tournament-scoring-about = An einem Vierertisch gibt es 3, 2, 1 und 0 Punkte, an einem Dreiertisch 2, 1 und 0. Wer gleich steht, teilt. Ein Freilos und ein nicht gewerteter Tisch bringen den Durchschnitt. Bei Gleichstand entscheidet der Vergleich: dein Vorsprung gegen die Vorsprünge derer, die an anderen Tischen denselben Platz und dieselben Karten hatten, nach der Skala der Duplikat-Matches. Dann zählen die Turnierpunkte deiner Gegner, dann deine Punkte in allen Partien.
web-tournament-fair-about = Alle Karten folgen aus einer geheimen Zahl. Ihr SHA-256 ist von Anfang an zu sehen, die Zahl selbst, sobald das Turnier vorbei ist.

## The arbiter

web-tournament-arbiter = Turnierleitung
web-tournament-start = Starte Runde { $number }
web-tournament-pause = Mach Pause
web-tournament-resume = Mach weiter
web-tournament-end = Beende das Turnier
web-tournament-bot = Bot
web-tournament-add-bot = Nimm diesen Bot dazu
web-tournament-fill = Fülle mit { $count } davon auf
web-tournament-missing = { $count ->
    [one] Mit einer weiteren Person setzt niemand aus.
   *[other] Mit { $count } weiteren Personen setzt niemand aus.
}
web-tournament-withdraw = Nimm heraus
web-tournament-admit = Lass mitspielen
web-tournament-hand-over = Übergib die Leitung
web-tournament-hand-over-sure = Wirklich abgeben?
web-tournament-lead = Leite das Turnier
web-tournament-lead-about = Seit langem hat keine Runde begonnen. Du kannst die Leitung übernehmen.
web-tournament-replace = Ersetze
web-tournament-in-place-of = { $name } übernimmt den Platz von
web-tournament-status-reserve = Ersatz
web-tournament-status-out = Ausgeschieden
web-tournament-correct = Berichtige
web-tournament-correct-about = Lass das Feld leer, wenn jemand kampflos verloren hat.
web-tournament-adjourn = Unterbrich
web-tournament-go-on = Mach weiter
web-tournament-decide = Entscheide
web-tournament-decide-about = Die Partie endet jetzt. Gib allen ihre Punkte; lass das Feld leer, wenn jemand kampflos verliert.
web-tournament-void = Werte nicht
web-tournament-save = Speichere die Punkte
