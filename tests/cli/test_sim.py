"""`alhambra sim`."""

from pathlib import Path

import pytest

from alhambra import build
from alhambra.bots.ladder import LADDER
from alhambra.engine.learning.simulation import luck_of, play_out
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.lab.run import Run, by_number, play_number
from alhambra.lab.simulate import Match, Totals
from tests.cli.running import alhambra, answer, complaint, shown

ASKED = ("sim", "--game", "alhambra", "--edition", "revised", "--players", "3", "--games", "5", "--seed", "7")


def test_the_answer_for_programs() -> None:
    told = answer(*ASKED, "--bots", "random")
    assert told["games"] == 5
    assert told["bots"] == ["random"] * 3
    assert told["compiled"] is build.is_compiled()
    assert told["actions_per_game"] == pytest.approx(told["actions"] / 5)
    assert told["games_per_s"] == pytest.approx(5 / told["seconds"], rel=0.01)
    assert 8 < told["branching"] < 30
    assert 4 < told["longest_turn"] < 20
    assert len(told["mean_scores"]) == 3
    assert all(20 < mean < 250 for mean in told["mean_scores"])
    assert sum(told["win_rates"]) == pytest.approx(1, abs=0.001)


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def played(seed: str) -> object:
        told = answer("sim", "--games", "2", "--seed", seed)
        return told["actions"], told["mean_scores"]

    assert played("7") == played("7") != played("8")


def test_modules_and_dirk_take_part() -> None:
    options = ("--players", "2", "--modules", "vizier,exchange", "--game", "granada", "--simplified")
    told = answer("sim", "--games", "1", *options)
    assert told["modules"] == ["vizier", "exchange"]
    assert told["simplified"] is True
    assert len(told["mean_scores"]) == 2
    assert len(told["mean_scores_of_others"]) == 1


def test_people_get_a_table() -> None:
    text = shown("sim", "--games", "2", "--players", "2", "--language", "fr")
    assert "Parties par seconde" in text
    assert text.count("random") == 2
    assert "Dirk" in text


def test_who_can_play() -> None:
    line = complaint("sim", "--bots", "hal")
    assert line == f"alhambra: There is no bot “hal”: the bots are {', '.join(LADDER)}."
    line = complaint("sim", "--bots", "random,random", "--players", "4")
    assert line == "alhambra: 4 players need one bot for all seats or 4 bots, not 2."
    assert answer("sim", "--games", "1", "--bots", "random, random", "--players", "2")["games"] == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--modules", "dragons"), "There is no module “dragons”"),
        (("--edition", "third"), "There is no edition “third”"),
        (("--game", "granada", "--modules", "huts"), "granada"),
        (("--games", "0"), "--games"),
    ],
)
def test_what_cannot_be_played(options: tuple[str, ...], said: str) -> None:
    assert said in complaint("sim", *options)


def test_records_are_of_the_games_that_were_played(tmp_path: Path) -> None:
    told = answer("sim", "--games", "2", "--players", "2", "--records", str(tmp_path))
    files = sorted(tmp_path.glob("*.alh"))
    assert [file.name for file in files] == ["game-000000.alh", "game-000001.alh"]
    replayed = [answer("replay", str(file))["steps"] for file in files]
    assert sum(len(steps) - 1 for steps in replayed) == told["actions"]
    means = [sum(points) / 2 for points in zip(*(steps[-1]["scores"] for steps in replayed), strict=True)]
    assert means == told["mean_scores"] + told["mean_scores_of_others"]
    assert alhambra("verify", str(files[1])).exit_code == 0


def test_bots_are_compared() -> None:
    told = answer("sim", "--bots", "random,novice,novice", "--games", "2", "--workers", "1")
    assert told["bots"] == ["random", "novice", "novice"]
    assert len(told["mean_margins"]) == 3
    by_bot = {one["bot"]: one for one in told["standings"]}
    assert {bot: one["games"] for bot, one in by_bot.items()} == {"random": 2, "novice": 4}
    assert by_bot["novice"]["rating"]["value"] > by_bot["random"]["rating"]["value"]
    assert by_bot["random"]["mean_points"] == told["mean_scores"][0]
    assert by_bot["random"]["mean_margin"] == told["mean_margins"][0]
    text = shown("sim", "--bots", "random,novice,novice", "--games", "1", "--workers", "1")
    assert text.count("novice") == 3
    assert "Rating" in text


@pytest.mark.parametrize("bots", [("random",), ("random", "novice")])
def test_more_workers_play_the_same_games(bots: tuple[str, ...], tmp_path: Path) -> None:
    match = Match(Setup(players=2), bots, "x")
    alone, together = tmp_path / "alone", tmp_path / "together"
    one, two = Run(match, 5, records=alone), Run(match, 5, records=together)
    assert list(by_number(one.play(1))) == list(by_number(two.play(2)))
    texts = {file.name: file.read_text("utf-8") for file in alone.iterdir()}
    assert len(texts) == 5
    assert texts == {file.name: file.read_text("utf-8") for file in together.iterdir()}


def test_games_do_not_depend_on_their_order() -> None:
    match = Match(Setup(players=2), ("random",), "x")
    alone = play_number(match, 1)
    assert list(Run(match, 2).play()) == [play_number(match, 0), alone]


def test_a_simulation_goes_on_where_it_stopped(tmp_path: Path) -> None:
    options = ("sim", "--players", "2", "--bots", "random,novice", "--workers", "1")
    whole = answer(*options, "--games", "4")
    file = str(tmp_path / "a")
    answer(*options, "--games", "2", "--results", file)
    told = answer(*options, "--games", "4", "--results", file)
    for name in ("games", "actions", "branching", "longest_turn", "mean_scores", "win_rates", "standings"):
        assert told[name] == whole[name]
    assert len((tmp_path / "a").read_bytes().splitlines()) == 5


def test_totals_are_the_same_in_any_order() -> None:
    match = Match(Setup(players=2), ("random",), "x")
    games = list(Run(match, 3).play())
    one, other = Totals(match), Totals(match)
    for played in games:
        one.add(played)
    for played in reversed(games):
        other.add(played)
    assert vars(one) == vars(other)


def test_the_measured_game_is_the_one_that_is_played_anyway() -> None:
    measured = play_out(Game(Setup(), "5"), luck_of("5"))
    game = Game(Setup(), "5")
    assert game.play_randomly(luck_of("5")) == (measured.actions, measured.listed)
    assert [int(score) for score in game.scores] == measured.scores
    assert game.turns == measured.turns


def test_the_longest_turn_is_counted_by_hand() -> None:
    game, luck, lengths = Game(Setup(players=2), "5"), luck_of("5"), [0]
    turns = int(game.turns)
    while not game.is_over:
        codes = game.legal_codes()
        game.apply(codes[luck.draw_below(len(codes))])
        lengths[-1] += 1
        if game.turns != turns:
            turns = int(game.turns)
            lengths.append(0)
    assert max(lengths) == play_out(Game(Setup(players=2), "5"), luck_of("5")).longest_turn
