"""The game as a folder of static files: a host sends them, and after the first visit there need not be one."""

import json
import re
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, Route, expect

from alhambra.offline.folder import CLIENT, RUNTIME, write_folder
from alhambra.offline.store import Kept, Whole
from alhambra.offline.table import ME, state_of
from alhambra.record.text_form import parse_record
from alhambra.record.verify import verify
from alhambra.server.play import wire
from alhambra.server.play.match import Match
from alhambra.server.play.messages import make_view_message
from alhambra.server.play.rows import PLAYING, LogStep
from alhambra.server.play.sitting import Viewpoint
from bench.static import count_bytes, fetch_until_seen
from tests.browser.conftest import Arrive, needed
from tests.browser.driving import IN_WORDS, NEXT, decide
from tests.browser.people import QUICK, Visitor
from tests.effort import effort
from tests.record.games import ALL_MODULES
from tests.server.process import Server

PATIENCE = 300_000  # Python has to arrive, on a busy machine
pytestmark = pytest.mark.timeout(1800)
PATH = "games/of/play"  # anywhere
NEWER = "0123456789ab"  # names a version that comes later
DOCS = Path(__file__).parents[2] / "docs" / "offline.md"
NOWHERE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
KILLS = 2  # fifty with an effort of 25, as in `make soak`
MOST_BYTES = 8_000_000  # of all, as a host sends them that compresses
MOST_BYTES_BEFORE_PAINT = 300_000
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
# How much of Python had come, each time that the worker told.
ARRIVAL = """(() => {
    const Plain = window.Worker
    window.parts = []
    window.Worker = class extends Plain {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', ({ data }) => data.kind === 'progress' && window.parts.push(data.part))
        }
    }
})()"""
# Python's memory, which the browser keeps when everything is imported.
MEMORIES = """() => caches.keys().then((names) => names.filter((name) => name.startsWith('Python ')))
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
    .then((found) => found.flat().map((one) => one.url))"""
IS_REMEMBERED = f"() => ({MEMORIES})().then((urls) => urls.length === 1)"
DAMAGE = """([url]) => caches.keys().then((names) => caches.open(names.find((name) => name.startsWith('Python '))))
    .then((cache) => cache.put(url, new Response(new Uint8Array(1 << 16))))"""
OPTIONS = "() => [...document.querySelectorAll('.text button[data-action]')].map((one) => one.dataset.action)"

# A table in which somebody has to decide is kept as it looks.
IS_PAINTED = """() => Object.keys(localStorage).filter((key) => key.startsWith('alhambra-picture-'))
    .some((key) => JSON.parse(JSON.parse(localStorage[key]).texts[2]).options.length)"""
# Whether the page has asked the browser to keep what it has.
ASKED_TO_KEEP = "navigator.storage.persist = () => Promise.resolve((window.askedToKeep = true))"
# Chooses something, unless the page has something to say.
PLAY_UNTIL_TOLD = """() => {
    if (document.querySelector('aside [role=alert]')) return true
    const confirm = document.querySelector('.text [role=alert] button.primary')
    const next = confirm ?? document.querySelector('.text button[data-action]')
    next?.click()
    return false
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Sends files, and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the host sends."""
    return tmp_path_factory.mktemp("host")


@pytest.fixture(scope="module")
def static(root: Path) -> Iterator[str]:
    """The address of the folder, somewhere on a host that sends files and can do nothing else."""
    is_made = (CLIENT / "index.html").exists() and (RUNTIME / "pyodide.mjs").exists()
    needed("made" if is_made else None, "Python for the browser is not here: run `make static`")
    write_folder(root / PATH)
    (live,) = re.findall("^<iframe.*</iframe>$", DOCS.read_text("utf-8"), re.MULTILINE)
    style = (DOCS.parent / "static/site.css").read_text("utf-8")
    head = f'<title>The documentation</title><link rel="icon" href="play/icon-192.png"><style>{style}</style>'
    page = f"<!doctype html>{head}{live}"
    (root / PATH).with_name("docs.html").write_text(page)
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
    documentation = static.rpartition("/")[0] + "/docs.html"
    assert not [url for url in elsewhere if not url.startswith((static, documentation, "blob:"))]
    assert not complaints


def deal(page: Page, seats: Sequence[dict[str, Any]] = (), **wishes: Any) -> None:
    """Have a table dealt, by the page for new tables; for somebody and a bot, unless it is said who sits there."""
    sitting = list(seats) or [{**SEAT, "kind": "me"}, {**SEAT, "kind": "bot"}]
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


def wait_until(page: Page, asked: str) -> None:
    """Ask the page until a promise gives yes: `wait_for_function` would ask once, and take any answer."""
    while not page.evaluate(asked):
        page.wait_for_timeout(50)


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
        assert wire.write_message(make_view_message(state, Viewpoint(ME, None, "en"))) == view["text"]
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


