### Why a palace, or a change to one, is refused. Tiles are named as in the notation, cells as x,y.

## Parts of the sentences below

palace-side = { $side ->
   *[N] north
    [E] east
    [S] south
    [W] west
}
palace-border = { $border ->
   *[wall] wall
    [moat] moat
}
palace-other = { $other ->
    [fountain] the { word-fountain }
    [gate] the { word-gate }
   *[other] { $other }
}

## Building rules

refusal-palace-tile-twice = { $tile } lies here already, and there is only one of it.
refusal-palace-occupied = { $tile } cannot lie at { $cell }: this is where { palace-other } lies.
refusal-palace-apart = { $tile } at { $cell } would share no edge with the tiles already built.
refusal-palace-edges = The edges do not match in the { palace-side } of { $tile } at { $cell }: only one of the two tiles, { $tile } or { palace-other }, has a { palace-border } there.
refusal-palace-frontier = In the { palace-side } of { $tile } at { $cell } lies { palace-other }: palace and city may touch only where wall meets moat.
refusal-palace-unreachable = { $tile } at { $cell } cannot be reached on foot from the starting tile.
refusal-palace-unreachable-city = { $tile } at { $cell } cannot be reached on foot from the Granada starting tile.
refusal-palace-cut-off = Without { $tile } at { $cell }, there is no way on foot to { $other } at { $there }.
refusal-palace-hole = There is no way out for the empty cell { $cell }: that would be a hole.
refusal-palace-torn = Palace and city must touch along at least one edge.
refusal-palace-city-start = The city cannot begin at { $cell }: no Granada tile lies there.

## Moving tiles

refusal-palace-start-stays = The starting tile never moves.
refusal-palace-city-start-stays = { $tile } is the Granada starting tile: it never moves.
refusal-palace-nothing-there = No tile lies at { $cell }.

## Drawings

refusal-palace-drawing = Line { $number } of the drawing is “{ $drawn }”, but with these tiles it must be “{ $expected }”.
refusal-palace-drawing-start = The drawing has no starting tile (@).

## Majorities

refusal-majority-round = There is no scoring { $round }, only 1, 2 and 3.
refusal-majority-counts = Player { $player } needs six numbers of buildings, one for each type, none of them negative.
