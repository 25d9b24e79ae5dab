"""The reader against the reference implementation, form by form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.texts.catalogue import Catalogue
from alhambra.texts.errors import FluentSyntaxError, MissingText, TextError
from alhambra.texts.fluent import parse
from tests.texts.reference import Reference

FORMS = {
    "plain": "a = Plain text",
    "trailing blanks": "a = Plain text   \n\n",
    "windows": "a = Plain\r\n    text\r\nb = Other\r\n",
    "comments": "# one\n## two\n### three\n\na = Text # not a comment\n#\nb = Text",
    "attributes": "a = Value\n    .one = First\n    .two =\n        Second\nb =\n    .only = No value",
    "next line": "a =\n    Text",
    "lines": "a =\n    One\n      two\n\n    three\n",
    "hanging lines": "a = One\n      two\n    three",
    "blank after a line": "a = One  \n    two",
    "line begins with a placeable": "a = One\n{ $x } two",
    "variable": "a = { $x }, {$x} and {\n    $x\n}",
    "reference": "a = { b } { b.c }\nb = B { $x }\n    .c = C",
    "literals": r'a = { "{" } { "\"" } { "\\" } { "\u00e9" } { "\U01F600" } { " " }',
    "empty literal at the end": 'a = x { "" }',
    "selector": "a = { $x ->\n    [one] One\n   *[other] { $x } many\n }",
    "selector amid text": "a = Before { $x ->\n    [0] none\n    [one] one\n   *[other] many\n    } after",
    "number before category": "a = { $x ->\n    [one] first\n    [1] second\n   *[other] third\n}",
    "default in the middle": "a = { $x ->\n    [0] zero\n   *[other] other\n    [one] one\n}",
    "negative number": "a = { $x ->\n    [-3] minus three\n   *[other] other\n}",
    "words": "a = { $x ->\n    [tower] Turm\n   *[garden] Garten\n}",
    "selector in selector": (
        "a = { $x ->\n    [one] { $y ->\n        [one] one one\n       *[other] one more\n    }\n"
        "   *[other]\n        Lines\n        of { $y }\n}"
    ),
    "special signs inside": "a = One [two] *three .four # five = six -> $seven",
    "hyphens": "a-b_c9 = x\n    .d-e = y\nf = { a-b_c9 } { a-b_c9.d-e }",
}
ARGUMENTS: list[str | int] = [-3, -1, 0, 1, 2, 3, 999, 1000, 12345, 1_000_000, 2_000_001, "tower", "Ana", ""]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("form", FORMS)
def test_every_form_reads_as_in_the_reference(form: str, language: str) -> None:
    reference = Reference(language, FORMS[form])
    ours = Catalogue(language, parse(FORMS[form]))
    assert not reference.junk
    for x in ARGUMENTS:
        for y in (1, 2):
            for key in ours:
                assert ours.text(key, x=x, y=y) == reference.text(key, {"x": x, "y": y})


LINES = st.lists(
    st.sampled_from(["", "    ", "    text", "      deeper  ", "  two", "{ $x }", "    { $x } z", '   { " " }']),
    max_size=6,
)


@given(st.sampled_from(["", "first", " first  ", "{ $x }"]), LINES)
def test_lines_are_joined_as_in_the_reference(first: str, lines: list[str]) -> None:
    source = "\n".join([f"before = y\na ={first}", *lines, "after = z"])
    reference = Reference("en", source)
    if reference.junk:
        with pytest.raises(FluentSyntaxError):
            parse(source)
        return
    ours = Catalogue("en", parse(source))
    assert list(ours) == ["before", "a", "after"]
    assert ours.text("a", x="X") == reference.text("a", {"x": "X"})


@pytest.mark.parametrize(
    "source",
    [
        "a",
        "a =",
        "a = x\n    .b =",
        "= x",
        "  a = x",
        "a = {",
        "a = { }",
        "a = }",
        "a = { $ }",
        'a = { "x }',
        r'a = { "\n" }',
        "a = { $x -> }",
        "a = { $x ->\n    [one] One\n}",
        "a = { $x ->\n   *[one] One\n   *[other] Two\n}",
        "a = { $x ->\n   *[one]\n}",
        "a = { $x ->\n   *[one] One }",
    ],
)
def test_what_the_reference_rejects_is_an_error(source: str) -> None:
    assert Reference("en", source).junk
    with pytest.raises(FluentSyntaxError):
        parse(source)


@pytest.mark.parametrize(
    "source",
    [
        "-term = x",
        "a = { -term }",
        "a = { NUMBER($x) }",
        "a = { { $x } }",
        "a = { 5 }",
        "a = { b ->\n   *[x] y\n}",
    ],
)
def test_what_we_leave_out_is_an_error(source: str) -> None:
    with pytest.raises(FluentSyntaxError):
        parse(source)


def test_an_error_names_file_and_line() -> None:
    with pytest.raises(FluentSyntaxError, match=r"en/names\.ftl, line 3: expected ="):
        parse("# one\na = x\nb : y", "en/names.ftl")


def test_a_key_may_be_there_only_once() -> None:
    with pytest.raises(FluentSyntaxError, match="a is there twice"):
        parse("a = x\na = y")
    with pytest.raises(FluentSyntaxError, match=r"a\.b is there twice"):
        parse("a = x\n    .b = y\n    .b = z")


def test_references_must_lead_somewhere() -> None:
    with pytest.raises(MissingText, match="no text b in en, to which a refers"):
        Catalogue("en", parse("a = { b }"))
    with pytest.raises(TextError, match="refers to itself"):
        Catalogue("en", parse("a = { b }\nb = { $x ->\n   *[other] { a }\n}"))
