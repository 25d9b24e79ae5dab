### Der Browser-Client: Rahmen und Tisch.

## Frame

web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-lobby = Spielen
web-nav-new = Neuer Tisch
web-nav-join = An einen Tisch setzen
web-nav-records = Beendete Partien
web-nav-replay = Nachspielen
web-nav-whatif = Was wäre wenn?
web-nav-ratings = Rangliste
web-nav-person = Spieler
web-nav-account = Name und Konto
    .short = Konto
web-nav-rules = Regeln
web-nav-tutorial = Lernen
web-nav-settings = Einstellungen
web-nav-table = Tisch
web-no-page = Diese Seite gibt es nicht

## Playing

web-your-turn = Du bist am Zug
web-once-more = Noch eine Aktion
web-connecting = Verbinde …
web-no-table = Der Tisch antwortet nicht.
web-offline = Keine Verbindung. Neuer Versuch …
web-offline-waiting = Keine Verbindung. Deine Aktion ist gespeichert und wird gesendet.
web-can-pay = Du kannst dieses Plättchen bezahlen
web-next-face-even = danach: gerade Seite
web-next-face-odd = danach: ungerade Seite
web-can-pay-exactly = Du kannst dieses Plättchen passend bezahlen
web-can-take = Du kannst sie nehmen
web-exact = passend
web-loses = { $number } zu viel
web-sum = Summe { $number }
web-special = andere
web-pay-site = Richte eine Baustelle ein
web-pay-vizier = Setze den Wesir ein
web-pay-finish = Stelle es fertig
web-turn-to = Umdrehen: { $tile }
# The tile beside a space. $tile is what it is called, $name how it is written.
web-beside = { $name ->
    [fountain] dem { word-fountain }
    [gate] dem { word-gate }
   *[other] dem Plättchen { $tile }
}
# A space, named by the tile beside it.
web-place = neben { web-beside }
    .right = rechts neben { web-beside }
    .left = links neben { web-beside }
    .below = unter { web-beside }
    .above = über { web-beside }
web-choose-cell = { $count ->
    [one] wähle die Stelle
   *[other] wähle eine von { $count } Stellen
}
web-effect-wall = Mauer { $number }
web-effect-gain = nächste Wertung { $number }
web-no-money = Du hast kein Geld in dieser Währung: { $currency }.
web-empty = leer
web-hand-empty = Keine Karten
web-confirm = Bestätigen
web-back = Zurück
web-cancel = Abbrechen
web-close = Schließen
web-undo = Rückgängig
web-restart = Zug neu beginnen
web-hint = Tipp
web-thinking = Denkt nach …
web-do-it = Ausführen
web-order = Nie fragen ({ $window })

## Seeing

web-palace-own = Deine Alhambra
web-palace-of = Die Alhambra von { $name }
web-zoom-in = Größer
web-zoom-out = Kleiner
web-fit = Alles zeigen
web-standings = Mehrheiten
web-category = Was gewertet wird
web-pays = Punkte für jeden Platz
web-left = Plättchen im Beutel
web-projection = nächste Wertung
web-score = Punkte
web-total = Summe
web-sheets = Wertungen
web-no-scoring = Es gab noch keine Wertung.
web-result = Das Ergebnis
web-graph = Punkte nach jeder Wertung
web-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
web-resigned-leads = { $count ->
    [one] { $names } liegt nach Punkten vorn, hat aber aufgegeben oder die Bedenkzeit überschritten und kann nicht gewinnen.
   *[other] { $names } liegen nach Punkten vorn, haben aber aufgegeben oder die Bedenkzeit überschritten und können nicht gewinnen.
}
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
# $name is whoever said something.
web-mute = { $name } stummschalten
    .done = { $name } ist stummgeschaltet.
    .again = Wieder hören
web-hush = Zuschauer um Ruhe bitten
web-chat-say = Etwas sagen
web-chat-send = Senden
web-bot = Bot { $name }
web-away = nicht verbunden
web-resigned = hat aufgegeben
web-days = T
web-hours = Std
web-time-left = Restzeit

## Around the game

web-menu = Menü
web-leave-table = Zur Startseite
web-menu-table = Dieser Tisch
web-download = Partie speichern
web-rematch = Noch einmal
web-rematch-same = Noch einmal, gleiche Karten
web-rematch-go = Zur nächsten Partie
web-rematch-there = Dieselbe Runde spielt noch einmal.
web-rematch-accepted = Für noch eine Partie: { $names }.
web-rematch-waiting = Noch nicht: { $names }.
web-return = Ein Bot spielt für dich.
    .now = Platz zurücknehmen
