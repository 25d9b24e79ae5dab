"""The deal of the day: the same for everybody, tried once, and as long as it is open nothing of it is told."""

import asyncio
import hashlib
import json
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date, timedelta

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from alhambra.engine.modules.catalogue import GAMES, MODULES
from alhambra.engine.rules.setup import Setup
from alhambra.record import parse_record
from alhambra.record.fairness import commit_to_number
from alhambra.record.verify import verify
from alhambra.server.contests import entries
from alhambra.server.contests.daily import CYCLE, LAST, parse_day, read_chain_end, rivals_of, secret_of, setup_of
from alhambra.server.contests.entries import begin_try, count_finished, count_try, rank_entries, try_of
from alhambra.server.edge.refused import Refused
from alhambra.server.play.log import drop_undone
from alhambra.server.play.rows import OVER, SeatRow, TableRow
from alhambra.server.storage.database import Database
from alhambra.server.storage.log import insert_table
from alhambra.server.storage.schema import person
from tests.server.house import Chair, House, Visitor, is_over, lively, open_house

PASSWORD = "correct horse battery staple"
ORIGIN = "5a" * 32


@pytest.fixture
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("daily"), workers=2) as house:
        to_noon_of_the_base_game(house)
        yield house


def to_noon_of_the_base_game(house: House) -> None:
    """Tests do not run over midnight, and always on a day with the same set."""
    first = -date(1970, 1, 1).toordinal() % len(CYCLE)
    pass_time(house, ((first + 0.5) * 86400 - house.site.services.now()) % (len(CYCLE) * 86400))


def pass_time(house: House, seconds: float) -> None:
    house.site.services.uptime._offset += seconds


async def account(house: House, name: str) -> Visitor:
    visitor = await house.visitor(name)
    await visitor.post("/api/account", name=name, password=PASSWORD)
    return visitor


async def begun(visitor: Visitor) -> Chair:
    """Somebody at the deal of today."""
    today = (await visitor.get("/api/daily"))["day"]
    chair = await visitor.sit((await visitor.post(f"/api/daily/{today}"))["id"])
    await chair.until_view()
    return chair


# --- the chain ------------------------------------------------------------------------------------------------


def test_the_secret_of_a_day_is_the_hash_of_the_next() -> None:
    day = date(2026, 11, 16)
    assert secret_of(ORIGIN, LAST) == ORIGIN
    for back in range(9):
        this, after = [secret_of(ORIGIN, day - timedelta(days=back - more)) for more in (0, 1)]
        assert hashlib.sha256(bytes.fromhex(after)).hexdigest() == this == commit_to_number(after)


def test_every_game_and_module_has_its_day() -> None:
    days = [date(2026, 11, 16) + timedelta(days=ahead) for ahead in range(len(CYCLE))]
    assert {setup_of(day).game for day in days} == set(GAMES)
    assert {module for day in days for module in setup_of(day).modules} == set(MODULES)
    for day in days:
        assert len(rivals_of(day)) == setup_of(day).players - 1 >= 2
        setup_of(day).check()


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-1-1", "2026-02-30", "١٢٣٤-01-01", "2026-W47-1"])
def test_what_is_not_a_day(text: str) -> None:
    with pytest.raises(Refused):
        parse_day(text)


async def test_processes_that_ask_together_have_one_chain(house: House) -> None:
    found = await asyncio.gather(*(read_chain_end(house.site.database) for _ in range(5)))
    assert len(set(found)) == 1
    assert await read_chain_end(house.site.database) == found[0]


# --- one try --------------------------------------------------------------------------------------------------


async def test_an_account_has_one_try(house: House) -> None:
    ana, guest = await account(house, "Ana"), await house.visitor("Bert")
    today = (await ana.get("/api/daily"))["day"]
    path = f"/api/daily/{today}"
    assert await guest.refused("POST", path) == (403, "daily-needs-account")
    assert await house.stranger().refused("POST", path) == (401, "who-are-you")
    lines = await asyncio.gather(*(ana.post(path) for _ in range(3)))
    assert len({line["id"] for line in lines}) == 1
    program = house.stranger()
    program.http.headers["Authorization"] = "Bearer " + (await ana.post("/api/me/tokens", label="bot"))["token"]
    assert await program.refused("POST", path) == (403, "not-by-token")
    chair = await ana.sit(lines[0]["id"])
    await chair.until_view()
    await chair.ask("abort")
    await chair.until_table(lambda table: table["phase"] == "aborted")
    assert (await ana.post(path))["id"] == lines[0]["id"]
    mine = (await ana.get("/api/daily"))["mine"]
    assert (mine["phase"], mine["is_finished"]) == ("aborted", False)
    assert await ana.refused("POST", "/api/daily/2999-01-01") == (403, "daily-open")
    assert await ana.refused("POST", "/api/daily/1999-01-01") == (404, "no-day")


