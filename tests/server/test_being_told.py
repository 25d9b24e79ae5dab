"""Being told that it is one's turn: by Web Push, against an endpoint of our own, and by letters, against a real SMTP
server."""

import asyncio
import json
import re
import threading
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import http_ece
import jwt
import pytest
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_public_key
from sqlalchemy import select, update

from alhambra.server.edge.name_lookup import NameLookup
from alhambra.server.lobby import quick_games
from alhambra.server.people import mail_address, notices
from alhambra.server.people.mail import Letter, Mail
from alhambra.server.people.people import Person
from alhambra.server.people.push import derive_keys
from alhambra.server.storage.schema import person, push, wish
from tests.server.house import Chair, House, Visitor, deciding, open_house, play_out, seated
from tests.server.process import PATIENCE
from tests.server.site import settings_for

DAYS = {"kind": "days", "days": 3.0}
AUTH = b"sixteen bytes .."


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """The service of a browser's maker: takes words, and answers with a status."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.words: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.status = "201 Created"

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._taken, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/browser/1"

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[1:-2]
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.words.put_nowait((headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    @property
    def p256dh(self) -> str:
        return text_of(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def opened(self, body: bytes) -> bytes:
        """What a browser reads, by an implementation that is not ours."""
        return bytes(http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH))

    async def close(self) -> None:
        self.server.close()
        await self.server.wait_closed()


@asynccontextmanager
async def push_service() -> AsyncIterator[tuple[PushService, str]]:
    service = PushService()
    address = await service.open()
    try:
        yield service, address
    finally:
        await service.close()


class Mailboxes:
    """What an SMTP server has taken."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    async def letter(self, number: int) -> Any:
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < number:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        return self.letters[number - 1]


@asynccontextmanager
async def post_office(folder: Path) -> AsyncIterator[tuple[House, Mailboxes]]:
    """A house whose letters are taken by a real server."""
    mailboxes = Mailboxes()
    office = await asyncio.get_running_loop().create_server(lambda: SMTP(mailboxes), "127.0.0.1", 0)
    try:
        port = office.sockets[0].getsockname()[1]
        settings = {
            "smtp": f"smtp://127.0.0.1:{port}",
            "mail_from": "game@play.example",
            "address": "https://play.example",
        }
        async with open_house(folder, **settings) as house:
            yield house, mailboxes
    finally:
        office.close()
        await office.wait_closed()


async def account(house: House, name: str) -> Visitor:
    visitor = await house.visitor(name)
    await visitor.post("/api/account", name=name, password="a long enough password")
    return visitor


async def away_from_turn(chairs: list[Chair]) -> Visitor:
    """The one who waits leaves; then it is their turn."""
    mover = deciding(chairs)
    away = next(chair for chair in chairs if chair is not mover)
    await away.close()
    await mover.until_table(lambda table: not table["seats"][away.view["viewer"]]["is_here"])
    await play_out([mover], until=lambda chair: chair.view["deciding"] != [mover.view["viewer"]])
    return away.visitor


# --- browsers -------------------------------------------------------------------------------------------------


async def test_a_browser_is_told_in_words_that_only_it_can_read(tmp_path: Path) -> None:
    async with open_house(tmp_path, private_webhooks=True) as house, push_service() as (service, endpoint):
        host, guest = await house.visitors("Anna", "Bert")
        key = (await host.get("/api/me/notices"))["push_key"]
        for visitor in (host, guest):
            keys = {"p256dh": service.p256dh, "auth": text_of(AUTH)}
            answer = await visitor.post("/api/me/push", endpoint=f"{endpoint}{visitor is host}", **keys)
            assert len(answer["browsers"]) == 1
            assert endpoint not in str(answer)
        chairs = await seated(host, guest)
        await away_from_turn(chairs)
        headers, body = await service.words.get()
        word = service.opened(body).decode()
        assert chairs[0].number in word
        assert "It is your turn" in word
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        token = re.fullmatch(r"vapid t=(.*), k=(.*)", headers["authorization"])
        assert token is not None
        assert token[2] == key
        async with house.site.database.read() as connection:
            assert len((await connection.execute(select(push.c.id))).all()) == 2
        await house.reopen()
        assert (await host.get("/api/me/notices"))["push_key"] == key  # kept, or browsers would have to ask again


def test_words_are_signed_by_the_key_that_browsers_know() -> None:
    private, public, _ = derive_keys("07" * 32)
    token = jwt.encode({"aud": "https://push.example"}, private, "ES256")
    key = load_pem_public_key(public)
    assert isinstance(key, ec.EllipticCurvePublicKey)
    assert jwt.decode(token, key, ["ES256"], audience="https://push.example")
    assert derive_keys("07" * 32) == (private, public, derive_keys("07" * 32)[2])


