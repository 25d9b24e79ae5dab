"""What a client may send on a table's socket; see `wire`. All of it is strict: an unknown field is an error."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from alhambra.server.play.rows import PlanLine

PROTOCOL: Final = 1

Identifier = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client, unlike all others")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
MOST_PLANNED_PLACINGS: Final = 12  # placings that can be planned at once: tiles bought in one turn
MOST_QUESTIONS: Final = 32  # of one message
Phrase = Literal["hello", "luck", "nice", "thanks", "sorry", "moment", "good-game", "again"]
PHRASES: Final = get_args(Phrase)
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Planned = Annotated[list[Notation], Meta(max_length=12, description="actions of the next turn")]
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


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """What would that action do, or why is it not allowed? `planned` are placings that would come before others."""

    action: Notation
    planned: Annotated[list[Notation], Meta(max_length=MOST_PLANNED_PLACINGS)] = []


class Ask(FromClient, frozen=True):
    """Questions about the next action of a seat; each has an answer of its own."""

    id: Identifier
    seat: SeatNumber
    questions: Annotated[list[Question], Meta(min_length=1, max_length=MOST_QUESTIONS)]
    foreseen: Planned | None = None
    """While orders are chosen: about the next turn, after these actions."""


class Look(FromClient, frozen=True):
    """How did the game stand after an earlier step?"""

    id: Identifier
    step: Annotated[int, Meta(ge=0)]


class Hint(FromClient, frozen=True):
    """What would a bot do for a seat that is to decide?"""

    id: Identifier
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = "expert"


class Sample(FromClient, frozen=True):
    """What does a seat know that is to decide? For programs that search; answered by `sampled`."""

    id: Identifier
    seat: SeatNumber


class Unveil(FromClient, frozen=True):
    """Several people on one device: show what this seat may see, and nothing of the others. None covers all."""

    seat: SeatNumber | None


class Order(FromClient, frozen=True):
    """A standing order of a seat: how it answers in a window without being asked ("" to be asked again)."""

    id: Identifier
    seat: SeatNumber
    window: Annotated[str, Meta(max_length=20)]  # the name of the decision
    answer: Annotated[str, Meta(max_length=200)]  # the action of those who do nothing there


class Plan(FromClient, frozen=True):
    """Orders for the next turn of a seat, in a game over days: the first line that fits is carried out; [] for none."""

    id: Identifier
    seat: SeatNumber
    lines: Annotated[list[PlanLine], Meta(max_length=8)]


class Foresee(FromClient, frozen=True):
    """What could a seat do after these actions, if its turn came now? For choosing orders; answered by `foreseen`."""

    id: Identifier
    seat: SeatNumber
    actions: Planned


class Nonce(FromClient, frozen=True):
    """Opens the number that a player committed to when the seat was taken."""

    seat: SeatNumber
    nonce: Digest


class Chat(FromClient, frozen=True):
    """Say something to everybody at the table: in one's own words, or a phrase that each reads in their language."""

    id: Identifier
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None  # instead of a text


class Mute(FromClient, frozen=True):
    """Hear nothing more, at any table, of somebody who talks here; or hear them again."""

    id: Identifier
    speaker: Annotated[str, Meta(max_length=64)]  # of a line
    on: bool = True


class Hush(FromClient, frozen=True):
    """The host asks spectators not to talk, or lets them talk again."""

    id: Identifier
    on: bool = True


class Resign(FromClient, frozen=True):
    """Give up a seat's game; a bot goes on in its place."""

    id: Identifier
    seat: SeatNumber


class Return(FromClient, frozen=True):
    """Take a seat back that a bot looks after."""

    id: Identifier
    seat: SeatNumber


class Claim(FromClient, frozen=True):
    """Go on without the player of a seat, who has been away for some time (`claim` of the table)."""

    id: Identifier
    seat: SeatNumber


class Abort(FromClient, frozen=True):
    """Propose (or agree) to end the game without a result, or take that back."""

    id: Identifier
    agree: bool = True


class Ping(FromClient, frozen=True):
    """Is anybody there?"""
