### Why an action, a text or a set-up is refused. $tile, $other and $card are names without an article,
### $currency is the plural of one; the library itself puts its notation there. $cell is a written cell, $decision a word of the engine.

## Texts that cannot be read

refusal-action = “{ $text }” is not an action. An action begins with one of these words: { $kinds }.
refusal-fields = “{ $text }” has too few or too many parts. It is written: { $usage }.
refusal-code = { $code } does not stand for any action of this game.
refusal-tile = This game has no tile “{ $text }”.
refusal-card = This game has no card “{ $text }”.
refusal-cards = “{ $text }” names too many cards: the display has four.
refusal-payment = “{ $text }” is not a valid payment: pay in one currency, or in the two currencies of one exchange office. There are only three copies of each card.
refusal-cell = “{ $text }” is not a space of the grid: write x,y, for example 1,-2.
refusal-cell-range = The space { $text } is too far away from the starting tile.
refusal-side = “{ $text }” does not name sides: they are the letters N, E, S and W.
refusal-type = “{ $text }” is not a building type of this game: { $names }.
refusal-currency = “{ $text }” is not a currency: { $names }.
refusal-recorded-choice = The record does not fit this game: “{ $text }” was not possible.

## Set-ups that cannot be played

refusal-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }, and -1 stands for a spectator.
refusal-scoring = There is no scoring { $scoring }: the scorings are 1, 2 and 3.
refusal-no-setup = { $value } is not a set-up: Setup(players=3) is one.
refusal-list = { $name } is a list, not { $value }.
refusal-players = This game is for two to six players, not { $players }.
refusal-game = There is no game “{ $game }”: the games are { $games }.
refusal-module = There is no module “{ $module }”: the modules are { $modules }.
refusal-module-twice = A module is named twice: { $modules }.
refusal-edition = There is no edition “{ $edition }”: the editions are { $editions }.
refusal-ages = Give one age for each player. Players: { $players }; ages: { $ages }.
refusal-option = “{ $game }” with these modules does not know the option “{ $option }”.
refusal-other-game = The module “{ $module }” cannot be played with “{ $game }”, only with { $games }.
refusal-clash = “{ $one }” and “{ $other }” cannot be played together: both use the name “{ $name }”.
refusal-module-conflict = The modules “{ $module }” and “{ $other }” cannot be played together.
refusal-registered = There is already a module “{ $module }”.

## Actions at the wrong time

refusal-over = The game is over.
refusal-not-now = “{ $action }” is not possible now: { $decision ->
        [act] choose one of the actions that are open to you
        [place] first place the tiles you have bought
        [award] first place the tile you have received
        [fee] first pay for turning the tile over
        [vizier] first decide whether to use your vizier
        [site] first choose a building site
        [bonus] first decide whether to reveal bonus cards
       *[other] something else has to be decided first
    }.
refusal-place-later = You place bought tiles at the end of your turn. Choose an action first.
refusal-place-now = Your actions are over. Place the tiles you have bought: in your palace or in your reserve.
refusal-award-now = First place the tile you have received.
refusal-must-act = You can pass only when no action is possible. Choose one of your actions.

## Money

refusal-not-on-display = The card “{ $card }” is not in the money display. Choose one that is.
refusal-more-than-five = Several cards together may be worth no more than 5, and these add up to { $total }. Take a single card, or smaller ones.
refusal-take-alone = The card “{ $card }” can only be taken alone.
refusal-not-in-market = The tile { $tile } is not in the building market. Choose one that is.
refusal-not-in-hand = You do not have the card “{ $card }” in your hand. Pay with cards you have.
refusal-wrong-currency = The card “{ $card }” cannot be used here: pay for this tile in { $currency }.
refusal-too-little = { $paid } is not enough: the price is { $price }. Add cards, or choose a cheaper tile.
refusal-superfluous = You do not need the card “{ $card }”: the other cards already cover the price of { $price }. Leave it out.

## Placing and redesigning

refusal-not-bought = The tile { $tile } is not one of the tiles you have to place now.
refusal-not-in-reserve = The tile { $tile } is not in your reserve. Choose one that is.
refusal-no-reserve = The tile { $tile } cannot be put into the reserve. Build it.
refusal-other-tile = The tile at { $cell } is { palace-other }, not { $tile }.
