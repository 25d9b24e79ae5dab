"""The log of a game played again: what is in it happened, in this order, and nothing else did."""

from collections.abc import Sequence
from dataclasses import replace

from alhambra.engine.chance import Seeded
from alhambra.engine.component_data import components_digest
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import RULES_VERSION
from alhambra.record.fairness import SECRET, commit_to_number, make_fairness_headers
from alhambra.record.position import parse_position, position_text
from alhambra.record.record import NOBODY, Record, Step
from alhambra.record.recorder import hidden
from alhambra.record.replay import Replay
from alhambra.server.play.resigned import write_resigned
from alhambra.server.play.rows import OVER, LogStep, SeatRow, TableRow
from alhambra.server.play.trial import Play, deal_game
from alhambra.server.play.windows import is_silence, parse_window

# --- playing it again -----------------------------------------------------------------------------------------


def is_seeded(row: TableRow) -> bool:
    """Does everything in the game come from its key? Not if it was begun by older rules."""
    return bool(row.rules == RULES_VERSION or row.origin)


def replay_log(row: TableRow, entries: Sequence[LogStep]) -> Play:
    """The game as the log says. Entries of an older version of the rules are played by what was drawn then."""
    if not is_seeded(row):
        return replay_by_draws(row, entries)
    play, _ = deal_game(row.setup, row.key, row.origin)
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


def replay_by_draws(row: TableRow, entries: Sequence[LogStep]) -> Play:
    """The game as it was drawn, without asking whether that is legal: play goes on under the rules of today."""
    line = list_line(entries)
    replay = Replay(Record(row.setup, number_steps(line), rules=row.rules), trust=True)
    play = Play(replay.resume(Seeded(bytes.fromhex(row.key) + b"|" + RULES_VERSION.encode())))
    for one, (_, events) in zip(line, replay.walk(), strict=True):
        play.events[one.number] = play.events.get(one.number, ()) + tuple(events)
    return play


# --- reading it -----------------------------------------------------------------------------------------------


def drop_undone(entries: Sequence[LogStep]) -> list[LogStep]:
    """The deal, the actions that were not taken back, and what came of windows."""
    line: list[LogStep] = []
    for entry in entries:
        if entry.kind == "undo":
            line.pop()
        elif entry.kind in ("deal", "action", "window"):
            line.append(entry)
    return line


def split_window(entry: LogStep) -> list[LogStep]:
    """The answers of a window one by one, as a record has them; whatever was drawn came after the last."""
    if entry.kind != "window":
        return [entry]
    found = [replace(entry, kind="action", seat=seat, action=action) for seat, action in parse_window(entry.action)]
    return [*(replace(one, draws=()) for one in found[:-1]), found[-1]]


def list_line(entries: Sequence[LogStep]) -> list[LogStep]:
    """The line that was played in the end: without what was taken back, the answers of windows one by one."""
    return [one for entry in drop_undone(entries) for one in split_window(entry)]


def drop_silence(rules: Rules, line: Sequence[LogStep]) -> list[LogStep]:
    """A line as everybody may know it: nobody sees who was asked in a window."""
    told: list[LogStep] = []
    for one in line:
        if is_silence(rules, one.action):
            told[-1] = replace(told[-1], draws=told[-1].draws + one.draws)
        else:
            told.append(one)
    return told


def number_steps(line: Sequence[LogStep]) -> tuple[Step, ...]:
    """A line as the steps of a record."""
    return tuple(Step(n, NOBODY if n == 0 else one.seat, one.action, one.draws) for n, one in enumerate(line))


# --- the record -----------------------------------------------------------------------------------------------


def make_record(row: TableRow, sitting: Sequence[SeatRow], entries: Sequence[LogStep]) -> Record:
    """The record of a table; the line that was played in the end, without what was taken back."""
    is_over = row.phase == OVER
    line = list_line(entries)
    rules = compose(row.setup)
    steps = number_steps(line if is_over else drop_silence(rules, line))
    if not is_over:
        steps = tuple(hidden(rules, step) for step in steps)
    return replace(
        begin_record(row, sitting, steps),
        headers=headers_of(row, sitting, is_over),
        commitment="" if row.origin else commit_to_number(row.secret),
        key=row.key if is_over and not row.origin else "",
        result=row.result,
    )


def begin_record(row: TableRow, sitting: Sequence[SeatRow], steps: tuple[Step, ...]) -> Record:
    """A record of what is played at a table, by whom, and of these steps; nothing else is told."""
    return Record(
        setup=row.setup,
        steps=steps,
        names=tuple(seat.name or seat.bot or f"{seat.number + 1}" for seat in sitting),
        rules=row.rules,
        position=position_text(parse_position(row.origin), one_line=True) if row.origin else "",
    )


def headers_of(row: TableRow, sitting: Sequence[SeatRow], is_over: bool) -> dict[str, str]:
    """What is needed to check that nobody arranged the cards; the secret when the game is over."""
    nonces, promised = [seat.nonce for seat in sitting], [seat.nonce_commitment for seat in sitting]
    given = [seat.number for seat in sitting if seat.from_server]
    headers = {"Table": row.id} | write_resigned(seat.number for seat in sitting if seat.has_resigned)
    if not row.origin:  # what lies in a position was dealt somewhere else
        headers |= make_fairness_headers(row.secret, nonces, promised, given)
    if components_digest():
        headers["Components"] = components_digest()
    return {name: text for name, text in headers.items() if is_over or name != SECRET}
