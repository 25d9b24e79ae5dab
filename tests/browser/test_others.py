"""What the others do: shown one turn after the other, told in words, and to be read again after an absence."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import decide, offered

BOTS = 3
# Every caption, who was lit with it, and whether something was offered in that moment; and the pauses between.
WATCH = """() => {
    window.told = []
    const look = () => {
        const caption = document.querySelector('.asks.caption')?.textContent.trim() ?? ''
        if (!caption || window.told.at(-1)?.caption === caption) return
        const lit = document.querySelector('.players .decides .who')?.textContent ?? ''
        const isOffered = document.querySelector('.display .may, .market .may, .tray .act') !== null
        window.told.push({ caption, lit, isOffered })
    }
    window.pauses = []
    const later = window.setTimeout
    window.setTimeout = (deed, after, ...given) => {
        window.pauses.push(after)
        return later(deed, after, ...given)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def take_money(page: Page) -> None:
    """A whole turn."""
    page.locator(".display .card.may").first.click()
    page.locator(".tray .act").click()


def test_turns_are_shown_one_after_the_other(arrive: Arrive) -> None:
    ana = arrive(settings={"speed": "normal"})
    page = ana.play_now(players=BOTS + 1)
    offered(page)
    page.evaluate(WATCH)
    take_money(page)
    page.locator(".asks.caption").wait_for()
    offered(page)
    told = page.evaluate("() => window.told")
    assert {one["lit"] for one in told} == {"Novice", "Novice 2", "Novice 3"}
    assert not any(one["isOffered"] for one in told), "nothing is offered before all has been shown"
    assert all(one["lit"] in one["caption"] for one in told)
    order = list(dict.fromkeys(one["lit"] for one in told))
    assert order == page.locator(".players .who").all_inner_texts()[:BOTS], "in the order of play"
    assert page.evaluate("() => window.pauses.filter((one) => one === 700).length") >= BOTS, "a turn has its time"
    expect(page.locator(".asks.mine .words")).to_have_text(
        "Your turn: take money, buy a tile, or redesign your palace."
    )


def test_space_skips(arrive: Arrive) -> None:
    ana = arrive(settings={"speed": "slow"})
    page = ana.play_now(players=BOTS + 1)
    page.wait_for_function("() => document.querySelector('.asks.caption, .asks.mine')")
    while not page.locator(".asks.mine").count():
        page.keyboard.press("Space")
    take_money(page)
    page.locator(".prompt .skip").wait_for()
    page.keyboard.press("Space")
    expect(page.locator(".asks.caption")).to_have_count(0)


def test_the_log_has_one_entry_for_each_turn(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.play_now()
    for _ in range(8):
        decide(page)
    offered(page)
    entries = page.locator(".talk [role=log] li[data-steps]")
    steps = entries.evaluate_all("all => all.map((one) => Number(one.dataset.steps))")
    assert max(steps) > 1, "to buy and to build is one turn"
    page.wait_for_function("""() => {
        const list = document.querySelector('.talk [role=log]')
        return list.scrollHeight - list.scrollTop - list.clientHeight <= 1
    }""")  # the newest is in sight
    assert page.locator(".talk [role=log] .things svg").count() > 0


def test_after_an_absence_what_happened_can_be_stepped_through(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    ana.introduce()
    ben.introduce()
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    table = ana.ask("POST", "tables", setup=setup, seats=[{"kind": "person"}, {"kind": "open"}], options={})["id"]
    ben.ask("PUT", f"tables/{table}/seats/1", kind="person")
    ana.ask("POST", f"tables/{table}/start")
    pages = [visitor.sit_at(table) for visitor in (ana, ben)]
    for page in pages:
        page.locator(".players .decides").wait_for()
    here, away = sorted(pages, key=lambda page: -page.locator(".players .decides.own").count())
    here.locator(".asks.mine").wait_for()
    address = away.url
    away.goto(f"{ana.site}/#/rules")
    away.locator(".board").wait_for(state="detached")
    take_money(here)
    expect(here.locator(".asks.mine")).to_have_count(0)
    away.goto(address)
    recap = away.locator(".recap")
    expect(recap).to_contain_text("While you were away, one turn was played.")
    expect(away.locator(".asks.mine")).to_have_count(1)
    marked = away.locator("[data-palace] .last").count()
    assert recap.locator(".card svg").count() >= 1, "what was taken is seen"
    recap.get_by_role("button", name="Step through").click()
    expect(recap).to_contain_text("While you were away (1 of 1)")
    lit = away.locator(".players .decides .who")
    expect(lit).to_have_text("Ana" if here is ana.page else "Ben")
    expect(away.locator(".asks.mine")).to_have_count(0)
    expect(away.locator(".board.past")).to_have_count(1)
    recap.get_by_label("Next").click()
    expect(recap).to_have_count(0)
    expect(away.locator(".asks.mine")).to_have_count(1)
    away.reload()
    offered(away)
    expect(recap).to_have_count(0)
    assert away.locator("[data-palace] .last").count() == marked, "the last move is marked as before"


def shown_cards(page: Page) -> list[str | None]:
    """What lies in the money display."""
    return [one.get_attribute("data-card") for one in page.locator(".display [data-card]").all()]


def test_from_any_turn_of_the_log_the_table_is_seen_as_it_stood(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.play_now()
    for _ in range(3):
        decide(page)
    offered(page)
    now, sentences = shown_cards(page), page.locator(".talk [role=log]").inner_text()
    assert not re.search(r"-?\d,-?\d", sentences), "cells are seen, not named"
    own = page.locator(".talk li[data-turn]", has_text="Ana").last
    own.click()
    expect(page.locator(".board.past")).to_have_count(1)
    expect(page.locator(".recap")).to_contain_text("Looking back (1 of")
    expect(page.locator(".tray .act, .display .may")).to_have_count(0)
    page.locator(".recap").get_by_label("Close").click()
    expect(page.locator(".board.past")).to_have_count(0)
    expect(page.locator(".asks.mine")).to_have_count(1)
    assert shown_cards(page) == now
