"""Paying and taking money, by trying every subset of the cards."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import TypeVar

from .cards import is_exchange, value

Card = TypeVar("Card")
Payment = tuple[int, ...]


def subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every way to pick some of the cards, or none."""
    return chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))


def covers(payment: Sequence[int], price: int) -> bool:
    """A-12: is it at least the price, and could no card be taken back?"""
    return sum(payment) >= price and all(sum(payment) - card < price for card in payment)


def is_exact(payment: Sequence[int], price: int) -> bool:
    """A-13."""
    return sum(payment) == price


def payments(cards: Sequence[int], price: int) -> set[Payment]:
    """A-12, G-6: every payment of the price with cards (values) of one currency, each sorted."""
    return {tuple(sorted(chosen)) for chosen in subsets(cards) if covers(chosen, price)}


def exchange_payments(own: Sequence[int], other: Sequence[int], price: int) -> set[tuple[Payment, Payment]]:
    """X-3: every payment with an exchange card, as (cards of the slot's currency, cards of the other one)."""
    return {
        (tuple(sorted(of_own)), tuple(sorted(of_other)))
        for of_own in subsets(own)
        for of_other in subsets(other)
        if of_other and covers(of_own + of_other, price)
    }


def takes(display: Sequence[str]) -> set[tuple[str, ...]]:
    """A-11, X-2: every set of cards that may be taken from the display, each sorted."""
    return {tuple(sorted(chosen)) for chosen in subsets(display) if may_take(chosen)}


def may_take(chosen: Sequence[str]) -> bool:
    """One card of any sort, or several money cards worth at most 5 together."""
    if len(chosen) < 2:
        return len(chosen) == 1
    return not any(map(is_exchange, chosen)) and sum(map(value, chosen)) <= 5
