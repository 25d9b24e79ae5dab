"""Guests, accounts, tokens: over the real routes, on both databases."""

import secrets
from collections.abc import AsyncIterator

import pytest
from fastapi import FastAPI
from sqlalchemy import select, update

from alhambra.server.edge.credentials import make_secret
from alhambra.server.edge.look_alikes import compute_look, compute_looks
from alhambra.server.edge.names import check_name, fold_name
from alhambra.server.edge.refused import Refused
from alhambra.server.people.guesses import Guesses
from alhambra.server.people.passwords import make_recovery_code, tidy_code
from alhambra.server.people.people import make_digest
from alhambra.server.storage import schema
from alhambra.server.storage.database import Database
from tests.server.conftest import empty_postgres
from tests.server.site import guest, refused, running, settings_for, visitor

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def app(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[FastAPI]:
    """One site on each database for all tests; each uses a name of its own."""
    folder = tmp_path_factory.mktemp("site")
    url = f"sqlite:///{folder / 'x.sqlite'}"
    if request.param == "postgresql":
        url = await empty_postgres(request.getfixturevalue("postgres"))
    limits = {"attempts_per_minute": 6000, "attempt_burst": 1000, "requests_per_second": 1000}
    async with running(settings_for(url, folder, **limits)) as app:
        yield app


@pytest.fixture
def name() -> str:
    """A name that nobody else has."""
    return f"Ana {secrets.token_hex(4)}"


def test_secrets_can_be_given_to_commands() -> None:
    found = [make_secret(12) for _ in range(2000)]
    assert len(set(found)) == 2000
    assert not [secret for secret in found if secret.startswith("-")]


async def test_a_guest_is_a_name_and_a_secret(app: FastAPI, name: str) -> None:
    stranger = visitor(app)
    unknown = await stranger.get("/api/me")
    assert (unknown.status_code, unknown.json()) == (200, None)
    answer = await stranger.post("/api/me", json={"name": f"  {name}  ", "language": "de"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    me = (await stranger.get("/api/me")).json()
    assert (me["name"], me["kind"], me["language"], me["tables"]) == (name, "guest", "de", [])
    assert (await visitor(app).get("/api/me")).json() is None


async def test_only_a_hash_of_the_secret_is_kept(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    async with app.state.site.database.read() as connection:
        kept = (await connection.execute(select(schema.secret.c.digest))).scalars().all()
    assert make_digest(ana.cookies["alhambra"]) in kept
    assert ana.cookies["alhambra"] not in kept


async def test_a_guest_can_be_renamed_and_keeps_the_number(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    before = (await ana.get("/api/me")).json()
    after = (await ana.post("/api/me", json={"name": f"{name} B.", "language": "fr"})).json()
    assert (after["id"], after["name"], after["language"]) == (before["id"], f"{name} B.", "fr")


async def test_an_account_carries_the_person_to_another_device(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    number = (await ana.get("/api/me")).json()["id"]
    made = await ana.post("/api/account", json={"name": name, "password": PASSWORD})
    assert list(made.json()) == ["recovery"]
    phone = visitor(app)
    signed = await phone.post("/api/session", json={"name": name.upper(), "password": PASSWORD})
    assert (signed.json()["id"], signed.json()["kind"]) == (number, "account")
    assert (await phone.get("/api/me")).json()["id"] == number
    await phone.delete("/api/session")
    assert (await phone.get("/api/me")).json() is None
    assert (await ana.get("/api/me")).json() is not None


async def test_nothing_is_learnt_from_a_wrong_password(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    await ana.post("/api/account", json={"name": name, "password": PASSWORD})
    wrong = await visitor(app).post("/api/session", json={"name": name, "password": "something else"})
    nobody = await visitor(app).post("/api/session", json={"name": "Nobody", "password": "something else"})
    assert refused(wrong) == (403, "wrong-password")
    assert wrong.json() == nobody.json()


async def guesses(app: FastAPI, name: str, addresses: list[str]) -> list[str]:
    """What is said to wrong passwords, from these addresses in turn, while no time passes."""
    app.state.site.people._guesses = Guesses(lambda: 0.0)
    body = {"name": name, "password": "a wrong password"}
    return [(await visitor(app, one).post("/api/session", json=body)).json()["key"] for one in addresses]


async def test_guessing_from_one_address_is_slowed_down(app: FastAPI, name: str) -> None:
    keys = await guesses(app, name, [*10 * ["198.51.100.1"], "198.51.100.2"])
    assert keys == [*8 * ["wrong-password"], *2 * ["too-many"], "wrong-password"]


async def test_guessing_from_everywhere_does_not_lock_the_owner_out(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    await ana.post("/api/account", json={"name": name, "password": PASSWORD})
    await ana.delete("/api/session")
    stranger = visitor(app, "198.51.100.3")
    stranger.cookies.set("alhambra-device", "f" * 64)
    keys = await guesses(app, name, [f"203.0.113.{number}" for number in range(41)])
    assert keys[0] == "wrong-password"
    assert keys[-1] == "too-many"
    right = {"name": name, "password": PASSWORD}
    assert refused(await stranger.post("/api/session", json=right)) == (429, "too-many")
    assert (await ana.post("/api/session", json=right)).json()["name"] == name


async def test_a_known_browser_may_not_guess_without_end_either(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    await ana.post("/api/account", json={"name": name, "password": PASSWORD})
    app.state.site.people._guesses = Guesses(lambda: 0.0)
    wrong = {"name": name, "password": "a wrong password"}
    keys = [(await ana.post("/api/session", json=wrong)).json()["key"] for _ in range(10)]
    assert keys == 8 * ["wrong-password"] + 2 * ["too-many"]


async def test_the_recovery_code_counts_once_and_signs_everybody_else_out(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    code = (await ana.post("/api/account", json={"name": name, "password": PASSWORD})).json()["recovery"]
    body = {"name": name.lower(), "recovery": code.lower().replace("-", " "), "new_password": "another password"}
    back = visitor(app)
    answer = await back.post("/api/session", json=body)
    assert answer.status_code == 200
    assert answer.json()["recovery"] != code
    assert (await back.get("/api/me")).json()["name"] == name
    assert (await ana.get("/api/me")).json() is None
    assert refused(await visitor(app).post("/api/session", json=body)) == (403, "wrong-recovery")
    new = {"name": name, "password": "another password"}
    assert (await visitor(app).post("/api/session", json=new)).status_code == 200


async def test_nobody_else_goes_by_the_name_of_an_account(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    await ana.post("/api/account", json={"name": name, "password": PASSWORD})
    ben = await guest(app, "Ben")
    for who, like in ((visitor(app), name.swapcase()), (ben, name.lower())):
        assert refused(await who.post("/api/me", json={"name": like, "language": "en"})) == (409, "name-taken")
    body = {"name": name.upper(), "password": PASSWORD}
    assert refused(await ben.post("/api/account", json=body)) == (409, "name-taken")
    assert refused(await ana.post("/api/account", json=body)) == (409, "account-already")


@pytest.mark.parametrize("password", ["", "short", 201 * "x"])
async def test_a_password_has_a_length(app: FastAPI, name: str, password: str) -> None:
    ana = await guest(app, name)
    answer = await ana.post("/api/account", json={"name": name, "password": password})
    assert refused(answer) == (400, "password-length")


async def test_a_program_acts_by_its_token_and_cannot_take_the_account_over(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    token = (await ana.post("/api/me/tokens", json={"label": "my bot"})).json()
    program = visitor(app, headers={"Authorization": f"Bearer {token['token']}"})
    assert (await program.get("/api/me")).json()["name"] == name
    for method, path, body in [
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"label": ""}),
        ("POST", "/api/me", {"name": "Eve", "language": "en"}),
        ("POST", "/api/account", {"name": "Eve", "password": PASSWORD}),
        ("GET", "/api/me/data", None),
        ("DELETE", "/api/me", None),
    ]:
        assert refused(await program.request(method, path, json=body)) == (403, "not-by-token"), path
    listed = (await ana.get("/api/me/tokens")).json()
    assert [(one["id"], one["label"], "token" in one) for one in listed] == [(token["id"], "my bot", False)]
    assert (await ana.delete(f"/api/me/tokens/{token['id']}")).json() == {"ok": True}
    assert (await program.get("/api/me")).json() is None
    assert refused(await ana.delete(f"/api/me/tokens/{token['id']}")) == (404, "no-token")


async def test_nobody_can_revoke_the_token_of_another(app: FastAPI, name: str) -> None:
    ana, ben = await guest(app, name), await guest(app, "Ben")
    token = (await ana.post("/api/me/tokens", json={"label": ""})).json()
    assert refused(await ben.delete(f"/api/me/tokens/{token['id']}")) == (404, "no-token")
    assert len((await ana.get("/api/me/tokens")).json()) == 1


async def test_whoever_is_banned_is_told_so(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    database: Database = app.state.site.database
    async with database.begin() as connection:
        await connection.execute(update(schema.person).where(schema.person.c.name == name).values(is_banned=True))
    assert refused(await ana.get("/api/me")) == (403, "banned")


async def test_what_is_stored_can_be_taken_along_and_forgotten(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    await ana.post("/api/account", json={"name": name, "password": PASSWORD})
    await ana.post("/api/play", json={"setup": {"players": 2}, "bot": "random"})
    answer = await ana.get("/api/me/data")
    data = answer.json()
    assert data["person"]["name"] == name
    assert [seat["name"] for seat in data["seats"]] == [name]
    assert "argon2" not in answer.text
    assert (await ana.delete("/api/me")).json() == {"ok": True}
    assert (await ana.get("/api/me")).json() is None
    async with app.state.site.database.read() as connection:
        number = data["person"]["id"]
        row = (await connection.execute(select(schema.person).where(schema.person.c.id == number))).one()
        names = await connection.execute(select(schema.seat.c.name).where(schema.seat.c.person == number))
        assert list(names.scalars()) == ["somebody"]
        assert (await connection.execute(select(schema.secret).where(schema.secret.c.person == number))).all() == []
    assert (row.name, row.account, row.password, row.is_deleted) == ("somebody", None, None, True)
    assert (await visitor(app).post("/api/me", json={"name": name, "language": "en"})).status_code == 200


async def test_the_webhook_is_checked(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)

    async def put(url: str) -> tuple[int, str]:
        return refused(await ana.put("/api/me/webhook", json={"url": url}))

    for url in (
        "ftp://example.org/",
        "https://",
        "nonsense",
        "http://user:pass@example.org/",
        "http://[::1",
        "javascript:1",
    ):
        assert await put(url) == (400, "webhook-url"), url
    for host in (
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "192.168.1.1",
        "169.254.169.254",
        "[::1]",
        "[::ffff:10.0.0.1]",
        "0.0.0.0",
        "2130706433",
        "0x7f.1",
        "[64:ff9b::10.0.0.1]",
    ):
        assert await put(f"http://{host}:8080/x") == (400, "webhook-private"), host
    assert (await ana.put("/api/me/webhook", json={"url": "https://8.8.8.8/hook"})).json() == {
        "url": "https://8.8.8.8/hook"
    }
    assert (await ana.get("/api/me")).json()["webhook"] == "https://8.8.8.8/hook"
    assert (await ana.put("/api/me/webhook", json={"url": ""})).json() == {"url": ""}


async def test_people_and_ratings_can_be_looked_up(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    await ana.post("/api/account", json={"name": name, "password": PASSWORD})
    page = (await visitor(app).get(f"/api/people/{name.upper()}")).json()
    assert (page["name"], page["ratings"], page["games"], page["profile"]) == (name, [], [], None)
    assert refused(await visitor(app).get("/api/people/nobody")) == (404, "no-person")
    assert (await visitor(app).get("/api/ratings", params={"game": "granada"})).json() == []


async def test_a_sign_that_no_database_takes_is_refused(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    for path in ("people/%00", "tables/a%00", "tables/%00/record", "tables?phase=%00", "tables/x?invitation=%00"):
        assert refused(await ana.get(f"/api/{path}")) == (400, "not-understood"), path
    assert refused(await ana.post("/api/session", json={"name": "\0", "password": "\0"})) == (400, "not-understood")


async def test_refusals_are_in_the_language_of_the_browser_and_then_of_the_person(app: FastAPI, name: str) -> None:
    stranger = visitor(app, headers={"Accept-Language": "xx, fr;q=0.5, de;q=0.9"})
    assert (await stranger.get("/api/me/tokens")).json()["text"].startswith("Der Server kennt dich")
    await stranger.post("/api/me", json={"name": name, "language": "fr"})
    assert (await stranger.delete("/api/me/tokens/x")).json()["text"] == "Vous n’avez pas ce jeton."


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "name-empty"),
        (" \t ", "name-empty"),
        (41 * "x", "name-long"),
        (30 * "ﷺ", "name-long"),
        ("a\u202eb", "name-signs"),
        ("a\0b", "name-signs"),
        ("a\u200bb", "name-signs"),
        ("\u3164", "name-signs"),
        ("a" + 5 * "\u0301\u0302", "name-signs"),
        ("\u0301", "name-signs"),
        ("\u0410nna", "name-mixed"),  # a Cyrillic A
        ("Bob \u0391nna", "name-mixed"),  # a Greek one
        ("p\u0430ypal", "name-mixed"),
    ],
)
def test_a_name_can_be_seen_and_told_apart(text: str, key: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_name(text)
    assert refusal.value.key == key


@pytest.mark.parametrize(
    "name",
    ["Ana", "José  María", "Łukasz", "李小龍", "नमस्ते", "O’Neill", "<b>x</b>", "😀", "\u0421\u0430\u0440\u0430 B"],
)
def test_names_of_all_the_world_are_taken(name: str) -> None:
    assert check_name(f" {name} ") == " ".join(name.split())


def test_names_that_look_alike_are_the_same_account() -> None:
    assert fold_name("\uff21\uff2e\uff21") == fold_name("ana") == fold_name("Ana")
    assert fold_name("Straße") == fold_name("STRASSE")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0391\u039d\u039d\u0391", "ANNA"),  # wholly Greek
        ("Iris", "lris"),
        ("Iris", "|ris"),
        ("O0O", "OOO"),
        ("\u0131nes", "Ines"),  # without its dot
        ("\u0441\u043e\u0441\u043e", "coco"),
    ],
)
def test_names_that_look_alike_have_the_same_look(name: str, other: str) -> None:
    assert set(compute_looks(name).items()) & set(compute_looks(other).items())


@pytest.mark.parametrize(("name", "other"), [("Anna", "Anne"), ("Zoë", "Zoe"), ("Lan", "Ian"), ("李", "季")])
def test_other_names_do_not(name: str, other: str) -> None:
    assert not set(compute_looks(name).items()) & set(compute_looks(other).items())
    assert compute_look(name) == compute_look(name)


async def test_nobody_goes_by_a_name_that_looks_like_an_accounts(app: FastAPI, name: str) -> None:
    ana = await guest(app, name)
    await ana.post("/api/account", json={"name": "Coco Iris", "password": PASSWORD})
    like = "\u0421\u043e\u0441\u043e lris"  # Cyrillic, and an l
    assert refused(await visitor(app).post("/api/me", json={"name": like, "language": "en"})) == (409, "name-taken")
    capitals = {"name": "\u0421\u041e\u0421\u041e IRIS", "language": "en"}
    assert refused(await visitor(app).post("/api/me", json=capitals)) == (409, "name-taken")
    ben = await guest(app, "Ben")
    assert refused(await ben.post("/api/account", json={"name": like, "password": PASSWORD})) == (409, "name-taken")
    for kind in ("local", "bot"):
        seat = {"kind": kind, "name": like} | ({"bot": "novice"} if kind == "bot" else {})
        body = {"setup": {"players": 2}, "seats": [{"kind": "person"}, seat]}
        assert refused(await ben.post("/api/tables", json=body)) == (409, "name-taken")
        table = (await ben.post("/api/tables", json={"setup": {"players": 2}})).json()["id"]
        assert refused(await ben.put(f"/api/tables/{table}/seats/1", json=seat)) == (409, "name-taken")
    own = {"setup": {"players": 2}, "seats": [{"kind": "bot", "bot": "novice"}, {"kind": "local", "name": "Coco Iris"}]}
    assert (await ana.post("/api/tables", json=own)).status_code == 201, "it is her name"


def test_a_recovery_code_may_be_typed_in_any_way() -> None:
    code = make_recovery_code()
    assert len(code) == 29
    assert tidy_code(" " + code.lower().replace("-", "")) == code
    assert make_recovery_code() != code
