### Why an action that a game or module adds is refused. $tile, $card and $currency are names.

## Granada

refusal-turn-later = You can turn a tile over only when you place it after buying it.
refusal-turn-awarded = Tiles you receive at the end of the game cannot be turned over.
refusal-turn-one-face = The tile { $tile } has only one face.
refusal-turn-same-face = The tile { $tile } already lies with this face up.
refusal-turn-fee = Turning the tile over costs { $fee } in one currency, and you do not have that much in any of them. Build the face you bought, or put the tile into your reserve.
refusal-fee-now = First pay for turning the tile over: at least { $fee } in one currency.
refusal-fee-nothing = There is nothing to pay for.
refusal-fee-one-currency = Turning a tile over must be paid for in a single currency.
refusal-award-no-reserve = The tile { $tile } cannot go into the reserve: build this Granada tile into your city, or decline it.
refusal-decline-later = You can decline only tiles that you receive at the end of the game.
refusal-decline-reserve = You cannot decline { $tile }: build it into your palace or put it into your reserve.

## The vizier’s favour

refusal-vizier-later = Your vizier can buy only between two turns.
refusal-vizier-inactive = Your vizier is inactive. Reactivate him first: that takes an action on your turn.
refusal-vizier-active = Your vizier is already active.
refusal-vizier-now = Decide about your vizier first: buy a tile with exact payment, or hold him back.
refusal-vizier-nothing = Nobody is being asked about the vizier at the moment.
refusal-vizier-exact = The vizier must pay the exact price: { $price }, not { $paid }.
refusal-reactivate-later = You can reactivate your vizier only as an action on your own turn.

## Exchange offices

refusal-office-alone = An exchange office is taken on its own, without other cards.
refusal-office-elsewhere = The { $card } can be used only to buy a tile from the building market.
refusal-office-currency = The { $card } cannot be used here: it does not show the currency of this tile ({ $currency }). Leave it out.
refusal-office-superfluous = You do not need the { $card }: you are paying only in the tile’s own currency. Leave it out.

## Bonus cards

refusal-reveal-later = You can reveal bonus cards at any point of your own turn, or when you are asked before a scoring.
refusal-reveal-now = Decide about your bonus cards first: reveal some, or keep them hidden.
refusal-conceal-nothing = Nobody is being asked about bonus cards at the moment.
refusal-bonus-revealed = The bonus card { $tile } is already face up.
refusal-bonus-not-held = You do not have the bonus card { $tile }.
refusal-bonus-not-built = You can reveal this bonus card only when { $tile } is in your palace.
refusal-bonus-unfinished = The tile { $tile } is still a building site: finish it before you reveal its bonus card.

## Builders’ huts

refusal-hut-later = You can take a hut only as an action on your own turn.
refusal-hut-not-open = This hut is not on top of its stack: { $tile }. Take one that is face up.
refusal-huts-enough = You already own { $most } huts, and nobody may own more.
refusal-hut-given = Huts cannot be given to Dirk: only bought tiles can.

## Building sites

refusal-site-later = You can set up a building site or finish a building only as an action on your own turn.
refusal-site-now = First choose which of the two building sites to keep.
refusal-site-nothing = There is no building site to choose at the moment.
refusal-site-not-looked = Neither of the two building sites asks for this currency: { $currency }. Choose one of the two.
refusal-no-site-left = There are no building sites left. Pay the full price instead.
refusal-no-site-there = There is no building site of yours on the tile { $tile }.
refusal-site-given = The tile { $tile } lies under a building site and cannot be given to Dirk. Place it, or put it into your reserve.

## Two players

refusal-give-later = You can give a tile to Dirk only when you would otherwise place it, after buying it.
refusal-give-awarded = Tiles you receive at the end of the game cannot be given to Dirk.
