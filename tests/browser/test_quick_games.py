"""People who do not know each other find each other, and play a bot while they wait."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import PHONE

AT_TABLE = re.compile("#/table/")


def wish(page: Page, game: str) -> None:
    """Wait for a game of two without bots."""
    page.locator("#quick-game").select_option(game)
    page.locator("#quick-players").select_option("2")
    page.get_by_label("Bots take the free seats after a while").uncheck()
    page.get_by_role("button", name="Find opponents").click()


def test_strangers_find_each_other(arrive: Arrive) -> None:
    nura, basim, cleo = arrive(name="Nura"), arrive(name="Basim", size=PHONE), arrive(name="Cleo")
    for visitor in (nura, basim, cleo):
        visitor.introduce()

    # One waits, another sees it and joins in; both are taken to the table.
    wish(nura.go(), "granada")
    expect(nura.page.get_by_role("button", name="Stop waiting")).to_be_visible()
    page = basim.go()
    page.get_by_role("button", name=re.compile("^Join in.*Granada")).click()
    for visitor in (nura, basim):
        visitor.page.wait_for_url(AT_TABLE)
        visitor.page.locator(".board").wait_for()
    assert nura.page.url.rpartition("/")[2] == basim.page.url.rpartition("/")[2]
    expect(nura.page.locator(".players")).to_contain_text("Basim")
    expect(nura.page.get_by_role("button", name="Stop waiting")).to_have_count(0)

    # Somebody plays a bot meanwhile, and is told there.
    wish(cleo.go(), "combined")
    expect(cleo.page.get_by_role("button", name="Stop waiting")).to_be_visible()
    cleo.page.reload()
    expect(cleo.page.get_by_role("button", name="Stop waiting")).to_be_visible()
    cleo.page.get_by_role("button", name="Play now").click()
    cleo.page.wait_for_url(AT_TABLE)
    cleo.page.locator(".board").wait_for()  # a socket that is closed before it is open is complained about
    alone = cleo.page.url
    expect(cleo.page.get_by_role("button", name="Stop waiting")).to_be_visible()
    wish(nura.go(), "combined")
    nura.page.wait_for_url(AT_TABLE)
    cleo.page.get_by_role("button", name="Go to the table").click()
    cleo.page.wait_for_url(nura.page.url)
    assert cleo.page.url != alone
    expect(cleo.page.locator(".players")).to_contain_text("Nura")


def test_bots_take_the_free_seats_of_somebody_who_waits_alone(arrive: Arrive) -> None:
    hadi = arrive(name="Hadi")
    hadi.introduce()
    page = hadi.go()
    page.locator("#quick-players").select_option("4")
    page.locator("#quick-pace").select_option("days")
    expect(page.get_by_label("Bots take the free seats after half a day")).not_to_be_checked()
    page.locator("#quick-pace").select_option("fast")
    expect(page.get_by_label("Bots take the free seats after a while")).to_be_checked()
    page.get_by_role("button", name="Find opponents").click()
    expect(page.get_by_role("button", name="Stop waiting")).to_be_visible()
    page.wait_for_url(AT_TABLE)
    page.locator(".board").wait_for()
    expect(page.locator(".players > *")).to_have_count(4)
    expect(page.get_by_role("button", name="Stop waiting")).to_have_count(0)
