"""`python -m bench.transfer`: how many bytes a browser is sent until the lobby and a table are there.

A real server and Chromium with an empty cache; bodies as they travel, compressed.
"""

import argparse
import json
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Response, sync_playwright

from tests.browser.people import Visitor
from tests.server.process import Server


def loaded(visitor: Visitor) -> list[Response]:
    """Every built file that the lobby and then a table fetch, each once."""
    seen: list[Response] = []
    visitor.page.on("response", lambda response: seen.append(response))  # noqa: PLW0108 - Playwright wants a function
    visitor.go()
    visitor.page.locator("#play-bot").wait_for()
    visitor.play_now()
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
    return list({one.url: one for one in seen if "/api/" not in one.url}.values())


def sent(response: Response) -> int:
    """How many bytes of its body were sent."""
    return response.request.sizes()["responseBodySize"]


def is_font(response: Response) -> bool:
    """Fonts are counted apart: they are cached for ever."""
    return response.url.endswith(".woff2")


def main() -> None:
    """Measure, and say it."""
    parser = argparse.ArgumentParser(prog="python -m bench.transfer", description=__doc__)
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"sqlite+aiosqlite:///{place}/alhambra.sqlite", Path(place))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            files = [(is_font(one), sent(one)) for one in loaded(Visitor(browser, server.url))]
            browser.close()
        finally:
            server.stop()
    figures = {
        "files": len(files),
        "bytes": sum(size for is_one, size in files if not is_one),
        "font_bytes": sum(size for is_one, size in files if is_one),
    }
    if options.json:
        print(json.dumps(figures))
    else:
        print(
            f"{figures['files']} files: {figures['bytes'] / 1000:.0f} kB, fonts {figures['font_bytes'] / 1000:.0f} kB"
        )


if __name__ == "__main__":
    main()
