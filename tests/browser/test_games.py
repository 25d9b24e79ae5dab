"""Whole games through the client: by mouse, by touch on a phone, by keyboard alone, and in words."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import by_keyboard, by_mouse, by_touch, offered, play_in_words, play_to_the_end
from tests.browser.overhearing import acts, overheard, sent_acts
from tests.browser.people import PHONE, QUICK, Visitor

CAREFUL = QUICK | {"askEnd": True}


def finished(visitor: Visitor) -> None:
    """The server has the game as finished, and the sheet shows all three scorings."""
    table = visitor.ask("GET", f"tables/{visitor.page.url.rpartition('/')[2].partition('?')[0]}")
    assert table["phase"] == "over"
    expect(visitor.page.locator("dialog .winner")).to_be_visible()
    expect(visitor.page.locator("dialog h3")).to_have_count(3)


def test_by_mouse(arrive: Arrive) -> None:
    ana = arrive(settings=CAREFUL)
    page = ana.go()
    page.locator("#play-players").select_option("2")
    page.get_by_label("Opponents").select_option("novice")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("#/table/"))
    assert play_to_the_end(page, by_mouse(page)) > 50
    finished(ana)


def test_by_touch_on_a_phone(arrive: Arrive) -> None:
    ana = arrive(size=PHONE)
    page = ana.play_now()
    assert play_to_the_end(page, by_touch(page)) > 50
    finished(ana)


def test_by_keyboard(arrive: Arrive) -> None:
    ana = arrive(settings=CAREFUL)
    page = ana.play_now()
    assert play_to_the_end(page, by_keyboard(page)) > 50
    finished(ana)


def test_in_words(arrive: Arrive) -> None:
    ana = arrive(settings=CAREFUL)
    page = ana.play_now()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Text mode, for screen readers").check()
    page.keyboard.press("Escape")
    assert play_in_words(page) > 50
    finished(ana)


def test_a_key_that_is_held_down_confirms_nothing(arrive: Arrive) -> None:
    ana = arrive(settings=CAREFUL)
    wire = overheard(ana.page)
    page = ana.play_now()
    while (offer := offered(page))["deed"] != "display":
        by_mouse(page)(offer)
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    page.locator(".tray .act").focus()
    page.keyboard.down("Enter")
    confirm = page.locator(".tray .confirm")
    expect(confirm).to_be_focused()
    before = len(acts(wire))
    for _ in range(5):
        page.keyboard.down("Enter")  # again without having been let go: the key repeats
    expect(confirm).to_be_visible()
    assert len(acts(wire)) == before
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    expect(confirm).to_have_count(0)
    assert len(sent_acts(page, wire, before + 1)) == before + 1
