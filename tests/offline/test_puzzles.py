"""Puzzles without a server: opened, solved, given up, and harder after each that was solved."""

from alhambra.entrants.puzzle import Puzzle, load_puzzles
from tests.offline.devices import Chair, Device, MemoryStore

ALL = list(load_puzzles().values())


async def solver() -> Device:
    """A device with somebody who has a name."""
    device = Device()
    await device.ask("POST", "me", name="Ana", language="en")
    return device


async def opened(device: Device, puzzle: Puzzle) -> Chair:
    """Somebody at the table of a puzzle."""
    found = await device.ask("POST", f"puzzles/{puzzle.number}")
    assert found["seat"] == puzzle.seat
    chair = await Chair.at(device, found["table"]["id"])
    assert await chair.asked()
    return chair


async def play(chair: Chair, puzzle: Puzzle, turn: tuple[str, ...]) -> None:
    """Play a turn, action by action."""
    for count, action in enumerate(turn):
        view = await chair.asked()
        assert view is not None
        await chair.say(type="act", id=f"{count}", seen=view["seen"], seat=puzzle.seat, action=action)


async def test_the_best_turn_solves_and_the_next_is_harder() -> None:
    device = await solver()
    overview = await device.ask("GET", "puzzles")
    assert overview["puzzles"] == len(ALL)
    assert overview["mine"] == {"rating": 0, "tries": 0, "solved": 0}
    first = await device.ask("GET", "puzzles/next?theme=exact")
    puzzle = load_puzzles()[first["number"]]
    assert puzzle.level == 0
    ana = await opened(device, puzzle)
    number = ana.table.state.row.id
    assert (await device.ask("POST", f"puzzles/{puzzle.number}/answer", table=number))["verdict"] == "unfinished"
    await play(ana, puzzle, puzzle.turn)
    found = await device.ask("POST", f"puzzles/{puzzle.number}/answer", table=number)
    assert found["verdict"] == "solved"
    assert found["words"]
    assert found["reason"]
    overview = await device.ask("GET", "puzzles")
    assert overview["mine"] == {"rating": 0, "tries": 1, "solved": 1}
    following = await device.ask("GET", "puzzles/next?theme=")
    assert load_puzzles()[following["number"]].level == 1
    assert (await Device(device.store).ask("GET", "puzzles"))["mine"]["solved"] == 1


async def test_giving_up_shows_the_solution_and_another_table_is_closed() -> None:
    device = await solver()
    hard = next(one for one in ALL if one.level == 2)
    left_open = (await opened(device, hard)).table.state.row.id
    number = (await opened(device, hard)).table.state.row.id
    tables = {one["id"]: one["phase"] for one in await device.ask("GET", "tables?mine=1")}
    assert tables == {left_open: "aborted", number: "playing"}
    other = next(one for one in ALL if one is not hard)
    await device.ask("POST", f"puzzles/{other.number}/answer", 404, table=number)
    found = await device.ask("POST", f"puzzles/{hard.number}/answer", table=number, gives_up=True)
    assert found["verdict"] == "given-up"
    assert found["solution"] == list(hard.turn)
    following = await device.ask("GET", "puzzles/next?theme=")
    assert load_puzzles()[following["number"]].level == 1
    await device.ask("POST", "puzzles/0000000000", 404)


async def test_no_puzzle_comes_twice() -> None:
    tried = {f"puzzle/{one.number}": '{"at":1.0,"is_solved":true}' for one in ALL[1:]}
    device = Device(MemoryStore(tried))
    assert (await device.ask("GET", "puzzles/next?theme="))["number"] == ALL[0].number
    device.store.rows[f"puzzle/{ALL[0].number}"] = '{"at":2.0,"is_solved":false}'
    refused = await device.ask("GET", "puzzles/next?theme=", 404)
    assert refused["key"] == "no-more-puzzles"
