"""Training as a program: what is learned, kept, taken up again and accepted."""

import json
from dataclasses import replace
from importlib import resources
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from alhambra.bots.learned import input_places
from alhambra.bots.learned.network import MARGIN_POINTS, Network
from alhambra.cli.main import app
from alhambra.engine.chance import Fast
from alhambra.entrants.entrant import parse_entrant
from alhambra.lab.training.contender import Contender, read_contender
from alhambra.lab.training.learner import Course, blend_targets, find_held_out, learn
from alhambra.lab.training.program import Plan, Training
from alhambra.lab.training.samples import Samples, join_samples, load
from alhambra.lab.training.selfplay import draw_setup, play_chunk
from alhambra.lab.training.trial import Meeting, Verdict, meet
from alhambra.lab.training.weights import make_fresh

TINY = Plan(rounds=1, play_seconds=0.2, learn_seconds=2.0, trial_seconds=0.0, trial_games=1, epochs=2, workers=1)


def quiet(_key: str, _values: dict[str, str | int]) -> None:
    """Nobody listens."""


def invented(count: int) -> Samples:
    """Samples with a simple law: input 7 says how the game ends."""
    luck = np.random.default_rng(5)
    level = luck.integers(-20, 21, count)
    noise = luck.integers(8, 60, (count, 3))
    indices = np.concatenate([np.full((count, 1), 7), noise], 1).astype(np.int16).ravel()
    values = np.concatenate([level[:, None], np.ones((count, 3))], 1).astype(np.int8).ravel()
    starts = np.arange(count + 1, dtype=np.int64) * 4
    margins, shares = level.astype(np.int16), np.where(level > 0, 60, 0).astype(np.int8)
    return Samples(indices, values, starts, margins, shares, np.ones(count, np.int8), count)


def test_a_simple_law_is_learned() -> None:
    weights = make_fresh(1, 12, 8)
    fit = learn(weights, invented(4000), Course(seconds=60, epochs=12, batch=64, rate=0.01), quiet)
    assert fit.margin < 3.0  # of a spread of 12
    assert fit.brier < 0.05  # of 0.25


def test_less_is_learned_where_much_is_left_out() -> None:
    fits = []
    for dropout in (0.0, 0.8):
        course = Course(seconds=60, epochs=6, batch=64, rate=0.01, dropout=dropout)
        fits.append(learn(make_fresh(1, 12, 8), invented(4000), course, quiet).margin)
    assert fits[0] < 0.9 * fits[1]


def test_a_simple_law_is_learned_from_what_comes_next() -> None:
    weights = make_fresh(1, 12, 8)
    course = Course(seconds=60, epochs=12, batch=64, rate=0.01, trust=0.5, outcomes=4)
    fit = learn(weights, invented(4000), course, quiet)
    assert fit.margin < 3.0


def test_a_sample_is_told_the_outcome_and_what_was_said_on_the_way() -> None:
    two_games = replace(invented(5), lasts=np.array([0, 0, 1, 0, 1], np.int8))
    outcomes = two_games.margins / MARGIN_POINTS
    said = np.array([9.0, 8.0, 7.0, 6.0, 5.0], np.float32)
    margins, _ = blend_targets(two_games, said, said, 0.75)
    third, fifth = outcomes[2], outcomes[4]
    second = 0.75 * third + 0.25 * 7.0
    assert margins.tolist() == pytest.approx([0.75 * second + 0.25 * 8.0, second, third, 0.75 * fifth + 1.25, fifth])


def test_samples_come_back_as_they_were_kept(tmp_path: Path) -> None:
    both = join_samples([invented(5), invented(3)])
    both.save(tmp_path / "some.npz")
    again = load(tmp_path / "some.npz")
    assert len(again) == 8
    assert again.games == 8
    for one, other in zip(vars(both).values(), vars(again).values(), strict=True):
        assert np.array_equal(one, other)
    last = again.keep_last(3)
    assert np.array_equal(last.indices, invented(3).indices)
    assert np.array_equal(last.starts, invented(3).starts)


def test_the_same_seed_plays_the_same_set() -> None:
    assert [draw_setup(Fast(n), False) for n in range(50)] == [draw_setup(Fast(n), False) for n in range(50)]
    assert {draw_setup(Fast(n), True).players for n in range(50)} == {3}


