"""Late positions on six screens, measured in the page itself: nothing overlaps, nothing is cut off, all can be touched.

Cards in a fan may lie over one another, as long as each shows its value; nothing else may. Of a card in a fan only the
strip that is seen can be touched: 25 cards side by side, 44 pixels each, would not fit on a phone without scrolling, so
that the strip is as high as a finger and may be narrower.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from alhambra.engine.rules.setup import Setup
from tests.browser.conftest import Arrive
from tests.browser.late import SETUPS, late
from tests.browser.people import PHONE, QUICK
from tests.browser.positions import position_for
from tests.browser.retold import Retold, timed
from tests.browser.test_pages import SETTLED

SIZES = [(2560, 1440), (1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390)]
# Windows of phones under the bars of a browser, and small ones: for what is seen in every game.
LOW_PHONES = [(390, 664), (360, 640), (360, 740), (412, 760)]
MAIN = {"base for three", "a tile to place"}
GUEST = {"en-GB": "Guest 3705 117", "de": "Gast 3705 117", "fr": "Invité 3705 117"}
# Words are of different length; every position is read in one language.
LANGUAGES = {
    "base for three": "en-GB",
    "all modules for six": "de",
    "combined for four": "fr",
    "two with Dirk": "de",
    "a hand of 25": "fr",
    "a tile to place": "de",
}
PARTS = [
    "header .home",
    "header h1",
    "header nav button",
    "header .track",
    ".players li",
    ".majorities",
    ".market .slot",
    ".market .bag",
    ".display .place",
    ".display .deck",
    ".offer .shelf .tile",
    ".asks",
    ".zones button",
    ".frame",
    ".tools button",
    ".hand .group",
    ".holdings .shelf .tile",
    ".holdings .shelf h2",
    ".talk",
    ".tray > div",
]

# What a page says of itself. Boxes are those that are drawn: a part that is hidden has none.
MEASURE = """parts => {
    const found = []
    const box = (one) => one.getBoundingClientRect()
    const SEEN = { visibilityProperty: true, opacityProperty: true }
    const isSeen = (one) => one.checkVisibility(SEEN) && box(one).width > 0
    const name = (one) => `${one.className?.baseVal ?? one.className} ${(one.textContent ?? '').trim().slice(0, 24)}`
    const all = parts.flatMap((part) => [...document.querySelectorAll('.board ' + part)]).filter(isSeen)
    const scrolls = document.scrollingElement
    if (scrolls.scrollHeight > innerHeight || scrolls.scrollWidth > innerWidth) found.push('the page scrolls')
    for (const one of all) {
        const { left, top, right, bottom } = box(one)
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        if (!isInside) found.push(`outside: ${name(one)}`)
    }
    for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1)) {
            if (one.contains(other) || other.contains(one)) continue
            const [a, b] = [box(one), box(other)]
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            const size = `${wide.toFixed()}×${high.toFixed()}`
            if (wide > 2 && high > 2) found.push(`overlap ${size}: ${name(one)} | ${name(other)}`)
        }
    for (const one of document.querySelectorAll('.notice'))
        if (box(one).bottom > box(document.querySelector('.board')).top + 1) found.push(`over the table: ${name(one)}`)
    for (const group of document.querySelectorAll('.hand .cards')) {
        const cards = [...group.children].map(box)
        cards.slice(1).forEach((card, at) => {
            const shown = card.left - cards[at].left
            const least = group.closest('.other') ? 0.6 : 0.38 // what stands on other cards is longer
            if (shown < 13 || shown < least * card.width) found.push(`a card shows ${shown.toFixed(1)} px of its value`)
            if (card.height < 43.5) found.push(`a card is ${card.height.toFixed(1)} px high`)
        })
    }
    const column = box(document.querySelector('.board > .right'))
    for (const slot of column.width ? document.querySelectorAll('.market .slot') : [])
        if (box(slot).left < column.left || box(slot).right > column.right) found.push(`too wide: ${name(slot)}`)
    for (const one of document.querySelectorAll('.players .who'))
        if (one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${name(one)}`)
    for (const one of document.querySelectorAll('.players :is(.who, .score, .numbers > *)')) {
        const [inner, outer] = [box(one), box(one.closest('button'))]
        const beyond = Math.max(outer.left - inner.left, inner.right - outer.right, inner.bottom - outer.bottom)
        if (isSeen(one) && beyond > 1) found.push(`beyond the seat: ${name(one)}`)
    }
    // The own tiles lie side by side and are as large as the palace lets them; all else in it is a target.
    const controls = [...document.querySelectorAll('.board :is(a, button, [role=tab], input, .target)')].filter(isSeen)
    for (const one of controls) {
        if (one.disabled || one.matches('.target') || one.closest('.hand, label')) continue
        const { width, height } = box(one)
        const least = one.closest('.chat') && !matchMedia('(pointer: coarse)').matches ? 26 : 43.5 // a mouse needs less
        if (Math.min(width, height) < least) found.push(`small ${width.toFixed()}×${height.toFixed()}: ${name(one)}`)
    }
    // A cell reaches as far as a finger, or to the middle between it and the next: each answers where it is seen.
    const rimOf = (one) => box(one.querySelector('.rim'))
    const targets = [...document.querySelectorAll('.target')].map((one) => [one, box(one), rimOf(one)])
    for (const [one, reach, rim] of targets) {
        const [x, y] = [(rim.left + rim.right) / 2, (rim.top + rim.bottom) / 2]
        const hit = document.elementFromPoint(x, y)
        if (!one.contains(hit)) found.push(`hits another: ${one.dataset.cell} at ${x.toFixed()},${y.toFixed()}`)
        const isNear = ([other, , { left, top, width }]) =>
            other !== one && Math.max(Math.abs(left - rim.left), Math.abs(top - rim.top)) < 45
        const size = Math.min(reach.width, reach.height)
        if (size < 43.5 && !targets.some(isNear)) found.push(`small ${size.toFixed(1)}: ${one.dataset.cell}`)
    }
    for (const one of document.querySelectorAll('.target .number')) {
        const size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a
        if (size < 12.99) found.push(`a target's number of ${size.toFixed(1)} px`)
    }
    for (const one of document.querySelectorAll('.board .piece.card .glyph')) {
        const size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a
        if (size < 12.99 && isSeen(one)) found.push(`a glyph of ${size.toFixed(1)} px on a card`)
    }
    // What is drawn small on a tile is left out.
    for (const one of document.querySelectorAll('.board :is(.seal, .back) .glyph')) {
        const size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a
        if (size > 0.01 && size < 9 && isSeen(one)) found.push(`a glyph of ${size.toFixed(1)} px on a tile`)
    }
    const texts = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const [text, one] = [texts.currentNode, texts.currentNode.parentElement]
        if (!text.textContent.trim() || one.closest('svg, .unseen') || !isSeen(one)) continue
        const size = parseFloat(getComputedStyle(one).fontSize)
        if (size < 12.99) found.push(`text of ${size} px: ${name(one)}`)
        const cut = one.closest('.asks, .tray button, .tabs button, .zones button, .sum, h1, h2')
        const isCut = (whole, shown, slack) => whole > shown + slack
        if (cut && getComputedStyle(cut).display === 'inline') continue // it has no size of its own
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = cut ?? {}
        // Letters may reach a little beyond a tight line.
        if (cut && (isCut(scrollWidth, clientWidth, 1) || isCut(scrollHeight, clientHeight, 0.4 * size)))
            found.push(`cut off: ${name(cut)}`)
        // Whatever a box says of itself, its letters stay within it.
        const words = document.createRange()
        words.selectNode(text)
        for (const line of cut ? words.getClientRects() : []) {
            const [around, slack] = [box(cut), 0.3 * size]
            if (line.top < around.top - slack || line.bottom > around.bottom + slack)
                found.push(`letters beyond their box: ${name(cut)}`)
        }
    }
    for (const one of document.querySelectorAll('.tray > .loose > :only-child')) {
        const [inner, outer] = [box(one), box(one.parentElement)]
        if (outer.width - inner.width > 3 || outer.height - inner.height > 3)
            found.push(`a box looks like the button in it, and is larger: ${name(one)}`)
    }
    const tray = document.querySelector('.tray')
    const over = tray ? tray.scrollHeight - tray.clientHeight : 0
    if (over > 2) found.push(`the tray is cut off by ${over}`)
    return [...new Set(found)]
}"""
# Where the tiles of the palace lie; those that a finger cannot hit come nearer while a cell is chosen.
TILES = """() => [...document.querySelectorAll('[data-palace] [data-tile-at]')].map((one) => {
    const { left, top, width } = one.getBoundingClientRect()
    return width < 44 ? '' : [one.dataset.tileAt, left.toFixed(), top.toFixed(), width.toFixed()].join(' ')
})"""
# Whatever gets the focus, nothing is pushed out of its place.
FOCUS = """() => {
    const where = () => [...document.querySelectorAll('.board > *, .right > *, .frame, .tools')].map((one) => {
        const { left, top } = one.getBoundingClientRect()
        return `${left.toFixed()},${top.toFixed()}`
    }).join(' ')
    const before = where()
    const moved = []
    for (const one of document.querySelectorAll('.board :is(a, button, input, summary, [tabindex])')) {
        one.focus()
        if (where() !== before) moved.push(one.outerHTML.slice(0, 80))
    }
    return moved
}"""


def measured(page: Page) -> list[str]:
    """What is wrong with the page as it stands."""
    page.evaluate("() => document.fonts.ready")
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(MEASURE, PARTS)
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_everything_has_its_place(arrive: Arrive, pictures: Path, name: str) -> None:
    position = late(name)
    ana = arrive(language=LANGUAGES[name], name=GUEST[LANGUAGES[name]])
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    wrong: dict[str, Any] = {}
    for width, height in SIZES + LOW_PHONES * (name in MAIN):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator(".asks.mine").wait_for(state="attached")  # a tile to place stands where a phone asks
        place = f"{width}×{height}"
        wrong[place] = measured(page)
        page.screenshot(path=pictures / f"late-{name.replace(' ', '-')}-{width}-{height}.png")
        wrong[f"{place}, focus"] = page.evaluate(FOCUS)
        before = page.locator(".frame").bounding_box(), page.evaluate(TILES)
        page.locator(".market button.may").first.click()
        page.locator(".tray .act").wait_for()
        page.locator(".target, .tray [data-plan]").first.wait_for(state="attached")  # the server says where it can go
        wrong[f"{place}, picked"] = measured(page)
        wrong[f"{place}, picked, focus"] = page.evaluate(FOCUS)
        page.screenshot(path=pictures / f"late-{name.replace(' ', '-')}-{width}-{height}-picked.png")
        after = page.locator(".frame").bounding_box(), page.evaluate(TILES)
        assert after[0] == before[0], f"what is picked does not move the frame: {place}"
        if all(before[1]):
            assert after[1] == before[1], f"what is picked moves nothing: {place}"
    lines = [f"{place}: {one}" for place, found in wrong.items() for one in found]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("name", ["base for three", "combined for four", "all modules for six"])
def test_everybody_sees_the_clocks_and_who_is_not_there(arrive: Arrive, pictures: Path, name: str) -> None:
    position = late(name)
    ana = arrive()
    ana.introduce()
    Retold(ana.page, timed)
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    seats = page.locator(".players li:not(.guest)")
    wrong: dict[str, list[str]] = {}
    for width, height in SIZES + LOW_PHONES * (name in MAIN):
        page.set_viewport_size({"width": width, "height": height})
        place = f"{width}×{height}"
        wrong[place] = measured(page)
        page.screenshot(path=pictures / f"clocks-{name.replace(' ', '-')}-{width}-{height}.png")
        clocks = page.locator(".players .clock").filter(visible=True)
        expect(clocks, place).to_have_count(seats.count())
        for player, words in (("Ben", "not connected"), ("Cleo", "has resigned")):
            expect(seats.filter(has_text=player).get_by_role("img", name=words), place).to_be_visible()
    lines = [f"{place}: {one}" for place, found in wrong.items() for one in found]
    assert not lines, "\n".join(lines)
    seats.filter(has_text="Ben").get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"Time left: [\d:]+"))
    expect(page.get_by_role("dialog")).to_contain_text("not connected")


def test_clocks_and_who_is_not_there_are_told_in_words(arrive: Arrive) -> None:
    position = late("base for three")
    ana = arrive(settings=QUICK | {"textMode": True})
    ana.introduce()
    Retold(ana.page, timed)
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    expect(page.locator(".text")).to_contain_text(re.compile(r"Time left: .*Ben: [\d:]+; Cleo: [\d:]+"))
    expect(page.locator(".text")).to_contain_text("not connected")


@pytest.mark.parametrize("language", ["en-GB", "fr", "de"])
def test_many_ways_to_begin_find_room_in_every_language(arrive: Arrive, language: str) -> None:
    position = position_for("reveal")
    ana = arrive(language=language)
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    expect(page.locator(".zones button")).to_have_count(4)
    wrong: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong[f"{width}×{height}"] = measured(page)
    lines = [f"{place}: {one}" for place, found in wrong.items() for one in found]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("language", ["en-GB", "fr", "de"])
def test_what_can_become_of_a_tile_with_two_faces_finds_room_beside_the_button(arrive: Arrive, language: str) -> None:
    position = position_for("turn", Setup("combined", players=2))
    ana = arrive(language=language, size=PHONE)
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    expect(page.locator(".tray .others button"), "turn it over, to the reserve, to Dirk").to_have_count(3)
    expect(page.locator(".tray .act")).to_be_in_viewport(ratio=1)
    assert measured(page) == []
