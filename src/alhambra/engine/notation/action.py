"""An action as everybody outside the engine has it: typed, printable, comparable, never changed."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.actions.codes import KIND_SHIFT, cell_of, option_of, tile_of
from alhambra.engine.notation.notation import FORMS, PAYMENT, action_text, find_kind, parse_action
from alhambra.engine.pieces.cells import cell_xy
from alhambra.engine.rules.ruleset import Rules

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


class Action:
    """One thing that a player can do. `str(action)` is its notation; actions of the same notation are equal,
    and equal to the notation itself.

    `game.legal_actions()` and `game.parse(text)` make them, `game.apply(action)` carries one out.
    """

    def __init__(self, rules: Rules, code: int) -> None:
        self._rules = rules
        self._code = code

    @property
    def rules(self) -> Rules:
        """The ruleset it was made for."""
        return self._rules

    @property
    def code(self) -> int:
        """The number that stands for it inside the engine, under its ruleset."""
        return self._code

    @property
    def kind(self) -> str:
        """The word of its kind: "buy"."""
        return find_kind(self._rules, self._code).name

    @property
    def fields(self) -> dict[str, str]:
        """Its written fields by form: {"tile": "G8sw", "payment": "fl7+fl1"}."""
        forms = find_kind(self._rules, self._code).fields
        return {form: FORMS[form].text(self._rules, self._code) for form in forms}

    @property
    def tile(self) -> str | None:
        """The name of its tile, if it has one."""
        return self.fields.get("tile")

    @property
    def cell(self) -> tuple[int, int] | None:
        """The coordinates of its cell, if it has one."""
        return cell_xy(cell_of(self._code)) if "cell" in self.fields else None

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards taken, paid or shown."""
        names = self._rules.cards.names
        forms = find_kind(self._rules, self._code).fields
        return tuple([names[card] for form in forms for card in FORMS[form].cards(self._code)])

    def __str__(self) -> str:
        return action_text(self._rules, self._code)

    def __repr__(self) -> str:
        return f"<Action {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action | str) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def parse_code(game: "Game", action: Action | str) -> i64:
    """The code that an action has in a game; InvalidNotation if there can be no such action in it."""
    if isinstance(action, Action) and action.rules is game.rules:
        return action.code
    return complete_payment(game, parse_action(game.rules, str(action)))


def complete_payment(game: "Game", code: i64) -> i64:
    """The legal action that pays the same money: the card that allows two currencies need not be named."""
    legal = game.list_codes()
    is_payment = "payment" in find_kind(game.rules, code).fields
    if legal.has_code(code) or not is_payment or option_of(code) != 0:
        return code
    i: i64
    for i in range(legal.size):
        other: i64 = legal.items[i]
        is_alike = other >> KIND_SHIFT == code >> KIND_SHIFT and tile_of(other) == tile_of(code)
        if is_alike and PAYMENT.money(other) == PAYMENT.money(code):
            return other
    return code
