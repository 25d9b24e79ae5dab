"""Granada: what majorities and moats are worth (G-9 … G-11, G-13, G-14)."""

from alhambra.engine.play.game import Game
from tests.rules.sets import numbers, playing, points_for, row_of
from tests.rules.table import build, reserve
from tests.rules.test_granada import dirk, granada


def schools(*cities: str) -> Game:
    """A game in which the players have built these tiles."""
    game = granada(players=len(cities))
    for seat, tiles in enumerate(cities):
        build(game, seat, row_of(tiles))
    return game


def test_G_9_the_first_scoring_pays_as_many_points_as_there_are_to_be_seen() -> None:
    game = schools("sc2 sc3 sc4", "sc5 sc6", "sc7 sc8")
    reserve(game, 1, "sc9 sc10")
    assert points_for(game, "school", 1) == [7, 0, 0]


def test_G_9_the_second_scoring_pays_twice_and_once() -> None:
    game = schools("sc2 sc3 sc4 sc5", "sc6 sc7 sc8", "sc9 sc10")
    assert points_for(game, "school", 2) == [18, 9, 0]


def test_G_9_nobody_scores_a_type_that_he_has_not_built() -> None:
    game = schools("sc2", "", "sc3")
    assert points_for(game, "school", 3) == [4, 0, 6]
    assert points_for(game, "park", 3) == [0, 0, 0]


def test_G_10_the_dearest_tile_breaks_a_tie() -> None:
    game = schools("sc2 sc3 sc4 sc9", "sc5 sc6 sc7 sc12", "sc8 sc10")
    assert points_for(game, "school", 3) == [20, 30, 10]
    game = schools("sc2 sc3 sc9", "sc5 sc6 sc12", "sc8")
    reserve(game, 0, "sc13")  # it does not count
    assert points_for(game, "school", 1) == [0, 7, 0]
    game = schools("sc2 sc3 re13", "sc5 sc6", "sc8")  # nor does a dear tile of another type
    assert points_for(game, "school", 1) == [0, 5, 0]


def test_G_11_moats_score_like_walls() -> None:
    game = granada()
    build(game, 0, "hp8@1,0 li10@-1,0 mk10@0,-1 pk10@1,-1")
    # North of mk10 and pk10; the east of hp8 does not follow: pk10 has no moat there.
    assert points_for(game, "moat", 1) == [2, 0, 0]
    build(game, 0, "hs4@2,-1")  # moats in the north and east
    assert points_for(game, "moat", 3) == [4, 0, 0]
    assert [category for category in game.rules.categories if category in ("wall", "moat")] == ["moat"]


def test_G_13_dirks_tiles_are_seen_and_take_part() -> None:
    game = granada(players=2)
    dirk(game)[0] = numbers(game, "sc2 sc12 ar12")
    build(game, 0, row_of("sc8 sc10"))
    build(game, 1, row_of("sc3"))
    assert points_for(game, "school", 3) == [10, 5, 15]
    assert points_for(game, "arena", 1) == [0, 0, 1]
    assert points_for(game, "moat", 1)[2] == 0
    dirk(game)[0] = numbers(game, "sc2 sc9 re13")  # the dearest of the type decides
    assert points_for(game, "school", 3) == [15, 5, 10]


def test_G_14_simplified_scoring() -> None:
    game = playing("granada", simplified=True)
    for seat, tiles in enumerate(["sc2 sc3 sc4 sc9", "sc5 sc6 sc7 sc12", "sc8 sc10"]):
        build(game, seat, row_of(tiles))
    assert [points_for(game, "school", scoring) for scoring in (1, 2, 3)] == [[0, 3, 0], [3, 10, 0], [10, 18, 3]]


def test_G_14_in_the_combined_game_for_granada_types_alone() -> None:
    game = playing("combined", simplified=True)
    build(game, 0, row_of("T11 T12 sc2 sc3"))
    build(game, 1, row_of("T13 sc4"))
    assert points_for(game, "school", 3) == [18, 10, 0]
    assert points_for(game, "tower", 3) == [21, 13, 0]
