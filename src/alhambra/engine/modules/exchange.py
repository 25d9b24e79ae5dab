"""Exchange offices: cards that let two currencies be mixed (X)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import seat_of
from alhambra.engine.actions.codes import AMOUNT_MASK, OPTION_SHIFT, TAKE, Codes, has_kind, tile_of
from alhambra.engine.actions.purse import (
    CURRENCY_SHIFT,
    SECOND_SHIFT,
    card_of,
    count_alike,
    one_card,
    option_for,
    sum_values,
)
from alhambra.engine.component_data import read_component
from alhambra.engine.notation.notation import find_kind
from alhambra.engine.pieces.cards import CODES, CURRENCIES, VALUES
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import Card, Holding, Leaflet
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.explain import slot_of
from alhambra.engine.turns.supply import slip_in

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

PILES: Final = (1, 2, 3)  # two cards into each of the piles 2, 3 and 4


HELD: Final[i64] = 0  # the holding


class Exchange(Module):
    """Six cards, one for each pair of currencies (X-1)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        pairs = cast(list[list[str]], read_component("money")["exchange_pairs"])
        self.low = vec[i64]([min(CURRENCIES.index(name) for name in pair) for pair in pairs])
        self.high = vec[i64]([max(CURRENCIES.index(name) for name in pair) for pair in pairs])

    def declare(self) -> Leaflet:
        pairs = [(int(low), int(high)) for low, high in zip(self.low, self.high, strict=True)]
        return Leaflet(
            name="exchange",
            cards=tuple(
                [Card(f"x:{CODES[low]}-{CODES[high]}", (low, high)) for low, high in pairs]
            ),  # taken alone
            holdings=(Holding("held", "cards", seen="hand", line="offices", worth=1.5),),
        )

    def stack(self, game: "Game", division: i64, piles: list[vec[i64]]) -> None:
        """Two random ones into each of piles 2, 3, 4, at the first division only (X-1, X-4)."""
        if division != 0:
            return
        cards = game.chance.shuffle("exchange", vec[i64]([self.first_card + k for k in range(6)]))
        for i in range(6):
            pile = PILES[i // 2]
            place = game.chance.draw("exchange", len(piles[pile]) + 1)
            piles[pile] = slip_in(piles[pile], cards[i], place)

    def offer_payments(self, game: "Game", seat: i64, currency: i64, price: i64, base: i64, out: Codes) -> None:
        """Any mix of the card's two currencies, at least one card of the other one (X-3)."""
        held = self.held(game).piles[HELD][seat]
        if len(held) == 0:
            return
        money = game.seats[seat].money
        for card in held:
            k: i64 = card - self.first_card
            if self.low[k] == currency or self.high[k] == currency:
                low: i64 = money[self.low[k]]
                high: i64 = money[self.high[k]]
                sum_held = sum_values(low) + sum_values(high)
                if sum_held >= price:
                    start: i64 = base | option_for(card) << OPTION_SHIFT | self.low[k] << CURRENCY_SHIFT
                    start |= self.high[k] << (SECOND_SHIFT + CURRENCY_SHIFT)
                    first = out.size
                    pay_mixed(low, high, price, sum_held, VALUES, start, out)
                    keep_mixed(out, first, self._find_other_amount(k, currency))

    def _find_other_amount(self, k: i64, currency: i64) -> i64:
        """The bits of a payment for the currency on card k that is not this one."""
        if self.low[k] == currency:
            return AMOUNT_MASK << SECOND_SHIFT
        return AMOUNT_MASK

    def spend(self, game: "Game", seat: i64, payment: i64) -> None:
        """The card goes on the discard pile (X-3)."""
        card = card_of(payment)
        self.held(game).take(HELD, seat, card)
        game.deck.discard = append(game.deck.discard, card)
        if game.journal is not None:
            game.note("pay", seat, {"card": game.rules.cards.names[card]})

    # --- refusals -------------------------------------------------------------------------------------

    def find_refusal(self, game: "Game", code: i64) -> Refusal | None:
        """Why exchange cards are not taken (X-2) or do not pay (X-3, X-4) like this."""
        if has_kind(code, TAKE):
            return Refusal("X-2", "office-alone")
        card = card_of(code)
        k: i64 = card - self.first_card
        values: dict[str, str | int] = {"card": game.rules.cards.names[card]}
        slot = slot_of(game, tile_of(code)) if "tile" in find_kind(game.rules, code).fields else NONE
        if slot < 0:
            return Refusal("X-4", "office-elsewhere", values)
        if card not in self.held(game).piles[HELD][seat_of(game.top())]:
            return Refusal("X-3", "not-in-hand", values)
        if slot != self.low[k] and slot != self.high[k]:
            return Refusal("X-3", "office-currency", values | {"currency": CURRENCIES[slot]})
        if code & self._find_other_amount(k, slot) == 0:
            return Refusal("X-3", "office-superfluous", values)
        return None


def pay_mixed(low: i64, high: i64, due: i64, left: i64, value: i64, paid: i64, out: Codes) -> None:
    """As `purse.offer_amounts`, over two currencies: high values first, of like values the lower currency first.

    `left` is the sum of all cards that have not been laid or passed over.
    """
    v = value
    while v > 0 and left >= due:
        one = one_card(v)
        lows = count_alike(low, v)
        highs = count_alike(high, v)
        if lows != 0:
            lay_card(low - one, high, due, left - v, v, paid + one, out)
        # Having laid a card of the higher currency we lay no more of the lower one at this value: each set once.
        left -= v * lows
        if highs != 0:
            lay_card(low & ~(3 * one), high - one, due, left - v, v, paid + (one << SECOND_SHIFT), out)
            left -= v * highs
        v -= 1


def lay_card(low: i64, high: i64, due: i64, left: i64, v: i64, paid: i64, out: Codes) -> None:
    """One more card was laid: the price is met, or the search goes on."""
    if v >= due:
        out.add(paid)
    else:
        pay_mixed(low, high, due - v, left, v, paid, out)


def keep_mixed(out: Codes, first: i64, must: i64) -> None:
    """Of the payments from an index on, keep those with a card among the bits `must`: the other currency's amount."""
    kept = first
    i: i64
    for i in range(first, out.size):
        if out.items[i] & must != 0:
            out.items[kept] = out.items[i]
            kept += 1
    out.size = kept
