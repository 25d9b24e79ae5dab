"""What is played: public, the same for everybody, and never with a seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from inspect import Parameter, Signature
from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.engine.errors import InvalidSetup, Unchecked, make_type_error
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
        game: str | Unchecked = "alhambra",
        modules: Sequence[str] | Unchecked = (),
        edition: str | Unchecked = "family-box",
        players: int | Unchecked = 3,
        options: Sequence[str] | Unchecked = (),
        ages: Sequence[int] | Unchecked = (),
        **chosen: bool | Unchecked,
    ) -> None:
        """Lists become tuples, so that a set-up never changes; other types are refused."""
        for name, is_chosen in chosen.items():
            if type(is_chosen) is not bool:
                raise TypeError(f"Setup has no field {name!r}, and an option is chosen by True or False")
        if not isinstance(game, str):
            raise make_type_error('the name of a game, as Setup("alhambra")', game)
        if not isinstance(edition, str):
            raise make_type_error('the name of an edition, as Setup(edition="revised")', edition)
        wanted = [name for name, is_chosen in chosen.items() if is_chosen]
        if type(players) is not int:  # 3.0 would be found where 3 is remembered
            raise InvalidSetup("players", "A-1", players=str(players))
        fields: dict[str, object] = {
            "game": game,
            "modules": make_tuple("modules", modules, str),
            "edition": edition,
            "players": players,
            "options": tuple(sorted({*make_tuple("options", options, str), *wanted})),  # the order means nothing
            "ages": make_tuple("ages", ages, int),
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


def make_tuple(name: str, given: object, kind: type) -> tuple[Any, ...]:
    """A list or tuple of texts or numbers that was given for a field, as a tuple."""
    if not isinstance(given, list | tuple):
        raise InvalidSetup("list", name=name, value=repr(given))
    for one in given:
        if not isinstance(one, kind):
            example = "ages=[31, 28, 44]" if kind is int else f'{name}=["…"]'
            raise make_type_error(f"{'whole numbers' if kind is int else 'names'}, as {example}", one)
    return tuple(given)


def make_signature() -> Signature:
    """What `Setup` takes, for `help`: compiled, a class that travels between processes cannot say it itself."""
    fields: dict[str, object] = {"game": "alhambra", "modules": (), "edition": "family-box", "players": 3}
    fields |= {"options": (), "ages": ()}
    known = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, default=usual) for name, usual in fields.items()]
    return Signature([*known, Parameter("chosen", Parameter.VAR_KEYWORD)])


setattr(Setup, "__signature__", make_signature())  # noqa: B010 - type checkers know no such attribute
