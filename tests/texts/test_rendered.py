"""Every text as people read it: with the longest names, with 0, 1 and 2, with feminine and plural tiles and huts."""

import re

import pytest

import texts_page
from alhambra.texts import LANGUAGES

SENTENCES = ("refusal-", "server-refusal-", "event-", "asks-", "rule-", "ruling-", "reason-", "table-")
BEGINS = re.compile(r"[A-ZÀÉÊÎÔÄÖÜÇŒ0-9“«„…-]|game\.alh|http")
ENDS = re.compile(r"[.!?…][”)]?$|[.!?…]\u00a0»$|“$|”$|»$|:( .*)?$")
WRONG = {
    "en": r"\ba (?=[aeio][a-z])|\ban (?=[bcdfgjklmnpqrstvwxz])",
    "fr": r"(?<![-\w])(?i:de|que|le|ne|se) (?=[aeiouéèêAEIOUÉ]\w)(?!onze|oui)|\b(?:à|de) les? (?=\w+ [0-9])",
    "de": r"\bvon den (?:Turm|Markt)\b",
}


@pytest.fixture(scope="module", params=LANGUAGES)
def filler(request: pytest.FixtureRequest) -> texts_page.Filler:
    return texts_page.Filler(request.param)


def test_nothing_is_left_to_fill_in(filler: texts_page.Filler) -> None:
    for name in filler.patterns:
        for text in filler.renderings(name):
            assert not re.search(r"[{}$]|\S  \S| [.,)]|\( ", text.replace("{}", "")), (name, text)
            assert text == text.strip(), name


def test_sentences_begin_and_end_as_such(filler: texts_page.Filler) -> None:
    for name in filler.patterns:
        if name.startswith(SENTENCES) and not name.endswith(".title"):
            for text in filler.renderings(name):
                assert BEGINS.match(text), (name, text)
                assert ENDS.search(text), (name, text)


def test_buttons_begin_with_a_capital_and_have_no_full_stop(filler: texts_page.Filler) -> None:
    for name in filler.patterns:
        if re.match("do-[a-z-]+$", name):
            for text in filler.renderings(name):
                assert text[0].isupper(), (name, text)
                assert not text.endswith("."), (name, text)


def test_words_that_meet_fit(filler: texts_page.Filler) -> None:
    for name in filler.patterns:
        for text in filler.renderings(name):
            found = re.search(WRONG[filler.texts.language], text)
            assert not found, (name, text)


def test_the_page_has_every_text_in_three_columns() -> None:
    rows = list(texts_page.rows())
    assert len(rows) == len(texts_page.Filler("en").patterns)
    assert all(row.count("<td>") == 4 for row in rows)
