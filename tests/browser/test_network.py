"""A reload, or a line that breaks, in the middle of a turn: no click is lost, and none counts twice."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import decide
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


TOLD = """wanted => [...document.querySelectorAll('.talk [role=log] [data-steps]')]
    .reduce((sum, one) => sum + Number(one.dataset.steps), 0) - (wanted ?? 0)"""


def told(page: Page) -> int:
    """How many steps the log tells of: a turn is one entry."""
    return int(page.evaluate(TOLD))


def expect_told(page: Page, count: int) -> None:
    """Wait until the log tells of so many steps, no more and no less."""
    page.wait_for_function(f"wanted => ({TOLD})(wanted) === 0", arg=count)


def test_a_reload_in_the_middle_of_a_turn(arrive: Arrive) -> None:
    page = at_lesson(arrive())
    decide(page)
    expect(waiting(page)).to_have_count(2)
    page.reload()
    expect(waiting(page)).to_have_count(2)
    decide(page)
    expect(waiting(page)).to_have_count(1)


def test_a_click_while_there_is_no_connection(arrive: Arrive) -> None:
    ana = arrive()
    wire = Wire(ana.page)
    page = at_lesson(ana)
    before = told(page)
    wire.cut()
    page.get_by_text("No connection. Trying again…").wait_for()
    decide(page)
    page.get_by_text(KEPT).wait_for()
    expect(waiting(page)).to_have_count(3)
    wire.mend()
    expect(waiting(page)).to_have_count(2)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect_told(page, before + 1)


def test_a_click_whose_answer_is_lost_counts_once(arrive: Arrive) -> None:
    ana = arrive()
    wire = Wire(ana.page)
    page = at_lesson(ana)
    other = ana.window()
    other.goto(page.url)
    expect(waiting(other)).to_have_count(3)
    before = told(other)
    wire.is_deaf = True
    decide(page)
    expect(waiting(other)).to_have_count(2)  # the server has it
    expect(waiting(page)).to_have_count(3)  # and this window does not know
    wire.cut()
    page.get_by_text(KEPT).wait_for()
    wire.mend()
    expect(waiting(page)).to_have_count(2)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect_told(other, before + 1)
