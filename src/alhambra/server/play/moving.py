"""A game that goes on at another place: taken away as a record, and laid out there.

It is played at one place at a time, so taking it away ends it here. The record tells what every seat held, so only
somebody who plays alone may have it. What nobody could know is not in it: at the other place it is dealt again.
"""

import secrets
import time
from dataclasses import dataclass
from typing import Final, Literal

from alhambra.engine.chance import Seeded
from alhambra.engine.play.game import Game
from alhambra.entrants.entrant import is_of_ladder
from alhambra.record.json_form import from_json
from alhambra.record.position import parse_position, position_text
from alhambra.record.record import Record
from alhambra.record.replay import BrokenRecord, Replay
from alhambra.record.text_form import parse_record
from alhambra.record.verify import other_components
from alhambra.server.edge.refused import Refused
from alhambra.server.play.leaving import close
from alhambra.server.play.log import numbered, singly, standing
from alhambra.server.play.match import Match
from alhambra.server.play.rows import SeatRow
from alhambra.server.play.sitting import Change, Sitting

SEATS: Final = "Seats"  # the header that says who sat where
BETWEEN: Final = "; "
STRANGER: Final = "greedy"  # sits where a record does not say who did
MOST_STEPS: Final = 3_000


@dataclass(frozen=True)
class Sat:
    """Who sat somewhere: the person, somebody else on the same device, or a bot."""

    kind: Literal["person", "local", "bot"]
    name: str = ""
    bot: str = ""


def take_away(state: Sitting, person: str, now: float) -> tuple[Record, Change]:
    """The record with which a game goes on elsewhere, and the change that ends it here."""
    if not isinstance(state, Match) or not state.is_running or not state.own_seats(person):
        raise Refused("not-playing")
    if state.row.is_rated or state.row.sealed_until:
        raise Refused("take-rated")
    if any(seat.person not in (None, person) for seat in state.seats):
        raise Refused("take-not-alone")
    return carried(state), close(state, now)


def carried(match: Match) -> Record:
    """The game so far with everything that was drawn, and nothing of what is to come."""
    line = [one for entry in standing(match.steps) for one in singly(entry)]
    row = match.row
    return Record(
        setup=row.setup,
        steps=numbered(line),
        names=tuple(seat.name or seat.bot or f"{seat.number + 1}" for seat in match.seats),
        headers={"Table": row.id, SEATS: BETWEEN.join(seat_text(seat) for seat in match.seats)},
        rules=row.rules,
        position=position_text(parse_position(row.origin), one_line=True) if row.origin else "",
    )


def seat_text(seat: SeatRow) -> str:
    """Who sits there, as the header says it."""
    return f"bot {seat.bot}" if seat.kind == "bot" else seat.kind


def lay_out(text: str, seconds: float) -> tuple[str, list[Sat]]:
    """The position with which the game of a record goes on, and who sits where. Everything in it is checked."""
    record = from_json(text) if text.lstrip()[:1] == "{" else parse_record(text)
    if len(record.steps) > MOST_STEPS:
        raise Refused("replay-large", 413)
    for refusal in other_components(record):
        raise BrokenRecord(0, refusal)
    game = played_through(Replay(record), time.monotonic() + seconds)
    if game.is_over:
        raise Refused("replay-over")
    return position_text(game), seats_of(record)


def played_through(replay: Replay, until: float) -> Game:
    """The game after the last step, to be played on; refused if that takes too long."""
    for _ in replay.walk():
        if time.monotonic() > until:
            raise Refused("replay-large", 413)
    return replay.resume(Seeded(secrets.token_bytes(32)))


def seats_of(record: Record) -> list[Sat]:
    """Who sat where; where the record does not say it, one person and bots."""
    said = record.headers.get(SEATS, "").split(BETWEEN)
    names = record.names or ("",) * record.setup.players
    if len(said) != record.setup.players or said.count("person") > 1:
        said = ["person", *(f"bot {name if is_of_ladder(name) else STRANGER}" for name in names[1:])]
    return [sat(text, name) for text, name in zip(said, names, strict=True)]


def sat(text: str, name: str) -> Sat:
    """Somebody as the header says it; everybody who is not a bot plays on the same device."""
    kind, _, bot = text.partition(" ")
    if kind == "bot":
        return Sat("bot", "" if name == bot else name, bot or STRANGER)
    return Sat("person") if kind == "person" else Sat("local", name)
