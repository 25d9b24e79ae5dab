"""The first visit and those after it: how much is sent, what is kept, what is shown meanwhile, and an update."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bench.static import count_bytes, fetch_until_seen
from tests.browser.conftest import Arrive
from tests.browser.static.hosting import PATH, Host
from tests.browser.static.keeping import kept, wait_for_own_turn
from tests.browser.static.playing import IS_INSTALLED, IS_REMEMBERED, MEMORIES, OPTIONS, WORDS, deal, play, wait_until

pytestmark = pytest.mark.timeout(1800)
NEWER = "0123456789ab"  # names a version that comes later
MOST_BYTES = 8_000_000  # of all, as a host sends them that compresses
MOST_BYTES_BEFORE_PAINT = 300_000

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
DAMAGE = """([url]) => caches.keys().then((names) => caches.open(names.find((name) => name.startsWith('Python '))))
    .then((cache) => cache.put(url, new Response(new Uint8Array(1 << 16))))"""
# A table in which somebody has to decide is kept as it looks.
IS_PAINTED = """() => Object.keys(localStorage).filter((key) => key.startsWith('alhambra-picture-'))
    .some((key) => JSON.parse(JSON.parse(localStorage[key]).texts[2]).options.length)"""
# Chooses something, unless the page has something to say.
PLAY_UNTIL_TOLD = """() => {
    if (document.querySelector('aside [role=alert]')) return true
    const confirm = document.querySelector('.text [role=alert] button.primary')
    const next = confirm ?? document.querySelector('.text button[data-action]')
    next?.click()
    return false
}"""
# The service worker is of that version: the cache of the one before is gone.
IS_RENEWED = """version => caches.keys().then((names) => names.filter((name) => name.startsWith('alhambra ')))
    .then((names) => names.length > 0 && names.every((name) => name.includes(version)))"""
# Python's memory is of that version, and of no other; its files are there.
IS_ALL_RENEWED = """version => caches.keys().then((names) =>
    names.some((name) => name.startsWith('Files ') && name.includes(version)) &&
    names.filter((name) => name.startsWith('Python ')).every((name) => name.includes(version)) &&
    names.some((name) => name.startsWith('Python ')))"""


def test_it_is_small(alone: Browser, static: str, root: Path) -> None:
    assert sum(sent for _, sent in count_bytes(root / PATH).values()) <= MOST_BYTES
    assert sum(fetch_until_seen(alone, f"{static}/", root / PATH)) <= MOST_BYTES_BEFORE_PAINT


def test_python_is_sent_once(visit: Arrive, own_root: Path, own_host: Host) -> None:
    """To the tables, to the bots and to the service worker that keeps it, at the first visit and all others."""
    names = [path.relative_to(own_root / PATH).as_posix() for path in (own_root / PATH / "offline").glob("*/*")]
    files = [name for name in names if re.match("offline/[0-9a-f]{12}/", name)]
    assert any(name.endswith(".wasm") for name in files)
    ana = visit(own_host.site, settings=WORDS)
    page = ana.go()
    deal(page)
    wait_until(page, IS_REMEMBERED)  # the bots have everything, too
    page.evaluate(IS_INSTALLED)
    assert {name: own_host.sent[name] for name in files} == dict.fromkeys(files, 1)
    page.reload()
    play(page, "*")
    assert {name: own_host.sent[name] for name in files} == dict.fromkeys(files, 1)


def let_the_bots_move(page: Page) -> None:
    """Play until a bot has, so that its worker has started."""
    while not any(step["kind"] == "action" and step["seat"] == 1 for step in kept(page, "step").values()):
        play(page, "*")
        page.locator(".text button[data-action]").first.click()


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
    let_the_bots_move(page)  # from the memory as it was: they would complain of another one, too
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

    ana.context.route("**/pyodide.mjs", refuse_later_ones)
    page = ana.go()
    deal(page)
    wait_until(page, PLAY_UNTIL_TOLD)
    trouble = page.get_by_role("alert").filter(has_text="The bots could not be started")
    expect(trouble).to_be_visible()
    assert len(asked) == 3  # the bots were started again once
    ana.context.unroute("**/pyodide.mjs")
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
    ana.context.route("**/contents.json", lambda route: held.append(route) if is_held else route.continue_())
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


def test_an_update_in_the_middle_of_a_game(visit: Arrive, own_host: Host, own_root: Path) -> None:
    """Nothing is lost, and the new version is kept for the time without a network."""
    ana = visit(own_host.site, settings=WORDS)
    page = ana.go()
    deal(page)
    options, steps = wait_for_own_turn(page)
    page.evaluate(IS_INSTALLED)
    update(own_root / PATH)
    page.reload()
    assert wait_for_own_turn(page) == (options, steps)
    while not page.evaluate(IS_RENEWED, NEWER):
        page.wait_for_timeout(50)
    page.reload()  # where the host was slow, the page before was still the old one
    ana.complaints.clear()  # whose bots may just have been fetched: what they were made of is gone
    play(page, "*")
    while not page.evaluate(IS_ALL_RENEWED, NEWER):
        page.wait_for_timeout(50)
    ana.set_offline(True)
    page.reload()
    play(page, "*")
    assert page.evaluate(OPTIONS) == options
    assert kept(page, "step") == steps
    page.goto(f"{ana.site}/#/settings")  # a page that was never looked at
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(page.get_by_role("heading", name="Playing", exact=True)).to_be_visible()
