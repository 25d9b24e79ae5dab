"""Every kind of action, of the base game and of every module, can be chosen at the table by clicks.

What gives something away is offered quietly; and alone with bots, nothing counts down.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from alhambra.engine.rules.setup import Setup
from tests.browser.conftest import Arrive
from tests.browser.gestures import perform
from tests.browser.overhearing import answer_to, overheard, sent_acts
from tests.browser.people import QUICK
from tests.browser.positions import Position, position_for

KINDS = [
    *("take", "buy", "place", "reserve", "add", "remove", "swap", "give", "pass"),
    *("vizier", "hold", "reactivate", "reveal", "conceal", "hut", "site", "keep", "finish"),
    *("turn", "turn-reserve", "fee", "decline"),
]
GIVES_AWAY = ("pass", "hold", "reactivate", "conceal", "decline")
QUIET, PRIMARY = re.compile(r"\bquiet\b"), re.compile(r"\bprimary\b")
OFFERED = ".prompt .zones button, .tray button"


def is_quiet(page: Page, action: str) -> None:
    """It does not shout, and stands behind whatever else is offered."""
    button = page.locator(f".tray [data-action='{action}']")
    expect(button).to_have_class(QUIET)
    expect(button).not_to_have_class(PRIMARY)
    every = page.locator(OFFERED).all()
    assert len(every) == 1 or every[0].get_attribute("data-action") != action
    expect(page.locator(f".tray [data-action='{action}'] ~ .primary")).to_have_count(0)


PAID_WITH = ("exchange",)
"""Modules whose cards are part of a payment."""


def position_of(kind: str) -> Position:
    """Where it can be done; with a module's cards, where one of them pays."""
    return position_for("buy", Setup(modules=(kind,)), "+x:") if kind in PAID_WITH else position_for(kind)


@pytest.mark.parametrize("kind", [*KINDS, *PAID_WITH])
def test_it_can_be_done_by_clicks(arrive: Arrive, kind: str) -> None:
    position = position_of(kind)
    ana = arrive()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page, wire = ana.page, overheard(ana.page)
    ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(".asks.mine").wait_for()
    if kind in GIVES_AWAY:
        is_quiet(page, position.action)
    expect(page.locator(".asks .window")).to_have_count(0)
    perform(page, position.action)
    sent = sent_acts(page, wire)
    assert [act["action"] for act in sent] == [position.action]
    assert answer_to(page, wire, sent[0]["id"]) == "done"


def test_a_purchase_between_turns_promises_no_action(arrive: Arrive) -> None:
    position = position_for("vizier")
    ana = arrive()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(f".market [data-tile='{position.action.split()[1]}']").click()
    expect(page.locator(".tray .act")).to_be_enabled()
    expect(page.locator(".tray .sum")).not_to_contain_text("another action")
    expect(page.locator(".tray .exact")).to_have_count(0)


def test_spaces_are_told_apart_in_words(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"textMode": True})
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/building")["id"])
    options = page.locator(".text .options button")
    options.first.wait_for()
    words = options.evaluate_all("all => all.map((one) => one.firstChild.textContent.trim())")
    assert len(set(words)) == len(words) > 1
    assert any("of the fountain" in one for one in words)
