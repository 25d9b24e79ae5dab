"""What is stored of a table, typed: its row with the options, its seats, and the steps of its log."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, TypedDict

from msgspec import Meta, Struct

from alhambra.engine.rules.setup import Setup

GATHERING: Final = "gathering"
DEALING: Final = "dealing"
PLAYING: Final = "playing"
OVER: Final = "over"
ABORTED: Final = "aborted"
TOURNAMENT: Final = "tournament-"  # how the contest of a table in a tournament begins
OPEN: Final = (GATHERING, DEALING, PLAYING)  # phases in which something can still happen

NOBODY: Final = -1  # the seat of a step that is nobody's
MOVES: Final = ("deal", "action", "window", "undo")  # kinds of steps that change the game
ADJOURN: Final = "adjourn"  # the kind of a step after which the game rests
RESUME: Final = "resume"  # and of that after which it goes on


class ClockOptions(Struct, frozen=True):
    """Time for thinking: none, `base` seconds and `increment` for every turn (fischer), or days for a decision."""

    kind: str = "none"  # "none", "fischer", "days"
    base: float = 900.0
    increment: float = 20.0
    days: float = 3.0


class TableOptions(Struct, frozen=True):
    """What was chosen for a table."""

    private: bool = False
    clock: ClockOptions = ClockOptions()
    open_money: bool = False
    aids: bool = True
    undo: bool = True
    takeover: bool = True
    rated: bool = False
    window: float | None = None  # seconds; None for what suits the clock
    absence: float | None = None  # seconds; None for what suits the clock


NO_OPTIONS: Final = TableOptions()


@dataclass(frozen=True)
class TableRow:
    """The row of a table. Each change counts its version up."""

    id: str
    setup: Setup
    rules: str  # the version of the rules it is played by
    host: str
    options: TableOptions = NO_OPTIONS
    phase: str = GATHERING
    invitation: str = ""
    secret: str = ""
    key: str = ""  # what all chance comes from, once it is dealt
    origin: str = ""  # a position that it goes on from, "" for a deal
    result: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: str = ""
    created: float = 0.0
    updated: float = 0.0
    version: int = 0
    is_quiet: bool = False  # are spectators asked not to talk?
    sent_away: tuple[str, ...] = ()  # people who may not come back uninvited
    sealed_until: float = 0.0  # others play the same deal until then; 0 where nobody does
    contest: str = ""  # that it is played in: "day-2026-11-16", "duplicate-…", "tournament-…-2"

    def is_sealed(self, now: float) -> bool:
        """Do others still play this deal, so that nothing of it may be told?"""
        return now < self.sealed_until

    def is_disclosed(self, now: float) -> bool:
        """May everything be told that was secret?"""
        return self.phase == OVER and not self.is_sealed(now)

    @property
    def is_rated(self) -> bool:
        """Does the game count for ratings?"""
        return self.options.rated

    @property
    def is_awaited(self) -> bool:
        """Do others wait for its end: those whose ratings it changes, or the next round of a tournament?"""
        return self.is_rated or self.is_in_tournament

    @property
    def is_in_tournament(self) -> bool:
        """Is it played in a round of a tournament?"""
        return self.contest.startswith(TOURNAMENT)

    @property
    def is_open(self) -> bool:
        """Can something still happen there?"""
        return self.phase in OPEN


class RowValues(TypedDict, total=False):
    """What changes in the row of a table, beside its version and the time."""

    host: str
    options: TableOptions
    phase: str
    invitation: str
    key: str
    origin: str
    result: tuple[int, ...]
    winners: tuple[int, ...]
    rematch: str
    is_quiet: bool
    sent_away: tuple[str, ...]
    sealed_until: float
    contest: str


class PlanLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat does when its turn comes: a whole turn, or its first actions; only if all that it needs is there."""

    actions: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(min_length=1, max_length=12)]
    needs: Annotated[list[Annotated[str, Meta(min_length=1, max_length=20)]], Meta(max_length=4)] = []
    """Cards of the display and tiles of the market."""


class Plan(Struct, frozen=True):
    """Orders for a seat's next turn: the first line that fits is carried out. Nobody else may notice them.

    Lines of which none fitted are kept to be shown, and are not tried again.
    """

    lines: tuple[PlanLine, ...] = ()
    is_missed: bool = False


NO_PLAN: Final = Plan()


@dataclass(frozen=True)
class SeatRow:
    """The row of a seat."""

    number: int
    kind: str = "open"  # open, person, local, bot
    person: str | None = None  # for "local" whose device it is
    name: str = ""
    bot: str = ""  # of a bot's seat, or one that plays for somebody who left
    nonce_commitment: str = ""
    nonce: str = ""
    from_server: bool = False
    has_resigned: bool = False
    wants_abort: bool = False
    orders: Mapping[str, str] = field(default_factory=dict)  # window → answer
    plan: Plan = NO_PLAN  # for its next turn
    device: str = ""  # in a rated game: a digest of the number of the browser that took it

    @property
    def is_bots(self) -> bool:
        """Does a bot decide there now?"""
        return bool(self.bot)


@dataclass(frozen=True)
class LogStep:
    """One entry of the log. Its message (person and identifier) is how a repetition is known."""

    number: int
    kind: str  # deal, action, window, undo, resign, timeout, absent, return, abort
    seat: int
    action: str
    draws: tuple[str, ...] = ()
    message: str | None = None
    at: float = 0.0
    left: tuple[float, ...] = ()  # the clocks afterwards


@dataclass(frozen=True)
class WindowAnswer:
    """What a seat has answered in the window after a step. Nobody else sees it."""

    window: int
    seat: int
    action: str
    message: str | None = None
