"""How large the game without a server is, how soon it is there, and how fast bots play in it: `python -m bench.static`.

Needs Chromium and the folder of `make static`. Times are those of this machine, in this moment: run it on a quiet one.
"""

import argparse
import gzip
import json
import shutil
import statistics
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from alhambra.bots.bot import Budget
from alhambra.bots.ladder import make_bot
from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.offline.thinking import limit_budget
from alhambra.server.bots.questions import parse_server_bot, sample_position
from alhambra.server.table.drive import THINKING_SECONDS

PATIENCE = 300_000
SEATS = [{"kind": "me", "name": "", "bot": ""}, {"kind": "bot", "name": ""}, {"kind": "bot", "name": ""}]
FRAMES = """() => {
    window.frames_taken = []
    let last = performance.now()
    const next = (now) => (window.frames_taken.push(now - last), (last = now), requestAnimationFrame(next))
    requestAnimationFrame(next)
}"""
LONG_TASKS = """() => {
    window.long_tasks = []
    const keep = (list) => window.long_tasks.push(...list.getEntries().map((one) => one.duration))
    new PerformanceObserver(keep).observe({ type: 'longtask' })
}"""
CARD = ".display .card.may"  # money that may be taken, so it is the person's turn
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


# Files that the page itself has fetched so far, as far as they have come.
FETCHED = """() => performance.getEntriesByType('resource').filter((one) => one.responseEnd)
    .map((one) => one.name.slice(document.baseURI.split('#')[0].length))"""


# The worker has said that it is ready: the bar that tells of its progress was there, and is gone.
IS_READY = "() => window.has_arrived && !document.querySelector('aside:has(progress)')"
ARRIVAL = """new MutationObserver(() => document.querySelector('aside:has(progress)') && (window.has_arrived = true))
    .observe(document, { childList: true, subtree: true })"""
# Python's memory has been kept for the next visit.
IS_REMEMBERED = """() => caches.keys().then((names) => names.filter((name) => name.startsWith('Python ')))
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
    .then((found) => found.flat().length > 0)"""


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


def count_bytes(folder: Path) -> dict[str, tuple[int, int]]:
    """Bytes of each part as they lie there, and as a host sends them that compresses."""
    groups: dict[str, tuple[int, int]] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            parts = path.relative_to(folder).parts
            group = "/".join(parts[:2]) if parts[0] == "offline" and len(parts) > 2 else parts[0]
            raw = path.read_bytes()
            sent = min(len(raw), len(gzip.compress(raw, 9)))
            raw_before, sent_before = groups.get(group, (0, 0))
            groups[group] = raw_before + len(raw), sent_before + sent
    return groups


def sizes(folder: Path) -> None:
    """How large every part is, and all."""
    groups = count_bytes(folder)
    for group, (raw_bytes, sent_bytes) in groups.items():
        print(f"{group:28} {raw_bytes / 1e6:6.2f} MB, compressed {sent_bytes / 1e6:6.2f} MB")
    raw_all, sent_all = (sum(group[column] for group in groups.values()) for column in (0, 1))
    print(f"{'all':28} {raw_all / 1e6:6.2f} MB, compressed {sent_all / 1e6:6.2f} MB")


def fetch_until_seen(browser: Browser, address: str, folder: Path) -> list[int]:
    """The bytes of each file that a first visit fetches until the page can be seen, compressed."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.locator("h1").first.wait_for()
    names = ["index.html", *page.evaluate(FETCHED)]
    context.close()
    return [len(gzip.compress((folder / name).read_bytes(), 9)) for name in names]


def before_paint(browser: Browser, address: str, folder: Path) -> None:
    """How much that is."""
    sent = fetch_until_seen(browser, address, folder)
    print(f"before the first paint       {len(sent)} files, compressed {sum(sent) / 1e3:.0f} kB")


def visit(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the page can be seen, and until Python is ready."""
    began = time.perf_counter()
    page.goto(address)
    page.locator("h1").first.wait_for()
    seen = time.perf_counter() - began
    page.wait_for_function(IS_READY)
    return seen, time.perf_counter() - began


def visits(browser: Browser, address: str, count: int, is_second: bool) -> None:
    """How long a first visit takes, or the one after it, each in a browser that was never here before."""
    taken = []
    for _ in range(count):
        context = browser.new_context()
        context.set_default_timeout(PATIENCE)
        context.add_init_script(ARRIVAL)
        page = context.new_page()
        taken.append(visit(page, address))
        if is_second:
            page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
            while not page.evaluate(IS_REMEMBERED):
                page.wait_for_timeout(100)
            taken[-1] = visit(page, address + "?again")
        context.close()
    for name, column in (("page", 0), ("Python", 1)) if taken else ():
        values = [one[column] for one in taken]
        spread = f"{min(values):.1f} to {max(values):.1f}, {count} visits"
        which = "second" if is_second else "first"
        print(f"{which} visit, {name:6} after {statistics.median(values):.1f} s ({spread})")


