"""A table under a word about it, a what-if or a lesson: it has less room than the window, and still shows all."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.late import late
from tests.browser.test_geometry import measured

SIZES = [(1024, 768), (390, 844), (844, 390), (390, 664), (360, 640)]
# How many units the layouts are wide and high, by the size of the window.
UNITS = {(1024, 768): (144, 90), (844, 390): (84, 39)}
PHONE_UNITS = (39, 84)
ROOM = """() => {
    const box = document.querySelector('.boxed').getBoundingClientRect()
    const unit = getComputedStyle(document.querySelector('.board')).getPropertyValue('--u')
    return [box.width, box.height, parseFloat(unit), box.bottom <= innerHeight + 1]
}"""


def check_boxes(page: Page) -> None:
    """At every size the table fits into its box, and is measured by it."""
    wrong: dict[str, list[str]] = {}
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".board .asks")).to_be_attached()
        wide, high = UNITS.get(size, PHONE_UNITS)
        width, height, unit, is_inside = page.evaluate(ROOM)
        assert is_inside
        assert height < size[1]
        assert unit == pytest.approx(min(width / wide, height / high), rel=0.01)
        wrong[f"{size[0]}×{size[1]}"] = measured(page)
    lines = [f"{place}: {one}" for place, found in wrong.items() for one in found]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("name", ["base for three", "combined for four"])
def test_a_what_if_fits_below_its_sign(arrive: Arrive, name: str) -> None:
    position = late(name)
    ana = arrive(language="de")
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    table = ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"]
    page = ana.go(f"table/{table}?replay={replay}&step={position.step}")
    page.locator(".boxed .asks.mine").wait_for()
    check_boxes(page)


@pytest.mark.parametrize("lesson", ["money", "combined", "end"])
def test_a_lesson_fits_below_its_words(arrive: Arrive, lesson: str) -> None:
    page = arrive(language="de").go(f"tutorial/{lesson}")
    page.locator(".boxed .players").wait_for()
    check_boxes(page)
    if lesson == "end":  # with what is picked, and the button that does it
        page.locator(".market button.exact").last.click()
        page.locator(".target").first.wait_for(state="attached")
        check_boxes(page)


def test_the_table_stays_where_it_is_while_a_lesson_goes_on(arrive: Arrive) -> None:
    page = arrive().go("tutorial/money")
    page.locator(".boxed .players").wait_for()
    tops = [page.evaluate("() => document.querySelector('.boxed').getBoundingClientRect().top")]
    page.locator("aside .next button").click()
    page.locator(".display .card.may").first.click()
    tops.append(page.evaluate("() => document.querySelector('.boxed').getBoundingClientRect().top"))
    page.locator(".tray .act").click()
    expect(page.locator("aside .next :is(a, button)")).to_be_visible()
    tops.append(page.evaluate("() => document.querySelector('.boxed').getBoundingClientRect().top"))
    assert tops == [tops[0]] * 3
