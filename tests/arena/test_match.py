"""A game between bots."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Game, Setup, View
from alhambra.bots.bot import Bot, Budget
from alhambra.engine.learning.simulation import luck_of
from alhambra.engine.notation.action import Action
from alhambra.entrants.entrant import parse_entrant
from alhambra.lab import match
from alhambra.lab.match import LONGEST_GAME_ACTIONS, WrongChoice, decide, play, play_out, play_recorded
from alhambra.lab.results import Result
from alhambra.record.verify import verify

SEATS = [parse_entrant("random")] * 3
SETUP = Setup("alhambra", ("vizier", "bonus"))


class Cheat(Bot):
    """Answers with what it was not offered."""

    def name(self) -> str:
        return "cheat"

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return max(options) + 1


class Witness(Bot):
    """Notes what it is asked, and chooses by luck."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.asked: list[tuple[int, int, Budget]] = []

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        self.asked.append((view.viewer, len(options), budget))
        return options[self.make_luck(view).draw_below(len(options))]


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
    play_out(game, list(zip(bots, budgets, strict=True)), game.apply_code)
    for seat, bot in enumerate(bots):
        assert len(bot.asked) > 20
        assert {(viewer, budget) for viewer, _, budget in bot.asked} == {(seat, budgets[seat])}
        assert min(count for _, count, _ in bot.asked) == 2


def test_whoever_chooses_what_is_not_offered_is_named() -> None:
    with pytest.raises(WrongChoice, match=r"cheat chose \d+ at step 0, which is none of its \d+ options"):
        decide(Game(SETUP, "1"), [(Cheat(), Budget())] * 3)


class Builder(Bot):
    """Builds and tears down whenever it can."""

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        redesigns = [code for code in options if str(Action(view.rules, code)).split()[0] in {"add", "remove"}]
        return redesigns[0] if redesigns else options[self.make_luck(view).draw_below(len(options))]


def test_a_game_without_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST_GAME_ACTIONS", 150)  # before A-46 ends it
    game = Game(Setup(players=2), "1")
    played = play_out(game, [(Builder(seat), Budget()) for seat in range(2)], game.apply_code)
    assert not game.is_over
    assert played.actions == 150
    assert Result(0, 0, ("a", "b"), (1, 2), LONGEST_GAME_ACTIONS, 1).is_endless
    assert not Result(0, 0, ("a", "b"), (1, 2), 300, 1).is_endless


def test_bots_of_a_game_choose_independently_of_each_other_and_of_the_deal() -> None:
    seeds = [SEATS[0].make_bot(deal, seat).seed for deal in ("1", "2") for seat in range(3)]
    assert len({*seeds, luck_of("1").state}) == 7
    assert all(0 <= seed < 2**31 for seed in seeds)
