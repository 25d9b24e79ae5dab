"""The lobby of people who play: sit down with one click, come back to a game, find one to watch."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import PHONE

AT_TABLE = re.compile("#/table/")


def test_from_an_open_table_to_a_game_that_is_watched(arrive: Arrive) -> None:
    amira, basim, cleo = arrive(name="Amira"), arrive(name="Basim"), arrive(name="Cleo", size=PHONE)
    for visitor in (amira, basim, cleo):
        visitor.introduce()
    seats = [{"kind": "person"}, {"kind": "open"}]
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    clock = {"kind": "fischer", "base": 900.0, "increment": 20.0}
    number = amira.ask("POST", "tables", setup=setup, seats=seats, options={"clock": clock})["id"]

    card = basim.go().locator("section", has_text="Open tables").locator("li", has_text="Amira")
    expect(card).to_contain_text("opened by Amira")
    expect(card).to_contain_text("15 min + 20 s per turn")
    card.get_by_role("button", name="Sit down").click()
    expect(basim.page.locator(".seats li.mine")).to_contain_text("Basim")

    # Whoever leaves a table that has not begun passes the host on; Amira sits down again, and Basim deals.
    amira.go(f"join/{number}").get_by_role("button", name="Leave this seat Amira").click()
    expect(amira.page.get_by_role("button", name="Deal the cards")).to_have_count(0)
    expect(basim.page.get_by_role("button", name="Deal the cards")).to_be_disabled()
    amira.page.get_by_role("button", name="Sit down here").click()
    basim.page.get_by_role("button", name="Deal the cards").click()
    for visitor in (amira, basim):
        visitor.page.wait_for_url(AT_TABLE)
        visitor.page.locator(".board").wait_for()

    for visitor in (amira, basim):
        page = visitor.go()
        expect(page.locator(".hero").get_by_role("img", name=re.compile("^Your palace"))).to_be_visible()
        expect(page.locator("main").get_by_role("link").first).to_have_text("Continue")
        mine = page.locator("section", has_text="Your games").locator("li", has_text="Amira")
        expect(mine.locator(".picture svg")).to_be_visible()
        expect(mine).to_contain_text(re.compile(r"\d+ minutes left"))
    turns = [visitor.page.locator("h1").inner_text() == "It is your turn" for visitor in (amira, basim)]
    assert sorted(turns) == [False, True]

    watched = cleo.go().locator("section", has_text="Games to watch").locator("li", has_text="Amira")
    expect(watched.locator(".picture svg")).to_be_visible()
    watched.get_by_role("link").click()
    cleo.page.wait_for_url(AT_TABLE)
    cleo.page.locator(".board").wait_for()
    window = cleo.window()
    window.goto(f"{cleo.site}/#/")
    watched = window.locator("section", has_text="Games to watch").locator("li", has_text="Amira")
    expect(watched).to_contain_text("you are watching")
    expect(watched).to_contain_text("1 spectator")

    basim.page.get_by_role("link", name="Continue").click()
    basim.page.wait_for_url(re.compile(number))


def test_the_lobby_shows_more_open_tables_than_a_page_of_the_server(arrive: Arrive) -> None:
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 6}
    hosts = [arrive(name=name) for name in ("Dana", "Emil", "Fari")]
    for host in hosts:
        host.introduce()
        for _ in range(20):
            host.ask("POST", "tables", setup=setup, seats=[{"kind": "person"}, *[{"kind": "open"}] * 5])
    page = arrive(name="Gita").go()
    tables = page.locator("section", has_text="Open tables").locator("li")
    for shown in (5, 17, 29, 41, 53):
        expect(tables).to_have_count(shown)
        page.get_by_role("button", name=re.compile("more tables?$")).click()
    expect(tables.last).to_contain_text("Dana")


def test_games_of_several_people_are_shown_before_those_against_bots(arrive: Arrive) -> None:
    """Although the other one is newer."""
    jana, karim, lina = arrive(name="Jana"), arrive(name="Karim"), arrive(name="Lina")
    for visitor in (jana, karim):
        visitor.introduce()
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    seats = [{"kind": "person"}, {"kind": "open"}]
    number = jana.ask("POST", "tables", setup=setup, seats=seats)["id"]
    karim.ask("PUT", f"tables/{number}/seats/1", kind="person")
    jana.ask("POST", f"tables/{number}/start")
    for visitor in (jana, karim):
        visitor.sit_at(number)
    arrive(name="Malik").play_now()
    shown = lina.go().locator("section", has_text="Games to watch")
    expect(shown.locator("li", has_text="Malik")).to_be_visible()
    lines = shown.locator("li").all_inner_texts()
    first, second = (next(at for at, line in enumerate(lines) if name in line) for name in ("Karim", "Malik"))
    assert first < second
