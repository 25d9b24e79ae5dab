### Die Seiten um das Spiel: Startseite, neuer Tisch, Beitreten, Aufzeichnungen, Personen, Einstellungen, Regeln, Einführung.

## Überall

web-pages-cancel = Abbrechen
web-pages-copy = Kopieren
web-pages-copied = Kopiert.
web-pages-saved = Gespeichert.
web-pages-loading = Einen Moment …
web-pages-no-answer = Der Server antwortet nicht. Besteht eine Verbindung?
web-pages-guest = Gast { $number }
web-rated = Gewertet
web-pages-seat-open = freier Platz
web-pages-seat-bot = Bot
web-pages-seat-local = an diesem Gerät
web-pages-seat-you = du
web-phase-gathering = wartet auf Mitspieler
web-phase-dealing = wird ausgeteilt
web-phase-playing = läuft
web-phase-over = beendet
web-phase-aborted = abgebrochen
web-count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## Startseite

web-waiting = Der Tisch wird gedeckt …
web-lobby-title = Baue deine eigene Alhambra
web-lobby-lead = Gärten, Türme und Arkaden, vier Währungen und eine lange Mauer. Spiele gegen Bots, mit Freunden an einem Gerät oder online.
web-lobby-play-now = Sofort spielen
web-lobby-game = Spiel
web-lobby-opponents = Gegner
web-lobby-players = Spieler
web-lobby-new = Neuer Tisch …
web-lobby-learn = Spiel lernen
web-lobby-first = Zum ersten Mal hier?
web-lobby-first-about = Kurze Lektionen an einem echten Tisch zeigen dir das Spiel in einer Viertelstunde.
web-lobby-mine = Deine Partien
web-lobby-my-turn = du bist dran
web-lobby-none-mine = Gerade läuft keine Partie. Ein Klick startet eine.
web-lobby-open = Offene Tische
web-lobby-none-open = Im Augenblick sucht niemand Mitspieler.
web-lobby-more = { $count ->
    [one] Ein weiterer Tisch
   *[other] { $count } weitere Tische
}
web-lobby-invited = Wurdest du eingeladen?
web-lobby-invited-example = Link hier einfügen
web-lobby-invited-wrong = Das ist kein Link zu einem Tisch.
web-lobby-join = Beitreten
web-lobby-records = Beendete Partien
web-lobby-all-records = Alle Aufzeichnungen, auch aus Dateien
web-lobby-back = Willkommen zurück, { $name }
web-lobby-back-turn = Du bist am Zug
web-lobby-continue = Spiele weiter
web-lobby-position = Dein Palast
web-lobby-deciding = am Zug
web-lobby-rating = Wertungszahl
web-lobby-left = noch { $time }
web-lobby-host = eröffnet von { $name }
web-lobby-sit = Setze dich
web-lobby-order = Reihenfolge
web-lobby-order-wanted = Wenigste freie Plätze zuerst
web-lobby-order-newest = Neueste zuerst
web-lobby-live = Partien zum Zuschauen
web-lobby-none-live = Im Augenblick läuft keine öffentliche Partie.
web-lobby-spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
web-lobby-you-watch = du schaust zu

## Ein neuer Tisch

