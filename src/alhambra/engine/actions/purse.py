"""Money in a hand, and the ways to pay a price (A-12).

The cards of one currency are one number, two bits a value: bits 2(v-1) and 2(v-1)+1 count the cards of value v
(there are at most three alike).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.codes import AMOUNT_MASK, Codes, option_of
from alhambra.engine.pieces.cards import LAST_SCORING, VALUES, card_number

SECOND_SHIFT: Final[i64] = 20  # shift of the second amount in a payment field
CURRENCY_SHIFT: Final[i64] = 18  # shift of an amount's currency, relative to the amount
CURRENCY_MASK: Final[i64] = 3
VALUE_BITS: Final[i64] = 2  # of the cards of one value in an amount
ALIKE_MASK: Final[i64] = 3


def _tabulate_sums(first: int, count: int) -> vec[i64]:
    """The sums of all amounts of a number of values, from one value on."""
    return vec[i64](
        [
            sum((first + k) * (amount >> int(VALUE_BITS) * k & int(ALIKE_MASK)) for k in range(count))
            for amount in range(4**count)
        ]
    )


_LOW_BITS: Final[i64] = 10
_LOW_MASK: Final[i64] = (1 << 10) - 1
_LOW_SUMS: Final = _tabulate_sums(1, 5)  # of the cards of value 1 to 5
_HIGH_SUMS: Final = _tabulate_sums(6, 4)  # of the cards of value 6 to 9


def currency_of(code: i64) -> i64:
    """The currency of a payment, or of its first amount."""
    return code >> CURRENCY_SHIFT & CURRENCY_MASK


def first_amount(code: i64) -> i64:
    """The first amount of a payment."""
    return code & AMOUNT_MASK


def second_amount(code: i64) -> i64:
    """The second amount of a payment that mixes two currencies."""
    return code >> SECOND_SHIFT & AMOUNT_MASK


def second_currency(code: i64) -> i64:
    """The currency of the second amount."""
    return code >> (SECOND_SHIFT + CURRENCY_SHIFT) & CURRENCY_MASK


def option_for(card: i64) -> i64:
    """The option field of a payment that a card allows: such cards are numbered from 1 on, after the scoring cards."""
    return card - LAST_SCORING


def card_of(code: i64) -> i64:
    """The card that allows a payment with something in its option field."""
    return option_of(code) + LAST_SCORING


def one_card(value: i64) -> i64:
    """The amount of a single card."""
    return 1 << VALUE_BITS * (value - 1)


def count_alike(amount: i64, value: i64) -> i64:
    """How many cards of a value are in an amount."""
    return amount >> VALUE_BITS * (value - 1) & ALIKE_MASK


def offer_amounts(amount: i64, price: i64, base: i64, out: Codes) -> None:
    """All ways to pay a price with the cards of one currency."""
    sum_held = sum_values(amount)
    if sum_held >= price:
        _pay(amount, price, sum_held, VALUES, base, out)


def _pay(amount: i64, due: i64, left: i64, value: i64, paid: i64, out: Codes) -> None:
    """Lay cards down from high to low until the price is met, as long as those `left` are enough for what is due.

    The last card laid is the lowest, and without it the price was not met: no payment has a superfluous card,
    and each is found once.
    """
    v = value
    while v > 0 and left >= due:
        shift: i64 = VALUE_BITS * (v - 1)
        alike: i64 = amount >> shift & ALIKE_MASK
        if alike != 0:
            one: i64 = 1 << shift
            if v >= due:
                out.add(paid + one)
            else:
                _pay(amount - one, due - v, left - v, v, paid + one, out)
            left -= v * alike
        v -= 1


def sum_values(amount: i64) -> i64:
    """The sum of the cards' values."""
    return _LOW_SUMS[amount & _LOW_MASK] + _HIGH_SUMS[amount >> _LOW_BITS]


def count_cards(amount: i64) -> i64:
    """The number of cards."""
    total: i64 = 0
    while amount != 0:
        total += amount & ALIKE_MASK
        amount >>= VALUE_BITS
    return total


def has_cards(amount: i64, part: i64) -> bool:
    """Are all cards of `part` among those of `amount`?"""
    while part != 0:
        if part & ALIKE_MASK > amount & ALIKE_MASK:
            return False
        amount >>= VALUE_BITS
        part >>= VALUE_BITS
    return True


def find_lowest(amount: i64) -> i64:
    """The value of its lowest card; 0 for none."""
    value: i64 = 1
    while amount != 0:
        if amount & ALIKE_MASK != 0:
            return value
        amount >>= VALUE_BITS
        value += 1
    return 0


def cards_of(currency: i64, amount: i64) -> vec[i64]:
    """The numbers of its cards, highest first."""
    out = vec[i64]()
    v: i64 = VALUES
    while v > 0:
        for _ in range(count_alike(amount, v)):
            out = append(out, card_number(currency, v))
        v -= 1
    return out
