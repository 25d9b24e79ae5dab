"""Builders' huts (H-1 … H-6)."""

from collections import Counter

from alhambra.engine.modules.bonus import SHOWN
from alhambra.engine.modules.huts import STACKS
from alhambra.engine.palace.building import find_broken_rule
from alhambra.engine.play.game import Game
from tests.rules.sets import cover, fill_bags, numbers, playing, points_for, state_of
from tests.rules.table import (
    build,
    built,
    hand,
    happened,
    held,
    lay_display,
    lay_market,
    legal,
    refused,
    reserve,
    stack_deck,
    tile_names,
)

TOPS = "hPn hSs hAn hCe hGn hTs"


def with_huts(palace: str = "", *modules: str, players: int = 3) -> Game:
    """Seat 0 is to act and has built this; the huts on top are known."""
    game = playing("alhambra", "huts", *modules, players=players)
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, "fl9 di9 de9 du9 fl8 di8 de8 du8")
    lay_market(game, "P5 S6 A5 T8")
    fill_bags(game, "G6 C5 P2 T7 S3 A4")
    for seat in range(players):
        hand(game, seat, "")
    build(game, 0, palace)
    assert find_broken_rule(game.seats[0].palace) is None
    lay_stacks(game, "hPe hPn", "hSw hSs", "hAs hAn", "hCw hCe", "hGw hGn", "hTe hTs")
    return game


def lay_stacks(game: Game, *stacks: str) -> None:
    """The stacks, each with the open hut last."""
    state_of(game, "huts").piles[STACKS] = [numbers(game, stack) for stack in stacks]
    game._listed = False


def stacks(game: Game) -> list[list[str]]:
    """The stacks by names."""
    return [tile_names(game, stack) for stack in state_of(game, "huts").piles[STACKS]]


def test_H_1_six_stacks_shuffled() -> None:
    tops: set[str] = set()
    for seed in range(20):
        game = playing("alhambra", "huts", seed=seed)
        dealt = stacks(game)
        assert [len(stack) for stack in dealt] == [3, 3, 4, 4, 5, 5]
        assert [{name[1] for name in stack} for stack in dealt] == [{letter} for letter in "PSACGT"]
        assert len({name for stack in dealt for name in stack}) == 24
        tops.update(stack[-1] for stack in dealt)
    assert len(tops) == 24


def test_H_2_taking_the_open_hut_of_a_stack_is_an_action() -> None:
    game = with_huts()
    assert legal(game, "hut") == [f"hut {name}" for name in TOPS.split()]
    game.apply("hut hGn")
    assert stacks(game)[4] == ["hGw"]
    assert game.decision == "place"  # no further action
    assert held(game, 0) == ""
    assert happened(game, "hut") == ["hut"]
    game.apply("reserve hGn")
    assert (game.to_act, game.decision) == (1, "act")
    assert "hut hGw" in legal(game)


def test_H_2_an_empty_stack_offers_nothing() -> None:
    game = with_huts()
    lay_stacks(game, "", "hSs", "", "", "", "")
    assert legal(game, "hut") == ["hut hSs"]
    assert refused(game, "hut hPn") == ("H-2", "hut-not-open")
    assert refused(game, "hut P8") == ("H-2", "hut-not-open")
    game.apply("hut hSs")
    game.apply("reserve hSs")
    assert legal(game, "hut") == []


def test_H_2_it_may_follow_an_exact_payment() -> None:
    game = with_huts()
    hand(game, 0, "fl5")
    game.apply("buy P5 fl5")
    game.apply("hut hGn")
    assert game.decision == "place"
    assert tile_names(game, game.seats[0].bought) == ["P5", "hGn"]
    assert refused(game, "hut hPn") == ("H-2", "hut-later")


def test_H_3_it_is_placed_under_all_building_rules_or_kept_in_the_reserve() -> None:
    game = with_huts()
    game.apply("hut hGn")
    assert legal(game) == ["reserve hGn", "place hGn 0,-1", "place hGn -1,0", "place hGn 1,0"]
    assert refused(game, "place hGn 0,1") == ("A-31", "palace-edges")
    game.apply("place hGn 1,0")
    assert built(game, 0) == {(1, 0): "hGn"}


def test_H_3_it_cannot_be_given_to_dirk() -> None:
    game = with_huts(players=2)
    hand(game, 0, "fl5")
    game.apply("buy P5 fl5")
    game.apply("hut hGn")
    assert [action for action in legal(game) if action.startswith("give")] == ["give P5"]
    assert refused(game, "give hGn") == ("H-3", "hut-given")


