"""Payments by themselves: the ways to pay a price out of a hand, without a game (A-12)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.actions.codes import Codes
from alhambra.engine.actions.purse import cards_of, first_amount, offer_amounts, one_card, sum_values
from alhambra.engine.errors import InvalidNotation, Unchecked, make_type_error
from alhambra.engine.pieces.cards import CODES, money_text

MOST_ALIKE: Final = 3  # money cards, in every game


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Payment:
    """Cards that pay a price, none of them superfluous, and what they are worth beyond it."""

    cards: tuple[str, ...]
    change: int

    @property
    def is_exact(self) -> bool:
        """Is nothing lost? Then the payment gives another action (A-13)."""
        return self.change == 0


def payments(hand: Iterable[str | Unchecked], currency: str | Unchecked, price: int | Unchecked) -> list[Payment]:
    """All ways to pay a price in a currency (`fl`, `di`, `de`, `du`), the least change first, then the fewest cards.

    Cards of other currencies in the hand are passed over. InvalidNotation for what is not money.
    """
    if not isinstance(currency, str) or currency not in CODES:
        raise InvalidNotation("card", text=str(currency))
    if not isinstance(price, int):
        raise make_type_error('a price, as payments(["fl7", "fl1"], "fl", 8)', price)
    kind: i64 = CODES.index(currency)
    held = amount_of(hand, currency)
    found = Codes()
    if price > 0:
        offer_amounts(held, price, 0, found)
    ways = [paid(kind, first_amount(code), price) for code in found.list_from(0)]
    return sorted(ways, key=lambda way: (way.change, len(way.cards)))


def paid(currency: i64, amount: i64, price: int) -> Payment:
    """A payment with names."""
    return Payment(tuple([money_text(card) for card in cards_of(currency, amount)]), int(sum_values(amount)) - price)


def amount_of(hand: Iterable[str | Unchecked], currency: str) -> i64:
    """The cards of one currency as an amount (`purse.py`)."""
    known = [f"{code}{value}" for code in CODES for value in range(1, 10)]
    alike = [0] * 10
    for card in hand:
        if not isinstance(card, str) or card not in known:
            raise InvalidNotation("card", text=str(card))
        if card.startswith(currency):
            alike[int(card[2:])] += 1
    total: i64 = 0
    for value in range(1, 10):
        if alike[value] > MOST_ALIKE:
            raise InvalidNotation("payment", text=" ".join([f"{currency}{value}"] * alike[value]))
        total += one_card(value) * alike[value]
    return total
