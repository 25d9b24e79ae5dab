"""Two people, each with a browser, at a private table, and somebody who looks on."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import NEXT, by_mouse
from tests.browser.people import Visitor

AT_TABLE = re.compile("#/table/")
STEPS = 10


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
    told = max((entries(visitor.page) for visitor in (ana, ben)), key=len)
    for visitor in (ana, ben, cleo):
        expect(visitor.page.locator(".talk [role=log] li")).to_have_text(told, use_inner_text=True)
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
    assert eve.page.get_by_role("button", name="Sit down here").count() == 0
    assert all(str(status) in complaint for complaint, status in zip(eve.complaints, (403, 403), strict=False))
    eve.complaints.clear()
