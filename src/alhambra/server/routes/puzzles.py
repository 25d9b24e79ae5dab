"""The requests about puzzles: find one, sit down at it, and have one's turn judged."""

import asyncio
import secrets
from collections.abc import Sequence
from itertools import takewhile
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy import select

from alhambra.bots.in_words import reason_text
from alhambra.entrants.puzzle import (
    THEMES,
    Puzzle,
    Verdict,
    carried_out,
    judge_turn,
    reasons_of,
    shipped_puzzles,
)
from alhambra.record.narrate import Narrator
from alhambra.record.position import position_text
from alhambra.server.contests.daily import day_of
from alhambra.server.contests.puzzles import (
    Moved,
    has_tried,
    next_puzzle,
    note_try,
    puzzle_named,
    puzzle_of_day,
    tally_of_puzzle,
    tally_of_solver,
)
from alhambra.server.edge.error_responses import spoken
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.listing import TableLine
from alhambra.server.lobby.opening import Deal
from alhambra.server.people.people import Person
from alhambra.server.play.bot_names import seat_names
from alhambra.server.play.leaving import close
from alhambra.server.play.log import standing
from alhambra.server.play.match import Match
from alhambra.server.play.rows import OPEN, LogStep
from alhambra.server.play.set_names import set_title
from alhambra.server.play.sitting import Moment, Outcome, Sitting
from alhambra.server.routes.dependencies import Known, SiteOf
from alhambra.server.routes.tables import begun
from alhambra.server.site import Site
from alhambra.server.storage.schema import game as games

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

RIVAL: Final = "novice"  # sits in the other seats; it never has to move
SEALED: Final = 86400.0  # seconds that nobody else may look at a table with a puzzle

Number = Annotated[str, Path(max_length=10, pattern="^[0-9a-f]{10}$")]


class PuzzleLine(BaseModel):
    """A puzzle, without anything about its solution."""

    number: str
    title: str
    rating: int
    tries: int
    solved: int
    is_tried: bool


class SolverLine(BaseModel):
    """How somebody does with puzzles."""

    rating: int
    tries: int
    solved: int


class ThemeLine(BaseModel):
    """How many puzzles of a theme there are."""

    name: str
    puzzles: int


class PuzzleOverview(BaseModel):
    """All puzzles."""

    puzzles: int
    themes: list[ThemeLine]
    today: PuzzleLine
    mine: SolverLine


class PuzzleTable(BaseModel):
    """A table at which a puzzle waits to be solved."""

    puzzle: PuzzleLine
    table: TableLine
    seat: int


class PuzzleAnswerBody(Body):
    """At which table a turn was played; or that it is given up."""

    table: Annotated[str, Field(max_length=16)]
    gives_up: bool = False


class PuzzleAnswer(BaseModel):
    """What is to be said of a turn, and the best one; nothing more where the turn is unfinished.

    `gap` is what the next best is worth less, in points, `loss` what this one is.
    """

    verdict: Literal["solved", "placing", "other", "given-up", "unfinished"]
    is_solved: bool
    solution: list[str] = []
    """Actions in notation."""
    words: list[str] = []
    """An answer in words."""
    reason: str = ""
    gap: float = 0.0
    loss: float = 0.0
    themes: list[str] = []
    before: int = 0
    after: int = 0
    is_counted: bool = False


async def described(site: Site, puzzle: Puzzle, person: Person | None, language: str) -> PuzzleLine:
    """A puzzle as somebody sees it in a list."""
    tally = await tally_of_puzzle(site.database, puzzle)
    return PuzzleLine(
        number=puzzle.number,
        title=set_title(puzzle.setup, language),
        is_tried=person is not None and await has_tried(site.database, person.id, puzzle),
        **vars(tally),
    )


