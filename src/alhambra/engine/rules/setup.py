"""What is played: public, the same for everybody, and never with a seed."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.engine.errors import InvalidSetup

EDITIONS: Final = ("family-box", "revised")
RULES_VERSION: Final = "1.1"
CHECKED_RULES: Final = ("1.0", RULES_VERSION)
"""The versions of the rules whose games can be checked move by move; 1.0 did not have A-46."""


@mypyc_attr(native_class=False)  # so that it travels between processes
@dataclass(frozen=True)
class Setup:
    """A game, its modules, the edition, the number of players, and options.

    `ages` (one per seat) decide a tie for the starting player (A-5); `simplified` is the option of G-14.
    """

    game: str = "alhambra"
    modules: tuple[str, ...] = ()
    edition: str = "family-box"
    players: int = 3
    simplified: bool = False
    ages: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Lists become tuples, so that a set-up never changes; other types are refused."""
        for name in ("modules", "ages"):
            given: object = getattr(self, name)
            if isinstance(given, list):
                object.__setattr__(self, name, tuple(given))
            elif not isinstance(given, tuple):
                raise InvalidSetup("list", name=name, value=repr(given))
        players: object = getattr(self, "players")  # noqa: B009 - compiled, the attribute would have to be an int
        if type(players) is not int:  # 3.0 would be found where 3 is remembered
            raise InvalidSetup("players", "A-1", players=str(players))

    def check(self) -> None:
        """Raise InvalidSetup for what no composition of modules could mend."""
        if not 2 <= self.players <= 6:
            raise InvalidSetup("players", "A-1", players=self.players)
        if self.edition not in EDITIONS:
            raise InvalidSetup("edition", "A-7", edition=self.edition, editions=", ".join(EDITIONS))
        if self.ages and len(self.ages) != self.players:
            raise InvalidSetup("ages", "A-5", ages=len(self.ages), players=self.players)
        if len(set(self.modules)) != len(self.modules):
            raise InvalidSetup("module-twice", modules=", ".join(self.modules))

    def __str__(self) -> str:
        sets = " + ".join([self.game, *self.modules])
        scoring = ", simplified scoring" if self.simplified else ""
        return f"{sets}, {self.edition}, {self.players} players{scoring}"
