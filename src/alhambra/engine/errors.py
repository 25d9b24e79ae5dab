"""What can go wrong, each with its own class. All are ValueErrors: nothing is changed when one is raised.

Values of a wrong type are TypeErrors, as everywhere in Python.
"""

from typing import Any, Final, Never, TypeAlias

from mypy_extensions import mypyc_attr

from alhambra.engine.refusal import Refusal
from alhambra.texts.catalogue import catalogue

Unchecked: TypeAlias = type[Never]
"""A type that no value has: beside others it changes nothing for type checkers.

Compiled, a function refuses what its types do not allow, in the compiler's words; with this among them it gets
everything, and can say itself what it expects.
"""

LONGEST_SHOWN: Final = 60  # characters of a value that is refused


def make_type_error(expected: str, given: object) -> TypeError:
    """The error for a value of a wrong type: what is expected, with an example, and what was given."""
    shown = repr(given)
    if len(shown) > LONGEST_SHOWN:
        shown = shown[:LONGEST_SHOWN] + "…"
    return TypeError(f"expected {expected}, not {shown}")


@mypyc_attr(native_class=False)
class AlhambraError(ValueError):
    """Base class: carries a refusal, and says it in English when printed."""

    def __init__(self, key: str, rule: str = "", **values: str | int) -> None:
        super().__init__(key)
        self.refusal = Refusal(rule, key, values)

    def __str__(self) -> str:
        refusal = self.refusal
        text = catalogue("en").text("refusal-" + refusal.key, **refusal.values)
        return f"{text} ({refusal.rule})" if refusal.rule else text

    def __reduce__(self) -> Any:
        """With what it carries, so that an error of another process can be told."""
        return restore_error, (type(self), self.args, dict(vars(self)))


def restore_error(kind: Any, args: tuple[Any, ...], facts: dict[str, object]) -> Any:
    """An error that was pickled."""
    error = kind.__new__(kind, *args)
    vars(error).update(facts)
    return error


@mypyc_attr(native_class=False)
class InvalidNotation(AlhambraError):
    """A text that does not stand for an action, tile, card, cell, palace, position or record."""


@mypyc_attr(native_class=False)
class InvalidSetup(AlhambraError):
    """A set-up that cannot be played, with the reason."""


@mypyc_attr(native_class=False)
class InvalidComponents(AlhambraError):
    """Component data that do not fit together."""


@mypyc_attr(native_class=False)
class IllegalPalace(AlhambraError):
    """A palace that breaks a building rule."""


@mypyc_attr(native_class=False)
class IllegalAction(AlhambraError):
    """A well-formed action that the rules forbid now."""


@mypyc_attr(native_class=False)
class OutOfRange(AlhambraError):
    """A number that does not stand for a seat or a scoring."""
