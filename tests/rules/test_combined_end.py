"""Alhambra and Granada combined: the end of the game, two players (C-9 … C-11)."""

import pytest

from alhambra.engine.play.game import Game
from tests.rules.sets import fill_bags, numbers, playing, points_for, row_of, state_of
from tests.rules.table import build, built, hand, lay_market, legal, refused, stack_deck, tile_names
from tests.rules.test_combined import combined

# --- the end of the game ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("market", "bags", "ends"),
    [
        ("- - S8 ba8 A8n li8 C8 hs8", ("", ""), True),
        ("P8 - S8 ba8 A8n li8 C8 hs8", ("", ""), False),
        ("- ar8 S8 ba8 A8n - C8 hs8", ("", ""), False),
        ("- - S8 ba8 A8n li8 C8 hs8", ("", "mk2"), False),
        ("P8 - S8 - A8n - - -", ("P6", ""), False),
        ("P8 - S8 - A8n - - -", ("", ""), True),
    ],
)
def test_C_9_the_end_is_an_empty_slot_and_two_empty_bags(market: str, bags: tuple[str, str], ends: bool) -> None:
    game = combined()
    lay_market(game, market)
    fill_bags(game, *bags)
    game.apply("take fl2")
    assert ("end" in [event.key for event in game.journal or []]) == ends


def awarded(market: str, palace: str = "S8@1,0") -> Game:
    """Seat 0 ends the game and receives what lies in slot 1."""
    game = combined(palace)
    lay_market(game, market)
    fill_bags(game, "", "")
    hand(game, 0, "fl9")
    game.apply("take fl2")
    assert (game.to_act, game.decision) == (0, "award")
    return game


def test_C_10_the_richest_receives_all_tiles_of_the_slot_and_places_them_in_any_order() -> None:
    game = awarded("P8 li8 - - - - - -")
    assert tile_names(game, game.seats[0].bought) == ["P8", "li8"]
    assert {action.split()[0] for action in legal(game)} == {"reserve", "place", "decline"}
    game.apply("place li8 1,1")
    assert [action for action in legal(game) if not action.startswith("place")] == ["reserve P8"]
    game.apply("place P8 2,0")
    assert game.is_over
    assert built(game, 0) == {(1, 0): "S8", (1, 1): "li8", (2, 0): "P8"}


def test_C_10_either_may_be_declined() -> None:
    game = awarded("P8 li8 - - - - - -")
    assert refused(game, "decline P8") == ("A-56", "decline-reserve")
    assert refused(game, "reserve li8") == ("G-12", "award-no-reserve")
    game.apply("decline li8")
    game.apply("reserve P8")
    assert game.is_over
    assert built(game, 0) == {(1, 0): "S8"}


# --- two players --------------------------------------------------------------------------------------------


def dirks(game: Game) -> list[str]:
    """The tiles that Dirk has."""
    return tile_names(game, state_of(game, "two_players").piles[0][0])


def families(game: Game) -> list[str]:
    """The families of Dirk's tiles."""
    return [game.rules.tiles.tiles[game.rules.tiles.parse(name)].family for name in dirks(game)]


def test_C_11_dirk_receives_six_of_each_kind_alhambra_first() -> None:
    without_moat = 0
    for seed in range(20):
        game = playing("combined", players=2, seed=seed)
        assert families(game) == ["palace"] * 6 + ["city"] * 6
        assert [len(bag) for bag in game.bags] == [44, 44]
        without_moat += sum(game.rules.tiles.border[game.rules.tiles.parse(name)] == 0 for name in dirks(game)[6:])
    assert without_moat > 0


def test_C_11_and_later_each_number_applies_to_each_bag() -> None:
    game = combined(players=2)
    fill_bags(game, "P6 S6 A6sw C6 G6 T7 T8 T9es", "mk2 pk4 sc6")
    stack_deck(game, "score1 score2 fl9")
    game.apply("take fl2")
    assert game.scored == 3
    # Six and three after scoring 1; a third of the two and none left after scoring 2: nothing.
    assert families(game)[12:] == ["palace"] * 6 + ["city"] * 3
    assert dirks(game)[-3:] == ["sc3", "hs5", "li7"]  # nothing was laid: the marker still shows odd
    assert [len(bag) for bag in game.bags] == [2, 0]


def test_C_11_dirks_ties() -> None:
    game = combined(players=2)
    state_of(game, "two_players").piles[0][0] = numbers(game, "T7 T8 li8 li10")
    build(game, 0, row_of("T11 T12 li9 li6"))
    assert points_for(game, "tower", 3) == [17, 0, 17]
    assert points_for(game, "library", 3) == [8, 0, 12]  # G-10
    assert points_for(game, "wall", 3)[2] == points_for(game, "wall-and-moat", 3)[2] == 0
