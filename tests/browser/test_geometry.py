"""Late positions on six screens, measured in the page itself: nothing overlaps, nothing is cut off, all can be touched.

Cards in a fan may lie over one another, as long as each shows its value; nothing else may.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.late import SETUPS, late

SIZES = [(2560, 1440), (1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390)]
# Words are of different length; every position is read in one language.
LANGUAGES = {
    "base for three": "en-GB",
    "all modules for six": "de",
    "combined for four": "fr",
    "two with Dirk": "de",
    "a hand of 25": "fr",
}
SETTLED = "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))"
PARTS = [
    "header .home",
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
    for (const group of document.querySelectorAll('.hand .cards')) {
        const cards = [...group.children].map(box)
        cards.slice(1).forEach((card, at) => {
            const shown = card.left - cards[at].left
            if (shown < 13 || shown < 0.38 * card.width) found.push(`a card shows ${shown.toFixed(1)} px of its value`)
        })
    }
    const controls = [...document.querySelectorAll('.board :is(a, button, [role=tab], input)')].filter(isSeen)
    for (const one of controls) {
        if (one.disabled || one.closest('.hand, label')) continue
        const { width, height } = box(one)
        if (Math.min(width, height) < 43.5) found.push(`small ${width.toFixed()}×${height.toFixed()}: ${name(one)}`)
    }
    const texts = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const [text, one] = [texts.currentNode, texts.currentNode.parentElement]
        if (!text.textContent.trim() || one.closest('svg, .unseen') || !isSeen(one)) continue
        const size = parseFloat(getComputedStyle(one).fontSize)
        if (size < 12.99) found.push(`text of ${size} px: ${name(one)}`)
        const cut = one.closest('.asks, .tray button, .tabs button, .zones button, .sum, h2')
        const isCut = (whole, shown, slack) => shown > 0 && whole > shown + slack
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = cut ?? {}
        // Letters may reach a little beyond a tight line.
        if (cut && (isCut(scrollWidth, clientWidth, 1) || isCut(scrollHeight, clientHeight, 0.4 * size)))
            found.push(`cut off: ${name(cut)}`)
    }
    const tray = document.querySelector('.tray')
    const over = tray ? tray.scrollHeight - tray.clientHeight : 0
    if (over > 2) found.push(`the tray is cut off by ${over}`)
    return [...new Set(found)]
}"""
# Whatever gets the focus, nothing is pushed out of its place.
FOCUS = """() => {
    const where = () => [...document.querySelectorAll('.board > *, .right > *, .frame, .tools')].map((one) => {
        const { left, top } = one.getBoundingClientRect()
        return `${left.toFixed()},${top.toFixed()}`
    }).join(' ')
    const before = where()
    const moved = []
    for (const one of document.querySelectorAll('.board :is(a, button, [tabindex])')) {
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
    ana = arrive(language=LANGUAGES[name])
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    wrong: dict[str, Any] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator(".asks.mine").wait_for()
        place = f"{width}×{height}"
        wrong[place] = measured(page)
        page.screenshot(path=pictures / f"late-{name.replace(' ', '-')}-{width}.png")
        wrong[f"{place}, focus"] = page.evaluate(FOCUS)
        before = page.locator(".frame").bounding_box()
        page.locator(".market button.may").first.click()
        page.locator(".tray .act").wait_for()
        page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 200))")
        wrong[f"{place}, picked"] = measured(page)
        page.screenshot(path=pictures / f"late-{name.replace(' ', '-')}-{width}-picked.png")
        assert page.locator(".frame").bounding_box() == before, "what is picked moves nothing"
    lines = [f"{place}: {one}" for place, found in wrong.items() for one in found]
    assert not lines, "\n".join(lines)
