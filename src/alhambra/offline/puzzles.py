"""Puzzles of a page: the shipped ones, without ratings. They get harder after one that was solved."""

import secrets
from datetime import UTC, datetime

import msgspec

from alhambra.entrants.puzzle import Puzzle, load_puzzles
from alhambra.offline.bodies import SeatBody
from alhambra.offline.desk import Desk
from alhambra.offline.store import read_tables
from alhambra.offline.table import ME
from alhambra.server.contests.puzzle_answers import (
    UNFINISHED,
    PuzzleAnswer,
    PuzzleLine,
    PuzzleOverview,
    PuzzleTable,
    count_themes,
    explain,
)
from alhambra.server.contests.puzzling import (
    RIVAL,
    SEALED_SECONDS,
    find_puzzle,
    find_puzzle_of_day,
    judge,
    origin_of,
    turn_at,
)
from alhambra.server.edge.refused import Refused
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.leaving import close
from alhambra.server.play.opening import TableWish
from alhambra.server.play.rows import DEALING
from alhambra.server.play.set_names import setup_title_text
from alhambra.server.play.sitting import Moment, Outcome, Sitting

UNRATED = 0
"""Instead of a rating, which only a server knows."""


class Try(msgspec.Struct, frozen=True):
    """The first try at a puzzle."""

    at: float
    is_solved: bool


class Puzzles:
    """Puzzles at the tables of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def describe(self, language: str) -> PuzzleOverview:
        """How many there are, the one of the day, and how one does."""
        tries = await self._read_tries()
        today = find_puzzle_of_day(datetime.fromtimestamp(self._desk.now(), UTC).date())
        return {
            "puzzles": len(load_puzzles()),
            "themes": count_themes(),
            "today": line_of(today, tries, language),
            "mine": {"rating": UNRATED, "tries": len(tries), "solved": sum(one.is_solved for one in tries.values())},
        }

    async def choose_next(self, theme: str, language: str) -> PuzzleLine:
        """One that was not tried, about as hard as suits, of a theme if that is wanted."""
        tries = await self._read_tries()
        themed = [one for one in load_puzzles().values() if not theme or theme in one.themes]
        fresh = [one for one in themed if one.number not in tries]
        if not fresh:
            raise Refused("no-more-puzzles", 404)
        wanted = choose_level(tries)
        nearest = min(abs(one.level - wanted) for one in fresh)
        return line_of(secrets.choice([one for one in fresh if abs(one.level - wanted) == nearest]), tries, language)

    async def open(self, number: str, language: str) -> PuzzleTable:
        """A table with the position of a puzzle. Others are closed."""
        puzzle = find_puzzle(number)
        for kept in await read_tables(self._desk.store):
            if kept.row.is_open and kept.row.origin and kept.row.sealed_until:
                await self._close(kept.row.id)
        wish = TableWish(
            puzzle.setup, origin=origin_of(puzzle), phase=DEALING, sealed_until=self._desk.now() + SEALED_SECONDS
        )
        person, rival = SeatBody(kind="person"), SeatBody(kind="bot", bot=RIVAL)
        seats = [person if seat == puzzle.seat else rival for seat in range(puzzle.setup.players)]
        table = await self._desk.open(wish, seats)
        return {
            "puzzle": line_of(puzzle, await self._read_tries(), language),
            "table": await self._desk.describe_table(table, language),
            "seat": puzzle.seat,
        }

    async def answer(self, number: str, table: str, gives_up: bool, language: str) -> PuzzleAnswer:
        """Judge the turn that was played at a table with a puzzle."""
        puzzle, state = find_puzzle(number), (await self._desk.find_table(table)).state
        verdict = judge(puzzle, turn_at(puzzle, state, ME), gives_up)
        if verdict is None:
            return UNFINISHED
        if number not in await self._read_tries():
            tried = msgspec.json.encode(Try(self._desk.now(), verdict.is_solved)).decode()
            await self._desk.store.write([(f"puzzle/{number}", tried)], "", -1)
        await self._close(table)
        return explain(puzzle, verdict, language, seat_names(state.seats, language))

    async def _read_tries(self) -> dict[str, Try]:
        """The first tries, by the number of the puzzle."""
        rows = await self._desk.store.read("puzzle/")
        return {key.partition("/")[2]: msgspec.json.decode(text, type=Try) for key, text in rows}

    async def _close(self, number: str) -> None:
        """End a game that nobody goes on with."""

        def decide_closing(state: Sitting, moment: Moment) -> Outcome:
            return close(state, moment.now) if state.row.is_open else ()

        table = await self._desk.find_table(number)
        async with table.lock:
            await table.perform(decide_closing)


def line_of(puzzle: Puzzle, tries: dict[str, Try], language: str) -> PuzzleLine:
    """A puzzle, without anything about its solution."""
    title, is_tried = setup_title_text(puzzle.setup, language), puzzle.number in tries
    return {"number": puzzle.number, "title": title, "rating": UNRATED, "tries": 0, "solved": 0, "is_tried": is_tried}


def choose_level(tries: dict[str, Try]) -> int:
    """How hard the next one is to be: harder after a solved one, easier after another; first the easiest."""
    if not tries:
        return 0
    number, last = max(tries.items(), key=lambda one: one[1].at)
    return find_puzzle(number).level + (1 if last.is_solved else -1)
