"""Puzzles for people: one turn at a real table, judged, with ratings that move once."""

from collections.abc import AsyncIterator
from datetime import date, timedelta

import pytest
from sqlalchemy import insert

from alhambra.entrants.puzzle import THEMES, Puzzle, load_puzzles
from alhambra.server.contests.puzzles import (
    choose_puzzle,
    estimate_mu,
    note_try,
    tally_of_puzzle,
    tally_of_solver,
)
from alhambra.server.contests.puzzling import find_puzzle_of_day
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import person
from tests.server.house import Chair, House, Visitor, open_house, until

ALL = list(load_puzzles().values())


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("puzzles")) as house:
        yield house


def a_puzzle(is_it: str = "") -> Puzzle:
    """One with that theme."""
    return next(one for one in ALL if not is_it or is_it in one.themes)


async def opened(visitor: Visitor, puzzle: Puzzle) -> Chair:
    """Somebody at the table of a puzzle."""
    found = await visitor.post(f"/api/puzzles/{puzzle.number}")
    chair = await visitor.sit(found["table"]["id"])
    await chair.until_view(lambda view: view["options"])
    assert chair.view["viewer"] == found["seat"] == puzzle.seat
    return chair


async def answered(chair: Chair, puzzle: Puzzle, **more: bool) -> dict[str, object]:
    answer: dict[str, object] = await chair.visitor.post(
        f"/api/puzzles/{puzzle.number}/answer", table=chair.number, **more
    )
    return answer


# --- at the table ---------------------------------------------------------------------------------------------


async def test_the_best_turn_is_recognised_and_explained(house: House) -> None:
    ana, bert = await house.visitors("Ana", "Bert")
    puzzle = a_puzzle()
    chair = await opened(ana, puzzle)
    assert await bert.refused("GET", f"/api/tables/{chair.number}") == (403, "sealed-table")
    hint = await chair.ask("hint", seat=puzzle.seat, bot="champion")
    assert hint["key"] == "sealed-no-hints"
    for action in puzzle.turn:
        assert (await answered(chair, puzzle))["verdict"] == "unfinished"
        await chair.seen_after(await chair.act(action))
    answer = await answered(chair, puzzle)
    assert (answer["verdict"], answer["is_solved"], answer["loss"]) == ("solved", True, 0)
    assert answer["solution"] == list(puzzle.turn)
    assert answer["words"]
    assert answer["reason"]
    assert answer["is_counted"]
    assert answer["after"] > answer["before"] == 1500  # type: ignore[operator]
    await chair.until_table(lambda table: table["phase"] == "aborted")
    again = await answered(chair, puzzle)
    assert (again["is_counted"], again["before"]) == (False, answer["after"])
    mine = (await ana.get("/api/puzzles"))["mine"]
    assert (mine["tries"], mine["solved"], mine["rating"]) == (1, 1, answer["after"])
    data = await ana.get("/api/me/data")
    assert [one["puzzle"] for one in data["puzzles"]] == [puzzle.number]


async def test_another_turn_and_giving_up_do_not_solve_it(house: House) -> None:
    ana, puzzle = await house.visitor("Ana"), a_puzzle("majority")
    chair = await opened(ana, puzzle)
    taken = next(one["action"] for one in chair.view["options"] if one["kind"] == "take")
    assert taken not in puzzle.turn
    await chair.act(taken)
    answer = await answered(chair, puzzle)
    assert (answer["verdict"], answer["is_solved"]) == ("other", False)
    assert answer["after"] < answer["before"]  # type: ignore[operator]
    other = next(one for one in ALL if one is not puzzle)
    chair = await opened(ana, other)
    answer = await answered(chair, other, gives_up=True)
    assert (answer["verdict"], answer["is_counted"], answer["solution"]) == ("given-up", True, list(other.turn))


async def test_only_ones_own_turn_at_that_puzzle_is_judged(house: House) -> None:
    ana, bert = await house.visitors("Ana", "Bert")
    puzzle, other = ALL[:2]
    chair = await opened(ana, puzzle)
    path = f"/api/puzzles/{puzzle.number}/answer"
    assert await bert.refused("POST", path, table=chair.number, gives_up=True) == (404, "no-puzzle-table")
    wrong = f"/api/puzzles/{other.number}/answer"
    assert await ana.refused("POST", wrong, table=chair.number, gives_up=True) == (404, "no-puzzle-table")
    assert await ana.refused("POST", path, table="nowhere") == (404, "no-table")
    assert await ana.refused("POST", "/api/puzzles/0000000000") == (404, "no-puzzle")
    assert await house.stranger().refused("POST", f"/api/puzzles/{puzzle.number}") == (401, "who-are-you")


