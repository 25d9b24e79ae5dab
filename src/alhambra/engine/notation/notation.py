"""Actions as text: `take fl3+du2`, `buy G8sw fl7+fl1`, `place G8sw 1,-2`, `pass`.

The word of the kind comes first, then its fields. What a field looks like and where its bits lie in the code
(`codes.py`) is said by its *form*, here and nowhere else. An action has one text and a text one action,
whatever lies on the table; cards may be written in any order, and are put into that of the code.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.actions.codes import (
    CARD_BITS,
    CARD_MASK,
    DISPLAY_MASK,
    KIND_SHIFT,
    OPTION_SHIFT,
    TILE_SHIFT,
    cell_of,
    option_of,
    tile_of,
)
from alhambra.engine.actions.purse import (
    CURRENCY_SHIFT,
    SECOND_SHIFT,
    card_of,
    cards_of,
    count_alike,
    currency_of,
    first_amount,
    one_card,
    option_for,
    second_amount,
    second_currency,
)
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.pieces.cards import CODES, LAST_SCORING, MONEY_CARDS, currency_of_card, value_of_card
from alhambra.engine.pieces.cells import cell_text, parse_cell
from alhambra.engine.rules.leaflet import Kind
from alhambra.engine.rules.ruleset import Rules

JOIN: Final = "+"
MOST_CARDS: Final = 4  # as many as the display has
MOST_ALIKE: Final = 3  # money cards of one value and currency


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How a field of an action is written, and in which bits of the code it lies."""

    def text(self, rules: Rules, code: i64) -> str:
        """The field of a code, written."""
        raise NotImplementedError  # pragma: no cover - every form has both

    def parse(self, rules: Rules, text: str) -> i64:
        """The bits of a written field."""
        raise NotImplementedError  # pragma: no cover

    def cards(self, code: i64) -> list[int]:
        """The cards that the field names."""
        return []


class TileForm(Form):
    """`G8sw`."""

    def text(self, rules: Rules, code: i64) -> str:
        tile = tile_of(code)
        if tile >= len(rules.tiles.tiles):
            raise InvalidNotation("code", code=str(code))
        return rules.tiles.name(tile)

    def parse(self, rules: Rules, text: str) -> i64:
        return i64(rules.tiles.parse(text)) << TILE_SHIFT


class CellForm(Form):
    """`1,-2`."""

    def text(self, rules: Rules, code: i64) -> str:
        return cell_text(cell_of(code))

    def parse(self, rules: Rules, text: str) -> i64:
        return parse_cell(text)


class CardsForm(Form):
    """Cards of the display: `fl3+du2`, ascending."""

    def text(self, rules: Rules, code: i64) -> str:
        return JOIN.join([_named(rules.cards.names, card, code) for card in self.cards(code)])

    def parse(self, rules: Rules, text: str) -> i64:
        cards = sorted([rules.cards.parse(word) for word in text.split(JOIN)])
        if len(cards) > MOST_CARDS:
            raise InvalidNotation("cards", "A-11", text=text)
        field: i64 = 0
        for card in reversed(cards):
            field = field << CARD_BITS | (card + 1)
        return field

    def cards(self, code: i64) -> list[int]:
        out: list[int] = []
        left: i64 = code & DISPLAY_MASK
        while left != 0:
            out.append((left & CARD_MASK) - 1)
            left >>= CARD_BITS
        return out


class PaymentForm(Form):
    """Cards paid, highest first: `fl7+fl1`; of two currencies with what allows it: `fl7+di1+x:fl-di`.

    The option bits number such cards from 1 on, in the order in which they follow the scoring cards.
    """

    def text(self, rules: Rules, code: i64) -> str:
        return JOIN.join([_named(rules.cards.names, card, code) for card in self.cards(code)])

    def parse(self, rules: Rules, text: str) -> i64:
        amounts = [0, 0, 0, 0]
        allowing: i64 = 0  # the card that allows two currencies
        for word in text.split(JOIN):
            card: i64 = rules.cards.parse(word)
            if card < MONEY_CARDS:
                currency = currency_of_card(card)
                amounts[currency] += _one_more(amounts[currency], value_of_card(card), text)
            elif allowing == 0 and card > LAST_SCORING and len(rules.cards.currencies[card]) == 2:
                allowing = card
            else:
                raise InvalidNotation("payment", text=text)
        if allowing == 0:
            return _packed([k for k in range(4) if amounts[k] != 0], amounts, text)
        pair = list(rules.cards.currencies[allowing])
        return _packed(pair, amounts, text) | option_for(allowing) << OPTION_SHIFT

    def money(self, code: i64) -> list[int]:
        """The money cards of a payment."""
        first = cards_of(currency_of(code), first_amount(code))
        second = cards_of(second_currency(code), second_amount(code))
        return [int(card) for card in first] + [int(card) for card in second]

    def cards(self, code: i64) -> list[int]:
        return self.money(code) + ([int(card_of(code))] if option_of(code) != 0 else [])


