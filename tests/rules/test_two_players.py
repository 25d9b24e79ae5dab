"""Two players and Dirk (A-60 … A-65)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from tests.rules.table import (
    build,
    fill_bag,
    hand,
    lay_display,
    lay_market,
    legal,
    recorded,
    stack_deck,
    table,
    tile_names,
)
from tests.rules.test_set_up import all_money


def dirks(game: Game) -> list[str]:
    """The tiles that Dirk has."""
    module = game.rules.find_module("two_players")
    assert module is not None
    return tile_names(game, game.states[module.number].piles[0][0])


def give(game: Game, tiles: str) -> None:
    """Let Dirk have these tiles and no others."""
    module = game.rules.find_module("two_players")
    assert module is not None
    numbers = [game.rules.tiles.parse(name) for name in tiles.split()]
    game.states[module.number].piles[0][0] = vec[i64](numbers)


def before_scoring(scoring: int, bag: int) -> Game:
    """Seat 0 can take a card, whereupon a scoring takes place, with so many tiles in the bag."""
    game = table(2)
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, f"score{scoring} fl9")
    game.bags = [game.bags[0][:bag]]
    return game


def test_A_60_there_are_two_copies_of_every_money_card() -> None:
    money = all_money(table(2))
    assert len(money) == 36
    assert set(money.values()) == {2}


def test_A_61_dirk_receives_six_tiles_after_the_market_is_laid() -> None:
    game = recorded(Setup(players=2), tiles="P2 P3 P4 P5 G6 G7 G8sw G8ne T7 T8")
    assert tile_names(game, game.market_tiles) == ["P2", "P3", "P4", "P5"]
    assert dirks(game) == ["G6", "G7", "G8sw", "G8ne", "T7", "T8"]
    assert len(game.bags[0]) == 44
    assert len(game.seats) == 2


@pytest.mark.parametrize(("bag", "received"), [(20, 6), (6, 6), (4, 4)])
def test_A_62_six_more_after_scoring_1_or_all_that_are_left(bag: int, received: int) -> None:
    game = before_scoring(1, bag)
    game.apply("take fl2")
    assert len(dirks(game)) == 6 + received
    assert len(game.bags[0]) == bag - received


@pytest.mark.parametrize(("bag", "received"), [(20, 6), (21, 7), (2, 0)])
def test_A_62_a_third_of_the_bag_after_scoring_2(bag: int, received: int) -> None:
    game = before_scoring(2, bag)
    game.apply("take fl2")
    assert len(dirks(game)) == 6 + received


def test_A_63_dirk_takes_part_in_majorities_but_not_in_walls() -> None:
    game = table(2)
    give(game, "T7 T8 T9es G6")
    build(game, 0, "T12@1,0 G10@2,0 P6@0,-1")
    game.apply(legal(game, "take")[0])
    assert game.projection(1) == [1 + 2 + 1, 0, 6 + 2]  # garden shared: 5 // 2; pavilion 1; wall 1
    assert game.projection(2) == [8 + 6 + 8 + 1, 0, 13 + 8]
    assert game.projection(3)[2] == 21 + 16


def test_A_64_a_bought_tile_may_be_given_to_dirk() -> None:
    game = table(2)
    lay_market(game, "P5 S6 A9 T8")
    hand(game, 0, "du9")
    game.apply("buy T8 du9")
    assert "give T8" in legal(game)
    before = dirks(game)
    game.apply("give T8")
    assert dirks(game) == [*before, "T8"]
    assert (game.to_act, game.decision) == (1, "act")


def test_A_64_an_awarded_tile_never_goes_to_dirk() -> None:
    game = table(2)
    lay_market(game, "P8 - - -")
    fill_bag(game, "")
    hand(game, 0, "fl3")
    hand(game, 1, "")
    lay_display(game, "fl2 di3 de6 du1")
    game.apply("take fl2")
    assert game.decision == "award"
    assert legal(game) == ["reserve P8", *(f"place P8 {cell}" for cell in ("0,-1", "-1,0", "1,0", "0,1"))]
    assert game.why_not("give P8") is not None


def test_A_65_dirk_cannot_win() -> None:
    game = table(2)
    lay_market(game, "- - - -")
    fill_bag(game, "")
    lay_display(game, "fl2 di3 de6 du1")
    game.scores = vec[i64]([5, 9, 100])
    give(game, "")
    game.apply("take fl2")
    outcome = game.outcome
    assert outcome is not None
    assert outcome.points == [5, 9, 100]
    assert outcome.winners == [1]
    assert outcome.places == [2, 1]
