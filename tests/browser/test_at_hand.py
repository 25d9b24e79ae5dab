"""A newcomer has at hand: a name on every piece, arrow keys from one to the next, signs to what is out of sight."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.late import late
from tests.browser.people import PHONE, Visitor

# Pieces, pictures and buttons that say nothing of what they are, neither to a pointer nor to a reader of screens.
NAMELESS = """() => [...document.querySelectorAll('.board :is(.piece, button, .target, .usable, [role=img])')]
    .filter((one) => one.checkVisibility())
    .filter((one) => !(one.getAttribute('aria-label') || one.title || one.querySelector('title, [aria-label], [title]')
        || one.textContent.trim()))
    .map((one) => one.outerHTML.slice(0, 120))"""


def sit_late(ana: Visitor) -> Page:
    """At a late position, with something to decide."""
    position = late("base for three")
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    page.locator(".asks.mine").wait_for()
    return page


def test_pieces_have_names_keys_and_signs(arrive: Arrive) -> None:
    page = sit_late(arrive())
    assert page.evaluate(NAMELESS) == []
    expect(page.locator(".players .own .numbers")).to_contain_text("5 cards")
    assert "2 in reserve" in page.locator(".players .own .numbers").inner_text()
    for part in (".market", ".display", ".hand"):
        pieces = page.locator(f"{part} button:not(:disabled)")
        pieces.first.focus()
        page.keyboard.press("ArrowRight")
        expect(pieces.nth(1)).to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(pieces.first).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(pieces.last).to_be_focused()
    stalls = page.locator(".market button:not(:disabled)")  # two and two on a desk
    for key, place in (("m", 0), ("ArrowDown", 2), ("ArrowRight", 3), ("ArrowUp", 1)):
        page.keyboard.press(key)
        expect(stalls.nth(place)).to_be_focused()
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    page.keyboard.press("h")
    expect(page.locator(".tray .act"), "to what can be done, before all that could be chosen for it").to_be_focused()
    page.keyboard.press("Escape")
    page.locator(".market button.may").first.click()
    page.locator(".target").first.wait_for()
    assert page.evaluate(NAMELESS) == []
    beyond, signs = page.locator(".frame .beyond"), page.locator(".frame .there")
    expect(beyond).to_have_count(0)
    for _ in range(5):
        page.get_by_role("button", name="Larger").click()
    beyond.wait_for()
    inside = page.locator(".frame").bounding_box()
    assert inside
    expect(signs).not_to_have_count(0)
    for sign in signs.all():
        box = sign.bounding_box()
        assert box
        assert inside["x"] <= box["x"] + box["width"] / 2 <= inside["x"] + inside["width"]
    beyond.click()
    expect(signs).to_have_count(0)
    expect(beyond).to_have_count(0)


def test_bars_of_majorities_stand_under_their_pictures(arrive: Arrive) -> None:
    page = arrive().play_now()
    page.locator(".majorities .kind").first.wait_for()
    under = """() => [...document.querySelectorAll('.majorities .kind')].map((kind) => {
        const [picture, bars] = [...kind.children].map((one) => one.getBoundingClientRect())
        return bars.top >= picture.bottom && bars.height > 8 && picture.height > 8
    })"""
    assert set(page.evaluate(under)) == {True}


def test_a_finger_or_the_keyboard_is_told_the_name(arrive: Arrive) -> None:
    ana = arrive(size=PHONE)
    page = sit_late(ana)
    word, card = page.locator(".naming"), page.locator(".display .card.may").first
    box = card.bounding_box()
    assert box
    finger = ana.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(word).to_have_text(str(card.get_attribute("title")))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".display .picked")).to_have_count(0)
    card.tap()
    expect(word).to_be_empty()
    expect(page.locator(".display .picked")).to_have_count(1)
    page.keyboard.press("m")
    expect(word).to_have_text(str(page.locator(".market button").first.get_attribute("title")))
    page.keyboard.press("ArrowRight")
    expect(word).to_have_text(str(page.locator(".market button").nth(1).get_attribute("title")))


def test_a_way_to_begin_lights_what_it_begins_with_until_something_is_picked(arrive: Arrive) -> None:
    page = sit_late(arrive())
    board = page.locator(".board")
    lit = "one => getComputedStyle(one).boxShadow"
    for way, thing in (("Take money", ".display button.may"), ("Buy", ".market button.may")):
        before = page.locator(thing).first.evaluate(lit)
        button = page.get_by_role("button", name=way)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        assert page.locator(thing).first.evaluate(lit) != before
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
        assert page.locator(thing).first.evaluate(lit) == before
    page.get_by_role("button", name="Redesign").click()
    gold = page.locator("[data-palace] .usable rect").first.evaluate("one => getComputedStyle(one).stroke")
    assert gold != "rgba(0, 0, 0, 0)"
    expect(board).to_have_attribute("data-begun", "reserve")
    page.locator("[data-palace] .usable").first.click()
    expect(board).not_to_have_attribute("data-begun", "reserve")
    page.locator(".tray .act").wait_for()


# How far the palace is from the upper left of its frame, and how large a tile of it is.
CAMERA = """() => {
    const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect()
    const [frame, tile] = [boxOf('.frame'), boxOf('[data-tile-at="0,0"]')]
    return [tile.x - frame.x, tile.y - frame.y, tile.width].map(Math.round)
}"""


def build_one(page: Page) -> None:
    """Lay the next bought tile where the first cell for it is, and wait until the palace lies still."""
    target = page.locator(".target").last
    target.wait_for()
    cell = target.get_attribute("data-cell")
    target.click()
    page.locator(".tray .act").click()
    page.locator(f"[data-tile-at='{cell}']").element_handle().wait_for_element_state("stable")


def test_the_palace_is_seen_whole_when_it_grows_unless_it_was_moved(arrive: Arrive) -> None:
    ana = arrive()
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/building")["id"])
    page.locator(".target").first.wait_for()
    whole = page.get_by_role("button", name="Show everything")
    before = page.evaluate(CAMERA)
    build_one(page)
    expect(whole).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(f"before => JSON.stringify(({CAMERA})()) !== JSON.stringify(before)", arg=before)
    page.get_by_role("button", name="Smaller").click()
    expect(whole).to_have_attribute("aria-pressed", "false")
    page.locator("[data-tile-at='0,0']").element_handle().wait_for_element_state("stable")
    moved = page.evaluate(CAMERA)
    build_one(page)
    assert page.evaluate(CAMERA) == moved, "where somebody has put it, it stays"
    expect(whole).to_have_attribute("aria-pressed", "false")
