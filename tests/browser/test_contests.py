"""The same deal for everybody, in the browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from alhambra.entrants.puzzle import Puzzle, shipped_puzzles
from tests.browser.conftest import Arrive
from tests.browser.gestures import perform
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


def test_a_puzzle_is_solved_with_the_mouse(arrive: Arrive, pictures: Path) -> None:
    ana = arrive(name="Ana")
    ana.introduce()
    puzzle = next(one for one in shipped_puzzles().values() if kinds(one) == ("buy", "take", "place"))
    told = ana.go(f"puzzles/{puzzle.number}").locator("aside[aria-label=Puzzle]")
    # Another turn first: it is not the best, and can be tried again.
    page = ana.page
    page.locator(".board .asks.mine").wait_for()
    perform(page, next(str(one) for one in puzzle.game().legal_actions() if one.kind == "take"))
    expect(told.locator("strong")).to_have_text("There is a better turn.")
    expect(told).to_contain_text("Your puzzle rating: 1500 →")
    told.get_by_role("button", name="Try again").click()
    expect(told.get_by_role("button", name="Show the solution")).to_be_visible()
    page.locator(".board .asks.mine").wait_for()
    for action in puzzle.turn:
        perform(page, action)
    expect(told.locator("strong")).to_have_text("Solved! This is the best turn.")
    expect(told).to_contain_text("Exact payment")
    expect(told).to_contain_text("had tried this puzzle before")
    page.screenshot(path=pictures / "puzzle-solved.png")
    # The next one is another, and its first try counts.
    told.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(puzzle.number))
    expect(told.get_by_role("button", name="Show the solution")).to_be_visible()
    # By theme.
    told.get_by_role("link", name="All puzzles").click()
    page.get_by_role("button", name="Redesign").click()
    expect(page).to_have_url(re.compile("theme=redesign"))
    number = page.url.partition("puzzles/")[2][:10]
    assert "redesign" in shipped_puzzles()[number].themes
    expect(page.locator(".board .asks.mine")).to_be_visible()


def kinds(puzzle: Puzzle) -> tuple[str, ...]:
    """Of what a solution consists."""
    return tuple(action.split()[0] for action in puzzle.turn)
