"""The messages of a table's socket, both ways; docs/protocol.md describes the conversation.

Every message is a JSON object whose `type` names its class, in small letters. Those of clients are in
`wire_from_client`, and can be had from here too. The TypeScript types of the browser client are generated from them.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from alhambra.server.play.rows import TableOptions
from alhambra.server.play.shown import GameShown, RulesInfo
from alhambra.server.play.wire_from_client import (
    PROTOCOL,
    Abort,
    Act,
    Ask,
    Chat,
    Claim,
    Foresee,
    Hello,
    Hint,
    Hush,
    Look,
    Mute,
    Nonce,
    Order,
    Ping,
    Plan,
    Resign,
    Return,
    Sample,
    Undo,
    Unveil,
)
from alhambra.server.play.wire_parts import (
    Aids,
    Cell,
    Clocks,
    Consequence,
    Option,
    Placing,
    PlanInfo,
    SeatInfo,
    SetupInfo,
    SheetInfo,
    Speaker,
    StepInfo,
)

ClientMessage = (
    Hello
    | Act
    | Undo
    | Ask
    | Look
    | Hint
    | Sample
    | Unveil
    | Order
    | Plan
    | Foresee
    | Nonce
    | Chat
    | Mute
    | Hush
    | Resign
    | Return
    | Claim
    | Abort
    | Ping
)


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Rules(FromServer, frozen=True):
    """What is played, as data: the first answer to `hello`. A client presents modules by it, without knowing them."""

    rules: RulesInfo


class Table(FromServer, frozen=True):
    """Everything about the table but the game on it. Sent after `rules`, and whenever something of it changes."""

    id: str
    phase: str  # "gathering", "dealing", "playing", "over", "aborted"
    setup: SetupInfo
    title: str
    options: TableOptions
    seats: list[SeatInfo]
    spectators: int
    commitment: str  # SHA-256 of the server's secret
    secret: str  # the secret itself, when the game is over and not sealed
    clocks: Clocks
    orders: dict[str, str]  # of the unveiled seat: window → answer
    plan: PlanInfo  # of the unveiled seat
    result: list[int]
    winners: list[int]
    invitation: str = ""  # for those who sit here
    rematch: str = ""  # the table of the next game
    is_rated: bool = False
    is_quiet: bool = False  # are spectators asked not to talk?
    claim: float = 0.0  # seconds somebody must be away before others may `claim` to go on without them
    absence: float | None = None  # seconds after which the game does so by itself; None where a clock sees to it
    sealed_until: float = 0.0  # others play the same deal until then, and nothing of it is told; 0 where nobody does
    contest: str = ""  # that it is played in: "day-2026-11-16", "duplicate-" and the number of the match
    is_adjourned: bool = False  # does the game rest until the arbiter of its tournament lets it go on?
    now: float = 0.0  # by the server's clock, in seconds since 1970, as `away` of the seats
    protocol: int = PROTOCOL


class Steps(FromServer, frozen=True):
    """Steps that the client has not seen, in order."""

    steps: list[StepInfo]


class View(FromServer, frozen=True):
    """The game after step `seen`, as the unveiled seat (or a spectator) sees it: the truth."""

    seen: int
    viewer: int
    game: GameShown
    options: list[Option]  # of the viewer, empty if it has nothing to decide
    asks: str  # what is being decided, and by whom, in words
    deciding: list[int]  # seats that decide now; empty in a window, where nobody sees who was asked
    window: str  # the decision of a window for several people, or ""
    may_undo: bool
    sheets: list[SheetInfo]
    aids: Aids | None
    highlight: list[Cell]  # what the last turn changed


class Done(FromServer, frozen=True):
    """A message was carried out; `step` is its step of the log, where it has one."""

    id: str
    step: int | None = None


class Refused(FromServer, frozen=True):
    """A message was refused, and nothing has changed; or, in `answers`, an action would be."""

    id: str
    key: str
    text: str
    rule: str = ""
    rule_text: str = ""


class Stale(FromServer, frozen=True):
    """An action came too late: the steps in between and the view follow."""

    id: str
    seen: int


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to a question: what the action would do."""

    consequence: Consequence
    placings: list[Placing]  # where tiles could go afterwards that are placed when the turn ends


class Answers(FromServer, frozen=True):
    """The answers to `ask`, in the order of the questions."""

    id: str
    answers: list[Answer | Refused]


class Looked(FromServer, frozen=True):
    """The answer to `look`: what the viewer saw then, with nothing to decide."""

    id: str
    view: View


class Hinted(FromServer, frozen=True):
    """The answer to `hint`."""

    id: str
    bot: str
    action: str
    text: str
    reason: str
    expected: list[float]  # final points per seat
    line: list[str]  # the turn it has in mind


class Foreseen(FromServer, frozen=True):
    """The answer to `foresee`: how it would look, with what could be done. No view where the turn would be over."""

    id: str
    view: View | None


class Sampled(FromServer, frozen=True):
    """The answer to `sample`: a position that agrees with everything the seat knows; what is hidden is by chance."""

    id: str
    seen: int
    viewer: int
    position: str


class Said(FromServer, frozen=True):
    """Something somebody said. `speaker` is the same for all lines of a person, at this table only.

    Where `phrase` is not empty, it names a text `phrase-…` to be read in one's own language; `text` has it in English.
    """

    number: int
    speaker: str
    name: str
    seat: int | None
    text: str
    at: float
    phrase: str = ""


class Muted(FromServer, frozen=True):
    """Who this person is among those who talk here, and whom of them they do not hear. Strangers are not sent it."""

    me: str
    speakers: list[Speaker]


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


ServerMessage = (
    Rules
    | Table
    | Steps
    | View
    | Done
    | Refused
    | Stale
    | Answers
    | Looked
    | Hinted
    | Sampled
    | Foreseen
    | Said
    | Muted
    | Openings
    | Notice
    | Pong
)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read_message(text: str | bytes) -> ClientMessage:
    """The message of a client; msgspec.ValidationError or DecodeError, in words, if it is none."""
    return _decoder.decode(text)


def write_message(message: FromServer) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


def write_step(step: StepInfo) -> str:
    """A step as it is sent, for `write_steps`."""
    return _encoder.encode(step).decode()


def write_steps(steps: Sequence[str]) -> str:
    """A message `Steps` of steps that are written already."""
    return f'{{"type":"steps","steps":[{",".join(steps)}]}}'


def make_schema() -> dict[str, Any]:
    """The JSON schema of both directions."""
    (_, _), components = msgspec.json.schema_components([ClientMessage, ServerMessage], ref_template="#/$defs/{name}")
    names = {kind: [one.__name__ for one in union.__args__] for kind, union in _UNIONS.items()}
    unions = {kind: {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in members]} for kind, members in names.items()}
    return {"$defs": {**components, **unions}}


_UNIONS: Final[dict[str, Any]] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
