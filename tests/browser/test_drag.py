"""Playing by dragging: a tile to its cell, a card to oneself, a tile of the market to be paid."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.overhearing import acts, overheard

Point = tuple[float, float]


def middle(thing: Locator) -> Point:
    """Where to take hold of it, once it lies still: the palace glides to its place when targets appear."""
    thing.element_handle().wait_for_element_state("stable")
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def dragged(page: Page, thing: Locator, to: Point) -> None:
    """Take it, carry it there, let it go."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*to, steps=8)
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
    action, to = target.get_attribute("data-action"), middle(target)
    tiles.nth(0).click()  # another one is picked: it is the drag that picks this one
    dragged(page, tile, to)
    expect(page.locator(".target.aimed")).to_have_attribute("data-action", str(action))
    page.locator(".tray .act").click()
    expect(tiles).to_have_count(2)
    assert [message["action"] for message in acts(wire)] == [action]


def test_a_tile_to_where_it_may_not_lie(arrive: Arrive) -> None:
    ana = arrive()
    wire = overheard(ana.page)
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/building")["id"])
    page.locator(".target").first.wait_for()  # the first tile is picked, and the palace shows where it may lie
    fountain = page.locator("[data-palace] g.tile[transform='translate(0 0)']").first
    dragged(page, page.locator(".shelf .tile").first, middle(fountain))
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
    assert page.locator(".hand .card.raised").count() > 0
    assert acts(wire) == []
    page.locator(".tray .close").click()
    card = page.locator(".display .card.may").first
    name = card.get_attribute("data-card")
    dragged(page, card, middle(page.locator(".hand")))
    page.wait_for_function("name => document.querySelector(`.hand [data-at='money-${name}']`)", arg=name)
    assert [message["action"] for message in acts(wire)] == [f"take {name}"]