async def test_a_browser_that_has_gone_is_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path, private_webhooks=True) as house, push_service() as (service, endpoint):
        service.status = "410 Gone"
        host, guest = await house.visitors("Anna", "Bert")
        for visitor in (host, guest):
            keys = {"p256dh": service.p256dh, "auth": text_of(AUTH)}
            await visitor.post("/api/me/push", endpoint=f"{endpoint}{visitor is host}", **keys)
        away = await away_from_turn(await seated(host, guest))
        await service.words.get()
        async with asyncio.timeout(PATIENCE):
            while (await away.get("/api/me/notices"))["browsers"]:
                pass


async def test_which_browsers_are_refused(tmp_path: Path) -> None:
    service = PushService()
    keys = {"p256dh": service.p256dh, "auth": text_of(AUTH)}
    async with open_house(tmp_path) as house:
        anna, bert = await house.visitors("Anna", "Bert")
        for endpoint, expected in (
            ("http://198.51.100.7/x", "webhook-url"),  # not secret on its way
            ("https://127.0.0.1/x", "webhook-private"),
            ("https://[::ffff:10.0.0.1]/x", "webhook-private"),
            ("https://127.0.0.1:6379/x", "webhook-port"),
            ("file:///etc/passwd", "webhook-url"),
        ):
            assert await anna.refused("POST", "/api/me/push", endpoint=endpoint, **keys) == (400, expected)
        address = "https://8.8.8.8/x"
        for wrong in ({"p256dh": "AAAA"}, {"p256dh": text_of(b"\4" + b"\1" * 64)}, {"p256dh": "%%"}):
            refusal = await anna.refused("POST", "/api/me/push", endpoint=address, **keys | wrong)
            assert refusal == (400, "push-keys")
        for number in range(10):
            await anna.post("/api/me/push", endpoint=f"{address}{number}", **keys)
        answer = await anna.get("/api/me/notices")
        assert len(answer["browsers"]) == 8
        number = answer["browsers"][0]["id"]
        assert await bert.refused("DELETE", f"/api/me/push/{number}") == (404, "no-session")
        assert (await anna.ask("DELETE", f"/api/me/push/{number}")).is_success
        assert await house.stranger().refused("GET", "/api/me/notices") == (401, "who-are-you")


# --- letters --------------------------------------------------------------------------------------------------


def link(letter: Any, purpose: str) -> str:
    found = re.search(rf"https://play\.example/#/mail\?{purpose}=(\S+)", letter.get_content())
    assert found is not None
    return found[1]


async def test_letters_go_to_confirmed_addresses_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "LOOK_SECONDS", 0.05)
    async with post_office(tmp_path) as (house, mailboxes):
        people = [await account(house, name) for name in ("Anna", "Bert")]
        for visitor, name in zip(people, ("anna", "bert"), strict=True):
            answer = await visitor.put("/api/me/mail", address=f"{name}@mail.example", on=True)
            assert answer["mail"] == {
                "is_offered": True,
                "address": f"{name}@mail.example",
                "is_confirmed": False,
                "is_on": True,
            }
        asking = [await mailboxes.letter(number) for number in (1, 2)]
        assert [letter["To"] for letter in asking] == ["anna@mail.example", "bert@mail.example"]
        stranger = house.stranger()
        for letter, visitor in zip(asking, people, strict=True):
            token = link(letter, "confirm")
            wrong = ("", "x", token[:-1] + "z", token.replace(token.split(".")[1], "9999999999"))
            for one in wrong:
                assert await stranger.refused("POST", "/api/mail/confirm", token=one) == (403, "mail-link")
            await stranger.post("/api/mail/confirm", token=token)
            assert (await visitor.get("/api/me/notices"))["mail"]["is_confirmed"]

        away = await away_from_turn(await seated(*people, clock=DAYS))
        letter = await mailboxes.letter(3)
        assert letter["To"] == asking[people.index(away)]["To"]
        assert "your turn" in letter["Subject"]
        assert f"/#/table/{away.chairs[0].number}" in letter.get_content()
        assert letter["Auto-Submitted"] == "auto-generated"
        stop = link(letter, "stop")
        assert letter["List-Unsubscribe"] == f"<https://play.example/api/mail/stop/{stop}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert await stranger.refused("POST", "/api/mail/stop", token=stop[:-1]) == (403, "mail-link")
        await stranger.post("/api/mail/stop", token=stop)
        assert not (await away.get("/api/me/notices"))["mail"]["is_on"]


