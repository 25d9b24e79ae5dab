"""`alhambra perft`."""

from pathlib import Path

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.perft import perft, reach_position
from alhambra.record.position import position_text
from tests.cli.running import answer, complaint, shown


def test_it_counts() -> None:
    told = answer("perft", "--depth", "3", "--players", "2", "--seed", "7", "--after", "9")
    assert told["count"] == perft(reach_position(Setup(players=2), "7", 9), 3)
    assert "divide" not in told


def test_it_divides() -> None:
    told = answer("perft", "--depth", "2", "--divide")
    assert list(told["divide"]) == [str(action) for action in Game(Setup(), "1").legal_actions()]
    assert sum(told["divide"].values()) == told["count"]
    lines = shown("perft", "--depth", "2", "--divide").splitlines()
    assert len(lines) == len(told["divide"]) + 1
    assert lines[-1].startswith(f"{told['count']} sequences of 2 actions in ")


def test_it_begins_with_a_position(tmp_path: Path) -> None:
    game = reach_position(Setup("granada", players=4), "3", 40)
    file = tmp_path / "position.txt"
    file.write_text(position_text(game), "utf-8")
    told = answer("perft", "--position", str(file), "--depth", "2")
    assert (told["game"], told["players"]) == ("granada", 4)
    assert told["count"] == perft(game, 2)


def test_what_is_no_position_is_refused(tmp_path: Path) -> None:
    assert "“1. e4”" in complaint("perft", "--position", "-", stdin="1. e4")
    assert "holds no position: a position begins with “setup:”" in complaint("perft", "--position", "-", stdin="a: b")
    missing = complaint("perft", "--position", str(tmp_path / "none"))
    assert missing == f"alhambra: {tmp_path / 'none'}: No such file or directory."