class TypeForm(Form):
    """A building type: `tower`, `bath-house`."""

    def text(self, rules: Rules, code: i64) -> str:
        return _named(_words(rules.tiles.types), option_of(code), code)

    def parse(self, rules: Rules, text: str) -> i64:
        names = _words(rules.tiles.types)
        if text not in names:
            raise InvalidNotation("type", text=text, names=", ".join(names))
        return i64(names.index(text)) << OPTION_SHIFT


class CurrencyForm(Form):
    """A currency: `fl`."""

    def text(self, rules: Rules, code: i64) -> str:
        return _named(list(CODES), option_of(code), code)

    def parse(self, rules: Rules, text: str) -> i64:
        if text not in CODES:
            raise InvalidNotation("currency", text=text, names=", ".join(CODES))
        return i64(CODES.index(text)) << OPTION_SHIFT


class CardForm(Form):
    """One card: `du9`."""

    def text(self, rules: Rules, code: i64) -> str:
        return _named(rules.cards.names, option_of(code), code)

    def parse(self, rules: Rules, text: str) -> i64:
        return i64(rules.cards.parse(text)) << OPTION_SHIFT

    def cards(self, code: i64) -> list[int]:
        return [option_of(code)]


PAYMENT: Final = PaymentForm()
FORMS: Final[dict[str, Form]] = {
    "tile": TileForm(),
    "cell": CellForm(),
    "cards": CardsForm(),
    "payment": PAYMENT,
    "type": TypeForm(),
    "currency": CurrencyForm(),
    "card": CardForm(),
}


def find_kind(rules: Rules, code: i64) -> Kind:
    """The kind of an action."""
    number: i64 = code >> KIND_SHIFT
    if not 0 <= number < len(rules.kinds):
        raise InvalidNotation("code", code=str(code))
    return rules.kinds[number]


def action_text(rules: Rules, code: i64) -> str:
    """The text of an action: `buy G8sw fl7+fl1`."""
    kind = find_kind(rules, code)
    return " ".join([kind.name] + [FORMS[form].text(rules, code) for form in kind.fields])


def parse_action(rules: Rules, text: str) -> i64:
    """The code of a written action."""
    words = text.split()
    number = rules.find_kind_number(words[0]) if words else -1
    if number < 0:
        raise InvalidNotation("action", text=text, kinds=", ".join([kind.name for kind in rules.kinds]))
    kind = rules.kinds[number]
    if len(words) != len(kind.fields) + 1:
        raise InvalidNotation("fields", text=text, usage=usage_text(kind))
    code: i64 = i64(number) << KIND_SHIFT
    for form, word in zip(kind.fields, words[1:], strict=True):
        code |= FORMS[form].parse(rules, word)
    return code


def usage_text(kind: Kind) -> str:
    """How actions of a kind are written: `buy <tile> <payment>`."""
    return " ".join([kind.name] + [f"<{form}>" for form in kind.fields])


def is_action(rules: Rules, code: i64) -> bool:
    """Is the code that of an action, legal or not?"""
    try:
        return parse_action(rules, action_text(rules, code)) == code
    except InvalidNotation:
        return False


def _named(names: list[str], number: i64, code: i64) -> str:
    if not 0 <= number < len(names):
        raise InvalidNotation("code", code=str(code))
    return names[number]


def _words(types: list[str]) -> list[str]:
    """Types as one word each."""
    return [name.replace(" ", "-") for name in types]


def _one_more(amount: int, value: i64, text: str) -> int:
    """What a further card of a value adds to an amount."""
    if count_alike(amount, value) == MOST_ALIKE:
        raise InvalidNotation("payment", text=text)
    return one_card(value)


def _packed(currencies: list[int], amounts: list[int], text: str) -> i64:
    """The payment field of amounts, of which only those of one or two currencies may hold anything."""
    field: i64 = 0
    for place, currency in enumerate(currencies[:2]):
        field |= (i64(currency) << CURRENCY_SHIFT | amounts[currency]) << (SECOND_SHIFT * place)
    held = sum([amounts[currency] for currency in currencies[:2]])
    if held == 0 or held != sum(amounts):
        raise InvalidNotation("payment", text=text)
    return field
