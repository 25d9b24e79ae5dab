"""What the browser's check of fairness is made from and tested with is what the engine says today."""

import json

from alhambra.record import parse_record
from alhambra.record.verify import verify
from web_vectors import SETUPS, VECTORS, files


def test_the_files_are_up_to_date() -> None:
    assert [path.name for path, text in files().items() if path.read_text("utf-8") != text] == []


def test_the_games_are_sound_by_the_library_too() -> None:
    games = json.loads(VECTORS.read_text("utf-8"))["games"]
    assert list(games) == list(SETUPS)
    for text in games.values():
        verdict = verify(parse_record(text))
        assert verdict.is_sound
        assert verdict.unchecked == []
