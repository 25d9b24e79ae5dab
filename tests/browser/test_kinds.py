"""Every kind of action, of the base game and of every module, can be chosen at the table by clicks."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.gestures import perform
from tests.browser.overhearing import acts, answer_to, overheard
from tests.browser.positions import position_for

KINDS = [
    *("take", "buy", "place", "reserve", "add", "remove", "swap", "give", "pass"),
    *("vizier", "hold", "reactivate", "reveal", "conceal", "hut", "site", "keep", "finish"),
    *("turn", "turn-reserve", "fee", "decline"),
]


@pytest.mark.parametrize("kind", KINDS)
def test_it_can_be_done_by_clicks(arrive: Arrive, kind: str) -> None:
    position = position_for(kind)
    ana = arrive()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page, wire = ana.page, overheard(ana.page)
    ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(".asks.mine").wait_for()
    perform(page, position.action)
    page.wait_for_function("() => !document.querySelector('.tray .confirm')")
    sent = acts(wire)
    assert [act["action"] for act in sent] == [position.action]
    assert answer_to(page, wire, sent[0]["id"]) == "done"
