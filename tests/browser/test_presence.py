"""Where somebody is signed in, and what becomes of the seat of somebody who is not there."""

import time

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Visitor

PASSWORD = "garden tower garden"
SECONDS = 40.0


def test_sessions_are_listed_and_ended_and_the_password_changed(arrive: Arrive) -> None:
    ana, elsewhere = arrive(name="Zaida"), arrive()
    ana.introduce()
    ana.ask("POST", "account", name="Zaida", password=PASSWORD)
    elsewhere.ask("POST", "session", name="Zaida", password=PASSWORD)
    page = ana.go("account")
    lines = page.locator(".sessions li")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text="this browser")).to_have_count(1)
    lines.get_by_role("button", name="Sign out there").click()
    expect(lines).to_have_count(1)
    assert elsewhere.ask("GET", "me") is None
    page.get_by_label("Present password").fill(PASSWORD)
    page.get_by_label("New password").fill("another tower garden")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed")).to_be_visible()
    elsewhere.ask("POST", "session", name="Zaida", password="another tower garden")


def sit_together(ana: Visitor, ben: Visitor, **options: object) -> str:
    """A table for two, dealt; its number."""
    ana.introduce()
    ben.introduce()
    seats = [{"kind": "person"}, {"kind": "open"}]
    table: str = ana.ask("POST", "tables", setup={"players": 2}, seats=seats, options=options)["id"]
    ben.ask("PUT", f"tables/{table}/seats/1", kind="person")
    ana.ask("POST", f"tables/{table}/start")
    for visitor in (ana, ben):
        visitor.sit_at(table)
    return table


def say(visitor: Visitor, line: str) -> None:
    """Say something, and wait until it is heard where it was said."""
    visitor.page.get_by_label("Say something").fill(line)
    visitor.page.get_by_role("button", name="Send").click()
    expect(visitor.page.get_by_role("log", name="Chat")).to_contain_text(line)


def test_somebody_is_not_heard_any_more_and_heard_again(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    sit_together(ana, ben)
    for visitor in (ana, ben):
        visitor.page.get_by_role("tab", name="Chat").click()
    heard = ana.page.get_by_role("log", name="Chat")
    say(ben, "What a bad move")
    expect(heard).to_contain_text("What a bad move")
    heard.get_by_role("button", name="Do not hear Ben any more").click()
    expect(heard).to_contain_text("You do not hear Ben any more.")
    expect(heard).not_to_contain_text("What a bad move")
    say(ben, "Another bad move")
    say(ana, "How quiet it is")
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("How quiet it is")
    expect(heard).not_to_contain_text("Another bad move")
    heard.get_by_role("button", name="Hear again").click()
    expect(heard).to_contain_text("What a bad move")
    say(ben, "Well played")
    expect(heard).to_contain_text("Well played")


def test_a_seat_lost_by_time_is_taken_back_by_a_click(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    table = sit_together(ana, ben, clock={"kind": "fischer", "base": SECONDS, "increment": 0.0})
    # Whoever begins does nothing, so a bot takes over; the other then has as much time, in which the seat comes back.
    backs = [visitor.page.get_by_role("button", name="Take my seat back") for visitor in (ana, ben)]
    until = time.monotonic() + 4 * SECONDS
    while not any(back.is_visible() for back in backs) and time.monotonic() < until:
        ana.page.wait_for_timeout(200)
    first = 0 if backs[0].is_visible() else 1
    backs[first].click()
    expect(backs[first]).to_have_count(0)
    seats = (ana, ben)[first].ask("GET", f"tables/{table}")["seats"]
    assert seats[first]["bot"] == ""
