"""A tournament of several people, each in a browser of their own."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import PLAY
from tests.browser.people import PATIENCE, PHONE, WHOLE_GAME, Visitor
from tests.browser.test_contests import fits
from tests.browser.test_endings import give_up
from tests.browser.test_pages import AXE

NAME = "Cup of Granada"
SHIELD = "Shield of Seville"


def test_an_arbiter_leads_a_round(arrive: Arrive, pictures: Path) -> None:
    """Two people and four bots at two tables with the same deal; what the first has made is told with the second."""
    ana, ben = arrive(name="Ana of the cup"), arrive(size=PHONE, name="Ben of the cup")
    for visitor in (ana, ben):
        visitor.context.add_init_script(path=AXE)
        visitor.introduce()
        visitor.ask("POST", "account", name=visitor.name, password="a long enough password")
    page = cup_of(ana, pictures)
    other = joined_from_the_lobby(ben)
    gather(page, ben.name)
    page.get_by_role("button", name="Start round 1").click()
    for window in (page, other):
        window.get_by_role("link", name="Go to your table").click()
        expect(window.locator(".board")).to_be_visible()
    assert page.url != other.url
    table = page.url.rpartition("/")[2]
    go_back(page)
    adjourn(page, other)
    go_back(other)
    page.evaluate(PLAY, table)
    for window in (page, other):
        expect(window.get_by_text("Done", exact=True)).to_be_visible(timeout=PATIENCE)
        expect(window.get_by_role("link", name="Replay")).to_have_count(0)
        expect(window.locator(".tables .numbers")).to_have_count(0)
        fits(window)
    page.screenshot(path=pictures / "tournament-round.png", full_page=True)
    decide(page)
    for window in (page, other):
        expect(window.get_by_role("link", name="Replay")).to_have_count(1)
        expect(window.locator(".tables .numbers")).to_have_count(6)
        expect(window.get_by_role("row", name=ben.name)).to_contain_text("2")
    page.get_by_role("button", name="End the tournament").click()
    for window in (page, other):
        expect(window.locator(".lead")).to_contain_text("Over")
        fits(window)
    other.screenshot(path=pictures / "tournament-over.png", full_page=True)
    other.get_by_role("link", name="Replay").click()
    expect(other.locator(".parts .market")).to_be_visible()


def test_a_second_swiss_round_follows_the_standings(arrive: Arrive, pictures: Path) -> None:
    """One plays the first round to its end, the other gives up; the second is paired by how they stand then."""
    ana, ben = arrive(name="Ana of the shield"), arrive(name="Ben of the shield")
    for visitor in (ana, ben):
        visitor.context.add_init_script(path=AXE)
        visitor.introduce()
        visitor.ask("POST", "account", name=visitor.name, password="a long enough password")
    page = cup_of(ana, pictures, SHIELD, rounds=2)
    other = joined_from_the_lobby(ben, SHIELD)
    gather(page, ben.name)
    page.get_by_role("button", name="Start round 1").click()
    played = play_a_round(page, other)
    for window in (page, other):
        expect(window.locator(".tables .numbers")).to_have_count(6, timeout=WHOLE_GAME)
        expect(window.locator(".tables").get_by_text("forfeited")).to_have_count(1)
    order = page.locator("tbody th").all_inner_texts()
    assert len(set(order)) == 6
    page.screenshot(path=pictures / "tournament-standings.png", full_page=True)
    page.get_by_role("button", name="Start round 2").click()
    for window in (page, other):
        expect(window.locator(".lead")).to_contain_text("Round 2 of 2")
        assert cost_of(tables_of(window, 2), played, order) == min(
            cost_of(tables, played, order) for tables in list_ways(order, {ana.name, ben.name})
        )
    play_a_round(page, other)
    expect(page.locator(".tables .numbers")).to_have_count(12, timeout=WHOLE_GAME)
    page.get_by_role("button", name="End the tournament").click()
    for window in (page, other):
        expect(window.locator(".lead")).to_contain_text("Over")
    scores = [int(text) for text in page.locator("tbody strong").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > 2


def play_a_round(page: Page, other: Page) -> list[list[str]]:
    """One plays to the end, the other gives up and a bot plays on; who played with whom."""
    tables = []
    for window in (page, other):
        link = window.get_by_role("link", name="Go to your table")
        link.click()
        expect(window.locator(".board")).to_be_visible()
        tables.append(window.url.rpartition("/")[2])
    give_up(other)
    for window in (page, other):
        go_back(window, SHIELD)
    page.evaluate(PLAY, tables[0])
    return tables_of(page, page.locator(".tables").count())


def tables_of(page: Page, number: int) -> list[list[str]]:
    """The names at the tables of a round, as they are shown."""
    shown = page.locator(f"section[aria-labelledby=tournament-round-{number}] .tables > li")
    expect(shown).to_have_count(2)
    return [one.locator("li span:first-child").all_inner_texts() for one in shown.all()]


def list_ways(names: list[str], people: set[str]) -> Iterator[list[list[str]]]:
    """All ways to seat six players at two tables, with somebody at each."""
    for chosen in combinations(names, 3):
        rest = [name for name in names if name not in chosen]
        if people & set(chosen) and people & set(rest):
            yield [list(chosen), rest]


def cost_of(tables: list[list[str]], played: list[list[str]], order: list[str]) -> tuple[int, int]:
    """How many meet again, then how far apart they stand, squared, as the documentation of tournaments says."""
    pairs = [pair for table in tables for pair in combinations(table, 2)]
    met = sum(set(pair) <= set(table) for pair in pairs for table in played)
    return met, sum((order.index(one) - order.index(other)) ** 2 for one, other in pairs)


def cup_of(visitor: Visitor, pictures: Path, name: str = NAME, rounds: int = 1) -> Page:
    """Make a tournament of so many rounds at tables of three, and join it."""
    page = visitor.go("contests")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Rounds").select_option(str(rounds))
    page.get_by_label("Players at a table").select_option("3")
    fits(page)
    page.screenshot(path=pictures / "tournament-new.png")
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    page.get_by_role("button", name="Join the tournament").click()
    expect(page.get_by_text("You are playing")).to_be_visible()
    return page


def joined_from_the_lobby(visitor: Visitor, name: str = NAME) -> Page:
    """Find the tournament in the lobby, and play in it."""
    page = visitor.go()
    page.get_by_role("link", name=name).click()
    page.get_by_role("button", name="Join the tournament").click()
    expect(page.get_by_text("You are playing")).to_be_visible()
    fits(page)
    return page


def gather(page: Page, name: str) -> None:
    """Let bots fill two tables."""
    expect(page.get_by_role("button", name=f"Withdraw {name}")).to_be_visible()
    expect(page.get_by_text("With one more player nobody sits out")).to_be_visible()
    page.get_by_label("Bot", exact=True).select_option("novice")
    for number in (1, 2):
        page.get_by_role("button", name="Add this bot").click()
        expect(page.get_by_role("button", name="Withdraw Novice")).to_have_count(number)
    page.get_by_role("button", name="Fill up with 2 of them").click()
    expect(page.get_by_role("button", name="Withdraw Novice")).to_have_count(4)
    expect(page.get_by_text("nobody sits out")).to_have_count(0)
    fits(page)


def go_back(page: Page, name: str = NAME) -> None:
    """From a table to its tournament."""
    page.go_back()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def adjourn(page: Page, other: Page) -> None:
    """Let the other table rest, and go on; who sits there is told, and can act again afterwards."""
    there, told = page.locator(".tables > li:not(.mine)"), other.get_by_text("Adjourned by the arbiter")
    there.get_by_role("button", name="Adjourn Table").click()
    expect(there.get_by_text("Adjourned", exact=True)).to_be_visible()
    expect(told).to_be_visible()
    there.get_by_role("button", name="Go on").click()
    expect(there.get_by_text("Adjourned", exact=True)).to_have_count(0)
    expect(told).to_have_count(0)
    expect(other.locator(".asks")).to_be_visible()


def decide(page: Page) -> None:
    """End the other game: first without points, then with points, by the keyboard."""
    page.get_by_role("button", name="Decide Table").press("Enter")
    fits(page)
    page.get_by_role("button", name="Declare void").press("Enter")
    expect(page.get_by_text("Void", exact=True)).to_be_visible()
    here = page.locator(".tables > li", has_text="Void")
    here.get_by_role("button", name="Correct Table").press("Enter")
    expect(here.locator("input")).to_have_count(3)
    for field in here.locator("input").all()[:2]:
        field.fill("90")
    here.get_by_label("Ben of the cup").fill("95")
    page.get_by_role("button", name="Save the points").press("Enter")
    expect(page.get_by_text("Decided")).to_be_visible()
