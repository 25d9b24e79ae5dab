"""Payments of a price (A-12, A-16): finding them, reading them, making them."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from alhambra.engine.actions.codes import Codes, option_of
from alhambra.engine.actions.purse import (
    ALIKE_MASK,
    CURRENCY_SHIFT,
    VALUE_BITS,
    card_of,
    currency_of,
    first_amount,
    offer_amounts,
    second_amount,
    second_currency,
    sum_values,
)
from alhambra.engine.pieces.cards import card_number

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def offer_payments(game: "Game", seat: i64, currency: i64, price: i64, base: i64, out: Codes) -> None:
    """All ways to pay a price: in its own currency, then those of the modules."""
    money: i64 = game.seats[seat].money[currency]
    offer_amounts(money, price, base | currency << CURRENCY_SHIFT, out)
    for module in game.rules.paying:
        module.offer_payments(game, seat, currency, price, base, out)


def sum_payment(code: i64) -> i64:
    """The sum of a payment field."""
    return sum_values(first_amount(code)) + sum_values(second_amount(code))


def discard_payment(game: "Game", seat: i64, code: i64) -> None:
    """Move the cards of a payment from the hand to the discard pile (A-16)."""
    discard_amount(game, seat, currency_of(code), first_amount(code))
    if option_of(code) != 0:
        discard_amount(game, seat, second_currency(code), second_amount(code))
        game.rules.card_owners[card_of(code)].spend(game, seat, code)


def discard_amount(game: "Game", seat: i64, currency: i64, amount: i64) -> None:
    """Move cards of one currency from a hand to the discard pile."""
    game.seats[seat].money[currency] -= amount
    deck = game.deck
    card = card_number(currency, 1)
    while amount != 0:
        alike: i64 = amount & ALIKE_MASK
        while alike > 0:
            alike -= 1
            deck.discard = append(deck.discard, card)
            if game.journal is not None:
                game.note("pay", seat, {"card": game.rules.cards.names[card]})
        amount >>= VALUE_BITS
        card += 1