web-new-what = Spiel
web-new-who = Spieler
web-new-how = Optionen
web-new-edition = Ausgabe
web-new-modules = Module
web-new-more = Mehr dazu
web-new-explain-game = Wie { $game } gespielt wird
web-new-not-with = Nicht mit „{ $game }“.
web-new-seat = Platz { $number }
web-new-seat-person = Jemand, den ich einlade
web-new-seat-local = Jemand an diesem Gerät
web-new-seat-bot = Ein Bot
web-new-seat-person-about = Bleibt frei, bis sich jemand setzt.
web-new-seat-name = Name von Spieler { $number }
web-new-seat-which = Bot auf Platz { $number }
web-new-up = Platz { $number } nach oben
web-new-down = Platz { $number } nach unten
web-new-ages = Bei Gleichstand beginnt der Jüngste
web-new-ages-label = Alter in der Reihenfolge der Plätze
web-new-ages-about = Entscheidet nur, wer beginnt, wenn zwei gleich viele Karten mit demselben Gesamtwert haben (A-5).
web-new-clock = Bedenkzeit
web-clock-none = Ohne Uhr
web-clock-none-about = Lasst euch Zeit.
web-clock-fischer = Minuten
web-clock-fischer-about = Minuten für die ganze Partie, dazu Sekunden für jeden Zug.
web-clock-days = Tage
web-clock-days-about = Tage für jeden Zug; ihr müsst nicht gleichzeitig da sein.
web-clock-fischer-words = { $minutes } min + { $seconds } s je Zug
web-clock-days-words = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}
web-new-minutes = Minuten
web-new-increment = Zusätzliche Sekunden je Zug
web-new-days = Tage je Zug
web-new-window = Sekunden zum Antworten
web-new-window-about = Werden mehrere zugleich gefragt (Wesire, Bonuskarten), gilt keine Antwort in dieser Zeit als Nein.
web-new-private = Privater Tisch
web-new-private-about = Nur wer den Link hat, kann ihn sehen.
web-new-aids = Mit Hilfen
web-new-no-aids = Ohne Hilfen
web-new-aids-about = Mehrheiten, erwartete Punkte, Tipps eines Bots.
web-new-undo = Zurücknehmen erlaubt
web-new-no-undo = Ohne Zurücknehmen
web-new-undo-about = Solange nichts Neues aufgedeckt wurde und niemand sonst gehandelt hat.
web-new-takeover = Ein Bot übernimmt, wenn die Zeit um ist
web-new-takeover-about = Sonst hat verloren, wessen Zeit abgelaufen ist.
web-new-rated-about = Zählt für die Wertungszahlen aller Konten am Tisch. Wertungszahlen sind öffentlich.
web-new-rated-guest = Nur mit Konto. Wähle oben deinen Namen, um eines anzulegen.
web-new-open = Tisch eröffnen
web-new-deal = Austeilen

## Spiele und Module erklärt

web-explain-alhambra = In deinem Zug nimmst du Geld, kaufst ein Gebäude in der Währung seines Feldes oder baust deine Alhambra um. Wer passend zahlt, ist noch einmal dran. In drei Wertungen zählen die meisten Gebäude jeder der sechs Arten und die Länge der Außenmauer. Etwa eine Stunde zu dritt.
web-explain-granada = Dieselben Aktionen, aber jedes Plättchen hat zwei Seiten mit verschiedenen Gebäuden: Du kaufst die eine und darfst gegen Gebühr die andere bauen. Gräben ersetzen Mauern, und eine Mehrheit ist umso mehr wert, je mehr alle von ihrer Art gebaut haben.
web-explain-combined = Alhambra und Stadt wachsen nebeneinander aus einem Bauhof mit zwei Plättchen je Feld. Sie dürfen sich nur berühren, wo Mauer auf Graben trifft, und jede gemeinsame Kante bringt 2 Punkte mehr. Ein langes Spiel: Rechnet mit zwei Stunden.
web-explain-vizier = Zwischen zwei Zügen darf dein Wesir ein Plättchen für dich kaufen, wenn du passend zahlst. Danach ist er inaktiv, bis du ihn mit einer Aktion wieder aktivierst. So bleiben alle dabei, auch wenn andere am Zug sind.
web-explain-exchange = Sechs Karten tauchen unter dem Geld auf, jede mit zwei Währungen. Wer eine hat, darf die beiden bei einem Kauf mischen: gut für passende Zahlungen.
web-explain-bonus = Du bekommst geheime Karten, jede für eines der zehn Plättchen ohne Mauer. Baust du genau dieses Plättchen, darfst du die Karte zeigen, und sie zählt als ein weiteres Gebäude.
web-explain-huts = Bauhütten sind kostenlos: Eine zu nehmen ist eine Aktion. In einer Wertung zählt sie für jeden Nachbarn ihrer Farbe ohne Mauer dazwischen wie ein Gebäude. Niemand besitzt mehr als drei.
web-explain-sites = Du darfst jedes Plättchen zum halben Preis kaufen, doch dann ist es nur eine Baustelle: Fertigstellen kannst du sie zum vollen Preis in einer Währung, die du geheim wählst. Jede Baustelle deiner Alhambra, die am Ende nicht fertig ist, kostet dich alles Geld in ihrer Währung.

## Beitreten

