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
    """Everything that the lobby and then a table fetch, each once: built files, and answers of the server."""
    seen: list[Response] = []
    visitor.page.on("response", lambda response: seen.append(response))  # noqa: PLW0108 - Playwright wants a function
    visitor.go()
    visitor.page.locator("#play-bot").wait_for()
    visitor.play_now()
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
    return list({one.url: one for one in seen}.values())


def sent(response: Response) -> int:
    """How many bytes of its body were sent."""
    return response.request.sizes()["responseBodySize"]


def kind_of(response: Response) -> str:
    """Fonts are counted apart, as they are cached for ever; and so is what the server answers."""
    return "font" if response.url.endswith(".woff2") else "answer" if "/api/" in response.url else "file"


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
            fetched = [(kind_of(one), sent(one)) for one in loaded(Visitor(browser, server.url))]
            browser.close()
        finally:
            server.stop()
    figures = {
        "files": sum(kind != "answer" for kind, _ in fetched),
        "bytes": sum(size for kind, size in fetched if kind == "file"),
        "font_bytes": sum(size for kind, size in fetched if kind == "font"),
        "answers": sum(kind == "answer" for kind, _ in fetched),
        "answer_bytes": sum(size for kind, size in fetched if kind == "answer"),
    }
    if options.json:
        print(json.dumps(figures))
        return
    print(f"{figures['files']} files: {figures['bytes'] / 1000:.0f} kB, fonts {figures['font_bytes'] / 1000:.0f} kB")
    print(f"{figures['answers']} answers: {figures['answer_bytes'] / 1000:.0f} kB")


if __name__ == "__main__":
    main()
