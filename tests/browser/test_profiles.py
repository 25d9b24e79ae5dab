"""The page of a person: only they see how they play, until they let everybody see it."""

import re
from io import BytesIO
from pathlib import Path
from urllib.parse import quote

from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.driving import PLAY
from tests.browser.test_friends import with_account
from tests.browser.worlds import NAME, World


def test_a_page_is_shown_when_its_person_says_so(arrive: Arrive, world: World, pictures: Path) -> None:
    zoe, guest = arrive(storage_state=world.state), arrive(name="Gil")
    place = f"person/{quote(NAME)}"
    page = zoe.go(place)
    expect(page.get_by_role("heading", name="At a glance")).to_be_visible()
    others = guest.go(place)
    expect(others.get_by_text(f"{NAME} does not show more.")).to_be_visible()

    switch = page.get_by_role("checkbox", name="Everybody may see this page")
    switch.check()
    link = page.get_by_role("textbox", name="Link to this page")
    expect(link).to_have_value(f"{zoe.site}/people/{quote(NAME)}")
    guest.page.goto(link.input_value())
    others.wait_for_url(f"{zoe.site}/#/{place}")
    expect(others.get_by_role("heading", name="At a glance")).to_be_visible()
    page.screenshot(path=pictures / "profile.png", full_page=True)

    switch.uncheck()
    expect(link).to_have_count(0)
    others.reload()
    expect(others.get_by_text(f"{NAME} does not show more.")).to_be_visible()


CLOCK = {"kind": "fischer", "base": 3600.0, "increment": 60.0}


def test_a_rated_game_is_told_in_curve_sources_favourites_and_picture(arrive: Arrive, pictures: Path) -> None:
    nadia, omar = (with_account(arrive(name=name)) for name in ("Nadia", "Omar"))
    seats, options = [{"kind": "person"}, {"kind": "open"}], {"rated": True, "clock": CLOCK}
    table = nadia.ask("POST", "tables", setup={"players": 2}, seats=seats, options=options)["id"]
    omar.ask("PUT", f"tables/{table}/seats/1", kind="person")
    nadia.ask("POST", f"tables/{table}/start")
    for visitor in (nadia, omar):
        visitor.sit_at(table)
    omar.page.evaluate(f"(table) => void ({PLAY})(table)", table)
    nadia.page.evaluate(PLAY, table)

    page = nadia.go("person/Nadia")
    curve = page.get_by_role("figure", name=re.compile("^Rating in Alhambra: from "))
    expect(curve).to_be_visible()
    for part in ("sources", "favourites", "best"):
        expect(page.locator(f"[aria-labelledby=profile-{part}]")).to_contain_text(re.compile(r"\d"))
    page.screenshot(path=pictures / "profile-rated.png", full_page=True)
    page.get_by_role("checkbox", name="Everybody may see this page").check()
    link = page.get_by_role("textbox", name="Link to this page")
    expect(link).to_have_value(f"{nadia.site}/people/Nadia")
    shared = omar.context.request.get(link.input_value()).text()
    preview = re.search('property="og:image" content="([^"]+)"', shared)
    assert preview is not None
    image = Image.open(BytesIO(omar.context.request.get(preview[1]).body()))
    assert image.size == (1200, 630)
