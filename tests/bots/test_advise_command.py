"""`alhambra advise`."""

from pathlib import Path

import pytest

from alhambra.bots.ladder import LADDER
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.win_chances import Forecast
from alhambra.lab.perft import reach_position
from alhambra.record.json_form import to_json
from alhambra.record.position import position_text
from alhambra.record.replay import Replay
from alhambra.record.text_form import parse_record, record_text
from tests.cli.running import answer, complaint, shown, write_game
from tests.record.games import begun

LAST = 60
"""A step late enough for all sorts of things to be possible."""


def written(directory: Path, steps: int = LAST) -> Path:
    """A file with a game that has not ended yet."""
    file = directory / "open.alh"
    file.write_text(record_text(begun(Setup(players=3), 1, steps).record()), "utf-8")
    return file


@pytest.mark.parametrize("bot", [f"{name}@1" for name in LADDER])
def test_every_bot_can_be_asked(tmp_path: Path, bot: str) -> None:
    file = written(tmp_path)
    told = answer("advise", str(file), "--bot", bot, "--step", str(LAST))
    game = Replay(parse_record(file.read_text("utf-8"))).at(LAST - 1)
    assert told["action"] in [str(action) for action in game.legal_actions()]
    assert (told["seat"], len(told["expected"])) == (game.to_act, 3)
    assert told["played"] == parse_record(file.read_text("utf-8")).steps[LAST].action
    assert "code" not in told
    assert (told["loss"] is None) == (bot in ("random@1", "novice@1") and told["action"] != told["played"])


def test_the_champion_is_asked_unless_somebody_else_is_named(tmp_path: Path) -> None:
    file = written(tmp_path)
    told = answer("advise", str(file), "--step", str(LAST))
    assert told["bot"] == "champion"
    game = Replay(parse_record(file.read_text("utf-8"))).at(LAST - 1)
    assert told["chance"] == round(Forecast(game).compute_chance_after(game, game.to_act, ()), 4)
    assert f": {100 * told['chance']:.0f}%" in shown("advise", str(file), "--step", str(LAST))


def test_what_comes_next_in_a_game_or_a_position(tmp_path: Path) -> None:
    file = written(tmp_path)
    after = answer("advise", str(file), "--bot", "greedy@1")
    assert (after["played"], after["loss"]) == (None, None)
    place = tmp_path / "position.txt"
    place.write_text(position_text(begun(Setup(players=3), 1, LAST).game), "utf-8")
    assert answer("advise", str(place), "--bot", "greedy@1") == after


def test_records_as_json(tmp_path: Path) -> None:
    file = written(tmp_path)
    other = tmp_path / "open.json"
    other.write_text(to_json(parse_record(file.read_text("utf-8"))), "utf-8")
    step = ("--step", "20", "--bot", "greedy@1")
    assert answer("advise", str(other), *step) == answer("advise", str(file), *step)


def test_the_same_seed_gives_the_same_advice(tmp_path: Path) -> None:
    asked = ("advise", str(written(tmp_path)), "--bot", "random@1", "--step", "30")
    assert answer(*asked, "--seed", "5") == answer(*asked, "--seed", "5")
    assert len({answer(*asked, "--seed", str(seed))["action"] for seed in range(4)}) > 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Player 2 decides. greedy says:", "Points expected in the end:", "Played: ", "Lead expected")),
        (
            "fr",
            (
                "Joueur 2 décide. greedy dit\N{NO-BREAK SPACE}:",
                "Points attendus à la fin\N{NO-BREAK SPACE}:",
                "Joué\N{NO-BREAK SPACE}: ",
                "Avance attendue",
            ),
        ),
        ("de", ("Spieler 2 entscheidet. greedy sagt:", "Erwartete Punkte am Ende:", "Gespielt: ", "Vorsprung")),
    ],
)
def test_it_speaks(tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    file = written(tmp_path)
    record = parse_record(file.read_text("utf-8"))
    step = next(step.number for step in record.steps[20:] if step.seat == 1)
    text = shown("advise", str(file), "--bot", "greedy@1", "--step", str(step), "--language", language)
    assert [word for word in words if word not in text] == []


def test_the_whole_turn_and_the_loss_are_shown(tmp_path: Path) -> None:
    file = written(tmp_path)
    text = "".join(shown("advise", str(file), "--bot", "expert@1", "--step", str(step)) for step in range(1, 30, 8))
    assert "The whole turn: " in text
    assert " less)" in text


def test_what_cannot_be_asked(tmp_path: Path) -> None:
    over = str(write_game(tmp_path))
    assert complaint("advise", over) == "alhambra: The game is over there: nobody has anything to decide."
    assert "There is no step 0: the game has the steps 1 to" in complaint("advise", over, "--step", "0")
    assert "There is no step 999:" in complaint("advise", over, "--step", "999")
    assert "There is no bot “hal”" in complaint("advise", over, "--bot", "hal")
    place = tmp_path / "position.txt"
    place.write_text(position_text(reach_position(Setup(), "1", 5)), "utf-8")
    assert "A position has no steps" in complaint("advise", str(place), "--step", "3")
    assert "“1. e4”" in complaint("advise", "-", stdin="1. e4")
