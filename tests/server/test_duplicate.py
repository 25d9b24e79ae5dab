"""Duplicate matches: the same deals for everybody, each tried once, and nothing is told until all is over."""

import asyncio
import hashlib
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert, select

from alhambra.engine.rules.setup import Setup
from alhambra.record import parse_record
from alhambra.record.fairness import commit_to_number
from alhambra.record.verify import verify
from alhambra.server.contests import closing, duplicate
from alhambra.server.contests.duplicate import BOTS, MOST_HOSTED, MOST_JOINED, MOST_PLAYERS, Duplicate
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import person
from tests.server.house import Chair, House, Visitor, is_over, open_house

PASSWORD = "correct horse battery staple"
WISH: dict[str, Any] = {"setup": {"players": 3}, "bots": ["novice", "greedy"], "deals": 2}


@pytest.fixture
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("duplicate"), workers=2) as house:
        yield house


async def account(house: House, name: str) -> Visitor:
    visitor = await house.visitor(name)
    await visitor.post("/api/account", name=name, password=PASSWORD)
    return visitor


async def made(host: Visitor, *guests: Visitor, **wish: Any) -> str:
    """The path of a match with these people."""
    match = await host.post("/api/duplicates", **{**WISH, **wish})
    path = f"/api/duplicates/{match['id']}"
    for guest in guests:
        await guest.post(f"{path}/join", invitation=match["invitation"])
    return path


async def begun(visitor: Visitor, path: str) -> Chair:
    """Somebody at their next deal."""
    chair = await visitor.sit((await visitor.post(f"{path}/play"))["id"])
    await chair.until_view()
    return chair


async def played(visitor: Visitor, path: str, seed: int) -> Chair:
    """Somebody who has played their next deal to its end."""
    chair = await begun(visitor, path)
    await chair.play(is_over, random.Random(seed))
    return chair


async def aborted(visitor: Visitor, path: str) -> Chair:
    chair = await begun(visitor, path)
    await chair.ask("abort")
    await chair.until_table(lambda table: table["phase"] == "aborted")
    return chair


# --- taking part ----------------------------------------------------------------------------------------------


async def test_who_may_make_join_leave_and_close_a_match(house: House) -> None:
    ana, bert = await account(house, "Ana"), await account(house, "Bert")
    guest, stranger = await house.visitor("Cleo"), house.stranger()
    assert await guest.refused("POST", "/api/duplicates", **WISH) == (403, "contest-needs-account")
    assert await stranger.refused("POST", "/api/duplicates", **WISH) == (401, "who-are-you")
    for bots in ([], ["novice"], ["novice", "master"], ["novice", "nobody"]):
        assert await ana.refused("POST", "/api/duplicates", **{**WISH, "bots": bots}) == (400, "match-bots")
    for wrong in ({"deals": 0}, {"deals": 9}, {"hours": 0.5}, {"hours": 1000.0}, {"cards": 1}):
        assert (await ana.ask("POST", "/api/duplicates", {**WISH, **wrong})).status_code == 400
    match = await ana.post("/api/duplicates", **WISH)
    path, invitation = f"/api/duplicates/{match['id']}", match["invitation"]
    assert [one["name"] for one in match["players"]] == ["Ana"]
    assert (match["is_host"], match["is_player"], match["is_over"], match["secret"]) == (True, True, False, "")
    assert await bert.refused("GET", path) == (403, "match-needs-invitation")
    assert await bert.refused("POST", f"{path}/join", invitation="guess") == (403, "match-needs-invitation")
    assert await bert.refused("POST", f"{path}/play") == (403, "match-not-joined")
    assert await guest.refused("POST", f"{path}/join", invitation=invitation) == (403, "contest-needs-account")
    seen = await stranger.get(f"{path}?invitation={invitation}")
    assert (seen["is_player"], seen["invitation"], len(seen["players"])) == (False, "", 1)
    joined = await asyncio.gather(*(bert.post(f"{path}/join", invitation=invitation) for _ in range(3)))
    assert [one["name"] for one in joined[-1]["players"]] == ["Ana", "Bert"]
    assert await bert.refused("POST", f"{path}/close") == (403, "match-host-only")
    await bert.post(f"{path}/leave")
    await bert.post(f"{path}/join", invitation=invitation)
    await aborted(bert, path)
    assert await bert.refused("POST", f"{path}/leave") == (409, "match-begun")
    assert (await ana.post(f"{path}/close"))["is_closed"]
    cleo = await account(house, "Dora")
    assert await cleo.refused("POST", f"{path}/join", invitation=invitation) == (409, "match-closed")
    assert await cleo.refused("GET", "/api/duplicates/nowhere") == (404, "no-match")
    (line,) = await bert.get("/api/duplicates")
    assert (line["id"], line["host"], line["players"], line["mine"]) == (match["id"], "Ana", 2, 1)
    assert await stranger.get("/api/duplicates") == []


