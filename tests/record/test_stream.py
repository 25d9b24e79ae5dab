"""Several games in one file."""

from dataclasses import replace

import pytest

from alhambra import InvalidNotation, Setup
from alhambra.record import Record, Recorder, record_text
from alhambra.record.stream import read_records, records_text


def record(seed: str, comment: str = "") -> Record:
    recorder = Recorder(Setup(players=2), seed, ("Ana", 'Ben "B"'))
    for _ in range(5):
        recorder.apply(recorder.game.legal_actions()[0])
    found = recorder.record(full=True)
    last = replace(found.steps[-1], comments=(comment,)) if comment else found.steps[-1]
    return replace(found, steps=(*found.steps[:-1], last))


RECORDS = [record("1"), record("2", 'a } brace, a \\ and\n[Game "chess"]\nin a comment {'), record("3")]


def test_what_was_written_is_read_again() -> None:
    text = records_text(RECORDS)
    assert list(read_records(text.splitlines(keepends=True))) == RECORDS
    assert list(read_records(text.splitlines())) == RECORDS
    assert list(read_records([])) == []
    assert list(read_records(["\n", "\n"])) == []


def test_a_comment_may_run_over_lines_that_look_like_headers() -> None:
    text = record_text(RECORDS[0]).rstrip("\n") + ' {over\n[Game "chess"]\nlines}\n' + "\n" + record_text(RECORDS[2])
    first, second = read_records(text.splitlines(keepends=True))
    assert first.steps[-1].comments == ('over\n[Game "chess"]\nlines',)
    assert second == RECORDS[2]


def test_it_is_a_stream() -> None:
    lines = iter([*records_text(RECORDS[:2]).splitlines(keepends=True), "nonsense\n"])
    found = read_records(lines)
    assert next(found) == RECORDS[0]
    with pytest.raises(InvalidNotation):
        next(found)