def is_analysed_and_played_on(page: Page) -> None:
    """The chances of a game are found out step by step, and a bot looks at its decisions; then it is played on."""
    graph = page.locator(".controls").get_by_role("img")
    expect(graph).to_have_accessible_name(re.compile(r"^Win chance\. .*\d%"), timeout=PATIENCE)
    expect(page.locator(".controls progress")).to_have_count(0, timeout=PATIENCE)
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_function("() => document.querySelector('[role=status] progress')?.value > 1")
    page.locator("section[aria-labelledby=replay-whatif] button.primary").click()
    page.locator(".text").wait_for()
    play(page, "*")


def solution_of_a_puzzle(page: Page) -> None:
    """A puzzle is set up and its solution shown; nothing is said of ratings."""
    page.goto(page.url.partition("#")[0] + "#/puzzles")
    page.get_by_role("button", name="Solve a puzzle").click()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    assert "rating" not in page.locator("aside[aria-label=Puzzle]").inner_text().lower()
    assert [one["is_solved"] for one in kept(page, "puzzle").values()] == [False]


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
    is_analysed_and_played_on(page)
    solution_of_a_puzzle(page)


def test_a_page_that_is_left_in_the_middle(visit: Arrive) -> None:
    """Whatever was shown is there again: in a window after a reload, and after each kill."""
    ana = visit(settings=WORDS)
    page = ana.go()
    deal(page, [{**SEAT, "kind": "me"}, *[{**SEAT, "kind": "bot"}] * 2], modules=["vizier"])
    play(page, "hold")  # a window: several are asked whether they do something between two turns
    options, steps, answers = page.evaluate(OPTIONS), kept(page, "step"), kept(page, "answer")
    page.reload()
    play(page, "hold")
    assert page.evaluate(OPTIONS) == options
    assert kept(page, "step") == steps
    assert answers.items() <= kept(page, "answer").items()
    page.locator('.text button[data-action="hold"]').click()
    place = page.url
    for number in range(effort(KILLS)):
        play(page, "*")
        shown = page.evaluate(OPTIONS), kept(page, "step")
        page.locator(".text button[data-action]").first.click()
        kill(page, is_crash=number % 2 == 1)  # in the middle of what it does
        ana.page = page = ana.window()
        page.goto(place)
        is_there_again(page, *shown)
    count = len(kept(page, "step"))
    page.locator(".text button[data-action]").first.click()
    while len(kept(page, "step")) == count:  # and the game goes on
        page.wait_for_timeout(50)


def kill(page: Page, is_crash: bool) -> None:
    """End a page, with all that it does; or end its process."""
    if is_crash:
        with page.expect_event("crash"), suppress(Error):  # it never gets there
            page.goto("chrome://crash")
    page.close()


def is_there_again(page: Page, options: list[str], steps: dict[str, Any]) -> None:
    """All that was shown is there; the last click may have come too late, and then the same is offered again."""
    play(page, "*")
    found = kept(page, "step")
    assert steps.items() <= found.items()
    assert found != steps or page.evaluate(OPTIONS) == options


