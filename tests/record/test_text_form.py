"""Records as text and as JSON: read as they were written, or refused in words."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.engine.errors import AlhambraError, InvalidNotation
from alhambra.engine.rules.setup import Setup
from alhambra.record import Recorder, Step, from_json, parse_record, record_text, to_json
from tests.record.games import SETUPS, begun, finished

texts = st.text(st.characters(codec="utf-8"), max_size=20)
headers = st.dictionaries(st.sampled_from(["Date", "Event", "Site", "Round"]), texts)
comments = st.lists(texts, max_size=2).map(tuple)
BASE = finished(Setup(players=2))


@given(st.sampled_from(SETUPS), st.integers(0, 99), st.integers(0, 80), st.booleans())
def test_a_record_is_read_as_it_was_written(setup: Setup, seed: int, steps: int, full: bool) -> None:
    record = begun(setup, seed, steps).record(full)
    assert parse_record(record_text(record)) == record
    assert from_json(to_json(record)) == record


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_so_is_the_record_of_a_whole_game(setup: Setup) -> None:
    record = finished(setup)
    text = record_text(record)
    assert parse_record(text) == record
    assert record_text(parse_record(text)) == text
    assert from_json(to_json(record)) == record


@given(st.lists(texts, min_size=2, max_size=2), headers, comments, comments)
def test_names_headers_and_comments_may_be_any_text(
    names: list[str], others: dict[str, str], before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    steps = (replace(BASE.steps[0], comments=after), *BASE.steps[1:])
    record = replace(BASE, names=tuple(names), headers=others, comments=before, steps=steps)
    text = record_text(record)
    assert parse_record(text) == record
    assert len(text.split("\n")) == len(record_text(BASE).split("\n")) + 2 + len(others) + len(before)
    assert from_json(to_json(record)) == record


def test_comments_may_stand_in_lines_of_their_own() -> None:
    text = record_text(BASE).replace("\n\n0. deal", "\n\n{a\nb} {c}\n{d}\n0. deal")
    text = text.replace("\n1. ", "\n{e}\n\n  {f}\n1. ").rstrip() + " {g} {h \\} \\\\ > 1. i}\r\n"
    record = parse_record(text)
    assert record.comments == ("a\nb", "c", "d")
    assert record.steps[0].comments == ("e", "f")
    assert record.steps[-1].comments == ("g", "h } \\ > 1. i")
    assert [step.action for step in record.steps] == [step.action for step in BASE.steps]


def test_the_text_form_looks_as_described() -> None:
    recorder = Recorder(Setup(players=2, modules=("vizier",)), "notation", ["Ana", 'Bé"la'], {"Date": "today"})
    recorder.apply("take du4+di1")
    lines = record_text(recorder.record()).split("\n")
    assert lines[:9] == [
        '[Format "1"]',
        '[Rules "1.1"]',
        '[Game "alhambra"]',
        '[Modules "vizier"]',
        '[Edition "family-box"]',
        '[Players "2"]',
        '[Player1 "Ana"]',
        '[Player2 "Bé\\"la"]',
        '[Date "today"]',
    ]
    assert lines[10] == ""
    assert lines[11].startswith("0. deal > C5 T9ne T9nw P2 de1 du9 ")
    assert lines[12:] == ["1. 2 take di1+du4 > di7 du6", ""]


# --- what is none ---------------------------------------------------------------------------------------

TEXT = record_text(replace(BASE, names=("Ana", "Béla"), headers={"Date": "today"}))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('[Format "1"]', '[Format "2"]', "record-format"),
        ('[Format "1"]\n', "", "record-format"),
        ('[Game "alhambra"]\n', "", "record-header-missing"),
        ('[Rules "1.1"]\n', "", "record-header-missing"),
        ('[Players "2"]', '[Players "two"]', "record-header"),
        ('[Players "2"]', '[Players "3"]', "record-header"),
        ('[Players "2"]', '[Players "2"]\n[Players "2"]', "record-line"),
        ('[Players "2"]', '[Players "2"]\n[Ages "x"]', "record-header"),
        ('[Players "2"]', '[Players "2"]\n[Simplified "no"]', "record-header"),
        ('[Player1 "Ana"]\n', "", "record-header"),
        ('[Player2 "Béla"]\n', "", "record-header"),
        ('[Date "today"]', '[Date "to"day"]', "record-line"),
        ('[Date "today"]', "[Date today]", "record-line"),
        ('[Commitment "', '[Commitment "x', "record-header"),
        ('[Key "', '[Key "A', "record-header"),
        ('[Result "', '[Result "?', "record-header"),
        ("\n0. deal", "\n0. 1 pass\n0. deal", "record-line"),
        ("\n1. ", "\n2. ", "record-number"),
        ("\n1. ", "\n1 ", "record-line"),
        ("\n1. ", "\n1. deal\n1. ", "record-line"),
        ("\n1. ", "\n1. {", "record-line"),
        ("\n1. ", "\n}\n1. ", "record-line"),
        ("\n0. deal", "\n0. deal > a > b", "record-line"),
    ],
)
def test_what_is_no_record_is_refused(old: str, new: str, key: str) -> None:
    assert old in TEXT
    with pytest.raises(InvalidNotation) as caught:
        parse_record(TEXT.replace(old, new, 1))
    assert caught.value.refusal.key == key
    assert str(caught.value)


@pytest.mark.parametrize("text", ["", "\n", "hello", '[Event "chess"]\n\n1. e4 e5 2. Nf3', "\ufeff{}", "\0"])
def test_so_is_a_foreign_file(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_record(text)
    with pytest.raises(InvalidNotation):
        from_json(text)


def test_a_record_without_a_deal_is_none() -> None:
    for record in (replace(BASE, steps=()), replace(BASE, steps=(Step(0, 0, "pass"),))):
        with pytest.raises(InvalidNotation, match="begins with the deal"):
            record_text(record)
    with pytest.raises(InvalidNotation, match="begins with the deal"):
        parse_record(TEXT.partition("\n\n")[0])


def test_headers_of_ours_cannot_be_given_twice() -> None:
    with pytest.raises(InvalidNotation, match="header Key"):
        record_text(replace(BASE, headers={"Key": "00"}))


@pytest.mark.parametrize(
    "broken",
    [
        [],
        {"headers": {}},
        {"steps": [1], "headers": {}, "comments": []},
        {"steps": [{"seat": "1", "action": "deal", "draws": [], "comments": []}], "headers": {}, "comments": []},
        {"steps": [{"seat": 0, "action": "deal", "draws": [1], "comments": []}], "headers": {}, "comments": []},
        {"steps": [], "headers": {"Game": 1}, "comments": []},
        {"steps": [], "headers": [], "comments": []},
        {"steps": {}, "headers": {}, "comments": []},
    ],
)
def test_json_of_another_shape_is_refused(broken: object) -> None:
    with pytest.raises(InvalidNotation) as caught:
        from_json(json.dumps(broken))
    assert caught.value.refusal.key == "record-json"
    assert str(caught.value)


def test_json_nested_too_deeply_is_refused() -> None:
    with pytest.raises(InvalidNotation):
        from_json("[" * 100_000)


@given(st.data())
def test_a_change_anywhere_gives_a_record_or_an_error_of_ours(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    text = TEXT[:at] + data.draw(st.text(max_size=3)) + TEXT[at + data.draw(st.integers(0, 30)) :]
    try:
        record = parse_record(text)
        answer = record_text(record)
        assert parse_record(answer) == record
    except AlhambraError as error:
        answer = str(error)
    assert answer
