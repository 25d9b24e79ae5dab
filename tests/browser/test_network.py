"""A reload, or a line that breaks, in the middle of a turn: no click is lost, and none counts twice."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import by_mouse, offered
from tests.browser.lines import Wire
from tests.browser.people import Visitor

KEPT = "No connection. Your action is saved and will be sent."
LESSON = "building"
"""Begins in the middle of a turn: three tiles are bought and not yet placed."""


def at_lesson(visitor: Visitor) -> Page:
    """At that table, with all three tiles."""
    visitor.introduce()
    page = visitor.sit_at(visitor.ask("POST", f"tutorials/{LESSON}")["id"])
    expect(waiting(page)).to_have_count(3)
    return page


def waiting(page: Page) -> Locator:
    """The tiles to be placed."""
    return page.locator(".shelf .tile")


def told(page: Page) -> Locator:
    """The steps in the log."""
    return page.locator(".talk [role=log] li")


def test_a_reload_in_the_middle_of_a_turn(arrive: Arrive) -> None:
    page = at_lesson(arrive())
    by_mouse(page)(offered(page))
    expect(waiting(page)).to_have_count(2)
    page.reload()
    expect(waiting(page)).to_have_count(2)
    by_mouse(page)(offered(page))
    expect(waiting(page)).to_have_count(1)


def test_a_click_while_there_is_no_connection(arrive: Arrive) -> None:
    ana = arrive()
    wire = Wire(ana.page)
    page = at_lesson(ana)
    before = told(page).count()
    wire.cut()
    page.get_by_text("No connection. Trying again…").wait_for()
    by_mouse(page)(offered(page))
    page.get_by_text(KEPT).wait_for()
    expect(waiting(page)).to_have_count(3)
    wire.mend()
    expect(waiting(page)).to_have_count(2)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(told(page)).to_have_count(before + 1)


def test_a_click_whose_answer_is_lost_counts_once(arrive: Arrive) -> None:
    ana = arrive()
    wire = Wire(ana.page)
    page = at_lesson(ana)
    other = ana.window()
    other.goto(page.url)
    expect(waiting(other)).to_have_count(3)
    before = told(other).count()
    wire.is_deaf = True
    by_mouse(page)(offered(page))
    expect(waiting(other)).to_have_count(2)  # the server has it
    expect(waiting(page)).to_have_count(3)  # and this window does not know
    wire.cut()
    page.get_by_text(KEPT).wait_for()
    wire.mend()
    expect(waiting(page)).to_have_count(2)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(told(other)).to_have_count(before + 1)