@contextmanager
def started(playwright: Playwright, chromium: str, profile: Path) -> Iterator[tuple["subprocess.Popen[bytes]", Page]]:
    """A browser of our own, which keeps what it has in a profile, and a page of it."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    switches = ["--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0", NOWHERE]
    process = subprocess.Popen([chromium, *switches, f"--user-data-dir={profile}"], stderr=subprocess.DEVNULL)
    try:
        while not (port.exists() and port.read_text().count("\n")):
            assert process.poll() is None
            time.sleep(0.05)
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
        context = browser.contexts[0]
        context.set_default_timeout(PATIENCE)
        settings = json.dumps({"tips": False, **WORDS})
        context.add_init_script(f"localStorage.setItem('alhambra-settings', {json.dumps(settings)})")
        yield process, context.new_page()
    finally:
        process.kill()
        process.wait()


def test_a_browser_that_is_killed(playwright: Playwright, chromium: str, static: str, tmp_path: Path) -> None:
    """The whole browser, without a warning."""
    with started(playwright, chromium, tmp_path) as (process, page):
        page.goto(f"{static}/")
        deal(page)
        play(page, "*")
        place, shown = page.url, (page.evaluate(OPTIONS), kept(page, "step"))
        page.locator(".text button[data-action]").first.click()
        process.kill()
        process.wait()
    with started(playwright, chromium, tmp_path) as (_, page):
        page.goto(place)
        is_there_again(page, *shown)


def test_two_windows_of_one_game(visit: Arrive) -> None:
    """What is done in one is shown in the other; and the browser is asked to keep the games."""
    ana = visit(settings=WORDS)
    ana.context.add_init_script(ASKED_TO_KEEP)
    page = ana.go()
    deal(page)
    play(page, "*")
    assert page.evaluate("() => window.askedToKeep")
    other = ana.window()
    other.goto(page.url)
    play(other, "*")
    count = len(kept(other, "step"))
    before = other.locator(".text").inner_text()
    page.locator(".text button[data-action]").first.click()
    play(page, "*")
    assert len(kept(page, "step")) > count
    wait_until(other, f"() => document.querySelector('.text').innerText !== {json.dumps(before)}")
    play(other, "*")
    assert other.evaluate(OPTIONS) == page.evaluate(OPTIONS)


def play_until_the_curtain(page: Page) -> None:
    """Do what is offered until the device goes to somebody else."""
    while True:
        page.wait_for_function(f"() => document.querySelector('.curtain') || ({NEXT})()")
        if page.locator(".curtain").count():
            return
        decide(page)


def test_two_people_at_one_device_go_on_elsewhere(visit: Arrive, tmp_path: Path) -> None:
    """A curtain stands between them, nothing of a hand is kept to be drawn; and the game moves as a file."""
    ana = visit()
    page = ana.go()
    deal(page, [{**SEAT, "kind": "me"}, {**SEAT, "kind": "local", "name": "Ben"}])
    page.locator(".curtain button").click()
    play_until_the_curtain(page)
    page.locator(".curtain button").click()
    hand = page.locator(".hand").inner_text()
    assert not page.evaluate("() => Object.keys(localStorage).some((key) => key.startsWith('alhambra-picture-'))")
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    page.locator(".curtain button").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take this game elsewhere").click()
    with page.expect_download() as downloaded:
        page.get_by_role("button", name="End it here and save it as a file").click()
    downloaded.value.save_as(tmp_path / "game.alh")
    ben = visit(name="Ben")
    page = ben.go("records")
    page.get_by_label("A record").set_input_files(tmp_path / "game.alh")
    page.get_by_role("button", name="Go on with it").click()
    page.locator(".curtain button").click()
    expect(page.locator(".hand")).to_have_text(hand, use_inner_text=True)
    decide(page)


def test_it_is_small(alone: Browser, static: str, root: Path) -> None:
    assert sum(sent for _, sent in count_bytes(root / PATH).values()) <= MOST_BYTES
    assert sum(fetch_until_seen(alone, f"{static}/", root / PATH)) <= MOST_BYTES_BEFORE_PAINT


def test_the_live_position_of_the_documentation(visit: Arrive, static: str) -> None:
    """The position on the page about playing without a server can be asked about, played, and looked back at."""
    ana = visit()
    page = ana.page
    page.goto(static.rpartition("/")[0] + "/docs.html")
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Hint").click()
    expect(frame.locator(".hinted:visible").first).to_be_visible()
    frame.locator(".display .card.may").first.click()
    frame.locator(".tray .act:not(:disabled)").first.click()
    wait_until(page, f"() => ({ROWS})().then((rows) => rows.some(([key]) => /^step.*1$/.test(key)))")
    frame.locator("[role=log] li[data-turn]").last.click()
    expect(frame.locator(".board.past")).to_be_visible()


def test_the_next_visit_goes_on_from_a_memory(visit: Arrive) -> None:
    """Python need not begin again; chance does, and Python too if its memory cannot be used."""
    ana = visit(settings=WORDS)
    ana.context.add_init_script(ARRIVAL)
    page = ana.go()
    for _ in range(2):
        wait_until(page, IS_REMEMBERED)
        page.reload()
        deal(page)
        assert page.evaluate("() => window.parts") == [1]
    secrets = {table["row"]["secret"] for table in kept(page, "table").values()}
    assert len(secrets) == len(kept(page, "table")) == 2
    page.evaluate(DAMAGE, page.evaluate(MEMORIES))
    page.reload()
    play(page, "*")
    assert len(page.evaluate("() => window.parts")) > 1
    (complaint,) = ana.complaints
    assert "Snapshot" in complaint
    ana.complaints.clear()


def test_bots_that_cannot_be_started(visit: Arrive) -> None:
    """Somebody is told and may try again, and then the bots are of the version that the tables are of."""
    ana = visit(settings=WORDS, service_workers="block")
    asked: list[str] = []

    def refuse_later_ones(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:  # for the tables
            route.continue_()
        else:
            route.abort()

    ana.context.route("**/packages.bin", refuse_later_ones)
    page = ana.go()
    deal(page)
    wait_until(page, PLAY_UNTIL_TOLD)
    trouble = page.get_by_role("alert").filter(has_text="The bots could not be started")
    expect(trouble).to_be_visible()
    assert len(asked) == 3  # the bots were started again once
    ana.context.unroute("**/packages.bin")
    newer = json.dumps({"folder": NEWER, "packages": "packages.bin", "bytes": 1})
    ana.context.route("**/contents.json", lambda route: route.fulfill(body=newer, content_type="application/json"))
    trouble.get_by_role("button", name="Try again").click()
    expect(trouble).to_have_count(0)
    count = len(kept(page, "step"))
    play(page, "*")
    assert len(kept(page, "step")) > count
    assert ana.complaints  # of the browser, about what it could not fetch
    ana.complaints.clear()


def test_a_table_is_drawn_before_python_has_come(visit: Arrive) -> None:
    """As it was seen last, and nothing can be done there; one that was never seen has a quiet ground."""
    ana = visit(service_workers="block")
    page = ana.go()
    deal(page)
    page.locator(".display .card.may").first.wait_for()
    wait_until(page, IS_PAINTED)
    held: list[Route] = []
    is_held = True
    ana.context.route("**/packages.bin", lambda route: held.append(route) if is_held else route.continue_())
    place = page.url
    for count in (4, 0):
        held.clear()
        page.reload()
        while not held:
            page.wait_for_timeout(50)
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(page.locator("[inert] .board .market .tile")).to_have_count(count)
        expect(page.locator(".unlaid")).to_have_count(0 if count else 1)
        page.goto(place + "x")
    page.goto(place)
    is_held = False
    held[-1].continue_()
    expect(page.locator("[inert] .board, .unlaid")).to_have_count(0)
    page.locator(".display .card.may").first.click()
    expect(page.locator(".tray .act").first).to_be_enabled()
    ana.complaints.clear()  # of a service worker that is not wanted here, and a table that there is not


def update(folder: Path) -> None:
    """Put another version of everything there: files of the old one are gone."""
    contents = json.loads((folder / "offline/contents.json").read_text("utf-8"))
    (folder / "offline" / contents["folder"]).rename(folder / "offline" / NEWER)
    for name in ("offline/contents.json", "sw.js"):
        text = (folder / name).read_text("utf-8").replace(contents["folder"], NEWER)
        (folder / name).write_text(
            re.sub("^const VERSION = .*$", f"const VERSION = '{NEWER}'", text, flags=re.MULTILINE)
        )


def test_an_update_in_the_middle_of_a_game(visit: Arrive, static: str, root: Path) -> None:
    """Nothing is lost, and the new version is kept for the time without a network."""
    ana = visit(settings=WORDS)
    page = ana.go()
    deal(page)
    play(page, "*")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    options, steps = page.evaluate(OPTIONS), kept(page, "step")
    update(root / PATH)
    page.reload()
    ana.complaints.clear()  # the bots of the old page may just have been fetched: what they were made of is gone
    play(page, "*")
    assert page.evaluate(OPTIONS) == options
    wait_until(page, f"() => caches.keys().then((names) => names.every((name) => name.includes('{NEWER}')))")
    ana.set_offline(True)
    page.reload()
    play(page, "*")
    assert page.evaluate(OPTIONS) == options
    assert kept(page, "step") == steps
    page.goto(f"{ana.site}/#/settings")  # a page that was never looked at
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(page.get_by_role("heading", name="Playing", exact=True)).to_be_visible()


@pytest.fixture
def server(static: str, tmp_path: Path) -> Iterator[Server]:
    """A server whose site has the folder."""
    write_folder(tmp_path / "offline")
    started = Server(f"sqlite+aiosqlite:///{tmp_path / 'alhambra.sqlite'}", tmp_path)
    started.start()
    yield started
    started.stop()


def test_the_site_of_a_server_offers_it(alone: Browser, server: Server, tmp_path: Path) -> None:
    """A game that was played at the server is looked at in the folder that its site offers, when the server is gone."""
    ana = Visitor(alone, server.url)
    ana.context.set_default_timeout(PATIENCE)
    page = ana.play_now()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    page.locator(".winner").wait_for()
    record = ana.context.request.get(f"{server.url}/api/tables/{page.url.rpartition('/')[2]}/record?form=text").text()
    (tmp_path / "game.alh").write_text(record)
    page = ana.go()
    page.get_by_role("link", name="Play offline").click()
    page.wait_for_url(f"{server.url}/offline/**")
    wait_until(page, IS_REMEMBERED)  # so all of Python has come
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    server.stop()
    ana.was_offline = True
    page.goto(f"{server.url}/offline/#/records")
    page.reload()
    page.get_by_label("A record").set_input_files(tmp_path / "game.alh")
    is_fair(page)
    ana.context.close()
    assert not ana.complaints
