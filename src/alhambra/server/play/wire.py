"""The messages of a table's socket, both ways; docs/protocol.md describes the conversation.

Every message is a JSON object whose `type` names its class here, in small letters. What a client may send is strict:
an unknown field is an error. The TypeScript types of the browser client are generated from these classes.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

PROTOCOL: Final = 1

Identifier = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client, unlike all others")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
PLANNED: Final = 12  # placings that can be planned at once: tiles bought in one turn
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client may send."""


class Hello(FromClient, frozen=True):
    """The first message: what the client has already, and its language."""

    since: Annotated[int, Meta(ge=-1)] = -1  # the last step it has seen; -1 for none
    language: Annotated[str, Meta(max_length=8)] = "en"
    protocol: int = PROTOCOL


class Act(FromClient, frozen=True):
    """An action of a seat. `seen` is the last step that the client knows."""

    id: Identifier
    seen: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    action: Notation


class Undo(FromClient, frozen=True):
    """Take the last step of a seat back."""

    id: Identifier
    seen: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class Ask(FromClient, frozen=True):
    """What would that action do, or why is it not allowed? `planned` are placings that would come before others."""

    id: Identifier
    seat: SeatNumber
    action: Notation
    planned: Annotated[list[Notation], Meta(max_length=PLANNED)] = []


class Hint(FromClient, frozen=True):
    """What would a bot do for a seat that is to decide?"""

    id: Identifier
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = "expert"


class Unveil(FromClient, frozen=True):
    """Several people on one device: show what this seat may see, and nothing of the others. None covers all."""

    seat: SeatNumber | None


class Order(FromClient, frozen=True):
    """A standing order of a seat: how it answers in a window without being asked ("" to be asked again)."""

    id: Identifier
    seat: SeatNumber
    window: Annotated[str, Meta(max_length=20)]  # the decision: "vizier", "bonus"
    answer: Annotated[str, Meta(max_length=200)]  # "hold", "conceal", …


class Nonce(FromClient, frozen=True):
    """Opens the number that a player committed to when the seat was taken."""

    seat: SeatNumber
    nonce: Digest


class Chat(FromClient, frozen=True):
    """Say something to everybody at the table."""

    id: Identifier
    text: Line


class Resign(FromClient, frozen=True):
    """Give up a seat's game; a bot goes on in its place."""

    id: Identifier
    seat: SeatNumber


class Abort(FromClient, frozen=True):
    """Propose (or agree) to end the game without a result, or take that back."""

    id: Identifier
    agree: bool = True


class Ping(FromClient, frozen=True):
    """Is anybody there?"""


ClientMessage = Hello | Act | Undo | Ask | Hint | Unveil | Order | Nonce | Chat | Resign | Abort | Ping


# --- parts of what the server sends ---------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """One seat of a table, as everybody sees it."""

    number: int
    kind: str  # "open", "person", "local" (on a person's device), "bot"
    name: str = ""
    bot: str = ""  # the bot that sits there, or plays for a person who has left
    is_mine: bool = False  # does it belong to the person on this connection?
    is_host: bool = False
    is_here: bool = False  # is the person connected?
    has_resigned: bool = False
    wants_abort: bool = False
    nonce_commitment: str = ""
    nonce: str = ""
    from_server: bool = False  # does the nonce come from the server?


class Clocks(Struct, frozen=True):
    """Time, in seconds at the moment of sending."""

    left: list[float]  # per seat
    running: list[int] = []  # the seats whose clock runs
    window: float | None = None  # seconds until silence in a window passes; then nobody else's clock runs
    kind: str = "none"  # "none", "fischer", "days"
    increment: float = 0.0


class HappenedEvent(Struct, frozen=True):
    """One thing that happened, for motion (key, values) and for the log (text, in the language of the connection)."""

    key: str
    seat: int
    values: dict[str, str | int]
    text: str


