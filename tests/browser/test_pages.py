"""Every page: for everybody (axe-core finds nothing), in one screen where it is a table, large enough for fingers."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import DESK, PHONE, TABLET, Visitor
from tests.browser.worlds import NAME, World

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = [(2560, 1440), DESK, TABLET, (820, 1180), PHONE, PHONE[::-1]]

AT_TABLES = ("lesson", "puzzle", "table-early", "table-middle", "table-end")
OPENED = {"table-middle": -1, "table-end": -2}
"""Where a button at the end of the bar opens something over the table: the menu, the scorings."""

# Nothing moves any more: what has ended may have begun something else, which is there after two frames.
SETTLED = """async () => {
    const running = () => document.getAnimations().filter((one) => one.playState === 'running')
    const drawn = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
    do {
        await Promise.all(running().map((one) => one.finished.catch(() => 0)))
        await drawn()
    } while (running().length)
}"""
OVERFLOW = "() => document.scrollingElement.scrollHeight - innerHeight"
SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"
# What is too small for a finger, or for a mouse where there is one. Links in running text may be as high as its lines;
# a label belongs to what it names; some links fill their panel; a palace is a map that can be enlarged, and its cells
# are as small as it has grown wide.
SMALL = """() => [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=button]')]
    .filter((one) => one.checkVisibility() && !one.closest('p, td, th, dd, .prose, .skip, [data-palace], .hand'))
    .filter((one) => !one.disabled && getComputedStyle(one, '::after').position !== 'absolute')
    .map((one) => [one, [one, ...(one.labels ?? [])].map((part) => part.getBoundingClientRect())])
    .filter(([, boxes]) => boxes[0].width > 0)
    .map(([one, boxes]) => [one, ...[['left', 'right'], ['top', 'bottom']].map(([from, to]) =>
        Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from])))])
    .filter(([, ...sides]) => Math.min(...sides) < (matchMedia('(pointer: coarse)').matches ? 43.5 : 23.9))
    .map(([one, wide, high]) => `${one.outerHTML.slice(0, 90)} ${wide.toFixed()}×${high.toFixed()}`)"""

# The panels of a page that lie over one another, or beyond the edge of the screen.
COVERED = """() => {
    const panels = [...document.querySelectorAll('main .panel')].map((one) => [one, one.getBoundingClientRect()])
    const name = (one) => one.getAttribute('aria-labelledby')
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const over = panels.flatMap(([one, a], at) =>
        panels.slice(at + 1).filter(([, b]) => meet(a, b)).map(([other]) => `${name(one)} over ${name(other)}`))
    return [...over, ...panels.filter(([, box]) => box.bottom > innerHeight).map(([one]) => name(one))]
}"""


def shown(visitor: Visitor, place: str, ready: str) -> Page:
    """Go there, and wait until it is all there and nothing moves any more."""
    page = visitor.go(place)
    page.locator(ready).first.wait_for()
    page.evaluate(SETTLED)
    return page


def found_by_axe(page: Page) -> list[str]:
    """What axe-core objects to, once nothing moves: what fades in has little contrast."""
    page.evaluate(SETTLED)
    wish: dict[str, Any] = {"runOnly": TAGS, "resultTypes": ["violations"]}
    result = page.evaluate("wish => axe.run(document, wish)", wish)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:160]}"
        for one in result["violations"]
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing(arrive: Arrive, world: World, look: str) -> None:
    visitor = arrive(is_dark=look == "dark", storage_state=world.state)
    visitor.context.add_init_script(path=AXE)
    objections = {}
    for name, (place, ready) in world.pages().items():
        page = shown(visitor, place, ready)
        if found := found_by_axe(page):
            objections[name] = found
    assert not objections


@pytest.mark.parametrize("language", ["en-GB", "fr", "de"])
def test_every_page_fits_and_can_be_touched(arrive: Arrive, world: World, pictures: Path, language: str) -> None:
    visitor = arrive(language=language, storage_state=world.state, has_touch=True)
    visitor.ask("POST", "me", name=NAME, language=visitor.language)
    wrong: dict[str, Any] = {}
    for name, (place, ready) in world.pages().items():
        page = shown(visitor, place, ready)
        if name in OPENED:
            page.locator("header nav button:visible").nth(OPENED[name]).click()
            page.locator("dialog[open]").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            page.screenshot(path=pictures / f"{name}-{visitor.language}-{width}.png")
            here = f"{name} {width}×{height}"
            if (over := page.evaluate(SIDEWAYS)) > 0:
                wrong[f"{here}, sideways"] = over
            if name in AT_TABLES and (over := page.evaluate(OVERFLOW)) > 0:
                wrong[f"{here}, too high"] = over
            if small := page.evaluate(SMALL):
                wrong[f"{here}, small"] = small[:6]
    assert not wrong, "\n".join(f"{where}: {what}" for where, what in wrong.items())


def test_a_chapter_of_the_rules_begins_with_its_parts(arrive: Arrive) -> None:
    page = shown(arrive(), "rules/alhambra", "nav.contents a")
    page.locator("nav.contents").get_by_role("link", name="Scoring", exact=True).click()
    expect(page.locator("#rule-A-50")).to_be_in_viewport()
    expect(page.locator("#rule-A-50")).to_be_focused()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-AT"])
def test_a_new_table_is_made_on_one_screen(arrive: Arrive, language: str) -> None:
    page = shown(arrive(language=language), "new", "#new-players")
    expect(page.locator(".says strong")).to_be_visible()
    assert (page.evaluate(OVERFLOW), page.evaluate(COVERED)) == (0, [])
    for module in page.locator(".module input").all():
        module.check()
    page.locator("#new-players").select_option("6")
    expect(page.locator(".says strong")).to_contain_text("6")
    assert page.evaluate(COVERED) == []


# How high the page has been since it began, while its parts come one after the other.
GROWTH = """() => {
    const ask = window.fetch
    const later = { me: 100, notices: 200, sessions: 300, tokens: 400 }
    window.fetch = async (what, ...rest) => {
        await new Promise((go) => setTimeout(go, later[String(what).split('/').pop()] ?? 0))
        return ask(what, ...rest)
    }
    window.heights = new Set()
    const look = () => {
        const page = document.querySelector('main:has(.panel)')
        if (page) window.heights.add(page.offsetHeight)
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""


def test_the_page_of_an_account_is_drawn_once(arrive: Arrive, world: World) -> None:
    visitor = arrive(storage_state=world.state)
    visitor.context.add_init_script(f"({GROWTH})()")
    page = shown(visitor, "account", "#account-data")
    page.locator("#password-old").wait_for()
    page.wait_for_timeout(500)  # for what would come later
    assert len(page.evaluate("() => [...window.heights]")) == 1