# $name is a player.
web-claim = { $name } ist nicht da.
    .now = Ohne { $name } weiterspielen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-abort = Abbruch ohne Ergebnis vorschlagen
web-abort-back = Vorschlag zum Abbruch zurückziehen
web-abort-proposed = Vorschlag von { $name }: die Partie ohne Ergebnis beenden.
web-agree = Zustimmen
web-aborted = Die Partie wurde ohne Ergebnis beendet.
web-cover = Meine Karten verdecken
web-text-mode = Textmodus, für Screenreader
web-aids = Mehrheiten, erwartete Punkte und Auswirkungen zeigen
web-sounds = Töne
web-shortcuts = Tastenkürzel mit einer Taste
web-theme = Design
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-keys = Tasten
web-key-m = zum Bauhof
web-key-d = zur Auslage
web-key-h = zu den möglichen Aktionen
web-key-p = zur Alhambra; Pfeiltasten bewegen dich darin
web-key-o = zu den Spielern
web-key-l = zum Verlauf
web-key-u = rückgängig
web-key-i = Tipp
web-key-slash = eine Aktion tippen
web-key-escape = Auswahl aufheben
web-key-space = überspringen, was die anderen tun
    .name = Leertaste
web-fairness = Fairness
web-commitment = Vor dem Austeilen festgelegt:
web-secret = Sein Geheimnis, nun offengelegt:
web-curtain = Gib das Gerät an { $name }
web-curtain-here = Ich bin { $name }
web-curtain-who = Wer sieht seine Karten an?
web-dealing = Die Karten werden ausgeteilt

## Text mode

web-text-decision = Was du entscheiden musst
web-text-type = Tippe eine Aktion
web-text-more = { $count ->
    [one] Eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
web-text-options = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}

## A turn: one button does it

web-buy = Kaufe
# $deed is a command: web-buy, or one of web-pay-*.
web-and-build = { $deed } und baue hier
web-build-here = Baue hier
web-in-reserve = { $count } in Reserve
web-to-reserve = In die Reserve
web-swap-here = Tausche hier
web-take = Nimm
web-exact-again = Passend: Du hast eine weitere Aktion
web-pay-choose = Wähle Karten, die dafür reichen
web-pay-too-many = Zu viele Karten: Lege zurück, was nicht nötig ist
web-plan-gone = Die geplante Stelle ist nicht mehr möglich. Wähle eine andere.
web-planned = Geplant: { $tile }
web-ends-turn = Damit endet dein Zug.
web-order-this = In dieser Partie nicht mehr fragen
web-targets-beyond = { $count ->
    [one] Eine Stelle ist nicht zu sehen: alles zeigen
   *[other] { $count } Stellen sind nicht zu sehen: alles zeigen
}
web-zone-display = Nimm Geld
web-zone-market = Kaufe
web-zone-reserve = Baue um
web-zone-elsewhere = Mehr
    .reveal = Decke auf
    .hut = Hütte

## What the others do

web-skip-turns = Überspringen
web-skip-scoring = Überspringen
web-scoring-numbers = Alle Zahlen
# $number and $count are numbers: which of how many turns. $number is also that of a scoring, $points who got how many: Ana +12, Ben +8.
web-missed = Während du weg warst ({ $number } von { $count }):
    .all = Während du weg warst, { $count ->
        [one] wurde ein Zug
       *[other] wurden { $count } Züge
    } gespielt.
    .show = Ansehen
    .scoring = Wertung { $number }: { $points }.
    .by-choice = Rückblick ({ $number } von { $count }):
    .then = So stand der Tisch damals.
web-missed-back = Zurück
web-missed-on = Weiter
web-tips = Tipps in der ersten Partie
web-tip-take = Wähle die Geldkarten, die du willst, dann drücke den Knopf. Zusammen dürfen sie höchstens 5 wert sein, eine einzelne Karte auch mehr.
web-tip-buy = Die markierten Plättchen kannst du bezahlen. Zahlst du passend, hast du eine weitere Aktion.
web-tip-cell = Wähle eine Stelle. Sie sagt, wie sich deine längste Mauer und deine Punkte in der nächsten Wertung ändern.
web-tip-others = Was die anderen tun, siehst du hier, ein Zug nach dem anderen. Ein Klick auf den Tisch überspringt es.
web-tip-standings = Diese Balken zeigen, wer von jeder Art die meisten Gebäude hat. Mehrheiten bringen Punkte in den drei Wertungen.
web-tip-none = Keine Tipps mehr

## The end

web-share = Teilen
web-shared = Link kopiert
