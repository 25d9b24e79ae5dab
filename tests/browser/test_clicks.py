"""The budget of a turn in clicks, from its start to its end: counted by the browser, against a real server.

The positions come from games played at random; what is clicked is what a person would click.
"""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from alhambra.engine.chance import Fast
from alhambra.engine.rules.setup import Setup
from alhambra.record import Recorder, record_text
from tests.browser.conftest import Arrive
from tests.browser.gestures import perform
from tests.browser.overhearing import answer_to, overheard, sent_acts
from tests.browser.positions import stuck_reserve

SEEDS = 60
COUNT = "() => { window.clicks = 0; addEventListener('click', () => window.clicks++, { capture: true }) }"


@dataclass(frozen=True)
class Turn:
    """A turn from its start: the record, the step it begins after, who plays it, and what is done in it."""

    record: str
    step: int
    seat: int
    actions: tuple[str, ...]


def wanted(recorder: Recorder, kinds: tuple[str, ...], luck: Fast) -> tuple[str, ...]:
    """Actions of these kinds, one after the other, that are a whole turn; nothing if there is no such turn here."""
    trial, done, seat, turns = recorder.game.clone(), [], recorder.game.to_act, recorder.game.turns
    for kind in kinds:
        if trial.is_over or trial.to_act != seat or trial.turns != turns:
            return ()
        fitting = [one for one in trial.legal_actions() if is_kind(one, kind, trial)]
        if not fitting:
            return ()
        chosen = fitting[luck.draw_below(len(fitting))]
        done.append(str(chosen))
        trial.apply(chosen)
    return tuple(done) if trial.turns != turns else ()


def is_kind(action: object, kind: str, game: object) -> bool:
    """Is it of the kind; `buy exact`, `buy more`, `take one` and `take several` say more than the engine's words."""
    word, _, how = kind.partition(" ")
    text = str(action)
    if text.split(maxsplit=1)[0] != word:
        return False
    if word == "buy" and how:
        return bool(game.preview(text).exact) == (how == "exact")  # type: ignore[attr-defined]
    return not how or ("+" in text) == (how == "several")


def found(kinds: tuple[str, ...]) -> Turn:
    """The first turn of that shape in games played at random."""
    for seed in range(1, SEEDS):
        recorder, luck, turn = Recorder(Setup(), seed), Fast(seed), None
        while not recorder.game.is_over:
            game = recorder.game
            if turn is None and game.decision == "act" and not game.extra and (plan := wanted(recorder, kinds, luck)):
                turn = (len(recorder.steps) - 1, game.to_act, plan)
            actions = list(game.legal_actions())
            recorder.apply(actions[luck.draw_below(len(actions))])
        if turn:
            return Turn(record_text(recorder.record()), *turn)
    raise LookupError(kinds)


def buy_and_build(page: Page, buy: str, place: str) -> None:
    """The tile, the cell, the button."""
    page.locator(f".market [data-tile='{buy.split()[1]}']").click()
    page.locator(f".target[data-action='{place}']").click()
    page.locator(".tray .act").click()


def play(page: Page, actions: tuple[str, ...]) -> None:
    """Click through a turn."""
    kinds = [action.split()[0] for action in actions]
    if "buy" in kinds:
        buy_and_build(page, actions[0], actions[-1])
        page.locator(".market [data-tile].picked").wait_for(state="detached")
        if len(actions) > 2:
            page.locator(f"[data-planned='{actions[0].split()[1]}']").wait_for()
    for action in actions if "buy" not in kinds else actions[1:-1]:
        perform(page, action)