async def test_every_deal_is_tried_once_and_one_after_the_other(house: House) -> None:
    ana = await account(house, "Ana")
    path = await made(ana)
    lines = await asyncio.gather(*(ana.post(f"{path}/play") for _ in range(3)))
    assert len({line["id"] for line in lines}) == 1
    program = house.stranger()
    program.http.headers["Authorization"] = "Bearer " + (await ana.post("/api/me/tokens", label="bot"))["token"]
    assert await program.refused("POST", f"{path}/play") == (403, "not-by-token")
    first = await aborted(ana, path)
    second = await aborted(ana, path)
    assert first.number == lines[0]["id"] != second.number
    assert await ana.refused("POST", f"{path}/play") == (409, "match-played")
    mine = (await ana.get(path))["mine"]
    assert [(one["number"], one["is_finished"]) for one in mine] == [(0, False), (1, False)]


async def test_the_same_actions_get_the_same_answers(house: House) -> None:
    ana, bert = await account(house, "Ana"), await account(house, "Bert")
    path = await made(ana, bert, deals=1)
    chairs = [await played(visitor, path, seed=7) for visitor in (ana, bert)]
    logs = [(await house.table(chair.number)).steps for chair in chairs]
    assert len(logs[0]) > 30
    first, second = ([(step.seat, step.action, step.draws) for step in log] for log in logs)
    assert first == second


# --- sealed ---------------------------------------------------------------------------------------------------


async def test_an_open_match_tells_nothing_and_then_everything(house: House) -> None:
    """Ana has played everything, Bert one deal of two: nobody learns what a deal held or how others did."""
    ana, bert, cleo = [await account(house, name) for name in ("Ana", "Bert", "Cleo")]
    path = await made(ana, bert)
    await ana.post(f"{path}/close")
    chairs = [await played(ana, path, seed=1), await played(ana, path, seed=2), await played(bert, path, seed=3)]
    rows = [(await house.table(chair.number)).state.row for chair in chairs]
    assert [row.contest for row in rows] == [f"duplicate-{path.rpartition('/')[2]}"] * 3
    for visitor, own in ((ana, rows[:2]), (bert, rows[2:]), (cleo, [])):
        for row in rows:
            await check_sealed(visitor, row, row in own)
    seen = await bert.get(path)
    assert [(one["name"], one["played"]) for one in seen["players"]] == [("Ana", 2), ("Bert", 1)]
    assert (seen["results"], seen["secret"], len(seen["mine"])) == ([], "", 1)
    assert (await bert.get("/api/people/Ana"))["games"] == []
    told = [await one.get(where) for one in (ana, bert) for where in (path, "/api/duplicates", "/api/me/data")]
    again = await ana.sit(chairs[0].number)
    await again.quiet()
    async with house.site.database.read() as connection:
        match = await duplicate.load(connection, path.rpartition("/")[2])
    everything = json.dumps([*told, *again.heard, *(one for chair in chairs for one in chair.heard)])
    for secret in (match.secret, *(row.secret for row in rows), *(row.key for row in rows)):
        assert secret not in everything
    others = json.dumps([await one.get(where) for one in (bert, cleo) for where in ("/api/tables", "/api/tables/live")])
    assert not any(row.id in json.dumps(seen) + others for row in rows[:2])
    await last_deal_opens_everything(house, (ana, bert, cleo), path, match)


async def check_sealed(visitor: Visitor, row: Any, is_own: bool) -> None:
    """A finished game of a deal that somebody still plays, for its player and for others who have the invitation."""
    table, invited = f"/api/tables/{row.id}", f"?invitation={row.invitation}"
    refusal = (409, "sealed") if is_own else (403, "sealed-table")
    assert await visitor.refused("GET", f"{table}/record{invited}") == refusal
    assert await visitor.refused("POST", "/api/replays", table=row.id, invitation=row.invitation) == refusal
    assert await visitor.refused("GET", f"/api/replays/table-{row.id}/3{invited}") == refusal
    assert await visitor.refused("POST", f"/api/replays/table-{row.id}/analysis{invited}", bot="novice") == refusal
    wish = {"step": 3, "seat": 0, "bot": "novice"}
    assert await visitor.refused("POST", f"/api/replays/table-{row.id}/whatif{invited}", **wish) == refusal
    again = await visitor.refused("POST", f"{table}/rematch", same_deal=True)
    assert again == ((409, "sealed-no-rematch") if is_own else (403, "not-your-seat"))
    if not is_own:
        assert await visitor.refused("GET", table + invited) == (403, "sealed-table")
        assert (await (await visitor.connect(row.id, row.invitation)).next())["key"] == "sealed-table"