async def test_a_puzzle_that_was_left_does_not_wait(house: House) -> None:
    ana = await house.visitor("Ana")
    first = await opened(ana, ALL[0])
    await opened(ana, ALL[1])
    await first.until_table(lambda table: table["phase"] == "aborted")
    state = (await house.table(first.number)).state
    await until(lambda: not state.row.is_open)


async def test_nobody_opens_puzzles_without_end(house: House) -> None:
    ana, usual = await house.visitor("Ana"), house.site.puzzles_opened
    house.site.puzzles_opened = Buckets(0.0, 1)
    try:
        await ana.post(f"/api/puzzles/{ALL[0].number}")
        assert await ana.refused("POST", f"/api/puzzles/{ALL[1].number}") == (429, "too-many-puzzles")
    finally:
        house.site.puzzles_opened = usual


async def test_the_overview_tells_nothing_about_solutions(house: House) -> None:
    ana = await house.visitor("Ana")
    overview = await ana.get("/api/puzzles")
    assert overview["puzzles"] == len(ALL)
    assert [theme["name"] for theme in overview["themes"]] == list(THEMES)
    line = await ana.get("/api/puzzles/next?theme=exact")
    assert line.keys() == {"number", "title", "rating", "tries", "solved", "is_tried"}
    assert "exact" in load_puzzles()[line["number"]].themes
    found = await ana.post(f"/api/puzzles/{line['number']}")
    assert found.keys() == {"puzzle", "table", "seat"}
    assert (await ana.ask("GET", "/api/puzzles/next?theme=nothing")).status_code in (400, 422)


# --- ratings and choice ---------------------------------------------------------------------------------------


async def test_ratings_move_with_the_first_try_only(database: Database) -> None:
    puzzle = ALL[0]
    async with database.begin() as connection:
        for name in ("Ana", "Bert"):
            await connection.execute(insert(person).values(id=name, name=name, created=1.0))
    before = await tally_of_puzzle(database, puzzle)
    assert before.rating == round(1500 + estimate_mu(puzzle))
    failed = await note_try(database, "Ana", puzzle, False, 1.0)
    assert failed.is_counted
    assert failed.after < failed.before
    again = await note_try(database, "Ana", puzzle, True, 2.0)
    assert (again.is_counted, again.before, again.after) == (False, failed.after, failed.after)
    solved = await note_try(database, "Bert", puzzle, True, 3.0)
    assert solved.after > solved.before
    after = await tally_of_puzzle(database, puzzle)
    assert (after.tries, after.solved) == (2, 1)
    mine = await tally_of_solver(database, "Ana")
    assert (mine.tries, mine.solved, mine.rating) == (1, 0, failed.after)


async def test_the_next_puzzle_is_fresh_and_suits(database: Database) -> None:
    async with database.begin() as connection:
        await connection.execute(insert(person).values(id="Ana", name="Ana", created=1.0))
    tried = set()
    for luck in range(5):
        puzzle = await choose_puzzle(database, "Ana", "", luck * 7)
        assert puzzle.number not in tried
        tried.add(puzzle.number)
        await note_try(database, "Ana", puzzle, True, 1.0)
    nearest = min(abs(estimate_mu(one)) for one in ALL)
    stranger = await choose_puzzle(database, None, "", 3)
    assert abs(estimate_mu(stranger)) <= nearest + 60
    for puzzle in [one for one in ALL if "redesign" in one.themes]:
        await note_try(database, "Ana", puzzle, False, 2.0)
    with pytest.raises(Refused):
        await choose_puzzle(database, "Ana", "redesign", 0)


def test_the_puzzle_of_the_day_goes_through_all() -> None:
    days = [date(2026, 11, 16) + timedelta(days=number) for number in range(len(ALL))]
    assert {find_puzzle_of_day(day).number for day in days} == load_puzzles().keys()
