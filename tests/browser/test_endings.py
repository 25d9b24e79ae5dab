"""Scorings and the end: what counts is lit in the palaces, and another game begins when everybody has accepted."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.late import late
from tests.browser.people import DESK, WHOLE_GAME
from tests.browser.test_replay import hasten

# A scoring is a show that ends by itself: what makes it go on is kept, so that it can be stopped and looked at.
SHOWS = """(() => {
    const begin = window.setInterval
    window.going = []
    window.setInterval = (...given) => {
        window.going.push(begin(...given))
        return window.going.at(-1)
    }
})()"""
# Skip what the others do until a scoring is shown, and stop it; in one go, for it must not be skipped or missed.
SCORED = """() => {
    const show = document.querySelector('dialog.scoring')
    if (show?.querySelector('.parties')) window.going.forEach((one) => clearInterval(one))
    else if (!show) document.querySelector('.prompt .skip')?.click()
    return show?.querySelector('.parties') != null
}"""
# Points that run through the show, as they are written.
RUNS = """(() => {
    window.risen = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        if (this.matches('dialog.scoring > b')) window.risen.push(this.textContent)
        return animate.apply(this, given)
    }
})()"""
# Which palaces have lit and dark buildings, and which of them lie under the show.
LIT = """() => {
    const show = document.querySelector('dialog.scoring').getBoundingClientRect()
    const all = [...document.querySelectorAll('.players .thumb, .board .frame')]
    const isUnder = ({ left, right, top, bottom }) =>
        left < show.right && right > show.left && top < show.bottom && bottom > show.top
    return {
        palaces: all.length,
        lit: all.filter((one) => one.querySelector('.lit')).length,
        dark: all.filter((one) => one.querySelector('.dusk')).length,
        covered: all.filter((one) => isUnder(one.getBoundingClientRect())).length,
    }
}"""
# Is every row inside the show?
INSIDE = """() => {
    const show = document.querySelector('dialog.scoring').getBoundingClientRect()
    const rows = [...document.querySelectorAll('dialog.scoring .parties li')].map((one) => one.getBoundingClientRect())
    return rows.every(({ left, right, top, bottom }) =>
        left >= show.left && right <= show.right && top >= show.top && bottom <= show.bottom)
}"""
# The palaces on the stage: which are lit and dark, how large they are, and whether all lie open in the window.
STAGED = """() => {
    const all = [...document.querySelectorAll('dialog.scoring .palace')]
    const boxes = all.map((one) => one.getBoundingClientRect())
    const isInside = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const isApart = (one, other) =>
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
    return {
        lit: all.filter((one) => one.querySelector('.lit')).length,
        dark: all.filter((one) => one.querySelector('.dusk')).length,
        inside: boxes.filter(isInside).length,
        apart: boxes.every((one, index) => boxes.slice(index + 1).every((other) => isApart(one, other))),
        smallest: Math.min(...boxes.flatMap(({ width, height }) => [width, height])),
        steepest: Math.max(...boxes.map(({ width, height }) => height / width)),
        isScrolled: (({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)(
            document.querySelector('dialog.scoring'),
        ),
    }
}"""
# The scoring that is shown, and of each player: buildings that are lit, and how many are said to count.
COUNTED = """() => {
    const said = [...document.querySelectorAll('dialog.scoring .parties li')]
    return {
        scoring: document.querySelector('dialog.scoring h2').textContent,
        lit: said.map((_, seat) =>
            document.querySelectorAll(`.players [data-at="seat-${seat}"] .thumb .lit`).length),
        counts: said.map((one) => Number(one.querySelector('.count').textContent)),
    }
}"""
LARGE = [(2560, 1440), (1440, 900), (1024, 768), (820, 1180)]
SMALL = [(390, 844), (844, 390)]
SMALLEST_PALACE_PX = 90
STEEPEST_FIELD = 1.4
MOST_IN_STEEP_FIELDS = 4  # each field is large then
SETUP = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}


def give_up(page: Page) -> None:
    """Resign; a bot plays on."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()


def stop_at_scoring(arrive: Arrive, name: str, is_over: bool = False) -> Page:
    """Give a late position up, and stop when a scoring is being shown; before, the bots may have played to the end."""
    position = late(name)
    ana = arrive(settings={"speed": "slow"})
    ana.context.add_init_script(SHOWS)
    ana.context.add_init_script(RUNS)
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    table = ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"]
    page = ana.sit_at(table)
    page.locator(".asks.mine").wait_for()
    give_up(page)
    while is_over and ana.ask("GET", f"tables/{table}")["phase"] != "over":
        page.wait_for_timeout(100)
    page.wait_for_function(SCORED, polling=50, timeout=WHOLE_GAME)
    return page


def check_stage(page: Page, size: tuple[int, int], palaces: int) -> None:
    """All palaces have come forward, each large enough to see which of its buildings count."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator("dialog.scoring .palace")).to_have_count(palaces)
    seen = page.evaluate(STAGED)
    assert seen["lit"] > 0
    assert seen["dark"] == seen["inside"] == palaces, f"at {size}: {seen}"
    assert seen["apart"], f"at {size}: {seen}"
    assert not seen["isScrolled"], f"at {size}: {seen}"
    assert seen["smallest"] >= SMALLEST_PALACE_PX, f"at {size}: {seen}"
    is_steep = seen["steepest"] > STEEPEST_FIELD and palaces > MOST_IN_STEEP_FIELDS
    assert not is_steep, f"in a steep field a palace is small, at {size}: {seen}"


def test_what_is_scored_is_lit_points_run_and_numbers_are_one_click_away(arrive: Arrive) -> None:
    page = stop_at_scoring(arrive, "base for three")
    show = page.locator("dialog.scoring")
    made = [one for one in show.locator(".parties b").all_inner_texts() if one]
    assert made
    assert page.evaluate("() => window.risen") == made, "points run to the pawns of those who made them"
    for width, height in LARGE:
        page.set_viewport_size({"width": width, "height": height})
        expect(show.locator(".palace")).to_have_count(0)
        seen = page.evaluate(LIT)
        assert seen["palaces"] == seen["dark"] >= 3
        assert seen["lit"] > 0
        assert seen["covered"] == 0, f"the palaces lie open at {width}×{height}"
        beside = show.locator(".parties li").evaluate_all("all => all.map((one) => one.offsetTop)")
        assert len(set(beside)) == (1 if width < height else 3), f"in a row or in a column, at {width}×{height}"
        assert page.evaluate(INSIDE), f"what each makes is seen at {width}×{height}"
    for size in SMALL:
        check_stage(page, size, palaces=3)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    show.locator(".numbers").click()
    expect(page.locator("dialog[open] table tfoot")).not_to_have_count(0)


def test_the_palaces_of_six_come_forward_when_they_are_scored(arrive: Arrive) -> None:
    page = stop_at_scoring(arrive, "all modules for six")
    for size in [*LARGE, *SMALL]:
        check_stage(page, size, palaces=6)


def test_the_palaces_of_two_come_forward_on_a_phone_and_dirk_stands_beside_them(arrive: Arrive) -> None:
    page = stop_at_scoring(arrive, "two with Dirk")
    for size in SMALL:
        check_stage(page, size, palaces=2)
        expect(page.locator("dialog.scoring li.bare")).to_be_in_viewport(ratio=1)


def test_what_is_skipped_stops_at_each_scoring_and_the_palaces_as_they_stood_then(arrive: Arrive) -> None:
    page = stop_at_scoring(arrive, "base for three", is_over=True)
    for number in (2, 3):
        seen = page.evaluate(COUNTED)
        assert seen["scoring"] == f"scoring {number}"
        assert seen["lit"] == seen["counts"]
        if number == 2:
            page.locator("dialog.scoring .skip").click()
            page.wait_for_function(SCORED, polling=50, timeout=WHOLE_GAME)


def test_of_two_scorings_one_after_the_other_both_are_shown(arrive: Arrive) -> None:
    page = stop_at_scoring(arrive, "base for three", is_over=True)
    page.evaluate("""() => {
        document.querySelector('dialog.scoring .skip').click()
        document.querySelector('.prompt .skip').click()
    }""")
    expect(page.locator("dialog.scoring h2")).to_have_text("scoring 3")
    page.wait_for_timeout(500)  # what closes the first one must not close this one
    expect(page.locator("dialog.scoring h2")).to_have_text("scoring 3")


def test_the_game_is_said_to_be_over_when_its_last_scoring_has_been_shown(arrive: Arrive) -> None:
    page = stop_at_scoring(arrive, "base for three")
    while page.evaluate("() => document.querySelector('dialog.scoring h2').textContent") != "scoring 3":
        page.locator("dialog.scoring .skip").click()
        page.wait_for_function(SCORED, polling=50, timeout=WHOLE_GAME)
    expect(page.locator(".prompt .primary"), "the result is not offered yet").to_have_count(0)
    expect(page.locator(".asks")).not_to_contain_text("over")
    page.locator("dialog.scoring .skip").click()
    page.locator("dialog .winner").wait_for()
    expect(page.locator(".asks")).to_contain_text("over")
    expect(page.locator(".prompt .primary")).to_have_count(1)


# No clipboard, and a browser that copies nothing of a field either; then one that does.
NO_CLIPBOARD = """() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    document.execCommand = () => false
}"""
A_CLIPBOARD = """() => {
    const writeText = (text) => Promise.resolve((window.copied = text))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}"""


def test_a_space_that_was_to_skip_does_not_close_the_result(arrive: Arrive) -> None:
    page = arrive().play_now()
    give_up(page)
    page.locator("dialog[open] .winner").wait_for(timeout=WHOLE_GAME)
    expect(page.locator("dialog[open] h2").first).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("dialog[open] .winner")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


# The controls of the replay stay above, whatever is scrolled.
UNCOVERED = """one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def test_the_result_leads_to_replay_and_analysis_and_can_be_shared(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.play_now()
    table = page.url.rpartition("/")[2]
    give_up(page)
    result = page.get_by_role("dialog", name="Result")
    result.locator(".winner").wait_for(timeout=WHOLE_GAME)
    address = f"{ana.site}/#/replay/{table}"
    page.evaluate(A_CLIPBOARD)
    result.get_by_role("button", name="Share").click()
    expect(result.get_by_role("button", name="Link copied")).to_have_count(1)
    assert page.evaluate("() => window.copied") == address
    page.evaluate(NO_CLIPBOARD)
    result.get_by_role("button", name="Link copied").click()
    expect(result.get_by_label("Share")).to_have_value(address)
    expect(result.get_by_text("copied"), "nothing was copied, and nothing else is said").to_have_count(0)
    page.route("**/analysis", hasten)
    result.get_by_role("link", name="Analysis").click()
    page.wait_for_url(re.compile(f"#/replay/{table}"))
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.locator("progress, ol li")).not_to_have_count(0)
    page.wait_for_function(UNCOVERED, arg=panel.get_by_role("heading", name="Analysis").element_handle())


def test_another_game_says_who_has_accepted(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    ana.introduce()
    ben.introduce()
    table = ana.ask("POST", "tables", setup=SETUP, seats=[{"kind": "person"}, {"kind": "open"}], options={})["id"]
    ben.ask("PUT", f"tables/{table}/seats/1", kind="person")
    ana.ask("POST", f"tables/{table}/start")
    pages = [visitor.sit_at(table) for visitor in (ana, ben)]
    for page in pages:
        page.wait_for_function("() => document.querySelector('.decides') !== null")
    for page in pages:
        give_up(page)
    for page in pages:
        page.get_by_role("button", name="Play again").wait_for(timeout=WHOLE_GAME)
    ana.page.get_by_role("button", name="Play again").click()
    for page in pages:  # Ben hears of it although he has resigned and is not the host
        expect(page.locator(".accepted")).to_contain_text("Ready for another game: Ana")
        expect(page.locator(".accepted")).to_contain_text("Not yet: Ben")
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Menu").click()
    expect(ben.page.locator("dialog .accepted")).to_contain_text("Ready for another game: Ana")
    ben.page.get_by_role("button", name="Play again").click()
    following = re.compile(f"#/table/(?!{table})")
    for page in pages:
        page.wait_for_url(following)
        page.wait_for_function("() => document.querySelector('.board .decides') !== null")
    assert ana.page.url.rpartition("/")[2].partition("?")[0] == ben.page.url.rpartition("/")[2].partition("?")[0]
