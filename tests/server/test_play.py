"""Games over real sockets: to the end, with breaks, repetitions and refusals in between."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.endgame import IDLE_TURNS_EACH
from alhambra.record import parse_record
from alhambra.record.verify import verify
from alhambra.server.people.administration import set_flag
from alhambra.server.play.wire_from_client import MOST_QUESTIONS
from alhambra.server.table import drive
from tests.server.house import Chair, House, deciding, gathered, lively, open_house, play_out, seated, started, until
from tests.server.positions import ending_action, found, last_step
from tests.server.process import PATIENCE

CLOCK = {"kind": "fischer", "base": 600.0, "increment": 20.0}
MODULES = ["vizier", "exchange", "bonus", "huts", "sites"]
SETS = [
    {"players": 3},
    {"players": 2, "modules": MODULES},
    {"players": 3, "game": "granada"},
    {"players": 2, "game": "combined", "modules": ["vizier"]},
]


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("play")) as house:
        yield house


def named(setup: dict[str, object]) -> str:
    return "-".join(str(value) for value in setup.values())


def first_option(chair: Chair) -> str:
    return str(lively(chair.view["options"])[0]["action"])


# --- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETS, ids=named)
async def test_a_game_is_played_to_its_end_and_its_record_holds(house: House, setup: dict[str, object]) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, setup=setup, window=1)
    number = chairs[0].number
    await play_out(chairs)
    record = parse_record((await host.ask("GET", f"/api/tables/{number}/record")).text)
    verdict = verify(record)
    assert verdict.findings == []
    assert verdict.unchecked == []
    assert list(record.result) == chairs[0].table["result"] == chairs[1].table["result"]
    assert record.names[:2] == ("Anna", "Bert")
    assert chairs[0].table["secret"] == record.headers["Secret"]
    await chairs[0].quiet()
    assert [step["number"] for step in chairs[0].steps] == list(range(chairs[0].view["seen"] + 1))
    assert chairs[0].view["options"] == []


# --- breaks and repetitions ---------------------------------------------------------------------------


async def test_whoever_comes_back_gets_what_was_missed(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    first = deciding(chairs)
    second = next(chair for chair in chairs if chair is not first)
    seen = second.view["seen"]
    await second.close()
    await play_out([first], until=lambda chair: chair.view["deciding"] == [second.view["viewer"]])
    assert first.view["seen"] > seen
    guest = second.visitor
    back = await guest.sit(first.number, since=seen)
    await back.until_view()
    assert [step["number"] for step in back.steps] == list(range(seen + 1, first.view["seen"] + 1))
    whole = await guest.sit(first.number)
    await whole.until_view()
    assert [step["number"] for step in whole.steps] == list(range(first.view["seen"] + 1))
    assert whole.view["game"] == back.view["game"]
    ahead = await guest.sit(first.number, since=10**6)
    await ahead.until_view()
    assert ahead.steps == []


async def test_a_repeated_message_gets_the_same_answer_and_nothing_happens_twice(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    one = deciding(chairs)
    action, seen = first_option(one), one.view["seen"]
    first = await one.act(action, id="only")
    assert first == {"type": "done", "id": "only", "step": seen + 1}
    assert await one.act(action, id="only", seen=seen) == first
    number = one.number
    await house.reopen()
    back = await one.visitor.sit(number)
    await back.until_view()
    assert back.view["seen"] == seen + 1
    assert await back.act(action, id="only", seen=seen) == first
    await back.quiet()
    assert back.view["seen"] == seen + 1


async def test_a_stale_message_is_answered_with_what_was_missed(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    one = deciding(chairs)
    seen, number = one.view["seen"], one.view["viewer"]
    other = await one.visitor.sit(one.number)
    await other.until_view()
    await other.act(first_option(other))
    answer = await one.ask("act", seen=seen, seat=number, action=first_option(one))
    assert (answer["type"], answer["seen"]) == ("stale", seen + 1)
    await one.until_view(lambda view: view["seen"] == seen + 1)
    assert [step["number"] for step in one.steps] == list(range(seen + 2))


async def test_all_windows_of_a_person_stay_in_step(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    twin = await host.sit(chairs[0].number)
    await asyncio.gather(
        play_out([*chairs], until=lambda chair: chair.view["seen"] >= 12),
        twin.until_view(lambda view: view["seen"] >= 12),
    )
    for chair in (twin, *chairs):
        await chair.quiet()
    assert twin.view == chairs[0].view, "the last move is the same for whoever comes later"
    assert twin.view["viewer"] == 0


# --- refusals -----------------------------------------------------------------------------------------


async def test_a_refusal_names_the_rule_in_words_of_each_language(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    one = deciding(chairs)
    texts = set()
    for language in ("en", "fr", "de"):
        chair = await one.visitor.sit(one.number, language=language)
        await chair.until_view()
        answer = await chair.act("take du9+du9+du9")
        assert answer["type"] == "refused"
        assert answer["rule"]
        assert answer["rule_text"]
        assert "du9" not in answer["text"], "people read names, not notation"
        texts.add(answer["text"])
        asked = await chair.ask("ask", seat=one.view["viewer"], questions=[{"action": "take du9+du9+du9"}])
        assert asked["answers"] == [answer | {"id": asked["id"]}]
    assert len(texts) == 3


async def test_nobody_acts_for_others_or_out_of_turn(house: House) -> None:
    host, guest, stranger = await house.visitors("Anna", "Bert", "Carl")
    chairs = await seated(host, guest)
    one = deciding(chairs)
    other = next(chair for chair in chairs if chair is not one)
    action, seen = first_option(one), one.view["seen"]
    watcher = await stranger.sit(one.number)
    await watcher.until_view()
    expected = [(other, "not-your-seat"), (watcher, "not-your-seat")]
    for chair, key in expected:
        for kind, more in (
            ("act", {"seen": seen, "action": action}),
            ("ask", {"questions": [{"action": action}]}),
            ("undo", {"seen": seen}),
            ("hint", {}),
            ("resign", {}),
            ("order", ORDER),
        ):
            assert (await chair.ask(kind, seat=one.view["viewer"], **more))["key"] == key
    assert (await other.act(action))["key"] == "not-your-turn"
    assert (await watcher.ask("abort"))["key"] == "not-playing"
    await one.quiet()
    assert one.view["seen"] == seen


ORDER = {"window": "vizier", "answer": "hold"}


async def test_before_hello_nothing_is_told(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    silent = await host.connect(chairs[0].number)
    await silent.send("ping")
    assert (await silent.next())["key"] == "say-hello"
    await silent.send("hello", protocol=99)
    assert (await silent.next())["key"] == "protocol"
    await play_out(chairs, until=lambda chair: chair.view["seen"] >= 4)
    await silent.send("ping")
    assert (await silent.next())["key"] == "say-hello"


# --- asking -------------------------------------------------------------------------------------------


async def test_asking_says_what_an_action_would_do(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    one = deciding(await seated(host, guest))
    options = one.view["options"][:MOST_QUESTIONS]
    questions = [{"action": option["action"]} for option in options]
    asked = await one.ask("ask", seat=one.view["viewer"], questions=questions)
    assert asked["type"] == "answers"
    for option, answer in zip(options, asked["answers"], strict=True):
        assert answer["type"] == "answer"
        assert answer["consequence"]["exact"] in (option["exact"], None)
        assert len(answer["consequence"]["gain"]) >= 2


async def test_each_question_has_an_answer_of_its_own(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    one = deciding(await seated(host, guest))
    actions = ["take du9+du9+du9", first_option(one), "no such thing", first_option(one)]
    asked = await one.ask("ask", seat=one.view["viewer"], questions=[{"action": action} for action in actions])
    assert [answer["type"] for answer in asked["answers"]] == ["refused", "answer", "refused", "answer"]
    assert asked["answers"][1] == asked["answers"][3]
    assert asked["answers"][0]["rule"]


async def test_a_list_of_questions_has_a_length(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    one = deciding(await seated(host, guest))
    question = {"action": first_option(one)}
    asked = await one.ask("ask", seat=one.view["viewer"], questions=MOST_QUESTIONS * [question])
    assert len(asked["answers"]) == MOST_QUESTIONS
    for wrong in (
        [],
        (MOST_QUESTIONS + 1) * [question],
        [{"action": 1}],
        [question | {"more": ""}],
        ["pass"],
        question,
    ):
        await one.send("ask", id="many", seat=one.view["viewer"], questions=wrong)
        assert (await one.until("refused"))["key"] == "not-understood"


async def test_looking_back_shows_what_was_seen_then(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    before = [dict(chair.view) for chair in chairs]
    await play_out(chairs, until=lambda chair: chair.view["seen"] >= 6)
    for chair, seen in zip(chairs, before, strict=True):
        await chair.quiet()
        looked = await chair.ask("look", step=seen["seen"])
        view = looked["view"]
        assert (view["seen"], view["viewer"], view["game"]) == (seen["seen"], seen["viewer"], seen["game"])
        assert not view["options"]
        assert not view["may_undo"]
        now = (await chair.ask("look", step=chair.view["seen"]))["view"]
        assert (now["game"], now["highlight"]) == (chair.view["game"], chair.view["highlight"])
        assert (await chair.ask("look", step=10_000))["key"] == "replay-step"


async def test_a_hint_is_a_legal_action_with_a_reason(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    one = deciding(await seated(host, guest))
    answer = await one.ask("hint", seat=one.view["viewer"], bot="greedy")
    assert answer["type"] == "hinted", answer
    assert answer["action"] in [option["action"] for option in one.view["options"]]
    assert answer["text"]
    assert (await one.ask("hint", seat=one.view["viewer"], bot="nobody"))["key"] == "unknown-bot"


async def test_a_table_without_aids_gives_none(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest, aids=False)
    one = deciding(chairs)
    assert one.view["aids"] is None
    assert (await one.ask("hint", seat=one.view["viewer"]))["key"] == "no-aids"
    asked = await one.ask("ask", seat=one.view["viewer"], questions=[{"action": first_option(one)}])
    assert asked["answers"][0]["consequence"]["gain"] == []


async def test_money_lies_open_where_the_table_says_so(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    closed = await seated(host, guest)
    opened = await seated(host, guest, open_money=True)
    mine, his = ([seat.get("hand") for seat in chair.view["game"]["seats"]] for chair in (closed[0], closed[1]))
    assert mine[0] != his[0]
    mine, his = ([seat.get("hand") for seat in chair.view["game"]["seats"]] for chair in (opened[0], opened[1]))
    assert mine == his
    assert opened[0].view["aids"]["known_hands"] == opened[1].view["aids"]["known_hands"]


# --- presence and talk --------------------------------------------------------------------------------


async def test_everybody_sees_who_is_there(house: House) -> None:
    host, guest, stranger = await house.visitors("Anna", "Bert", "Carl")
    chairs = await seated(host, guest)
    assert [seat["is_here"] for seat in chairs[0].table["seats"]] == [True, True]
    watcher = await stranger.sit(chairs[0].number)
    await chairs[0].until(lambda message: message.get("spectators") == 1)
    await watcher.close()
    await chairs[0].until(lambda message: message.get("spectators") == 0)
    await chairs[1].close()
    await chairs[0].until(lambda message: message["type"] == "table" and not message["seats"][1]["is_here"])


async def test_talk_reaches_everybody_once_and_in_order(house: House) -> None:
    host, guest, stranger = await house.visitors("Anna", "Bert", "<b>Carl</b>")
    chairs = await seated(host, guest)
    watcher = await stranger.sit(chairs[0].number)
    lines = ["<script>alert(1)</script>", "a\u202eb\n c", "…"]
    for chair, line in zip((*chairs, watcher), lines, strict=True):
        assert (await chair.ask("chat", text=line))["type"] == "done"
    assert (await chairs[0].ask("chat", id="again", text="once"))["type"] == "done"
    assert (await chairs[0].ask("chat", id="again", text="once"))["type"] == "done"
    newcomer = await guest.sit(chairs[0].number)
    for chair in (*chairs, watcher, newcomer):
        await chair.quiet()
        said = [message for message in chair.heard if message["type"] == "said"]
        assert [line["text"] for line in said] == ["<script>alert(1)</script>", "a b c", "…", "once"]
        assert [(line["number"], line["seat"]) for line in said] == [(1, 0), (2, 1), (3, None), (4, 0)]
        assert said[2]["name"] == "<b>Carl</b>"
    assert (await watcher.ask("chat", text=" \n "))["key"] == "nothing-said"
    nobody = await house.stranger().sit(chairs[0].number)
    assert (await nobody.ask("chat", text="hello"))["key"] == "who-are-you"


async def test_whoever_is_muted_plays_but_does_not_talk(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    chairs = await seated(host, guest)
    me = await guest.get("/api/me")
    await set_flag(house.site.database, me["id"], "mute")
    assert (await chairs[1].ask("chat", text="still here"))["key"] == "muted"
    await chairs[0].quiet()
    assert not any(message["type"] == "said" for message in chairs[0].heard)
    await play_out(chairs, until=lambda chair: chair.view["seen"] >= 3)


# --- fairness -----------------------------------------------------------------------------------------


async def test_only_the_promised_nonce_is_taken(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await gathered(host, [guest])
    host.nonces[number] = "00" * 32
    chair = await host.sit(number)
    commitment = chair.table["commitment"]
    assert len(commitment) == 64
    await guest.sit(number)
    await host.post(f"/api/tables/{number}/start")
    assert (await chair.until("refused"))["key"] == "wrong-nonce"
    assert chair.table["phase"] == "dealing"
    assert [seat["nonce"] for seat in chair.table["seats"]] == ["", ""]
    assert (await guest.sit(number)).table["secret"] == ""


async def test_the_server_deals_without_nonces_that_do_not_come_and_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    number = await gathered(host, [guest])
    chair = await host.sit(number)
    monkeypatch.setattr(drive, "OPENING_SECONDS", PATIENCE)
    await host.post(f"/api/tables/{number}/start")
    await chair.until("openings")  # and Anna opens hers
    table = await house.table(number)
    await until(lambda: table.state.seats[0].nonce)
    monkeypatch.setattr(drive, "OPENING_SECONDS", 0.0)
    table.awake.set()
    await chair.until_view()
    await chair.quiet()
    assert [seat["from_server"] for seat in chair.table["seats"]] == [False, True]
    late = await guest.sit(number)
    await late.until_view()
    await late.send("nonce", seat=1, nonce=guest.nonces[number])
    assert (await late.until("refused"))["key"] == "too-late"


# --- ratings ------------------------------------------------------------------------------------------


async def test_a_rated_game_moves_the_ratings_of_its_people_once(house: House) -> None:
    people = await house.visitors("Anna Rated", "Bert Rated")
    for visitor in people:
        await visitor.post("/api/account", name=(await visitor.get("/api/me"))["name"], password="a long enough one")
    number = await gathered(people[0], people[1:], rated=True, clock=CLOCK)
    game = found(Setup(players=2), last_step)
    await house.stage(number, game)
    chairs = await started(people[0], people[1:], number)
    assert chairs[0].table["is_rated"]
    await chairs[0].act(ending_action(game))
    await chairs[1].until(lambda message: message.get("phase") == "over")
    await house.reopen()
    ratings = {one["name"]: one for one in await people[0].get("/api/ratings?game=alhambra")}
    assert {one["games"] for one in ratings.values()} == {1}
    values = [ratings[name]["value"] for name in ("Anna Rated", "Bert Rated")]
    result = chairs[1].table["result"][:2]
    assert (values[0] > values[1]) == (result[0] > result[1]) or result[0] == result[1]


async def test_A_46_a_game_in_which_nobody_buys_ends_at_a_table(house: House) -> None:
    game = Game(Setup(players=2), 1)
    game.turns = 2 * int(IDLE_TURNS_EACH)  # and not one tile was bought
    people = await house.visitors("Anna", "Bert")
    number = await gathered(people[0], people[1:])
    await house.stage(number, game)
    chairs = await started(people[0], people[1:], number)
    mover = deciding(chairs)
    chosen = next(option for option in mover.view["options"] if option["kind"] == "take")
    assert (await mover.act(chosen["action"]))["type"] == "done"
    await play_out(chairs)  # the tiles that are left over
    for chair in chairs:
        assert "idle" in {event["key"] for step in chair.steps for event in step["events"]}
        assert len(chair.table["result"]) == 3


# --- leaving ------------------------------------------------------------------------------------------


async def test_a_bot_goes_on_for_whoever_resigns_and_he_cannot_win(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    first, second = await seated(host, guest)
    assert await first.ask("resign", id="gone", seat=0) == {"type": "done", "id": "gone", "step": 1}
    assert await first.ask("resign", id="gone", seat=0) == {"type": "done", "id": "gone", "step": 1}
    await second.until(lambda message: message["type"] == "table" and message["seats"][0]["has_resigned"])
    assert second.table["seats"][0]["bot"]
    assert (await first.ask("act", seen=9, seat=0, action="pass"))["key"] == "not-your-seat"
    await second.play(lambda chair: chair.table["phase"] == "over", random.Random(5))
    assert second.table["winners"] == [1]
    texts = [step["text"] for step in second.steps if step["kind"] == "resign"]
    assert len(texts) == 1
    assert "Anna" in texts[0]


async def test_a_game_ends_without_a_result_when_all_agree(house: House) -> None:
    host, guest = await house.visitors("Anna", "Bert")
    first, second = await seated(host, guest, setup={"players": 3})
    await first.ask("abort")
    await second.until(lambda message: message["type"] == "table" and message["seats"][0]["wants_abort"])
    await first.ask("abort", agree=False)
    await second.ask("abort")
    await first.until(lambda message: message["type"] == "table" and message["seats"][1]["wants_abort"])
    assert first.table["phase"] == "playing"
    await first.ask("abort")
    await second.until(lambda message: message.get("phase") == "aborted")
    await second.until(lambda message: any(step["kind"] == "abort" for step in message.get("steps", [])))
    assert second.steps[-1]["text"]
    assert (await second.ask("abort"))["key"] == "not-playing"
    await second.quiet()
    assert second.view["options"] == []
    assert second.table["secret"] == ""
