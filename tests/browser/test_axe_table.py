"""The table for everybody: axe-core finds nothing in any of its states, by day and by night."""

import pytest
from playwright.sync_api import Page, Position, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import by_mouse, offered
from tests.browser.gestures import perform
from tests.browser.late import late
from tests.browser.people import DESK, PHONE, QUICK, WHOLE_GAME, Visitor
from tests.browser.positions import position_for
from tests.browser.test_endings import SCORED, SHOWS, give_up
from tests.browser.test_hotseat import sit_down
from tests.browser.test_pages import AXE, found_by_axe

OPENS = {
    "menu": ".board header button:has([data-icon='menu'])",
    "numbers": ".majorities, .board header button:has([data-icon='points'])",
    "seat": ".players button",
}
"""What a click on it opens, by the name of what opens."""


def sit_after(ana: Visitor, record: str, step: int, seat: int) -> Page:
    """At a position of a record, with something to decide."""
    replay = ana.ask("POST", "replays", record=record)["id"]
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", step=step, seat=seat, bot="novice")["id"])
    page.locator(".asks.mine").wait_for()
    return page


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_while_a_game_is_played(arrive: Arrive, look: str) -> None:
    ana = arrive(is_dark=look == "dark", settings=QUICK | {"tips": True})
    ana.context.add_init_script(path=AXE)
    page = ana.play_now()
    offered(page)
    page.locator(".tip").wait_for()
    found = {"tip": found_by_axe(page)}
    position = late("all modules for six")
    page = sit_after(ana, position.record, position.step, position.seat)
    page.locator(".market button.may").first.click()
    page.locator(".tray .act").wait_for()
    found["picked"] = found_by_axe(page)
    page.locator(".target").first.click()
    page.locator(".target.aimed").wait_for()
    found["aimed"] = found_by_axe(page)
    for kind in ("hold", "reveal"):
        answer = position_for(kind)
        page = sit_after(ana, answer.record, answer.step, answer.seat)
        found[kind] = found_by_axe(page)
    assert not {state: one for state, one in found.items() if one}


def look_into(page: Page) -> dict[str, list[str]]:
    """What axe finds in all that can be opened over the table."""
    found = {"table": found_by_axe(page)}
    for name, opens in OPENS.items():
        page.locator(opens).locator("visible=true").first.click()
        page.locator("dialog[open]").wait_for()
        found[name] = found_by_axe(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    return found


BESIDE_SCORINGS: Position = {"x": 6, "y": 6}
"""Where an entry of the log is clicked: scorings fold out in its middle."""


@pytest.mark.parametrize(("size", "look"), [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE[::-1], "light")])
def test_axe_finds_nothing_in_what_opens_over_the_table(arrive: Arrive, size: tuple[int, int], look: str) -> None:
    ana = arrive(size=size, is_dark=look == "dark")
    ana.context.add_init_script(path=AXE)
    ana.introduce()
    position = late("base for three")
    page = sit_after(ana, position.record, position.step, position.seat)
    found = look_into(page)
    perform(page, f"take {page.locator('.display .card.may').first.get_attribute('data-card')}")
    while (offer := offered(page))["deed"] == "close":  # a scoring may have come with it
        by_mouse(page)(offer)
    if size == DESK:
        page.locator(".talk li[data-turn]").first.click(position=BESIDE_SCORINGS)
    else:
        page.evaluate("() => document.querySelector('.talk li[data-turn]').click()")
    page.locator(".recap.begun").wait_for()
    found["recap"] = found_by_axe(page)
    assert not {state: one for state, one in found.items() if one}


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_in_the_curtain(arrive: Arrive, look: str) -> None:
    ana = arrive(is_dark=look == "dark", size=PHONE)
    ana.context.add_init_script(path=AXE)
    page = sit_down(ana)
    page.locator(".curtain").wait_for()
    assert not found_by_axe(page)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_axe_finds_nothing_in_text_mode(arrive: Arrive, size: tuple[int, int]) -> None:
    ana = arrive(size=size, settings=QUICK | {"textMode": True})
    ana.context.add_init_script(path=AXE)
    page = ana.play_now()
    page.locator(".text [data-action]").first.wait_for()
    assert not found_by_axe(page)


@pytest.mark.parametrize(("look", "size"), [("light", DESK), ("dark", DESK), ("dark", PHONE)])
def test_axe_finds_nothing_at_the_end(arrive: Arrive, look: str, size: tuple[int, int]) -> None:
    ana = arrive(is_dark=look == "dark", size=size, settings={"speed": "slow"})
    ana.context.add_init_script(path=AXE)
    ana.context.add_init_script(SHOWS)
    ana.introduce()
    position = late("base for three")
    page = sit_after(ana, position.record, position.step, position.seat)
    give_up(page)
    page.wait_for_function(SCORED, polling=50, timeout=WHOLE_GAME)
    found = {"scoring": found_by_axe(page)}
    skip = page.locator("dialog.scoring .skip")
    while not page.get_by_role("button", name="Play again").count():
        page.evaluate("() => document.querySelector('dialog.scoring .skip, .prompt .skip')?.click()")
        page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(skip).to_have_count(0)
    found["result"] = found_by_axe(page)
    assert not {state: one for state, one in found.items() if one}


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_in_what_is_told_and_said(arrive: Arrive, look: str) -> None:
    ana = arrive(is_dark=look == "dark", size=PHONE)
    ana.context.add_init_script(path=AXE)
    ana.introduce()
    position = late("base for three")
    page = sit_after(ana, position.record, position.step, position.seat)
    found = {}
    for name in ("log", "chat"):
        page.locator(f".board header button:has([data-icon='{name}'])").click()
        page.locator("dialog[open]").wait_for()
        found[name] = found_by_axe(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.get_by_role("button", name="Hint").click()
    page.locator(".tray .advice").wait_for()
    found["hint"] = found_by_axe(page)
    page.locator(".tray .advice").get_by_label("Close").click()
    page.locator(".market button.no").first.click()
    page.locator(".tray .refusal").wait_for()
    found["refusal"] = found_by_axe(page)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "novice"}]
    table = ana.ask("POST", "tables", setup={"players": 2}, seats=seats, options={})["id"]
    ana.ask("POST", f"tables/{table}/start")
    watcher = arrive(is_dark=look == "dark", name="Cleo")
    watcher.context.add_init_script(path=AXE)
    watcher.introduce()
    page = watcher.sit_at(table)
    page.locator(".watching").wait_for()
    found["spectator"] = found_by_axe(page)
    assert not {state: one for state, one in found.items() if one}
