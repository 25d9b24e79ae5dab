"""Tables before the game: opening, finding, sitting down, starting, expiring."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.server.contests.closing import close_table
from alhambra.server.people.administration import set_flag
from tests.server.house import House, Visitor, gathered, open_house, seated


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("lobby")) as house:
        yield house


async def opened(visitor: Visitor, **new: object) -> str:
    return str((await visitor.post("/api/tables", **new))["id"])


async def test_a_new_table_has_its_host_in_the_first_seat(house: House) -> None:
    host = await house.visitor("Anna", "de")
    setup = {"players": 4, "modules": ["vizier"]}
    line = await host.post("/api/tables", setup=setup, options={"takeover": False})
    assert [(seat["kind"], seat["name"]) for seat in line["seats"]] == [("person", "Anna")] + [("open", "")] * 3
    assert (line["phase"], line["host"], line["my_turn"]) == ("gathering", "Anna", False)
    assert line["setup"]["modules"] == ["vizier"]
    assert line["options"]["takeover"] is False
    assert line["invitation"]
    assert "Wesir" in line["title"]


async def test_open_tables_are_found_and_private_ones_are_not(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    public, private = await opened(host), await opened(host, options={"private": True})
    listed = {line["id"]: line for line in await guest.get("/api/tables")}
    assert public in listed
    assert private not in listed
    assert listed[public]["invitation"] == ""
    assert {line["id"] for line in await host.get("/api/tables?mine=1")} >= {public, private}
    assert await guest.get("/api/tables?mine=1") == []
    assert await house.stranger().get("/api/tables?mine=1") == []


async def test_a_private_table_needs_its_invitation(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await opened(host, options={"private": True}, setup={"players": 2})
    invitation = (await host.get(f"/api/tables/{number}"))["invitation"]
    for path in (f"/api/tables/{number}", f"/api/tables/{number}/record", f"/api/tables/{number}?invitation=x"):
        assert await guest.refused("GET", path) == (403, "private")
    assert await guest.refused("PUT", f"/api/tables/{number}/seats/1", kind="person") == (403, "private")
    chair = await guest.connect(number)
    assert (await chair.next())["key"] == "private"
    with pytest.raises(ConnectionClosed) as closed:
        await chair.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    await guest.sit(number, invitation=invitation)
    await guest.seat(number, 1, invitation=invitation)
    await guest.sit(number)
    assert (await guest.get(f"/api/tables/{number}"))["invitation"] == invitation


async def test_seats_are_taken_left_and_cleared(house: House) -> None:
    host, guest, third = await house.visitors("Anna", "Bert", "Carl")
    number = await opened(host, setup={"players": 4})
    watcher = await third.sit(number)
    await guest.seat(number, 1)
    await watcher.until(lambda message: message["type"] == "table" and message["seats"][1]["name"] == "Bert")
    path = f"/api/tables/{number}/seats"
    assert await third.refused("PUT", f"{path}/1", kind="person") == (409, "seat-taken")
    assert await guest.refused("PUT", f"{path}/2", kind="person") == (409, "one-seat")
    assert await guest.refused("PUT", f"{path}/2", kind="bot") == (403, "host-only")
    assert await third.refused("DELETE", f"{path}/1") == (403, "not-your-seat")
    assert await host.refused("PUT", f"{path}/9", kind="bot") == (404, "no-seat")
    assert await host.refused("PUT", f"{path}/2", kind="bot", bot="nobody") == (400, "unknown-bot")
    assert await house.stranger().refused("PUT", f"{path}/2", kind="person") == (401, "who-are-you")
    await host.put(f"{path}/2", kind="bot", bot="novice", name="Robby")
    assert await host.refused("PUT", f"{path}/2", kind="person") == (409, "one-seat")
    assert await guest.refused("PUT", f"{path}/2", kind="local", name="Bea") == (409, "seat-taken")
    assert await host.refused("POST", f"/api/tables/{number}/start") == (409, "open-seats")
    assert (await host.ask("DELETE", f"{path}/1")).json()["seats"][1]["kind"] == "open"
    assert await guest.refused("PUT", f"{path}/3", kind="person") == (403, "sent-away")
    invitation = (await host.get(f"/api/tables/{number}"))["invitation"]
    assert (await guest.seat(number, 3, invitation=invitation))["seats"][3]["name"] == "Bert"
    assert (await guest.ask("DELETE", f"{path}/3")).json()["seats"][3]["kind"] == "open"
    await host.put(f"{path}/1", kind="local", name="Zoe")
    await guest.seat(number, 3)
    assert await guest.refused("POST", f"/api/tables/{number}/start") == (403, "host-only")
    await host.post(f"/api/tables/{number}/start")
    assert await third.refused("PUT", f"{path}/1", kind="person") == (409, "too-late")
    assert await host.refused("DELETE", f"{path}/3") == (409, "too-late")
    assert await host.refused("POST", f"/api/tables/{number}/start") == (409, "too-late")


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        ({"setup": {"players": 2}, "seats": [{"kind": "person"}] * 3}, (400, "too-many-seats")),
        ({"setup": {"players": 3}, "seats": [{"kind": "person"}] * 2}, (400, "one-seat")),
        ({"setup": {"players": 3}, "seats": [{"kind": "bot", "bot": "program:rm"}]}, (400, "unknown-bot")),
        ({"options": {"rated": True}}, (403, "rated-needs-account")),
        ({"options": {"window": 0}}, (400, "not-understood")),
        ({"options": {"clock": {"kind": "hourglass"}}}, (400, "not-understood")),
        ({"seats": [{"kind": "person", "nonce_commitment": "xyz"}]}, (400, "not-understood")),
        ({"surprise": 1}, (400, "not-understood")),
    ],
)
async def test_what_is_no_table_is_refused(house: House, new: dict[str, object], expected: tuple[int, str]) -> None:
    host = await house.visitor("Anna")
    assert await host.refused("POST", "/api/tables", **new) == expected


async def test_a_set_that_cannot_be_played_is_refused_with_its_rule(house: House) -> None:
    host = await house.visitor("Anna")
    answer = await host.ask("POST", "/api/tables", {"setup": {"game": "granada", "modules": ["bonus"], "players": 3}})
    assert answer.status_code == 409
    assert "Bonus cards" in answer.json()["text"]
    assert "Granada" in answer.json()["text"]


async def test_there_is_no_other_table(house: House) -> None:
    host = await house.visitor("Anna")
    assert await host.refused("GET", "/api/tables/nowhere") == (404, "no-table")
    chair = await host.connect("nowhere")
    assert (await chair.next())["key"] == "no-table"


async def test_play_now_is_a_table_full_of_bots(house: House) -> None:
    host = await house.visitor("Anna")
    line = await host.post("/api/play", setup={"players": 4}, bot="novice")
    chair = await host.sit(line["id"])
    await chair.until_view(lambda view: view["options"])
    assert [seat["bot"] for seat in chair.table["seats"]] == ["", "novice", "novice", "novice"]
    assert chair.table["phase"] == "playing"
    listed = (await host.get("/api/tables?mine=1"))[0]
    assert (listed["id"], listed["my_turn"]) == (line["id"], True)


async def test_tables_where_it_is_my_turn_come_first(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = [await seated(host, guest) for _ in range(2)]
    number = await opened(guest)
    for visitor, seat in ((host, 0), (guest, 1)):
        lines = await visitor.get("/api/tables?mine=1")
        turns = {chairs[n][0].number for n in range(2) if chairs[n][0].view["deciding"] == [seat]}
        assert {line["id"] for line in lines if line["my_turn"]} == turns
        assert [line["my_turn"] for line in lines] == sorted((line["my_turn"] for line in lines), reverse=True)
    assert number in {line["id"] for line in await guest.get("/api/tables?mine=1")}
    assert chairs[0][0].number in {line["id"] for line in await host.get("/api/tables?phase=playing")}


async def test_tables_where_it_is_my_turn_come_first_over_all_pages(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await house.visitors("Anna", "Bert")
    chair = (await seated(*people))[0]
    awaited, other = people if chair.view["deciding"] == [0] else reversed(people)
    newer = [await opened(awaited) for _ in range(3)]  # these have changed last
    monkeypatch.setattr("alhambra.server.lobby.listing.TABLES_LISTED", 2)
    pages = [[line["id"] for line in await awaited.get(f"/api/tables?mine=1&offset={offset}")] for offset in (0, 2, 4)]
    assert pages == [[chair.number, newer[2]], [newer[1], newer[0]], []]
    assert [line["my_turn"] for line in await other.get("/api/tables?mine=1")] == [False]
    assert [line["my_turn"] for line in await awaited.get("/api/tables?mine=1&phase=playing")] == [True]


async def test_games_that_go_on_come_before_finished_ones_on_the_first_page(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await house.visitor("Anna")
    tables = [(await anna.post("/api/tables", setup={"players": 2}))["id"] for _ in range(3)]
    for ended in tables[1:]:  # they have changed last
        await close_table(house.site.database, ended)
    monkeypatch.setattr("alhambra.server.lobby.listing.TABLES_LISTED", 2)
    pages = [[line["id"] for line in await anna.get(f"/api/tables?mine=1&offset={offset}")] for offset in (0, 2)]
    assert pages == [[tables[0], tables[2]], [tables[1]]]


async def test_idle_tables_expire_unless_they_are_played_over_days(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    waiting = await opened(host)
    fresh = await opened(host)
    quick = (await seated(host, guest))[0]
    slow = (await seated(host, guest, clock={"kind": "days", "days": 3.0}))[0]
    long_ago = time.time() - 100
    for number in (waiting, quick.number, slow.number):
        await house.change(number)
        async with house.site.database.begin() as connection:
            await connection.exec_driver_sql(f"UPDATE game SET updated = {long_ago} WHERE id = '{number}'")
    await house.site.tables.expire_tables(time.time() - 50)
    phases = [(await host.get(f"/api/tables/{n}"))["phase"] for n in (waiting, fresh, quick.number, slow.number)]
    assert phases == ["aborted", "gathering", "aborted", "playing"]
    await quick.until(lambda message: message.get("phase") == "aborted")
    await quick.quiet()
    assert quick.view["options"] == []
    assert (await quick.act("pass", seat=0))["key"] == "not-playing"


async def test_somebody_has_so_many_tables_and_no_more(house: House) -> None:
    host = await house.visitor("Anna")
    for _ in range(20):
        await opened(host)
    assert await host.refused("POST", "/api/tables") == (429, "too-many-tables")
    await host.post("/api/account", name="Anna Opens", password="a long enough one")
    for _ in range(30):
        await opened(host)
    assert await host.refused("POST", "/api/tables") == (429, "too-many-tables")


async def test_who_was_sent_away_does_not_come_back_uninvited(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        host, guest = await house.visitors("Anna", "Bert")
        number = await gathered(host, [guest])
        old = (await guest.get(f"/api/tables/{number}"))["invitation"]
        chair = await guest.sit(number)
        assert (await host.ask("DELETE", f"/api/tables/{number}/seats/1")).is_success
        assert (await chair.until("refused"))["key"] == "sent-away"
        await house.reopen()  # it is stored
        for invitation in ("", old):
            body = {"kind": "person", "invitation": invitation}
            assert await guest.refused("PUT", f"/api/tables/{number}/seats/1", **body) == (403, "sent-away")
            assert (await (await guest.connect(number, invitation)).next())["key"] == "sent-away"
        assert await guest.refused("GET", f"/api/tables/{number}") == (403, "sent-away")
        invitation = (await host.get(f"/api/tables/{number}"))["invitation"]
        await guest.seat(number, 1, invitation=invitation)
        await guest.sit(number)  # forgiven
        await guest.ask("DELETE", f"/api/tables/{number}/seats/1")
        await guest.sit(number)  # who goes by themselves is not sent away


async def test_tables_that_wait_for_the_fewest_come_first_or_the_newest(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        host = await house.visitor("Anna")
        free = [5, 1, 3, 0, 1]
        bots = [[{"kind": "person"}] + [{"kind": "bot", "bot": "novice"}] * (5 - seats) for seats in free]
        tables = [await opened(host, setup={"players": 6}, seats=seats) for seats in bots]
        listed = [line["id"] for line in await host.get("/api/tables")]
        assert listed == [tables[number] for number in (4, 1, 2, 0, 3)]
        listed = [line["id"] for line in await host.get("/api/tables?order=newest")]
        assert listed == tables[::-1]
        assert [line["id"] for line in await host.get("/api/tables?order=newest&offset=3")] == tables[1::-1]
        assert await host.refused("GET", "/api/tables?order=oldest") == (400, "not-understood")


async def test_a_person_has_so_many_connections_to_a_table_and_no_more(house: House) -> None:
    host = await house.visitor("Anna")
    number = await opened(host)
    for _ in range(8):
        await host.sit(number)
    chair = await host.connect(number)
    assert (await chair.next())["key"] == "too-many-connections"


async def test_a_game_in_play_keeps_its_secrets(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chair = (await seated(host, guest, setup={"players": 2, "modules": ["bonus"]}))[0]
    table = await house.table(chair.number)
    texts = [str(message) for message in chair.heard]
    texts += [(await host.ask("GET", path)).text for path in (f"/api/tables/{chair.number}", "/api/tables?mine=1")]
    texts.append((await host.ask("GET", f"/api/tables/{chair.number}/record")).text)
    assert not any(table.state.row.secret in text or table.state.row.key in text for text in texts)
    answer = await host.ask("GET", f"/api/tables/{chair.number}/record?form=json")
    assert answer.json()["steps"]
    assert "bonus:?" in texts[-1]


async def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await gathered(host, [guest])
    (await house.table(number)).quiet_since = 0.0
    await house.site.tables.tidy()
    assert number not in house.site.tables.live
    assert number not in house.site.tables.drivers
    assert (await host.get(f"/api/tables/{number}"))["seats"][1]["name"] == "Bert"


async def test_whoever_is_banned_while_looking_has_to_leave(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await opened(host)
    seat, other = await guest.sit(number), await host.sit(number)
    await set_flag(house.site.database, (await guest.get("/api/me"))["id"], "ban")
    await house.site.doorkeeper.look()
    with pytest.raises(ConnectionClosed):
        await seat.until("never")
    assert (await (await guest.connect(number)).next())["key"] == "banned"
    await other.ask("chat", text="Still here")
