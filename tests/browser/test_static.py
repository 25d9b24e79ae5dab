"""The game as a folder of static files: a host sends them, and after the first visit there need not be one."""

import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from alhambra.offline.folder import CLIENT, RUNTIME, write_folder
from alhambra.offline.store import Kept, Whole
from alhambra.offline.table import ME, state_of
from alhambra.record.text_form import parse_record
from alhambra.record.verify import verify
from alhambra.server.play import wire
from alhambra.server.play.match import Match
from alhambra.server.play.messages import view_message
from alhambra.server.play.rows import PLAYING, LogStep
from alhambra.server.play.sitting import Viewpoint
from tests.browser.conftest import Arrive, needed
from tests.browser.driving import IN_WORDS
from tests.browser.people import QUICK, Visitor
from tests.effort import effort
from tests.record.games import ALL_MODULES

PATIENCE = 120_000  # Python has to arrive, on a busy machine
pytestmark = pytest.mark.timeout(1800)
PATH = "games/of/alhambra"  # anywhere
NOWHERE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
KILLS = 2  # forty in a soak run
SETS: list[dict[str, Any]] = [{}, {"game": "granada"}, {"game": "combined"}, {"modules": list(ALL_MODULES)}]
WORDS = {**QUICK, "textMode": True}
SEAT = {"name": "", "bot": "novice"}
"""A seat of the page for new tables."""

# What the page has kept: texts by key.
ROWS = """() => new Promise((resolve, reject) => {
    const asked = indexedDB.open('alhambra')
    asked.onerror = () => reject(asked.error)
    asked.onsuccess = () => {
        const all = asked.result.transaction('rows').objectStore('rows').getAll()
        all.onsuccess = () => (asked.result.close(), resolve(all.result.map((row) => [row.key, row.text])))
    }
})"""
# What the worker says to the page, word for word.
OVERHEAR = """(() => {
    const Plain = window.Worker
    window.overheard = []
    window.Worker = class extends Plain {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', ({ data }) => data.kind === 'text' && window.overheard.push(data.text))
        }
    }
})()"""
OPTIONS = "() => [...document.querySelectorAll('.text button[data-action]')].map((one) => one.dataset.action)"


class Quiet(SimpleHTTPRequestHandler):
    """Sends files, and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the folder, somewhere on a host that sends files and can do nothing else."""
    is_made = (CLIENT / "index.html").exists() and (RUNTIME / "pyodide.mjs").exists()
    needed("made" if is_made else None, "Python for the browser is not here: run `make static`")
    root = tmp_path_factory.mktemp("host")
    write_folder(root / PATH)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{host.server_port}/{PATH}"
    host.shutdown()
    host.server_close()
    thread.join()


@pytest.fixture(scope="module")
def alone(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """A browser that finds no other host than this machine."""
    started = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", NOWHERE])
    yield started
    started.close()


@pytest.fixture
def visit(alone: Browser, static: str) -> Iterator[Arrive]:
    """Somebody who plays; nothing was asked of anybody but the host, and the browser had nothing to complain about."""
    here: list[Visitor] = []
    elsewhere: list[str] = []

    def come(**wishes: Any) -> Visitor:
        visitor = Visitor(alone, static, **wishes)
        visitor.context.on("request", lambda one: elsewhere.append(one.url))
        visitor.context.set_default_timeout(PATIENCE)
        here.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in here for complaint in visitor.complaints]
    for visitor in here:
        visitor.context.close()
    assert not [url for url in elsewhere if not url.startswith((static, "blob:"))]
    assert not complaints


def deal(page: Page, seats: int = 2, **wishes: Any) -> None:
    """Have a table dealt, by the page for new tables."""
    sitting = [{**SEAT, "kind": "me"}, *[{**SEAT, "kind": "bot"}] * (seats - 1)]
    page.evaluate(
        "draft => localStorage.setItem('alhambra-new-table', draft)", json.dumps({"seats": sitting, **wishes})
    )
    page.goto(page.url.partition("#")[0] + "#/new")
    page.locator(".sum button.primary").click()
    page.locator(".text, .board").first.wait_for()


