"""Every text keeps the house style, and a break of each kind is found."""

import pytest

from alhambra.texts import LANGUAGES
from alhambra.texts.catalogue import merge, read_sources
from alhambra.texts.fluent import parse
from tests.texts.style import BREAKS, Break, breaks


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_keeps_the_style(language: str) -> None:
    patterns = merge(read_sources(language))
    assert [found for key, pattern in patterns.items() for found in breaks(language, key, pattern)] == []


@pytest.mark.parametrize("one", BREAKS, ids=lambda one: one.why)
def test_a_break_is_found(one: Break) -> None:
    key, text = one.example
    for language in one.languages.split():
        assert f"{language} {key}: {one.why}" in breaks(language, key, parse(f"{key} = {text}")[key])
