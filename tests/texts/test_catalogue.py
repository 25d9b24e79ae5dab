"""The product's texts: complete, alike in all languages, and the same in the reference implementation."""

import re
from collections.abc import Iterator
from itertools import cycle, islice

import pytest
from babel import Locale
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from alhambra.texts import (
    LANGUAGES,
    Catalogue,
    MissingArgument,
    MissingText,
    UnknownLanguage,
    catalogue,
    key,
)
from alhambra.texts.catalogue import Argument, merge, read_sources
from alhambra.texts.errors import DuplicateText
from alhambra.texts.fluent import parse
from alhambra.texts.grammar import find_plural, write_digits
from tests.texts.reference import Reference

VALUES: list[Argument] = [0, 1, 2, 3, 4, 7, 21, 1234, 1_000_000, "tower", "Ana’s", "north"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def arguments(names: frozenset[str]) -> Iterator[dict[str, Argument]]:
    """Values for the variables of a text: each value in each place, next to different ones."""
    for shift in range(len(VALUES)):
        values = islice(cycle(VALUES), shift, None)
        yield dict(zip(sorted(names), values, strict=False))
        if not names:
            return


@every_language
def test_every_text_is_the_same_in_the_reference(language: str) -> None:
    ours = Catalogue(language)  # the product's own: modules from outside may have added theirs to the shared one
    reference = Reference(language, *read_sources(language).values())
    assert not reference.junk
    for name in ours:
        for values in arguments(ours.list_variables(name)):
            assert ours.text(name, **values) == reference.text(name, values)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_all_languages_have_the_same_keys_and_variables(language: str) -> None:
    english, other = Catalogue("en"), Catalogue(language)
    assert {name: other.list_variables(name) for name in other} == {
        name: english.list_variables(name) for name in english
    }


@pytest.mark.parametrize("language", ["fr", "de"])
def test_all_languages_have_the_same_files(language: str) -> None:
    assert [name.replace(f"{language}/", "en/") for name in read_sources(language)] == list(read_sources("en"))


@given(st.integers(-(10**9), 10**9))
def test_numbers_are_written_and_inflected_as_in_cldr(number: int) -> None:
    for language in LANGUAGES:
        assert write_digits(language, number) == format_decimal(number, locale=language)
        assert find_plural(language, number) == Locale.parse(language).plural_form(number)


def test_a_missing_text_is_an_error() -> None:
    assert not catalogue("de").has("type-castle")
    for ask in (catalogue("de").text, catalogue("de").list_variables):
        with pytest.raises(MissingText, match="no text type-castle in de"):
            ask("type-castle")


def test_a_missing_argument_is_an_error_even_where_it_would_not_show() -> None:
    texts = Catalogue("en", parse("a = { $x ->\n    [0] none\n   *[other] { $y } z\n}"))
    assert texts.text("a", x=0, y=1, more="not needed") == "none"
    with pytest.raises(MissingArgument, match="a in en needs y"):
        texts.text("a", x=0)


def test_a_language_we_do_not_speak_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="nl: the languages are en, fr, de"):
        catalogue("nl")


def test_two_files_cannot_have_the_same_key() -> None:
    with pytest.raises(DuplicateText, match=r"b\.ftl has y again"):
        merge({"a.ftl": "x = 1\ny = 2", "b.ftl": "y = 3"})


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("fr") is catalogue("fr")


def test_a_catalogue_lists_its_keys_in_order() -> None:
    texts = Catalogue("en", parse("b = x\n    .c = y\na = z"))
    assert texts.keys() == list(texts) == ["b", "b.c", "a"]


def test_keys_are_made_of_kind_and_name() -> None:
    assert key("type", "bath house") == "type-bath-house"
    assert key("module", "two_players") == "module-two-players"


def test_things_are_put_in_a_row() -> None:
    assert [catalogue("en").join_words("abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert catalogue("fr").join_words("abc") == "a, b et c"
    assert catalogue("de").join_words("abc") == "a, b und c"


@every_language
def test_apostrophes_are_curved_and_blanks_single(language: str) -> None:
    for name, source in read_sources(language).items():
        prose = [line for line in source.splitlines() if not line.startswith("#")]
        assert not [line for line in prose if "'" in line], name
        assert not [line for line in prose if re.search(r"\S  ", line)], name


def test_french_signs_stand_off_without_a_line_break() -> None:
    for name, source in read_sources("fr").items():
        assert not re.findall(r".{0,20}(?: [;:!?»]|« )", source), name
        assert not re.findall(r".{0,20}\w[;!?»]", source), name


def test_texts_from_outside_are_english_where_there_are_no_others() -> None:
    catalogue("en").include("jug.en", "do-fill-the-jug = Fill the jug of { $player }\n")
    french = Catalogue("fr")
    assert french.text("do-fill-the-jug", player="Anna") == "Fill the jug of Anna"
    assert not french.has("do-fill-the-jug")
    with pytest.raises(MissingText):
        french.text("do-empty-the-jug")