async def test_a_program_for_mail_stops_letters_with_one_click(tmp_path: Path) -> None:
    """As RFC 8058 has it: a form, without a cookie, to the address in the head; in a browser it leads to the page."""
    async with post_office(tmp_path) as (house, _):
        anna = await account(house, "Anna")
        await anna.put("/api/me/mail", address="anna@mail.example", on=True)
        token = house.site.mail_addresses.make_stop_token((await anna.get("/api/me"))["id"])
        stranger = house.stranger()
        looked = await stranger.http.get(f"/api/mail/stop/{token}", follow_redirects=False)
        assert (looked.status_code, looked.headers["location"]) == (303, f"https://play.example/#/mail?stop={token}")
        form = {"List-Unsubscribe": "One-Click"}
        refused = await stranger.http.post(f"/api/mail/stop/{token[:-1]}", data=form)
        assert (refused.status_code, refused.json()["key"]) == (403, "mail-link")
        assert (await anna.get("/api/me/notices"))["mail"]["is_on"]
        assert (await stranger.http.post(f"/api/mail/stop/{token}", data=form)).is_success
        assert not (await anna.get("/api/me/notices"))["mail"]["is_on"]


async def subscribe_to_letters(house: House, visitor: Visitor, address: str) -> Person:
    """Somebody with a confirmed address."""
    me = (await visitor.get("/api/me"))["id"]
    values = {"email": address, "wants_mail": True, "is_email_confirmed": True}
    async with house.site.database.begin() as connection:
        await connection.execute(update(person).where(person.c.id == me).values(values))
    somebody = await house.site.people.find_by_id(me)
    assert somebody is not None
    return somebody


async def test_a_letter_that_cannot_be_written_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LOOK_SECONDS", 3600.0)  # letters are sent by this test alone
    async with post_office(tmp_path) as (house, mailboxes):
        told = house.site.notices
        told.is_awaited = lambda _table, _person: True
        told.write_of_turn(Person("nobody", "Nobody"), "one", "Game one")  # not in the database
        anna = await subscribe_to_letters(house, await account(house, "Anna"), "anna@mail.example")
        told.write_of_turn(anna, "one", "Game one")
        await told.send_letters()
        assert (await mailboxes.letter(1))["To"] == "anna@mail.example"


