### Warum eine Alhambra oder eine Änderung daran abgelehnt wird. Plättchen heißen wie in der Notation, Plätze x,y.

## Teile der Sätze unten

palace-side = { $side ->
   *[N] Norden
    [E] Osten
    [S] Süden
    [W] Westen
}
palace-border = { $border ->
   *[wall] eine Mauer
    [moat] einen Graben
}
palace-other = { $other ->
    [fountain] der { word-fountain }
    [gate] das { word-gate }
   *[other] { $other }
}

## Bauregeln

refusal-palace-tile-twice = { $tile } ist schon eingebaut, und es gibt nur eines davon.
refusal-palace-occupied = { $tile } passt nicht auf { $cell }: Dort liegt schon { palace-other }.
refusal-palace-apart = { $tile } auf { $cell } würde deine Alhambra nicht berühren: Nötig ist mindestens eine gemeinsame Kante, eine Ecke genügt nicht.
refusal-palace-edges = { $tile } passt nicht auf { $cell }: Im { palace-side } hat nur eines der beiden Plättchen, { $tile } oder { palace-other }, { palace-border }. Entweder beide oder keines.
refusal-palace-frontier = Im { palace-side } von { $tile } auf { $cell } liegt { palace-other }: Alhambra und Stadt dürfen nur dort aneinanderstoßen, wo Mauer auf Graben trifft.
refusal-palace-unreachable = { $tile } auf { $cell } ist vom Startplättchen aus nicht zu Fuß zu erreichen.
refusal-palace-unreachable-city = { $tile } auf { $cell } ist vom Granada-Startplättchen aus nicht zu Fuß zu erreichen.
refusal-palace-cut-off = Ohne { $tile } auf { $cell } führt zu Fuß kein Weg mehr zu { $other } auf { $there }.
refusal-palace-hole = Dadurch entstünde ein Loch: Die leere Stelle { $cell } wäre eingeschlossen.
refusal-palace-torn = Alhambra und Stadt müssen sich weiterhin an mindestens einer Kante berühren.
refusal-palace-city-start = Die Stadt kann nicht auf { $cell } beginnen: Dort liegt kein Granada-Plättchen.

## Plättchen bewegen

refusal-palace-start-stays = Das Startplättchen bleibt, wo es ist: Es kann weder abgebaut noch ausgetauscht werden.
refusal-palace-city-start-stays = { $tile } ist das Granada-Startplättchen: Es bleibt immer liegen.
refusal-palace-nothing-there = Auf { $cell } liegt kein Plättchen.

## Zeichnungen

refusal-palace-drawing = Zeile { $number } der Zeichnung ist „{ $drawn }“, mit diesen Plättchen muss sie aber „{ $expected }“ sein.
refusal-palace-drawing-start = Der Zeichnung fehlt das Startplättchen (@).

## Mehrheiten

refusal-majority-round = Es gibt keine Wertung { $round }, nur 1, 2 und 3.
refusal-majority-counts = Für Spieler { $player } sind sechs Gebäudezahlen nötig, eine für jede Art und keine davon negativ.
