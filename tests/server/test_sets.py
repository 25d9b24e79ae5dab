"""What can be played, in every language, over HTTP."""

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra.bots.ladder import LADDER
from alhambra.engine.modules.catalogue import GAMES, MODULES
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import EDITIONS, Setup
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.play.set_names import setup_title_text
from alhambra.texts import LANGUAGES
from alhambra.texts.catalogue import Catalogue, merge
from tests.server.in_process import InProcess, running
from tests.sets.all_sets import compositions


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    with running(tmp_path_factory.mktemp("sets")) as client:
        yield client


def got(client: InProcess, path: str, **headers: str) -> dict[str, Any]:
    answer = client.get(path, headers=headers)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_an_explanation(client: InProcess, language: str) -> None:
    found = got(client, f"/api/sets?language={language}")
    assert [game["name"] for game in found["games"]] == [*GAMES]
    assert [module["name"] for module in found["modules"]] == [*MODULES]
    assert [edition["name"] for edition in found["editions"]] == [*EDITIONS]
    assert [bot["name"] for bot in found["bots"]] == [*LADDER]
    things = [thing for kind in ("games", "modules", "editions", "options", "bots") for thing in found[kind]]
    assert all(thing["title"] and thing["about"] for thing in things)
    assert set(found["languages"]) == set(LANGUAGES)


def test_the_language_is_what_the_query_says_or_the_browser_prefers(client: InProcess) -> None:
    german = got(client, "/api/sets", **{"Accept-Language": "de-CH,fr;q=0.5"})
    assert german["language"] == "de"
    assert got(client, "/api/sets?language=fr", **{"Accept-Language": "de"})["language"] == "fr"
    assert got(client, "/api/sets?language=xx")["language"] == "en"


def test_every_module_that_a_game_names_can_be_played_with_it_and_no_other(client: InProcess) -> None:
    for game in got(client, "/api/sets")["games"]:
        compose(Setup(game["name"], tuple(game["modules"])))
        for module in MODULES.keys() - set(game["modules"]):
            answer = client.post("/api/sets/check", json={"game": game["name"], "modules": [module]})
            assert answer.status_code == 409


def test_every_set_that_can_be_played_is_told_so(client: InProcess) -> None:
    for setup in [setup for players in (2, 3) for setup in compositions(players)][::7]:
        answer = client.post("/api/sets/check", json=SetupBody.from_setup(setup).model_dump())
        assert answer.json() == {"ok": True, "title": setup_title_text(setup, "en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_conflict_names_both_parties(client: InProcess, language: str) -> None:
    headers = {"Accept-Language": language}
    answer = client.post("/api/sets/check", json={"game": "granada", "modules": ["huts"]}, headers=headers)
    assert answer.status_code == 409
    found = answer.json()
    assert found["key"] == "other-game"
    assert "granada" in found["text"].lower()
    assert {"en": "huts", "fr": "abris", "de": "hütten"}[language] in found["text"].lower()


@pytest.mark.parametrize(
    "body",
    [
        {"game": 3},
        {"players": 1},
        {"players": 7},
        {"players": "3"},
        {"modules": ["vizier"] * 11},
        {"ages": [3, 4]},
        {"ages": [-1, 2, 3]},
        {"seed": 4},
        {"game": "go"},
        {"edition": "first"},
        {"modules": ["vizier", "vizier"]},
        [],
        None,
    ],
)
def test_what_makes_no_sense_is_refused(client: InProcess, body: object) -> None:
    answer = client.post("/api/sets/check", json=body)
    assert answer.status_code in {400, 409}


def test_a_ruleset_is_not_kept_for_every_age_that_is_sent() -> None:
    first = SetupBody(ages=[1, 2, 3]).make_setup()
    assert first.ages == (1, 2, 3)
    assert compose(Setup()) is compose(Setup())


def test_a_title_names_what_is_played() -> None:
    setup = Setup("granada", ("vizier",), simplified=True)
    assert setup_title_text(setup, "en") == "Granada · The vizier’s favour · Simplified scoring · 3 players"
    assert "3 joueurs" in setup_title_text(setup, "fr")


# --- texts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_for_clients_are_complete_in_themselves(client: InProcess, language: str) -> None:
    answer = client.get(f"/api/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    read = Catalogue(language, merge({"answer": answer.text}))
    assert read.text("game-alhambra") == "Alhambra"
    assert not read.has("cli-help-sim")


@pytest.mark.parametrize("path", ["texts/fr", "rules/fr"])
def test_what_is_the_same_for_everybody_is_sent_compressed(client: InProcess, path: str) -> None:
    plain = client.get(f"/api/{path}", headers={"Accept-Encoding": "identity"})
    packed = client.get(f"/api/{path}", headers={"Accept-Encoding": "gzip, br"})
    assert [one.headers.get("content-encoding") for one in (plain, packed)] == [None, "gzip"]
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.headers["etag"] != plain.headers["etag"]
    for one in (plain, packed):
        assert one.headers["vary"] == "Accept-Encoding"
        assert one.headers["content-security-policy"]


@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_texts_that_have_not_changed_are_not_sent_again(client: InProcess, coding: str) -> None:
    tag = client.get("/api/texts/fr", headers={"Accept-Encoding": coding}).headers["etag"]
    for known in (tag, f"W/{tag}", f'"something else", {tag}'):
        again = client.get("/api/texts/fr", headers={"Accept-Encoding": coding, "If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    changed = client.get("/api/texts/fr", headers={"Accept-Encoding": coding, "If-None-Match": '"something else"'})
    assert changed.status_code == 200


def test_a_language_that_we_do_not_speak(client: InProcess) -> None:
    answer = client.get("/api/texts/xx")
    assert answer.status_code == 404
    assert answer.json()["key"] == "unknown-language"


def test_the_rules_reference_is_sent_in_a_language_that_we_speak(client: InProcess) -> None:
    pages = client.get("/api/rules/de").json()
    assert [page["name"] for page in pages][:2] == ["learn", "alhambra"]
    assert client.get("/api/rules/xx").json()["key"] == "unknown-language"


def test_the_schema_has_all_messages(client: InProcess) -> None:
    found = got(client, "/api/schema")["$defs"]
    assert {"ClientMessage", "ServerMessage", "Act", "View", "Hinted"} <= set(found)
