"""The same deal for everybody, in the browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import DESK, PHONE
from tests.browser.test_pages import AXE, SIDEWAYS, SMALL, found_by_axe

PATIENCE = 300_000  # bots play a whole game to its end, of the longest kind on some days


def fits(page: Page) -> None:
    """Nothing to object to, nothing beyond the edge, nothing too small for a finger."""
    assert found_by_axe(page) == []
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_deal_of_the_day(arrive: Arrive, pictures: Path, size: tuple[int, int]) -> None:
    zoe = arrive(size=size, name=f"Zoe {size[0]}")
    zoe.context.add_init_script(path=AXE)
    page = zoe.go("daily")
    expect(page.get_by_text("Create an account to play today’s deal")).to_be_visible()
    expect(page.get_by_text("Nobody has finished this deal.")).to_be_visible()
    fits(page)
    # A past deal is for guests too.
    page.get_by_role("button", name="Play this deal, without ranking").click()
    expect(page.locator(".board")).to_be_visible()
    # With an account there is one try.
    zoe.ask("POST", "account", name=zoe.name, password="a long enough password")
    page = zoe.go("daily")
    page.reload()
    page.get_by_role("button", name="Play today’s deal").click()
    expect(page.locator(".board")).to_be_visible()
    table = page.url
    page = zoe.go("daily")
    expect(page.get_by_role("link", name="Continue your game")).to_be_visible()
    page.screenshot(path=pictures / f"daily-{size[0]}.png")
    page.get_by_role("link", name="Continue your game").click()
    expect(page.locator(".board")).to_be_visible()
    assert page.url == table
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    expect(page.locator(".winner")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Others are still playing this deal.")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_text("You have used your try for today")).to_be_visible()
    fits(page)


def test_a_puzzle_waits_at_a_table_and_is_explained(arrive: Arrive, pictures: Path) -> None:
    zoe = arrive(size=PHONE, name="Zoe")
    zoe.context.add_init_script(path=AXE)
    page = zoe.go("puzzles")
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    fits(page)
    page.screenshot(path=pictures / "puzzles-390.png")
    page.get_by_role("button", name="Solve a puzzle").click()
    expect(page.locator(".board .players")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator("aside[aria-label=Puzzle] strong")).to_have_text("This was the best turn.")
    page.screenshot(path=pictures / "puzzle-390.png")
