"""Things move on the table, within what the security policy allows; where nobody wants that, nothing moves."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.driving import by_mouse, offered

MOVES = 12
COUNT = """() => {
    window.flights = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        window.flights++
        return animate.apply(this, given)
    }
}"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_cards_and_tiles_fly(arrive: Arrive, wish: str) -> None:
    ana = arrive(settings={"speed": "fast", "confirm": "never"}, reduced_motion=wish)
    page = ana.play_now()
    page.evaluate(COUNT)
    for _ in range(MOVES):
        by_mouse(page)(offered(page))
    assert (page.evaluate("window.flights") > 0) == (wish == "no-preference")
