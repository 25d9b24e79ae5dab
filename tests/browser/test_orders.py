"""Orders for one's next turn, with the mouse: two players over days, and somebody who looks on."""

from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import is_asked
from tests.browser.gestures import perform
from tests.browser.overhearing import Message, overheard
from tests.browser.people import PHONE, Visitor
from tests.browser.test_pages import AXE, SIDEWAYS, found_by_axe

SHOWS = """cards => JSON.stringify(cards) ===
    JSON.stringify([...document.querySelectorAll('.display [data-card]')].map((one) => one.dataset.card))"""


def days_table(host: Visitor, guest: Visitor) -> str:
    """A table over days at which two sit, dealt."""
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    options = {"clock": {"kind": "days", "days": 3.0}}
    table = str(host.ask("POST", "tables", setup=setup, seats=[{"kind": "open"}] * 2, options=options)["id"])
    for seat, visitor in enumerate((host, guest)):
        visitor.ask("PUT", f"tables/{table}/seats/{seat}", kind="person")
    host.ask("POST", f"tables/{table}/start")
    return table


def varied_table(host: Visitor, guest: Visitor) -> str:
    """One with four different cards in the display, as nine deals of ten have."""
    for _ in range(12):
        table = days_table(host, guest)
        page = host.sit_at(table)
        expect(page.locator(".display [data-card]")).to_have_count(4)
        if len(single_cards(page)) == 4:
            return table
    raise AssertionError("twelve deals with two cards alike")


def single_cards(page: Page) -> list[str]:
    """The cards that lie in the display once."""
    cards = page.locator(".display [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    return [card for card, count in Counter(cards).items() if count == 1]


def order(page: Page, action: str) -> None:
    """Add an order by playing it as if it were one's turn."""
    page.locator(".prompt .plan button").click()
    page.get_by_role("button", name="Add an order").click()
    expect(page.locator(".asks")).to_have_text("Choose what to do on your next turn, as if it were your turn now.")
    perform(page, action)


def test_orders_are_given_carried_out_and_seen_by_nobody_else(arrive: Arrive, pictures: Path) -> None:
    people = arrive(name="Ana"), arrive(name="Ben", size=PHONE)
    cleo = arrive(name="Cleo")
    for visitor in people:
        visitor.context.add_init_script(path=AXE)
        visitor.introduce()
    table = varied_table(*people)
    wire = overheard(cleo.page)
    for visitor in (*people, cleo):
        visitor.sit_at(table)
    mover, waiter = people if is_asked(people[0].page) else people[::-1]
    expect(mover.page.locator(".asks.mine")).to_be_visible()
    expect(waiter.page.locator(".display [data-card]")).to_have_count(4)
    first, second, third, *_ = single_cards(waiter.page)
    give_orders(waiter.page, first, second, third, pictures / "orders.png")

    # The first card is taken by the other, the second order depends on it: the third is carried out.
    perform(mover.page, f"take {first}")
    expect(mover.page.locator(".asks.mine")).to_be_visible()
    while len(actions(wire)) < 3 or wire[-1]["type"] == "steps":
        cleo.page.evaluate("() => new Promise(requestAnimationFrame)")  # lets events in
    assert actions(wire)[1:] == [f"take {first}", f"take {third}"]
    assert all(message["plan"] == {"lines": [], "is_missed": False} for message in wire if message["type"] == "table")
    for visitor in people:  # the table may be told before the position
        visitor.page.wait_for_function(SHOWS, arg=displayed(wire))
    expect(waiter.page.locator(".prompt .plan button")).to_have_text("Give orders")
    miss_an_order(mover.page, waiter.page)


def give_orders(page: Page, first: str, second: str, third: str, picture: Path) -> None:
    """The first card; else the second, but only if the first is there; else the third."""
    given = page.locator(".prompt .plan button")
    order(page, f"take {first}")
    expect(given).to_have_text("1 order")
    order(page, f"take {second}")
    expect(given).to_have_text("2 orders")
    order(page, f"take {third}")
    expect(given).to_have_text("3 orders")
    given.click()
    lines = page.get_by_role("dialog").get_by_role("listitem")
    expect(lines).to_have_count(3)
    expect(lines.first).to_contain_text("First")
    expect(lines.nth(1)).to_contain_text("Otherwise")
    lines.nth(1).get_by_role("combobox").select_option(first)
    lines.last.get_by_role("button", name="Remove this order").click()
    expect(lines).to_have_count(2)
    for at in (0, 1):  # earlier, and back
        lines.nth(1).get_by_role("button", name="Try this order earlier").click()
        expect(lines.nth(at).get_by_role("combobox")).to_have_value(first)
    assert found_by_axe(page) == []
    assert page.evaluate(SIDEWAYS) <= 0
    page.screenshot(path=picture)
    page.keyboard.press("Escape")
    order(page, f"take {third}")
    expect(given).to_have_text("3 orders")


def miss_an_order(mine: Page, theirs: Page) -> None:
    """Orders of which none fits are put aside, and their giver is told."""
    (wanted, *_) = single_cards(theirs)
    order(theirs, f"take {wanted}")
    expect(theirs.locator(".prompt .plan button")).to_have_text("1 order")
    perform(mine, f"take {wanted}")
    notice = theirs.get_by_role("status").filter(has_text="None of your orders was possible.")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    expect(theirs.locator(".asks.mine")).to_be_visible()
    expect(theirs.locator(".prompt .plan")).to_have_count(0)


def displayed(wire: list[Message]) -> list[str]:
    """The cards of the display in the last position that was told."""
    view = [message for message in wire if message["type"] == "view"][-1]
    return [card for card in view["game"]["display"] if card]


def actions(wire: list[Message]) -> list[str]:
    """What the log told."""
    return [str(step["action"]) for message in wire if message["type"] == "steps" for step in message["steps"]]