class StepInfo(Struct, frozen=True):
    """One step of the log as this viewer may know it."""

    number: int
    kind: str  # "deal", "action", "window" (nobody did anything in it), "undo", "resign", "timeout", "abort"
    seat: int
    action: str  # notation, "?" where it is secret; for an undo the number of the step that was taken back
    events: list[HappenedEvent]
    text: str  # the action in words
    at: float  # seconds since 1970


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
    """What a table may leave to its players to reckon; None in a view where aids are off."""

    scoring: int
    standings: list[CategoryStanding]
    projection: list[int]  # points of the next scoring per party
    longest: list[list[list[Any]]]  # per seat: edges [x, y, side] of the longest wall and moat
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


class SheetInfo(Struct, frozen=True):
    """One scoring."""

    scoring: int
    rows: list[Row]


# --- what the server sends --------------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Table(FromServer, frozen=True):
    """Everything about the table but the game on it. Sent first, and whenever something of it changes."""

    id: str
    phase: str  # "gathering", "dealing", "playing", "over", "aborted"
    setup: dict[str, Any]
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    spectators: int
    commitment: str  # SHA-256 of the server's secret
    secret: str  # the secret itself, when the game is over
    clocks: Clocks
    orders: dict[str, str]  # of the unveiled seat: window → answer
    result: list[int]
    winners: list[int]
    invitation: str = ""  # for those who sit here
    rematch: str = ""  # the table of the next game
    is_rated: bool = False
    protocol: int = PROTOCOL


class Steps(FromServer, frozen=True):
    """Steps that the client has not seen, in order."""

    steps: list[StepInfo]


class View(FromServer, frozen=True):
    """The game after step `seen`, as the unveiled seat (or a spectator) sees it: the truth."""

    seen: int
    viewer: int
    game: dict[str, Any]
    options: list[Option]  # of the viewer, empty if it has nothing to decide
    asks: str  # what is being decided, and by whom, in words
    deciding: list[int]  # seats that decide now; empty in a window, where nobody sees who was asked
    window: str  # the decision of a window for several people, or ""
    may_undo: bool
    sheets: list[SheetInfo]
    aids: Aids | None
    highlight: list[list[Any]]  # what the last turn changed: [seat, x, y]


class Done(FromServer, frozen=True):
    """A message was carried out; `step` is its step of the log, where it has one."""

    id: str
    step: int | None = None


class Refused(FromServer, frozen=True):
    """A message was refused, and nothing has changed."""

    id: str
    key: str
    text: str
    rule: str = ""
    rule_text: str = ""


class Stale(FromServer, frozen=True):
    """An action came too late: the steps in between and the view follow."""

    id: str
    seen: int


class Answer(FromServer, frozen=True):
    """The answer to `ask`: what it would do."""

    id: str
    consequence: Consequence
    placings: list[Placing]  # where tiles could go afterwards that are placed when the turn ends


class Hinted(FromServer, frozen=True):
    """The answer to `hint`."""

    id: str
    bot: str
    action: str
    text: str
    reason: str
    expected: list[float]  # final points per seat
    line: list[str]  # the turn it has in mind


class Said(FromServer, frozen=True):
    """Something somebody said."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Openings(FromServer, frozen=True):
    """Please open the nonces of these seats of yours: the cards are to be dealt."""

    seats: list[int]


class Notice(FromServer, frozen=True):
    """A word from the server: it is your turn elsewhere."""

    key: str
    text: str
    table: str = ""


class Pong(FromServer, frozen=True):
    """Yes."""


ServerMessage = Table | Steps | View | Done | Refused | Stale | Answer | Hinted | Said | Openings | Notice | Pong

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> ClientMessage:
    """The message of a client; msgspec.ValidationError or DecodeError, in words, if it is none."""
    return _decoder.decode(text)


def written(message: FromServer) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


def schema() -> dict[str, Any]:
    """The JSON schema of both directions."""
    (_, _), components = msgspec.json.schema_components([ClientMessage, ServerMessage], ref_template="#/$defs/{name}")
    names = {kind: [one.__name__ for one in union.__args__] for kind, union in _UNIONS.items()}
    unions = {kind: {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in members]} for kind, members in names.items()}
    return {"$defs": {**components, **unions}}


_UNIONS: Final[dict[str, Any]] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