web-join-host = { $name } leitet diesen Tisch.
web-join-seats = Plätze
web-join-sit = Hier setzen
web-join-local = Jemand an diesem Gerät
web-join-bot = Ein Bot
web-join-leave = Platz verlassen
web-join-clear = Platz freigeben
web-join-start = Austeilen
web-join-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-join-ready = Alle sind da. { $name } kann austeilen.
web-join-invite = Andere einladen
web-join-invite-about = Schicke diesen Link oder lass den Code scannen.
web-join-link = Link zu diesem Tisch
web-join-qr = Der Link zu diesem Tisch als QR-Code
web-join-home = Dieser Link gilt nur auf diesem Gerät. Um andere einzuladen, öffne diese Seite unter der Adresse, die dieser Rechner in eurem Netz hat.
web-join-options = Optionen
web-join-rules = Regeln lesen

## Aufzeichnungen

web-records-lead = Jede beendete Partie lässt sich Schritt für Schritt nachspielen, analysieren und anders fortsetzen.
web-records-load = Datei öffnen
web-records-file = Wähle eine Aufzeichnung (.alh)
web-records-file-about = Du kannst sie auch hier ablegen.
web-records-own = Deine beendeten Partien
web-records-none = Du hast noch keine Partie beendet.
web-records-more = Weitere Partien

## Nachspielen

web-replay-deal = Es wird ausgeteilt.
web-replay-controls = Schritte und Punkte
web-replay-graph = Was das Diagramm zeigt
web-replay-graph-chance = Gewinnchance
web-replay-graph-lead = Vorsprung
web-replay-slider = Schritt
web-replay-steps = Die Schritte der Partie
web-replay-first = Zum Austeilen
web-replay-turn-back = Einen Zug zurück
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt vor
web-replay-turn-forward = Einen Zug vor
web-replay-last = Zum Ende
web-replay-keys = Tasten: ← → ein Schritt, mit Umschalt ein Zug
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-see = Verdeckte Karten sehen von
web-replay-see-none = niemandem
web-replay-share = Teilen
web-replay-link = Link zu diesem Schritt
web-replay-for-all = Wer diesen Link hat, kann die Partie sehen.
web-replay-for-invited = Der Tisch war privat. Dieser Link enthält die Einladung: Wer ihn hat, kann die Partie sehen.
web-replay-file = Diese Partie stammt aus einer Datei: Gib die Datei weiter.
web-replay-download = Aufzeichnung herunterladen
web-replay-sheets = Wertungsblatt
web-whatif-about = Spiele von hier aus gegen Bots weiter. Was niemand wissen konnte, wird neu verteilt.
web-whatif-before = Beginnt vor dieser Aktion: Finde eine bessere.
web-whatif-sign = Was wäre wenn? Diese Partie zählt nicht.
web-whatif-back = Zurück zum Nachspielen
web-whatif-seat = Spielen als
web-analysis = Analyse
web-analysis-about = Ein Bot sieht sich jede Aktion an und sagt, was er getan hätte; was verschenkt wurde, steht als Teil der Gewinnchance dabei.
web-analysis-bot = Wer analysiert
web-analysis-start = Analysieren
web-analysis-progress = { $done } von { $of } Aktionen
web-analysis-none = Der Bot hat keinen Fehler gefunden.
web-analysis-largest = Die größten Fehler
web-judgement-blunder = grober Fehler
web-judgement-inaccuracy = Ungenauigkeit
web-judgement-mistake = Fehler

## Fairness

web-fair = Wurde ehrlich ausgeteilt?
web-fair-about = Dein Browser rechnet alles selbst nach, allein aus der Aufzeichnung: Du musst niemandem glauben.
web-fair-check = Nachprüfen
web-fair-yes = Ja: Alles, was sich prüfen lässt, stimmt.
web-fair-no = Nein: Etwas stimmt nicht.
web-fair-unknown = Die Aufzeichnung sagt nicht, wie gemischt wurde; es gibt nichts zu prüfen.
web-fair-no-record = Diese Aufzeichnung ist nicht lesbar.
web-fair-is-yes = stimmt
web-fair-is-no = stimmt nicht
web-fair-is-unknown = unbekannt
web-fair-commitment = Das Geheimnis des Servers ist das, auf das er sich vor dem Austeilen festgelegt hat.
web-fair-nonces = Die Zahlen der Spieler sind die, auf die sie sich festgelegt haben.
web-fair-own = Die Zahl dieses Browsers ist darunter.
web-fair-key = Der Schlüssel für alles Mischen entstand aus dem Geheimnis und diesen Zahlen.
web-fair-shuffles = Jede Karte und jedes Plättchen kam in der Reihenfolge, die dieser Schlüssel ergibt.
web-fair-draws = { $count } Ziehungen aus { $supplies } Vorräten wurden verglichen.
web-fair-difference = Schritt { $step }: Der Schlüssel ergibt { $expected }, die Aufzeichnung sagt { $found }.
web-fair-seats = Plätze mit eigener Zufallszahl: { $seats }. Alle anderen folgen aus dem Geheimnis des Servers.
web-fair-no-seats = Kein Platz gab eine eigene Zufallszahl: Die Verteilung folgt allein aus dem Geheimnis des Servers.
web-fair-reserved = Der Server konnte einige seiner Zufallszahlen frei wählen: Er hätte mehrere Verteilungen durchprobieren können.

