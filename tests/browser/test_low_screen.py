"""A phone on its side: low, and yet everything can be reached that can be reached on a desk."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import is_asked, offered
from tests.browser.gestures import perform
from tests.browser.people import WHOLE_GAME
from tests.browser.test_at_hand import sit_late
from tests.browser.test_endings import give_up
from tests.browser.test_geometry import measured
from tests.browser.test_orders import days_table, order, single_cards

LOW = (844, 390)


def open_scorings(page: Page) -> None:
    """The majorities and the track, which have no room on the table, stand with the scorings."""
    page.get_by_role("button", name="Scorings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("row").filter(has_text="next scoring")).to_be_visible()
    expect(dialog.get_by_role("img", name="points")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_turn_begins_and_the_result_is_opened_again(arrive: Arrive) -> None:
    page = sit_late(arrive(size=LOW))
    ways = page.locator(".zones button")
    expect(ways).to_have_text(["Take money", "Buy", "Redesign"])
    ways.first.click()
    expect(page.locator(".display button.may").first).to_be_focused()
    open_scorings(page)
    give_up(page)
    page.locator("dialog .winner").wait_for(timeout=WHOLE_GAME)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert measured(page) == []
    page.get_by_role("button", name="The result").click()
    expect(page.locator("dialog .winner")).to_be_visible()


def test_orders_are_given_and_left(arrive: Arrive) -> None:
    people = arrive(name="Ana", size=LOW), arrive(name="Ben", size=LOW, language="fr")
    for visitor in people:
        visitor.introduce()
    table = days_table(*people)
    pages = [visitor.sit_at(table) for visitor in people]
    if not is_asked(pages[1]):  # Ana plays, and orders for her next turn while Ben thinks
        offered(pages[0])
        perform(pages[0], f"take {single_cards(pages[0])[0]}")
    page = pages[0]
    given = page.locator(".prompt .plan button")
    expect(given).to_have_text("Give orders")
    assert measured(page) == []
    given.click()
    page.get_by_role("button", name="Add an order").click()
    expect(page.locator(".asks")).to_contain_text("as if it were your turn now")
    assert measured(page) == []
    page.get_by_role("button", name="Cancel").click()
    expect(given).to_have_text("Give orders")
    order(page, f"take {single_cards(page)[0]}")
    expect(given).to_have_text("1 order")
