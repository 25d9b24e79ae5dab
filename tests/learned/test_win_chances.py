"""Chances to win: they add up, know the end, see nothing that is hidden, and say what a turn gives away."""

import pytest

from alhambra import Game, Setup
from alhambra.engine.chance import Fast
from alhambra.entrants.win_chances import Forecast, name_judgement

SETS = [
    Setup(),
    Setup(players=2),
    Setup("granada", players=4),
    Setup("combined", ("vizier",), players=3),
    Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites"), players=6),
]


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_they_add_up_and_know_the_end(setup: Setup) -> None:
    game, luck = Game(setup, "4"), Fast(4)
    forecast = Forecast(game)
    while not game.is_over:
        chances = forecast.chances(game)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
    points = [int(score) for score in game.scores][: setup.players]
    winners = points.count(max(points))
    assert forecast.chances(game) == [(score == max(points)) / winners for score in points]


def test_whoever_has_resigned_has_no_part_in_the_end() -> None:
    game, luck = Game(Setup(), "4"), Fast(4)
    while not game.is_over:
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
    first, second, third = sorted(range(3), key=lambda seat: -int(game.scores[seat]))
    assert len({int(score) for score in game.scores}) == 3
    for resigned, winner in (({third}, first), ({first}, second), ({first, second}, third)):
        assert Forecast(game, resigned=resigned).chances(game) == [float(seat == winner) for seat in range(3)]
    assert Forecast(game, resigned=range(3)).chances(game) == [0.0] * 3


def test_following_a_game_says_the_same_as_looking_once() -> None:
    game, luck = Game(Setup(), "6"), Fast(6)
    forecast = Forecast(game)
    begun = forecast.chances(game)
    for _ in range(150):
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
        forecast.chances(game)
    assert forecast.chances(game) != begun
    assert forecast.chances(game) == pytest.approx(Forecast(game).chances(game))


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_a_line_is_judged_by_what_its_seat_can_see(setup: Setup) -> None:
    game, luck = Game(setup, "8"), Fast(8)
    for _ in range(60):  # a turn of somebody's own, in all of these games
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
    seat, before = game.to_act, game.position
    assert game.decision == "act"
    action = str(game.legal_actions()[0])
    worlds = [game.view(seat).sample(Fast(number)) for number in range(3)]
    found = [Forecast(world).compute_chance_after(world, seat, [action]) for world in [game, *worlds]]
    assert found == pytest.approx([found[0]] * 4)
    assert game.position == before


def test_names_of_moves() -> None:
    assert [name_judgement(loss) for loss in (0, 0.049, 0.05, 0.1, 0.19, 0.2, 1)] == [
        *("", "", "inaccuracy", "mistake", "mistake", "blunder", "blunder")
    ]
