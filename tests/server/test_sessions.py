"""A session that has ended is over everywhere: its sockets close, in every process, whoever ended it."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.server.table.doorkeeper import LOOK_SECONDS
from tests.server.house import Chair, House, Visitor, open_house

pytestmark = pytest.mark.anyio

PASSWORD = "a long enough one"
ADMIN = "from alhambra.cli.main import main; main()"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


@pytest.fixture
async def chair(house: House) -> Chair:
    """Anna, who has an account, at a table of hers."""
    anna = await house.visitor("Anna")
    await anna.post("/api/account", name="Anna", password=PASSWORD)
    return await anna.sit((await anna.post("/api/tables", setup={"players": 2}))["id"])


async def ended(chair: Chair, status: int = 401, key: str = "session-ended") -> None:
    """Wait until the server has closed a connection and said why."""
    with pytest.raises(ConnectionClosed) as closed:
        await chair.until("the end")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000 + status
    assert (chair.heard[-1]["type"], chair.heard[-1]["key"]) == ("refused", key)


def test_a_look_at_all_sessions_comes_soon_enough_to_close_sockets_within_a_second() -> None:
    assert LOOK_SECONDS <= 0.5


async def signed_in(house: House, password: str = PASSWORD) -> Visitor:
    """Anna at another browser."""
    other = house.stranger()
    await other.post("/api/session", name="Anna", password=password)
    return other


async def test_signing_out_closes_the_sockets(chair: Chair) -> None:
    assert (await chair.visitor.ask("DELETE", "/api/session")).is_success
    await ended(chair)


async def test_a_session_can_be_seen_and_ended_from_another(house: House, chair: Chair) -> None:
    other = await signed_in(house)
    found = await other.get("/api/me/sessions")
    assert [session["is_current"] for session in found] == [True, False]
    assert {session["kind"] for session in found} == {"browser"}
    assert (await other.ask("DELETE", f"/api/me/sessions/{found[1]['id']}")).json() == {"ended": 1}
    await ended(chair)
    assert await other.refused("DELETE", f"/api/me/sessions/{found[1]['id']}") == (404, "no-session")
    assert len(await other.get("/api/me/sessions")) == 1


async def test_nobody_ends_the_session_of_another(house: House, chair: Chair) -> None:
    (session,) = await chair.visitor.get("/api/me/sessions")
    stranger = await house.visitor("Bert")
    assert await stranger.refused("DELETE", f"/api/me/sessions/{session['id']}") == (404, "no-session")
    assert (await stranger.ask("DELETE", "/api/me/sessions")).json() == {"ended": 0}
    assert len(await chair.visitor.get("/api/me/sessions")) == 1


async def test_all_others_are_signed_out_at_once(house: House, chair: Chair) -> None:
    other = await signed_in(house)
    assert (await other.ask("DELETE", "/api/me/sessions")).json() == {"ended": 1}
    await ended(chair)
    assert (await other.get("/api/me"))["name"] == "Anna"


async def test_a_revoked_token_plays_no_more(house: House, chair: Chair) -> None:
    token = await chair.visitor.post("/api/me/tokens", label="my program")
    program = house.stranger()
    program.http.headers["Authorization"] = f"Bearer {token['token']}"
    playing = await program.sit(chair.number)
    assert (await chair.visitor.ask("DELETE", f"/api/me/tokens/{token['id']}")).is_success
    await ended(playing)
    assert (await chair.ask("chat", text="still here"))["type"] == "done"


async def test_the_recovery_code_and_forgetting_close_the_sockets(house: House) -> None:
    anna = await house.visitor("Anna")
    code = (await anna.post("/api/account", name="Anna", password=PASSWORD))["recovery"]
    first = await anna.sit((await anna.post("/api/tables", setup={"players": 2}))["id"])
    back = house.stranger()
    await back.post("/api/session", name="Anna", recovery=code, new_password="another password")
    await ended(first)
    second = await back.sit(first.number)
    assert (await back.ask("DELETE", "/api/me")).is_success
    await ended(second)


async def test_the_password_is_changed_by_whoever_knows_it(house: House, chair: Chair) -> None:
    anna = await signed_in(house)
    assert await anna.refused("PUT", "/api/account/password", old="wrong wrong", new="a new password") == (
        403,
        "wrong-password",
    )
    assert await anna.refused("PUT", "/api/account/password", old=PASSWORD, new="short") == (400, "password-length")
    assert await anna.put("/api/account/password", old=PASSWORD, new="a new password") == {"ended": 1}
    await ended(chair)
    stranger = house.stranger()
    assert await stranger.refused("POST", "/api/session", name="Anna", password=PASSWORD) == (403, "wrong-password")
    await signed_in(house, "a new password")


async def test_a_guest_has_no_password_to_change(house: House) -> None:
    guest = await house.visitor("Gast")
    assert await guest.refused("PUT", "/api/account/password", old="", new=PASSWORD) == (409, "no-account")


async def test_the_secret_of_a_guest_is_worth_nothing_for_the_account(house: House) -> None:
    guest = await house.visitor("Anna")
    before = guest.http.cookies["alhambra"]
    await guest.post("/api/account", name="Anna", password=PASSWORD)
    assert guest.http.cookies["alhambra"] != before
    assert (await guest.get("/api/me"))["kind"] == "account"
    thief = house.stranger()
    thief.http.cookies.set("alhambra", before)
    assert await thief.get("/api/me") is None


async def test_a_browser_is_named_in_the_list(house: House) -> None:
    anna = house.stranger()
    anna.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    await anna.post("/api/me", name="Anna", language="en")
    assert [session["label"] for session in await anna.get("/api/me/sessions")] == ["Firefox, Linux"]


async def test_whoever_was_sent_away_cannot_come_back_by_the_old_invitation(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    table = await host.post("/api/tables", setup={"players": 2}, options={"private": True})
    await guest.seat(table["id"], 1, invitation=table["invitation"])
    sitting = await guest.sit(table["id"], invitation=table["invitation"])
    host_chair = await host.sit(table["id"])
    after = (await host.ask("DELETE", f"/api/tables/{table['id']}/seats/1")).json()
    await ended(sitting, 403, "private")
    assert after["invitation"] not in ("", table["invitation"])
    path = f"/api/tables/{table['id']}/seats/1"
    again = {"kind": "person", "invitation": table["invitation"]}
    assert await guest.refused("PUT", path, **again) == (403, "private")
    assert (await host_chair.ask("chat", text="quiet now"))["type"] == "done"


async def test_whoever_stands_up_may_sit_down_again(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    table = await host.post("/api/tables", setup={"players": 2}, options={"private": True})
    await guest.seat(table["id"], 1, invitation=table["invitation"])
    assert (await guest.ask("DELETE", f"/api/tables/{table['id']}/seats/1")).is_success
    await guest.seat(table["id"], 1, invitation=table["invitation"])


async def test_admin_shows_out_at_a_server_that_runs(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        anna = await house.visitor("Anna")
        chair = await anna.sit((await anna.post("/api/tables", setup={"players": 2}))["id"])
        command = [sys.executable, "-c", ADMIN, "admin", "ban", "Anna", "--json", "--database", database_url]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        said, _ = await process.communicate()
        assert json.loads(said)["done"] == "ban"
        await ended(chair)
        assert await anna.refused("POST", "/api/tables", setup={"players": 2}) == (403, "banned")


async def test_a_session_ends_at_every_process(postgres_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path / "one", postgres_url) as one, open_house(tmp_path / "two", postgres_url) as two:
        anna = await one.visitor("Anna")
        number = (await anna.post("/api/tables", setup={"players": 2}))["id"]
        far = two.stranger()
        far.http.cookies.update(anna.http.cookies)
        chair = await far.sit(number)
        assert (await anna.ask("DELETE", "/api/session")).is_success
        await ended(chair)
