"""Friends in real browsers: follow, see who is here, invite by name, sit down, block."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import DESK, PHONE, Visitor

PASSWORD = "a long enough password"


def with_account(visitor: Visitor) -> Visitor:
    """A person who can be found by name."""
    visitor.introduce()
    visitor.ask("POST", "account", name=visitor.name, password=PASSWORD)
    return visitor


def follow(page: Page, name: str) -> None:
    page.get_by_label("Follow somebody").fill(name)
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.locator("section", has_text="Friends").locator("li", has_text=name)).to_be_visible()


def invited(dalia: Visitor, seats: int) -> str:
    """Dalia opens a private table and invites the others, one by a click and one by name. Its number."""
    free = [{"kind": "open"}] * (seats - 1)
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": seats}
    wish = {"seats": [{"kind": "person"}, *free], "options": {"private": True}}
    number = str(dalia.ask("POST", "tables", setup=setup, **wish)["id"])
    page = dalia.go(f"join/{number}")
    page.get_by_role("button", name="Invite: Emir").click()
    page.get_by_label("Invite by name").fill("farah")
    page.get_by_role("button", name="Invite", exact=True).click()
    for name in ("Emir", "Farah"):
        expect(page.locator(".guests li", has_text=name)).to_contain_text("invited")
    return number


def test_friends_find_each_other_at_a_table(arrive: Arrive) -> None:
    dalia, emir, farah = (
        with_account(arrive(name=name, size=size))
        for name, size in (("Dalia", (1440, 900)), ("Emir", PHONE), ("Farah", (1024, 768)))
    )

    # Dalia follows Emir; that he is here she sees only once he follows her too.
    emir.go()
    page = dalia.go("friends")
    follow(page, "Emir")
    line = page.locator("li", has_text="Emir")
    expect(line).to_contain_text("away")
    page = emir.go("friends")
    page.get_by_role("button", name=re.compile("^Follow.*Dalia")).click()
    expect(page.locator("li", has_text="Dalia")).to_contain_text("follows you too")
    emir.ask("POST", "me/here", table="")
    dalia.page.reload()
    expect(line).to_contain_text("is here")

    # She invites him by name, and he is told on the page where he is.
    number = invited(dalia, 3)
    page = emir.go("settings")
    expect(page.get_by_text("Dalia invites you:")).to_be_visible()
    page.get_by_role("link", name="Go to the table").click()
    page.wait_for_url(re.compile(f"#/join/{number}"))
    page.get_by_role("button", name=re.compile("^Sit")).first.click()
    expect(page.locator(".seats li.mine")).to_contain_text("Emir")
    expect(page.get_by_text("Dalia invites you:")).to_have_count(0)
    expect(dalia.page.locator(".guests li", has_text="Emir")).to_contain_text("sits here")

    # Farah says no, and blocks: she cannot be asked again.
    page = farah.go()
    page.get_by_role("button", name="Decline").click()
    expect(page.get_by_text("Dalia invites you:")).to_have_count(0)
    expect(dalia.page.locator(".guests li", has_text="Farah")).to_contain_text("declined")
    farah.ask("POST", "me/blocked", name="Dalia")
    page = dalia.go("friends")
    page.get_by_label("Follow somebody").fill("Farah")
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Farah does not want that from you")
    dalia.complaints.clear()  # the refusal itself
    page = farah.go("friends")
    unblock = page.get_by_role("button", name=re.compile("^Unblock.*Dalia"))
    unblock.click()
    expect(unblock).to_have_count(0)


def test_an_opponent_is_found_again_and_blocked(arrive: Arrive) -> None:
    """By clicks alone: who is blocked cannot sit down at one's table."""
    rima, samir = (with_account(arrive(name=name, size=size)) for name, size in (("Rima", DESK), ("Samir", PHONE)))
    seats = [{"kind": "person"}, {"kind": "open"}]
    played = rima.ask("POST", "tables", setup={"players": 2}, seats=seats)["id"]
    samir.ask("PUT", f"tables/{played}/seats/1", kind="person")
    rima.ask("POST", f"tables/{played}/start")
    for visitor in (rima, samir):
        visitor.sit_at(played)
    page = rima.go("friends")
    opponents = page.locator("[aria-labelledby=friends-opponents] li", has_text="Samir")
    opponents.get_by_role("button", name=re.compile("^Block")).click()
    blocked = page.locator("[aria-labelledby=friends-blocked]")
    expect(blocked.locator("li", has_text="Samir")).to_be_visible()
    table = rima.ask("POST", "tables", setup={"players": 2}, seats=seats)["id"]
    page = samir.go(f"join/{table}")
    page.get_by_role("button", name=re.compile("^Sit")).first.click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody at this table does not want to play with you.")
    samir.complaints.clear()  # the refusal itself
