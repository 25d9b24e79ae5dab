"""`make shots`: pictures of every page and state of the table, at six sizes, by day and by night, in three languages.

They are there to be looked at, in build/shots: a folder for each look and language, a sheet for each state.
"""

import argparse
import base64
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.driving import offered
from tests.browser.gestures import perform
from tests.browser.late import late
from tests.browser.people import PHONE, QUICK, WHOLE_GAME, Visitor
from tests.browser.positions import position_for
from tests.browser.retold import Retold, timed
from tests.browser.test_endings import SCORED
from tests.browser.test_hotseat import called, sit_down
from tests.browser.test_orders import days_table
from tests.browser.test_pages import SETTLED
from tests.browser.test_replay import hasten
from tests.browser.test_states import (
    HELD,
    SLOW,
    captioned,
    cut_off,
    hinted,
    looking_back,
    refused,
    sit_after,
    sit_late,
    talking,
    with_notices,
)
from tests.browser.worlds import NAME, World, make_world
from tests.server.process import Server

ROOT = Path(__file__).resolve().parents[1]
SHOTS = ROOT / "build" / "shots"
SIZES = [(2560, 1440), (1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390)]
LOOKS = ("day", "night")
LANGUAGES = ("en", "fr", "de")


def sit_before(ana: Visitor, kind: str) -> Page:
    """Where somebody may do something of a kind."""
    position = position_for(kind)
    return sit_after(ana, position.record, position.step, position.seat)


def start(ana: Visitor) -> Page:
    """The first turn."""
    page = ana.play_now(players=3)
    offered(page)
    return page


def paying(ana: Visitor) -> Page:
    """A tile of the market is picked."""
    page = sit_late(ana, "base for three")
    page.locator(".market button.may").first.click()
    page.locator(".tray .act").wait_for()
    return page


def aiming(ana: Visitor) -> Page:
    """A cell has been chosen for it."""
    page = paying(ana)
    page.locator(".target").first.click()
    page.locator(".target.aimed").wait_for()
    return page


def planned(ana: Visitor) -> Page:
    """A tile has been bought exactly; it lies where it will be built."""
    position = position_for("pass")
    page = sit_after(ana, position.record, position.step, position.seat)
    bought = page.locator(".shelf.bought button")
    if bought.count():
        bought.first.click()
        page.locator(".target").first.click()
    return page


def resign(page: Page) -> None:
    """Let a bot play to the end."""
    page.locator("header nav button").last.click()
    page.locator("dialog .danger").click()
    page.locator("dialog .danger").click()


def scoring(position: str) -> Callable[[Visitor], Page]:
    """A scoring is being shown."""

    def shown(ana: Visitor) -> Page:
        page = sit_late(ana, position)
        page.evaluate(HELD)
        resign(page)
        page.wait_for_function(SCORED, polling=50)
        return page

    return shown


def result(ana: Visitor) -> Page:
    """The game is over."""
    page = sit_late(ana, "base for three")
    resign(page)
    page.locator("dialog .winner").wait_for()
    return page


def redesign(ana: Visitor) -> Page:
    """A tile of the reserve is picked, with the cells where it could go."""
    page = sit_before(ana, "add")
    page.locator(".shelf.reserve button").first.click()
    page.locator(".target").first.wait_for()
    return page


def menu(ana: Visitor) -> Page:
    """The menu is open over the table."""
    page = sit_late(ana, "base for three")
    page.locator("header nav button").last.click()
    page.locator("dialog[open]").wait_for()
    return page


def panel(name: str) -> Callable[[Visitor], Page]:
    """A panel is open over the table, by the part of the table that opens it."""

    def opened(ana: Visitor) -> Page:
        page = sit_late(ana, "base for three")
        page.locator(name).first.click()
        page.locator("dialog[open]").wait_for()
        return page

    return opened


