"""Novice: buys what it can pay, builds where it can, takes the most money. Sensible, and a child can beat it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.bots.advice import Reason
from alhambra.bots.bot import Bot, Budget
from alhambra.engine.actions.codes import (
    ADD,
    BUY,
    CARD_BITS,
    CARD_MASK,
    DISPLAY_MASK,
    KERNEL_KINDS,
    PASS,
    PLACE,
    REMOVE,
    RESERVE,
    SWAP,
    TAKE,
    bare_kind_of,
    kind_of,
    tile_of,
)
from alhambra.engine.pieces.cards import MONEY_CARDS, value_of_card
from alhambra.engine.turns.payment import sum_payment
from alhambra.engine.view.view import View

NO_MONEY_WORTH: Final[i64] = 5


def rate_eagerness(view: View, code: i64) -> i64:
    """How gladly a beginner does it; of equals any."""
    kind: i64 = bare_kind_of(code)
    if kind == BUY:
        over: i64 = sum_payment(code) - view.rules.tiles.price[tile_of(code)]
        return 100 if over == 0 else 60 - 10 * over
    if kind == PLACE or kind == ADD:
        return 90
    if kind == TAKE:
        return 20 + sum_money(code)
    if kind_of(code) >= KERNEL_KINDS:
        return 50
    if kind == RESERVE:
        return 40
    return 10 if kind == PASS else 0 if kind in (REMOVE, SWAP) else 5


def sum_money(code: i64) -> i64:
    """The sum of the cards taken; one that is not money counts as a middling one."""
    total: i64 = 0
    left: i64 = code & DISPLAY_MASK
    while left != 0:
        card: i64 = (left & CARD_MASK) - 1
        total += value_of_card(card) if card < MONEY_CARDS else NO_MONEY_WORTH
        left >>= CARD_BITS
    return total


class NoviceBot(Bot):
    """Has understood the rules, and looks no further than the next card."""

    def name(self) -> str:
        return "novice"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        best: i64 = -1000
        liked = vec[i64]()
        for code in options:
            eager = rate_eagerness(view, code)
            if eager > best:
                best = eager
                liked = vec[i64]()
            if eager == best:
                liked = append(liked, code)
        return liked[self.make_luck(view).draw_below(len(liked))]

    def why(self, view: View, options: vec[i64], code: i64) -> list[Reason]:
        return [give_reason(view, code)]


def give_reason(view: View, code: i64) -> Reason:
    """What a beginner would say."""
    kind: i64 = bare_kind_of(code)
    if kind == TAKE:
        return Reason("most-money", {"coins": sum_money(code)})
    if kind == PASS:
        return Reason("waits")
    if kind_of(code) >= KERNEL_KINDS:
        return Reason("special")
    tile = tile_of(code)
    name: dict[str, str | int] = {"tile": view.rules.tiles.name(tile)}
    if kind == BUY:
        return Reason("exact" if sum_payment(code) == view.rules.tiles.price[tile] else "buys", name)
    return Reason("builds" if kind in (PLACE, ADD) else "reserve" if kind in (REMOVE, RESERVE) else "best", name)
