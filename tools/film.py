"""`PYTHONPATH=. python tools/film.py`: a whole turn with two opponents, for docs/pictures; needs the built client."""

import base64
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.driving import NEXT, by_mouse, decide, offered
from tests.browser.people import Visitor
from tests.server.process import Server

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
GOLDEN = ROOT / "tests" / "record" / "golden" / "1.1" / "base-3-family-box.alh"
LANDED = "() => !document.querySelector('[data-flying]') && !document.getAnimations().length"
# What lasts stays on the screen until its picture has been taken and it is told to go on.
HOLD = """() => {
    window.held = []
    const later = window.setTimeout
    window.setTimeout = (deed, after, ...rest) => {
        const isShown = after >= 600 && after < 5000 // longer ones look after the line
        return isShown ? window.held.push(deed) : later(deed, after, ...rest)
    }
}"""
GO_ON = "() => window.held.splice(0).forEach((deed) => deed())"
ASKED = "document.querySelector('.asks.mine') && !document.querySelector('.prompt .skip')"
SHOWN = f"() => ({ASKED}) || document.querySelector('.asks.caption')"
STEP, FRAMES, TURNS = 215, 10, 5


def picture(page: Page, quality: int = 80) -> bytes:
    """The table when everything on it has come to rest."""
    page.wait_for_function(LANDED, polling=100)
    return page.screenshot(type="jpeg", quality=quality)


def begin_purchase(page: Page) -> bytes:
    """Play on until there is something to tell and something to be had exactly; pick it, and its cell.

    Gives a picture of the table before that.
    """
    for turn in range(4 * TURNS):
        offered(page)
        if turn >= TURNS and page.locator(".market .tile.exact").count():
            break
        decide(page)
    before = picture(page)
    page.locator(".market .tile.exact").first.click()
    page.locator(".target").first.click()
    page.locator(".tray .act:not(:disabled)").wait_for()
    return before


def turn(page: Page, before: bytes) -> list[bytes]:
    """From a purchase to the next own turn: a picture of all that is done, and one of each caption."""
    frames = [before, picture(page)]
    page.evaluate(HOLD)
    while not page.locator(".asks.caption").count():
        by_mouse(page)(offered(page))
        page.wait_for_function(f"() => ({NEXT})() || document.querySelector('.asks.caption')", polling=50)
        frames.append(picture(page))
    while not page.evaluate(f"() => Boolean({ASKED})"):
        words = page.locator(".asks").inner_text()
        page.evaluate(GO_ON)
        page.wait_for_function(
            f"before => ({SHOWN})() && document.querySelector('.asks').innerText !== before", arg=words, polling=50
        )
        frames.append(picture(page))
    return frames if len(frames) <= FRAMES else [*frames[: FRAMES // 2], *frames[-FRAMES // 2 :]]


def sheet(browser: Browser, frames: list[bytes]) -> bytes:
    """All pictures on one sheet, two in a row."""
    shown = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(one).decode()}">' for one in frames)
    page = browser.new_page(viewport={"width": 1460, "height": 800})
    page.set_content(f"<style>body{{margin:0;background:#071b19}}img{{width:720px;margin:4px}}</style>{shown}")
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
            page = ana.sit_at(ana.ask("POST", f"replays/{replay['id']}/whatif", **wish)["id"])
            before = begin_purchase(page)
            PICTURES.joinpath("browser.jpg").write_bytes(picture(page, 84))
            PICTURES.joinpath("turn.jpg").write_bytes(sheet(browser, turn(page, before)))
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