async def test_a_past_deal_is_for_everybody_as_often_as_they_like(house: House) -> None:
    guest = await house.visitor("Bert")
    yesterday = (await guest.get("/api/daily"))["days"][0]
    numbers = [(await guest.post(f"/api/daily/{yesterday}"))["id"] for _ in range(2)]
    chairs = [await guest.sit(number) for number in numbers]
    for chair in chairs:
        await chair.until_view()
        assert chair.table["sealed_until"] == 0
    first, second = [await house.table(number) for number in numbers]
    assert first.steps[0].draws == second.steps[0].draws
    assert (await guest.get(f"/api/daily/{yesterday}"))["lines"] == []


# --- the same for everybody -----------------------------------------------------------------------------------


async def test_the_same_actions_get_the_same_answers_whatever_was_taken_back(house: House) -> None:
    """Two people do the same; one of them takes back what can be taken back, and does it again."""
    chairs = [await begun(await account(house, name)) for name in ("Ana", "Bert")]
    rng, undone = random.Random(5), 0
    for _ in range(25):
        for chair in chairs:
            await chair.until_view(lambda view: view["options"] or view["game"]["is_over"])
        if chairs[0].view["game"]["is_over"]:
            break
        choices = [option["action"] for option in lively(chairs[0].view["options"])]
        assert choices == [option["action"] for option in lively(chairs[1].view["options"])]
        chosen = rng.choice(choices)
        for chair in chairs:
            await acted(chair, chosen)
        if chairs[1].view["may_undo"]:
            await chairs[1].seen_after(await chairs[1].undo())
            await acted(chairs[1], chosen)
            undone += 1
    logs = [drop_undone((await house.table(chair.number)).steps) for chair in chairs]
    played = [[(step.seat, step.action, step.draws) for step in log] for log in logs]
    shorter = min(map(len, played))
    assert shorter > 30
    assert undone
    assert played[0][:shorter] == played[1][:shorter]


async def acted(chair: Chair, action: str) -> None:
    await chair.seen_after(await chair.act(action))


# --- sealed ---------------------------------------------------------------------------------------------------


async def test_an_open_deal_tells_nothing_and_then_everything(house: House) -> None:
    ana, bert = await account(house, "Ana"), await account(house, "Bert")
    chair = await begun(ana)
    hint = await chair.ask("hint", seat=0, bot="novice")
    await chair.play(is_over, random.Random(3))
    number, today = chair.number, (await ana.get("/api/daily"))["day"]
    row = (await house.table(number)).state.row
    assert hint.get("key") in ("sealed-no-hints", "not-your-turn")
    # Ana herself: how she did, and nothing that she could not see at the table.
    table = f"/api/tables/{number}"
    assert await ana.refused("GET", f"{table}/record") == (409, "sealed")
    assert await ana.refused("POST", "/api/replays", table=number) == (409, "sealed")
    assert await ana.refused("GET", f"/api/replays/table-{number}/3") == (409, "sealed")
    assert await ana.refused("POST", f"/api/replays/table-{number}/analysis", bot="novice") == (409, "sealed")
    wish = {"step": 3, "seat": 0, "bot": "novice"}
    assert await ana.refused("POST", f"/api/replays/table-{number}/whatif", **wish) == (409, "sealed")
    for same_deal in (True, False):
        assert await ana.refused("POST", f"{table}/rematch", same_deal=same_deal) == (409, "sealed-no-rematch")
    assert await ana.refused("GET", f"/api/daily/{today}") == (403, "daily-open")
    # Bert, with Ana's invitation too.
    with_invitation = f"?invitation={row.invitation}"
    for path in (table, table + with_invitation, f"{table}/record{with_invitation}"):
        assert await bert.refused("GET", path) == (403, "sealed-table")
    replay = {"table": number, "invitation": row.invitation}
    assert await bert.refused("POST", "/api/replays", **replay) == (403, "sealed-table")
    assert (await (await bert.connect(number, row.invitation)).next())["key"] == "sealed-table"
    assert (await bert.get("/api/people/Ana"))["games"] == []
    # Whatever anybody was told, the secret was not in it.
    told = [await visitor.get(path) for visitor in (ana, bert) for path in ("/api/daily", "/api/me", "/api/me/data")]
    again = await ana.sit(number)
    await again.quiet()
    everything = json.dumps([*told, *chair.heard, *again.heard])
    for secret in (row.secret, row.key, await read_chain_end(house.site.database)):
        assert secret not in everything
    assert again.table["secret"] == ""
    assert again.table["sealed_until"] == row.sealed_until
    seen = await bert.get("/api/daily")
    assert (seen["finished"], seen["mine"]) == (1, None)
    mine = (await ana.get("/api/daily"))["mine"]
    others = max(row.result[1:])
    assert (mine["points"], mine["margin"]) == (row.result[0], row.result[0] - others)
    assert "rank" not in mine  # how others did is not told before the day is over
    await unsealed(house, ana, bert, number, today)


