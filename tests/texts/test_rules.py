"""The rules: all there, each saying the same in three languages."""

import re

import pytest

from alhambra.texts import LANGUAGES, MissingText, catalogue
from alhambra.texts.rules import CHAPTERS, chapter_of, find_rule, list_rule_ids, list_rulings

RULES = {
    "A": "1-8 10-16 20-23 30-34 40-46 50-57 60-65",
    "G": "1-14",
    "C": "1-11",
    "V": "1-7",
    "X": "1-4",
    "B": "1-5",
    "H": "1-6",
    "S": "1-6",
}
RULINGS = {
    "A": [4, 5, 7, 11, 12, 13, 15, 34, 41, 42, 45, 46, 50, 51, 53, 56, 61, 62, 65],
    "G": [1, 2, 4, 6, 13, 14],
    "C": [1, 2, 6, 7, 10, 11],
    "V": [2, 6, 7],
    "X": [2, 3, 4],
    "B": [2, 5],
    "H": [3, 5],
    "S": [2, 4, 5],
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def mentioned(text: str) -> list[str]:
    """The rules a text refers to."""
    return re.findall(r"\b[A-Z]-[0-9]+\b", text)


def numbers(text: str) -> list[str]:
    """Its other numbers in digits."""
    return sorted(re.findall(r"[0-9]+N?", re.sub(r"\b[A-Z]-[0-9]+\b", "", text)))


def everything(rule_id: str, language: str) -> str:
    one = find_rule(rule_id, language)
    return f"{one.title} {one.text} {one.ruling}"


def test_every_rule_is_there_in_order() -> None:
    wanted = []
    for letter, ranges in RULES.items():
        for first, last in re.findall("([0-9]+)-([0-9]+)", ranges):
            wanted += [f"{letter}-{number}" for number in range(int(first), int(last) + 1)]
    assert list_rule_ids() == [*wanted, "combining"]


@every_language
def test_every_ruling_is_there(language: str) -> None:
    wanted = [f"{letter}-{number}" for letter, decided in RULINGS.items() for number in decided]
    assert [one.id for one in list_rulings(language)] == [*wanted, "combining"]


@every_language
def test_there_is_no_text_of_a_rule_that_does_not_exist(language: str) -> None:
    wanted = {f"rule-{name}{form}" for name in list_rule_ids() for form in ("", ".title")}
    wanted |= {f"ruling-{one.id}" for one in list_rulings(language)}
    assert {name for name in catalogue(language) if name.startswith(("rule-", "ruling-"))} == wanted


@every_language
def test_every_rule_mentioned_exists(language: str) -> None:
    for rule_id in list_rule_ids():
        assert set(mentioned(everything(rule_id, language))) <= set(list_rule_ids()) - {rule_id}, rule_id


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_translation_has_the_same_numbers_and_mentions_the_same_rules(language: str) -> None:
    for rule_id in list_rule_ids():
        english, other = everything(rule_id, "en"), everything(rule_id, language)
        assert numbers(other) == numbers(english), rule_id
        assert sorted(mentioned(other)) == sorted(mentioned(english)), rule_id


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_translation_is_one(language: str) -> None:
    for rule_id in list_rule_ids():
        ours, english = find_rule(rule_id, language), find_rule(rule_id, "en")
        assert ours.text != english.text
        assert ours.ruling is None or ours.ruling != english.ruling


@every_language
def test_every_chapter_and_section_has_a_title(language: str) -> None:
    texts = catalogue(language)
    for chapter in CHAPTERS:
        assert texts.text(chapter.key)
        assert texts.text(chapter.key + ".about")
        if len(chapter.sections) > 1:
            assert all(texts.has(f"section-{section.name}") for section in chapter.sections)


def test_a_rule_knows_its_chapter() -> None:
    assert [chapter_of(name).name for name in ("A-57", "A-60", "X-1", "combining")] == [
        "alhambra",
        "two-players",
        "exchange",
        "combining",
    ]


def test_a_rule_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(MissingText, match="rule-A-9"):
        find_rule("A-9", "en")
