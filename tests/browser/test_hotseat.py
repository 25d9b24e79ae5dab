"""Two people at one device: nobody's cards are in the page, or come over the line, before the right person says so."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import NEXT, by_mouse, offered
from tests.browser.overhearing import Message, overheard
from tests.browser.people import Visitor

NAMES = ("Ana", "Ben")
MOST = 40
MONEY = "() => [...document.querySelectorAll('.hand [data-at^=money-]')].map((one) => one.dataset.at.slice(6))"
WATCH = f"""() => {{
  window.behind = null
  const watch = () => document.querySelector('.curtain') && (window.behind = ({MONEY})(), observer.disconnect())
  const observer = new MutationObserver(watch)
  observer.observe(document.body, {{ childList: true, subtree: true }})
}}"""
SOMETHING = f"() => document.querySelector('.curtain') !== null || ({NEXT})() !== null"


def sit_down(visitor: Visitor) -> Page:
    """A table for the two of them, dealt."""
    visitor.introduce()
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    seats = [{"kind": "person"}, {"kind": "local", "name": NAMES[1]}]
    table = visitor.ask("POST", "tables", setup=setup, seats=seats, options={})["id"]
    visitor.ask("POST", f"tables/{table}/start")
    return visitor.sit_at(table)


def called(page: Page) -> int:
    """Wait for the curtain; the seat that it calls."""
    page.locator(".curtain").wait_for()
    heading = page.locator(".curtain h1").inner_text()
    return next(seat for seat, name in enumerate(NAMES) if name in heading)


def lift(page: Page, seat: int) -> None:
    """The right person lifts the curtain; until then nothing behind it can be reached, by keyboard either."""
    assert page.locator(".board").evaluate("one => one.inert")
    page.locator(".curtain").get_by_role("button", name=f"I am {NAMES[seat]}").click()
    expect(page.locator(".curtain")).to_have_count(0)


def hands(wire: list[Message]) -> list[tuple[int, list[str]]]:
    """The hands that were sent, each with the seat it belongs to."""
    views = [message["game"]["seats"] for message in wire if message["type"] == "view"]
    return [(number, seat["hand"]) for seats in views for number, seat in enumerate(seats) if seat.get("hand")]


def play_until_covered(page: Page) -> None:
    """Do what there is to do until the curtain falls."""
    for _ in range(MOST):
        page.wait_for_function(SOMETHING, polling=25)
        if page.locator(".curtain").count():
            return
        by_mouse(page)(offered(page))
    raise AssertionError("the turn does not end")


def test_a_curtain_between_two_people(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    page = sit_down(ana)
    first = called(page)
    assert page.evaluate(MONEY) == []
    assert hands(wire) == []

    lift(page, first)
    expect(page.locator(".hand [role=group]").first).to_be_visible()
    assert page.evaluate(MONEY)
    page.evaluate(WATCH)
    play_until_covered(page)
    assert page.evaluate("() => window.behind") == [], "covered with the curtain, not when the server answers"
    assert page.evaluate(MONEY) == []
    assert {seat for seat, _ in hands(wire)} == {first}, "the other hand has not been sent at all"

    second = called(page)
    assert second == 1 - first
    seen = len(wire)
    lift(page, second)
    expect(page.locator(".hand [role=group]").first).to_be_visible()
    shown = sorted(page.evaluate(MONEY))
    last = [hand for seat, hand in hands(wire[seen:]) if seat == second][-1]
    assert shown == sorted(last), json.dumps(wire[seen:])[:500]
    assert {seat for seat, _ in hands(wire[seen:])} == {second}
