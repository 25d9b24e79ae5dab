### What has happened, for the log. $player is who did it, $tile the tile as the object of a sentence (.the-tile),
### $card and $currency are names, $category is what was scored for, $cell a written cell.

## A turn

event-turn = It is { $player }’s turn.
event-take = { $player } takes { $card }.
event-pay = { $player } pays { $card }.
event-buy = { $exact ->
    [1] { $player } buys { $tile } and pays the exact price.
   *[other] { $player } buys { $tile }.
}
event-pass = { $player } passes.
event-add = { $player } builds { $tile } from the reserve at { $cell }.
    .drawn = { $player } builds { $tile } from the reserve.
event-remove = { $player } moves { $tile } from { $cell } to the reserve.
    .drawn = { $player } moves { $tile } to the reserve.
event-build = { $player } builds { $tile } at { $cell }.
    .drawn = { $player } builds { $tile }.
event-reserve = { $player } puts { $tile } into the reserve.

## Between turns

event-turn-up = Place { $place } of the money display now shows { $card }.
event-scoring-card = The money deck turns up { $card }.
event-reshuffle = { $cards ->
    [one] One discarded card becomes the new money deck.
   *[other] The { $cards } discarded cards are shuffled and become the new money deck.
}
event-lay-out = Slot { $slot } of the building market now holds { $tile }.
event-scoring = Scoring { $scoring } takes place.
event-points = { $points ->
    [one] { $player } scores { $points } point ({ $category }: { $number }).
   *[other] { $player } scores { $points } points ({ $category }: { $number }).
}

## The end

event-end = The building market can no longer be refilled: the game ends.
event-idle = Every player has had 100 turns without anybody buying a tile: the game ends.
event-award = { $player } has the most money in this tile’s currency and receives { $tile }.
event-decline = { $player } does not build { $tile }. The tile leaves the game.
event-over = The game is over.

## Modules

event-dirk = Dirk receives { $tile }.
event-give = { $player } gives { $tile } to Dirk.
event-turn-over = { $player } turns the tile over. It now shows { $tile }.
event-vizier = { $player } calls on the vizier and buys { $tile }.
event-reactivate = { $player } reactivates the vizier.
event-hut = { $player } takes { $tile } from its stack.
event-bonus-dealt = { $player } receives these bonus cards: { $tiles }.
event-reveal = { $player } reveals a bonus card. It shows { $tile }.
event-site = { $player } pays half the price and buys { $tile } as a building site.
event-site-kept = { $player }’s building site must be finished in this currency: { $currency }.
event-finish = { $player } finishes { $tile }.
event-site-revealed = { $player } has not finished { $tile } and loses all money in this currency: { $currency }.
