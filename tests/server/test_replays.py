"""Finished games over HTTP: every step, analysis, and playing on from a position."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.engine.rules.setup import Setup
from alhambra.engine.show import show
from alhambra.record import Record, Replay, parse_position, record_text, to_json
from alhambra.server.edge.limits import Buckets
from alhambra.server.people import administration
from alhambra.server.study.replay_store import MOST_RECORD_CHARACTERS, make_whatif_position
from alhambra.texts import LANGUAGES
from tests.record.games import ALL_MODULES, SETUPS, begun, finished
from tests.server.house import open_house, play_out, seated
from tests.server.in_process import InProcess, running

MODULES = finished(Setup(modules=ALL_MODULES, players=2))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    folder: Path = tmp_path_factory.mktemp("replays")
    with running(folder) as client:
        client.app.state.site.replays._often = Buckets(1e6, 1e6)  # scripted people read many records
        yield client


def loaded(client: InProcess, record: Record, language: str = "en") -> dict[str, Any]:
    answer = client.post("/api/replays", json={"record": record_text(record)}, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refusal(client: InProcess, body: object) -> tuple[int, str]:
    answer = client.post("/api/replays", json=body)
    return answer.status_code, answer.json()["key"]


# --- loading ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_a_file_is_told_step_by_step(client: InProcess, setup: Setup) -> None:
    record = finished(setup)
    found = loaded(client, record)
    assert [step["action"] for step in found["steps"]] == [step.action for step in record.steps]
    assert found["steps"][-1]["scores"] == list(record.result) == found["result"]
    assert all(sum(step["chances"]) == pytest.approx(1, abs=0.01) for step in found["steps"])
    best = max(record.result[: setup.players])
    assert [chance > 0 for chance in found["steps"][-1]["chances"]] == [
        points == best for points in record.result[: setup.players]
    ]
    assert found["setup"]["game"] == setup.game
    assert all(step["text"] for step in found["steps"] if step["events"])


def test_the_json_form_is_the_same_game(client: InProcess) -> None:
    answer = client.post("/api/replays", json={"record": to_json(MODULES)})
    assert answer.json()["id"] == loaded(client, MODULES)["id"]


def test_the_story_is_told_in_the_language_asked_for(client: InProcess) -> None:
    stories = {language: loaded(client, MODULES, language)["steps"][5]["text"] for language in LANGUAGES}
    assert len(set(stories.values())) == len(LANGUAGES)


def test_a_game_is_put_into_words_once(client: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    first = loaded(client, MODULES, "fr")
    monkeypatch.setattr("alhambra.server.study.replay_store.describe_replay", None)
    assert loaded(client, MODULES, "fr") == first


def test_a_game_that_is_not_over_is_refused(client: InProcess) -> None:
    recorder = begun(Setup(players=3), 1, 40)
    for full in (True, False):
        body = {"record": record_text(recorder.record(full=full))}
        assert refusal(client, body) == (409, "replay-unfinished")


def test_secrets_that_are_still_hidden_cannot_be_stepped_through(client: InProcess) -> None:
    recorder = begun(Setup(modules=("bonus",), players=3), 1, 40)
    assert refusal(client, {"record": record_text(recorder.record())}) == (409, "record-hidden")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"record": "nonsense"}, (409, "record-line")),
        ({"record": "{}"}, (409, "record-json")),
        ({"record": "[" * 1000}, (409, "record-line")),
        ({"record": '{"a":' * 2000}, (409, "record-json")),
        ({"record": "x" * (MOST_RECORD_CHARACTERS + 1)}, (400, "not-understood")),
        ({"table": "nowhere"}, (404, "no-table")),
        ({"record": "x", "table": "y"}, (400, "replay-what")),
        ({}, (400, "replay-what")),
        ({"what": 1}, (400, "not-understood")),
    ],
)
def test_what_is_no_game_is_refused(client: InProcess, body: object, expected: tuple[int, str]) -> None:
    assert refusal(client, body) == expected


def test_a_forbidden_move_is_refused_with_its_rule(client: InProcess) -> None:
    text = record_text(finished(Setup(players=3)))
    line = next(line for line in text.split("\n") if ". 1 take" in line or ". 2 take" in line)
    head, _, rest = line.partition(" take ")
    broken = text.replace(line, f"{head} take fl9+fl9+fl9" + (" >" + rest.partition(">")[2] if ">" in rest else ""))
    answer = client.post("/api/replays", json={"record": broken})
    assert answer.status_code == 409
    assert answer.json()["rule"]


@pytest.mark.anyio
async def test_a_name_that_is_taken_back_is_told_to_nobody_any_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, bert = await house.visitors("Zenobia", "Ozymandias")
        chairs = await seated(ana, bert)
        await play_out(chairs)
        number, stranger = chairs[0].number, house.stranger()

        async def ask() -> str:
            told = await stranger.ask("POST", "/api/replays", {"table": number})
            view = await stranger.ask("GET", f"/api/replays/table-{number}/1")
            assert (told.status_code, view.status_code) == (200, 200)
            return told.text + view.text

        before = await ask()
        assert "Zenobia" in before
        assert "Ozymandias" in before
        assert (await ana.ask("DELETE", "/api/me")).is_success
        assert "Zenobia" not in await ask()
        await administration.rename(house.site.database, (await bert.get("/api/me"))["id"], "Percy")
        after = await ask()
        assert "Ozymandias" not in after
        assert "Percy" in after


@pytest.mark.anyio
async def test_games_of_the_server_are_read_within_the_quota_for_records(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, bert = await house.visitors("Anna", "Bert")
        chairs = await seated(ana, bert)
        await play_out(chairs)
        store, place = house.site.replays, f"/api/replays/table-{chairs[0].number}"
        store._often = Buckets(0.0, 2.0)  # for each: one game read, and put into words once
        asked = [house.stranger().ask("POST", "/api/replays", {"table": chairs[0].number}) for _ in range(5)]
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}  # read once for all of them
        assert (await ana.ask("GET", f"{place}/3")).is_success
        store._kept.clear()
        wish = {"step": 3, "seat": 0, "bot": "novice"}
        for method, path, body in (
            ("POST", "/api/replays", {"table": chairs[0].number}),
            ("GET", f"{place}/3", None),
            ("POST", f"{place}/analysis", {"bot": "novice"}),
        ):
            answer = await house.stranger().ask(method, path, body)
            assert (answer.status_code, answer.json()["key"]) == (429, "replay-often"), path
        assert (await bert.ask("POST", f"{place}/whatif", wish)).is_success  # reads it, and plays it up to there
        assert await bert.refused("POST", f"{place}/whatif", **wish) == (429, "replay-often")


def test_positions_are_looked_at_within_a_quota(client: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    place = f"/api/replays/{loaded(client, MODULES)['id']}"
    monkeypatch.setattr(client.app.state.site.replays, "_views", Buckets(0.0, 3.0))
    answers = [client.get(f"{place}/{step}") for step in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


# --- stepping -----------------------------------------------------------------------------------------


def test_every_step_is_what_each_seat_saw_with_open_hands(client: InProcess) -> None:
    found = loaded(client, MODULES)
    replay = Replay(MODULES)
    for step in [*range(0, len(replay), 37), len(replay)]:
        for seat in (-1, 0, 1):
            view = client.get(f"/api/replays/{found['id']}/{step}?seat={seat}").json()
            assert view["game"] == show(replay.at(step).view(seat), money_is_open=True) | (
                {"to_act": -1} if view["window"] else {}
            )
            assert (view["type"], view["seen"], view["viewer"], view["options"]) == ("view", step, seat, [])


@pytest.mark.parametrize("place", ["/99999", "/-1", "/x", "/0?seat=2", "/0?seat=9", "/0?seat=-2"])
def test_there_are_no_other_steps_and_seats(client: InProcess, place: str) -> None:
    number = loaded(client, MODULES)["id"]
    assert client.get(f"/api/replays/{number}{place}").status_code in {400, 404}


@pytest.mark.parametrize("number", ["file-00", "table-00", "other", "file-", "file-../.."])
def test_there_are_no_other_replays(client: InProcess, number: str) -> None:
    assert client.get(f"/api/replays/{number}/0").status_code in {400, 404}


# --- analysis -----------------------------------------------------------------------------------------


def analysed(client: InProcess, number: str, bot: str, language: str = "en") -> dict[str, Any]:
    """Ask until it is done."""
    while True:
        answer = client.post(
            f"/api/replays/{number}/analysis",
            json={"bot": bot, "playouts": 1},
            headers={"Accept-Language": language},
        )
        assert answer.status_code == 200, answer.text
        report: dict[str, Any] = answer.json()
        if report["is_complete"]:
            return report
        time.sleep(0.1)


def test_every_choice_is_judged_once(client: InProcess) -> None:
    record = finished(Setup(players=2), 3)
    number = loaded(client, record)["id"]
    report = analysed(client, number, "greedy")
    with_choice = [
        step.number for game, step in zip(Replay(record), record.steps[1:], strict=False) if len(game.legal_codes()) > 1
    ]
    assert [move["step"] for move in report["moves"]] == with_choice
    assert report["done"] == report["of"] == len(with_choice)
    assert all(move["reason"] and move["action"] == record.steps[move["step"]].action for move in report["moves"])
    assert all(0 <= move["chance_loss"] <= 1 for move in report["moves"])
    judged = [move for move in report["moves"] if move["judgement"]]
    assert judged  # the players of this game take any action
    assert all(move["chance_loss"] >= 0.05 and move["action"] != move["best"] for move in judged)
    german = analysed(client, number, "greedy", "de")
    assert [move["best"] for move in german["moves"]] == [move["best"] for move in report["moves"]]
    assert german["moves"][0]["reason"] != report["moves"][0]["reason"]
    assert all(move["action_text"] and move["best_text"] for move in german["moves"])
    assert german["moves"][0]["best_text"] != report["moves"][0]["best_text"]
    built = [move["action_text"] for move in report["moves"] if move["action"].startswith("place ")]
    assert built
    assert all(re.search(r"\((right of|left of|above|below) ", text) for text in built), "a cell is said in words"
    assert not any(re.search(r"-?\d,-?\d", move["best_text"]) for move in report["moves"])


@pytest.mark.parametrize(
    "body", [{"bot": "nobody"}, {"bot": "outside:/bin/ls"}, {"bot": "master@20s"}, {"playouts": 10**9}, {"bot": 1}]
)
def test_analysis_is_by_bots_of_the_ladder_within_limits(client: InProcess, body: object) -> None:
    number = loaded(client, MODULES)["id"]
    assert client.post(f"/api/replays/{number}/analysis", json=body).status_code == 400


# --- what if ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS[::2], ids=str)
def test_what_lay_open_is_as_it_was_and_the_rest_is_dealt_anew(setup: Setup) -> None:
    record = finished(setup)
    replay = Replay(record)
    step = len(replay) // 2
    texts = {make_whatif_position(record, step) for _ in range(3)}
    assert len(texts) == 3
    for text in texts:
        game, was = parse_position(text), replay.at(step)
        for seat in range(-1, setup.players):
            assert show(game.view(seat), money_is_open=True) == show(was.view(seat), money_is_open=True)


def test_a_table_goes_on_from_there(client: InProcess) -> None:
    number = loaded(client, MODULES)["id"]
    wish = {"step": 30, "seat": 1, "bot": "novice"}
    assert client.post(f"/api/replays/{number}/whatif", json=wish).status_code == 401
    assert client.post("/api/me", json={"name": "Ana", "language": "en"}).status_code in {200, 201}
    answer = client.post(f"/api/replays/{number}/whatif", json=wish)
    assert answer.status_code == 201, answer.text
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["bot", "person"]
    over = client.post(f"/api/replays/{number}/whatif", json={**wish, "step": len(MODULES.steps) - 1})
    assert (over.status_code, over.json()["key"]) == (409, "replay-over")
    client.cookies.clear()
