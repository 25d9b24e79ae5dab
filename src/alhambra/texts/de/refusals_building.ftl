### Warum eine Alhambra oder eine Änderung daran abgelehnt wird.

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

refusal-palace-tile-twice = Das Plättchen { $tile } ist schon eingebaut, und es gibt nur eines davon.
refusal-palace-occupied = Das Plättchen { $tile } passt nicht auf { $cell }: Diese Stelle ist schon besetzt ({ palace-other }). Wähle eine leere Stelle.
    .drawn = Das Plättchen { $tile } passt hier nicht: Diese Stelle ist schon besetzt ({ palace-other }). Wähle eine leere Stelle.
refusal-palace-apart = Das Plättchen { $tile } auf { $cell } würde deine Alhambra nicht berühren: Nötig ist mindestens eine gemeinsame Kante, eine Ecke genügt nicht.
    .drawn = Hier würde das Plättchen { $tile } deine Alhambra nicht berühren: Nötig ist mindestens eine gemeinsame Kante, eine Ecke genügt nicht.
refusal-palace-edges = Das Plättchen { $tile } passt nicht auf { $cell }: Im { palace-side } hat nur eines der beiden Plättchen, { $tile } oder { palace-other }, { palace-border }. Entweder beide oder keines.
    .drawn = Das Plättchen { $tile } passt hier nicht: Im { palace-side } hat nur eines der beiden Plättchen, { $tile } oder { palace-other }, { palace-border }. Entweder beide oder keines.
refusal-palace-frontier = Das Plättchen { $tile } auf { $cell } würde im { palace-side } an ein Plättchen der anderen Art stoßen ({ palace-other }): Alhambra und Stadt dürfen sich nur dort berühren, wo Mauer auf Graben trifft.
    .drawn = Hier würde das Plättchen { $tile } im { palace-side } an ein Plättchen der anderen Art stoßen ({ palace-other }): Alhambra und Stadt dürfen sich nur dort berühren, wo Mauer auf Graben trifft.
refusal-palace-unreachable = Das Plättchen { $tile } auf { $cell } ist vom Startplättchen aus nicht zu Fuß zu erreichen. Lass einen Weg ohne Mauer.
    .drawn = Hier ist das Plättchen { $tile } vom Startplättchen aus nicht zu Fuß zu erreichen. Lass einen Weg ohne Mauer.
refusal-palace-unreachable-city = Das Plättchen { $tile } auf { $cell } ist vom Granada-Startplättchen aus nicht zu Fuß zu erreichen. Lass einen Weg ohne Graben.
    .drawn = Hier ist das Plättchen { $tile } vom Granada-Startplättchen aus nicht zu Fuß zu erreichen. Lass einen Weg ohne Graben.
refusal-palace-cut-off = Ohne das Plättchen { $tile } auf { $cell } wäre das Plättchen { $other } auf { $there } nicht mehr zu Fuß zu erreichen.
    .drawn = Ohne das Plättchen { $tile } wäre das Plättchen { $other } nicht mehr zu Fuß zu erreichen.
refusal-palace-hole = Dadurch entstünde ein Loch: Die leere Stelle { $cell } wäre eingeschlossen. Lass ihr einen Weg nach außen.
    .drawn = Dadurch entstünde ein Loch: Eine leere Stelle wäre eingeschlossen. Lass ihr einen Weg nach außen.
refusal-palace-torn = Alhambra und Stadt müssen sich weiterhin an mindestens einer Kante berühren.
refusal-palace-second-start = Ein Palast beginnt nur an seinem Startplättchen: Auf { $cell } kann kein weiteres bezeichnet werden.
refusal-palace-city-start = Die Stadt kann nicht auf { $cell } beginnen: Dort liegt kein Granada-Plättchen.

## Plättchen bewegen

refusal-palace-start-stays = Das Startplättchen bleibt, wo es ist: Es kann weder abgebaut noch ausgetauscht werden.
refusal-palace-city-start-stays = Das Plättchen { $tile } ist das Granada-Startplättchen: Es bleibt immer liegen.
refusal-palace-nothing-there = Auf { $cell } liegt kein Plättchen.
    .drawn = Hier liegt kein Plättchen.

## Zeichnungen

refusal-palace-drawing = Zeile { $number } der Zeichnung ist „{ $drawn }“, mit diesen Plättchen muss sie aber „{ $expected }“ sein.
refusal-palace-drawing-start = Der Zeichnung fehlt das Startplättchen (@).

## Mehrheiten

refusal-majority-round = Es gibt keine Wertung { $round }, nur 1, 2 und 3.
refusal-majority-counts = Für Spieler { $player } sind sechs Gebäudezahlen nötig, eine für jede Art und keine davon negativ.
