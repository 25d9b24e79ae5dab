### What can be done, and what is being decided, at a table. $tile and $cards are objects of a sentence, $cell is a written cell.

do-take = Take { $cards }
do-buy = Buy { $tile } for { $cards }
do-add = Build { $tile } from the reserve at { $cell }
do-remove = Take { $tile } at { $cell } back into the reserve
do-swap = Exchange the tile at { $cell } for { $tile } from the reserve
do-place = Build { $tile } at { $cell }
do-reserve = Put { $tile } into the reserve
do-pass = Do nothing more
do-give = Give { $tile } to Dirk
do-turn = Build { $tile } at { $cell }, turned over
do-turn-reserve = Put { $tile } into the reserve, turned over
do-fee = Pay the fee: { $cards }
do-decline = Do without { $tile }
do-vizier = Use the vizier: buy { $tile } for { $cards }
do-hold = Keep the vizier back
do-reactivate = Wake the vizier
do-reveal = Show the bonus card { $tile }
do-conceal = Show no bonus card
do-hut = Take { $tile }
do-site = Begin { $tile } as a building site for { $cards }
do-keep = Keep the building site for { $currency }
do-finish = Finish { $tile } for { $cards }

asks-act = Your turn: take money, buy, or rebuild.
    .again = You paid the exact price: one more action.
    .other = { $player } chooses an action.
asks-place = Find a place for what you have bought.
    .other = { $player } places what was bought.
asks-award = A tile is left over for you: where does it go?
    .other = { $player } places a tile that was left over.
asks-fee = Turning a tile costs money: how do you pay?
    .other = { $player } pays for turning a tile.
asks-site = Choose in secret which building site you keep.
    .other = { $player } chooses a building site in secret.
asks-vizier = You could use your vizier now: buy a tile for its exact price, or keep him back.
    .other = Whoever has an active vizier may use him now.
asks-bonus = Before the scoring: do you show a bonus card?
    .other = Before the scoring bonus cards may be shown.
asks-over = The game is over.

# $player is a name.
table-undo = { $player } takes the last step back.
table-resign = { $player } gives up; a bot plays on.
table-timeout = { $player }’s time is up; a bot plays on.
table-abort = The game was ended without a result, as all agreed.
table-your-turn = It is your turn at another table.
