"""Bonus cards (B-1 … B-5)."""

import pytest

from alhambra.engine.modules.bonus import HANDS, SHOWN
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holding_lines import show_holdings
from tests.rules.sets import cover, fill_bags, numbers, playing, points_for, state_of
from tests.rules.table import (
    build,
    hand,
    happened,
    lay_display,
    lay_market,
    legal,
    refused,
    reserve,
    stack_deck,
    tile_names,
)

PICTURED = ["P8", "S9", "A9", "A10", "C10", "C11", "G10", "G11", "T11", "T12"]


def with_bonus(*hands: str, modules: tuple[str, ...] = ()) -> Game:
    """Seat 0 is to act; the players have these bonus cards."""
    game = playing("alhambra", "bonus", *modules, players=len(hands))
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, "fl9 di9 de9 du9 fl8 di8 de8 du8")
    lay_market(game, "P5 S6 A5 T8")
    fill_bags(game, "G6 C5 P2 T7 S3 A4")
    for seat in range(len(hands)):
        hand(game, seat, "")
    state_of(game, "bonus").piles[HANDS] = [numbers(game, tiles) for tiles in hands]
    return game


def shown(game: Game, seat: int) -> list[str]:
    """The cards that lie open before a seat."""
    return tile_names(game, state_of(game, "bonus").piles[SHOWN][seat])


# --- the deal ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 1)])
def test_B_1_ten_cards_are_dealt_by_the_number_of_players(players: int, each: int) -> None:
    dealt = set()
    for seed in range(10):
        game = playing("alhambra", "bonus", players=players, seed=seed)
        hands = [tile_names(game, cards_of) for cards_of in state_of(game, "bonus").piles[HANDS]]
        assert [len(cards_of) for cards_of in hands] == [each] * players
        together = [card for cards_of in hands for card in cards_of]
        assert len(set(together)) == len(together)
        dealt.update(together)
    assert dealt == set(PICTURED)


def test_B_1_the_cards_show_the_tiles_without_a_wall() -> None:
    game = with_bonus("", "", "")
    assert [t.name for t in game.rules.tiles.tiles if t.family == "palace" and not t.borders] == PICTURED


# --- revealing --------------------------------------------------------------------------------------------


def test_B_2_on_his_own_turn_a_player_reveals_for_nothing() -> None:
    game = with_bonus("P8 G10", "", "")
    build(game, 0, "P8@1,0")
    assert [action for action in legal(game) if action.startswith("reveal")] == ["reveal P8"]
    game.apply("reveal P8")
    assert (game.to_act, game.decision) == (0, "act")
    assert shown(game, 0) == ["P8"]
    assert tile_names(game, state_of(game, "bonus").piles[HANDS][0]) == ["G10"]
    assert [action for action in legal(game) if action.startswith("reveal")] == []
    assert happened(game, "reveal") == ["reveal"]


def test_B_2_only_the_very_tile_of_the_card() -> None:
    game = with_bonus("G10", "P8", "")
    build(game, 0, "G10n@1,0 G11@2,0 P8@0,1")
    reserve(game, 0, "G10")
    assert not [action for action in legal(game) if action.startswith("reveal")]
    assert refused(game, "reveal G10") == ("B-2", "bonus-not-built")
    assert refused(game, "reveal G10n") == ("B-2", "bonus-not-held")
    assert refused(game, "reveal P8") == ("B-2", "bonus-not-held")  # somebody else's card
    state_of(game, "bonus").piles[SHOWN][0] = numbers(game, "G11")
    assert refused(game, "reveal G11") == ("B-2", "bonus-revealed")


def test_B_2_revealing_is_beside_the_action_not_one() -> None:
    game = with_bonus("P8", "", "")
    build(game, 0, "P8@1,0")
    hand(game, 0, "fl5")
    game.apply("reveal P8")
    assert "pass" not in legal(game)  # the action is still to be taken
    game = with_bonus("P8", "", "")
    build(game, 0, "P8@1,0")
    hand(game, 0, "fl5")
    game.apply("buy P5 fl5")
    assert legal(game)[-2:] == ["pass", "reveal P8"]
    game.apply("reveal P8")
    assert game.extra  # nor is the extra action used up
    assert legal(game)[-1] == "pass"


