"""`PYTHONPATH=. python tools/film.py`: a whole turn with two opponents, for docs/pictures; needs the built client."""

import base64
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.driving import NEXT, by_mouse
from tests.browser.people import Visitor
from tests.server.process import Server

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
GOLDEN = ROOT / "tests" / "record" / "golden" / "1.1" / "base-3-family-box.alh"
LANDED = "() => !document.querySelector('[data-flying]') && !document.getAnimations().length"
STEP, FRAMES, BETWEEN = 190, 10, 700


def turn(page: Page) -> list[bytes]:
    """Do what is offered, and take a picture of everything that is seen on the way."""
    frames = [page.screenshot(type="jpeg", quality=80)]
    while len(frames) < FRAMES:
        offer = page.evaluate(NEXT)
        if offer and len(frames) < FRAMES - 1:
            by_mouse(page)(offer)
        page.wait_for_timeout(BETWEEN)
        frames.append(page.screenshot(type="jpeg", quality=80))
    return frames


def sheet(browser: Browser, frames: list[bytes]) -> bytes:
    """All pictures on one sheet, two in a row."""
    shown = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(one).decode()}">' for one in frames)
    page = browser.new_page(viewport={"width": 1460, "height": 800})
    page.set_content(f"<style>body{{margin:0;background:#071b19}}img{{width:720px;margin:4px}}</style>{shown}")
    return page.screenshot(type="jpeg", quality=72, full_page=True)


def main() -> None:
    """Play on from the middle of a recorded game."""
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
            page.wait_for_function(NEXT, polling=100)
            page.wait_for_timeout(8 * BETWEEN)  # the cards are dealt
            page.wait_for_function(LANDED, polling=100)
            PICTURES.joinpath("browser.png").write_bytes(page.screenshot())
            PICTURES.joinpath("turn.jpg").write_bytes(sheet(browser, turn(page)))
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
