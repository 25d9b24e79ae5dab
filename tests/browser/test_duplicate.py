"""A duplicate match of two people, each in a browser of their own."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import PLAY
from tests.browser.people import PHONE, Visitor
from tests.browser.test_contests import PATIENCE, fits
from tests.browser.test_pages import AXE


def test_two_people_play_the_same_deal(arrive: Arrive, pictures: Path) -> None:
    ana, ben = arrive(name="Ana of the match"), arrive(size=PHONE, name="Ben of the match")
    for visitor in (ana, ben):
        visitor.context.add_init_script(path=AXE)
        visitor.introduce()
        visitor.ask("POST", "account", name=visitor.name, password="a long enough password")
    page = match_of(ana, pictures)
    other = ben.go(page.get_by_label("Link to this match").input_value().partition("#/")[2])
    other.get_by_role("button", name="Join the match").click()
    expect(other.get_by_role("button", name="Play deal 1")).to_be_visible()
    expect(page.get_by_text(ben.name)).to_be_visible()
    page.get_by_role("button", name="Let nobody else join").click()
    expect(page.get_by_text("Nobody else can join.")).to_be_visible()
    play(page)
    page.screenshot(path=pictures / "duplicate-open.png")
    # Ana's margin is hers alone as long as Ben has not played.
    expect(other.get_by_text("1 of 1 played")).to_be_visible()
    expect(other.locator(".deals").get_by_text("Margin")).to_have_count(0)
    fits(other)
    give_up(other)
    for window in (page, other):
        first = window.locator("tbody tr").first
        expect(first).to_contain_text(ana.name)
        expect(first).to_contain_text("+12")
        expect(window.locator("tbody tr").last).to_contain_text("not finished")
        fits(window)
    page.screenshot(path=pictures / "duplicate-over.png")
    # What Ana did can be looked at now.
    other.get_by_role("link", name="Replay: Ana").click()
    expect(other.locator(".parts .market")).to_be_visible()


def match_of(visitor: Visitor, pictures: Path) -> Page:
    """Make a match of one deal."""
    page = visitor.go("contests")
    page.get_by_role("link", name="New match").click()
    page.get_by_label("Bot 1").select_option("novice")
    page.get_by_label("Bot 2").select_option("novice")
    page.get_by_label("Number of deals").select_option("1")
    fits(page)
    page.screenshot(path=pictures / "duplicate-new.png")
    page.get_by_role("button", name="Make the match").click()
    return page


def play(page: Page) -> None:
    """Play the deal to its end, and go back to the match."""
    page.get_by_role("button", name="Play deal 1").click()
    page.locator(".board").wait_for()
    page.evaluate(PLAY, page.url.rpartition("/")[2])
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Others are still playing this deal.")).to_be_visible()
    dialog.get_by_role("link", name="Back to the match").click()
    expect(page.get_by_text("You have played all deals.")).to_be_visible()
    fits(page)


def give_up(page: Page) -> None:
    """Begin the deal, resign, and go back to the match."""
    page.get_by_role("button", name="Play deal 1").click()
    page.locator(".board").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    expect(page.locator(".winner")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("dialog").get_by_role("link", name="Back to the match").click()