async def last_deal_opens_everything(
    house: House, people: tuple[Visitor, Visitor, Visitor], path: str, match: Duplicate
) -> None:
    """The last table of the match ends: its results, its secret and its games are there at once."""
    ana, bert, cleo = people
    last = await played(bert, path, seed=4)
    seen = await ana.get(path)
    assert (seen["is_over"], seen["secret"], seen["commitment"]) == (True, match.secret, commit_to_number(match.secret))
    assert sum(line["score"] for line in seen["results"]) == 0
    assert seen["results"][0]["rank"] == 1
    assert seen["results"][0]["score"] >= seen["results"][1]["score"]
    for line in seen["results"]:
        assert line["margin"] == sum(deal["margin"] for deal in line["deals"])
        for number, deal in enumerate(line["deals"]):
            record = parse_record((await cleo.ask("GET", f"/api/tables/{deal['table']}/record")).text)
            assert (verify(record).findings, verify(record).unchecked) == ([], [])
            row = (await house.table(deal["table"])).state.row
            assert row.secret == hashlib.sha256(f"{match.secret}/{number}".encode()).hexdigest()
            assert deal["points"] == row.result[0]
            assert deal["margin"] == row.result[0] - max(row.result[1:])
    assert await cleo.refused("GET", path) == (403, "match-needs-invitation")
    await last.until_table(lambda table: table["secret"])
    await ana.ask("DELETE", "/api/me", {})
    assert [line["name"] for line in (await bert.get(path))["results"]] == ["Bert"]


async def test_a_match_ends_with_its_time_whoever_has_not_played(house: House) -> None:
    ana, bert = await account(house, "Ana"), await account(house, "Bert")
    path = await made(ana, bert, deals=1, hours=1.0)
    chair = await played(ana, path, seed=1)
    late = await begun(bert, path)
    assert await ana.refused("GET", f"/api/tables/{chair.number}/record") == (409, "sealed")
    house.site.services.uptime._offset += 3601
    assert await ana.refused("POST", f"{path}/play") == (409, "match-closed")
    await late.play(is_over, random.Random(5))
    results = (await bert.get(path))["results"]
    scores = [(line["name"], line["score"], line["deals"][0]["margin"] is None) for line in results]
    assert scores == [("Ana", 12, False), ("Bert", -12, True)]
    assert (await ana.ask("GET", f"/api/tables/{chair.number}/record")).is_success


async def test_a_match_is_over_when_the_operator_has_ended_its_last_game(house: House) -> None:
    ana, bert = await account(house, "Ana"), await account(house, "Bert")
    path = await made(ana, bert, deals=1)
    await ana.post(f"{path}/close")
    await aborted(ana, path)
    last = await begun(bert, path)
    assert not (await ana.get(path))["is_over"]
    await closing.close_table(house.site.database, last.number)
    assert (await ana.get(path))["is_over"]


async def test_what_is_stored_of_a_match_can_be_taken_along(house: House) -> None:
    ana = await account(house, "Ana")
    path = await made(ana)
    data = await ana.get("/api/me/data")
    assert [one["duplicate"] for one in data["duplicates"]] == [path.rpartition("/")[2]]
    assert [one["deals"] for one in data["hosted_duplicates"]] == [2]


# --- limits ---------------------------------------------------------------------------------------------------


async def test_matches_are_limited(database: Database) -> None:
    def match(number: int, host: str) -> Duplicate:
        return Duplicate(f"{host}{number}", host, Setup(players=3), BOTS[:2], 1, "i", "s", float(number), 1e9)

    names = ["Ana", *(f"P{number}" for number in range(MOST_PLAYERS + MOST_JOINED))]
    async with database.begin() as connection:
        for name in names:
            await connection.execute(insert(person).values(id=name, name=name, created=1.0))
        for number in range(MOST_HOSTED):
            await duplicate.make(connection, match(number, "Ana"))
        with pytest.raises(Refused, match="too-many-matches"):
            await duplicate.make(connection, match(99, "Ana"))
        for name in names[1:MOST_PLAYERS]:
            await duplicate.join(connection, "Ana0", name, "i", 5.0)
        with pytest.raises(Refused, match="match-full"):
            await duplicate.join(connection, "Ana0", names[MOST_PLAYERS], "i", 5.0)
        for number, name in enumerate(names[MOST_PLAYERS : MOST_PLAYERS + MOST_JOINED + 1]):
            await duplicate.make(connection, match(number, name))
            if number < MOST_JOINED - 1:
                await duplicate.join(connection, f"{name}{number}", "P0", "i", 5.0)
            elif number == MOST_JOINED:
                with pytest.raises(Refused, match="too-many-matches"):
                    await duplicate.join(connection, f"{name}{number}", "P0", "i", 5.0)
        assert len((await connection.execute(select(person))).all()) == len(names)


async def test_nobody_makes_matches_without_end(house: House) -> None:
    ana = await account(house, "Ana")
    house.site.contest_limits = Buckets(0.0, 1)
    await made(ana)
    assert await ana.refused("POST", "/api/duplicates", **WISH) == (429, "too-many")
