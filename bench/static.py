"""How large the game without a server is, how soon it is there, and how fast bots play in it: `python -m bench.static`.

Needs Chromium and the folder of `make static`. Times are those of this machine, in this moment: run it on a quiet one.
"""

import argparse
import gzip
import json
import shutil
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

PATIENCE = 300_000
SEATS = [{"kind": "me", "name": "", "bot": ""}, {"kind": "bot", "name": ""}, {"kind": "bot", "name": ""}]
FRAMES = """() => {
    window.frames_taken = []
    let last = performance.now()
    const next = (now) => (window.frames_taken.push(now - last), (last = now), requestAnimationFrame(next))
    requestAnimationFrame(next)
}"""
STEPS = """() => new Promise((resolve) => {
    const asked = indexedDB.open('alhambra')
    asked.onsuccess = () => {
        const all = asked.result.transaction('rows').objectStore('rows').getAll()
        all.onsuccess = () => {
            const steps = all.result.filter((row) => row.key.startsWith('step/')).map((row) => JSON.parse(row.text))
            asked.result.close()
            resolve(steps.filter((step) => step.kind !== 'deal').map((step) => step.at))
        }
    }
})"""


class Quiet(SimpleHTTPRequestHandler):
    """Sends files, and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of a host that sends the files of a folder."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/"
    finally:
        host.shutdown()
        host.server_close()


def sizes(folder: Path) -> None:
    """Bytes as they lie there, and as a host sends them that compresses."""
    groups: dict[str, list[int]] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            parts = path.relative_to(folder).parts
            group = "/".join(parts[:2]) if parts[0] == "offline" and len(parts) > 2 else parts[0]
            raw = path.read_bytes()
            sent = min(len(raw), len(gzip.compress(raw, 9)))
            groups[group] = [one + more for one, more in zip(groups.get(group, [0, 0]), (len(raw), sent), strict=True)]
    for group, (raw_bytes, sent_bytes) in groups.items():
        print(f"{group:28} {raw_bytes / 1e6:6.2f} MB, compressed {sent_bytes / 1e6:6.2f} MB")
    raw_all, sent_all = (sum(group[column] for group in groups.values()) for column in (0, 1))
    print(f"{'all':28} {raw_all / 1e6:6.2f} MB, compressed {sent_all / 1e6:6.2f} MB")


def visit(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the page can be seen, and until Python is ready."""
    began = time.perf_counter()
    page.goto(address)
    page.locator("h1").first.wait_for()
    seen = time.perf_counter() - began
    page.locator("aside:has(progress)").wait_for(state="detached")
    return seen, time.perf_counter() - began


def visits(browser: Browser, address: str, count: int, is_second: bool) -> None:
    """How long a first visit takes, or the one after it, each in a browser that was never here before."""
    taken = []
    for _ in range(count):
        context = browser.new_context()
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        taken.append(visit(page, address))
        if is_second:
            page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
            taken[-1] = visit(page, address + "?again")
        context.close()
    for name, column in (("page", 0), ("Python", 1)):
        values = [one[column] for one in taken]
        spread = f"{min(values):.1f} to {max(values):.1f}, {count} visits"
        which = "second" if is_second else "first"
        print(f"{which} visit, {name:6} after {statistics.median(values):.1f} s ({spread})")


def bots_alone(browser: Browser, address: str, bot: str) -> None:
    """A game for three in which bots play all seats: decisions a second, and how smooth the page is meanwhile."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    draft = {"seats": [{**seat, "bot": bot} for seat in SEATS]}
    page.goto(address)
    page.evaluate("draft => localStorage.setItem('alhambra-new-table', draft)", json.dumps(draft))
    page.evaluate("() => localStorage.setItem('alhambra-settings', JSON.stringify({ speed: 'off', tips: false }))")
    page.goto(address + "#/new")
    page.reload()
    page.locator(".sum button.primary").click()
    page.locator(".asks.mine").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.evaluate(FRAMES)
    page.get_by_role("button", name="Really resign").click()
    page.locator("dialog[open] .winner").wait_for()
    times, frames = page.evaluate(STEPS), sorted(page.evaluate("() => window.frames_taken"))
    rate = (len(times) - 1) / (times[-1] - times[0])
    quantiles = [frames[int(len(frames) * part)] for part in (0.5, 0.95, 0.99)]
    shown = ", ".join(f"{one:.0f}" for one in (*quantiles, frames[-1]))
    print(f"{bot:10} {len(times)} steps, {rate:.1f} a second; frames in ms (median, 95 %, 99 %, longest): {shown}")
    context.close()


def main() -> None:
    """Everything once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/static"))
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--bots", default="novice,greedy,expert")
    wanted = parser.parse_args()
    sizes(wanted.folder)
    with hosted(wanted.folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for is_second in (False, True):
            visits(browser, address, wanted.visits, is_second)
        for bot in wanted.bots.split(","):
            bots_alone(browser, address, bot)
        browser.close()


if __name__ == "__main__":
    main()
