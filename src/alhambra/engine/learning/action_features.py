"""Actions as short rows of numbers of a fixed length: for agents that learn to play.

kind      the number of its kind and one
tile      the number of its tile and one; 0 for none, here and below
type      the number of that tile's building type and one
price     of that tile
x, y      its cell
old       the number of the tile on that cell and one
cards     how many cards are taken or paid
worth     the sum of their values
currency  of the first of them, its number and one
change    what is paid beyond the price of the tile
exact     1 if a tile of the market is paid exactly (A-13)
option    what else the action names (a type, a currency, a card), its number and one
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alhambra.engine.actions.agenda import seat_of
from alhambra.engine.actions.codes import (
    BUY,
    CARD_BITS,
    CARD_MASK,
    DISPLAY_MASK,
    KIND_SHIFT,
    SWAP,
    cell_of,
    has_kind,
    option_of,
    tile_of,
)
from alhambra.engine.actions.purse import ALIKE_MASK, VALUE_BITS, currency_of, first_amount, second_amount
from alhambra.engine.pieces.cards import MONEY_CARDS, currency_of_card, value_of_card
from alhambra.engine.pieces.cells import column_of, row_of
from alhambra.engine.rules.ruleset import Rules

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

FEATURES: Final = (
    "kind", "tile", "type", "price", "x", "y", "old", "cards", "worth", "currency", "change", "exact", "option",
)  # fmt: skip
FEATURES_PER_ACTION: Final[i64] = 13

_TILE: Final[i64] = 1
_CELL: Final[i64] = 2
_CARDS: Final[i64] = 4
_PAYMENT: Final[i64] = 8
_OPTION: Final[i64] = 16
_FORMS: Final[dict[str, int]] = {
    "tile": 1, "cell": 2, "cards": 4, "payment": 8, "type": 16, "currency": 16, "card": 16,
}  # fmt: skip


class Describer:
    """Writes the features of actions, for the games of one ruleset."""

    def __init__(self, rules: Rules) -> None:
        self.types = rules.tiles.type
        self.prices = rules.tiles.price
        self.fields = vec[i64]([sum([_FORMS[form] for form in kind.fields]) for kind in rules.kinds])

    def describe(self, game: "Game", number: i64, out: vec[i16], at: i64) -> None:
        """Write the features of that number of legal actions, the first ones, into `out`, from index `at` on."""
        codes = game.list_codes().items
        all_fields, types, prices = self.fields, self.types, self.prices
        palace = game.seats[seat_of(game.top())].palace
        i: i64
        k: i64
        for i in range(number):
            code: i64 = codes[i]
            fields: i64 = all_fields[code >> KIND_SHIFT]
            out[at] = i16((code >> KIND_SHIFT) + 1)
            for k in range(1, FEATURES_PER_ACTION):
                out[at + k] = 0
            if fields & _TILE != 0:
                tile = tile_of(code)
                out[at + 1] = i16(tile + 1)
                out[at + 2] = i16(types[tile] + 1)
                out[at + 3] = i16(prices[tile])
            if fields & _CELL != 0:
                out[at + 4] = i16(column_of(code))
                out[at + 5] = i16(row_of(code))
                if has_kind(code, SWAP):
                    out[at + 6] = i16(palace.tile_at(cell_of(code)) + 1)
            elif fields & _PAYMENT != 0:
                describe_payment(code, prices[tile_of(code)], out, at)
            elif fields & _CARDS != 0:
                describe_cards(code, out, at)
            elif fields & _OPTION != 0:
                out[at + 12] = i16(option_of(code) + 1)
            at += FEATURES_PER_ACTION


def describe_payment(code: i64, price: i64, out: vec[i16], at: i64) -> None:
    """What is paid."""
    cards: i64 = 0
    paid: i64 = 0
    value: i64 = 1
    first = first_amount(code)
    second = second_amount(code)
    out[at + 9] = i16(currency_of(code) + 1)
    while first | second != 0:
        number: i64 = (first & ALIKE_MASK) + (second & ALIKE_MASK)
        cards += number
        paid += number * value
        first >>= VALUE_BITS
        second >>= VALUE_BITS
        value += 1
    out[at + 7] = i16(cards)
    out[at + 8] = i16(paid)
    out[at + 10] = i16(paid - price)
    if paid == price and has_kind(code, BUY):
        out[at + 11] = 1
    out[at + 12] = i16(option_of(code))


def describe_cards(code: i64, out: vec[i16], at: i64) -> None:
    """What is taken from the display; a card that is not money is an option."""
    left: i64 = code & DISPLAY_MASK
    cards: i64 = 0
    total: i64 = 0
    while left != 0:
        card: i64 = (left & CARD_MASK) - 1
        if card < MONEY_CARDS:
            if cards == 0:
                out[at + 9] = i16(currency_of_card(card) + 1)
            total += value_of_card(card)
        else:
            out[at + 12] = i16(card + 1)
        cards += 1
        left >>= CARD_BITS
    out[at + 7] = i16(cards)
    out[at + 8] = i16(total)
