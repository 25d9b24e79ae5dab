"""Lessons: at every step exactly one thing of the table is lit, and it can be seen."""

import pytest
from playwright.sync_api import Page, expect

from alhambra.server.study.lessons import LESSONS
from tests.browser.conftest import Arrive
from tests.browser.driving import NEXT, decide
from tests.browser.gestures import perform
from tests.browser.people import DESK, PHONE
from tests.browser.test_endings import INSIDE, LARGE, SCORED, SHOWS
from tests.server.test_lessons import WAYS, steps_of

# What is offered does as well where it is not told exactly what to do, and pays with the right cards.
DONE = WAYS | {"vizier": ["take de9", "vizier P8 fl8"], "exchange": []}
SIZES = (DESK, PHONE, (PHONE[1], PHONE[0]))
# The part of what is lit that can be seen, from 0 to 1; the edge stands a little outside of it.
SEEN = """() => {
    const around = document.querySelector('.boxed').getBoundingClientRect()
    const lit = document.querySelector('.boxed > svg > .edge').getBoundingClientRect()
    const seen = (start, end) => Math.max(0, Math.min(around[end], lit[end]) - Math.max(around[start], lit[start]))
    return (seen('left', 'right') * seen('top', 'bottom')) / (lit.width * lit.height)
}"""
LEFT = ".dots .now ~ li"
FITS = "() => [...document.querySelectorAll('.tray')].every((one) => one.scrollHeight <= one.clientHeight + 1)"


def look(page: Page, place: str) -> None:
    """On a desk and on both phones one thing is lit and nearly all of it is seen; all answers too where it is high."""
    for size in SIZES[::-1]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".boxed > svg > .edge"), f"{place} at {size}").to_have_count(1)
        page.wait_for_function(f"() => ({SEEN})() > 0.8")
        if size in (DESK, PHONE):
            page.wait_for_function(FITS)


def settle(page: Page) -> None:
    """Wait until nothing is on its way: something is offered, or the lesson itself goes on."""
    page.wait_for_function(
        f"""() => ({NEXT})() || document.querySelector('aside .next :is(a, button)')
            || !document.querySelector('{LEFT}')"""
    )


def go_on(page: Page, left: int) -> None:
    """Do what is offered until so many steps are left."""
    done = f"document.querySelectorAll('{LEFT}').length === left"
    while page.locator(LEFT).count() > left:
        decide(page)
        page.wait_for_function(f"left => {done} || ({NEXT})() && ({NEXT})().deed !== 'over'", arg=left)


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_lights_one_thing(arrive: Arrive, name: str) -> None:
    ana = arrive()
    page = ana.go(f"tutorial/{name}")
    page.locator(".board .asks").wait_for()
    ways = iter(DONE[name])
    steps = steps_of(name)
    for number, step in enumerate(steps):
        left = len(steps) - number - 1
        settle(page)
        if page.locator(LEFT).count() < left:
            continue  # the tile that was planned was built with the action before
        expect(page.locator(LEFT)).to_have_count(left)
        look(page, f"{name} {number}")
        if "expect" not in step:
            page.locator("aside .next :is(a, button)").click() if left else None
        elif way := next(ways, ""):
            perform(page, way)
        else:
            go_on(page, left - 1)


def test_a_tile_that_could_go_nowhere_is_built_beside_the_one_that_is_built_first(arrive: Arrive) -> None:
    page = arrive().go("tutorial/combined")
    page.locator(".board .asks").wait_for()
    page.locator("aside .next :is(a, button)").click()
    for tile in ("P6", "ba8"):  # bought, and nothing said of where they are to lie
        page.locator(f'.market [data-tile="{tile}"]').click()
        page.locator(".tray .act").click()
        expect(page.locator(f'.market [data-tile="{tile}"]')).to_have_count(0)
    page.locator(".display .card.may").first.click()
    page.locator(".tray .act").click()
    for cell in ("1,0", "1,-1"):
        page.locator(f'.target[data-cell="{cell}"]').click()
        page.locator(".tray .act").click()
        expect(page.locator(f'[data-tile-at="{cell}"]')).to_have_count(1)
    expect(page.locator(LEFT)).to_have_count(0)


# Boxes that the show of a scoring lies over: what is told above, the track, and the palaces.
UNDER_SHOW = """() => {
    const show = document.querySelector('dialog.scoring').getBoundingClientRect()
    const all = [...document.querySelectorAll('.guided > aside, header .track, .players .thumb, .board .frame')]
    return all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < show.right && right > show.left && top < show.bottom && bottom > show.top
    }).map((one) => one.className.baseVal ?? one.className)
}"""


def test_the_show_of_a_scoring_covers_neither_the_lesson_nor_the_track(arrive: Arrive) -> None:
    ana = arrive(settings={"speed": "slow"})
    ana.context.add_init_script(SHOWS)
    page = ana.go("tutorial/scoring")
    page.locator(".board .asks").wait_for()
    page.locator("aside .next :is(a, button)").click()
    perform(page, "take de9")
    page.wait_for_function(SCORED, polling=50)
    for width, height in LARGE:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNDER_SHOW) == [], f"at {width}×{height}"
        assert page.evaluate(INSIDE), f"at {width}×{height}"
    said = page.locator("aside")
    expect(said, "what it was is said when it has been shown").not_to_contain_text("That was scoring 1")
    page.locator("dialog.scoring .skip").click()
    expect(said).to_contain_text("That was scoring 1")


def test_of_the_tiles_on_the_market_a_lesson_wants_the_one_it_speaks_of_and_ends_with_the_game(arrive: Arrive) -> None:
    page = arrive().go("tutorial/end")
    page.locator(".board .asks").wait_for()
    page.locator("aside .next :is(a, button)").click()
    perform(page, "buy G11 de7+de5")
    expect(page.locator("aside em")).to_have_text("That is not what this lesson asks for. Undo it, or start again.")
    expect(page.locator(LEFT)).to_have_count(4)
    page.get_by_role("button", name="Start again").click()
    page.locator("aside .next :is(a, button)").click()
    perform(page, "buy A5 du5")
    while not page.locator("dialog[open] .winner").count():
        expect(page.locator("aside .next a"), "the next lesson waits for the end of this one").to_have_count(0)
        decide(page)
        page.wait_for_function(f"() => ({NEXT})()")
    expect(page.locator("aside .next a")).to_have_count(1)
    expect(page.get_by_role("button", name="Play again"), "not the end once more, without the lesson").to_have_count(0)
    page.locator("dialog[open] .primary").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] h3").first.wait_for()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_lesson_that_is_left_by_closing_the_page_is_not_offered_to_be_gone_on_with(arrive: Arrive) -> None:
    ana = arrive()
    ana.go("tutorial/money").locator(".board .asks.mine").wait_for()
    closed, ana.page = ana.page, ana.window()
    closed.close()
    page = ana.go()
    expect(page.get_by_text("You have no game in progress.")).to_be_visible()
    expect(page.locator(".hero .first"), "who is new may still learn").to_have_count(1)
