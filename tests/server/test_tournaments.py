"""Tournaments: who may do what, rounds with the same deal that tell nothing until they are over, and the arbiter."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.engine.rules.setup import Setup
from alhambra.server.contests import arbiter, closing, tournament
from alhambra.server.contests.arbiter import MOST_HOSTED, MOST_PLAYERS
from alhambra.server.contests.tournament import Player, Tournament
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.opening import make_tokens
from alhambra.server.people.people import SOMEBODY
from alhambra.server.people.personal_data import leave_tournaments
from alhambra.server.play.rows import ABORTED, OVER, ClockOptions, TableRow
from alhambra.server.storage.database import Database
from alhambra.server.storage.log import load_seats, load_table
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import person
from tests.server.house import Chair, House, Visitor, open_house, play_out
from tests.server.process import PATIENCE
from tests.server.test_duplicate import account, check_sealed

WISH: dict[str, Any] = {"name": "Cup", "setup": {"players": 3}, "rounds": 2, "bots": True}


@pytest.fixture
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("tournaments"), workers=2) as house:
        yield house


async def made(host: Visitor, *players: Visitor, **wish: Any) -> str:
    """The path of a tournament with these players."""
    page = await host.post("/api/tournaments", **{**WISH, **wish})
    path = f"/api/tournaments/{page['id']}"
    for player in players:
        await player.post(f"{path}/join", invitation=page["invitation"])
    return path


async def begun(connection: AsyncConnection, field: tournament.Field, now: float) -> list[str]:
    """The tables of the next round."""
    return await arbiter.start_round(connection, field, await arbiter.pair(field), make_tokens, now)


# --- over the network -----------------------------------------------------------------------------------------


async def test_a_round_with_the_same_deal_tells_nothing_until_all_its_tables_are_over(house: House) -> None:
    """Two tables of three: at the first all is done while at the second they still play."""
    people = [await account(house, name) for name in ("Ana", "Bert", "Cleo", "Dora", "Ede", "Fine")]
    path = await made(people[0], *people)
    page = await people[0].post(f"{path}/rounds")
    (first, second) = page["played"][0]["tables"]
    assert (first["state"], len(first["players"]), page["played"][0]["byes"]) == ("playing", 3, [])
    seated = {table["number"]: [people[number - 1] for number in table["players"]] for table in (first, second)}
    tables = {number: (await here[0].get(path))["played"][0]["tables"][number - 1] for number, here in seated.items()}
    rows = {number: (await house.table(table["game"])).state.row for number, table in tables.items()}
    assert rows[1].secret == rows[2].secret
    chairs = [await one.sit(rows[1].id) for one in seated[1]]
    await play_out(chairs)
    for one in seated[1]:
        await check_sealed(one, rows[1], True)
    others = [await visitor.get(path) for visitor in seated[2]]
    for visitor in seated[2]:
        await check_sealed(visitor, rows[1], False)
    for page in others:
        told = page["played"][0]["tables"][0]
        assert (told["state"], told["points"], told["game"], page["secret"]) == ("over", [], "", "")
        assert {line["score"] for line in page["standings"]} == {0}
    told = [await one.get("/api/me/data") for one in people]
    again = await seated[1][0].sit(rows[1].id)
    await again.quiet()
    row = (await house.table(rows[1].id)).state.row
    async with house.site.database.read() as connection:
        secret = (await tournament.load(connection, path.rpartition("/")[2])).tournament.secret
    heard = json.dumps([*others, *told, *again.heard, *(message for chair in chairs for message in chair.heard)])
    assert not any(hidden in heard for hidden in (secret, row.secret, row.key))
    for one in seated[2]:
        listed = [await one.get(where) for where in ("/api/tables", "/api/tables/live", "/api/tables?mine=1")]
        assert rows[1].id not in json.dumps([*listed, await one.get(path), await one.get("/api/tournaments")])
        assert (await one.get(f"/api/people/{(await seated[1][0].get('/api/me'))['name']}"))["games"] == []
    await check_hints(await seated[2][0].sit(rows[2].id))
    # Nor may the arbiter know, or change, what nobody knows yet.
    assert await people[0].refused("PUT", f"{path}/rounds/1/tables/1", points=[1, 2, 3]) == (409, "round-open")
    assert await people[0].refused("POST", f"{path}/rounds") == (409, "round-open")
    await second_table_opens_the_round(house, people, path, rows)


async def check_hints(chair: Chair) -> None:
    """There are none at a table of the round."""
    view = await chair.until_view()
    refusal = await chair.ask("hint", seat=view["viewer"], bot="novice")
    assert (refusal["type"], refusal["key"]) == ("refused", "sealed-no-hints")


async def second_table_opens_the_round(
    house: House, people: list[Visitor], path: str, rows: dict[int, TableRow]
) -> None:
    """The arbiter ends the other game: it is void, and everything of the round may be known."""
    page = await people[0].ask("PUT", f"{path}/rounds/1/tables/2", {"points": []})
    tables = page.json()["played"][0]["tables"]
    row = (await house.table(rows[1].id)).state.row
    assert [table["state"] for table in tables] == ["over", "void"]
    assert tables[0]["points"] == list(row.result)
    scores = {line["number"]: line["score"] for line in page.json()["standings"]}
    assert [scores[player] for player in tables[1]["players"]] == [1, 1, 1]
    stranger = house.stranger()
    assert (await stranger.ask("GET", f"/api/tables/{row.id}/record")).is_success
    assert (await house.table(rows[2].id)).state.row.phase == ABORTED
    corrected = await people[0].put(f"{path}/rounds/1/tables/2", points=[10, 20, None])
    assert corrected["played"][0]["tables"][1]["points"] == [10, 20, None]
    assert corrected["played"][0]["tables"][1]["state"] == "decided"
    assert (await people[0].put(f"{path}/phase", phase="over"))["secret"]
    data = await people[1].get("/api/me/data")
    assert [one["name"] for one in data["tournaments"]] == ["Bert"]
    await people[1].ask("DELETE", "/api/me", {})
    assert "Bert" not in json.dumps(await people[0].get(path))


async def test_players_who_leave_or_vanish_do_not_keep_a_round_waiting(house: House) -> None:
    """One resigns, the time of the other two runs out: bots play on by themselves, and all of them have forfeited."""
    people = [await account(house, name) for name in ("Ana", "Bert", "Cleo")]
    path = await made(people[0], *people, clock={"kind": "fischer", "base": 30, "increment": 0}, rounds=1)
    (table,) = (await people[0].post(f"{path}/rounds"))["played"][0]["tables"]
    chair = await people[0].sit(table["game"])
    view = await chair.until_view()
    assert (await chair.ask("abort", agree=True))["key"] == "tournament-no-abort"
    assert (await chair.ask("resign", seat=view["viewer"]))["type"] == "done"
    await chair.close()
    live = await house.table(table["game"])
    async with asyncio.timeout(PATIENCE):
        while live.state.row.is_open:
            house.site.services.uptime._offset += 10
            live.awake.set()
            await asyncio.sleep(0.02)
    page = await people[0].get(path)
    (table,) = page["played"][0]["tables"]
    assert (table["state"], table["points"]) == ("over", [None, None, None])
    assert {line["score"] for line in page["standings"]} == {1}
    assert not page["played"][0]["is_open"]


async def test_the_arbiter_decides_a_game_that_is_being_played(house: House) -> None:
    people = [await account(house, name) for name in ("Ana", "Bert", "Cleo")]
    path = await made(people[0], *people)
    (table,) = (await people[0].post(f"{path}/rounds"))["played"][0]["tables"]
    where = f"{path}/rounds/1/tables/1"
    assert await people[0].refused("PUT", where, points=[1, 2]) == (400, "wrong-points")
    assert (await house.table(table["game"])).state.row.is_open
    page = await people[0].put(where, points=[30, 20, None])
    (table,) = page["played"][0]["tables"]
    assert (table["state"], table["points"]) == ("decided", [30, 20, None])
    assert [line["score"] for line in page["standings"]] == [2, 1, 0]
    assert (await house.table(table["game"])).state.row.phase == ABORTED
    void = await people[0].put(where, points=[])
    assert (void["played"][0]["tables"][0]["state"], {line["score"] for line in void["standings"]}) == ("void", {1})
    # Somebody who was withdrawn comes back as a reserve; the tournament of an arbiter who is gone passes on.
    await people[0].put(f"{path}/players/3", status="out")
    assert [one["status"] for one in (await people[2].post(f"{path}/join"))["players"]] == ["in", "in", "reserve"]
    await people[0].ask("DELETE", "/api/me", {})
    assert (await people[1].get(path))["is_arbiter"]
    await people[1].ask("DELETE", "/api/me", {})
    assert (await people[2].get(path))["phase"] == "over"


async def test_a_game_that_the_operator_has_ended_keeps_no_round_waiting(house: House) -> None:
    people = [await account(house, name) for name in ("Ana", "Bert", "Cleo")]
    path = await made(people[0], *people)
    (table,) = (await people[0].post(f"{path}/rounds"))["played"][0]["tables"]
    await closing.close_table(house.site.database, table["game"])
    page = await people[0].get(path)
    assert [one["state"] for one in page["played"][0]["tables"]] == ["void"]
    assert (await people[0].post(f"{path}/rounds"))["round"] == 2


async def test_the_arbiter_decides_a_game_that_ended_unnoticed(house: House) -> None:
    people = [await account(house, name) for name in ("Ana", "Bert", "Cleo")]
    path = await made(people[0], *people)
    (table,) = (await people[0].post(f"{path}/rounds"))["played"][0]["tables"]
    ended = {"phase": ABORTED, "version": games.c.version + 1}
    async with house.site.database.begin() as connection:
        await connection.execute(update(games).where(games.c.id == table["game"]).values(ended))
    assert await people[0].refused("POST", f"{path}/rounds") == (409, "round-open")
    page = await people[0].put(f"{path}/rounds/1/tables/1", points=[30, 20, None])
    assert [(one["state"], one["points"]) for one in page["played"][0]["tables"]] == [("decided", [30, 20, None])]
    assert (await people[1].ask("GET", f"/api/tables/{table['game']}")).is_success
    assert (await people[0].post(f"{path}/rounds"))["round"] == 2


async def test_who_may_make_join_and_lead_a_tournament(house: House) -> None:
    ana, bert, cleo = [await account(house, name) for name in ("Ana", "Bert", "Cleo")]
    guest = await house.visitor("Dora")
    assert await guest.refused("POST", "/api/tournaments", **WISH) == (403, "contest-needs-account")
    for wrong, key in (({"setup": {"players": 5}}, "tournament-size"), ({"clock": {}}, "tournament-needs-clock")):
        assert await ana.refused("POST", "/api/tournaments", **{**WISH, **wrong}) == (400, key)
    for bad in ({"rounds": 0}, {"rounds": 99}, {"kind": "knock-out"}, {"name": ""}):
        assert (await ana.ask("POST", "/api/tournaments", {**WISH, **bad})).status_code == 400
    path = await made(ana, ana, public=False, bots=False)
    assert await bert.refused("GET", path) == (403, "tournament-needs-invitation")
    assert await bert.refused("POST", f"{path}/join") == (403, "tournament-needs-invitation")
    assert [line["is_mine"] for line in await ana.get("/api/tournaments")] == [True]
    assert await bert.get("/api/tournaments") == []
    invitation = (await ana.get(path))["invitation"]
    page = await bert.post(f"{path}/join", invitation=invitation)
    assert (page["invitation"], page["is_player"], page["is_arbiter"]) == ("", True, False)
    for method, more in (("POST", "/rounds"), ("POST", "/bots"), ("PUT", "/phase"), ("PUT", "/players/1")):
        body = {"/bots": {"bot": "novice"}, "/phase": {"phase": "over"}}.get(more, {})
        assert await bert.refused(method, path + more, **body) == (403, "arbiter-only")
    assert await bert.refused("PUT", f"{path}/rounds/1/tables/1", points=[]) == (403, "arbiter-only")
    assert await ana.refused("POST", f"{path}/bots", bot="novice") == (403, "tournament-no-bots")
    assert await ana.refused("POST", f"{path}/rounds") == (409, "too-few-players")
    program = house.stranger()
    program.http.headers["Authorization"] = "Bearer " + (await cleo.post("/api/me/tokens", label="bot"))["token"]
    assert await program.refused("POST", f"{path}/join", invitation=invitation) == (403, "tournament-no-bots")
    await bert.post(f"{path}/leave")
    assert [one["name"] for one in (await ana.get(path))["players"]] == ["Ana"]
    house.site.contest_limits = Buckets(0.0, 0)
    assert await ana.refused("POST", "/api/tournaments", **WISH) == (429, "too-many")


# --- the arbiter, without games -------------------------------------------------------------------------------


async def gathered(database: Database, names: list[str], bots: int = 0, **more: Any) -> None:
    """A tournament `t` of Ana, with those people."""
    values: dict[str, Any] = {"kind": "swiss", "rounds": 4, "has_same_deals": True, "is_public": True, "has_bots": True}
    new = Tournament(
        id="t", host="Ana", name="Cup", setup=Setup(players=3), clock=ClockOptions("fischer"),
        invitation="i", secret="5" * 64, created=1.0, **{**values, **more},
    )  # fmt: skip
    async with database.begin() as connection:
        for name in names:
            await connection.execute(insert(person).values(id=name, name=name, created=1.0))
        await arbiter.make(connection, new)
        for name in names:
            await arbiter.join(connection, "t", Player(0, name, "", name, "in"), "")
        for _ in range(bots):
            await arbiter.add_bot(connection, await tournament.load(connection, "t"), "novice")


async def played(database: Database, seed: int = 0) -> tournament.Field:
    """Start a round, and let all its games end: the higher the number of a player, the more points."""
    async with database.begin() as connection:
        opened = await begun(connection, await tournament.load(connection, "t"), 5.0)
        for game in opened:
            row, seats = await load_table(connection, game), await load_seats(connection, game)
            field = await tournament.load(connection, "t")
            table = next(one for one in field.tables if one.game == game)
            over = TableRow(
                row.id, row.setup, row.rules, row.host, phase=OVER, result=tuple(10 * one for one in table.players),
                contest=row.contest,
            )  # fmt: skip
            await arbiter.note_game(connection, over, seats, 9.0 + seed)
        return await tournament.load(connection, "t")


async def loaded(database: Database) -> tournament.Field:
    """The tournament as it stands."""
    async with database.read() as connection:
        return await tournament.load(connection, "t")


async def test_rounds_are_paired_by_the_standings_and_byes_go_round(database: Database) -> None:
    names = ["Ana", "Bert", "Cleo", "Dora", "Ede", "Fine", "Gus"]
    await gathered(database, names)
    byes = []
    for number in (1, 2, 3):
        field = await played(database)
        assert field.tournament.round == number
        assert len(field.tables_of(number)) == 2
        byes += [
            one for table in field.tables if (table.round, table.state) == (number, "bye") for one in table.players
        ]
    assert len(set(byes)) == 3
    field = await loaded(database)
    standings = field.standings()
    assert sum(one.score for one in standings) == 3 * (3 + 3 + 1)
    met = field.collect_past().count_meetings()
    assert max(met.values()) <= 2
    async with database.read() as connection:
        rows = [await load_table(connection, table.game or "") for table in field.tables_of(3)]
    assert len({row.secret for row in rows}) == 1
    assert all(row.sealed_until == 9.0 and row.options.private for row in rows)


async def test_the_arbiter_replaces_withdraws_pauses_and_ends(database: Database) -> None:
    await gathered(database, ["Ana", "Bert", "Cleo"], rounds=2)
    await played(database)
    async with database.begin() as connection:
        await connection.execute(insert(person).values(id="Dora", name="Dora", created=1.0))
        await arbiter.join(connection, "t", Player(0, "Dora", "", "Dora", "in"), "")
        field = await tournament.load(connection, "t")
        assert field.players[3].status == "reserve"
        with pytest.raises(Refused, match="not-a-reserve"):
            await arbiter.substitute(connection, field, 1, 2)
        await arbiter.substitute(connection, field, 2, 4)
        field = await tournament.load(connection, "t")
        assert [one.name for one in field.players] == ["Ana", "Dora", "Cleo"]
        assert field.standings()[1].player == 2  # with the score of Bert
        await arbiter.set_phase(connection, field, "paused")
        with pytest.raises(Refused, match="tournament-phase"):
            await begun(connection, await tournament.load(connection, "t"), 6.0)
        await arbiter.set_phase(connection, await tournament.load(connection, "t"), "running")
        await arbiter.set_status(connection, field, 3, "out")
        with pytest.raises(Refused, match="too-few-players"):
            await begun(connection, await tournament.load(connection, "t"), 6.0)
        await arbiter.set_status(connection, field, 3, "in")
        with pytest.raises(Refused, match="wrong-points"):
            await arbiter.settle(connection, field, 1, 1, [1, 2])
        assert await arbiter.settle(connection, field, 1, 1, [30, None, 20]) is None
    field = await played(database)
    async with database.begin() as connection:
        with pytest.raises(Refused, match="no-more-rounds"):
            await begun(connection, field, 7.0)
        await arbiter.set_phase(connection, field, "over")
        field = await tournament.load(connection, "t")
        with pytest.raises(Refused, match="tournament-phase"):
            await arbiter.set_phase(connection, field, "running")
        with pytest.raises(Refused, match="tournament-over"):
            await arbiter.add_bot(connection, field, "novice")


async def test_bots_never_sit_alone(database: Database) -> None:
    await gathered(database, ["Ana", "Bert"], bots=4)
    field = await played(database)
    bots = {one.number for one in field.players if one.bot}
    assert len(bots) == 4
    assert all(not bots.issuperset(table.players) for table in field.tables_of(1))
    async with database.begin() as connection:
        await arbiter.add_bot(connection, field, "greedy")
        with pytest.raises(Refused, match="too-many-bots"):
            await begun(connection, await tournament.load(connection, "t"), 6.0)
        with pytest.raises(Refused, match="unknown-bot"):
            await arbiter.add_bot(connection, field, "champion")


async def test_a_game_that_was_aborted_or_given_up_is_noted_as_such(database: Database) -> None:
    await gathered(database, ["Ana", "Bert", "Cleo"])
    async with database.begin() as connection:
        (game,) = await begun(connection, await tournament.load(connection, "t"), 5.0)
        row, seats = await load_table(connection, game), await load_seats(connection, game)
        assert (row.phase, row.contest, row.host) == ("dealing", "tournament-t-1", seats[0].person)
        ended = TableRow(row.id, row.setup, row.rules, row.host, phase=ABORTED, contest=row.contest)
        await arbiter.note_game(connection, ended, seats, 9.0)
        field = await tournament.load(connection, "t")
    assert (field.tables[0].state, field.tables[0].points) == ("void", ())
    assert {one.score for one in field.standings()} == {1.0}


async def test_tournaments_are_limited(database: Database) -> None:
    await gathered(database, ["Ana"], bots=MOST_PLAYERS - 1)
    async with database.begin() as connection:
        with pytest.raises(Refused, match="tournament-full"):
            await arbiter.add_bot(connection, await tournament.load(connection, "t"), "novice")
        first = (await tournament.load(connection, "t")).tournament
        for number in range(1, MOST_HOSTED):
            await arbiter.make(connection, Tournament(**vars(first) | {"id": f"t{number}"}))
        with pytest.raises(Refused, match="too-many-tournaments"):
            await arbiter.make(connection, Tournament(**vars(first) | {"id": "more"}))


async def test_what_is_not_over_is_listed_first_and_a_tournament_passes_on(database: Database) -> None:
    await gathered(database, ["Ana", "Bert"])
    async with database.begin() as connection:
        first = (await tournament.load(connection, "t")).tournament
        others = {"alone": {"created": 2.0}, "hidden": {"created": 3.0, "is_public": False}}
        for number, more in others.items():
            await arbiter.make(connection, Tournament(**vars(first) | {"id": number} | more))

        async def listed(person_id: str) -> list[str]:
            return [one.id for one in await tournament.list_tournaments(connection, person_id)]

        assert (await listed("Ana"), await listed("Bert")) == (["hidden", "alone", "t"], ["t", "alone"])
        await arbiter.set_phase(connection, await tournament.load(connection, "t"), "over")
        assert (await listed("Bert"), await listed("")) == (["alone", "t"], ["alone", "t"])
        assert [one.name for one in (await tournament.players_of(connection, ["t"]))["t"]] == ["Ana", "Bert"]
        await arbiter.join(connection, "alone", Player(0, "Bert", "", "Bert", "in"), "")
        await leave_tournaments(connection, "Ana")
        assert (await tournament.load(connection, "alone")).tournament.host == "Bert"
        gone = (await tournament.load(connection, "hidden")).tournament
        assert (gone.host, gone.phase, gone.name) == ("Ana", "over", "…")
        left = await tournament.load(connection, "t")
        assert [(one.name, one.status, one.person) for one in left.players] == [
            (SOMEBODY, "out", None),
            ("Bert", "in", "Bert"),
        ]
