"""Two people, each with a browser: at a private table, with somebody who looks on; and asked at the same time."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import NEXT, by_mouse
from tests.browser.people import PATIENCE, Visitor

AT_TABLE = re.compile("#/table/")
STEPS = 10
# What is answered to a window can be answered for good.
ASKED = "() => document.querySelector('.tray .order') !== null"


def invite(host: Visitor) -> str:
    """Open a private table for two; the link of it."""
    page = host.go("new")
    page.locator("#new-players").select_option("2")
    page.get_by_label("Seat 2", exact=True).select_option(label="Somebody I invite")
    page.get_by_label("Private table").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("#/join/"))
    return page.get_by_role("textbox", name="Link of this table").input_value()


def entries(page: Page) -> list[str]:
    """The log."""
    return page.locator(".talk [role=log] li").all_inner_texts()


def expect_same_log(pages: list[Page]) -> None:
    """Wait until all have been told the same; who is told last is not said."""
    until = time.monotonic() + PATIENCE / 1000
    while len({tuple(entries(page)) for page in pages}) > 1:
        assert time.monotonic() < until, [entries(page) for page in pages]
    assert entries(pages[0])


def play(pages: list[Page], steps: int) -> None:
    """Whoever can do something does it, until so many things have been done."""
    while True:
        for page in pages:
            if (offer := page.evaluate(NEXT)) is not None:
                if not steps:  # the last thing done has arrived: somebody can go on
                    return
                by_mouse(page)(offer)
                steps -= 1
                break


def test_a_private_table_with_a_spectator(arrive: Arrive) -> None:
    ana, ben, cleo = (arrive(name=name) for name in ("Ana", "Ben", "Cleo"))
    ana.introduce()
    ben.introduce()
    link = invite(ana)
    for guest in (ben, cleo):
        guest.page.goto(link)
    ben.page.get_by_role("button", name="Sit down here").click()
    ana.page.get_by_role("button", name="Deal the cards").click()
    for visitor in (ana, ben, cleo):
        visitor.page.wait_for_url(AT_TABLE)
        visitor.page.locator(".board").wait_for()

    play([ana.page, ben.page], STEPS)
    expect_same_log([visitor.page for visitor in (ana, ben, cleo)])
    assert cleo.page.evaluate(NEXT) is None
    expect(cleo.page.locator(".hand [role=group]")).to_have_count(0)  # money that is seen lies in groups
    expect(cleo.page.locator(".players")).to_contain_text("Ana")

    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_placeholder("Say something").or_(ana.page.get_by_label("Say something")).first.fill("Good luck!")
    ana.page.keyboard.press("Enter")
    cleo.page.get_by_role("tab", name="Chat").click()
    cleo.page.get_by_text("Good luck!").wait_for()

    for visitor in (ana, ben):
        visitor.page.get_by_role("button", name="Menu").click()
        visitor.page.get_by_role("button", name="Propose to end without a result").click()
        visitor.page.keyboard.press("Escape")
    cleo.page.get_by_role("tab", name="Log").click()
    cleo.page.get_by_text("By common consent, the game was ended without a result.").first.wait_for()


def test_a_private_table_is_not_for_strangers(arrive: Arrive) -> None:
    ana, eve = arrive(), arrive()
    ana.introduce()
    number = invite(ana).partition("#/join/")[2].partition("?")[0]
    eve.page.goto(f"{eve.site}/#/join/{number}")
    eve.page.get_by_role("alert").wait_for()
    expect(eve.page.get_by_role("button", name="Sit down here")).to_have_count(0)
    assert all(str(status) in complaint for complaint, status in zip(eve.complaints, (403, 403), strict=False))
    eve.complaints.clear()


def asked(pages: list[Page]) -> Page:
    """Play until somebody is asked whether to step in between two turns."""
    while True:
        for page in pages:
            if page.evaluate(ASKED):
                return page
            if (offer := page.evaluate(NEXT)) is not None:
                by_mouse(page)(offer)
                break


def test_time_to_answer_runs_only_where_a_clock_does(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    ana.introduce()
    ben.introduce()
    setup = {"game": "alhambra", "modules": ["vizier"], "edition": "family-box", "players": 2}
    seats = [{"kind": "person"}, {"kind": "open"}]
    hurried = {"clock": {"kind": "fischer", "base": 900, "increment": 20}, "window": 600}
    for options, count in (({}, 0), (hurried, 1)):
        number = ana.ask("POST", "tables", setup=setup, seats=seats, options=options)["id"]
        ben.ask("PUT", f"tables/{number}/seats/1", kind="person")
        ana.ask("POST", f"tables/{number}/start")
        page = asked([visitor.sit_at(number) for visitor in (ana, ben)])
        expect(page.locator(".asks .window")).to_have_count(count)
