"""What a module keeps during a game."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from alhambra.engine.chance import Chance
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

HIDDEN: Final[i64] = -1  # stands for a piece that the viewer cannot know


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a module keeps during a game. The base class keeps nothing.

    A module gets one that keeps its declared holdings (`holdings.py`); only one whose state is more than that, or
    that is asked so often that it must be faster, has a class of its own.
    """

    def clone(self) -> "State":
        """An independent copy."""
        return self

    def seen_by(self, game: "Game", viewer: i64) -> "State":
        """A state made from what that seat (-1: a spectator) may know; what is hidden is left open."""
        return self.clone()

    def complete(self, game: "Game", chance: "Chance") -> None:
        """Fill what `seen_by` left open, by chance, in agreement with everything known."""

    def save(self, game: "Game") -> dict[str, str]:
        """Its text form: lines of a position."""
        return {}

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        """The reverse of `save`."""

    def show(self, rules: "Rules") -> dict[str, object]:
        """Plain data with names, of a state made by `seen_by`."""
        return {}

    def has_item(self, holding: i64, place: i64) -> bool:
        """Does anything lie in one place of a declared holding?"""
        return len(self.items(holding, place)) > 0

    def items(self, holding: i64, place: i64) -> vec[i64]:
        """What lies in one place of a declared holding: its pieces, or its number."""
        return vec[i64]()
