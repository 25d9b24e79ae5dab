### Was geschehen ist, für das Protokoll. $player ist, wer es getan hat, $tile das Plättchen als Objekt im Akkusativ (.the-tile),
### $card und $currency sind Namen, $category ist, wofür es Punkte gab, $cell eine geschriebene Stelle.

## Ein Zug

event-turn = { $player } ist am Zug.
event-take = { $player } nimmt { $card }.
event-pay = { $player } zahlt { $card }.
event-buy = { $exact ->
    [1] { $player } kauft { $tile } und zahlt passend.
   *[other] { $player } kauft { $tile }.
}
event-pass = { $player } passt.
event-add = { $player } baut { $tile } aus der Reserve auf { $cell }.
    .drawn = { $player } baut { $tile } aus der Reserve.
event-remove = { $player } legt { $tile } von { $cell } in die Reserve.
    .drawn = { $player } legt { $tile } in die Reserve.
event-build = { $player } baut { $tile } auf { $cell }.
    .drawn = { $player } baut { $tile }.
event-reserve = { $player } legt { $tile } in die Reserve.

## Zwischen den Zügen

event-turn-up = Platz { $place } der Auslage zeigt jetzt { $card }.
event-scoring-card = Vom Geldkartenstapel wird { $card } aufgedeckt.
event-reshuffle = { $cards ->
    [one] Eine abgelegte Karte wird zum neuen Geldkartenstapel.
   *[other] { $cards } abgelegte Karten werden gemischt und bilden den neuen Geldkartenstapel.
}
event-lay-out = Feld { $slot } des Bauhofs zeigt jetzt { $tile }.
event-scoring = Wertung { $scoring } findet statt.
event-points = { $points ->
    [one] { $player } bekommt { $points } Punkt ({ $category }: { $number }).
   *[other] { $player } bekommt { $points } Punkte ({ $category }: { $number }).
}

## Das Ende

event-end = Der Bauhof lässt sich nicht mehr auffüllen: Das Spiel endet.
event-idle = Alle hatten 100 Züge, in denen niemand ein Plättchen gekauft hat: Das Spiel endet.
event-award = { $player } hat in der Währung des Feldes das meiste Geld und erhält { $tile }.
event-decline = { $player } verzichtet auf { $tile }. Das Plättchen ist aus dem Spiel.
event-over = Das Spiel ist zu Ende.

## Module

event-dirk = Dirk erhält { $tile }.
event-give = { $player } schenkt Dirk { $tile }.
event-turn-over = { $player } dreht das Plättchen um. Es zeigt jetzt { $tile }.
event-vizier = { $player } setzt den Wesir ein und kauft { $tile }.
event-reactivate = { $player } aktiviert den eigenen Wesir wieder.
event-hut = { $player } nimmt { $tile } vom Stapel.
event-bonus-dealt = { $player } erhält diese Bonuskarten: { $tiles }.
event-reveal = { $player } deckt eine Bonuskarte auf. Sie zeigt { $tile }.
event-site = { $player } zahlt den halben Preis und kauft { $tile } als Baustelle.
event-site-kept = Die Baustelle von { $player } verlangt diese Währung: { $currency }.
event-finish = { $player } stellt { $tile } fertig.
event-site-revealed = { $player } hat { $tile } nicht fertiggestellt und verliert alles Geld in dieser Währung: { $currency }.
