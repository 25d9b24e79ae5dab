"""What things are worth is seen before they are done, and is what the server says: on cells, in answers, in words."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.overhearing import Message, overheard, wait_for
from tests.browser.people import Visitor
from tests.browser.positions import position_for
from tests.browser.test_clicks import found as found_turn

MINUS = "\N{MINUS SIGN}"
Worth = tuple[int, int]
# The numbers that are drawn on a cell: they stand elsewhere in the page, and are drawn by reference.
DRAWN = """cell => [...cell.querySelectorAll('.effect .number')]
    .map((one) => document.querySelector(one.getAttribute('href')).textContent)"""


def sit_after(ana: Visitor, record: str, step: int, seat: int) -> Page:
    """At a position of a record, with something to decide."""
    ana.introduce()
    replay = ana.ask("POST", "replays", record=record)["id"]
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", step=step, seat=seat, bot="novice")["id"])
    page.locator("[data-action], .market button.may").first.wait_for()
    return page


def number(text: str) -> int:
    """A signed number as it is written."""
    return int(text.replace(MINUS, "-"))


def written(words: str) -> Worth:
    """The wall and the points that words speak of; what is not mentioned does not change."""
    found = [re.search(rf"{what} ([+{MINUS}]?\d+)", words) for what in ("wall", "next scoring")]
    wall, gain = (number(one[1]) if one else 0 for one in found)
    return wall, gain


def answered(wire: list[Message]) -> dict[str, Message]:
    """What the server has answered, by what was asked."""
    asked = {one["id"]: one["questions"] for one in wire if one["type"] == "ask"}
    return {
        question["action"]: answer
        for one in wire
        if one["type"] == "answers"
        for question, answer in zip(asked[one["id"]], one["answers"], strict=True)
    }


def test_cells_show_what_they_change_before_anything_is_paid(arrive: Arrive) -> None:
    turn = found_turn(("buy more", "place"))
    ana = arrive()
    wire = overheard(ana.page)
    page = sit_after(ana, turn.record, turn.step, turn.seat)
    page.locator(f".market [data-tile='{turn.actions[0].split()[1]}']").click()
    page.locator(".target .effect").first.wait_for()
    placings = [one for answer in answered(wire).values() for one in answer["placings"] if one["option"]["cell"]]
    told = {one["option"]["action"]: one["effect"] for one in placings}
    cells = page.locator(".target").all()
    assert {cell.get_attribute("data-action") for cell in cells} == set(told)
    for cell in cells:
        effect = told[str(cell.get_attribute("data-action"))]
        worth = effect["counts"].get("wall", 0), effect["gain"][turn.seat]
        assert written(str(cell.get_attribute("aria-label"))) == worth
        assert [number(one) for one in cell.evaluate(DRAWN)] == [one for one in worth if one]


def test_the_button_says_that_exact_payment_is_another_action(arrive: Arrive) -> None:
    turn = found_turn(("buy exact", "take one", "place"))
    page = sit_after(arrive(), turn.record, turn.step, turn.seat)
    tile, cards = turn.actions[0].split()[1:]
    page.locator(f".market [data-tile='{tile}']").click()
    button, exact = page.locator(".tray .act"), page.locator(".tray .deed.exact")
    expect(exact).to_contain_text("another action")
    price = sum(int(card[2:]) for card in cards.split("+"))
    expect(page.locator(".tray .sum")).to_contain_text(f"{price} / {price}")
    shines = "one => ['boxShadow', 'borderColor'].map((name) => getComputedStyle(one.closest('.deed'))[name])"
    bright = button.evaluate(shines)
    page.locator(".hand .raised").first.click(position={"x": 8, "y": 24})
    expect(exact).to_have_count(0)
    expect(button).to_be_disabled()
    assert button.evaluate(shines) != bright


def test_an_answer_to_a_window_says_what_it_is_worth(arrive: Arrive) -> None:
    position = position_for("vizier")
    ana = arrive()
    wire = overheard(ana.page)
    page = sit_after(ana, position.record, position.step, position.seat)
    offers = page.locator(".tray .offer")
    offers.first.wait_for()
    compared = 0
    for offer in offers.all():
        tile = offer.get_attribute("data-offer")
        answer = answer_about(page, wire, str(tile))
        gains = [answer["consequence"]["gain"], *(one["effect"]["gain"] for one in answer["placings"])]
        gain = max((one[position.seat] for one in gains if one), default=0)
        if gain:
            expect(offer.locator(".worth")).to_contain_text(f"★ +{gain}")
            compared += 1
    assert compared


def answer_about(page: Page, wire: list[Message], tile: str) -> Message:
    """Wait for what is answered about a thing."""

    def found() -> list[Message]:
        return [one for asked, one in answered(wire).items() if asked.split()[1:2] == [tile]]

    wait_for(page, wire, lambda: bool(found()), f"an answer about {tile}")
    return found()[0]


def effects_of(things: Locator, words: str) -> dict[str, Worth]:
    """What the controls say of each action to build."""
    all_of_them = things.evaluate_all(f"all => all.map((one) => [one.dataset.action, {words}])")
    return {action: written(said) for action, said in all_of_them if action.startswith("place ")}


def test_words_list_the_same_effects_as_the_pictures(arrive: Arrive) -> None:
    ana = arrive()
    ana.introduce()
    table = ana.ask("POST", "tutorials/building")["id"]
    page = ana.sit_at(table)
    page.locator(".target .effect").first.wait_for()
    seen = effects_of(page.locator(".target"), "one.ariaLabel")
    assert any(wall or gain for wall, gain in seen.values())
    page.evaluate("kept => localStorage.setItem('alhambra-settings', kept)", '{"speed": "off", "textMode": true}')
    page.reload()
    options = page.locator(".text .options button")
    expect(options.filter(has_text="next scoring")).not_to_have_count(0)
    told = effects_of(options, "one.textContent.replace(/ +/g, ' ')")
    assert seen.items() <= told.items()