@pytest.mark.parametrize(
    ("kinds", "budget"),
    [
        (("take one",), 2),
        (("take several",), 3),
        (("buy more", "place"), 3),
        (("buy exact", "take one", "place"), 5),
        (("add",), 3),
        (("swap",), 3),
        (("remove",), 3),
    ],
    ids=lambda value: "-".join(value).replace(" ", "-") if isinstance(value, tuple) else str(value),
)
def test_a_turn_keeps_its_budget(arrive: Arrive, kinds: tuple[str, ...], budget: int) -> None:
    turn = found(kinds)
    if kinds == ("take several",):
        budget = 1 + len(turn.actions[0].split("+"))  # one for each card, and one
    ana = arrive()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=turn.record)["id"]
    wish = {"step": turn.step, "seat": turn.seat, "bot": "novice"}
    page, wire = ana.page, overheard(ana.page)
    ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(".asks.mine").wait_for()
    page.evaluate(COUNT)
    play(page, turn.actions)
    sent = sent_acts(page, wire, len(turn.actions))
    assert [one["action"].split()[:2] for one in sent] == [action.split()[:2] for action in turn.actions]
    assert sent[-1]["action"] == turn.actions[-1], "the tile lies where it was planned"
    assert [answer_to(page, wire, one["id"]) for one in sent] == ["done"] * len(sent)
    assert page.evaluate("window.clicks") <= budget


# Whether a click on a place would press the button that has just appeared there, in the moment in which it has.
PRESSED_AT_ONCE = """([x, y]) => new Promise((done) => {
    const look = () => {
        const button = document.querySelector('.tray [data-action=pass]')
        if (!button) return requestAnimationFrame(look)
        const { left, right, top, bottom } = button.getBoundingClientRect()
        done([left < x && x < right && top < y && y < bottom, button.contains(document.elementFromPoint(x, y))])
    }
    look()
})"""


def test_the_second_click_of_a_hand_gives_no_action_away(arrive: Arrive) -> None:
    turn = found(("buy exact", "take one", "place"))
    ana = arrive()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=turn.record)["id"]
    wish = {"step": turn.step, "seat": turn.seat, "bot": "novice"}
    page, wire = ana.page, overheard(ana.page)
    ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(f".market [data-tile='{turn.actions[0].split()[1]}']").click()
    page.locator(f".target[data-action='{turn.actions[-1]}']").click()
    box = page.locator(".tray .act").bounding_box()
    assert box
    point = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.mouse.click(*point)
    assert page.evaluate(PRESSED_AT_ONCE, point) == [True, False]
    page.locator(".tray [data-action=pass]").click()  # later it does what it says
    assert [one["action"].split()[0] for one in sent_acts(page, wire, 3)] == ["buy", "pass", "place"]


def test_the_way_that_is_chosen_keeps_what_is_picked(arrive: Arrive) -> None:
    turn = found(("take several",))
    ana = arrive()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=turn.record)["id"]
    wish = {"step": turn.step, "seat": turn.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    cards = turn.actions[0].split()[1].split("+")
    for card in cards:
        page.locator(f".display [data-card='{card}']:not(.picked)").first.click()
    way = page.get_by_role("button", name="Take money")
    expect(way).to_have_attribute("aria-pressed", "true")
    way.click()
    expect(page.locator(".display .picked")).to_have_count(len(cards))
    expect(page.locator(".tray .act")).to_be_enabled()
    page.get_by_role("button", name="Buy", exact=True).click()
    expect(page.locator(".display .picked")).to_have_count(0)
    page.locator(".hand .card").first.click()
    page.get_by_role("button", name="Take money").click()
    expect(page.locator(".hand .raised"), "it waits for what it is to pay").to_have_count(1)


def test_a_tile_in_reserve_that_can_go_nowhere_says_why(arrive: Arrive) -> None:
    position, tile = stuck_reserve()
    ana = arrive()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page, wire = ana.page, overheard(ana.page)
    ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(".asks.mine").wait_for()
    page.locator(f".shelf.reserve button[data-tile='{tile}']").click()
    refusal = page.locator(".tray .refusal")
    expect(refusal).to_be_visible()
    answers = [answer for message in wire if message["type"] == "answers" for answer in message["answers"]]
    (refused,) = [answer for answer in answers if answer["type"] == "refused"]
    expect(refusal).to_contain_text(refused["text"])
