"""The first game: a word beside each part of the table in its moment, which goes away and does not come back."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import offered
from tests.browser.people import QUICK


def test_tips_come_in_their_moment_and_go(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"tips": True})
    page = ana.play_now()
    offered(page)
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Click the money cards")
    page.locator(".display .card.may").first.click()
    expect(tip).to_have_count(0)
    page.locator(".tray .act").click()
    offered(page)
    expect(tip).not_to_contain_text("Click the money cards")
    page.reload()
    offered(page)
    expect(tip).not_to_contain_text("Click the money cards")


def test_tips_can_be_sent_away(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"tips": True})
    page = ana.play_now()
    offered(page)
    page.get_by_label("No more tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    offered(page)
    expect(page.locator(".tip")).to_have_count(0)


def test_a_person_who_has_taken_a_lesson_gets_none(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"tips": True})
    ana.context.add_init_script("localStorage.setItem('alhambra-lessons', JSON.stringify(['first']))")
    page = ana.play_now()
    offered(page)
    expect(page.locator(".tip")).to_have_count(0)


def test_a_lesson_has_words_of_its_own(arrive: Arrive) -> None:
    ana = arrive(settings=QUICK | {"tips": True})
    page = ana.go("tutorial/money")
    page.locator(".board .asks").wait_for()
    offered(page)
    expect(page.locator(".tip")).to_have_count(0)
