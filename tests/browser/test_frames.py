"""Panning and zooming a palace of 54 tiles touches one element: what a frame costs does not grow with the palace.

How long frames take is measured by `python -m bench.frames`; here the browser counts what it has to do again.
"""

import json
from typing import Any

from playwright.sync_api import Browser

from bench.frames import CATEGORIES, moved, open_full_table, pan, take_hold, work_of_frames
from tests.browser.people import Visitor

MOVES = 20
TILES = 54
# The elements of the page that are changed, each by its name and class, however often.
CHANGED = """() => {
    window.changed = new Set()
    const name = (one) => `${one.tagName} ${one.getAttribute?.('class') ?? ''}`
    const note = (records) => records.forEach((one) => window.changed.add(name(one.target)))
    const observer = new MutationObserver(note)
    observer.observe(document.querySelector('.board'), { attributes: true, childList: true, subtree: true })
    window.stop = () => (note(observer.takeRecords()), observer.disconnect(), [...window.changed])
}"""

# The palace is zoomed out by the wheel: its transform before and afterwards, and how large numbers are written.
ZOOMED = """async () => {
    const ground = document.querySelector('.frame .ground')
    const { left, top } = ground.getBoundingClientRect()
    const { style } = ground.querySelector('svg')
    const read = () => [style.transform, style.getPropertyValue('--seal')]
    const before = read()
    const wheel = { deltaY: 60, clientX: left, clientY: top, bubbles: true, cancelable: true }
    for (let step = 0; step < 8; step++) ground.dispatchEvent(new WheelEvent('wheel', wheel))
    for (let tick = 0; tick < 20; tick++) await null // the page is brought up to date, and no clock runs on
    return [before, read()]
}"""


def restyled(trace: dict[str, Any]) -> list[int]:
    """How many elements the browser styled again, each time that it did."""
    return [one["args"]["elementCount"] for one in trace["traceEvents"] if "elementCount" in one.get("args", {})]


def test_to_pan_and_zoom_a_full_palace_moves_it_as_a_whole(browser: Browser, site: str) -> None:
    visitor = Visitor(browser, site)
    page = open_full_table(visitor)
    moved(page, 1)  # the first time the tools beside it change too
    page.evaluate(CHANGED)
    moved(page, MOVES)
    changed = page.evaluate("() => window.stop()")
    assert {one.split()[0] for one in changed} == {"svg"}
    place = take_hold(page)
    pan(page, MOVES, *place)  # all is styled again when the hand takes hold, but not while it moves
    page.wait_for_function("() => getComputedStyle(document.querySelector('.ground > svg')).willChange === 'transform'")
    browser.start_tracing(page=page, categories=CATEGORIES)
    pan(page, MOVES, *place)
    trace = json.loads(browser.stop_tracing())
    page.mouse.up()
    visitor.context.close()
    assert len(work_of_frames(trace)) > 1, "the benchmark finds the frames in this browser"
    counts = restyled(trace)
    assert counts, "and what it styles again"
    assert max(counts) < TILES, f"never a palace of {TILES} tiles: {counts}"


def test_numbers_are_written_anew_only_where_the_palace_rests(browser: Browser, site: str) -> None:
    visitor = Visitor(browser, site)
    page = open_full_table(visitor)
    before, after = page.evaluate(ZOOMED)
    assert before[0] != after[0], "the palace is smaller"
    assert before[1] == after[1], "no tile is drawn anew"
    page.wait_for_function(
        "seal => document.querySelector('.ground svg').style.getPropertyValue('--seal') !== seal", arg=before[1]
    )
    visitor.context.close()