async def test_whoever_waits_for_a_game_over_days_is_told_that_it_has_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two have closed their windows, and the third brings the game about: both get a letter, and the third none."""
    monkeypatch.setattr(notices, "LOOK_SECONDS", 3600.0)
    monkeypatch.setattr(quick_games, "LOOK_SECONDS", 0.0)
    async with post_office(tmp_path) as (house, mailboxes):
        people = [await account(house, name) for name in ("Anna", "Bert", "Cleo")]
        for visitor, name in zip(people, ("anna", "bert", "cleo"), strict=True):
            await subscribe_to_letters(house, visitor, f"{name}@mail.example")
        for visitor in people[:2]:
            await visitor.post("/api/me/wish", setup={"players": 3}, pace="days")
        async with house.site.database.begin() as connection:
            await connection.execute(update(wish).values(seen=wish.c.seen - 3600.0))
        table = (await people[2].post("/api/me/wish", setup={"players": 3}, pace="days"))["table"]
        await house.site.notices.send_letters()
        letters = [await mailboxes.letter(number) for number in (1, 2)]
        assert {letter["To"] for letter in letters} == {"anna@mail.example", "bert@mail.example"}
        for letter in letters:
            assert f"https://play.example/#/table/{table}" in letter.get_content()


async def test_a_round_of_a_tournament_is_told_to_everybody_who_plays(tmp_path: Path) -> None:
    async with open_house(tmp_path, private_webhooks=True) as house, push_service() as (service, endpoint):
        people = [await account(house, name) for name in ("Anna", "Bert", "Cleo")]
        keys = {"p256dh": service.p256dh, "auth": text_of(AUTH)}
        for number, visitor in enumerate(people):
            await visitor.post("/api/me/push", endpoint=f"{endpoint}{number}", **keys)
        clock = {"kind": "days", "days": 3.0}
        cup = await people[0].post("/api/tournaments", name="Cup", setup={"players": 3}, rounds=1, clock=clock)
        for visitor in people:
            await visitor.post(f"/api/tournaments/{cup['id']}/join")
        await people[0].post(f"/api/tournaments/{cup['id']}/rounds")
        words: list[dict[str, str]] = []
        async with asyncio.timeout(PATIENCE):
            while sum(word["type"] == "begun" for word in words) < 2:
                words.append(json.loads(service.opened((await service.words.get())[1])))
        begun = [word for word in words if word["type"] == "begun"]
        assert {word["text"] for word in begun} == {"Round 1 of “Cup” has begun, and you play."}


async def test_one_letter_tells_of_all_games_and_none_of_those_that_wait_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LOOK_SECONDS", 3600.0)  # letters are sent by this test alone
    async with post_office(tmp_path) as (house, mailboxes):
        anna = await account(house, "Anna")
        me = (await anna.get("/api/me"))["id"]
        told, awaited = house.site.notices, {"one": True, "two": True, "three": False}
        told.is_awaited = lambda table, who: who == me and awaited[table]
        somebody = await house.site.people.find_by_id(me)
        assert somebody is not None
        values = {"email": "anna@mail.example", "wants_mail": True}
        async with house.site.database.begin() as connection:
            await connection.execute(update(person).where(person.c.id == me).values(values))
        told.write_of_turn(somebody, "one", "Game one")
        await told.send_letters()  # to nobody: the address is not confirmed
        async with house.site.database.begin() as connection:
            await connection.execute(update(person).where(person.c.id == me).values(is_email_confirmed=True))
        for table in awaited:
            told.write_of_turn(somebody, table, f"Game {table}")
        await told.tell_turn(somebody, "quick", "Quick")  # there are no days to decide
        await told.send_letters()
        letter = await mailboxes.letter(1)
        assert "2 games" in letter["Subject"]
        assert "Game one" in letter.get_content()
        assert "Game three" not in letter.get_content()
        assert "Quick" not in letter.get_content()
        told.write_of_turn(somebody, "one", "Game one")
        await told.send_letters()
        async with house.site.database.begin() as connection:  # six hours later
            assert len(mailboxes.letters) == 1
            await connection.execute(update(person).where(person.c.id == me).values(mailed=0.0))
        await told.send_letters()
        assert "Game one" in (await mailboxes.letter(2)).get_content()


async def test_nobody_fills_the_mailbox_of_a_stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with post_office(tmp_path) as (house, mailboxes):
        guest, anna, bert = await house.visitor("Gast"), await account(house, "Anna"), await account(house, "Bert")
        assert await guest.refused("PUT", "/api/me/mail", address="a@mail.example") == (403, "no-account")
        for wrong in ("anna", "a@b", "a b@mail.example", "a@mail.example\nBcc: x@mail.example", "a,b@mail.example"):
            assert await anna.refused("PUT", "/api/me/mail", address=wrong) == (400, "mail-address")
        await anna.put("/api/me/mail", address="victim@mail.example")
        await bert.put("/api/me/mail", address="Victim@mail.example")
        assert await anna.refused("PUT", "/api/me/mail", address="VICTIM@mail.example") == (429, "too-many")
        await anna.put("/api/me/mail", address="one@mail.example")
        assert await anna.refused("PUT", "/api/me/mail", address="two@mail.example") == (429, "too-many")
        await anna.put("/api/me/mail", address="")
        first = link(await mailboxes.letter(1), "confirm")
        assert await anna.refused("POST", "/api/mail/confirm", token=first) == (403, "mail-link")  # another address
        monkeypatch.setattr(mail_address, "VALID_SECONDS", -1.0)
        late = house.site.mail_addresses.make_confirm_token((await bert.get("/api/me"))["id"], "Victim@mail.example")
        assert await bert.refused("POST", "/api/mail/confirm", token=late) == (403, "mail-link")


async def test_a_server_for_mail_whose_name_is_never_found_keeps_nobody_waiting(tmp_path: Path) -> None:
    asked, ends = threading.Event(), threading.Event()

    def never(_host: str, _port: int) -> list[str]:
        asked.set()
        ends.wait()
        return []

    named = {"smtp": "smtp://mail.test", "mail_from": "alhambra@example.org", "address": "https://example.org"}
    mail = Mail(settings_for("sqlite://", tmp_path, **named), lookup=NameLookup(resolve=never))
    with ThreadPoolExecutor(1) as only:
        asyncio.get_running_loop().set_default_executor(only)
        await mail.start()
        mail.put(Letter("ana@example.org", "Your turn", "It is your turn."))
        assert await asyncio.to_thread(asked.wait, PATIENCE)
        assert await asyncio.to_thread(lambda: "free") == "free"
        await mail.stop()
        ends.set()


async def test_a_site_without_mail_says_so(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await account(house, "Anna")
        assert not (await anna.get("/api/me/notices"))["mail"]["is_offered"]
        assert await anna.refused("PUT", "/api/me/mail", address="anna@mail.example") == (409, "no-mail")
