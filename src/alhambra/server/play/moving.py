"""A game that goes on at another place: taken away as a record, and laid out there.

It is played at one place at a time, so taking it away ends it here. The record tells what every seat held, so only
somebody who plays alone may have it. What nobody could know is not in it: at the other place it is dealt again.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal

from alhambra.engine.chance import Chance
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import is_of_ladder
from alhambra.record.position import position_text
from alhambra.record.record import Record
from alhambra.record.replay import Replay
from alhambra.server.edge.refused import Refused
from alhambra.server.play.leaving import close
from alhambra.server.play.log import begin_record, list_line, number_steps
from alhambra.server.play.match import Match
from alhambra.server.play.rows import SeatRow
from alhambra.server.play.sent_records import check_sent_record, parse_sent_record, walk_until
from alhambra.server.play.sitting import Change, Sitting

SEATS: Final = "Seats"  # the header that says who sat where
BETWEEN: Final = "; "
STRANGER: Final = "greedy"  # sits where a record does not say who did


@dataclass(frozen=True)
class Sat:
    """Who sat somewhere: the person, somebody else on the same device, or a bot."""

    kind: Literal["person", "local", "bot"]
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class LaidOut:
    """A game that is to go on: the position of it, and who sits where."""

    setup: Setup
    position: str
    seats: list[Sat]


def take_away(state: Sitting, person: str, now: float) -> tuple[Record, Change]:
    """The record with which a game goes on elsewhere, and the change that ends it here."""
    if not isinstance(state, Match) or not state.is_running or not state.list_own_seats(person):
        raise Refused("not-playing")
    if state.row.is_awaited or state.row.sealed_until:
        raise Refused("take-rated")
    if any(seat.person not in (None, person) for seat in state.seats):
        raise Refused("take-not-alone")
    return make_carried_record(state), close(state, now)


def make_carried_record(match: Match) -> Record:
    """The game so far with everything that was drawn, and nothing of what is to come."""
    headers = {"Table": match.row.id, SEATS: BETWEEN.join(seat_text(seat) for seat in match.seats)}
    return replace(begin_record(match.row, match.seats, number_steps(list_line(match.steps))), headers=headers)


def seat_text(seat: SeatRow) -> str:
    """Who sits there, as the header says it."""
    return f"bot {seat.bot}" if seat.kind == "bot" else seat.kind


def lay_out(text: str, until: float, chance: Chance) -> LaidOut:
    """How the game of a record goes on; what nobody could know is dealt by chance. Everything in it is checked."""
    record = parse_sent_record(text)
    check_sent_record(record)
    game = play_through(Replay(record), until, chance)
    if game.is_over:
        raise Refused("replay-over")
    return LaidOut(game.setup, position_text(game), seats_of(record))


def play_through(replay: Replay, until: float, chance: Chance) -> Game:
    """The game after the last step, to be played on; refused if that takes too long."""
    for _ in walk_until(replay, until):
        pass
    return replay.resume(chance)


def seats_of(record: Record) -> list[Sat]:
    """Who sat where; where the record does not say it, one person and bots."""
    said = record.headers.get(SEATS, "").split(BETWEEN)
    names = record.names or ("",) * record.setup.players
    if len(said) != record.setup.players or said.count("person") > 1:
        said = ["person", *(f"bot {name if is_of_ladder(name) else STRANGER}" for name in names[1:])]
    return [parse_seat(text, name) for text, name in zip(said, names, strict=True)]


def parse_seat(text: str, name: str) -> Sat:
    """Somebody as the header says it; everybody who is not a bot plays on the same device."""
    kind, _, bot = text.partition(" ")
    if kind == "bot":
        return Sat("bot", "" if name == bot else name, bot or STRANGER)
    return Sat("person") if kind == "person" else Sat("local", name)