def test_H_4_three_huts_at_most_reserve_included() -> None:
    game = with_huts("hPe@1,0")
    reserve(game, 0, "hSw")
    assert len(legal(game, "hut")) == 6
    reserve(game, 0, "hTe P8")
    assert legal(game, "hut") == []
    assert refused(game, "hut hPn") == ("H-4", "huts-enough")


def test_H_4_redesign_applies_to_huts() -> None:
    game = with_huts("hPn@1,0 P8@2,0")
    reserve(game, 0, "hGn")
    redesigns = legal(game, "add") + legal(game, "swap") + legal(game, "remove")
    assert "swap hGn 1,0" in redesigns
    assert "swap hGn 2,0" in redesigns
    assert "add hGn 3,0" in redesigns
    assert "remove P8 2,0" in redesigns
    game.apply("swap hGn 1,0")
    assert built(game, 0) == {(1, 0): "hGn", (2, 0): "P8"}
    assert tile_names(game, game.seats[0].reserve) == ["hPn"]


# Two arcades beside the upper hut, one of them beside the lower; a wall between the third hut and its tower.
EXAMPLE = "A9@1,0 hAn@2,0 A10@3,0 hAs@3,1 hTe@0,1 G11@0,-1"


def counts(game: Game) -> Counter[str]:
    """The buildings that would count for seat 0."""
    numbers = game.preview("take fl2").before.counts
    return Counter({name: number for name, number in numbers.items() if number and name != "wall"})


def test_H_5_the_example_of_one_garden_one_tower_five_arcades() -> None:
    game = with_huts(f"{EXAMPLE} T10@1,1")
    assert counts(game) == {"garden": 1, "tower": 1, "arcades": 5}
    build(game, 1, "A6sw@-1,0 A6ne@0,1 A8n@1,0 A8e@2,0 A7@3,0")
    assert points_for(game, "arcades", 1) == [1, 1, 0]  # five each


def test_H_5_from_none_to_three() -> None:
    assert counts(with_huts("P8@1,0 hAn@2,0"))["arcades"] == 0
    assert counts(with_huts("A9@1,0 hAn@2,0"))["arcades"] == 1 + 1
    assert counts(with_huts("A9@1,0 hAn@2,0 A10@3,0"))["arcades"] == 2 + 2
    assert counts(with_huts("A9@1,0 hAn@2,0 A10@3,0 A8e@2,1"))["arcades"] == 3 + 3


def test_H_5_every_tile_of_the_type_counts() -> None:
    assert counts(with_huts("hPe@1,0 P2@1,-1"))["pavilion"] == 1 + 1


def test_H_5_only_its_own_type_counts() -> None:
    assert counts(with_huts("P8@1,0 hAn@2,0 S9@3,0 C10@2,1"))["arcades"] == 0
    assert counts(with_huts("A9@1,0 hTs@2,0 A10@3,0")) == {"arcades": 2}


def test_H_5_huts_are_no_neighbours_of_huts_nor_are_bonus_cards() -> None:
    game = with_huts("hAn@1,0 hAs@2,0")
    assert counts(game)["arcades"] == 0
    game = with_huts("A9@1,0 hAn@2,0", "bonus")
    state_of(game, "bonus").piles[SHOWN][0] = numbers(game, "A9")
    assert counts(game)["arcades"] == 1 + 1 + 1


def test_H_5_nor_are_unfinished_buildings() -> None:
    game = with_huts("A9@1,0 hAn@2,0 A10@3,0", "sites")
    cover(game, ("A10", 0, "fl"))
    assert counts(game)["arcades"] == 1 + 1


def test_H_5_in_the_reserve_it_counts_nothing() -> None:
    game = with_huts("A9@1,0")
    reserve(game, 0, "hAn")
    assert counts(game)["arcades"] == 1


def test_H_5_dirk_has_no_huts() -> None:
    game = with_huts("A9@1,0 hAn@2,0", players=2)
    state_of(game, "two_players").piles[0][0] = numbers(game, "A10")
    assert points_for(game, "arcades", 2) == [10, 0, 3]


def test_H_6_walls_on_huts_score() -> None:
    game = with_huts("P8@1,0 hSne@2,0")
    assert points_for(game, "wall", 1) == [2, 0, 0]
