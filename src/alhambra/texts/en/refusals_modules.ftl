### Why an action that a game or module adds is refused. $tile, $card and $currency are names.

## Granada

refusal-turn-later = A tile can be turned over only when it is placed after it has been bought.
refusal-turn-awarded = Awarded tiles are not turned over.
refusal-turn-one-face = { $tile } has only one face.
refusal-turn-same-face = { $tile } already lies with this face up.
refusal-turn-fee = Turning the tile over costs { $fee } in one currency, and there is not so much of any.
refusal-fee-now = Now the turning of the tile is to be paid for: at least { $fee } in one currency.
refusal-fee-nothing = There is nothing to be paid for.
refusal-fee-one-currency = The turning of a tile is paid for in a single currency.
refusal-award-no-reserve = { $tile } cannot go into the reserve: an awarded Granada tile is built or declined.
refusal-decline-later = Only awarded tiles can be declined.
refusal-decline-reserve = { $tile } is not declined: it goes into the palace or into the reserve.

## The vizier’s favour

refusal-vizier-later = The vizier buys only between two turns.
refusal-vizier-inactive = This vizier is inactive: reactivating it is an action.
refusal-vizier-active = This vizier is active already.
refusal-vizier-now = This is the vizier’s moment: buy a tile with exact payment, or hold.
refusal-vizier-nothing = Nobody has been asked to use the vizier.
refusal-vizier-exact = The vizier pays exactly: the price is { $price }, not { $paid }.
refusal-reactivate-later = The vizier is reactivated by an action of one’s own turn.

## Exchange offices

refusal-office-alone = An exchange card is taken alone.
refusal-office-elsewhere = { $card } helps only to buy a tile from the building market.
refusal-office-currency = { $card } does not help: the currency of this tile is { $currency }.
refusal-office-superfluous = { $card } is superfluous: only the tile’s own currency is paid.

## Bonus cards

refusal-reveal-later = Bonus cards are revealed when an action is to be chosen, or before a scoring.
refusal-reveal-now = Before the scoring, bonus cards may be revealed or concealed.
refusal-conceal-nothing = Nobody has been asked about bonus cards.
refusal-bonus-revealed = The bonus card { $tile } already lies open.
refusal-bonus-not-held = The bonus card { $tile } is not in the hand.
refusal-bonus-not-built = { $tile } does not stand in the palace: its bonus card stays hidden.
refusal-bonus-unfinished = { $tile } lies under a building site: its bonus card stays hidden.

## Builders’ huts

refusal-hut-later = Taking a hut is an action of one’s own turn.
refusal-hut-not-open = { $tile } is not the open hut of a stack.
refusal-huts-enough = Nobody may own more than { $most } huts.
refusal-hut-given = The hut { $tile } cannot be given away.

## Building sites

refusal-site-later = Setting up a building site and finishing a building are actions of one’s own turn.
refusal-site-now = Now one of the two building sites is to be kept.
refusal-site-nothing = There is no building site to choose.
refusal-site-not-looked = None of the two building sites asks for this currency: { $currency }.
refusal-no-site-left = No building site is left.
refusal-no-site-there = There is no building site of one’s own on { $tile }.
refusal-site-given = { $tile } lies under a building site and cannot be given away.

## Two players

refusal-give-later = A tile is given to Dirk when it is placed after it has been bought.
refusal-give-awarded = Awarded tiles are not given to Dirk.
