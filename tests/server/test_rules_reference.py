"""The rules as data for a client, and that their pictures show what they say."""

import xml.etree.ElementTree as ET

import pytest

from alhambra.engine.errors import AlhambraError
from alhambra.server.study.lessons.learn import SECTIONS, draw_step, step_text
from alhambra.server.study.lessons.rules_examples import EXAMPLES, Example
from alhambra.server.study.lessons.rules_pictures import (
    build_palace,
    count_edges,
    draw_places,
    list_pictures,
    rank_players,
    rules_of,
)
from alhambra.server.study.rules_reference import describe_rules
from alhambra.texts import LANGUAGES, UnknownLanguage, catalogue
from alhambra.texts.rules import CHAPTERS, list_rule_ids

every_language = pytest.mark.parametrize("language", LANGUAGES)
ABOUT = {
    "placing": "A-20 A-21 A-22 A-23 A-30 A-31 A-32 A-33 A-34 A-40 A-64 G-1 G-2 G-7 G-12 C-5 C-6 H-3 S-3",
    "walls": "A-51 G-11 C-8 H-6",
    "paying": "A-3 A-11 A-12 A-13 G-5 G-6 C-4 V-2 X-1 X-3 S-2 S-5 S-6",
    "scoring": "A-50 A-52 A-53 A-54 A-56 A-63 G-9 G-10 G-14 B-3 H-5",
    "set-up": "A-1 A-2 A-4 A-5 A-6 A-7 A-60 A-61 G-3 C-1 C-2 C-3 V-1 B-1 H-1 S-1",
    "turns": "A-8 A-10 A-14 A-15 A-16 A-41 A-42 A-43 A-44 A-45 A-46 A-62 G-4 G-8 G-13 C-7 C-11 V-3 V-4 V-5 V-7"
    " X-2 B-2 B-4 B-5 H-2 H-4 S-4",
    "the end": "A-55 A-57 A-65 C-9 C-10 V-6 X-4 combining",
}
"""What each rule is about; the first four kinds are shown in pictures."""
PALACES = [(rule, one) for rule, examples in EXAMPLES.items() for one in examples if one.palace]


@every_language
def test_every_rule_is_there_once_and_in_order(language: str) -> None:
    learn, *pages = describe_rules(language)
    assert learn["name"] == "learn"
    found = [rule["id"] for page in pages for section in page["sections"] for rule in section["rules"]]
    assert found == list_rule_ids()
    assert [page["name"] for page in pages] == [chapter.name for chapter in CHAPTERS]


@every_language
def test_everything_is_said_in_the_language(language: str) -> None:
    text = catalogue(language).text
    base = describe_rules(language)[1]
    assert base["title"] == text("game-alhambra")
    assert base["about"] == text("game-alhambra.about")
    assert base["sections"][0]["title"] == text("section-set-up")
    fourth = base["sections"][0]["rules"][3]
    assert (fourth["title"], fourth["text"]) == (text("rule-A-4.title"), text("rule-A-4"))
    assert fourth["rulings"] == [text("ruling-A-4")]


def test_a_page_with_one_section_needs_no_title_for_it() -> None:
    vizier = next(page for page in describe_rules("en") if page["name"] == "vizier")
    assert [section["title"] for section in vizier["sections"]] == [""]


def test_a_language_that_we_do_not_speak_is_an_error() -> None:
    with pytest.raises(UnknownLanguage):
        describe_rules("nl")


@pytest.mark.parametrize(("rule", "example"), PALACES)
def test_a_palace_obeys_its_rule_or_breaks_just_that_one(rule: str, example: Example) -> None:
    if not example.forbidden:
        assert build_palace(example).items()
        return
    with pytest.raises(AlhambraError) as broken:
        build_palace(example)
    assert broken.value.refusal.rule == rule


def test_it_is_said_what_every_rule_is_about() -> None:
    assert sorted(" ".join(ABOUT.values()).split()) == sorted(list_rule_ids())


