"""What comes and goes on the table, on six screens: it has its place, and covers nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import offered
from tests.browser.gestures import perform
from tests.browser.late import late
from tests.browser.lines import Wire
from tests.browser.people import QUICK, Visitor
from tests.browser.positions import position_for
from tests.browser.retold import Retold, noticed
from tests.browser.test_axe_table import BESIDE_SCORINGS
from tests.browser.test_geometry import SIZES, measured

# What lasts longer than this on the screen stays there.
HELD = """() => {
    window.going = [] // nothing that goes on needs to be stopped
    const [once, often] = [setTimeout, setInterval]
    window.setTimeout = (deed, after, ...rest) => (after < 600 ? once(deed, after, ...rest) : 0)
    window.setInterval = (deed, after, ...rest) => (after < 600 ? often(deed, after, ...rest) : 0)
}"""
SLOW = {"speed": "slow"}


def sit_after(ana: Visitor, record: str, step: int, seat: int) -> Page:
    """At a position of a record, with something to decide."""
    ana.introduce()
    replay = ana.ask("POST", "replays", record=record)["id"]
    wish = {"step": step, "seat": seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(".asks.mine, .text [data-action]").first.wait_for()
    return page


def sit_late(ana: Visitor, name: str = "base for three") -> Page:
    """At a late position."""
    position = late(name)
    return sit_after(ana, position.record, position.step, position.seat)


def with_notices(ana: Visitor) -> Page:
    """More than one thing has to be said at a time."""
    Retold(ana.page, noticed)
    page = sit_late(ana)
    expect(page.locator(".notice")).to_have_count(2)
    return page


def noticed_and_picked(ana: Visitor) -> Page:
    """And a tile of the market is being bought."""
    page = with_notices(ana)
    page.locator(".market button.may").first.click()
    page.locator(".target").first.wait_for(state="attached")
    return page


def refused(ana: Visitor) -> Page:
    """A tile that no money pays for has been picked."""
    page = sit_late(ana)
    page.locator(".market button:not(.may)").first.click()
    page.locator(".tray .refusal").wait_for()
    return page


def hinted(ana: Visitor) -> Page:
    """A bot has said what it would do."""
    page = sit_late(ana)
    page.keyboard.press("i")
    page.locator(".tray .advice").wait_for()
    return page


def captioned(ana: Visitor) -> Page:
    """An opponent is playing."""
    page = ana.play_now(players=4)
    while page.locator(".prompt .skip").count():
        page.keyboard.press("Space")
    offered(page)
    page.evaluate(HELD)
    perform(page, f"take {page.locator('.display .card.may').first.get_attribute('data-card')}")
    page.locator(".asks.caption").wait_for()
    return page


def looking_back(ana: Visitor) -> Page:
    """At the first turn in the log."""
    page = sit_late(ana)
    perform(page, f"take {page.locator('.display .card.may').first.get_attribute('data-card')}")
    offered(page)
    page.keyboard.press("Escape")  # a scoring may lie over the table
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".talk li[data-turn]").first.click(position=BESIDE_SCORINGS)
    page.locator(".recap.begun").wait_for()
    return page


def back_again(ana: Visitor) -> Page:
    """Others have played while this browser was not there."""
    page = ana.play_now(players=3)
    offered(page)
    address = page.url
    ana.go("rules")
    assert ana.context.browser
    elsewhere = Visitor(ana.context.browser, ana.site, storage_state=ana.context.storage_state())
    there = elsewhere.sit_at(address.rpartition("/")[2])
    offered(there)
    perform(there, f"take {there.locator('.display .card.may').first.get_attribute('data-card')}")
    there.locator(".talk li[data-turn]").nth(2).wait_for()
    offered(there)
    elsewhere.context.close()
    page.goto(address)
    page.locator(".recap").wait_for()
    return page


def talking(ana: Visitor) -> Page:
    """The chat stands beside the table, where there is room."""
    page = sit_late(ana)
    page.get_by_role("tab").last.click()
    page.locator(".chat .phrases").wait_for()
    for phrase in (2, 5):
        page.locator(".chat .phrases button").nth(phrase).click()
    expect(page.locator(".chat li b")).to_have_count(2)
    return page


def cut_off(ana: Visitor) -> Page:
    """The line is gone, and does not come back."""
    wire = Wire(ana.page)
    page = sit_late(ana)
    wire.cut()
    page.locator(".prompt .offline").wait_for()
    return page


STATES: dict[str, Callable[[Visitor], Page]] = {
    "notices": with_notices,
    "notices-picked": noticed_and_picked,
    "refused": refused,
    "hinted": hinted,
    "captioned": captioned,
    "looking-back": looking_back,
    "back-again": back_again,
    "talking": talking,
    "cut-off": cut_off,
}
LANGUAGES = {"hinted": "fr", "refused": "fr", "cut-off": "fr", "captioned": "de", "back-again": "de", "talking": "de"}


def check_sizes(page: Page, pictures: Path, name: str) -> None:
    """Nothing is wrong with it at any size."""
    wrong: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong[f"{width}×{height}"] = measured(page)
        page.screenshot(path=pictures / f"state-{name}-{width}-{height}.png")
    lines = [f"{place}: {one}" for place, found in wrong.items() for one in found]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("name", STATES)
def test_what_comes_and_goes_has_its_place(arrive: Arrive, pictures: Path, name: str) -> None:
    settings = SLOW if name == "captioned" else QUICK
    ana = arrive(language=LANGUAGES.get(name, "en-GB"), settings=settings, has_touch=name == "talking")
    check_sizes(STATES[name](ana), pictures, name)


@pytest.mark.parametrize("kind", ["hold", "conceal"])
def test_what_is_asked_between_turns_has_its_place(arrive: Arrive, pictures: Path, kind: str) -> None:
    position = position_for(kind)
    ana = arrive(language="de")
    check_sizes(sit_after(ana, position.record, position.step, position.seat), pictures, kind)


def test_before_the_table_is_there_its_ground_is(arrive: Arrive) -> None:
    ana = arrive()
    ana.introduce()
    table = ana.ask("POST", "play", setup={"players": 2}, bot="novice")["id"]
    wire = Wire(ana.page)
    wire.is_deaf = True  # the server says nothing
    ana.page.route(f"**/api/tables/{table}", lambda _: None)  # nor does it answer
    ana.go(f"table/{table}")
    expect(ana.page.locator(".unlaid")).to_be_visible()
    expect(ana.page.get_by_role("status")).to_have_text("Connecting…")
    expect(ana.page.locator("main .page")).to_have_count(0)