## Wertungszahlen und Personen

web-ratings-lead = Wie stark alle sind, aus allen gewerteten Partien.
web-ratings-rank = Rang
web-ratings-name = Name
web-ratings-value = Wertungszahl
web-ratings-range = Wahrscheinlich zwischen
web-ratings-games = Partien
web-ratings-none = Noch hat niemand eine gewertete Partie gespielt.
web-ratings-about = 100 Punkte Vorsprung bedeuten zu zweit etwa 64 Siege in 100 Partien. Je mehr Partien, desto enger der Bereich.
web-person-unrated = Noch keine gewerteten Partien.
web-person-games = Beendete Partien
web-person-no-games = Noch keine beendeten Partien.
web-person-won = gewonnen

## Konto

web-account-lead-guest = Du bist Gast: Dieser Browser kennt dich, sonst niemand. Zum Spielen genügt das.
web-account-lead-account = Du hast ein Konto und kannst dich überall anmelden.
web-account-who = Dein Name
web-account-name = Andere sehen dich als
web-account-name-guest = Gäste dürfen gleich heißen, Konten nicht.
web-account-name-account = Mit diesem Namen meldest du dich auch an.
web-account-save = Speichern
web-account-page = Deine Seite
web-account-sign-out = Abmelden
web-account-make = Konto anlegen
web-account-why = Mit einem Konto kannst du an mehreren Geräten und in gewerteten Partien spielen. Alles bisher Gespielte behältst du. Eine E-Mail-Adresse ist nicht nötig.
web-account-sign-name = Name
web-account-password = Passwort
web-account-new-password = Neues Passwort
web-account-password-about = Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.
web-account-elsewhere = Anmelden
web-account-sign-in = Anmelden
web-account-forgotten = Passwort vergessen
web-account-recovery = Wiederherstellungscode
web-account-recovery-once = Schreib dir das auf und bewahre es gut auf: Damit kannst du ein neues Passwort setzen. Es wird nur jetzt gezeigt.
web-account-sessions = Wo du angemeldet bist
    .this = dieser Browser
    .program = Programm
    .since = seit { $day }
    .end = Dort abmelden
    .end-others = Überall sonst abmelden
web-account-password-change = Passwort ändern
    .old = Bisheriges Passwort
    .new = Neues Passwort
    .changed = Das Passwort ist geändert; andere Browser sind abgemeldet.
web-account-programs = Programme und Nachrichten
web-account-webhook = Diese Adresse benachrichtigen, wenn ich dran bin
web-account-webhook-about = Eine Webadresse, die eine kurze Nachricht erhält. Leer lassen, wenn du keine willst.
web-account-token = Ein Token für
web-account-token-about = Mit einem Token kann ein Programm von dir unter deinem Namen spielen.
web-account-token-make = Token anlegen
web-account-token-once = Hier ist das Token. Es wird nur jetzt gezeigt.
web-account-token-drop = Widerrufen
web-account-data = Deine Daten
web-account-data-about = Was über dich gespeichert ist, gehört dir. Du kannst es herunterladen oder löschen lassen.
web-account-data-get = Alles herunterladen
web-account-forget = Meine Daten löschen …
web-account-forget-about = Name, Konto und Token werden endgültig gelöscht. Gespielte Partien bleiben, unter „jemand“. Das lässt sich nicht rückgängig machen.
web-account-forget-yes = Meine Daten löschen

