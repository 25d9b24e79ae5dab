"""The first game: a word beside each part of the table in its moment, which goes away and does not come back."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import offered
from tests.browser.people import PHONE, QUICK
from tests.browser.test_at_hand import sit_late

# What others do stays on the screen.
HELD = """() => {
    const later = window.setTimeout
    window.setTimeout = (deed, after, ...given) => (after >= 1400 ? 0 : later(deed, after, ...given))
}"""
TAKEN = "(lessons => localStorage.setItem('alhambra-lessons', JSON.stringify(lessons)))"


def bottom(thing: Locator) -> float:
    """Where it ends, in pixels from above."""
    box = thing.bounding_box()
    assert box
    return box["y"] + box["height"]


def height(thing: Locator) -> float:
    """How high it is, in pixels."""
    box = thing.bounding_box()
    assert box
    return box["height"]


def test_tips_come_in_their_moment_and_go(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"tips": True})
    page = ana.play_now()
    offered(page)
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Choose the money cards")
    page.locator(".display .card.may").first.click()
    expect(tip).to_have_count(0)
    page.locator(".tray .act").click()
    offered(page)
    expect(tip).not_to_contain_text("Choose the money cards")
    page.reload()
    offered(page)
    expect(tip).not_to_contain_text("Choose the money cards")


def test_on_a_phone_a_tip_leaves_what_pays_to_be_seen(arrive: Arrive) -> None:
    page = sit_late(arrive(size=PHONE, settings={"speed": "slow", "tips": True}))
    tip, palace = page.locator(".tip"), page.locator(".frame")
    page.locator(".market button.may").first.click()
    expect(tip).to_contain_text("Choose a space")
    assert bottom(tip) <= bottom(palace) - height(palace), "above the palace"
    page.keyboard.press("Escape")
    page.evaluate(HELD)
    page.locator(".display .card.may").first.click()
    page.locator(".tray .act").click()
    expect(tip).to_contain_text("What the others do")
    assert bottom(palace) < bottom(tip) < bottom(page.locator(".asks")), "beside what it speaks of"


def test_tips_can_be_sent_away(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"tips": True})
    page = ana.play_now()
    offered(page)
    page.get_by_label("No more tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    offered(page)
    expect(page.locator(".tip")).to_have_count(0)


def test_a_person_who_has_taken_lessons_is_told_only_what_they_did_not_teach(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"tips": True})
    ana.context.add_init_script(f"{TAKEN}(['money', 'buying'])")
    page = ana.play_now()
    offered(page)
    expect(page.locator(".tip")).to_contain_text("These bars show")
    for width, height in [(2560, 1440), (1024, 768), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".tip")).to_be_in_viewport(ratio=1)
    ana.context.add_init_script(f"{TAKEN}(['money', 'buying', 'scoring'])")
    page.reload()
    offered(page)
    expect(page.locator(".tip")).to_have_count(0)


def test_a_lesson_has_words_of_its_own(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"tips": True})
    page = ana.go("tutorial/money")
    page.locator(".board .asks").wait_for()
    offered(page)
    expect(page.locator(".tip")).to_have_count(0)


def test_tips_and_keys_are_switched_on_the_page_of_settings_too(arrive: Arrive) -> None:
    page = arrive().go("settings")
    for name, before in (("Tips in the first game", False), ("Single-key shortcuts", True)):
        expect(page.get_by_label(name)).to_be_checked(checked=before)
        page.get_by_label(name).set_checked(not before)
    page.reload()
    expect(page.get_by_label("Tips in the first game")).to_be_checked()
    expect(page.get_by_label("Single-key shortcuts")).not_to_be_checked()