def bots_alone(browser: Browser, address: str, bot: str) -> None:
    """A game for three in which bots play all seats: decisions a second, and how smooth the page is meanwhile."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    page.evaluate("draft => localStorage.setItem('alhambra-new-table', draft)", json.dumps(draft_of(bot)))
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
    times = page.evaluate(STEPS)
    rate = (len(times) - 1) / (times[-1] - times[0])
    print(f"{bot:10} {len(times)} steps, {rate:.1f} a second; {frames_text(page)}")
    context.close()


def beside_a_person(browser: Browser, address: str, bot: str, turns: int) -> None:
    """Somebody plays against two bots at the usual speed: how smooth the page is meanwhile."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    page.evaluate("draft => localStorage.setItem('alhambra-new-table', draft)", json.dumps(draft_of(bot)))
    page.evaluate("() => localStorage.setItem('alhambra-settings', JSON.stringify({ tips: false }))")
    page.goto(address + "#/new")
    page.reload()
    page.locator(".sum button.primary").click()
    page.locator(CARD).first.wait_for()
    page.evaluate(FRAMES)
    page.evaluate(LONG_TASKS)
    began = time.perf_counter()
    for _ in range(turns):
        page.locator(CARD).first.click()
        page.locator(".tray .act:not(:disabled)").first.click()
        page.locator(CARD).first.wait_for(state="detached")
        page.locator(CARD).first.wait_for()
    taken = (time.perf_counter() - began) / turns
    tasks = page.evaluate("() => window.long_tasks")
    told = f"{len(tasks)} long tasks, the longest {max(tasks, default=0):.0f} ms"
    print(f"{bot:10} beside a person, {taken:.1f} s a round; {frames_text(page)}; {told}")
    context.close()


def frames_text(page: Page) -> str:
    """How long frames took since they were watched."""
    frames = sorted(page.evaluate("() => window.frames_taken"))
    quantiles = [frames[int(len(frames) * part)] for part in (0.5, 0.95, 0.99)]
    shown = ", ".join(f"{one:.0f}" for one in (*quantiles, frames[-1]))
    return f"frames in ms (median, 95 %, 99 %, longest): {shown}"


def draft_of(bot: str) -> dict[str, Any]:
    """A table for somebody and two bots."""
    return {"seats": [{**seat, "bot": bot} for seat in SEATS]}


def worlds(bots: Sequence[str], decisions: int) -> None:
    """In how many worlds bots play on before they decide, by the Python of a page under Node.js."""
    sys.path.append(str(Path(__file__).parents[1] / "tools"))  # there is what finds Node.js
    from tests.offline.pages import page_in  # noqa: PLC0415 - found by that

    with TemporaryDirectory() as folder, page_in(Path(folder), Path(__file__).with_name("worlds_in_page.py")) as page:
        for bot in bots:
            seconds = limit_budget(parse_server_bot(bot), THINKING_SECONDS / (len(SEATS) - 1)).seconds
            asked = [{"bot": bot, "position": position, "seconds": seconds} for position in positions(decisions)]
            played = sorted(page.ask(json.dumps(one))[0] for one in asked)
            spread = f"{played[0]} to {played[-1]}, {decisions} decisions of {seconds:.1f} s"
            print(f"{bot:10} {statistics.median(played):.0f} worlds a decision ({spread})")


def positions(count: int) -> Iterator[str]:
    """Positions of games of the greedy bot for three, as a seat that has to act may know them."""
    bot, luck = make_bot("greedy", 3), Fast(3)
    game = Game(Setup(players=3), luck)
    while count:
        for _ in range(7):
            if game.is_over:
                game = Game(Setup(players=3), luck)
            game.apply_code(bot.choose(game.view(game.to_act), game.legal_codes(), Budget()))
        if not game.is_over and len(game.legal_codes()) > 1:
            count -= 1
            yield sample_position(game.view(game.to_act), count)


def main() -> None:
    """Everything once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/static"))
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--bots", default="novice,greedy,expert")
    parser.add_argument("--beside", default="expert,master,champion", help="bots that think while somebody plays")
    parser.add_argument("--turns", type=int, default=12, help="of that person")
    parser.add_argument("--decisions", type=int, default=20, help="of the bots whose worlds are counted")
    wanted = parser.parse_args()
    sizes(wanted.folder)
    with hosted(wanted.folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        before_paint(browser, address, wanted.folder)
        for is_second in (False, True):
            visits(browser, address, wanted.visits, is_second)
        for bot in filter(None, wanted.bots.split(",")):
            bots_alone(browser, address, bot)
        for bot in filter(None, wanted.beside.split(",")):
            beside_a_person(browser, address, bot, wanted.turns)
        browser.close()
    if wanted.decisions:
        worlds(("master", "champion"), wanted.decisions)


if __name__ == "__main__":
    main()