def play(page: Page, until: str = "") -> int:
    """Choose what is offered in words, until a game is over or an action is offered; how often something was chosen."""
    done: int = page.evaluate(IN_WORDS, until)
    return done


def kept(page: Page, kind: str) -> dict[str, Any]:
    """What the page has kept of a kind, by key."""
    return {key: json.loads(text) for key, text in page.evaluate(ROWS) if key.startswith(kind + "/")}


def checked_views(page: Page) -> int:
    """Every view that the worker has sent is what a server would have sent, byte for byte; how many there were."""
    views = [json.loads(text) | {"text": text} for text in page.evaluate("() => window.overheard.splice(0)")]
    views = [view for view in views if view["type"] == "view" and (view["options"] or not view["window"])]
    rows = {key: text for key, text in page.evaluate(ROWS) if "/" in key}
    number = page.url.rpartition("/")[2]
    found = msgspec.json.decode(rows[f"table/{number}"], type=Kept)
    steps = [msgspec.json.decode(text, type=LogStep) for key, text in rows.items() if key.startswith(f"step/{number}/")]
    played = msgspec.structs.replace(found, row=replace(found.row, phase=PLAYING, result=(), winners=()))
    for view in views:
        kept_then = found if view["game"]["is_over"] else played
        state = state_of(Whole(kept_then, steps[: view["seen"] + 1], []))
        assert isinstance(state, Match)
        assert wire.written(view_message(state, Viewpoint(ME, None, "en"))) == view["text"]
    return len(views)


def saved(page: Page, folder: Path) -> str:
    """The record of the game that is over, as it is saved from the table."""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as downloaded:
        page.get_by_role("button", name="Save the record").click()
    downloaded.value.save_as(folder / "game.alh")
    return (folder / "game.alh").read_text("utf-8")


def is_fair(page: Page) -> None:
    """A replay is shown, and its record checks."""
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".notice.good")).to_be_visible()


def test_whole_games_then_without_a_network(visit: Arrive, tmp_path: Path) -> None:
    ana = visit(settings=WORDS)
    ana.context.add_init_script(OVERHEAR)
    page = ana.go()
    for count, wishes in enumerate(SETS, 1):
        deal(page, **wishes)
        assert play(page) > 30
        expect(page.locator("dialog[open] .winner")).to_be_visible()
        tables = kept(page, "table").values()
        assert [table["row"]["phase"] for table in tables] == ["over"] * count
        assert checked_views(page) > 60
        verdict = verify(parse_record(saved(page, tmp_path)))
        assert not verdict.findings
        assert not verdict.unchecked
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    ana.set_offline(True)
    page.goto(f"{ana.site}/#/records")
    page.reload()
    page.get_by_role("link", name="Alhambra · 2 players").first.click()
    is_fair(page)


def test_a_page_that_is_left_in_the_middle(visit: Arrive) -> None:
    """Whatever was shown is there again: in a window after a reload, and after each kill."""
    ana = visit(settings=WORDS)
    page = ana.go()
    deal(page, seats=3, modules=["vizier"])
    play(page, "hold")  # a window: several are asked whether they do something between two turns
    options, steps, answers = page.evaluate(OPTIONS), kept(page, "step"), kept(page, "answer")
    page.reload()
    play(page, "hold")
    assert page.evaluate(OPTIONS) == options
    assert kept(page, "step") == steps
    assert answers.items() <= kept(page, "answer").items()
    page.locator('.text button[data-action="hold"]').click()
    place, count = page.url, 0
    for _ in range(effort(KILLS)):
        play(page, "*")
        before = kept(page, "step")
        assert len(before) > count
        page.locator(".text button[data-action]").first.click()
        page.close()  # in the middle of what it does
        ana.page = page = ana.window()
        page.goto(place)
        play(page, "*")
        after = kept(page, "step")
        assert before.items() <= after.items()
        count = len(before)
