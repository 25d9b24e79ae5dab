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

refusal-palace-tile-twice = { $tile } liegt schon hier, und es gibt davon nur eines.
refusal-palace-occupied = { $tile } kann nicht auf { $cell } liegen: Dort liegt { palace-other }.
refusal-palace-apart = { $tile } auf { $cell } hätte keine Kante mit den schon gebauten Plättchen gemeinsam.
refusal-palace-edges = Im { palace-side } von { $tile } auf { $cell } passen die Kanten nicht zusammen: Nur eines der beiden Plättchen, { $tile } oder { palace-other }, hat dort { palace-border }.
refusal-palace-frontier = Im { palace-side } von { $tile } auf { $cell } liegt { palace-other }: Alhambra und Stadt dürfen nur dort aneinanderstoßen, wo Mauer auf Graben trifft.
refusal-palace-unreachable = { $tile } auf { $cell } ist vom Startplättchen aus nicht zu Fuß zu erreichen.
refusal-palace-unreachable-city = { $tile } auf { $cell } ist vom Granada-Startplättchen aus nicht zu Fuß zu erreichen.
refusal-palace-cut-off = Ohne { $tile } auf { $cell } führt zu Fuß kein Weg mehr zu { $other } auf { $there }.
refusal-palace-hole = Vom leeren Platz { $cell } führt kein Weg nach außen: Das wäre ein Loch.
refusal-palace-torn = Alhambra und Stadt müssen sich an mindestens einer Kante berühren.
refusal-palace-city-start = Die Stadt kann nicht auf { $cell } beginnen: Dort liegt kein Granada-Plättchen.

## Plättchen bewegen

refusal-palace-start-stays = Das Startplättchen bewegt sich nie.
refusal-palace-city-start-stays = { $tile } ist das Granada-Startplättchen: Es bewegt sich nie.
refusal-palace-nothing-there = Auf { $cell } liegt kein Plättchen.

## Zeichnungen

refusal-palace-drawing = Zeile { $number } der Zeichnung ist „{ $drawn }“, mit diesen Plättchen muss sie aber „{ $expected }“ sein.
refusal-palace-drawing-start = Der Zeichnung fehlt das Startplättchen (@).

## Mehrheiten

refusal-majority-round = Es gibt keine Wertung { $round }, nur 1, 2 und 3.
refusal-majority-counts = Spieler { $player } braucht sechs Zahlen von Gebäuden, eine für jede Art und keine davon negativ.
