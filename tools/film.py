"""`PYTHONPATH=. python tools/film.py`: a whole turn with two opponents, for docs/pictures; needs the built client.

Ten pictures, whatever chance brings: five of the own turn, four of what both opponents do, and one when it is the own
turn again. Turns in which less happens, or a scoring comes, are played and not shown.
"""

import base64
import shutil
import tempfile
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.driving import decide, offered
from tests.browser.people import Visitor
from tests.server.process import Server

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
GOLDEN = ROOT / "tests" / "record" / "golden" / "1.1" / "base-3-family-box.alh"
LANDED = "() => !document.querySelector('[data-flying]') && !document.getAnimations().length"
# What lasts stays on the screen until its picture has been taken and it is told to go on.
HOLD = """() => {
    const later = window.setTimeout
    window.held = []
    window.release = () => {
        window.setTimeout = later
        window.held.splice(0).forEach((deed) => deed())
    }
    window.setTimeout = (deed, after, ...rest) => {
        const isShown = after >= 250 && after < 5000 // longer ones look after the line
        return isShown ? window.held.push(deed) : later(deed, after, ...rest)
    }
}"""
GO_ON = "() => window.held.splice(0).forEach((deed) => deed())"
RELEASE = "() => window.release()"
# What is told, and who is lit; nothing until there is something else than before. First comes a caption, or a scoring.
TOLD = """before => {
    const seen = (selector) => document.querySelector(selector) !== null
    const seat = document.querySelector('.players .decides')?.dataset.at ?? ''
    if (seen('dialog.scoring, dialog[open] .winner')) return { words: '', seat, state: 'cut' }
    if (before && seen('.asks.mine') && !seen('.prompt .skip')) return { words: '', seat, state: 'own' }
    const words = document.querySelector('.asks.caption')?.textContent.replace(/\\s+/g, ' ').trim()
    return words && words !== before ? { words, seat, state: 'others' } : null
}"""
# The cell where the picked tile is worth most.
BEST = """() => [...document.querySelectorAll('.target')]
    .map((one) => [one.dataset.action, Number(one.getAttribute('aria-label')?.match(/[+-]?\\d+(?!.*\\d)/)?.[0] ?? 0)])
    .reduce((best, one) => (one[1] > best[1] ? one : best))[0]"""
STEP: Final = 215  # from which what-if games begin
TURNS: Final = 5  # that are played before, so that the log tells something
OTHERS: Final = 4  # pictures of what the others do
TRIES: Final = 40  # turns


@dataclass
class Frame:
    """A picture, and what is written below it."""

    words: str
    picture: bytes


def picture(page: Page, quality: int = 80) -> bytes:
    """The table when everything on it has come to rest."""
    page.wait_for_function(LANDED, polling=100)
    return page.screenshot(type="jpeg", quality=quality)


def find_purchase(page: Page) -> bool:
    """Play on until something can be had exactly; false when the game is over."""
    while (offer := offered(page))["deed"] != "over":
        if offer["deed"] == "market" and page.locator(".market .tile.exact").count():
            return True
        decide(page)
    return False


def show_own(page: Page) -> list[Frame]:
    """The own turn up to its last click: an exact purchase, and a card with it."""
    frames = [Frame("Your turn", picture(page))]
    page.locator(".market .tile.exact").first.click()
    page.locator(".tray .act").wait_for()
    frames.append(Frame("A tile is picked: cards that pay it exactly rise, cells say what it is worth", picture(page)))
    page.locator(f".target[data-action='{page.evaluate(BEST)}']").click()
    page.locator(".target.aimed").wait_for()
    frames.append(Frame("A cell is chosen", picture(page)))
    page.locator(".tray .act:not(:disabled)").click()
    page.locator(".display .card.may").first.wait_for()
    frames.append(Frame("Paid exactly: one more action", picture(page)))
    card = page.locator(".display .card.may").first
    card.click()
    page.locator(".tray .act:not(:disabled)").wait_for()
    frames.append(Frame("A card with it", picture(page)))
    return frames


def show_others(page: Page) -> list[Frame]:
    """What the others do until it is the own turn again: four pictures, or none."""
    turns: dict[str, list[Frame]] = {}
    words = ""
    while (told := page.wait_for_function(TOLD, arg=words, polling=50).json_value())["state"] == "others":
        words = told["words"]
        turns.setdefault(told["seat"], []).append(Frame(words, picture(page)))
        page.evaluate(GO_ON)
    if told["state"] == "cut" or len(turns) < 2:
        return []
    first, second = turns.values()
    of_first = max(1, min(len(first), OTHERS // 2, OTHERS - 1), OTHERS - len(second))
    chosen = [*choose(first, of_first), *choose(second, OTHERS - of_first)]
    return chosen if len(chosen) == OTHERS else []


def choose(frames: list[Frame], number: int) -> list[Frame]:
    """That many of them, or all: the first ones, and how it ends."""
    return [*frames[: number - 1], frames[-1]] if len(frames) >= number else frames


def show_turn(page: Page) -> list[Frame]:
    """From the beginning of an own turn to the next; nothing, where it cannot be told in ten pictures."""
    own = show_own(page)
    page.evaluate(HOLD)
    page.locator(".tray .act:not(:disabled)").click()
    others = show_others(page)
    page.evaluate(RELEASE)
    return [*own, *others, Frame("Your turn again", picture(page))] if others else []


def sheet(browser: Browser, frames: list[Frame]) -> bytes:
    """All pictures on one sheet, two in a row."""
    shown = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(one.picture).decode()}">'
        f"<figcaption><b>{number}</b> {escape(one.words)}</figcaption></figure>"
        for number, one in enumerate(frames, 1)
    )
    style = (
        "body{margin:0;background:#071b19;color:#f3e9d2;font:17px/1.3 sans-serif;display:grid;"
        "grid-template-columns:1fr 1fr;gap:14px 8px;padding:8px}figure{margin:0}img{width:100%;display:block}"
        "figcaption{padding:6px 2px;min-height:2.6em}b{color:#e0a929;margin-right:.4em}"
    )
    page = browser.new_page(viewport={"width": 1460, "height": 800})
    page.set_content(f"<style>{style}</style>{shown}")
    return page.screenshot(type="jpeg", quality=72, full_page=True)


def main() -> None:
    """Play on from late in a recorded game."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"sqlite+aiosqlite:///{place}/alhambra.sqlite", Path(place))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            ana = Visitor(browser, server.url, is_dark=True, settings={"speed": "normal"})
            ana.introduce()
            replay = ana.ask("POST", "replays", record=GOLDEN.read_text("utf-8"))
            turns = [step for step in replay["steps"] if step["number"] >= STEP and step["seat"] == 2]
            wish = {"step": turns[0]["number"], "seat": 0, "bot": "greedy"}
            frames: list[Frame] = []
            page: Page | None = None
            for _ in range(TRIES):
                if page is None:
                    page = ana.sit_at(ana.ask("POST", f"replays/{replay['id']}/whatif", **wish)["id"])
                    for _ in range(TURNS):
                        offered(page)
                        decide(page)
                if not find_purchase(page):
                    page = None
                elif frames := show_turn(page):
                    break
            assert frames, "no turn could be shown"
            PICTURES.joinpath("browser.jpg").write_bytes(frames[2].picture)
            PICTURES.joinpath("turn.jpg").write_bytes(sheet(browser, frames))
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
