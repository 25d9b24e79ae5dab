### Warum eine Aktion, ein Text oder ein Spiel abgelehnt wird. $tile, $other, $card und $currency sind Namen, $cell ist eine
### geschriebene Stelle, $decision ein Wort des Programms.

## Texte, die sich nicht lesen lassen

refusal-action = „{ $text }“ ist keine Aktion. Eine Aktion beginnt mit einem dieser Wörter: { $kinds }.
refusal-fields = „{ $text }“ hat zu wenige oder zu viele Teile. So wird es geschrieben: { $usage }.
refusal-code = { $code } steht für keine Aktion dieses Spiels.
refusal-tile = In diesem Spiel gibt es kein Plättchen „{ $text }“.
refusal-card = In diesem Spiel gibt es keine Karte „{ $text }“.
refusal-cards = „{ $text }“ nennt zu viele Karten: In der Auslage liegen nur vier.
refusal-payment = „{ $text }“ ist keine gültige Zahlung: Gezahlt wird in einer Währung oder in den beiden Währungen einer Wechselstube. Jede Karte gibt es nur dreimal.
refusal-cell = „{ $text }“ ist keine Stelle im Raster: Schreibe x,y, zum Beispiel 1,-2.
refusal-cell-range = Die Stelle { $text } ist zu weit vom Startplättchen entfernt.
refusal-side = „{ $text }“ nennt keine Seiten: Das sind die Buchstaben N, E, S und W.
refusal-type = „{ $text }“ ist keine Gebäudeart dieses Spiels: { $names }.
refusal-currency = „{ $text }“ ist keine Währung: { $names }.
refusal-recorded-choice = Die Aufzeichnung passt nicht zu dieser Partie: „{ $text }“ war nicht möglich.

## Spiele, die sich nicht spielen lassen

refusal-seat = Einen Platz { $seat } gibt es nicht: Die Plätze haben die Nummern 0 bis { $last }, und -1 steht für Zuschauer.
refusal-scoring = Eine Wertung { $scoring } gibt es nicht: Die Wertungen sind 1, 2 und 3.
refusal-no-setup = { $value } sagt nicht, was gespielt wird: Setup(players=3) tut das.
refusal-list = { $name } ist eine Liste, nicht { $value }.
refusal-players = Das Spiel ist für zwei bis sechs Spieler, nicht für { $players }.
refusal-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
refusal-module = Ein Modul „{ $module }“ gibt es nicht. Die Module sind: { $modules }.
refusal-module-twice = Ein Modul ist doppelt genannt: { $modules }.
refusal-edition = Eine Ausgabe „{ $edition }“ gibt es nicht. Die Ausgaben sind: { $editions }.
refusal-ages = Gib für jeden Spieler ein Alter an. Spieler: { $players }; Altersangaben: { $ages }.
refusal-option = „{ $game }“ mit diesen Modulen kennt die Option „{ $option }“ nicht.
refusal-other-game = Das Modul „{ $module }“ passt nicht zu „{ $game }“, nur zu { $games }.
refusal-clash = „{ $one }“ und „{ $other }“ passen nicht zusammen: Beide verwenden den Namen „{ $name }“.
refusal-module-conflict = Die Module „{ $module }“ und „{ $other }“ können nicht zusammen gespielt werden.
refusal-registered = Ein Modul „{ $module }“ gibt es schon.

## Aktionen zur falschen Zeit

refusal-over = Das Spiel ist zu Ende.
refusal-not-now = „{ $action }“ ist jetzt nicht möglich: { $decision ->
        [act] Wähle eine der Aktionen, die dir offenstehen
        [place] Platziere zuerst die gekauften Plättchen
        [award] Platziere zuerst das Plättchen, das du bekommen hast
        [fee] Bezahle zuerst das Umdrehen des Plättchens
        [vizier] Entscheide zuerst, ob du deinen Wesir einsetzt
        [site] Wähle zuerst eine Baustelle
        [bonus] Entscheide zuerst, ob du Bonuskarten aufdeckst
       *[other] Zuerst ist etwas anderes zu entscheiden
    }.
refusal-place-later = Gekaufte Plättchen platzierst du am Ende deines Zugs. Wähle zuerst eine Aktion.
refusal-place-now = Deine Aktionen sind vorbei. Platziere die gekauften Plättchen: in deiner Alhambra oder in deiner Reserve.
refusal-award-now = Platziere zuerst das Plättchen, das du bekommen hast.
refusal-must-act = Passen darfst du nur, wenn keine Aktion möglich ist. Wähle eine Aktion.

## Geld

refusal-not-on-display = Die Karte „{ $card }“ liegt nicht in der Auslage. Wähle eine, die dort liegt.
refusal-more-than-five = Mehrere Karten dürfen zusammen höchstens 5 wert sein; diese sind { $total } wert. Nimm eine einzelne oder kleinere.
refusal-take-alone = Die Karte „{ $card }“ kann nur allein genommen werden.
refusal-not-in-market = Das Plättchen { $tile } liegt nicht auf dem Bauhof. Wähle eines, das dort liegt.
refusal-not-in-hand = Die Karte „{ $card }“ hast du nicht auf der Hand. Zahle mit Karten, die du hast.
refusal-wrong-currency = Die Karte „{ $card }“ passt nicht: Für dieses Plättchen brauchst du { $currency }.
refusal-too-little = { $paid } ist zu wenig: Der Preis ist { $price }. Lege Karten dazu oder wähle ein billigeres Plättchen.
refusal-superfluous = Die Karte „{ $card }“ ist überflüssig: Der Preis von { $price } ist auch ohne sie bezahlt. Lass sie weg.

## Legen und Umbauen

refusal-not-bought = Das Plättchen { $tile } gehört nicht zu denen, die du jetzt platzieren musst.
refusal-not-in-reserve = Das Plättchen { $tile } liegt nicht in deiner Reserve. Wähle eines, das dort liegt.
refusal-no-reserve = Das Plättchen { $tile } kann nicht in die Reserve gelegt werden. Baue es ein.
refusal-other-tile = Das Plättchen auf { $cell } ist { palace-other }, nicht { $tile }.