@router.get("")
async def get_puzzles(request: Request, site: SiteOf) -> PuzzleOverview:
    """How many there are, the one of the day, and how one does."""
    person = await site.people.of(request)
    all_of_them = shipped_puzzles().values()
    mine = await tally_of_solver(site.database, person.id if person else "")
    today = puzzle_of_day(day_of(site.services.now()))
    return PuzzleOverview(
        puzzles=len(all_of_them),
        themes=[ThemeLine(name=theme, puzzles=sum(theme in one.themes for one in all_of_them)) for theme in THEMES],
        today=await described(site, today, person, spoken(request)),
        mine=SolverLine(**vars(mine)),
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
    puzzle = await next_puzzle(site.database, person.id if person else None, theme, luck)
    return await described(site, puzzle, person, spoken(request))


@router.post("/{number}", status_code=201)
async def open_puzzle(request: Request, site: SiteOf, person: Known, number: Number) -> PuzzleTable:
    """A table with the position of a puzzle. Others of the same person are closed."""
    puzzle = puzzle_named(number)
    if not site.puzzles_opened.take(person.id):
        raise Refused("too-many-puzzles", 429)
    await close_others(site, person)
    deal = Deal(origin=origin_of(puzzle), sealed_until=site.services.now() + SEALED)
    table = await begun(request, site, person, deal, puzzle.seat, RIVAL)
    return PuzzleTable(puzzle=await described(site, puzzle, person, spoken(request)), table=table, seat=puzzle.seat)


def origin_of(puzzle: Puzzle) -> str:
    """The position that a table begins with."""
    return position_text(puzzle.game())


async def close_others(site: Site, person: Person) -> None:
    """Close the tables with puzzles that somebody has left open."""
    left_open = games.c.host == person.id, games.c.phase.in_(OPEN), games.c.origin != "", games.c.sealed_until > 0
    async with site.database.read() as connection:
        found = list((await connection.execute(select(games.c.id).where(*left_open))).scalars())
    for number in found:
        await close_table(site, number)


async def close_table(site: Site, number: str) -> None:
    """End a game that nobody goes on with."""

    def closed(state: Sitting, moment: Moment) -> Outcome:
        return close(state, moment.now) if state.row.is_open else ()

    table = await site.tables.get(number)
    async with table.lock:
        await table.perform(closed)


@router.post("/{number}/answer")
async def answer_puzzle(
    request: Request, site: SiteOf, person: Known, number: Number, body: PuzzleAnswerBody
) -> PuzzleAnswer:
    """Judge the turn that somebody has played at a table with a puzzle. The first try moves ratings."""
    puzzle, table = puzzle_named(number), await site.tables.get(body.table)
    state = table.state
    if state.row.origin != origin_of(puzzle) or not state.is_inside(person.id) or not isinstance(state, Match):
        raise Refused("no-puzzle-table", 404)
    played = turn_of(standing(state.steps)[1:], puzzle.seat)
    if not body.gives_up and not carried_out(puzzle.game(), played).is_whole:
        return PuzzleAnswer(verdict="unfinished", is_solved=False)
    verdict = await asyncio.to_thread(judge_turn, puzzle, played) if not body.gives_up else Verdict("given-up", 0.0)
    moved = await note_try(site.database, person.id, puzzle, verdict.is_solved, site.services.now())
    await close_table(site, body.table)
    names = seat_names(state.seats, spoken(request))
    return await asyncio.to_thread(answered, puzzle, verdict, moved, spoken(request), names)


def turn_of(steps: Sequence[LogStep], seat: int) -> list[str]:
    """The actions of a seat until another one acts."""
    return [step.action for step in takewhile(lambda step: step.seat == seat, steps)]


def answered(puzzle: Puzzle, verdict: Verdict, moved: Moved, language: str, names: Sequence[str]) -> PuzzleAnswer:
    """The verdict and the solution in words."""
    game = puzzle.game()
    narrator = Narrator(game.rules, language, names)
    return PuzzleAnswer(
        verdict=verdict.word,
        is_solved=verdict.is_solved,
        solution=list(puzzle.turn),
        words=[narrator.command(game.parse(action)) for action in puzzle.turn],
        reason=" ".join(reason_text(reason, narrator) for reason in reasons_of(puzzle)),
        gap=puzzle.gap,
        loss=round(max(0.0, verdict.loss), 1),
        themes=list(puzzle.themes),
        **vars(moved),
    )
