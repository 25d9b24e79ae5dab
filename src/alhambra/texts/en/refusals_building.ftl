### Why a palace, or a change to one, is refused.

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

refusal-palace-tile-twice = The tile { $tile } has already been built here, and there is only one.
refusal-palace-occupied = The tile { $tile } cannot go at { $cell }: { palace-other } is already there. Choose an empty space.
    .drawn = The tile { $tile } cannot go here: { palace-other } is already here. Choose an empty space.
refusal-palace-apart = The tile { $tile } at { $cell } would not touch your palace: at least one edge must be shared; a corner is not enough.
    .drawn = Here, the tile { $tile } would not touch your palace: at least one edge must be shared; a corner is not enough.
refusal-palace-edges = The tile { $tile } does not fit at { $cell }: on its { palace-side } side, only one of the two tiles, { $tile } or { palace-other }, has a { palace-border }. Both must have one, or neither.
    .drawn = The tile { $tile } does not fit here: on its { palace-side } side, only one of the two tiles, { $tile } or { palace-other }, has a { palace-border }. Both must have one, or neither.
refusal-palace-frontier = To the { palace-side } of { $tile } at { $cell } lies { palace-other }: palace and city may touch only where a wall meets a moat.
    .drawn = Here, to the { palace-side } of { $tile }, lies { palace-other }: palace and city may touch only where a wall meets a moat.
refusal-palace-unreachable = The tile { $tile } at { $cell } cannot be reached on foot from the starting tile. Leave a way in without walls.
    .drawn = Here, the tile { $tile } cannot be reached on foot from the starting tile. Leave a way in without walls.
refusal-palace-unreachable-city = The tile { $tile } at { $cell } cannot be reached on foot from the Granada starting tile. Leave a way in without moats.
    .drawn = Here, the tile { $tile } cannot be reached on foot from the Granada starting tile. Leave a way in without moats.
refusal-palace-cut-off = Without { $tile } at { $cell }, you could no longer reach { $other } at { $there } on foot.
    .drawn = Without { $tile }, you could no longer reach { $other } on foot.
refusal-palace-hole = That would leave a hole: the empty space { $cell } would be enclosed. Keep a way out to the edge of the palace.
    .drawn = That would leave a hole: an empty space would be enclosed. Keep a way out to the edge of the palace.
refusal-palace-torn = Palace and city must still touch along at least one edge.
refusal-palace-second-start = A palace begins at its starting tile alone: none can be marked at { $cell }.
refusal-palace-city-start = The city cannot begin at { $cell }: no Granada tile lies there.

## Moving tiles

refusal-palace-start-stays = The starting tile stays where it is: it can be neither removed nor swapped.
refusal-palace-city-start-stays = The tile { $tile } is the Granada starting tile: it never moves.
refusal-palace-nothing-there = No tile lies at { $cell }.
    .drawn = No tile lies here.

## Drawings

refusal-palace-drawing = Line { $number } of the drawing is “{ $drawn }”, but with these tiles it must be “{ $expected }”.
refusal-palace-drawing-start = The drawing has no starting tile (@).

## Majorities

refusal-majority-round = There is no scoring { $round }, only 1, 2 and 3.
refusal-majority-counts = Player { $player } needs six building counts, one for each type and none of them negative.
