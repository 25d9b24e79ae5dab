"""Decisions as Parquet: each row is what the environments would show, and the choice that was made."""

import json
from pathlib import Path

from pyarrow import parquet  # type: ignore[import-untyped]

from alhambra import Game, Setup
from alhambra.lab.decisions import card_of, write_decisions
from alhambra.lab.envs.table import FEATURES, Table
from alhambra.lab.simulate import Match
from tests.cli.running import answer

SETUP = Setup("alhambra", ("vizier", "bonus"), players=3)


def test_rows_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "some.parquet"
    match = Match(SETUP, ("novice", "random", "greedy"), "9")
    counts = list(write_decisions(match, 2, file))
    table = parquet.read_table(file)
    rows = table.to_pylist()
    assert len(rows) == sum(counts)
    assert len(counts) == 2
    seats = Table(SETUP, most=4096)
    for number in (0, 1):
        game = Game(SETUP, match.make_pairing(number).seed)
        seats.game = game
        left = [row for row in rows if row["game"] == number]
        while not game.is_over:
            codes = [int(code) for code in game.legal_codes()]
            if len(codes) == 1:
                game.apply_code(codes[0])
                continue
            row = left.pop(0)
            seen = seats.observe(game.to_act)
            assert (row["step"], row["seat"], row["legal"]) == (game.steps, game.to_act, len(codes))
            assert row["bot"] == match.seats[game.to_act]
            assert row["observation"] == seen["observation"].tolist()
            assert row["actions"] == seen["actions"][: len(codes)].ravel().tolist()
            assert str(game.legal_actions()[row["choice"]]) == row["action"]
            game.apply(row["action"])
        assert not left
        ended = {row["seat"]: (row["points"], row["win"]) for row in rows if row["game"] == number}
        assert [ended[seat][0] for seat in range(3)] == [int(score) for score in game.scores][:3]
        assert sum(win for _, win in ended.values()) == 1
    facts = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert json.loads(facts["features"]) == list(FEATURES)
    assert json.loads(facts["parts"]).keys() == seats.parts.keys()
    assert json.loads(facts["bots"]) == ["novice", "random", "greedy"]
    assert facts["command"] in card_of(file).read_text("utf-8")
    assert f"{len(rows):,} decisions of 2 games" in card_of(file).read_text("utf-8")


def test_several_workers_write_the_same_rows(tmp_path: Path) -> None:
    match = Match(Setup(players=2), ("random",), "3")
    for workers in (1, 2):
        list(write_decisions(match, 41, tmp_path / f"{workers}.parquet", workers))
    one, two = (parquet.read_table(tmp_path / f"{workers}.parquet") for workers in (1, 2))
    order = [("game", "ascending"), ("step", "ascending")]
    assert one.sort_by(order).equals(two.sort_by(order))


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "few.parquet"
    told = answer("decisions", str(file), "--games", "2", "--bots", "random", "--workers", "1")
    assert told["decisions"] == parquet.read_table(file).num_rows
    assert told["written"] == [str(file), str(tmp_path / "few.md")]
    command = parquet.read_schema(file).metadata[b"command"].decode().split()
    assert command[:2] == ["alhambra", "decisions"]
    again = tmp_path / "again.parquet"
    answer("decisions", str(again), *command[3:], "--workers", "1")
    assert parquet.read_table(again).equals(parquet.read_table(file))