def log(ana: Visitor) -> Page:
    """The log is open over the table, as on a phone."""
    page = sit_late(ana)
    width, height = PHONE
    page.set_viewport_size({"width": width, "height": height})
    perform(page, f"take {page.locator('.display .card.may').first.get_attribute('data-card')}")
    offered(page)
    page.keyboard.press("Escape")  # a scoring may lie over the table
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator("header nav .log").click()
    page.locator("dialog[open] li[data-turn]").first.wait_for()
    return page


def clocks(ana: Visitor) -> Page:
    """Six on time, one of them away."""
    Retold(ana.page, timed)
    return sit_late(ana, "all modules for six")


def curtain(ana: Visitor) -> Page:
    """Between two people at one device."""
    page = sit_down(ana)
    called(page)
    return page


def watched(ana: Visitor) -> Page:
    """A game of somebody else."""
    assert ana.context.browser
    ben = Visitor(ana.context.browser, ana.site, name="Ben")
    table = ben.play_now(players=3).url.rpartition("/")[2]
    ana.introduce()
    page = ana.sit_at(table)
    page.locator(".players li").first.wait_for()
    ben.context.close()
    return page


def whatif(ana: Visitor) -> Page:
    """What would have been, under its sign."""
    position = late("base for three")
    page = sit_after(ana, position.record, position.step, position.seat)
    page.goto(f"{page.url}?replay=1&step={position.step}")
    page.locator(".boxed .asks.mine").wait_for()
    return page


def over(ana: Visitor) -> Page:
    """The result has been closed."""
    page = result(ana)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    return page


def analysis(ana: Visitor) -> Page:
    """A bot has found mistakes, of which a game by chance is full."""
    ana.introduce()
    page = ana.go("records")
    page.route("**/analysis", hasten)
    record = late("base for three").record.encode()
    page.locator("#record-file").set_input_files({"name": "late.alh", "mimeType": "text/plain", "buffer": record})
    start = page.locator("section[aria-labelledby=replay-analysis]")
    start.locator("button").first.click()
    start.locator("ol li").first.wait_for()
    start.locator("progress").wait_for(state="detached", timeout=WHOLE_GAME)
    start.evaluate("one => one.setAttribute('data-pictured', '')")
    return page


def orders(ana: Visitor) -> Page:
    """Orders for the next turn are being chosen."""
    assert ana.context.browser
    ben = Visitor(ana.context.browser, ana.site, name="Ben")
    people = [ana, ben]
    for visitor in people:
        visitor.introduce()
    table = days_table(ana, ben)
    first = ana.sit_at(table)
    first.locator(".players .decides").wait_for()
    if first.locator(".players .decides.own").count():
        offered(first)
        perform(first, f"take {first.locator('.display .card.may').first.get_attribute('data-card')}")
    first.locator(".prompt .plan button").click()
    first.locator("dialog[open]").wait_for()
    ben.context.close()
    return first


STATES: dict[str, tuple[Callable[[Visitor], Page], Mapping[str, object]]] = {
    "start": (start, QUICK),
    "paying": (paying, QUICK),
    "aiming": (aiming, QUICK),
    "planned": (planned, QUICK),
    "others": (captioned, SLOW),
    "scoring": (scoring("base for three"), SLOW),
    "scoring-six": (scoring("all modules for six"), SLOW),
    "scoring-dirk": (scoring("two with Dirk"), SLOW),
    "result": (result, QUICK),
    "vizier": (lambda ana: sit_before(ana, "hold"), QUICK),
    "bonus": (lambda ana: sit_before(ana, "reveal"), QUICK),
    "six": (lambda ana: sit_late(ana, "all modules for six"), QUICK),
    "combined": (lambda ana: sit_late(ana, "combined for four"), QUICK),
    "dirk": (lambda ana: sit_late(ana, "two with Dirk"), QUICK),
    "hoard": (lambda ana: sit_late(ana, "a hand of 25"), QUICK),
    "redesign": (redesign, QUICK),
    "recap": (looking_back, QUICK),
    "notices": (with_notices, QUICK),
    "refused": (refused, QUICK),
    "hinted": (hinted, QUICK),
    "talking": (talking, QUICK),
    "cut-off": (cut_off, QUICK),
    "clocks": (clocks, QUICK),
    "log": (log, QUICK),
    "menu": (menu, QUICK),
    "coach": (start, QUICK | {"tips": True}),
    "numbers": (panel(".majorities"), QUICK),
    "seat": (panel(".players .seat, .players button"), QUICK),
    "over": (over, QUICK),
    "curtain": (curtain, QUICK),
    "watched": (watched, QUICK),
    "whatif": (whatif, QUICK),
    "analysis": (analysis, QUICK),
    "orders": (orders, QUICK),
    "words": (lambda ana: sit_late(ana, "base for three"), QUICK | {"textMode": True}),
    "front": (lambda ana: ana.go(""), QUICK),
}