## Einstellungen

web-settings-lead = Diese Einstellungen gelten für dieses Gerät und werden sofort gespeichert.
web-settings-look = Aussehen
web-settings-language = Sprache
web-settings-language-auto = Wie der Browser
web-settings-theme = Design
web-settings-theme-auto = Wie das System
web-settings-theme-light = Hell
web-settings-theme-dark = Dunkel
web-settings-palette = Farben
web-settings-palette-standard = Standard
web-settings-palette-colour-blind = Für Farbenblinde
web-settings-play = Spielen
web-settings-ask-end = Vor dem Ende eines Zugs fragen
web-settings-ask-end-about = Sonst gilt schon der Knopf, der die Aktion ausführt, als Bestätigung.
web-settings-speed = Tempo des Spiels
web-settings-speed-about = Wie schnell die Züge der anderen, die Wertungen und alles, was sich bewegt, gezeigt werden.
web-settings-speed-off = sofort
web-settings-speed-fast = schnell
web-settings-speed-normal = normal
web-settings-speed-slow = ruhig
web-settings-aids = Hilfen zeigen
web-settings-aids-about = Mehrheiten, erwartete Punkte und die längste Mauer, wo der Tisch es erlaubt.
web-settings-hint-bot = Tipps kommen von
web-settings-signals = Signale
web-settings-sound = Töne
web-settings-sound-about = Karten, Münzen, Plättchen, Wertungen, die Uhr und ein Zeichen, wenn du dran bist.
web-settings-title = Tab kennzeichnen, wenn ich dran bin
web-settings-title-about = Der Fenstertitel zeigt es an.
web-settings-notify = Benachrichtigungen zeigen, solange dieses Fenster im Hintergrund ist
web-settings-notify-about = Wenn du dran bist, eine Partie gefunden ist oder dich jemand einlädt. Für ein geschlossenes Fenster: siehe dein Konto.
web-settings-access = Barrierefreiheit
web-settings-text-mode = Textmodus
web-settings-text-mode-about = Der Tisch als Überschriften, Listen und Verlauf, gespielt durch Tippen: für Screenreader gemacht.
web-settings-shortcuts-about = Das Menü am Tisch zählt die Tasten auf.
web-settings-access-about = Alles geht auch mit der Tastatur.
web-settings-secure = Diese Verbindung ist sicher: Das Spiel lässt sich über das Menü des Browsers installieren.
web-settings-plain = Diese Verbindung ist unverschlüsselt, wie zu Hause üblich. Alles geht, nur nicht, das Spiel als App zu installieren.

## Regeln

web-rules-lead = Alle Regeln mit Nummern und unsere Entscheidungen, wo die gedruckten Regeln etwas offenlassen.
web-rules-search = Suchen
web-rules-chapters = Kapitel
web-rules-contents = In diesem Kapitel
web-rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
web-rules-ruling = Unsere Entscheidung:
web-picture-fountain = Der Löwenbrunnen ist nach allen Seiten offen: Überall kann angebaut werden.
web-picture-market = Ein Bauhof: vier Felder, jedes mit seiner Währung.
web-picture-money = Eine Karte von jeder Währung.
web-picture-scoring-cards = Die beiden Wertungskarten.
web-picture-alike = Erlaubt: offen an offen.
web-picture-unlike = Nicht erlaubt: Mauer an offener Seite.
web-picture-walk = Erlaubt: Das Plättchen hinter der Mauer ist außen herum erreichbar.
web-picture-no-walk = Nicht erlaubt: Kein Weg führt hinter die Mauer.
web-picture-hole = Nicht erlaubt: Die markierte Stelle wäre ein Loch.
web-picture-wall = Die längste Außenmauer hat { $count } Kanten. Die doppelte Mauer innen zählt nicht.
web-picture-faces = Die zwei Seiten eines Plättchens.
web-picture-moat = Eine Stadt, deren längster Graben { $count } Kanten hat.
web-picture-wall-and-moat = Erlaubt: Mauer trifft Graben. Hier beginnt die Stadt.
web-picture-open-and-moat = Nicht erlaubt: Graben an offener Seite.
web-picture-together = Mauer und Graben verlaufen an { $count } Kanten gemeinsam, je 2 Punkte wert.
web-picture-exchange = Zwei Wechselstuben.
web-picture-bonus = Zwei Bonuskarten.
web-picture-hut = Diese Bauhütte zählt als zwei Gärten: Zwei Gärten liegen ohne Mauer neben ihr.
web-picture-site = Eine Baustelle: Die Mauer dieses Turms zählt, der Turm nicht.