async def unsealed(house: House, ana: Visitor, bert: Visitor, number: str, today: str) -> None:
    """The next day everybody may know everything."""
    pass_time(house, 86400)
    row = (await house.table(number)).state.row
    results = await bert.get(f"/api/daily/{today}")
    (line,) = results["lines"]
    assert (line["name"], line["table"], line["rank"], line["is_me"]) == ("Ana", number, 1, False)
    assert results["secret"] == row.secret == (await bert.get("/api/daily"))["commitment"]
    assert commit_to_number(row.secret) == results["commitment"]
    assert (await ana.get(f"/api/daily/{today}"))["lines"][0]["is_me"]
    stranger = house.stranger()
    record = parse_record((await stranger.ask("GET", f"/api/tables/{number}/record")).text)
    verdict = verify(record)
    assert (verdict.findings, verdict.unchecked) == ([], [])
    assert (await stranger.post("/api/replays", table=number))["result"] == list(row.result)
    chair = await stranger.sit(number)
    assert chair.table["secret"] == row.secret
    assert await ana.refused("POST", f"/api/tables/{number}/rematch", same_deal=True) == (409, "sealed-no-rematch")
    await ana.ask("DELETE", "/api/me", {})
    assert (await bert.get(f"/api/daily/{today}"))["lines"] == []


# --- ranking --------------------------------------------------------------------------------------------------


async def test_the_ranking_is_by_margin_then_points_and_ends_with_the_day(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest, end = "day-2026-11-16", 1000.0
    results = {
        "Ana": ((90, 80, 70), False, end - 9),
        "Bert": ((100, 90, 20), False, end - 8),
        "Cleo": ((90, 10, 80), False, end - 7),
        "Dora": ((50, 60, 70), False, end - 6),
        "Ede": ((200, 10, 10), True, end - 5),
        "Fine": ((200, 10, 10), False, end),  # too late
    }
    async with database.begin() as connection:
        for name, (points, has_resigned, at) in results.items():
            await connection.execute(insert(person).values(id=name, name=name, created=1.0))
            row = TableRow(name, Setup(), "1", name, phase=OVER, result=points, sealed_until=end)
            mine = SeatRow(0, "person", name, has_resigned=has_resigned)
            seats = [mine, SeatRow(1, "bot", bot="expert"), SeatRow(2, "bot", bot="greedy")]
            await insert_table(connection, row, seats)
            await begin_try(connection, contest, name, name, 1.0)
            await count_try(connection, row, seats, at)
            await count_try(connection, replace(row, result=(0, 0, 0)), seats, at)  # once only
    ranked = await rank_entries(database, contest)
    assert [(one.rank, one.name, one.margin) for one in ranked] == [
        (1, "Bert", 10),
        (2, "Ana", 10),
        (2, "Cleo", 10),
        (4, "Dora", -20),
    ]
    assert await count_finished(database, contest) == 4
    monkeypatch.setattr(entries, "ENTRIES_LISTED", 2)  # whoever is not among the best sees their own line
    assert [one.name for one in await rank_entries(database, contest)] == ["Bert", "Ana"]
    assert [(one.rank, one.name) for one in await rank_entries(database, contest, "Dora")][2:] == [(4, "Dora")]
    assert len(await rank_entries(database, contest, "Ana")) == 2
    cleo, ede = [await try_of(database, contest, name) for name in ("Cleo", "Ede")]
    assert cleo is not None
    assert ede is not None
    assert (cleo.margin, cleo.is_finished, ede.is_finished) == (10, True, False)
    assert await try_of(database, contest, "Gast") is None
    with pytest.raises(IntegrityError):
        async with database.begin() as connection:
            await begin_try(connection, contest, "Ana", "Bert", 2.0)
