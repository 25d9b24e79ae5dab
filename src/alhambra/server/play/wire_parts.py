"""Parts of the messages that the server sends about a table; see `wire`."""

from msgspec import Struct

Cell = tuple[int, int, int]
"""A space of a palace: seat, x, y."""
Edge = tuple[int, int, str]
"""An edge of a space: x, y, side."""


class SeatInfo(Struct, frozen=True):
    """One seat of a table, as everybody sees it."""

    number: int
    kind: str  # "open", "person", "local" (on a person's device), "bot"
    name: str = ""
    bot: str = ""  # the bot that sits there, or plays for a person who has left
    is_mine: bool = False  # does it belong to the person on this connection?
    is_host: bool = False
    is_here: bool = False  # is the person connected?
    away: float | None = None  # since when the person is not, in a game (seconds since 1970)
    has_resigned: bool = False
    wants_abort: bool = False
    nonce_commitment: str = ""
    nonce: str = ""
    from_server: bool = False  # does the nonce come from the server?


class SetupInfo(Struct, frozen=True):
    """What is played."""

    game: str
    modules: list[str]
    edition: str
    players: int
    options: list[str]  # chosen ones, of those that games and modules declare
    ages: list[int]


class Clocks(Struct, frozen=True):
    """Time, in seconds at the moment of sending."""

    left: list[float]  # per seat
    running: list[int] = []  # the seats whose clock runs
    window: float | None = None  # seconds until silence in a window passes; None if it stays open
    kind: str = "none"  # "none", "fischer", "days"
    increment: float = 0.0


class HappenedEvent(Struct, frozen=True):
    """One thing that happened, for motion (key, values) and for the log (text, in the language of the connection)."""

    key: str
    seat: int
    values: dict[str, str | int]
    text: str


class StepInfo(Struct, frozen=True):
    """One step of the log as this viewer may know it.

    Its kind is "deal", "action", "undo", "window" (nobody did anything in it), or what happened to a seat or the whole
    table: "resign", "timeout", "absent", "return", "abort", "adjourn", "resume".
    """

    number: int
    kind: str
    seat: int
    action: str  # notation, "?" where it is secret; for an undo the number of the step that was taken back
    events: list[HappenedEvent]
    text: str  # the action in words
    at: float  # seconds since 1970
    unattended: bool = False  # done for the viewer: by their orders, by a bot, or as they had answered in a window


class Speaker(Struct, frozen=True):
    """Somebody who has said something."""

    speaker: str
    name: str


class Consequence(Struct, frozen=True):
    """What an action does, for the seat that would take it."""

    counts: dict[str, int]  # buildings and longest walls by category, afterwards
    gain: list[int]  # points more in the next scoring, per party
    wall: int  # change of the longest wall
    again: bool  # may the seat act again?
    exact: bool | None
    change: int  # money lost


class Option(Struct, frozen=True):
    """A legal action. Everything that a client needs to offer it; it has no rules of its own."""

    action: str
    kind: str
    text: str
    ends_turn: bool  # held by the client until it is confirmed
    tile: str | None = None
    cell: list[int] | None = None
    cards: list[str] = []
    exact: bool | None = None
    change: int = 0  # money lost
    total: int = 0  # value of the cards


class CategoryStanding(Struct, frozen=True):
    """One scoring category, now."""

    category: str
    counts: list[int]  # per party
    points: list[int]  # that it would bring in the next scoring
    pays: list[int]  # of the places


class Aids(Struct, frozen=True):
    """What a table may leave to its players to work out; None in a view where aids are off."""

    scoring: int
    standings: list[CategoryStanding]
    projection: list[int]  # points of the next scoring per party
    longest: list[list[Edge]]  # per seat: edges of the longest walls, layer by layer
    tiles_left: dict[str, int]  # by type
    known_hands: list[list[str]] | None = None  # with open money


class Row(Struct, frozen=True):
    """One line of a score sheet."""

    category: str
    counts: list[int]
    places: list[int]
    points: list[int]


class Effect(Struct, frozen=True):
    """What changes: numbers by category for the seat that acts, points in the next scoring for every party."""

    counts: dict[str, int]
    gain: list[int]


class Placing(Struct, frozen=True):
    """A way to place a tile at the end of the turn, and what it would do."""

    option: Option
    effect: Effect


class PlannedLine(Struct, frozen=True):
    """A line of orders for the next turn, in notation and in words, with what must be on the table for it."""

    actions: list[str]
    needs: list[str]
    text: str


class PlanInfo(Struct, frozen=True):
    """Orders for the next turn. `is_missed`: the turn has come, and none of them fitted."""

    lines: list[PlannedLine]
    is_missed: bool = False


class SheetInfo(Struct, frozen=True):
    """One scoring."""

    scoring: int
    rows: list[Row]
