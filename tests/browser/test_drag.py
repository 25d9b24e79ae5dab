"""Playing by dragging: tiles to their cells or away, cards to oneself, onto a tile or the palace."""

import re
from functools import cache

from playwright.sync_api import Locator, Page, expect

from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.record import Recorder, record_text
from tests.browser.conftest import Arrive
from tests.browser.gestures import EDGE, unfinished
from tests.browser.late import late
from tests.browser.overhearing import acts, overheard, sent_acts
from tests.browser.people import PHONE, Visitor
from tests.browser.positions import position_for
from tests.browser.test_clicks import buy_and_build
from tests.browser.test_plans import found

Point = tuple[float, float]
LIFT = 12  # pixels after which it is no click any more


def middle(thing: Locator) -> Point:
    """Where to take hold of it, once it lies still: the palace glides to its place when targets appear."""
    thing.element_handle().wait_for_element_state("stable")
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def dragged(page: Page, thing: Locator, goal: Locator) -> None:
    """Take it, carry it there, let it go. Only when it is taken up it shows where it may go, and the palace glides."""
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + LIFT, y + LIFT, steps=2)
    page.mouse.move(*middle(goal), steps=8)
    page.mouse.move(*middle(goal))
    page.mouse.up()


def test_a_tile_to_a_cell(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/building")["id"])
    tiles = page.locator(".shelf .tile")
    expect(tiles).to_have_count(3)
    tile = tiles.nth(1)
    name = tile.get_attribute("data-tile")
    tile.click()
    target = page.locator(f".target[data-action^='place {name} ']").first
    action = target.get_attribute("data-action")
    tiles.nth(0).click()  # another one is picked: it is the drag that picks this one
    expect(target).to_have_count(0)
    dragged(page, tile, page.locator(f".target[data-action='{action}']"))
    expect(page.locator(".target.aimed")).to_have_attribute("data-action", str(action))
    page.locator(".tray .act").click()
    expect(tiles).to_have_count(2)
    assert [message["action"] for message in sent_acts(page, wire)] == [action]


# Where the copy and the cell under it lie, and how much is seen of what lies in the cell; nothing while they move.
RESTING = """cell => {
    const ghost = document.querySelector('body > [aria-hidden][style*=fixed]')
    const target = document.querySelector(`.target[data-cell="${cell}"]`)
    if (!ghost || !target || [ghost, target].some((one) => one.getAnimations({ subtree: true }).length)) return null
    const [copy, rim] = [ghost, target.querySelector('.rim')].map((one) => one.getBoundingClientRect())
    const side = (rim.width * 100) / 94 // the rim lies a little within its cell
    const [x, y] = [rim.x - (side - rim.width) / 2, rim.y - (side - rim.height) / 2]
    const away = Math.max(...[copy.x - x, copy.y - y, copy.width - side, copy.height - side].map(Math.abs))
    const seen = Number(getComputedStyle(target.querySelector('.ghost')).opacity)
    return { away, seen, rests: 'rests' in ghost.dataset, copy: Number(getComputedStyle(ghost).opacity) }
}"""


def test_a_tile_snaps_into_its_cell(arrive: Arrive) -> None:
    ana = arrive()
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/building")["id"])
    target = page.locator(".target").first
    target.wait_for()
    cell, action = target.get_attribute("data-cell"), target.get_attribute("data-action")
    page.mouse.move(*middle(page.locator(".shelf .tile.picked")))
    page.mouse.down()
    x, y = middle(target)
    for aside, rests in ((20, True), (-15, True)):
        page.mouse.move(x + aside, y + aside / 2, steps=3)
        found = page.wait_for_function(RESTING, arg=cell).json_value()
        assert found["rests"] is rests
        assert found["away"] < 1.5, "it lies exactly there, as large as the cell"
        assert (found["seen"], found["copy"]) == (1, 0), "whole, with what it changes there"
    page.mouse.move(10, 300, steps=3)
    found = page.wait_for_function(RESTING, arg=cell).json_value()
    assert not found["rests"], "it goes on with the pointer"
    assert found["seen"] < 0.5 < found["copy"]
    page.mouse.move(x - 15, y, steps=3)
    page.mouse.up()
    expect(page.locator(".target.aimed")).to_have_attribute("data-action", str(action))


def test_a_tile_to_where_it_may_not_lie(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/building")["id"])
    page.locator(".target").first.wait_for()  # the first tile is picked, and the palace shows where it may lie
    fountain = page.locator("[data-palace] g.tile[transform='translate(0 0)']").first
    dragged(page, page.locator(".shelf .tile").first, fountain)
    expect(page.locator(".tray .refusal")).to_be_visible()
    expect(page.locator(".shelf .tile")).to_have_count(3)
    assert acts(wire) == []


def test_money_and_market(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/buying")["id"])
    page.locator(".asks.mine").wait_for()
    tile = page.locator(".market .tile.payable, .market .tile.exact").first
    name = tile.get_attribute("data-tile")
    page.locator(".market").hover()
    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("[data-palace]")), steps=4)  # while it is carried, cells light up
    target = page.locator(f".target[data-action^='place {name} ']").first
    target.wait_for()
    page.mouse.move(*middle(target), steps=4)
    page.mouse.up()
    expect(page.locator(".target.aimed")).to_have_count(1)
    expect(page.locator(".tray .act")).to_be_enabled()  # the payment is proposed
    expect(page.locator(".hand .card.raised")).not_to_have_count(0)
    assert acts(wire) == []
    page.locator(".tray .close").click()
    card = page.locator(".display .card.may").first
    name = card.get_attribute("data-card")
    dragged(page, card, page.locator(".hand"))
    page.wait_for_function("name => document.querySelector(`.hand [data-at='money-${name}']`)", arg=name)
    assert [message["action"] for message in sent_acts(page, wire)] == [f"take {name}"]


def test_a_card_let_go_elsewhere_stays(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/buying")["id"])
    card = page.locator(".display .card.may").first
    card.wait_for()
    name = card.get_attribute("data-card")
    dragged(page, card, page.locator(".frame"))
    dragged(page, card, page.locator(".holdings"))  # the server hears of things in their order
    page.wait_for_function("name => document.querySelector(`.hand [data-at='money-${name}']`)", arg=name)
    assert [message["action"] for message in sent_acts(page, wire)] == [f"take {name}"]


def test_several_cards_together(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    position = position_for("take")
    page = sit_after(ana, position.record, position.step, position.seat)
    for card in position.action.split()[1].split("+"):
        page.locator(f".display [data-card='{card}']:not(.picked)").first.click()
    dragged(page, page.locator(".display .picked").last, page.locator(".holdings"))
    (sent,) = sent_acts(page, wire)
    assert sorted(sent["action"][5:].split("+")) == sorted(position.action[5:].split("+"))


def test_a_planned_tile_to_the_reserve(arrive: Arrive) -> None:
    record, step, seat, (buy, place, _) = found()
    ana = arrive()
    page = sit_after(ana, record, step, seat)
    tile = buy.split()[1]
    buy_and_build(page, buy, place)
    planned = page.locator(f"[data-planned='{tile}']")
    planned.wait_for()
    dragged(page, planned, page.locator(".shelf.reserve"))
    expect(page.locator(f".tray [data-plan='reserve {tile}']")).to_have_attribute("aria-pressed", "true")
    expect(planned).to_have_count(0)
    expect(page.locator(".tray .close"), "what is planned is kept").to_have_attribute("aria-label", "Close")


def test_a_bonus_card_onto_the_palace(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    position = position_for("reveal")
    page = sit_after(ana, position.record, position.step, position.seat)
    dragged(page, page.locator(f".hand [data-card='{position.action.split()[1]}']").last, page.locator(".frame"))
    assert [message["action"] for message in sent_acts(page, wire)] == [position.action]


def test_a_tile_to_dirk(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    position = position_for("give")
    page = sit_after(ana, position.record, position.step, position.seat)
    tile = page.locator(f".shelf.bought [data-tile='{position.action.split()[1]}']")
    dragged(page, tile, page.locator(".players .guest"))
    button = page.locator(f".tray .act[data-deed='{position.action}']")
    expect(button).to_have_text(re.compile("Dirk"))
    assert acts(wire) == [], "the button does it"
    button.click()
    assert [message["action"] for message in sent_acts(page, wire)] == [position.action]


def test_money_onto_a_building_site(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    position = position_for("finish")
    page = sit_after(ana, position.record, position.step, position.seat)
    _, tile, cards = position.action.split()
    card = page.locator(f".hand [data-at='money-{cards.split('+')[0]}']").last
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + EDGE["x"], box["y"] + EDGE["y"])
    page.mouse.down()
    site = unfinished(page, tile)
    page.mouse.move(*middle(site), steps=8)
    expect(page.locator("body > [data-rests]"), "it lies on the site").to_have_count(1)
    page.mouse.up()
    page.locator(".tray .act").wait_for()
    expect(page.locator(f".hand .raised[data-at='{card.get_attribute('data-at')}']")).not_to_have_count(0)
    page.locator(".tray .act").click()
    assert sent_acts(page, wire)[0]["action"].startswith(f"finish {tile} ")


def test_a_finger_drags_sideways(arrive: Arrive) -> None:
    """A browser that took it for scrolling would end the drag."""
    ana = arrive(size=PHONE)
    wire = overheard(ana.page)
    position = late("base for three")
    page = sit_after(ana, position.record, position.step, position.seat)
    card = page.locator(".display .card.may").last
    name = card.get_attribute("data-card")
    x, y = middle(card)
    finger = ana.context.new_cdp_session(page)

    def touch(kind: str, *points: Point) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x - 10 * step, y))
    touch("touchMove", middle(page.locator(".holdings")))
    touch("touchEnd")
    assert [message["action"] for message in sent_acts(page, wire)] == [f"take {name}"]


def sit_after(ana: Visitor, record: str, step: int, seat: int) -> Page:
    """At a position of a record, with something to decide."""
    ana.introduce()
    replay = ana.ask("POST", "replays", record=record)["id"]
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", step=step, seat=seat, bot="novice")["id"])
    page.locator(".asks.mine").wait_for()
    return page


def test_a_tile_of_the_palace_to_the_reserve(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    position = position_for("remove")
    page = sit_after(ana, position.record, position.step, position.seat)
    tile = page.locator(f"[data-palace] .usable[data-cell='{position.action.split()[-1]}']")
    dragged(page, tile, page.locator(".holdings"))
    expect(page.locator(".shelf.reserve .coming"), "it is drawn where it will be").to_be_visible()
    page.locator(f".tray .act[data-deed='{position.action}']").wait_for()
    assert acts(wire) == [], "the button does it"
    page.locator(".tray .act").click()
    expect(tile).to_have_count(0)
    assert [message["action"] for message in sent_acts(page, wire)] == [position.action]


def test_a_tile_of_the_palace_onto_one_of_the_reserve(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    position = position_for("swap")
    page = sit_after(ana, position.record, position.step, position.seat)
    _, tile, cell = position.action.split()
    dragged(
        page, page.locator(f"[data-palace] .usable[data-cell='{cell}']"), page.locator(f".reserve [data-tile='{tile}']")
    )
    expect(page.locator(".target.aimed")).to_have_attribute("data-action", position.action)
    assert acts(wire) == []
    page.locator(".tray .act").click()
    assert [message["action"] for message in sent_acts(page, wire)] == [position.action]


def needless(game: Game) -> tuple[str, str, list[str]] | None:
    """A card of the right currency that is in no payment for a tile, the tile, and a payment."""
    seat = game.to_act
    buys = [str(one).split()[1:] for one in game.legal_actions() if one.kind == "buy"]
    for tile, paid in buys:
        useful = {card for other, cards in buys if other == tile for card in cards.split("+")}
        for card in map(str, game.view(seat).seats[seat].hand):
            if card[:2] == paid[:2] and card not in useful:
                return card, tile, paid.split("+")
    return None


@cache
def too_many() -> tuple[str, int, int, tuple[str, str, list[str]]]:
    """The first such card in a game played at random: the record, its step, and who has it."""
    recorder, luck, there = Recorder(Setup(), 3), Fast(3), None
    while not recorder.game.is_over:
        actions = list(recorder.game.legal_actions())
        if there is None and (card := needless(recorder.game)):
            there = (len(recorder.steps) - 1, recorder.game.to_act, card)
        recorder.apply(actions[luck.draw_below(len(actions))])
    assert there
    return (record_text(recorder.record()), *there)


def test_a_card_begins_a_payment_and_one_too_many_is_told(arrive: Arrive) -> None:
    record, step, seat, (card, tile, paid) = too_many()
    page = sit_after(arrive(), record, step, seat)
    page.locator(f".hand [data-at='money-{card}']").last.drag_to(
        page.locator(f".market [data-tile='{tile}']"), source_position=EDGE, steps=8
    )
    expect(page.locator(".hand .raised")).to_have_count(1)
    expect(page.locator(f".hand .raised[data-at='money-{card}']")).to_have_count(1)
    expect(page.locator(".tray .sum")).to_contain_text("Choose cards that pay for it")
    for one in paid:
        page.locator(f".hand .card:not(.raised)[data-at='money-{one}']").last.click(position=EDGE)
    expect(page.locator(".tray .sum")).to_contain_text("Too many cards")
    expect(page.locator(".tray .act")).to_be_disabled()
    page.locator(f".hand .raised[data-at='money-{card}']").first.click(position=EDGE)
    expect(page.locator(".tray .act")).to_be_enabled()


def test_money_onto_a_tile_and_the_tile_to_the_reserve(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    position = late("base for three")
    page = sit_after(ana, position.record, position.step, position.seat)
    tile = page.locator(".market button.may").first
    name = tile.get_attribute("data-tile")
    tile.click()
    raised = page.locator(".hand .card.raised")
    paid = raised.last.get_attribute("data-at")
    page.locator(".tray .close").click()
    expect(raised).to_have_count(0)
    dragged(page, page.locator(f".hand .card[data-at='{paid}']").last, tile)
    expect(page.locator(f".market .picked[data-tile='{name}']")).to_have_count(1)
    expect(page.locator(f".hand .card.raised[data-at='{paid}']")).not_to_have_count(0)
    away = page.locator(f".tray [data-plan='reserve {name}']")
    dragged(page, tile, away)
    expect(away).to_have_attribute("aria-pressed", "true")
    page.locator(".tray .act").click()
    page.locator(f".shelf.reserve [data-tile='{name}'], .shelf.bought [data-tile='{name}']").first.wait_for()
    assert sent_acts(page, wire)[0]["action"].startswith(f"buy {name} ")
