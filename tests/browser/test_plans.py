"""A planned cell is kept until the turn ends; where something else was built meanwhile, the player is asked again."""

from collections.abc import Iterator
from functools import cache

from playwright.sync_api import Page, expect

from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.record import Recorder, record_text
from tests.browser.conftest import Arrive
from tests.browser.overhearing import overheard, sent_acts
from tests.browser.test_clicks import buy_and_build

SEEDS = 80


def spoiled(game: Game) -> Iterator[tuple[str, str, str]]:
    """An exact purchase, a cell for its tile, and something from the reserve that takes that cell."""
    for buy in (str(one) for one in game.legal_actions() if one.kind == "buy"):
        if not game.preview(buy).exact:
            continue
        bought = game.clone()
        bought.apply(buy)
        adds = [str(one) for one in bought.legal_actions() if one.kind == "add"]
        if not adds:
            continue
        bought.apply("pass")
        places = [str(one) for one in bought.legal_actions() if one.kind == "place"]
        yield from ((buy, place, add) for place in places for add in adds if place.split()[-1] == add.split()[-1])


@cache
def found() -> tuple[str, int, int, tuple[str, str, str]]:
    """The first such turn in games played at random: the record, its step, who plays it, and what is done."""
    for seed in range(1, SEEDS):
        recorder, luck, turn = Recorder(Setup(), seed), Fast(seed), None
        while not recorder.game.is_over:
            game = recorder.game
            if turn is None and game.decision == "act" and not game.extra and (plan := next(spoiled(game), None)):
                turn = (len(recorder.steps) - 1, game.to_act, plan)
            actions = list(game.legal_actions())
            recorder.apply(actions[luck.draw_below(len(actions))])
        if turn:
            return (record_text(recorder.record()), *turn)
    raise LookupError("no such turn")


def test_a_cell_that_is_taken_is_asked_for_again(arrive: Arrive) -> None:
    record, step, seat, (buy, place, add) = found()
    ana = arrive()
    wire = overheard(ana.page)
    ana.introduce()
    replay = ana.ask("POST", "replays", record=record)["id"]
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", step=step, seat=seat, bot="novice")["id"])
    page.locator(".asks.mine").wait_for()
    tile = buy.split()[1]
    buy_and_build(page, buy, place)
    page.locator(f"[data-planned='{tile}']").wait_for()
    page.locator(f".shelf.reserve [data-tile='{add.split()[1]}']").click()
    page.locator(f".target[data-action='{add}']").click()
    page.locator(".tray .act").click()
    expect(page.locator(".tray .refusal")).to_contain_text("no longer possible")
    expect(page.locator(f"[data-planned='{tile}']")).to_have_count(0)
    expect(page.locator(f".shelf.bought .picked[data-tile='{tile}']")).to_have_count(1)
    assert [one["action"].split()[0] for one in sent_acts(page, wire, 2)] == ["buy", "add"]
    page.locator(f".target[data-action^='place {tile} '], .tray [data-action='reserve {tile}']").first.wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"[data-planned='{tile}']"), "what was planned before is planned again").to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f".market [data-tile='{tile}']")).to_have_count(1)
    expect(page.locator(f"[data-planned='{tile}']")).to_have_count(0)


def buy_two(arrive: Arrive, cell: str) -> Page:
    """Two tiles, of which the second can be built only beside the first; a cell may be named for that one."""
    ana = arrive()
    ana.introduce()
    page = ana.sit_at(ana.ask("POST", "tutorials/combined")["id"])
    page.locator(".asks.mine").wait_for()
    for tile in ("P6", "ba8"):
        page.locator(f'.market [data-tile="{tile}"]').click()
        if tile == "P6" and cell:
            page.locator(f'.target[data-cell="{cell}"]').click()
        page.locator(".tray .act").click()
        expect(page.locator(f'.market [data-tile="{tile}"]')).to_have_count(0)
    page.reload()
    page.locator(".asks.mine").wait_for()
    return page


def build_at(page: Page, cell: str) -> None:
    """Build what is asked for."""
    page.locator(f'.target[data-cell="{cell}"]').click()
    page.locator(".tray .act").click()
    expect(page.locator(f'[data-tile-at="{cell}"]')).to_have_count(1)


def test_a_tile_that_could_go_nowhere_still_waits_for_a_cell_after_a_reload(arrive: Arrive) -> None:
    page = buy_two(arrive, "")
    page.locator(".display .card.may").first.click()
    page.locator(".tray .act").click()
    build_at(page, "1,0")
    build_at(page, "1,-1")
    expect(page.locator(".shelf.reserve [data-tile='ba8']")).to_have_count(0)


def test_a_planned_cell_is_kept_over_a_reload(arrive: Arrive) -> None:
    page = buy_two(arrive, "1,0")
    expect(page.locator('[data-planned="P6"][data-cell="1,0"]')).to_have_count(1)
    page.locator(".display .card.may").first.click()
    page.locator(".tray .act").click()
    expect(page.locator('[data-tile-at="1,0"]'), "nobody is asked again").to_have_count(1)
    build_at(page, "1,-1")
