"""The same deal for everybody, in the browser."""

import re
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from alhambra.entrants.puzzle import Puzzle, load_puzzles
from tests.browser.conftest import LIMITS, Arrive
from tests.browser.driving import PLAY
from tests.browser.gestures import perform
from tests.browser.people import PHONE, Visitor
from tests.browser.test_pages import AXE, SIDEWAYS, SMALL, found_by_axe
from tests.server.process import Server

PATIENCE = 300_000  # bots play a whole game to its end, of the longest kind on some days


def fits(page: Page) -> None:
    """Nothing to object to, nothing beyond the edge, nothing too small for a finger."""
    assert found_by_axe(page) == []
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL) == []


def test_the_deal_of_the_day(browser: Browser, tmp_path: Path, pictures: Path) -> None:
    database = tmp_path / "daily.sqlite"
    server = Server(f"sqlite+aiosqlite:///{database}", tmp_path, **LIMITS)
    server.start()
    zoe, yan = Visitor(browser, server.url, name="Zoe"), Visitor(browser, server.url, name="Yan", size=PHONE)
    for visitor in (zoe, yan):
        visitor.context.add_init_script(path=AXE)
        begin_the_deal(visitor, pictures)
    margin = finish_the_deal(zoe, pictures)
    give_up_the_deal(yan)
    for visitor in (zoe, yan):
        visitor.page.close()
    # When the day is over, everybody sees how the others did, and what the best one did.
    server.stop()
    a_day_later(database)
    server.start()
    for visitor in (zoe, yan):
        visitor.page = visitor.window()
        page = visitor.go("daily")
        expect(page.get_by_role("button", name="Play today’s deal")).to_be_visible()
        expect(page.locator("tbody tr")).to_have_count(1)  # who gave up has no place
        expect(page.locator("tbody tr td").first).to_have_text("1")
        expect(page.locator("tbody")).to_contain_text("Zoe")
        expect(page.locator("tbody")).to_contain_text(margin)
        fits(page)
        page.get_by_role("link", name="Watch the best game").click()
        expect(page.locator(".parts .market")).to_be_visible()
        visitor.context.close()
        assert not visitor.complaints
    server.stop()


def begin_the_deal(visitor: Visitor, pictures: Path) -> None:
    """Open today's deal, leave it, and come back to it."""
    page = visitor.go("daily")
    expect(page.get_by_text("Create an account to play today’s deal")).to_be_visible()
    expect(page.get_by_text("Nobody has finished this deal.")).to_be_visible()
    fits(page)
    # A past deal is for guests too.
    page.get_by_role("button", name="Play this deal, without ranking").click()
    expect(page.locator(".board")).to_be_visible()
    # With an account there is one try.
    visitor.ask("POST", "account", name=visitor.name, password="a long enough password")
    page = visitor.go("daily")
    page.reload()
    page.get_by_role("button", name="Play today’s deal").click()
    expect(page.locator(".board")).to_be_visible()
    table = page.url
    page = visitor.go("daily")
    expect(page.get_by_role("link", name="Continue your game")).to_be_visible()
    page.screenshot(path=pictures / f"daily-{visitor.size[0]}.png")
    page.get_by_role("link", name="Continue your game").click()
    expect(page.locator(".board")).to_be_visible()
    assert page.url == table


def finish_the_deal(visitor: Visitor, pictures: Path) -> str:
    """Play it to its end; the margin is told, and the place not before the day is over."""
    page = visitor.page
    page.evaluate(PLAY, page.url.rpartition("/")[2])
    expect(page.get_by_text("Others are still playing this deal.")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("dialog").get_by_role("link", name="Deal of the day").click()
    told = page.get_by_role("status").filter(has_text="Your margin:")
    expect(told).to_contain_text("Your place is known when the day is over.")
    expect(page.locator("tbody")).to_have_count(0)
    page.screenshot(path=pictures / "daily-finished.png")
    fits(page)
    found = re.search("Your margin: (.+?), with", told.inner_text())
    assert found is not None
    return found[1]


def give_up_the_deal(visitor: Visitor) -> None:
    """Bots play it to its end; there is no second try."""
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    expect(page.locator(".winner")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Others are still playing this deal.")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_text("You have used your try for today")).to_be_visible()
    fits(page)


def a_day_later(database: Path) -> None:
    """Let what was played today have been yesterday's."""
    with closing(sqlite3.connect(database)) as connection, connection:
        ((contest,),) = connection.execute("select distinct contest from entry")
        before = f"day-{date.fromisoformat(contest.removeprefix('day-')) - timedelta(days=1)}"
        connection.execute(
            "update game set contest = ?, sealed_until = sealed_until - 86400 where contest != ''", [before]
        )
        connection.execute("update entry set contest = ?", [before])


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
    puzzle = next(one for one in load_puzzles().values() if kinds(one) == ("buy", "take", "place"))
    told = ana.go(f"puzzles/{puzzle.number}").locator("aside[aria-label=Puzzle]")
    # Another turn first: it is not the best, and can be tried again.
    page = ana.page
    page.locator(".board .asks.mine").wait_for()
    perform(page, next(str(one) for one in puzzle.make_game().legal_actions() if one.kind == "take"))
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
    assert "redesign" in load_puzzles()[number].themes
    expect(page.locator(".board .asks.mine")).to_be_visible()


def test_two_people_try_the_same_puzzle(arrive: Arrive) -> None:
    """Each at a table of their own, at the same time: both are rated for themselves, and the puzzle by both."""
    ana, ben = arrive(name="Ana of the puzzle"), arrive(name="Ben of the puzzle", size=PHONE)
    puzzle = next(one for one in reversed(load_puzzles().values()) if kinds(one) == ("buy", "take", "place"))
    for visitor in (ana, ben):
        visitor.introduce()
        visitor.go(f"puzzles/{puzzle.number}").locator(".board .asks.mine").wait_for()
    told = [visitor.page.locator("aside[aria-label=Puzzle]") for visitor in (ana, ben)]
    ben.page.get_by_role("button", name="Show the solution").click()
    expect(told[1].locator("strong")).to_have_text("This was the best turn.")
    expect(told[1]).to_contain_text("Your puzzle rating: 1500 → 1")
    expect(told[0].get_by_role("button", name="Show the solution")).to_be_visible()  # Ana hears nothing of it
    for action in puzzle.turn:
        perform(ana.page, action)
    expect(told[0].locator("strong")).to_have_text("Solved! This is the best turn.")
    ratings = [rating_after(one) for one in told]
    assert ratings[0] > 1500 > ratings[1]
    # What everybody sees of the puzzle says nothing of who has tried it, and how.
    ben.go("puzzles")
    expect(ben.page.get_by_text(f"Your puzzle rating: {ratings[1]}. Solved: 0 of 1.")).to_be_visible()


def rating_after(told: Locator) -> int:
    """The rating of somebody after a puzzle."""
    found = re.search(r"Your puzzle rating: 1500 → (\d+)", told.inner_text())
    assert found is not None
    return int(found[1])


def kinds(puzzle: Puzzle) -> tuple[str, ...]:
    """Of what a solution consists."""
    return tuple(action.split()[0] for action in puzzle.turn)
