"""Records without a server: games that move as files, files that are kept, and what is deleted."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.driving import NEXT, decide
from tests.browser.people import QUICK, Visitor
from tests.browser.static.hosting import PATH
from tests.browser.static.keeping import kept
from tests.browser.static.playing import IS_INSTALLED, IS_REMEMBERED, PATIENCE, SEAT, deal, is_fair, wait_until
from tests.server.process import Server

pytestmark = pytest.mark.timeout(1800)


def play_until_the_curtain(page: Page) -> None:
    """Do what is offered until the device goes to somebody else."""
    while True:
        page.wait_for_function(f"() => document.querySelector('.curtain') || ({NEXT})()")
        if page.locator(".curtain").count():
            return
        decide(page)


def test_two_people_at_one_device_go_on_elsewhere(visit: Arrive, tmp_path: Path) -> None:
    """A curtain stands between them, nothing of a hand is kept to be drawn; and the game moves as a file."""
    ana = visit()
    page = ana.go()
    deal(page, [{**SEAT, "kind": "me"}, {**SEAT, "kind": "local", "name": "Ben"}])
    page.locator(".curtain button").click()
    play_until_the_curtain(page)
    page.locator(".curtain button").click()
    page.locator(".hand button").first.wait_for()  # covered as yet: the worker has to say what the cards are
    hand = page.locator(".hand").inner_text()
    assert not page.evaluate("() => Object.keys(localStorage).some((key) => key.startsWith('alhambra-picture-'))")
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    page.locator(".curtain button").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take this game elsewhere").click()
    with page.expect_download() as downloaded:
        page.get_by_role("button", name="End it here and save it as a file").click()
    downloaded.value.save_as(tmp_path / "game.alh")
    ben = visit(name="Ben")
    page = ben.go("records")
    page.get_by_label("A record").set_input_files(tmp_path / "game.alh")
    page.get_by_role("button", name="Go on with it").click()
    page.locator(".curtain button").click()
    expect(page.locator(".hand")).to_have_text(hand, use_inner_text=True)
    decide(page)


def save_record(page: Page, path: Path) -> None:
    """Save the game that is shown in a replay as a file."""
    with page.expect_download() as downloaded:
        page.get_by_role("button", name="Download").click()
    downloaded.value.save_as(path)


def resign(page: Page) -> None:
    """End a game: bots play it to its end."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    page.locator(".winner").wait_for()


def delete(page: Page, game: Locator) -> None:
    """Delete a game of a list: somebody who has clicked twice is asked again."""
    game.get_by_role("button", name="Delete").dblclick()
    expect(game.get_by_role("button", name="Really delete")).to_have_count(0)
    game.get_by_role("button", name="Delete").click()
    expect(game.get_by_role("button", name="Cancel")).to_be_focused()
    game.get_by_role("button", name="Really delete").click()
    expect(game).to_have_count(0)


def test_records_are_kept_and_deleted(visit: Arrive, tmp_path: Path) -> None:
    """A file that was opened is listed with finished games until it is deleted; unfinished games are deleted, too."""
    ana = visit(settings=QUICK)
    page = ana.go()
    deal(page, [{**SEAT, "kind": "me"}, *[{**SEAT, "kind": "bot"}] * 2])
    resign(page)
    page = ana.go(f"replay/{page.url.rpartition('/')[2]}")
    save_record(page, tmp_path / "game.alh")
    ben = visit(name="Ben", settings=QUICK)
    page = ben.go("records")
    page.get_by_label("A record").set_input_files(tmp_path / "game.alh")
    is_fair(page)
    page.reload()  # the file itself is not asked for any more
    is_fair(page)
    page = ben.go()
    deal(page)
    unfinished = page.url
    page = ben.go("records")
    game = page.locator(".list li")
    expect(game).to_contain_text("from a file")
    expect(game).to_contain_text("3 players")
    game.get_by_role("link").click()
    is_fair(page)
    page = ben.go("records")
    delete(page, game)
    expect(page.get_by_role("status").filter(has_text="Deleted.")).to_be_visible()
    assert not kept(page, "record") | kept(page, "file")
    other = ben.window()
    other.goto(unfinished)
    other.locator(".display .card.may").first.wait_for()
    page = ben.go()
    delete(page, page.locator("section[aria-labelledby=lobby-mine] li"))
    assert not kept(page, "table") | kept(page, "step") | kept(page, "answer")
    expect(other.locator(".display .card.may")).to_have_count(0)  # it has ended there
    other.reload()
    expect(other.get_by_text("There is no such table.")).to_be_visible()


@pytest.fixture
def server(root: Path, tmp_path: Path) -> Iterator[Server]:
    """A server whose site has the folder."""
    shutil.copytree(root / PATH, tmp_path / "offline")
    started = Server(f"sqlite+aiosqlite:///{tmp_path / 'alhambra.sqlite'}", tmp_path)
    started.start()
    yield started
    started.stop()


def test_the_site_of_a_server_offers_it(alone: Browser, server: Server, tmp_path: Path) -> None:
    """A game that was played at the server is looked at in the folder that its site offers, when the server is gone."""
    ana = Visitor(alone, server.url)
    ana.context.set_default_timeout(PATIENCE)
    page = ana.play_now()
    resign(page)
    record = ana.context.request.get(f"{server.url}/api/tables/{page.url.rpartition('/')[2]}/record?form=text").text()
    (tmp_path / "game.alh").write_text(record)
    page = ana.go()
    page.get_by_role("link", name="Play offline").click()
    page.wait_for_url(f"{server.url}/offline/**")
    wait_until(page, IS_REMEMBERED)  # so all of Python has come
    page.evaluate(IS_INSTALLED)
    server.stop()
    ana.was_offline = True
    page.goto(f"{server.url}/offline/#/records")
    page.reload()
    page.get_by_label("A record").set_input_files(tmp_path / "game.alh")
    is_fair(page)
    ana.context.close()
    assert not ana.complaints