@pytest.mark.parametrize("kind", ["placing", "walls", "paying", "scoring"])
def test_rules_about_placing_walls_paying_and_scoring_have_pictures(kind: str) -> None:
    assert [rule for rule in ABOUT[kind].split() if not list_pictures(rule, "en")] == []


def test_what_the_pictures_say_of_redesigning_is_so() -> None:
    added, removed, stays = (EXAMPLES[rule][0] for rule in ("A-20", "A-21", "A-23"))
    assert {*build_palace(added).legal_cells(added.tiles[0])} == {*added.highlight}
    assert {*removed.highlight} <= {*build_palace(removed).removable()}
    assert not {*stays.highlight} & {*build_palace(stays).removable()}


@pytest.mark.parametrize(
    ("rule", "points"),
    [
        ("A-53", [13, 0, 0]),
        ("A-54", [9, 9, 0]),
        ("A-63", [12, 5, 20]),
        ("G-9", [18, 12, 6]),
        ("G-10", [4, 8]),
        ("G-14", [10, 3]),
        ("A-56", [8, 11, 9]),
    ],
)
def test_players_get_the_points_that_the_rules_give(rule: str, points: list[int]) -> None:
    rows = rank_players(EXAMPLES[rule][0], "en")
    assert [int(row.result.split()[0]) for row in rows] == points
    assert [row.is_first for row in rows] == [one == max(points) for one in points]


def test_numbers_in_captions_are_computed() -> None:
    wall, moat, together = (EXAMPLES[rule][0] for rule in ("A-51", "G-11", "C-8"))
    assert [count_edges(wall), count_edges(moat), count_edges(together)] == [5, 5, 2]
    assert "5" in list_pictures("A-51", "en")[0]["caption"]


@every_language
def test_every_picture_can_be_drawn(language: str) -> None:
    for rule in EXAMPLES:
        for picture in list_pictures(rule, language):
            assert ET.fromstring(picture["svg"]).tag.endswith("svg")
            assert picture["caption"]


def test_pictures_belong_to_rules_that_exist() -> None:
    assert set(EXAMPLES) <= set(list_rule_ids())
    assert list_pictures("A-4", "en") == []


# --- learn to play --------------------------------------------------------------------------------------------

STEPS = [step for steps in SECTIONS.values() for step in steps]


@every_language
def test_the_game_in_two_minutes_has_six_steps_with_pictures(language: str) -> None:
    minutes = describe_rules(language)[0]["sections"][0]["rules"]
    assert len(minutes) == 6
    assert all(step["pictures"] and step["title"] and step["text"] for step in minutes)


@every_language
def test_every_game_and_module_is_shown_in_short(language: str) -> None:
    told = {step.name for step in (*SECTIONS["games"], *SECTIONS["modules"])}
    assert told == {chapter.name for chapter in CHAPTERS} - {"alhambra", "combining"}
    for step in STEPS:
        assert all(step_text(step, language))
        for picture in draw_step(step, language):
            assert ET.fromstring(picture["svg"]).tag.endswith("svg")


def test_what_the_pictures_say_of_payments_is_so() -> None:
    examples = {one.name: one for found in EXAMPLES.values() for one in found}
    examples |= {one.name: one for step in STEPS for one in step.pictures}

    def price(name: str) -> int:
        return next(tile.price for tile in rules_of("alhambra").tiles.tiles if tile.name == examples[name].tiles[0])

    def paid(name: str) -> int:
        return sum(int(card[2:]) for card in examples[name].cards if ":" not in card)

    for exact in ("exact", "learn-paid", "learn-first", "mixed", "vizier", "finished"):
        assert paid(exact) == price(exact)
    assert (paid("over"), price("over")) == (paid("learn-second"), price("learn-second")) == (9, 7)
    assert paid("superfluous") - price("superfluous") == 1
    assert paid("half") == price("half") // 2
    assert paid("five") == 5
    assert paid("fee") == 3


def test_the_table_of_points_has_the_points_of_the_components() -> None:
    svg = draw_places("en", "Points")
    assert "16 · 8 · 1" in svg
    assert "21 · 13 · 6" in svg
