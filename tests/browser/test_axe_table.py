"""The table for everybody: axe-core finds nothing in any of its states, by day and by night."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import offered
from tests.browser.late import late
from tests.browser.people import QUICK, Visitor
from tests.browser.positions import position_for
from tests.browser.test_endings import SCORED, give_up
from tests.browser.test_pages import AXE, SETTLED, found_by_axe


def sit_after(ana: Visitor, record: str, step: int, seat: int) -> Page:
    """At a position of a record, with something to decide."""
    replay = ana.ask("POST", "replays", record=record)["id"]
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", step=step, seat=seat, bot="novice")["id"])
    page.locator(".asks.mine").wait_for()
    return page


def objections(page: Page) -> list[str]:
    """What axe-core objects to, once nothing moves."""
    page.evaluate(SETTLED)
    return found_by_axe(page)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_while_a_game_is_played(arrive: Arrive, look: str) -> None:
    ana = arrive(is_dark=look == "dark", settings=QUICK | {"tips": True})
    ana.context.add_init_script(path=AXE)
    page = ana.play_now()
    offered(page)
    page.locator(".tip").wait_for()
    found = {"tip": objections(page)}
    position = late("all modules for six")
    page = sit_after(ana, position.record, position.step, position.seat)
    page.locator(".market button.may").first.click()
    page.locator(".tray .act").wait_for()
    found["picked"] = objections(page)
    page.locator(".target").first.click()
    page.locator(".target.aimed").wait_for()
    found["aimed"] = objections(page)
    for kind in ("hold", "reveal"):
        answer = position_for(kind)
        page = sit_after(ana, answer.record, answer.step, answer.seat)
        found[kind] = objections(page)
    assert not {state: one for state, one in found.items() if one}


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_at_the_end(arrive: Arrive, look: str) -> None:
    ana = arrive(is_dark=look == "dark", settings={"speed": "slow"})
    ana.context.add_init_script(path=AXE)
    ana.introduce()
    position = late("base for three")
    page = sit_after(ana, position.record, position.step, position.seat)
    give_up(page)
    page.wait_for_function(SCORED, polling=50)
    found = {"scoring": objections(page)}
    skip = page.locator("dialog.scoring .skip")
    while not page.get_by_role("button", name="Play again").count():
        page.evaluate("() => document.querySelector('dialog.scoring .skip, .prompt .skip')?.click()")
        page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(skip).to_have_count(0)
    found["result"] = objections(page)
    assert not {state: one for state, one in found.items() if one}
