"""Scorings and the end: what counts is lit in the palaces, and another game begins when everybody has accepted."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.late import late

# Skip what the others do until a scoring is shown; in one go, for a scoring must not be skipped with it.
SCORED = """() => {
    if (document.querySelector('dialog.scoring')) return true
    document.querySelector('.prompt .skip')?.click()
    return false
}"""
SETUP = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}


def give_up(page: Page) -> None:
    """Resign; a bot plays on."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()


def test_the_buildings_that_are_scored_are_lit(arrive: Arrive) -> None:
    position = late("base for three")
    ana = arrive(settings={"speed": "slow"})
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(".asks.mine").wait_for()
    give_up(page)
    page.wait_for_function(SCORED, polling=50)
    show = page.locator("dialog.scoring")
    expect(show.locator(".palace")).to_have_count(3)
    expect(show.locator(".palace .lit").first).to_be_attached()
    expect(show.locator(".palace .dusk").first).to_be_attached()


def test_another_game_says_who_has_accepted(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    ana.introduce()
    ben.introduce()
    table = ana.ask("POST", "tables", setup=SETUP, seats=[{"kind": "person"}, {"kind": "open"}], options={})["id"]
    ben.ask("PUT", f"tables/{table}/seats/1", kind="person")
    ana.ask("POST", f"tables/{table}/start")
    pages = [visitor.sit_at(table) for visitor in (ana, ben)]
    for page in pages:
        page.wait_for_function("() => document.querySelector('.decides') !== null")
    for page in pages:
        give_up(page)
    for page in pages:
        page.get_by_role("button", name="Play again").wait_for()
    ana.page.get_by_role("button", name="Play again").click()
    for page in pages:  # Ben hears of it although he has resigned and is not the host
        expect(page.locator(".accepted")).to_contain_text("Ready for another game: Ana")
        expect(page.locator(".accepted")).to_contain_text("Not yet: Ben")
    ben.page.get_by_role("button", name="Play again").click()
    following = re.compile(f"#/table/(?!{table})")
    for page in pages:
        page.wait_for_url(following)
        page.wait_for_function("() => document.querySelector('.board .decides') !== null")
    assert ana.page.url.rpartition("/")[2].partition("?")[0] == ben.page.url.rpartition("/")[2].partition("?")[0]
