"""Things move on the table, within what the security policy allows; where nobody wants that, nothing moves."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import by_mouse, decide, offered

MOVES = 12
COUNT = """() => {
    window.flights = window.copies = window.fades = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        if (given[0].some?.((frame) => 'transform' in frame)) window.flights++
        else window.fades++
        if ('flying' in this.dataset) window.copies++
        return animate.apply(this, given)
    }
}"""
# The places whose own drawing waits unseen until its copy has come.
SEEN = """() => {
    window.landed = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        const place = this.closest('[data-at]')
        if (place) window.landed.push(place.dataset.at)
        return animate.apply(this, given)
    }
}"""


# The first drawing of everything that flies.
COPIED = """() => {
    window.copied = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        if ('flying' in this.dataset) window.copied.push(this.querySelector('use')?.getAttribute('href'))
        return animate.apply(this, given)
    }
}"""
# What style sheets move and fade.
STYLED = """() => {
    const pawn = getComputedStyle(document.querySelector('.pawn'))
    const words = getComputedStyle(document.querySelector('.words'))
    return [pawn.transitionProperty.includes('left'), words.animationName, words.animationDuration]
}"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_cards_and_tiles_fly_or_fade(arrive: Arrive, wish: str) -> None:
    ana = arrive(settings={"speed": "fast"}, reduced_motion=wish)
    page = ana.play_now()
    page.evaluate(COUNT)
    for _ in range(MOVES):
        decide(page)
    assert (page.evaluate("window.flights") > 0) == (wish == "no-preference")
    assert page.evaluate("window.fades") > 0
    is_moved, name, lasts = page.evaluate(STYLED)
    assert (is_moved, name == "fade-over", lasts) == (wish == "no-preference", wish == "reduce", "0.25s")


@pytest.mark.parametrize(("wish", "speed"), [("no-preference", "slow"), ("no-preference", "off"), ("reduce", "slow")])
def test_cards_and_tiles_are_dealt(arrive: Arrive, wish: str, speed: str) -> None:
    ana = arrive(settings={"speed": speed}, reduced_motion=wish)
    ana.context.add_init_script(f"({COUNT})()")
    page = ana.play_now()
    offered(page)
    if (wish, speed) != ("no-preference", "slow"):
        assert page.evaluate("window.flights") == 0
        return
    # Four tiles, four cards of the display and some for each player, and each has its copy.
    assert page.evaluate("window.copies") >= 8
    by_mouse(page)(offered(page))  # nobody has to wait for the last card
    expect(page.locator("[data-flying]")).to_have_count(0)


def test_refills_come_from_deck_and_bag(arrive: Arrive) -> None:
    ana = arrive(settings={"speed": "fast"})
    page = ana.play_now()
    expect(page.locator("[data-flying]")).to_have_count(0)
    page.evaluate(SEEN)
    for _ in range(MOVES):
        decide(page)
    landed = set(page.evaluate("window.landed"))
    assert any(place.startswith("display-") for place in landed)
    assert any(place.startswith("tile-") for place in landed)
    assert any(place.startswith("money-") for place in landed), "a card that was taken comes to its place in the hand"


def test_a_tile_that_is_bought_flies_and_not_its_stall(arrive: Arrive) -> None:
    ana = arrive(settings={"speed": "fast"})
    page = ana.play_now()
    expect(page.locator("[data-flying]")).to_have_count(0)
    page.evaluate(COPIED)
    tiles = page.locator("[data-palace] [data-tile-at]")
    while tiles.count() < 2:
        decide(page)
        offered(page)
    copied = page.evaluate("window.copied")
    assert "#alh-floor" in copied, "the floor of a tile"
    assert "#alh-awning" not in copied
