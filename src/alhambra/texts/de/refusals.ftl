### Warum eine Aktion, ein Text oder ein Spiel abgelehnt wird. $tile, $other, $card und $currency sind Namen, $cell ist eine
### geschriebene Stelle, $decision ein Wort des Programms.

## Texte, die sich nicht lesen lassen

refusal-action = „{ $text }“ ist keine Aktion. Eine Aktion beginnt mit einem dieser Wörter: { $kinds }.
refusal-fields = „{ $text }“ hat zu wenige oder zu viele Teile. So wird es geschrieben: { $usage }.
refusal-code = { $code } steht für keine Aktion dieses Spiels.
refusal-tile = In diesem Spiel gibt es kein Plättchen „{ $text }“.
refusal-card = In diesem Spiel gibt es keine Karte „{ $text }“.
refusal-cards = „{ $text }“ nennt zu viele Karten: Die Auslage hat vier.
refusal-payment = „{ $text }“ ist keine Bezahlung: Gezahlt wird mit Geld einer Währung oder der beiden Währungen einer Wechselstube, und es gibt höchstens drei gleiche Karten.
refusal-cell = „{ $text }“ ist keine Stelle im Raster: Geschrieben wird sie x,y, zum Beispiel 1,-2.
refusal-cell-range = Die Stelle { $text } ist zu weit vom Startplättchen entfernt.
refusal-side = „{ $text }“ nennt keine Seiten: Das sind die Buchstaben N, E, S und W.
refusal-type = „{ $text }“ ist keine Gebäudeart dieses Spiels: { $names }.
refusal-currency = „{ $text }“ ist keine Währung: { $names }.
refusal-recorded-choice = Die Aufzeichnung passt nicht zu diesem Spiel: „{ $text }“ war nicht möglich.

## Spiele, die sich nicht spielen lassen

refusal-players = Zwei bis sechs Personen können mitspielen, nicht { $players }.
refusal-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
refusal-module = Ein Modul „{ $module }“ gibt es nicht. Die Module sind: { $modules }.
refusal-module-twice = Ein Modul ist doppelt genannt: { $modules }.
refusal-edition = Eine Ausgabe „{ $edition }“ gibt es nicht. Die Ausgaben sind: { $editions }.
refusal-ages = Die Zahl der Altersangaben ({ $ages }) ist nicht die der Mitspielenden ({ $players }).
refusal-simplified = Die vereinfachte Wertung (G-14) gehört zu den Plättchen von Granada: „{ $game }“ hat keine.
refusal-alhambra-only = Das Modul „{ $module }“ gehört zum Grundspiel und passt nicht zu „{ $game }“.
refusal-clash = „{ $one }“ und „{ $other }“ passen nicht zusammen: Beide verwenden den Namen „{ $name }“.
refusal-secrets = Das Modul „{ $module }“ sagt nicht, was es vor wem verbirgt.
refusal-registered = Ein Modul „{ $module }“ gibt es schon.

## Aktionen zur falschen Zeit

refusal-over = Das Spiel ist zu Ende.
refusal-not-now = „{ $action }“ ist jetzt nicht möglich: { $decision ->
        [act] Eine Aktion ist zu wählen, und diese steht dir nicht offen
        [place] Die gekauften Plättchen sind zu legen
        [award] Das zugesprochene Plättchen ist zu legen
        [fee] Das Umdrehen eines Plättchens ist zu bezahlen
        [vizier] Jetzt ist der Wesir an der Reihe
        [site] Eine Baustelle ist zu wählen
        [bonus] Bonuskarten dürfen aufgedeckt werden
       *[other] Etwas anderes ist zu entscheiden
    }.
refusal-place-later = Gekaufte Plättchen werden am Ende des Zugs gelegt; jetzt ist eine Aktion zu wählen.
refusal-place-now = Jetzt sind die gekauften Plättchen zu legen.
refusal-award-now = Jetzt ist das zugesprochene Plättchen zu legen.
refusal-must-act = Passen ist nicht erlaubt, solange etwas getan werden kann.

## Geld

refusal-not-on-display = Die Karte { $card } liegt nicht in der Auslage.
refusal-more-than-five = Mehrere Karten dürfen zusammen höchstens 5 wert sein; diese sind { $total } wert.
refusal-take-alone = Die Karte { $card } kann nur allein genommen werden.
refusal-not-in-market = Das Plättchen { $tile } liegt nicht im Bauhof.
refusal-not-in-hand = Die Karte { $card } ist nicht auf der Hand.
refusal-wrong-currency = Die Karte { $card } passt nicht: Die Währung dieses Plättchens ist { $currency }.
refusal-too-little = { $paid } ist zu wenig: Der Preis ist { $price }.
refusal-superfluous = Die Karte { $card } ist überflüssig: Der Preis von { $price } ist auch ohne sie bezahlt.

## Legen und Umbauen

refusal-not-bought = Das Plättchen { $tile } ist keines von denen, die zu legen sind.
refusal-not-in-reserve = Das Plättchen { $tile } liegt nicht in der Reserve.
refusal-no-reserve = Das Plättchen { $tile } kann nicht in die Reserve.
refusal-other-tile = Das Plättchen auf { $cell } ist { $other }, nicht { $tile }.
