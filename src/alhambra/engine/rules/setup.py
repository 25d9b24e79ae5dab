"""What is played: public, the same for everybody, and never with a seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from alhambra.engine.errors import InvalidSetup
from alhambra.engine.hooks import HOOKS

EDITIONS: Final = ("family-box", "revised")
RULES_VERSION: Final = "1.1"
CHECKED_RULES: Final = ("1.0", RULES_VERSION)
"""The versions of the rules whose games can be checked move by move.

What was legal in 1.0 is legal in 1.1: only A-46 is new, which ends a game, and B-2, which allows more.
"""


@mypyc_attr(native_class=False)  # so that it travels between processes
@dataclass(frozen=True, init=False)
class Setup:
    """A game, its modules, the edition, the number of players, and options that games or modules declare.

    An option may also be chosen by a keyword of its name: `Setup("somegame", quick=True)` has `options == ("quick",)`
    and `has_option("quick")`. At run time it is an attribute too, `setup.quick`; type checkers do not know it, so that
    they find misspelt fields. `ages` (one per seat) decide a tie for the starting player (A-5).
    """

    game: str
    modules: tuple[str, ...]
    edition: str
    players: int
    options: tuple[str, ...]
    ages: tuple[int, ...]

    def __init__(
        self,
        game: str = "alhambra",
        modules: Sequence[str] = (),
        edition: str = "family-box",
        players: SupportsIndex = 3,  # an int; compiled, that type would refuse others before it can be said why
        options: Sequence[str] = (),
        ages: Sequence[int] = (),
        **chosen: bool | None,
    ) -> None:
        """Lists become tuples, so that a set-up never changes; other types are refused."""
        for name, is_chosen in chosen.items():
            if type(is_chosen) is not bool:
                raise TypeError(f"Setup has no field {name!r}, and an option is chosen by True or False")
        wanted = [name for name, is_chosen in chosen.items() if is_chosen]
        if type(players) is not int:  # 3.0 would be found where 3 is remembered
            raise InvalidSetup("players", "A-1", players=str(players))
        fields: dict[str, object] = {
            "game": game,
            "modules": make_tuple("modules", modules),
            "edition": edition,
            "players": players,
            "options": tuple(sorted({*make_tuple("options", options), *wanted})),  # the order means nothing
            "ages": make_tuple("ages", ages),
        }
        for name, value in fields.items():
            object.__setattr__(self, name, value)

    def has_option(self, name: str) -> bool:
        """Is an option chosen? InvalidSetup for a name that no game or module declares, unless it is chosen."""
        if name in self.options:
            return True
        if name in HOOKS["options"](self):
            return False
        raise InvalidSetup("option", option=name, game=self.game)

    def _read_attribute(self, name: str) -> bool:
        """An option as an attribute: becomes `__getattr__`, which would hide mistakes from type checkers."""
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return self.has_option(name)
        except InvalidSetup:
            raise AttributeError(f"Setup has no field or option {name!r}") from None

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
        return ", ".join([sets, self.edition, f"{self.players} players", *self.options])


setattr(Setup, "__getattr__", Setup._read_attribute)  # noqa: B010 - not `Setup.__getattr__ = …`, which mypy would see


def make_tuple(name: str, given: object) -> tuple[Any, ...]:
    """A list or tuple that was given for a field, as a tuple."""
    if not isinstance(given, list | tuple):
        raise InvalidSetup("list", name=name, value=repr(given))
    return tuple(given)
