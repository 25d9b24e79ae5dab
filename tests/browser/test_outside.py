"""Modules from outside the package are played in the browser like any other; nothing in the client knows them."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from alhambra.engine.modules.catalogue import MODULES, register
from alhambra.engine.rules.setup import Setup
from examples.mills import COLOUR
from tests.browser.conftest import LIMITS, Arrive
from tests.browser.driving import by_mouse, decide, play_to_the_end
from tests.browser.people import Visitor
from tests.browser.positions import position_for
from tests.server.process import Server

OUTSIDE = {
    "caravan": "examples.caravan:Caravan",
    "envoys": "examples.envoys:Envoys",
    "mills": "examples.mills:Mills",
}
NAMED = " ".join(f"{name}={place.replace('.', '/', 1).replace(':', '.py:')}" for name, place in OUTSIDE.items())


@pytest.fixture(scope="module")
def outside(site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has been told of modules from outside, like `site` but for that."""
    assert site  # without a client there is nothing to play with
    folder = tmp_path_factory.mktemp("outside")
    server = Server(f"sqlite+aiosqlite:///{folder / 'alhambra.sqlite'}", folder, **LIMITS, ALHAMBRA_MODULES=NAMED)
    server.start()
    yield server.url
    server.stop()


@pytest.fixture
def come(browser: Browser, outside: str) -> Iterator[Callable[..., Visitor]]:
    """Somebody new at that server; whatever the browser complains about fails the test in the end."""
    here: list[Visitor] = []

    def arrived(**wishes: object) -> Visitor:
        here.append(Visitor(browser, outside, **wishes))  # type: ignore[arg-type] # as in conftest
        return here[-1]

    yield arrived
    complaints = [complaint for visitor in here for complaint in visitor.complaints]
    for visitor in here:
        visitor.context.close()
    assert not complaints


@pytest.fixture
def registered() -> Iterator[None]:
    """The test makes records with them, too."""
    for name, where in OUTSIDE.items():
        register(name, where)
    yield
    for name in OUTSIDE:
        del MODULES[name]


def test_a_caravan_is_chosen_sent_away_and_the_game_played_to_its_end(come: Arrive) -> None:
    ana = come()
    ana.introduce()
    page = ana.go("new")
    page.get_by_role("switch", name="Caravan").or_(page.get_by_role("checkbox", name="Caravan")).first.check()
    expect(page.locator(".module.on")).to_contain_text("Once in the game")
    ana.play_now(modules=["caravan"], players=2)
    camel = page.locator(".players li.own .token")
    expect(camel).to_have_text("camel")
    expect(camel).not_to_have_class(re.compile("isOff"))
    send = page.locator(".tray [data-action^='caravan ']").first
    expect(send).to_contain_text("Send the camel away for")
    send.click()
    expect(camel).to_have_class(re.compile("isOff"))
    expect(page.get_by_role("log")).to_contain_text("Ana sends the camel away")
    play_to_the_end(page, by_mouse(page))
    expect(page.locator("dialog[open] .winner")).to_be_visible()


def test_envoys_are_chosen_and_the_game_played_to_its_end(come: Arrive) -> None:
    ana = come()
    ana.introduce()
    page = ana.go("new")
    page.get_by_role("switch", name="Envoys").or_(page.get_by_role("checkbox", name="Envoys")).first.check()
    expect(page.locator(".module.on")).to_contain_text("Deliver letters between the turns")
    ana.play_now(modules=["envoys"], players=2)
    expect(page.locator(".players li.own .token")).to_contain_text(re.compile("seal (florin|dirham|denar|ducat)"))
    expect(page.locator(".players li:not(.own) .token").first).to_have_text("seal hidden")
    play_to_the_end(page, by_mouse(page))
    expect(page.locator("dialog[open] .winner")).to_be_visible()
    expect(page.get_by_role("log", include_hidden=True)).to_contain_text("Ana shows the seal:")


@pytest.mark.parametrize(
    ("language", "title", "about", "seal"),
    [("fr-FR", "Émissaires", "Remettre des lettres", "sceau"), ("de-DE", "Gesandte", "Briefe überbringen", "Siegel")],
)
def test_envoys_speak_the_languages_of_their_players(
    come: Arrive, language: str, title: str, about: str, seal: str
) -> None:
    ana = come(language=language)
    ana.introduce()
    page = ana.go("new")
    expect(page.locator(".modules")).to_contain_text(title)
    expect(page.locator(".modules")).to_contain_text(about)
    ana.play_now(modules=["envoys"], players=2)
    expect(page.locator(".players li.own .token")).to_contain_text(re.compile(rf"^{seal} "))


@pytest.mark.parametrize(
    ("language", "title", "camel"), [("fr-FR", "Caravane", "chameau"), ("de-DE", "Karawane", "Kamel")]
)
def test_a_caravan_speaks_the_languages_of_its_players(come: Arrive, language: str, title: str, camel: str) -> None:
    ana = come(language=language)
    ana.introduce()
    page = ana.go("new")
    expect(page.locator(".modules")).to_contain_text(title)
    ana.play_now(modules=["caravan"], players=2)
    expect(page.locator(".players li.own .token")).to_have_text(camel)


@pytest.mark.usefixtures("registered")
def test_a_letter_is_delivered_between_turns_and_seals_stay_secret(come: Arrive) -> None:
    position = position_for("deliver", Setup(modules=("envoys",)))
    ana = come()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    expect(page.locator(".hand [title^='letter about']").first).to_be_visible()
    expect(page.locator(".players li.own .token")).to_contain_text(re.compile("seal (florin|dirham|denar|ducat)"))
    others = page.locator(".players li:not(.own) .token")
    expect(others.first).to_have_text("seal hidden")
    expect(others).to_have_count(2)
    page.locator(f".tray [data-action='{position.action}']").click()
    expect(page.get_by_role("log")).to_contain_text("delivers the letter about")
    page.locator(".players li.own button").click()
    expect(page.locator("dialog[open]").get_by_role("heading", name="delivered")).to_be_visible()


def test_an_option_of_a_module_is_chosen_with_it(come: Arrive) -> None:
    ana = come()
    ana.introduce()
    page = ana.go("new")
    option = page.get_by_role("switch", name="Grand mills").or_(page.get_by_role("checkbox", name="Grand mills"))
    expect(option).to_have_count(0)
    page.get_by_role("switch", name="Mills").or_(page.get_by_role("checkbox", name="Mills")).first.check()
    option.first.check()
    expect(page.locator(".sum [role=status]")).to_contain_text("Mills · Grand mills")
    page.locator(".sum button.primary").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Grand mills")


@pytest.mark.usefixtures("registered")
def test_a_tile_without_a_picture_is_drawn_as_its_module_declares_it(come: Arrive) -> None:
    position = position_for("place", Setup(modules=("mills",)), "place M")
    ana = come()
    ana.introduce()
    replay = ana.ask("POST", "replays", record=position.record)["id"]
    wish = {"step": position.step, "seat": position.seat, "bot": "novice"}
    page = ana.sit_at(ana.ask("POST", f"replays/{replay}/whatif", **wish)["id"])
    expect(page.get_by_role("heading", name=re.compile("^mill [3-8]$"))).to_be_visible()
    red, green, blue = bytes.fromhex(COLOUR[1:])
    expect(page.locator(f"svg [style*='rgb({red}, {green}, {blue})']").first).to_be_visible()  # its letter upon a star
    page.locator(f".target[data-action='{position.action}']").click()
    decide(page)
    expect(page.get_by_role("log")).to_contain_text(re.compile("mill [3-8]"))
