### Why an action, a text or a set-up is refused. $tile, $other, $card and $currency are names, $cell is a written cell,
### $decision is a word of the engine.

## Texts that cannot be read

refusal-action = “{ $text }” is not an action. An action begins with one of these words: { $kinds }.
refusal-fields = “{ $text }” has too few or too many parts. It is written: { $usage }.
refusal-code = { $code } does not stand for any action of this game.
refusal-tile = This game has no tile “{ $text }”.
refusal-card = This game has no card “{ $text }”.
refusal-cards = “{ $text }” names too many cards: the display has four.
refusal-payment = “{ $text }” is not a payment: it takes money of one currency, or of the two currencies of one exchange card, and there are no more than three cards alike.
refusal-cell = “{ $text }” is not a cell: a cell is written x,y, such as 1,-2.
refusal-cell-range = The cell { $text } is too far away from the starting tile.
refusal-side = “{ $text }” does not name sides: they are the letters N, E, S and W.
refusal-type = “{ $text }” is not a building type of this game: { $names }.
refusal-currency = “{ $text }” is not a currency: { $names }.
refusal-recorded-choice = The record does not fit this game: “{ $text }” was not possible.

## Set-ups that cannot be played

refusal-players = From two to six can play, not { $players }.
refusal-game = There is no game “{ $game }”: the games are { $games }.
refusal-module = There is no module “{ $module }”: the modules are { $modules }.
refusal-module-twice = A module is named twice: { $modules }.
refusal-edition = There is no edition “{ $edition }”: the editions are { $editions }.
refusal-ages = The number of ages ({ $ages }) is not the number of players ({ $players }).
refusal-simplified = Simplified scoring (G-14) belongs to Granada tiles: “{ $game }” has none.
refusal-alhambra-only = The module “{ $module }” belongs to the base game and cannot be played with “{ $game }”.
refusal-clash = “{ $one }” and “{ $other }” cannot be played together: both use the name “{ $name }”.
refusal-secrets = The module “{ $module }” does not say what it hides from whom.
refusal-registered = There already is a module “{ $module }”.

## Actions at the wrong time

refusal-over = The game is over.
refusal-not-now = “{ $action }” is not possible now: { $decision ->
        [act] an action is to be chosen, and this one is not among those open to you
        [place] the bought tiles are to be placed
        [award] the awarded tile is to be placed
        [fee] the turning of a tile is to be paid for
        [vizier] this is the vizier’s moment
        [site] a building site is to be chosen
        [bonus] bonus cards may be revealed
       *[other] something else is to be decided
    }.
refusal-place-later = Bought tiles are placed at the end of the turn; now an action is to be chosen.
refusal-place-now = Now the bought tiles are to be placed.
refusal-award-now = Now the awarded tile is to be placed.
refusal-must-act = Passing is not allowed as long as there is something that can be done.

## Money

refusal-not-on-display = The card { $card } is not on display.
refusal-more-than-five = Several cards may be worth 5 together at most; these are worth { $total }.
refusal-take-alone = The card { $card } can only be taken alone.
refusal-not-in-market = The tile { $tile } is not in the market.
refusal-not-in-hand = The card { $card } is not in the hand.
refusal-wrong-currency = The card { $card } cannot be used: the currency of this tile is { $currency }.
refusal-too-little = { $paid } is too little: the price is { $price }.
refusal-superfluous = The card { $card } is superfluous: without it the price of { $price } is paid as well.

## Placing and redesigning

refusal-not-bought = The tile { $tile } is not among the tiles to be placed.
refusal-not-in-reserve = The tile { $tile } is not in the reserve.
refusal-no-reserve = The tile { $tile } cannot go into the reserve.
refusal-other-tile = The tile at { $cell } is { $other }, not { $tile }.
