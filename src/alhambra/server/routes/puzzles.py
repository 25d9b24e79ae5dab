"""The requests about puzzles: find one, sit down at it, and have one's turn judged."""

import asyncio
import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field
from sqlalchemy import select

from alhambra.entrants.puzzle import THEMES, Puzzle, load_puzzles
from alhambra.server.contests.daily import day_of
from alhambra.server.contests.puzzle_answers import (
    UNFINISHED,
    PuzzleAnswer,
    PuzzleLine,
    PuzzleOverview,
    PuzzleTable,
    SolverLine,
    count_themes,
    explain,
)
from alhambra.server.contests.puzzles import choose_puzzle, has_tried, note_try, tally_of_puzzle, tally_of_solver
from alhambra.server.contests.puzzling import (
    RIVAL,
    SEALED_SECONDS,
    find_puzzle,
    find_puzzle_of_day,
    judge,
    origin_of,
    turn_at,
)
from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.opening import Deal
from alhambra.server.people.people import Person
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.leaving import close
from alhambra.server.play.rows import OPEN
from alhambra.server.play.set_names import setup_title_text
from alhambra.server.play.sitting import Moment, Outcome, Sitting
from alhambra.server.routes.dependencies import Known, SiteOf
from alhambra.server.routes.tables import begin_from_deal
from alhambra.server.site import Site
from alhambra.server.storage.schema import game as games

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

Number = Annotated[str, Path(max_length=10, pattern="^[0-9a-f]{10}$")]


class PuzzleAnswerBody(Body):
    """At which table a turn was played; or that it is given up."""

    table: Annotated[str, Field(max_length=16)]
    gives_up: bool = False


async def describe_puzzle(site: Site, puzzle: Puzzle, person: Person | None, language: str) -> PuzzleLine:
    """A puzzle as somebody sees it in a list."""
    tally = await tally_of_puzzle(site.database, puzzle)
    return PuzzleLine(
        number=puzzle.number,
        title=setup_title_text(puzzle.setup, language),
        rating=tally.rating,
        tries=tally.tries,
        solved=tally.solved,
        is_tried=person is not None and await has_tried(site.database, person.id, puzzle),
    )


@router.get("")
async def get_puzzles(request: Request, site: SiteOf) -> PuzzleOverview:
    """How many there are, the one of the day, and how one does."""
    person = await site.people.of(request)
    mine = await tally_of_solver(site.database, person.id if person else "")
    today = find_puzzle_of_day(day_of(site.services.now()))
    return PuzzleOverview(
        puzzles=len(load_puzzles()),
        themes=count_themes(),
        today=await describe_puzzle(site, today, person, find_language(request)),
        mine=SolverLine(rating=mine.rating, tries=mine.tries, solved=mine.solved),
    )


@router.get("/next")
async def get_next(
    request: Request,
    site: SiteOf,
    theme: Annotated[Literal["", *THEMES], Query()] = "",  # type: ignore[valid-type]
) -> PuzzleLine:
    """A puzzle that one has not tried and that suits one's rating."""
    person = await site.people.of(request)
    luck = secrets.randbelow(1 << 20)
    puzzle = await choose_puzzle(site.database, person.id if person else None, theme, luck)
    return await describe_puzzle(site, puzzle, person, find_language(request))


@router.post("/{number}", status_code=201)
async def open_puzzle(request: Request, site: SiteOf, person: Known, number: Number) -> PuzzleTable:
    """A table with the position of a puzzle. Others of the same person are closed."""
    puzzle = find_puzzle(number)
    if not site.puzzles_opened.take(person.id):
        raise Refused("too-many-puzzles", 429)
    await close_others(site, person)
    deal = Deal(origin=origin_of(puzzle), sealed_until=site.services.now() + SEALED_SECONDS)
    table = await begin_from_deal(request, site, person, deal, puzzle.seat, RIVAL)
    return PuzzleTable(
        puzzle=await describe_puzzle(site, puzzle, person, find_language(request)), table=table, seat=puzzle.seat
    )


async def close_others(site: Site, person: Person) -> None:
    """Close the tables with puzzles that somebody has left open."""
    left_open = games.c.host == person.id, games.c.phase.in_(OPEN), games.c.origin != "", games.c.sealed_until > 0
    async with site.database.read() as connection:
        found = list((await connection.execute(select(games.c.id).where(*left_open))).scalars())
    for number in found:
        await close_table(site, number)


async def close_table(site: Site, number: str) -> None:
    """End a game that nobody goes on with."""

    def decide_closing(state: Sitting, moment: Moment) -> Outcome:
        return close(state, moment.now) if state.row.is_open else ()

    table = await site.tables.get(number)
    async with table.lock:
        await table.perform(decide_closing)


@router.post("/{number}/answer")
async def answer_puzzle(
    request: Request, site: SiteOf, person: Known, number: Number, body: PuzzleAnswerBody
) -> PuzzleAnswer:
    """Judge the turn that somebody has played at a table with a puzzle. The first try moves ratings."""
    puzzle, table = find_puzzle(number), await site.tables.get(body.table)
    state = table.state
    verdict = await asyncio.to_thread(judge, puzzle, turn_at(puzzle, state, person.id), body.gives_up)
    if verdict is None:
        return UNFINISHED
    moved = await note_try(site.database, person.id, puzzle, verdict.is_solved, site.services.now())
    await close_table(site, body.table)
    names = seat_names(state.seats, find_language(request))
    found = await asyncio.to_thread(explain, puzzle, verdict, find_language(request), names)
    return {**found, "before": moved.before, "after": moved.after, "is_counted": moved.is_counted}
