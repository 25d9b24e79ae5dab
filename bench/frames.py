"""`python -m bench.frames`: how long the browser's main thread works for a frame, with 54 tiles panned and zoomed.

A real server and Chromium; the view is changed on its way so that the own palace holds every tile of the game.
"""

import argparse
import json
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from tests.browser.people import Visitor
from tests.server.process import Server

ACROSS = 9
CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline", "devtools.timeline.frame"]
TASK, FRAME, MAIN = "RunTask", "BeginCommitCompositorFrame", "CrRendererMain"


def asked() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=120, help="of the mouse and of the wheel, in a round")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    return parser.parse_args()


def all_laid() -> list[list[Any]]:
    """Every tile in one block, beside the fountain."""
    names = [tile.name for tile in Game(Setup()).rules.tiles.tiles if tile.type]
    return [[name, 1 + at % ACROSS, at // ACROSS - 3] for at, name in enumerate(names)]


def laid_out(text: str) -> str:
    """A message of the server, with all tiles in the first palace."""
    message = json.loads(text)
    if message["type"] == "view":
        message["game"]["seats"][max(0, message["viewer"])]["palace"] = all_laid()
    return json.dumps(message)


def full_table(page: Page) -> None:
    """Whatever the server says, every tile is laid."""

    def opened(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(far.send)
        far.on_message(lambda text: near.send(laid_out(str(text))))

    page.route_web_socket("**/socket*", opened)


def open_full_table(visitor: Visitor) -> Page:
    """A table at which every tile is laid, when it is the visitor's turn and nothing else is shown."""
    full_table(visitor.page)
    page = visitor.play_now()
    page.wait_for_function(f"() => document.querySelectorAll('.ground g.tile').length >= {len(all_laid())}")
    page.locator(".asks.mine").wait_for(state="attached")
    return page


def take_hold(page: Page) -> tuple[float, float]:
    """Press the mouse in the middle of the palace; where that is."""
    box = page.locator(".frame .ground").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def pan(page: Page, moves: int, x: float, y: float) -> None:
    """Move the palace to and fro, as long as the mouse holds it."""
    for step in range(moves):
        page.mouse.move(x + 80 * ((step % 20) / 10 - 1), y + 5 * (step % 9))


def moved(page: Page, moves: int) -> None:
    """Pan in circles by the mouse, then zoom in and out by the wheel."""
    pan(page, moves, *take_hold(page))
    page.mouse.up()
    for step in range(moves):
        page.mouse.wheel(0, 60 if step % 20 < 10 else -60)


def work_of_frames(trace: dict[str, Any]) -> list[float]:
    """Milliseconds of processor time of all tasks of the page's main thread from one commit of a frame to the next."""
    events = trace["traceEvents"]
    threads = [
        (one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and one["args"]["name"] == MAIN
    ]
    by_thread = {thread: [one for one in events if (one["pid"], one["tid"]) == thread] for thread in threads}
    own = max(by_thread.values(), key=lambda found: sum(one["name"] == FRAME for one in found))
    begun = sorted(one["ts"] for one in own if one["name"] == FRAME)
    tasks = [(one["ts"], one["tdur"]) for one in own if one["name"] == TASK and "tdur" in one]
    return [sum(dur for start, dur in tasks if begin <= start < end) / 1000 for begin, end in pairwise(begun)]


def rounds(browser: Browser, site: str, options: argparse.Namespace) -> Iterator[list[float]]:
    """The work of all frames of each round; the first is for warming up."""
    page = open_full_table(Visitor(browser, site))
    for number in range(options.rounds + 1):
        browser.start_tracing(page=page, categories=CATEGORIES)
        moved(page, options.moves)
        found = work_of_frames(json.loads(browser.stop_tracing()))
        if number:
            yield found


def percentile(values: list[float], part: int) -> float:
    """The value that the given number of hundredths do not exceed."""
    return statistics.quantiles(values, n=100)[part - 1]


def main() -> None:
    """Measure, and say it."""
    options = asked()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"sqlite+aiosqlite:///{place}/alhambra.sqlite", Path(place))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            found = list(rounds(browser, server.url, options))
            version = browser.version
            browser.close()
        finally:
            server.stop()
    high = [percentile(one, 95) for one in found]
    figures = {
        "chromium": version,
        "frames": sum(len(one) for one in found),
        "median_ms": statistics.median(value for one in found for value in one),
        "p95_ms": {"median": statistics.median(high), "lowest": min(high), "highest": max(high)},
    }
    if options.json:
        print(json.dumps(figures))
    else:
        print(f"Chromium {version}, {figures['frames']} frames: median {figures['median_ms']:.1f} ms a frame;")
        print(f"95 of 100 within {statistics.median(high):.1f} ms ({min(high):.1f}–{max(high):.1f})")


if __name__ == "__main__":
    main()
