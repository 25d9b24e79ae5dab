"""A game between bots."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Game, Setup, View
from alhambra.bots.bot import Bot, Budget, RandomBot
from alhambra.engine.simulation import luck_of
from alhambra.lab.entrant import parse_entrant
from alhambra.lab.match import WrongChoice, decide, play, play_out, play_recorded
from alhambra.record.verify import verify

SEATS = [parse_entrant("random")] * 3
SETUP = Setup("alhambra", ("vizier", "bonus"))


class Cheat(Bot):
    """Answers with what it was not offered."""

    def name(self) -> str:
        return "cheat"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return max(options) + 1


class Witness(RandomBot):
    """Notes what it is asked."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.asked: list[tuple[int, int, Budget]] = []

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        self.asked.append((view.viewer, len(options), budget))
        return super().choose(view, options, budget)


def test_a_game_is_played_to_its_end_and_the_same_again() -> None:
    played = play(SETUP, "1", SEATS)
    assert played == play(SETUP, "1", SEATS) != play(SETUP, "2", SEATS)
    assert sum(played.scores) > 0
    assert played.actions <= played.listed
    assert 4 < played.longest_turn < 40


def test_its_record_is_valid_and_names_the_bots() -> None:
    played, record = play_recorded(SETUP, "1", SEATS)
    assert played == play(SETUP, "1", SEATS)
    assert verify(record).is_sound
    assert record.names == ("random",) * 3
    assert list(record.result) == played.scores
    assert len(record.steps) == played.actions + 1


def test_each_bot_is_asked_what_it_decides_and_only_where_there_is_a_choice() -> None:
    game = Game(SETUP, "1")
    bots = [Witness(seat) for seat in range(3)]
    budgets = [Budget(playouts=seat + 1) for seat in range(3)]
    play_out(game, list(zip(bots, budgets, strict=True)), game.play)
    for seat, bot in enumerate(bots):
        assert len(bot.asked) > 20
        assert {(viewer, budget) for viewer, _, budget in bot.asked} == {(seat, budgets[seat])}
        assert min(count for _, count, _ in bot.asked) == 2


def test_whoever_chooses_what_is_not_offered_is_named() -> None:
    with pytest.raises(WrongChoice, match=r"cheat chose \d+ at step 0, which is none of its \d+ options"):
        decide(Game(SETUP, "1"), [(Cheat(), Budget())] * 3)


def test_bots_of_a_game_choose_independently_of_each_other_and_of_the_deal() -> None:
    seeds = [SEATS[0].bot(deal, seat).seed for deal in ("1", "2") for seat in range(3)]
    assert len({*seeds, luck_of("1").state}) == 7
    assert all(0 <= seed < 2**31 for seed in seeds)
