"""The client speaks the language of the browser, whole; and another one when asked to."""

import re

import pytest
from playwright.sync_api import expect

from alhambra.texts import LANGUAGES, catalogue
from tests.browser.conftest import Arrive
from tests.browser.worlds import World

# A text that is missing shows its key.
KEY = re.compile(r"\b(?:web|word|do|asks|type|currency|card|count|picture|rule|module|game|bot)-[a-z0-9-]+\b")
SPOKEN = {"en": "en-GB", "fr": "fr-FR", "de": "de-AT"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_language_of_the_browser(arrive: Arrive, world: World, language: str) -> None:
    visitor = arrive(language=SPOKEN[language], storage_state=world.state)
    missing = {}
    for name, (place, ready) in world.pages().items():
        page = visitor.go(place)
        page.locator(ready).first.wait_for()
        said = page.locator("body").inner_text() + " ".join(
            page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        )
        if found := KEY.findall(said):
            missing[name] = found
    assert not missing
    assert visitor.page.locator("html").get_attribute("lang") == language
    visitor.go()
    expect(visitor.page.locator("h1")).to_have_text(catalogue(language).text("web-lobby-back-turn"))


def test_another_language_can_be_chosen(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.go("settings")
    page.get_by_role("radio", name="Français").check()
    expect(page.locator("h1")).to_have_text(catalogue("fr").text("web-nav-settings"))
    page.reload()
    expect(page.locator("h1")).to_have_text(catalogue("fr").text("web-nav-settings"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_go_by_what_they_are(arrive: Arrive, language: str) -> None:
    ana = arrive(language=SPOKEN[language])
    page = ana.play_now(players=3)
    novice = catalogue(language).text("bot-novice")
    names = page.locator(".players .who")
    expect(names).to_have_text([novice, f"{novice} 2", "Ana"])
    page.locator(".majorities").click()
    headings = page.locator("dialog thead abbr")
    headings.first.wait_for()
    short = headings.all_inner_texts()
    assert len(set(short)) == len(short), "no two columns have the same heading"
    ana.go()
    expect(page.locator(".list li").first).to_contain_text(f"{novice} 2")
