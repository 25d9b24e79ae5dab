"""The append-only log of a game: what is in it happened, in this order, and nothing else did."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.engine.chance import Seeded
from alhambra.engine.component_data import components_digest
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import RULES_VERSION, Setup
from alhambra.record.fairness import SECRET, commitment, fairness_headers
from alhambra.record.record import NOBODY, Record, Step
from alhambra.record.recorder import hidden
from alhambra.record.replay import Replay
from alhambra.record.setup_text import parse_setup
from alhambra.server.edge.refused import Refused
from alhambra.server.play.trial import Play, dealt
from alhambra.server.play.windows import is_silence, parse_window
from alhambra.server.storage.schema import answer as answers
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import seat as seats
from alhambra.server.storage.schema import step as steps

MOVES = ("deal", "action", "window", "undo")  # kinds of entries that change the game


@dataclass(frozen=True)
class LogStep:
    """One entry. Its message (person and identifier) is how a repetition is known."""

    number: int
    kind: str  # deal, action, window, undo, resign, timeout, abort
    seat: int
    action: str
    draws: tuple[str, ...] = ()
    message: str | None = None
    at: float = 0.0
    left: list[float] = field(default_factory=list)  # the clocks afterwards


def log_step(row: Row[Any]) -> LogStep:
    """An entry as it was stored."""
    left = json.loads(row.left) if row.left else []
    return LogStep(row.number, row.kind, row.seat, row.action, tuple(row.draws.split()), row.message, row.at, left)


async def load_steps(connection: AsyncConnection, game_id: str, since: int = -1) -> list[LogStep]:
    """The entries after number `since`, in order."""
    found = select(steps).where(steps.c.game == game_id, steps.c.number > since).order_by(steps.c.number)
    return [log_step(row) for row in await connection.execute(found)]


async def append_step(connection: AsyncConnection, game_id: str, step: LogStep) -> None:
    """Enter it. IntegrityError if somebody else was faster."""
    values = {
        "game": game_id,
        "number": step.number,
        "kind": step.kind,
        "seat": step.seat,
        "action": step.action,
        "draws": " ".join(step.draws),
        "message": step.message,
        "at": step.at,
        "left": json.dumps(step.left) if step.left else "",
    }
    await connection.execute(insert(steps).values(**values))


async def load_answers(connection: AsyncConnection, game_id: str, since: int = -1) -> list[Row[Any]]:
    """What was answered in windows that opened after step `since` or later."""
    found = select(answers).where(answers.c.game == game_id, answers.c.window >= since)
    return list(await connection.execute(found))


def standing(entries: Sequence[LogStep]) -> list[LogStep]:
    """The deal, the actions that were not taken back, and what came of windows."""
    line: list[LogStep] = []
    for entry in entries:
        if entry.kind == "undo":
            line.pop()
        elif entry.kind in ("deal", "action", "window"):
            line.append(entry)
    return line


def singly(entry: LogStep) -> list[LogStep]:
    """The answers of a window one by one, as a record has them; whatever was drawn came after the last."""
    if entry.kind != "window":
        return [entry]
    found = [replace(entry, kind="action", seat=seat, action=action) for seat, action in parse_window(entry.action)]
    return [*(replace(one, draws=()) for one in found[:-1]), found[-1]]


def without_silence(rules: Rules, line: Sequence[LogStep]) -> list[LogStep]:
    """As everybody may know it: nobody sees who was asked in a window."""
    told: list[LogStep] = []
    for one in line:
        if is_silence(rules, one.action):
            told[-1] = replace(told[-1], draws=told[-1].draws + one.draws)
        else:
            told.append(one)
    return told


def follows_seed(row: Row[Any]) -> bool:
    """Does everything in the game come from its key? Not if it was begun by older rules."""
    return bool(row.rules == RULES_VERSION or row.origin)


def played(row: Row[Any], entries: Sequence[LogStep]) -> Play:
    """The game as the log says. Entries of an older version of the rules are played by what was drawn then."""
    if not follows_seed(row):
        return played_by_draws(row, entries)
    play, _ = dealt(parse_setup(row.setup), row.key, row.origin)
    for entry in entries:
        follow(play, entry)
    return play


def follow(play: Play, entry: LogStep) -> None:
    """Carry out an entry of the log."""
    if entry.kind == "action":
        play.adopt(entry.number, play.try_out(entry.action))
    elif entry.kind == "window":
        play.adopt(entry.number, play.try_answers(parse_window(entry.action)))
    elif entry.kind == "undo":
        play.undo()


def played_by_draws(row: Row[Any], entries: Sequence[LogStep]) -> Play:
    """Without asking whether it is legal: play goes on under the rules of today."""
    line = [one for entry in standing(entries) for one in singly(entry)]
    told = [Step(n, NOBODY if n == 0 else one.seat, one.action, one.draws) for n, one in enumerate(line)]
    replay = Replay(Record(parse_setup(row.setup), tuple(told), rules=row.rules), trust=True)
    play = Play(replay.resume(Seeded(bytes.fromhex(row.key) + b"|" + RULES_VERSION.encode())))
    for one, (_, events) in zip(line, replay.walk(), strict=True):
        play.events[one.number] = play.events.get(one.number, ()) + tuple(events)
    return play


async def load_game(connection: AsyncConnection, game_id: str) -> Row[Any]:
    """The table's row; refused if there is none."""
    row = (await connection.execute(select(games).where(games.c.id == game_id))).first()
    if row is None:
        raise Refused("no-table", 404)
    return row


async def load_seats(connection: AsyncConnection, game_id: str) -> list[Row[Any]]:
    """Its seats, in order."""
    found = select(seats).where(seats.c.game == game_id).order_by(seats.c.number)
    return list(await connection.execute(found))


async def load_record(connection: AsyncConnection, game_id: str) -> Record:
    """The record of a game: whole when it is over, before that as everybody may know it."""
    row = await load_game(connection, game_id)
    entries = await load_steps(connection, game_id)
    if not entries or row.origin:
        raise Refused("no-record", 409)
    return recorded(row, await load_seats(connection, game_id), entries)


def recorded(row: Row[Any], sitting: Sequence[Row[Any]], entries: Sequence[LogStep]) -> Record:
    """The record of a table; the line that was played in the end, without what was taken back."""
    setup: Setup = parse_setup(row.setup)
    is_over = row.phase == "over"
    line = [one for entry in standing(entries) for one in singly(entry)]
    rules = compose(setup)
    line = line if is_over else without_silence(rules, line)
    play = [Step(n, NOBODY if n == 0 else entry.seat, entry.action, entry.draws) for n, entry in enumerate(line)]
    if not is_over:
        play = [hidden(rules, step) for step in play]
    return Record(
        setup=setup,
        steps=tuple(play),
        names=tuple(seat.name or seat.bot or f"{seat.number + 1}" for seat in sitting),
        headers=headers_of(row, sitting, is_over),
        rules=row.rules,
        commitment=commitment(row.secret),
        key=row.key if is_over else "",
        result=tuple(json.loads(row.result)) if row.result else (),
    )


def headers_of(row: Row[Any], sitting: Sequence[Row[Any]], is_over: bool) -> dict[str, str]:
    """What is needed to check that nobody arranged the cards; the secret when the game is over."""
    nonces, promised = [seat.nonce for seat in sitting], [seat.nonce_commitment for seat in sitting]
    given = [seat.number for seat in sitting if seat.from_server]
    headers = {"Table": row.id, **fairness_headers(row.secret, nonces, promised, given)}
    if components_digest():
        headers["Components"] = components_digest()
    return {name: text for name, text in headers.items() if is_over or name != SECRET}
