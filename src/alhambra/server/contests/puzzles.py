"""Puzzles for people: which one comes next, and ratings of puzzles and solvers, which move with the first try."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Column, Row, Table, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.entrants.puzzle import Puzzle, load_puzzles
from alhambra.ratings.plackett_luce import MEAN_RATING, START_DEVIATION, make_model
from alhambra.ratings.plackett_luce import rate as move
from alhambra.server.contests.puzzling import find_puzzle
from alhambra.server.edge.refused import Refused
from alhambra.server.storage.database import Database, insert_missing
from alhambra.server.storage.schema import puzzle as puzzles
from alhambra.server.storage.schema import puzzle_try, solver

EASIEST: Final = -225.0  # how a puzzle is rated before anybody has tried it: that all bots find,
HARDER: Final = 150.0  # and more for each bot that does not
SPREAD: Final = 60.0  # a puzzle within that of the solver's rating is as good as any other


@dataclass(frozen=True)
class Tally:
    """How often it was tried and solved, and the rating on the scale of chess."""

    rating: int
    tries: int
    solved: int


@dataclass(frozen=True)
class Moved:
    """How a solver's rating moved; the same twice if the try did not count."""

    before: int
    after: int
    is_counted: bool


def estimate_mu(puzzle: Puzzle) -> float:
    """How hard a puzzle is taken to be before anybody has tried it."""
    return EASIEST + HARDER * puzzle.level


async def tally_of_puzzle(database: Database, puzzle: Puzzle) -> Tally:
    """What is known of a puzzle."""
    async with database.read() as connection:
        row = (await connection.execute(select(puzzles).where(puzzles.c.number == puzzle.number))).first()
    return tally(row) if row is not None else Tally(round(MEAN_RATING + estimate_mu(puzzle)), 0, 0)


async def tally_of_solver(database: Database, person: str) -> Tally:
    """What is known of somebody who solves puzzles."""
    async with database.read() as connection:
        row = (await connection.execute(select(solver).where(solver.c.person == person))).first()
    return tally(row) if row is not None else Tally(round(MEAN_RATING), 0, 0)


def tally(row: Row[Any]) -> Tally:
    """What a row says."""
    return Tally(round(MEAN_RATING + row.mu), row.tries, row.solved)


async def has_tried(database: Database, person: str, puzzle: Puzzle) -> bool:
    """Has somebody tried a puzzle before?"""
    query = select(puzzle_try.c.puzzle).where(puzzle_try.c.person == person, puzzle_try.c.puzzle == puzzle.number)
    async with database.read() as connection:
        return await connection.scalar(query) is not None


async def choose_puzzle(database: Database, person: str | None, theme: str, luck: int) -> Puzzle:
    """One that the person has not tried, about as hard as suits them, of a theme if that is wanted."""
    async with database.read() as connection:
        tried = select(puzzle_try.c.puzzle).where(puzzle_try.c.person == person)
        done = set((await connection.execute(tried)).scalars()) if person else set()
        rated = {row.number: row.mu for row in await connection.execute(select(puzzles.c.number, puzzles.c.mu))}
        mine = await connection.scalar(select(solver.c.mu).where(solver.c.person == person)) if person else None
    themed = [one for one in load_puzzles().values() if not theme or theme in one.themes]
    fresh = [one for one in themed if one.number not in done]
    if not fresh:
        raise Refused("no-more-puzzles", 404)
    away = {one.number: abs(rated.get(one.number, estimate_mu(one)) - (mine or 0.0)) for one in fresh}
    nearest = min(away.values())
    suitable = sorted(number for number, distance in away.items() if distance <= nearest + SPREAD)
    return find_puzzle(suitable[luck % len(suitable)])


async def note_try(database: Database, person: str, puzzle: Puzzle, is_solved: bool, now: float) -> Moved:
    """Note how somebody did; the first time it moves the ratings of both."""
    try:
        async with database.begin() as connection:
            values = {"person": person, "puzzle": puzzle.number, "at": now, "is_solved": is_solved}
            await connection.execute(insert(puzzle_try).values(**values))
            before, after = await _move(connection, person, puzzle, is_solved)
    except IntegrityError:  # tried before
        rating = (await tally_of_solver(database, person)).rating
        return Moved(rating, rating, False)
    return Moved(round(MEAN_RATING + before), round(MEAN_RATING + after), True)


async def _move(connection: AsyncConnection, person: str, puzzle: Puzzle, is_solved: bool) -> tuple[float, float]:
    """Move the ratings as after a game of two; what the solver's was, and is."""
    keys = ((solver, solver.c.person, person, 0.0), (puzzles, puzzles.c.number, puzzle.number, estimate_mu(puzzle)))
    rows = [await _lock_row(connection, *key) for key in keys]
    found = {name: make_model(2).rating(mu=row.mu, sigma=row.sigma) for name, row in zip("sp", rows, strict=True)}
    move(found, {"s": 1, "p": 2} if is_solved else {"s": 2, "p": 1})
    for name, (table, column, value, _) in zip("sp", keys, strict=True):
        new = {"mu": found[name].mu, "sigma": found[name].sigma, "tries": table.c.tries + 1}
        new |= {"solved": table.c.solved + 1} if is_solved else {}
        await connection.execute(update(table).where(column == value).values(new))
    return rows[0].mu, found["s"].mu


async def _lock_row(connection: AsyncConnection, table: Table, column: Column[str], value: str, mu: float) -> Row[Any]:
    """The row of a solver or puzzle, made if it is missing; nobody else changes it until it is written."""
    start = {column.name: value, "mu": mu, "sigma": START_DEVIATION, "tries": 0, "solved": 0}
    await connection.execute(insert_missing(connection, table, [start]))
    return (await connection.execute(select(table).where(column == value).with_for_update())).one()
