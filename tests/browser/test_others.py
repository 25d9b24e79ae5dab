"""What the others do: shown one turn after the other, told in words, and to be read again after an absence."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import PLAY, by_keyboard, decide, is_asked, offered
from tests.browser.gestures import perform
from tests.browser.late import late
from tests.browser.people import DESK, PHONE, WHOLE_GAME, Visitor
from tests.browser.test_endings import give_up
from tests.browser.test_orders import days_table, order, single_cards, varied_table
from tests.browser.test_presence import sit_together

BOTS = 3
# Every caption, who was lit with it, and whether something was offered in that moment; and the pauses between.
WATCH = """() => {
    window.told = []
    const look = () => {
        const caption = document.querySelector('.asks.caption')?.textContent.trim() ?? ''
        if (!caption || window.told.at(-1)?.caption === caption) return
        const lit = document.querySelector('.players .decides .who')?.textContent ?? ''
        const isOffered = document.querySelector('.display .may, .market .may, .tray .act') !== null
        const first = document.querySelector('.asks.caption .words')
        window.told.push({ caption, lit, isOffered, isSame: first === window.first })
        window.first = first
    }
    window.pauses = []
    const later = window.setTimeout
    window.setTimeout = (deed, after, ...given) => {
        window.pauses.push(after)
        return later(deed, after, ...given)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
# Cards and tiles that others pay and build with, as they fly.
FLOWN = """() => {
    window.flown = []
    const watch = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const one of addedNodes) if (one.dataset?.flying) window.flown.push(one.dataset.flying)
    })
    watch.observe(document.body, { childList: true })
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
    page.wait_for_function("() => window.told.length > 0")
    offered(page)
    told = page.evaluate("() => window.told")
    assert {one["lit"] for one in told} == {"Novice", "Novice 2", "Novice 3"}
    assert not any(one["isOffered"] for one in told), "nothing is offered before all has been shown"
    assert all(one["lit"] in one["caption"] for one in told)
    order = list(dict.fromkeys(one["lit"] for one in told))
    assert order == page.locator(".players .who").all_inner_texts()[:BOTS], "in the order of play"
    assert page.evaluate("() => window.pauses.filter((one) => one >= 700).length") >= BOTS, "a turn has its time"
    expect(page.locator(".asks.mine .words")).to_have_text(
        "Your turn: take money, buy a tile, or redesign your palace."
    )


def test_a_turn_is_told_on_one_line_that_grows(arrive: Arrive) -> None:
    page = arrive(settings={"speed": "fast"}).play_now(bot="greedy", players=BOTS + 1)
    offered(page)
    page.evaluate(WATCH)
    page.evaluate(FLOWN)
    grown = "() => window.told.findIndex((one, at) => at && one.caption.startsWith(`${window.told[at - 1].caption}, `))"
    for _ in range(40):
        decide(page)
        offered(page)
        if page.evaluate(grown) > 0 and page.evaluate("() => new Set(window.flown).size === 2"):
            break
    told, at = page.evaluate("() => window.told"), page.evaluate(grown)
    assert told[at]["isSame"], "what has been read stays where it is"
    assert told[at]["lit"] == told[at - 1]["lit"]
    assert told[at]["caption"].count(told[at]["lit"]) == 1, "who it is need be said only once"
    assert {*page.evaluate("() => window.flown")} == {"card", "tile"}, "others pay and build before our eyes"


# Everything of this page takes a tenth of its time; every caption, and how long it stood.
HURRY = """(() => {
    const [later, again] = [window.setTimeout, window.setInterval]
    window.setTimeout = (deed, after, ...given) => later(deed, after / 10, ...given)
    window.setInterval = (deed, after, ...given) => again(deed, after / 10, ...given)
    Object.assign(window, { captions: [], highest: 0, scorings: [] })
    const look = () => {
        const caption = document.querySelector('.asks.caption')
        const scoring = document.querySelector('dialog.scoring h2')?.textContent
        if (scoring && window.scorings.at(-1) !== scoring) window.scorings.push(scoring)
        if (!caption) return
        const words = caption.textContent.trim()
        if (window.captions.at(-1)?.words !== words) window.captions.push({ words, since: performance.now() })
        window.captions.at(-1).until = performance.now()
        const { lineHeight } = getComputedStyle(caption)
        window.highest = Math.max(window.highest, caption.clientHeight / parseFloat(lineHeight))
    }
    const watch = () =>
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    addEventListener('DOMContentLoaded', watch)
})()"""
MOST_LINES = 3
MOST_CHARACTERS = 240  # of one turn; what many do in many turns has more


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_of_a_game_that_others_play_to_its_end_every_turn_and_scoring_is_shown(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    ana = arrive(settings={"speed": "normal"}, size=size)
    ana.context.add_init_script(HURRY)
    page = ana.play_now(players=3)
    offered(page)
    give_up(page)
    page.locator("dialog[open] .winner").wait_for(timeout=WHOLE_GAME)
    assert page.evaluate("() => window.scorings") == ["scoring 1", "scoring 2", "scoring 3"]
    assert page.evaluate("() => window.highest") <= MOST_LINES + 0.1
    # At the end of the game what is left over is given away, at once and to several.
    said = [one["words"] for one in page.evaluate("() => window.captions") if "the most money" not in one["words"]]
    assert max(map(len, said)) <= MOST_CHARACTERS
    assert all(one.count("Ana ") + one.count("Novice") <= 1 for one in said), "one turn at a time"
    assert len(said) > 50


def skip_to_turn(page: Page) -> None:
    """Through whatever is shown, until something is offered."""
    page.wait_for_function("() => document.querySelector('.asks.caption, .asks.mine')")
    while not page.locator(".asks.mine").count():
        page.keyboard.press("Space")


def test_space_skips_although_shortcuts_are_off(arrive: Arrive) -> None:
    ana = arrive(settings={"speed": "slow", "shortcuts": False})
    page = ana.play_now(players=BOTS + 1)
    skip_to_turn(page)
    take_money(page)
    page.locator(".prompt .skip").wait_for()
    page.keyboard.press("Space")
    expect(page.locator(".asks.caption")).to_have_count(0)


@pytest.mark.parametrize(("speed", "live"), [("normal", [".asks"]), ("off", [".asks", ".talk [role=log]"])])
def test_what_others_do_is_read_out_once(arrive: Arrive, speed: str, live: list[str]) -> None:
    page = arrive(settings={"speed": speed}).play_now()
    offered(page)
    parts = (".asks", ".talk [role=log]")
    assert [part for part in parts if page.locator(part).get_attribute("aria-live") == "polite"] == live


def test_a_click_on_the_table_skips(arrive: Arrive) -> None:
    # Nothing ends by itself: only the click does it.
    page = arrive(settings={"speed": "slow"}).play_now(players=BOTS + 1)
    skip_to_turn(page)
    page.evaluate("""() => {
        const later = window.setTimeout
        window.setTimeout = (deed, after, ...given) => (after >= 1000 ? 0 : later(deed, after, ...given))
    }""")
    for place in ("[data-palace]", ".hand", ".market .slot"):
        take_money(page)
        page.locator(".prompt .skip").wait_for()
        page.wait_for_function("() => !document.querySelector('[data-flying]')")
        while page.locator(".prompt .skip").count():
            page.locator(place).first.click(position={"x": 3, "y": 3}, force=True)
        expect(page.locator(".asks.mine")).to_have_count(1)


def test_the_log_has_one_entry_for_each_turn(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.play_now()
    several = page.locator(".talk [role=log] li[data-steps]:not([data-steps='1'])")
    for _ in range(40):
        decide(page)
        offered(page)
        if several.count():
            break
    expect(several, "to buy and to build is one turn").not_to_have_count(0)
    page.wait_for_function("""() => {
        const list = document.querySelector('.talk [role=log]')
        return list.scrollHeight - list.scrollTop - list.clientHeight <= 1
    }""")  # the newest is in sight
    expect(page.locator(".talk [role=log] .things svg")).not_to_have_count(0)


def test_after_an_absence_what_happened_can_be_stepped_through(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    ana.introduce()
    ben.introduce()
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    table = ana.ask("POST", "tables", setup=setup, seats=[{"kind": "person"}, {"kind": "open"}], options={})["id"]
    ben.ask("PUT", f"tables/{table}/seats/1", kind="person")
    ana.ask("POST", f"tables/{table}/start")
    here, away = sorted((visitor.sit_at(table) for visitor in (ana, ben)), key=is_asked, reverse=True)
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
    expect(recap.locator(".card svg"), "what was taken is seen").not_to_have_count(0)
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
    expect(away.locator("[data-palace] .last"), "the last move is marked as before").to_have_count(marked)


def test_on_another_device_one_sees_what_happened_since_ones_own_last_step(arrive: Arrive) -> None:
    ana, ben, phone = arrive(name="Ana"), arrive(name="Ben"), arrive(name="Ana", size=PHONE)
    ana.introduce()
    ben.introduce()
    table = days_table(ana, ben)
    ben.sit_at(table)
    first, second = (ana, ben) if is_asked(ana.sit_at(table)) else (ben, ana)
    take_money(first.page)
    expect(second.page.locator(".asks.mine")).to_have_count(1)
    perform(second.page, f"take {second.page.locator('.display .card.may').first.get_attribute('data-card')}")
    first.page.locator(".asks.mine").wait_for()
    phone.context.add_cookies(first.context.storage_state()["cookies"])  # type: ignore[arg-type]
    page = phone.sit_at(table)
    expect(page.locator(".recap")).to_contain_text("While you were away, one turn was played.")
    perform(page, f"take {page.locator('.display .card.may').first.get_attribute('data-card')}")
    expect(page.locator(".asks.mine")).to_have_count(0)
    page.evaluate("table => localStorage.removeItem(`alhambra-seen-${table}`)", table)
    page.reload()
    page.locator(".players .decides").first.wait_for(state="attached")
    expect(page.locator(".recap"), "nothing has happened since").to_have_count(0)


def test_orders_that_were_carried_out_during_an_absence_are_told(arrive: Arrive) -> None:
    people = arrive(name="Ana"), arrive(name="Ben")
    for visitor in people:
        visitor.introduce()
    people[1].sit_at(varied_table(*people))
    mover, waiter = people if is_asked(people[0].page) else people[::-1]
    for card in single_cards(waiter.page)[:2]:  # one of them may be taken first
        order(waiter.page, f"take {card}")
    expect(waiter.page.locator(".prompt .plan button")).to_have_text("2 orders")
    address = waiter.page.url
    waiter.go("rules")
    take_money(mover.page)
    expect(mover.page.locator(".asks.mine"), "it is the first player's turn again").to_have_count(1)
    waiter.page.goto(address)
    recap = waiter.page.locator(".recap")
    expect(recap).to_contain_text("While you were away, 2 turns were played.")
    recap.get_by_role("button", name="Step through").click()
    recap.get_by_label("Next").click()
    expect(recap).to_contain_text(f"{waiter.name} takes")


def test_a_scoring_during_an_absence_is_told_with_what_it_brought(browser: Browser, impatient_site: str) -> None:
    ana, ben = (Visitor(browser, impatient_site, name=name) for name in ("Ana", "Ben"))
    table = sit_together(ana, ben)
    ana.go("rules")
    ben.page.get_by_role("button", name="Go on without Ana").click()
    ben.page.evaluate(f"([table, scorings]) => ({PLAY})(table, scorings)", [table, 1])
    page = ana.sit_at(table)
    recap, scoring = page.locator(".recap"), re.compile(r"Scoring 1: .*(Ana|Ben|Dirk) \+\d+\.")
    expect(recap, "what it brought").to_contain_text(scoring)
    recap.get_by_role("button", name="Step through").click()
    seen = [recap.inner_text()]
    while "Scoring" not in seen[-1]:
        expect(recap.get_by_role("button", name="All numbers")).to_have_count(0)
        before = seen[-1]
        recap.get_by_label("Next").click()
        expect(recap).not_to_have_text(before)
        seen.append(recap.inner_text())
    assert any("Ana takes" in one or "Ana buys" in one for one in seen), "what a bot did on the own seat is told"
    expect(recap).to_contain_text(scoring)
    recap.get_by_role("button", name="All numbers").click()
    expect(page.locator("dialog[open] h3")).to_have_text("scoring 1")
    for visitor in (ana, ben):
        visitor.context.close()
        assert not visitor.complaints


def test_the_last_move_is_marked_also_after_a_reload(arrive: Arrive) -> None:
    page = arrive().play_now()
    marks = page.locator(".players .thumb .last")
    for _ in range(40):
        decide(page)
        offered(page)
        if marks.count():
            break
    count = marks.count()
    told = page.locator(".talk li[data-turn]").last.inner_text()
    assert 1 <= count <= 1 + told.count(" and ") + told.count("."), "no move before the last one is marked"
    page.reload()
    offered(page)
    expect(marks).to_have_count(count)


def shown_cards(page: Page) -> list[str | None]:
    """What lies in the money display."""
    return [one.get_attribute("data-card") for one in page.locator(".display [data-card]").all()]


def test_turns_before_one_came_to_the_table_are_shown_too(arrive: Arrive) -> None:
    ana = arrive(settings={"speed": "normal"})
    ana.context.add_init_script(HURRY)
    ana.introduce()
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 4}
    page, turns = ana.page, 0
    while not turns:  # until somebody else begins
        table = ana.ask("POST", "play", setup=setup, bot="novice")["id"]
        while not ana.ask("GET", f"tables/{table}")["my_turn"]:
            page.wait_for_timeout(50)
        ana.sit_at(table)
        offered(page)
        turns = page.locator(".talk li[data-turn]", has_text="Novice").count()
    told = page.evaluate("() => window.captions.map((one) => one.words)")
    assert len({one.partition(" ")[0] for one in told}) == 1
    assert len(told) == turns >= 1
    page.reload()
    offered(page)
    assert page.evaluate("() => window.captions") == [], "once is enough"


def test_only_a_pointer_that_moves_points_at_an_entry_of_the_log(arrive: Arrive) -> None:
    page = arrive().play_now()
    offered(page)
    talk = page.locator(".talk [role=log]").bounding_box()
    assert talk
    x, y = talk["x"] + 60, talk["y"] + talk["height"] - 20
    page.mouse.move(x, y)
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-turn]') !== null"
    press = by_keyboard(page)
    while not page.evaluate(under, [x, y]):
        press(offered(page))
        page.wait_for_timeout(200)  # entries come up under the pointer
    expect(page.locator(".talk .current")).to_have_count(0)
    page.mouse.move(x + 5, y)
    expect(page.locator(".talk .current")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".talk .current")).to_have_count(0)


def test_a_scoring_folds_in_the_log(arrive: Arrive) -> None:
    position = late("base for three")
    ana = arrive()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    offered(page)
    scoring = page.locator(".talk li[data-turn] details")
    for _ in range(60):
        if scoring.count() or offered(page)["deed"] == "over":
            break
        decide(page)
    while offered(page)["deed"] == "close":
        page.keyboard.press("Escape")
    lines = scoring.first.locator("li")
    expect(lines).not_to_have_count(0)
    expect(lines.first).to_be_hidden()
    scoring.first.locator("summary").click()
    expect(lines.first).to_be_visible()
    expect(lines.first).to_contain_text("point")
    expect(page.locator(".board.past"), "to read it is not to look back").to_have_count(0)
    scoring.first.locator("summary").click()
    expect(lines.first).to_be_hidden()


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
