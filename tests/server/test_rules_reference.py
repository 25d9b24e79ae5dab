"""The rules as data for a client, and that their pictures show what they say."""

import xml.etree.ElementTree as ET

import pytest

from alhambra.engine.errors import AlhambraError
from alhambra.server.study.learn import SECTIONS, step_pictures, step_text
from alhambra.server.study.rules_pictures import EXAMPLES, Example, built, counted, pictures, points_table, rules_of
from alhambra.server.study.rules_reference import rules_reference
from alhambra.texts import LANGUAGES, UnknownLanguage, catalogue
from alhambra.texts.rules import CHAPTERS, rule_ids

every_language = pytest.mark.parametrize("language", LANGUAGES)
PALACES = [(rule, one) for rule, examples in EXAMPLES.items() for one in examples if one.palace]


@every_language
def test_every_rule_is_there_once_and_in_order(language: str) -> None:
    learn, *pages = rules_reference(language)
    assert learn["name"] == "learn"
    found = [rule["id"] for page in pages for section in page["sections"] for rule in section["rules"]]
    assert found == rule_ids()
    assert [page["name"] for page in pages] == [chapter.name for chapter in CHAPTERS]


@every_language
def test_everything_is_said_in_the_language(language: str) -> None:
    text = catalogue(language).text
    base = rules_reference(language)[1]
    assert base["title"] == text("game-alhambra")
    assert base["about"] == text("game-alhambra.about")
    assert base["sections"][0]["title"] == text("section-set-up")
    fourth = base["sections"][0]["rules"][3]
    assert (fourth["title"], fourth["text"]) == (text("rule-A-4.title"), text("rule-A-4"))
    assert fourth["rulings"] == [text("ruling-A-4")]


def test_a_page_with_one_section_needs_no_title_for_it() -> None:
    vizier = next(page for page in rules_reference("en") if page["name"] == "vizier")
    assert [section["title"] for section in vizier["sections"]] == [""]


def test_a_language_that_we_do_not_speak_is_an_error() -> None:
    with pytest.raises(UnknownLanguage):
        rules_reference("nl")


@pytest.mark.parametrize(("rule", "example"), PALACES)
def test_a_palace_obeys_its_rule_or_breaks_just_that_one(rule: str, example: Example) -> None:
    if not example.forbidden:
        assert built(example).items()
        return
    with pytest.raises(AlhambraError) as broken:
        built(example)
    assert broken.value.refusal.rule == rule


def test_numbers_in_captions_are_reckoned() -> None:
    wall, moat, together = (EXAMPLES[rule][0] for rule in ("A-51", "G-11", "C-8"))
    assert [counted(wall), counted(moat), counted(together)] == [5, 5, 2]
    assert "5" in pictures("A-51", "en")[0]["caption"]


@every_language
def test_every_picture_can_be_drawn(language: str) -> None:
    for rule in EXAMPLES:
        for picture in pictures(rule, language):
            assert ET.fromstring(picture["svg"]).tag.endswith("svg")
            assert picture["caption"]


def test_pictures_belong_to_rules_that_exist() -> None:
    assert set(EXAMPLES) <= set(rule_ids())
    assert pictures("A-4", "en") == []


# --- learn to play --------------------------------------------------------------------------------------------

STEPS = [step for steps in SECTIONS.values() for step in steps]


@every_language
def test_the_game_in_two_minutes_has_six_steps_with_pictures(language: str) -> None:
    minutes = rules_reference(language)[0]["sections"][0]["rules"]
    assert len(minutes) == 6
    assert all(step["pictures"] and step["title"] and step["text"] for step in minutes)


@every_language
def test_every_game_and_module_is_shown_in_short(language: str) -> None:
    told = {step.name for step in (*SECTIONS["games"], *SECTIONS["modules"])}
    assert told == {chapter.name for chapter in CHAPTERS} - {"alhambra", "combining"}
    for step in STEPS:
        assert all(step_text(step, language))
        for picture in step_pictures(step, language):
            assert ET.fromstring(picture["svg"]).tag.endswith("svg")


def test_what_the_pictures_say_of_payments_is_so() -> None:
    examples = {one.name: one for found in EXAMPLES.values() for one in found}
    examples |= {one.name: one for step in STEPS for one in step.pictures}

    def price(name: str) -> int:
        return next(tile.price for tile in rules_of("alhambra").tiles.tiles if tile.name == examples[name].tiles[0])

    def paid(name: str) -> int:
        return sum(int(card[2:]) for card in examples[name].cards if ":" not in card)

    for exact in ("exact", "learn-paid", "learn-first", "mixed"):
        assert paid(exact) == price(exact)
    assert (paid("over"), price("over")) == (paid("learn-second"), price("learn-second")) == (9, 7)
    assert paid("superfluous") - price("superfluous") == 1
    assert paid("half") == price("half") // 2
    assert paid("five") == 5
    assert paid("fee") == 3


def test_the_table_of_points_has_the_points_of_the_components() -> None:
    svg = points_table("en", "Points")
    assert "16 · 8 · 1" in svg
    assert "21 · 13 · 6" in svg