def before_scoring(game: Game, scoring: int = 1) -> None:
    """Seat 0 takes a card, and a scoring card comes up."""
    stack_deck(game, f"score{scoring} fl9")
    game.apply("take fl2")


def test_B_2_before_a_scoring_everybody_is_asked_in_the_order_of_play() -> None:
    game = with_bonus("P8", "G10", "T11")
    build(game, 1, "G10@1,0")
    before_scoring(game)
    asked = []
    while game.decision == "bonus":
        asked.append((game.to_act, legal(game)))
        assert game.scored == 0
        game.apply("conceal")
    # Whether or not there is anything to reveal: nobody sees the difference.
    assert asked == [(1, ["reveal G10", "conceal"]), (2, ["conceal"]), (0, ["conceal"])]
    assert game.scored == 1
    assert (game.to_act, game.decision) == (1, "act")


def test_B_2_after_a_reveal_all_may_decide_again() -> None:
    game = with_bonus("P8 T12", "G10", "T11 C10")
    build(game, 1, "G10@1,0")
    build(game, 2, "T11@1,0 C10@2,0")
    before_scoring(game)
    assert game.to_act == 1
    game.apply("conceal")
    assert game.to_act == 2
    game.apply("reveal T11")
    assert (game.to_act, legal(game)) == (1, ["reveal G10", "conceal"])
    game.apply("reveal G10")  # his last card: he is not asked any more
    assert (game.to_act, legal(game)) == (2, ["reveal C10", "conceal"])
    game.apply("conceal")
    assert game.to_act == 0
    game.apply("conceal")
    assert game.scored == 1
    assert [shown(game, seat) for seat in range(3)] == [[], ["G10"], ["T11"]]


def test_B_2_the_points_are_counted_after_the_reveals() -> None:
    game = with_bonus("", "G10", "")
    build(game, 0, "G6@0,-1 G7@1,0")
    build(game, 1, "G10@1,0")
    before_scoring(game)
    game.apply("reveal G10")
    rows = {row.category: row for row in game.score_sheet()[0].rows}
    assert rows["garden"].counts == [2, 2, 0]
    assert rows["garden"].points == [2, 2, 0]


@pytest.mark.parametrize(
    ("action", "reason"),
    [("take di3", ("B-2", "reveal-now")), ("pass", ("B-2", "reveal-now")), ("reveal G11", ("B-2", "bonus-not-held"))],
)
def test_B_2_nothing_else_is_done_meanwhile(action: str, reason: tuple[str, str]) -> None:
    game = with_bonus("", "G10", "")
    before_scoring(game)
    assert refused(game, action) == reason


def test_B_2_also_while_tiles_are_placed() -> None:
    game = with_bonus("P8", "", "")
    build(game, 0, "P8@1,0")
    hand(game, 0, "fl9")
    assert refused(game, "conceal") == ("B-2", "conceal-nothing")
    game.apply("buy P5 fl9")
    assert game.decision == "place"
    assert legal(game)[-1] == "reveal P8"
    game.apply("reveal P8")
    assert (game.decision, shown(game, 0)) == ("place", ["P8"])  # the tile is still to be placed
    assert "reveal P8" not in legal(game)
    game.apply("reserve P5")
    assert (game.to_act, game.decision) == (1, "act")


def test_B_2_as_soon_as_the_tile_of_this_turn_stands() -> None:
    game = with_bonus("P8", "", "")
    lay_market(game, "P8 S6 A5 T8")
    hand(game, 0, "fl8 di6")
    game.apply("buy P8 fl8")
    assert refused(game, "reveal P8") == ("B-2", "bonus-not-built")
    game.apply("buy S6 di6")
    game.apply("pass")
    game.apply("place P8 1,0")
    assert (game.decision, legal(game)[-1]) == ("place", "reveal P8")


def test_B_2_also_while_a_site_is_chosen() -> None:
    game = with_bonus("P8", "", "", modules=("sites",))
    build(game, 0, "P8@1,0")
    hand(game, 0, "fl5")
    game.apply("site P5 fl5")
    assert game.decision == "site"
    assert legal(game)[-1] == "reveal P8"
    game.apply("reveal P8")
    assert (game.decision, shown(game, 0)) == ("site", ["P8"])


