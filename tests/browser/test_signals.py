"""A word that it is one's turn, in the title of the tab; and what is heard: each as one likes."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import by_mouse, decide, is_asked, offered, play_to_the_end
from tests.browser.overhearing import Message, overheard
from tests.browser.people import QUICK, Visitor
from tests.browser.test_geometry import MEASURE, PARTS, SIZES
from tests.browser.test_others import take_money
from tests.browser.test_pages import SETTLED

# A sound is known by the pitch it begins with; every one that is asked for is kept, and still heard.
COUNT = """() => {
    window.sounds = []
    const names = { 2600: 'card', 2093: 'coin', 170: 'tile', 440: 'scoring', 1100: 'clock', 587.33: 'turn' }
    const begin = AudioParam.prototype.setValueAtTime
    AudioParam.prototype.setValueAtTime = function (value, ...given) {
        if (names[value]) window.sounds.push(names[value])
        return begin.call(this, value, ...given)
    }
}"""
MINE = re.compile(r"^● Your turn · ")
DEEDS = 6
SECONDS = 900  # of a clock that is heard in its last ten


def turns(wire: list[Message]) -> int:
    """How often there was nothing to decide, and then something."""
    asked = [bool(message["options"]) for message in wire if message["type"] == "view"]
    return sum(now and not before for before, now in pairwise([False, *asked]))


@pytest.mark.parametrize("is_wanted", [True, False], ids=["wanted", "unwanted"])
def test_the_turn_is_announced(arrive: Arrive, is_wanted: bool) -> None:
    ana = arrive(settings=QUICK | {"sound": is_wanted, "title": is_wanted})
    ana.context.add_init_script(f"({COUNT})()")
    wire = overheard(ana.page)
    ana.go().locator("h1").first.click()  # a page may not be heard before somebody has touched it
    page = ana.play_now(players=2)
    for _ in range(DEEDS):
        decide(page)
    offered(page)
    expect(page).to_have_title(MINE if is_wanted else "Alhambra · Alhambra")
    sounds = page.evaluate("window.sounds")
    assert turns(wire) > 1
    assert sounds.count("turn") == (turns(wire) if is_wanted else 0)
    assert bool(sounds) == is_wanted


def await_elsewhere(ana: Visitor, ben: Visitor) -> None:
    """Ana looks at a table of hers, and then it is her turn at another one."""
    for one in (ana, ben):
        one.introduce()
    seats = [{"kind": "person"}, {"kind": "open"}]
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    table = ana.ask("POST", "tables", setup=setup, seats=seats, options={})["id"]
    ben.ask("PUT", f"tables/{table}/seats/1", kind="person")
    ana.ask("POST", f"tables/{table}/start")
    if not is_asked(ben.sit_at(table)):
        take_money(ana.sit_at(table))
    ana.play_now(players=3, game="combined")
    offered(ana.page)
    ben.page.locator(".asks.mine").wait_for()
    take_money(ben.page)


def test_a_word_about_another_table_covers_nothing_and_leads_there(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    await_elsewhere(ana, ben)
    word, here = ana.page.locator(".elsewhere a"), ana.page.url
    expect(word).to_have_text("It is your turn at another table.")
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_function(SETTLED)
        expect(word).to_be_in_viewport(ratio=1)
        assert ana.page.evaluate(MEASURE, [*PARTS, ".elsewhere a"]) == [], f"at {width}×{height}"
    word.click()
    ana.page.wait_for_url(lambda url: url != here)
    expect(ana.page.locator(".asks.mine")).to_have_count(1)


def listening(ana: Visitor) -> None:
    """Sounds are switched on, counted, and allowed."""
    ana.context.add_init_script(f"({COUNT})()")
    ana.go().locator("h1").first.click()


def test_what_is_done_is_heard(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"sound": True})
    listening(ana)
    page = ana.play_now(players=3)
    offered(page)
    switch = page.locator("header").get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    play_to_the_end(page, by_mouse(page))
    sounds = page.evaluate("window.sounds")
    assert set(sounds) == {"card", "coin", "tile", "scoring", "turn"}
    assert sounds.count("scoring") == 3


def test_the_switch_at_the_table_silences_it(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"sound": True})
    listening(ana)
    page = ana.play_now(players=3)
    offered(page)
    switch = page.locator("header").get_by_role("button", name="Sounds")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("window.sounds.length")
    for _ in range(DEEDS):
        decide(page)
    offered(page)
    assert page.evaluate("window.sounds.length") == before


def test_a_clock_near_its_end_knocks(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"sound": True})
    listening(ana)
    ana.introduce()
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "novice"}]
    options = {"clock": {"kind": "fischer", "base": SECONDS, "increment": 0}}
    table = ana.ask("POST", "tables", setup=setup, seats=seats, options=options)["id"]
    ana.ask("POST", f"tables/{table}/start")
    ana.page.clock.install()
    page = ana.sit_at(table)
    offered(page)
    assert "clock" not in page.evaluate("window.sounds")
    page.clock.fast_forward(1000 * (SECONDS - 5))  # for the page alone, which counts by itself between two messages
    page.wait_for_function("() => window.sounds.includes('clock')")


def test_no_word_in_the_title_while_others_decide(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    ana.introduce()
    ben.introduce()
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = ana.ask("POST", "tables", setup=setup, seats=seats, options={})["id"]
    ben.ask("PUT", f"tables/{table}/seats/1", kind="person")
    ana.ask("POST", f"tables/{table}/start")
    pages = [visitor.sit_at(table) for visitor in (ana, ben)]
    mine = [is_asked(page) for page in pages]
    assert sorted(mine) == [False, True]
    for page, is_mine in zip(pages, mine, strict=True):
        expect(page).to_have_title(MINE if is_mine else "Alhambra · Alhambra")
