"""`alhambra verify`."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from alhambra.engine.rules.setup import Setup
from alhambra.record.json_form import to_json
from alhambra.record.record import Record, Step
from alhambra.record.recorder import Recorder
from alhambra.record.text_form import parse_record, record_text
from tests.cli.running import alhambra, answer, complaint, shown, write_game


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return write_game(tmp_path)


def test_a_sound_record(game: Path) -> None:
    steps = len(parse_record(game.read_text("utf-8")).steps) - 1
    sound = {"valid": True, "steps": steps, "findings": [], "unchecked": [], "own_nonces": None}
    assert answer("verify", str(game)) == sound
    assert shown("verify", str(game)) == f"Valid: all {steps} steps are correct.\n"


def test_a_record_may_be_json_or_come_from_a_pipe(game: Path, tmp_path: Path) -> None:
    text = game.read_text("utf-8")
    other = tmp_path / "game.json"
    other.write_text(to_json(parse_record(text)), "utf-8")
    assert shown("verify", str(other)) == shown("verify", str(game))
    assert alhambra("verify", "-", stdin=text).stdout == shown("verify", str(game))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_broken_record_says_where_and_why(game: Path, language: str) -> None:
    game.write_text(re.sub(r"(?m)^7\. (\d) .*$", r"7. \1 place P8 9,9", game.read_text("utf-8")), "utf-8")
    told = answer("verify", str(game), "--language", language, code=1)
    assert told["valid"] is False
    (finding,) = told["findings"]
    assert finding["step"] == 7
    assert finding["reason"]
    result = alhambra("verify", str(game), "--language", language)
    assert result.exit_code == 1
    assert finding["reason"] in result.stdout
    assert "7" in result.stdout


def test_another_result_is_found(game: Path) -> None:
    text = game.read_text("utf-8")
    record = parse_record(text)
    written = " ".join(str(points) for points in record.result)
    other = " ".join(str(points + 1) for points in record.result)
    assert written in text
    game.write_text(text.replace(written, other), "utf-8")
    (finding,) = answer("verify", str(game), code=1)["findings"]
    assert finding["rule"] == "A-57"


def test_a_game_in_play_is_sound_as_far_as_it_goes(tmp_path: Path) -> None:
    recorder = Recorder(Setup(), "1")
    recorder.apply(str(recorder.game.legal_actions()[0]))
    file = tmp_path / "game.alh"
    file.write_text(record_text(recorder.record()), "utf-8")
    assert shown("verify", str(file)).startswith("No errors found in 1 step.\n")
    assert answer("verify", str(file))["unchecked"] == ["key"]


def test_every_game_of_a_file_is_checked(game: Path) -> None:
    text = game.read_text("utf-8")
    steps = len(parse_record(text).steps) - 1
    game.write_text(f"{text}\n{text}", "utf-8")
    valid = f"Valid: all {steps} steps are correct.\n"
    assert shown("verify", str(game)) == f"Game 1\n{valid}Game 2\n{valid}"
    broken = re.sub(r"(?m)^7\. (\d) .*$", r"7. \1 place P8 9,9", text)
    game.write_text(f"{text}\n{broken}", "utf-8")
    told = answer("verify", str(game), code=1)
    assert (told["valid"], [one["valid"] for one in told["games"]]) == (False, [True, False])


def test_variations_are_checked_too(game: Path) -> None:
    record = parse_record(game.read_text("utf-8"))
    step = record.steps[7]
    same = (replace(step, variations=()),)
    wrong = (replace(step, action="place P8 9,9"),)
    nested = (replace(step, variations=(wrong,)),)

    def annotated(*variations: tuple[Step, ...]) -> Record:
        return replace(record, steps=(*record.steps[:7], replace(step, variations=variations), *record.steps[8:]))

    game.write_text(record_text(annotated(same)), "utf-8")
    assert answer("verify", str(game))["valid"] is True
    for variations, number in (((same, wrong), 2), ((same, nested), 3)):
        game.write_text(record_text(annotated(*variations)), "utf-8")
        (finding,) = answer("verify", str(game), code=1)["findings"]
        assert (finding["variation"], finding["step"]) == (number, 7)
        result = alhambra("verify", str(game))
        assert f"Variation {number}, step 7: " in result.stdout


def test_what_is_no_record_is_bad_input(tmp_path: Path) -> None:
    assert "“hello”" in complaint("verify", "-", stdin="hello")
    assert complaint("verify", str(tmp_path)).startswith(f"alhambra: {tmp_path}: ")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in complaint("verify", str(tmp_path / "noise"))
    result = alhambra("verify", "-", "--json", stdin="{")
    assert result.exit_code == 2
    assert list(json.loads(result.stdout)) == ["error"]