def test_B_2_not_in_the_window_of_the_viziers() -> None:
    game = with_bonus("P8", "", "", modules=("vizier",))
    build(game, 0, "P8@1,0")
    hand(game, 0, "fl5")
    game.apply("take fl2")
    while game.to_act != 0:
        game.apply("hold")
    assert game.decision == "vizier"
    assert "reveal P8" not in legal(game)
    assert refused(game, "reveal P8") == ("B-2", "reveal-later")
    game.apply("vizier P5 fl5")
    assert game.decision == "place"
    assert "reveal P8" not in legal(game)  # V-7: placing what the vizier bought belongs to his window


def test_B_2_at_the_end_after_the_left_over_tiles() -> None:
    game = with_bonus("", "T11", "")
    fill_bags(game, "")
    lay_market(game, "- - - T11")
    hand(game, 1, "du9")
    game.apply("take fl2")
    assert game.decision == "award"
    game.apply("place T11 1,0")
    assert legal(game) == ["reveal T11", "conceal"]
    game.apply("reveal T11")
    assert game.is_over
    assert list(game.scores) == [0, 21, 0]


def test_B_3_a_revealed_card_is_one_more_building() -> None:
    game = with_bonus("G10", "", "")
    build(game, 0, "G10@1,0")
    build(game, 1, "G11@1,0")
    assert points_for(game, "garden", 1) == [2, 2, 0]
    game.apply("reveal G10")
    assert points_for(game, "garden", 1) == [5, 0, 0]
    assert points_for(game, "garden", 2) == [12, 5, 0]
    assert game.preview(legal(game, "take")[0]).before.counts["garden"] == 2


@pytest.mark.parametrize("away", ["remove G10 1,0", "swap A9 1,0"])
def test_B_4_when_the_tile_leaves_the_card_goes_back(away: str) -> None:
    game = with_bonus("C10 G10", "", "")
    build(game, 0, "G10@1,0")
    reserve(game, 0, "A9")
    game.apply("reveal G10")
    game.apply(away)
    assert shown(game, 0) == []
    assert tile_names(game, state_of(game, "bonus").piles[HANDS][0]) == ["C10", "G10"]
    assert points_for(game, "garden", 3) == [0, 0, 0]
    for _ in range(2):
        game.apply(legal(game, "take")[0])
    assert refused(game, "reveal G10") == ("B-2", "bonus-not-built")
    game.apply("add G10 0,1")
    for _ in range(2):
        game.apply(legal(game, "take")[0])
    game.apply("reveal G10")
    assert shown(game, 0) == ["G10"]


def test_B_4_everybody_knows_a_card_that_lay_open_before() -> None:
    game = with_bonus("C10 G10", "", "")
    build(game, 0, "G10@1,0")
    seen = show_holdings(game.rules, state_of(game, "bonus").seen_by(game, 1))
    assert seen["hands"] == [["?", "?"], [], []]
    game.apply("reveal G10")
    game.apply("remove G10 1,0")
    seen = show_holdings(game.rules, state_of(game, "bonus").seen_by(game, 1))
    assert seen["hands"] == [["G10", "?"], [], []]


def test_B_4_another_tile_of_the_type_may_leave() -> None:
    game = with_bonus("G10", "", "")
    build(game, 0, "G10@1,0 G11@2,0")
    game.apply("reveal G10")
    game.apply("remove G11 2,0")
    assert shown(game, 0) == ["G10"]


def test_B_5_not_under_a_building_site() -> None:
    game = with_bonus("G10", "", "", modules=("sites",))
    build(game, 0, "G10@1,0")
    cover(game, ("G10", 0, "fl"))
    assert refused(game, "reveal G10") == ("B-5", "bonus-unfinished")
    hand(game, 0, "fl9 fl1")
    game.apply("finish G10 fl9+fl1")
    assert (game.to_act, game.decision) == (0, "act")  # paid exactly
    game.apply("reveal G10")
    assert shown(game, 0) == ["G10"]
