### Warum ein Bot etwas tun würde, und was er erwartet. $tile ist ein Plättchen als Objekt eines Satzes im Akkusativ (.the-tile),
### $category das, was gewertet wird, $rival ein Spieler, $currency ein Name. „Das“ ist die Aktion.

## Einfache Bots

reason-only = Das ist die einzige mögliche Aktion.
reason-judgement = Das scheint am besten.
reason-random = Zufällig gewählt aus { $count } möglichen Aktionen.
reason-most-money = Das bringt das meiste Geld: { $coins }.
reason-buys = Das Geld reicht für { $tile }.
reason-builds = So baut man { $tile } ein.
reason-special = Das gibt es nicht alle Tage.

## Aus der Bewertung

reason-exact = Für { $tile } lässt sich passend zahlen, und das bringt eine weitere Aktion.
reason-lead = Das bringt die Mehrheit ({ $category }){ $points ->
    [0] {""}
    [one] , etwa { $points } Punkt mehr
   *[other] , etwa { $points } Punkte mehr
}.
reason-level = Das bringt Gleichstand mit dem Führenden ({ $category }){ $points ->
    [0] {""}
    [one] , etwa { $points } Punkt mehr
   *[other] , etwa { $points } Punkte mehr
}.
reason-closer = Das verkürzt den Rückstand ({ $category }){ $points ->
    [0] {""}
    [one] , etwa { $points } Punkt mehr
   *[other] , etwa { $points } Punkte mehr
}.
reason-rivals = Das kostet die anderen { $points ->
    [0] etwas
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}.
reason-wall = So werden es { $edges } statt { $before } Kanten ({ $category }).
reason-masonry = Das bringt Kanten, die zur längsten Mauer oder zum längsten Graben kommen können.
reason-money = Das bringt Geld im Wert von { $coins }.
reason-thrift = Das lässt mehr Geld auf der Hand.
reason-saves = Danach lässt sich für { $tile } passend zahlen ({ $currency }).
reason-denies = { $rival } hätte für { $tile } passend zahlen können; so ist das Plättchen weg.
reason-has-vizier = Dann ist der Wesir wieder bereit.
reason-has-exchange = Das bringt eine Wechselstube.
reason-unfinished = Das bringt ein Gebäude, das nur noch fertigzustellen ist.
reason-reserve = Das hebt { $tile } für später auf.
reason-room = So bleibt Platz für weitere Plättchen.
reason-fits = Es gibt keine bessere Stelle für { $tile }.
reason-final = Die Partie endet dann mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
reason-waits = Nichts von dem, was jetzt möglich ist, lohnt sich.
reason-best = Alles in allem ist die Lage danach am besten.

## Der Befehl

cli-help-advise = Einen Bot fragen, was in einer Stellung oder bei einem Schritt einer aufgezeichneten Partie zu tun ist, und warum.
cli-help-advise-file = Eine Datei mit einer Stellung oder einer aufgezeichneten Partie (- liest die Standardeingabe).
cli-help-advise-bot = Wer gefragt wird: ein Bot der Stufenleiter, auf Wunsch mit Budget (expert, master@400 für 400 Simulationen, master@0.2s für 0,2 Sekunden).
cli-help-advise-step = Der Schritt der aufgezeichneten Partie, um den es geht; ohne Angabe das, was nach dem letzten kommt.
cli-help-advise-seed = Derselbe Startwert gibt denselben Rat.
cli-no-decision = Die Partie ist dort zu Ende: Niemand hat etwas zu entscheiden.
cli-advise-no-step = Es gibt keinen Schritt { $step }: Die Partie hat die Schritte 1 bis { $last }.
cli-step-of-position = Eine Stellung hat keine Schritte: Lass --step weg.
cli-advise-asked = { $player } entscheidet. { $bot } sagt: { $action }
cli-advise-turn = Der ganze Zug: { $turn }
cli-advise-expected = Erwartete Punkte am Ende: { $points }
cli-advise-chance = Gewinnchance jetzt, aus Sicht des Spielers: { $percent } %
cli-advise-played = Gespielt: { $action }
cli-advise-loss = Gespielt: { $action } ({ $loss } weniger wert)
cli-advise-action = Aktion
cli-advise-value = Erwarteter Vorsprung
cli-advise-less = Abstand