## Einführung

web-tutorial-lead = Lerne beim Spielen. Jede Lektion ist eine vorbereitete Stellung und dauert zwei Minuten.
web-tutorial-base = Das Grundspiel
web-tutorial-modules = Module und das Spiel zu zweit
web-tutorial-games = Granada und beide Spiele zusammen
web-tutorial-coach = Lektion
web-tutorial-done = erledigt
web-tutorial-on = Weiter
web-tutorial-again = Von vorn
web-tutorial-all = Alle Lektionen
web-tutorial-next = Als Nächstes: { $lesson }
web-tutorial-other = Das ist nicht, was die Lektion verlangt. Nimm es zurück oder fang von vorn an.

web-lesson-money = Geld nehmen
web-lesson-money-about = Worum es geht und deine erste Aktion.
web-lesson-money-1 = Du baust eine Alhambra. Es gibt drei Wertungen: Wer von einer Gebäudeart am meisten hat, bekommt Punkte, und jeder bekommt Punkte für seine längste Mauer. Gebäude kosten Geld, also zuerst das Geld.
web-lesson-money-2 = Du bist dran und hast eine Aktion. Nimm Geld aus der Auslage: eine beliebige Karte, vielleicht die 9 Denar, oder mehrere, die zusammen höchstens 5 wert sind.
web-lesson-money-3 = Gut gemacht. Die Auslage wird aufgefüllt, und die anderen sind am Zug: Im Verlauf steht, was sie tun.
web-lesson-buying = Gebäude kaufen
web-lesson-buying-about = Währungen, Preise und warum sich passendes Zahlen lohnt.
web-lesson-buying-1 = Jedes Feld des Bauhofs nimmt eine Währung. Auf Feld 1 liegt ein Pavillon für 8 Gulden, auf Feld 4 ein Serail für 4 Dukaten.
web-lesson-buying-2 = Kauf den Pavillon: Deine 5 und 3 Gulden sind genau 8.
web-lesson-buying-3 = Passend bezahlt, also darfst du noch einmal! Kauf auch das Serail für genau 4 Dukaten.
web-lesson-buying-4 = Wieder passend. Nimm diesmal Geld. Die Gemächer für 9 Dirham wären auch möglich, aber es gibt kein Wechselgeld, und wer überzahlt, hat keine weitere Aktion.
web-lesson-buying-5 = Am Ende deines Zugs platzierst du das Gekaufte. Wähle ein Plättchen: Die möglichen Stellen leuchten auf.
web-lesson-buying-6 = Nun das andere. Was nicht passt oder warten soll, kommt in die Reserve.
web-lesson-buying-7 = Zwei Gebäude und noch Geld in einem Zug: Dafür sind passende Zahlungen da.
web-lesson-building = Bauen
web-lesson-building-about = Mauern und die Bauregeln.
web-lesson-building-1 = Du hast drei Plättchen gekauft. Sie werden nie gedreht, und wo zwei sich berühren, haben entweder beide eine Mauer oder keines von beiden.
web-lesson-building-2 = Der Pavillon ist nur nach Süden offen. Bau ihn nördlich des Löwenbrunnens.
web-lesson-building-3 = Bau das Serail östlich davon: Seine Mauern zeigen nach Norden und Osten.
web-lesson-building-4 = Und die Gemächer im Westen. Sieh zu, wie die Mauer wächst.
web-lesson-building-5 = Deine Mauer ist 7 Kanten lang: 7 Punkte in jeder Wertung. Noch zwei Regeln: Jedes Plättchen muss vom Löwenbrunnen zu Fuß erreichbar sein, und keine leere Stelle darf eingeschlossen werden.
web-lesson-redesign = Umbauen
web-lesson-redesign-about = Ein Plättchen aus der Reserve in die Alhambra holen.
web-lesson-redesign-1 = In deiner Reserve liegt ein Serail und zählt dort nichts. Die dritte Art Aktion ändert das.
web-lesson-redesign-2 = Wähle das Serail und bau es in deine Alhambra ein.
web-lesson-redesign-3 = Ebenso lässt sich ein Plättchen herausnehmen oder gegen eins aus der Reserve tauschen. Ein Plättchen, eine Aktion.
web-lesson-scoring = Wertung
web-lesson-scoring-about = Mehrheiten, Mauern und wann sie zählen.
web-lesson-scoring-1 = Sieh nach, wer wie viele Gebäude jeder Art hat. Die nächste Karte ist die erste Wertungskarte; das wissen wir nur, weil dies eine Lektion ist.
web-lesson-scoring-2 = Nimm eine Karte. Beim Auffüllen kommt die Wertungskarte.
web-lesson-scoring-3 = Das war Wertung 1: Nur der erste Platz zählt. Wertung 2 belohnt zwei Plätze, Wertung 3 am Ende drei, und mit viel mehr Punkten. Deine Mauer zählt jedes Mal.
web-lesson-end = Das Ende der Partie
web-lesson-end-about = Der letzte Kauf, übrige Plättchen, die dritte Wertung.
web-lesson-end-1 = Der Beutel ist leer. Die Partie endet nach dem Zug, in dem der Bauhof nicht mehr aufgefüllt werden kann.
web-lesson-end-2 = Ein Kauf wäre also der letzte: Kauf die Arkaden für genau 5 Dukaten.
web-lesson-end-3 = Du hast noch eine Aktion: Nimm Geld. Jedes übrige Plättchen bekommt, wer in seiner Währung am meisten hat.
web-lesson-end-4 = Jetzt platziere dein Plättchen. Damit endet dein Zug, und mit ihm die Partie.
web-lesson-end-5 = Jetzt werden übrige Plättchen verteilt. Bekommst du eines, platziere es auch.
web-lesson-end-6 = Das war Wertung 3 und das Ende. Jetzt kennst du das ganze Spiel: Leg los!
web-lesson-two-players = Zu zweit: Dirk
web-lesson-two-players-about = Ein dritter Spieler, der nie am Zug ist.
web-lesson-two-players-1 = Zu zweit spielt Dirk mit: Er hat von Anfang an einige Plättchen, bekommt nach den Wertungen weitere und zählt bei jeder Mehrheit mit. Am Zug ist er nie.
web-lesson-two-players-2 = Kauf den Pavillon für genau 8 Gulden.
web-lesson-two-players-3 = Nutze die zusätzliche Aktion, um Geld zu nehmen.
web-lesson-two-players-4 = Du darfst den Pavillon wie üblich platzieren oder Dirk schenken: ein gutes Mittel, deinem Gegner eine Mehrheit zu nehmen.
web-lesson-two-players-5 = Dirks Punkte werden gezählt, doch gewinnen kann er nicht.
web-lesson-vizier = Der Wesir
web-lesson-vizier-about = Zwischen den Zügen kaufen.
web-lesson-vizier-1 = Jeder hat einen Wesir. Ist ein Zug vorbei, darf er ein Plättchen für dich kaufen, wenn du passend zahlst.
web-lesson-vizier-2 = Kauf den Pavillon also nicht jetzt: Nimm zuerst Geld.
web-lesson-vizier-3 = Dein Zug ist vorbei, und die Wesire werden gefragt. Lass deinen den Pavillon für genau 8 Gulden kaufen.
web-lesson-vizier-4 = Das Plättchen wird sofort platziert.
web-lesson-vizier-5 = Nun ist er inaktiv. Ihn wieder zu aktivieren kostet eine ganze Aktion. Willst du nicht jedes Mal gefragt werden, kreuze „Nie fragen“ an.
web-lesson-exchange = Wechselstuben
web-lesson-exchange-about = Ein Plättchen mit zwei Währungen bezahlen.
web-lesson-exchange-1 = Unter dem Geld sind sechs Wechselstuben. Du hast eine für Gulden und Dirham; sie zu nehmen war eine ganze Aktion.
web-lesson-exchange-2 = Der Pavillon kostet 8 Gulden, und du hast nur 5. Mit der Wechselstube gibst du 3 Dirham dazu: genau 8. Kauf ihn.
web-lesson-exchange-3 = Passend bezahlt, also noch eine Aktion: Nimm Geld.
web-lesson-exchange-4 = Leg den Pavillon.
web-lesson-exchange-5 = Die Wechselstube liegt nun auf dem Ablagestapel und kommt mit dem Geld wieder.
web-lesson-bonus = Bonuskarten
web-lesson-bonus-about = Geheime Karten, die als Gebäude zählen.
web-lesson-bonus-1 = Du hast geheime Karten, jede mit einem der Plättchen ohne Mauer. Pavillon 8 ist auf einer davon und steht schon in deiner Alhambra.
web-lesson-bonus-2 = Deck die Karte auf. In deinem Zug kostet das nichts.
web-lesson-bonus-3 = Sie zählt als weiterer Pavillon. Deine Aktion hast du noch: Nimm Geld.
web-lesson-bonus-4 = Du kannst auch warten und sie erst kurz vor einer Wertung aufdecken, wenn alle gefragt werden.
web-lesson-huts = Bauhütten
web-lesson-huts-about = Kostenlose Plättchen, die für ihre Nachbarn zählen.
web-lesson-huts-1 = In deiner Alhambra liegt ein Garten, und eine grüne Bauhütte ist zu haben. Eine Bauhütte zählt für jeden Nachbarn ihrer Art wie ein Gebäude.
web-lesson-huts-2 = Nimm die grüne Bauhütte (Garten). Sie kostet nur deine Aktion.
web-lesson-huts-3 = Leg sie neben den Garten, ohne Mauer dazwischen.
web-lesson-huts-4 = Ein Garten und die Bauhütte zählen jetzt als zwei Gärten. Du darfst drei Bauhütten besitzen.
web-lesson-sites = Baustellen
web-lesson-sites-about = Zum halben Preis kaufen, später fertigstellen.
web-lesson-sites-1 = Turm 13 ist teuer, aber als Baustelle kostet er nur 6 Dukaten, die Hälfte abgerundet.
web-lesson-sites-2 = Richte eine Baustelle für Turm 13 ein.
web-lesson-sites-3 = Zwei Baustellen, die nur du siehst: Behalte die, in deren Währung du zahlen willst.
web-lesson-sites-4 = Leg das Plättchen. Seine Mauer zählt sofort, der Turm erst, wenn er fertig ist.
web-lesson-sites-5 = Zum Fertigstellen zahlst du die vollen 13 in der verdeckten Währung, möglichst passend. Denk daran: Am Ende kostet dich eine unfertige Baustelle alles Geld in ihrer Währung.
web-lesson-granada = Granada
web-lesson-granada-about = Plättchen mit zwei Seiten, Gräben und wachsende Mehrheiten.
web-lesson-granada-1 = In Granada hat jedes Plättchen auf der Rückseite ein anderes Gebäude: Die kleine Marke zeigt, welches. Gräben ersetzen Mauern.
web-lesson-granada-2 = Kauf die Arena für genau 4 Gulden. Bezahlt wird die Seite, die du siehst.
web-lesson-granada-3 = Nutze die zusätzliche Aktion, um Geld zu nehmen.
web-lesson-granada-4 = Bau nun die Arena oder dreh sie zum Wohnviertel 5 um: In der Stadt kostet das 3 einer Währung, in der Reserve nichts.
web-lesson-granada-5 = Was eine Mehrheit bringt, hängt von N ab, der Zahl der Plättchen dieser Art in allen Städten. Was viele bauen, ist am meisten wert.
web-lesson-combined = Alhambra und Granada
web-lesson-combined-about = Wo Mauer auf Graben trifft.
web-lesson-combined-1 = Auf jedem Feld liegen ein Plättchen der Alhambra und eins der Stadt. Berühren dürfen sie sich nur, wo Mauer auf Graben trifft.
web-lesson-combined-2 = Kauf den Pavillon für genau 6 Gulden.
web-lesson-combined-3 = Und das Badehaus für genau 8.
web-lesson-combined-4 = Nutze die dritte Aktion, um Geld zu nehmen.
web-lesson-combined-5 = Bau zuerst den Pavillon östlich des Löwenbrunnens: Seine Mauer zeigt nach Norden.
web-lesson-combined-6 = Dann das Badehaus nördlich davon: Sein Graben liegt an der Mauer des Pavillons, und deine Stadt ist gegründet.
web-lesson-combined-7 = Von nun an wachsen beide. Jede Kante, an der Mauer und Graben gemeinsam verlaufen, bringt in jeder Wertung 2 Punkte.
