"""Cards: money, and whatever modules shuffle in among it.

A card is a small number. Money comes first, `currency * 9 + value - 1`; a module's own cards follow.
Cards of one *class* are alike to somebody who sees only their backs and knows how the deck was stacked:
money is class 0, each scoring card is a class of its own.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.errors import InvalidNotation

CURRENCIES: Final = ("florin", "dirham", "denar", "ducat")
CODES: Final = ("fl", "di", "de", "du")
VALUES: Final[i64] = 9  # values of money cards, from 1 on
MONEY_CARDS: Final[i64] = 36  # the number of different money cards; cards from here on are not money
FIRST_SCORING: Final[i64] = 36  # the first of the two scoring cards
LAST_SCORING: Final[i64] = 37


def currency_of_card(card: i64) -> i64:
    """The currency of a money card."""
    return card // VALUES


def value_of_card(card: i64) -> i64:
    """The value of a money card."""
    return card % VALUES + 1


def card_number(currency: i64, value: i64) -> i64:
    """The money card of a currency and value."""
    return currency * VALUES + value - 1


def money_text(card: int) -> str:
    """`fl5` for the florin card of value 5."""
    return f"{CODES[currency_of_card(card)]}{value_of_card(card)}"


class CardTable:
    """Names and classes of all cards of one ruleset."""

    def __init__(self) -> None:
        self.names: list[str] = [money_text(card) for card in range(int(MONEY_CARDS))]
        self.classes: list[int] = [0] * int(MONEY_CARDS)
        self.by_name: dict[str, int] = {name: card for card, name in enumerate(self.names)}
        # The currencies that may be mixed in a payment that a card allows.
        self.currencies: list[tuple[int, ...]] = [()] * int(MONEY_CARDS)
        self.add(["score1", "score2"], one_class=False)

    def add(self, names: list[str], one_class: bool) -> int:
        """Add cards of one class, or each of its own; returns the number of the first."""
        first = len(self.names)
        for name in names:
            last = self.classes[len(self.classes) - 1]
            self.classes.append(last if one_class and len(self.names) > first else last + 1)
            self.by_name[name] = len(self.names)
            self.names.append(name)
            self.currencies.append(())
        return first

    def parse(self, text: str) -> int:
        """The card of that name."""
        card = self.by_name.get(text)
        if card is None:
            raise InvalidNotation("card", text=text)
        return card