PAGES = (
    *("lobby", "new", "join", "records", "replay", "ratings", "rules", "tutorial", "lesson", "settings", "account"),
    *("friends", "person", "daily", "contests", "match", "match-new", "tournament", "tournament-new", "puzzles"),
    *("puzzle", "mail", "no-page"),
)


def pictures(page: Page, sizes: list[tuple[int, int]]) -> Iterator[tuple[str, bytes]]:
    """One of each size, when nothing moves any more."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => document.fonts.ready.then(() => 0)")
        page.wait_for_timeout(350)  # for what glides
        page.evaluate("() => document.querySelector('[data-pictured]')?.scrollIntoView({ block: 'center' })")
        page.evaluate(SETTLED)
        yield f"{width}x{height}", page.screenshot()


def sheet(browser: Browser, shots: dict[str, bytes]) -> bytes:
    """All sizes of one state on one page."""
    shown = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in shots.values())
    page = browser.new_page(viewport={"width": 1900, "height": 800})
    page.set_content(f"<style>body{{margin:0;background:#777}}img{{height:560px;margin:4px}}</style>{shown}")
    taken = page.screenshot(full_page=True)
    page.close()
    return taken


def asked() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog="make shots ARGS=…", description=__doc__)
    parser.add_argument("--states", nargs="*", choices=[*STATES, *PAGES], default=[*STATES, *PAGES])
    parser.add_argument("--looks", nargs="*", choices=LOOKS, default=LOOKS)
    parser.add_argument("--languages", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--sizes", nargs="*", default=[f"{width}x{height}" for width, height in SIZES])
    return parser.parse_args()


def reached(ana: Visitor, world: World, name: str) -> Page:
    """A state of the table, or another page of somebody for whom it has something to show."""
    if name in STATES:
        return STATES[name][0](ana)
    ana.ask("POST", "me", name=NAME, language=ana.language)
    place, ready = world.pages()[name]
    page = ana.go(place)
    page.locator(ready).first.wait_for()
    return page


def take(browser: Browser, site: str, world: World, wanted: tuple[str, str, str], sizes: list[tuple[int, int]]) -> None:
    """The pictures of one look, language and state."""
    look, language, name = wanted
    folder = SHOTS / f"{look}-{language}"
    folder.mkdir(parents=True, exist_ok=True)
    settings = {**STATES[name][1]} if name in STATES else QUICK
    known = {} if name in STATES else {"storage_state": world.state}
    ana = Visitor(browser, site, language=language, is_dark=look == "night", settings=settings, **known)
    shots = dict(pictures(reached(ana, world, name), sizes))
    for size, picture in shots.items():
        (folder / f"{name}-{size}.png").write_bytes(picture)
    (folder / f"{name}.png").write_bytes(sheet(browser, shots))
    for complaint in ana.complaints:
        print(*wanted, complaint, file=sys.stderr)
    ana.context.close()


def main() -> None:
    """Take them all, or those that are asked for."""
    options = asked()
    sizes = [size for size in SIZES if "x".join(map(str, size)) in options.sizes]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"sqlite+aiosqlite:///{place}/alhambra.sqlite", Path(place))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            world = make_world(browser, server.url)
            for wanted in product(options.looks, options.languages, options.states):
                take(browser, server.url, world, wanted, sizes)
        finally:
            browser.close()
            server.stop()
    print(SHOTS)


if __name__ == "__main__":
    main()
