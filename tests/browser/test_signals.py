"""A word that it is one's turn: in the title of the tab, and as a sound, each as one likes."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import decide, offered
from tests.browser.overhearing import Message, overheard
from tests.browser.people import QUICK

# Every tone that starts is counted, and still starts.
COUNT = """() => {
    window.tones = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...given) {
        window.tones++
        return start.apply(this, given)
    }
}"""
MINE = re.compile(r"^● Your turn · ")
DEEDS = 6
NOTES = 2


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
    tones = page.evaluate("window.tones")
    assert turns(wire) > 1
    assert tones == (NOTES * turns(wire) if is_wanted else 0)


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
    for page in pages:
        page.wait_for_function("() => document.querySelector('.decides') !== null")
    mine = [page.locator(".asks.mine").count() == 1 for page in pages]
    assert sorted(mine) == [False, True]
    for page, is_mine in zip(pages, mine, strict=True):
        expect(page).to_have_title(MINE if is_mine else "Alhambra · Alhambra")
