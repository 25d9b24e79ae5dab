"""Texts are parsed when they are asked for, and say where they are wrong."""

import pytest

from alhambra.texts import unread
from alhambra.texts.catalogue import Catalogue, merge, read_sources
from alhambra.texts.errors import DuplicateText, FluentSyntaxError
from alhambra.texts.fluent import Pattern, parse
from alhambra.texts.unread import Unread

FILES = {
    "a.ftl": "# first\na = 1\n    .b = 2\n\n# second\nc =\n    { a.b }\n    and on\n",
    "b.ftl": "d = { $x ->\n   *[o] y\n}\n",
}


def test_each_is_read_when_it_is_asked_for() -> None:
    texts = Unread(FILES | {"c.ftl": "good = 1\n\nbad = {\n"})
    assert texts["a.b"] == ("2",)
    assert "a.c" not in texts
    assert "nothing" not in texts
    with pytest.raises(FluentSyntaxError, match=r"c\.ftl, line 4"):
        texts["bad"]
    with pytest.raises(FluentSyntaxError):
        list(texts)


@pytest.mark.parametrize("files", [FILES, read_sources("en"), read_sources("fr"), read_sources("de")])
def test_they_are_those_of_the_parser(files: dict[str, str]) -> None:
    assert list(Unread(files).items()) == list(merge(files).items())
    assert len(Unread(files)) == len(merge(files))


def test_no_message_is_there_twice() -> None:
    with pytest.raises(DuplicateText, match=r"b\.ftl has x again"):
        Unread({"a.ftl": "x = 1\ny = 2", "b.ftl": "x = 3"})


def test_looking_for_a_text_does_not_parse_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def counted(source: str, name: str, line: int) -> dict[str, Pattern]:
        parsed.append(source)
        return parse(source, name, line)

    monkeypatch.setattr(unread, "parse", counted)
    texts = Catalogue("en")
    assert "bot-greedy" in texts
    assert "bot-nobody" not in texts
    assert len(parsed) == 1
