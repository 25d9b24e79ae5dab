"""Complete games from the past: they must replay, verify and be told for ever.

`tools/golden.py` writes those of the rules of today; the folders of older versions are never touched again.
"""

from pathlib import Path

import pytest

from alhambra.engine.rules.setup import CHECKED_RULES
from alhambra.record import Replay, from_json, parse_record, record_text, to_json
from alhambra.record.narrate import narrate
from alhambra.record.verify import verify
from alhambra.texts import LANGUAGES

GOLDEN = sorted(Path(__file__).parent.glob("golden/*/*.alh"))

every_game = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")


@pytest.mark.parametrize("version", CHECKED_RULES)
def test_there_is_one_for_every_sort_of_game(version: str) -> None:
    names = {path.stem for path in GOLDEN if path.parent.name == version}
    assert {f"base-{n}-{edition}" for n in range(2, 7) for edition in ("family-box", "revised")} <= names
    assert {"modules-2", "modules-4", "modules-6", "granada-2", "combined-2", "combined-3-modules"} <= names


@every_game
def test_it_is_sound_and_its_end_is_the_same(path: Path) -> None:
    text = path.read_text("utf-8")
    record = parse_record(text)
    assert record.rules == path.parent.name
    assert record_text(record) == text
    assert from_json(to_json(record)) == record
    verdict = verify(record)
    assert verdict.list_texts() == []
    last = Replay(record).at(len(record.steps) - 1)
    assert last.is_over
    assert tuple(last.scores) == record.result


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_told(path: Path, language: str) -> None:
    record = parse_record(path.read_text("utf-8"))
    log = narrate(record, language)
    assert len(log) > len(record.steps) / 2
    assert any("Bénédicte" in sentence for sentence in log)
    assert all(sentence and "{" not in sentence for sentence in log)