def test_a_chunk_of_games_says_what_became_of_every_position() -> None:
    columns, games = play_chunk("chunk", None, True, 10)
    sizes = np.frombuffer(columns[2], np.int16)
    shares = np.frombuffer(columns[4], np.int16)
    margins = np.frombuffer(columns[3], np.int16)
    assert games >= 1
    lasts = np.frombuffer(columns[5], np.int16)
    assert len(sizes) == len(shares) == len(margins) == len(lasts) > 0
    assert games < lasts.sum() <= 3 * games  # each seat has an outcome of its own
    assert len(columns[0]) == len(columns[1]) == 2 * int(sizes.sum())
    assert all((share > 0) == (margin >= 0) for share, margin in zip(shares, margins, strict=True))
    starts = np.flatnonzero(np.roll(lasts, 1))
    assert (np.minimum.reduceat(margins, starts) == np.maximum.reduceat(margins, starts)).all()
    assert (np.add.reduceat(lasts, starts) == 1).all()


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    Training(tmp_path, TINY, quiet).run()
    first = (tmp_path / "round-0.npz").read_bytes()
    network = Network((tmp_path / "best.bin").read_bytes(), input_places.SIZE)
    assert network.card["round"] == 0
    (tmp_path / "round-1.new.npz").write_bytes(b"torn")  # killed while it wrote
    again = Training(tmp_path, Plan(**{**vars(TINY), "rounds": 2}), quiet)
    again.run()
    assert (tmp_path / "round-0.npz").read_bytes() == first
    assert [line["round"] for line in again.done] == [0, 1]
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    entrant = parse_entrant(f"champion:{tmp_path / 'best.bin'}@1")
    assert entrant.make_bot("seed", 0).name() == "champion"


def test_training_begins_with_a_network_that_has_learned_before(tmp_path: Path) -> None:
    shipped = Path(str(resources.files("alhambra.bots.learned") / "value.bin"))
    training = Training(tmp_path, replace(TINY, rounds=0, start=shipped), quiet)
    training.run()
    assert (tmp_path / "best.bin").read_bytes() == shipped.read_bytes()
    card = json.loads(shipped.read_bytes().partition(b"\n")[0])
    facts = {name: value for name, value in card.items() if name not in ("format", "inputs", "width", "second")}
    assert training.load_weights().write_file(facts) == shipped.read_bytes()


def test_only_a_clear_victory_over_the_last_network_counts() -> None:
    assert not Verdict(600, 200.0, 0.0).is_better  # a third
    assert not Verdict(600, 210.0, 0.0).is_better  # 35 %: luck would do
    assert Verdict(600, 216.0, 0.0).is_better
    assert not Verdict(3, 3.0, 0.0).is_better  # too few to say
    assert not Verdict(0, 0.0, 0.0).is_better


def test_a_candidate_that_is_no_better_is_refused(tmp_path: Path) -> None:
    plan = replace(TINY, rounds=1, start=Path(str(resources.files("alhambra.bots.learned") / "value.bin")))
    training = Training(tmp_path, plan, quiet)
    training.run()  # one game of trial, or none: never a clear victory over two
    kept, learned = (tmp_path / "best.bin").read_bytes(), (tmp_path / "weights.npz").read_bytes()
    assert plan.start is not None
    assert kept == plan.start.read_bytes()
    assert [line["accepted"] for line in training.done] == [False]
    assert learned == (tmp_path / "weights.npz").read_bytes()


def test_the_newest_games_are_held_out() -> None:
    lasts = np.array([0, 0, 1] * 40, np.int8)
    samples = replace(invented(120), lasts=lasts)
    assert find_held_out(samples) == 117  # of the last three hundredths, from the beginning of a game on
    assert find_held_out(replace(samples, lasts=np.zeros(120, np.int8))) == 117
    assert find_held_out(invented(2)) == 1


def test_a_meeting_is_the_same_whoever_counts() -> None:
    meeting = Meeting(Contender("novice"), Contender("random"))
    assert meet(meeting, 6, 60.0, 1) == meet(meeting, 6, 60.0, 1)
    assert meet(meeting, 6, 60.0, 1).rate > 0.5
    assert str(Verdict(4, 2.0, 1.5)).startswith("50.0 % (15.0 – 85.0, n = 4), +1.5")


def test_another_network_in_the_same_file_is_another_contender(tmp_path: Path) -> None:
    """As in training, where the file of the candidate is written again in every round."""
    file, networks = tmp_path / "candidate.bin", []
    for seed in (1, 2):
        file.write_bytes(make_fresh(seed).write_file({"round": seed}))
        contender = read_contender(file)
        network = contender.make_network()
        assert network is not None
        networks.append((repr(contender), network.card["round"]))
        assert contender.make_bot(0, network).name() == "champion"
    (first, one), (second, two) = networks
    assert first != second
    assert (one, two) == (1, 2)
    assert len(first) < 200  # digests tell contenders apart on a cluster, not a megabyte


def test_the_command_trains(tmp_path: Path) -> None:
    answer = CliRunner().invoke(
        app, ["train", str(tmp_path), "--minutes", "0.01", "--rounds", "1", "--workers", "1", "--json"]
    )
    assert answer.exit_code == 0, answer.output
    told = json.loads(answer.output)
    assert told["network"] == str(tmp_path / "best.bin")
    assert len(told["rounds"]) == 1


def test_a_missing_network_is_told() -> None:
    answer = CliRunner().invoke(app, ["arena", "--bots", "champion:nowhere.bin", "--games", "1"])
    assert answer.exit_code != 0
    assert "nowhere.bin holds no network" in answer.output


@pytest.mark.parametrize("name", ["champion:"])
def test_a_network_has_a_name(name: str) -> None:
    answer = CliRunner().invoke(app, ["arena", "--bots", name, "--games", "1"])
    assert answer.exit_code != 0
