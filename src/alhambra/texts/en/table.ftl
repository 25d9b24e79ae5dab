### What can be done, and what is being decided, at a table. $tile and $cards are objects of a sentence, $cell is a written cell.

do-take = Take { $cards }
do-buy = Buy { $tile } for { $cards }
do-add = Build { $tile } from the reserve at { $cell }
    .drawn = Build { $tile } from the reserve
do-remove = Move { $tile } from { $cell } to the reserve
    .drawn = Move { $tile } to the reserve
do-swap = Swap the tile at { $cell } for { $tile } from the reserve
    .drawn = Swap this tile for { $tile } from the reserve
do-place = Build { $tile } at { $cell }
    .drawn = Build { $tile }
do-reserve = Put { $tile } into the reserve
do-pass = No more actions
do-give = Give { $tile } to Dirk
do-turn = Turn the tile over and build { $tile } at { $cell }
    .drawn = Turn the tile over and build { $tile }
do-turn-reserve = Turn the tile over and put { $tile } into the reserve
do-fee = Pay the fee: { $cards }
do-decline = Decline { $tile }
do-vizier = Use the vizier: buy { $tile } for { $cards }
do-hold = Hold the vizier back
do-reactivate = Reactivate the vizier
do-reveal = Reveal a bonus card: { $tile }
do-conceal = Reveal no bonus card
do-hut = Take { $tile }
do-site = Set up a building site: { $tile } for { $cards }
do-keep = Keep this building site: { $currency }
do-finish = Finish { $tile } for { $cards }

asks-act = Your turn: take money, buy a tile, or redesign your palace.
    .again = You paid the exact price: one more action.
    .other = { $player } chooses an action.
asks-place = Place the tiles you have bought.
    .other = { $player } places the tiles just bought.
asks-award = You receive a left-over tile: where do you place it?
    .other = { $player } places a left-over tile.
asks-fee = Turning the tile over costs money: how do you pay?
    .other = { $player } pays for turning a tile over.
asks-site = Choose in secret which building site you keep.
    .other = { $player } chooses a building site in secret.
asks-vizier = You can use your vizier now: buy a tile for its exact price, or hold him back.
    .other = Whoever has an active vizier may use him now.
asks-bonus = Before the scoring: do you want to reveal a bonus card?
    .other = Before the scoring, bonus cards may be revealed.
# A decision of a module that has no words of its own; $module is its name.
asks-module = { $module }: your decision.
    .other = { $module }: { $player } decides.
    .window = { $module }: some players may decide now.
asks-over = The game is over.

# $player is a name.
table-undo = { $player } takes back the last step.
table-resign = { $player } resigns; a bot takes over.
table-timeout = { $player }’s time is up; a bot takes over.
table-absent = { $player } has left; a bot takes over.
table-return = { $player } is back.
table-abort = By common consent, the game was ended without a result.
table-adjourn = The arbiter has adjourned the game.
table-resume = The game goes on.
table-your-turn = It is your turn at another table.
