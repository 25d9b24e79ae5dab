"""Building sites (S-1 … S-6)."""

from collections import Counter
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.modules.sites import GONE, ON_TILES, POOL
from alhambra.engine.pieces.cards import CODES
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holding_lines import show_holding, show_holdings
from tests.rules.sets import cover, fill_bags, playing, points_for, state_of
from tests.rules.table import (
    build,
    card_names,
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


def with_sites(*modules: str, players: int = 3) -> Game:
    """Seat 0 is to act; nobody has money."""
    game = playing("alhambra", "sites", *modules, players=players)
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, "fl9 di9 de9 du9 fl8 di8 de8 du8")
    lay_market(game, "P5 S6 A9 T8")
    fill_bags(game, "G6 C5 P2 T7 S3 A4")
    for seat in range(players):
        hand(game, seat, "")
    lay_pool(game, "fl fl di di de de du du")
    return game


def pile(game: Game, holding: "i64") -> "vec[i64]":
    """Sites that lie together."""
    return state_of(game, "sites").piles[holding][0]


def lay_pool(game: Game, currencies: str) -> None:
    """The stack of sites, in the order in which they will be drawn."""
    state_of(game, "sites").piles[POOL][0] = vec[i64]([CODES.index(code) for code in currencies.split()][::-1])
    game._listed = False


def codes(currencies: "vec[i64]") -> list[str]:
    """Currencies by their codes."""
    return [CODES[currency] for currency in currencies]


def on_tiles(game: Game) -> dict[str, object]:
    """The sites on tiles, as they are."""
    return cast("dict[str, object]", show_holding(game.rules, state_of(game, "sites"), ON_TILES))


# --- setting up -----------------------------------------------------------------------------------------------


def test_S_1_eight_sites_two_a_currency_shuffled_and_hidden() -> None:
    orders = set()
    for seed in range(10):
        game = playing("alhambra", "sites", seed=seed)
        assert Counter(codes(pile(game, POOL))) == dict.fromkeys(CODES, 2)
        orders.add(tuple(pile(game, POOL)))
        for viewer in (-1, 0, 1, 2):
            assert set(state_of(game, "sites").seen_by(game, viewer).piles[POOL][0]) == {-1}
    assert len(orders) > 5


def test_S_2_half_the_price_rounded_down_in_the_slots_currency() -> None:
    game = with_sites()
    hand(game, 0, "fl1 fl2 fl3 di3 de4 du3")
    assert legal(game, "site") == [
        "site P5 fl3",
        "site P5 fl2",  # half of 5 is 2; fl2+fl1 has a superfluous card
        "site S6 di3",
        "site A9 de4",
    ]
    assert refused(game, "site P5 fl1") == ("A-12", "too-little")
    assert refused(game, "site P5 fl2+fl1") == ("A-12", "superfluous")
    assert refused(game, "site T8 du3") == ("A-12", "too-little")
    assert refused(game, "site T8 fl3+du3") == ("A-12", "wrong-currency")
    assert refused(game, "site P8 fl3") == ("S-2", "not-in-market")


def test_S_2_whatever_the_tile() -> None:
    game = with_sites()
    lay_market(game, "P2 S6 A9 T13")
    hand(game, 0, "fl1 du6")
    assert legal(game, "site") == ["site P2 fl1", "site T13 du6"]


def test_S_2_never_an_exact_payment() -> None:
    for payment, price in (("di3", "S6"), ("di6", "S6")):
        game = with_sites()
        hand(game, 0, payment)
        game.apply(f"site {price} {payment}")
        game.apply(legal(game, "keep")[0])
        assert game.decision == "place"


def test_S_2_two_are_looked_at_one_is_kept_and_the_other_shuffled_back() -> None:
    game = with_sites()
    hand(game, 0, "di3")
    lay_pool(game, "du fl fl di di de de du")
    game.apply("site S6 di3")
    assert (game.to_act, game.decision) == (0, "site")
    assert card_names(game, game.deck.discard) == ["di3"]
    assert legal(game) == ["keep fl", "keep du"]
    assert refused(game, "keep de") == ("S-2", "site-not-looked")
    assert refused(game, "reserve S6") == ("S-2", "site-now")
    assert refused(game, "take fl2") == ("S-2", "site-now")
    game.apply("keep du")
    assert on_tiles(game) == {"S6": "du"}
    assert Counter(codes(pile(game, POOL))) == {"fl": 2, "di": 2, "de": 2, "du": 1}
    assert game.decision == "place"
    assert happened(game, "site", "site-kept") == ["site", "site-kept"]


def test_S_2_two_alike_are_one_choice() -> None:
    game = with_sites()
    hand(game, 0, "di3")
    lay_pool(game, "fl fl di")
    game.apply("site S6 di3")
    assert legal(game) == ["keep fl"]
    game.apply("keep fl")
    assert sorted(codes(pile(game, POOL))) == ["di", "fl"]


def test_S_2_the_currency_is_hidden_from_the_others() -> None:
    game = with_sites()
    hand(game, 0, "di3")
    lay_pool(game, "du fl di")
    game.apply("site S6 di3")
    seen = [show_holdings(game.rules, state_of(game, "sites").seen_by(game, viewer)) for viewer in (0, 1, -1)]
    assert [view["looked_at"] for view in seen] == [["fl", "du"], ["?", "?"], ["?", "?"]]
    game.apply("keep du")
    seen = [show_holdings(game.rules, state_of(game, "sites").seen_by(game, viewer)) for viewer in (0, 1, -1)]
    assert [view["on_tiles"] for view in seen] == [{"S6": "du"}, {"S6": "?"}, {"S6": "?"}]
    kept = [event for event in game.journal or [] if event.key == "site-kept"]
    assert [event.is_visible_to(viewer) for event in kept for viewer in (0, 1, -1)] == [True, False, False]


def test_S_2_the_last_one_is_taken_as_it_is_and_then_there_is_none() -> None:
    game = with_sites()
    hand(game, 0, "di3")
    hand(game, 1, "fl9")
    lay_pool(game, "de")
    game.apply("site S6 di3")
    assert game.decision == "place"
    assert on_tiles(game) == {"S6": "de"}
    assert happened(game, "site-kept") == ["site-kept"]
    game.apply("reserve S6")
    assert (game.to_act, game.decision) == (1, "act")
    assert legal(game, "site") == []
    assert refused(game, "site P5 fl9") == ("S-2", "no-site-left")


def test_S_2_only_as_an_action() -> None:
    game = with_sites()
    hand(game, 0, "fl5 fl9")
    assert refused(game, "keep fl") == ("S-2", "site-nothing")
    game.apply("buy P5 fl9")
    assert refused(game, "site S6 di3") == ("S-2", "site-later")


# --- what a site means ----------------------------------------------------------------------------------------


def test_S_3_walls_count_the_building_does_not() -> None:
    game = with_sites()
    build(game, 0, "T12@1,0 T9ne@1,-1")
    build(game, 1, "T11@1,0")
    assert points_for(game, "tower", 1) == [6, 0, 0]
    cover(game, ("T9ne", 0, "fl"))
    assert points_for(game, "tower", 1) == [3, 3, 0]
    assert points_for(game, "wall", 1) == [2, 0, 0]
    cover(game, ("T9ne", 0, "fl"), ("T12", 0, "di"))
    assert points_for(game, "tower", 3) == [0, 21, 0]


def test_S_3_it_is_placed_as_usual() -> None:
    game = with_sites()
    hand(game, 0, "di3")
    game.apply("site S6 di3")
    game.apply("keep fl")
    assert legal(game) == ["reserve S6", "place S6 1,0", "place S6 0,1"]
    game.apply("place S6 1,0")
    assert points_for(game, "seraglio", 3) == [0, 0, 0]


def test_S_4_it_cannot_be_given_to_dirk() -> None:
    game = with_sites(players=2)
    hand(game, 0, "di3 fl5")
    game.apply("buy P5 fl5")
    game.apply("site S6 di3")
    game.apply("keep fl")
    assert [action for action in legal(game) if action.startswith("give")] == ["give P5"]
    assert refused(game, "give S6") == ("S-4", "site-given")


def test_S_4_the_site_stays_on_the_tile_through_redesigns() -> None:
    game = with_sites()
    build(game, 0, "T12@1,0")
    cover(game, ("T12", 0, "fl"))
    game.apply("remove T12 1,0")
    assert on_tiles(game) == {"T12": "fl"}
    assert points_for(game, "tower", 3) == [0, 0, 0]
    for _ in range(2):
        game.apply(legal(game, "take")[0])
    game.apply("add T12 0,1")
    assert on_tiles(game) == {"T12": "fl"}
    assert points_for(game, "tower", 3) == [0, 0, 0]


def test_S_4_huts_and_awarded_tiles_never_carry_a_site() -> None:
    game = with_sites("huts")
    assert not [action for action in legal(game, "site") if "h" in action.split()[1]]
    fill_bags(game, "")
    lay_market(game, "P8 - - -")
    hand(game, 1, "fl4")
    game.apply("take du1")
    assert {action.split()[0] for action in legal(game)} == {"reserve", "place"}
    assert refused(game, "site P8 fl4") == ("S-2", "site-later")


# --- finishing ------------------------------------------------------------------------------------------------


def test_S_5_the_full_price_in_the_hidden_currency() -> None:
    game = with_sites()
    build(game, 0, "P8@1,0")
    cover(game, ("P8", 0, "de"), ("S9", 1, "de"))
    hand(game, 0, "fl9 de5 de3 de4 de9")
    assert legal(game, "finish") == ["finish P8 de9", "finish P8 de5+de4", "finish P8 de5+de3"]
    assert refused(game, "finish P8 fl9") == ("A-12", "wrong-currency")
    assert refused(game, "finish P8 de3+de4") == ("A-12", "too-little")
    assert refused(game, "finish P8 de9+de5") == ("A-12", "superfluous")
    assert refused(game, "finish S9 de9") == ("S-5", "no-site-there")  # somebody else's
    assert refused(game, "finish P5 de9") == ("S-5", "no-site-there")
    assert points_for(game, "pavilion", 1) == [0, 0, 0]
    game.apply("finish P8 de5+de4")
    assert points_for(game, "pavilion", 1) == [1, 0, 0]
    assert game.to_act == 1
    assert held(game, 0) == "fl9 de3 de9"
    assert happened(game, "finish") == ["finish"]


def test_S_5_exact_payment_gives_another_action_and_the_site_leaves_the_game() -> None:
    game = with_sites()
    build(game, 0, "P8@1,0")
    cover(game, ("P8", 0, "de"))
    lay_pool(game, "fl fl di di de du du")
    hand(game, 0, "de5 de3")
    game.apply("finish P8 de5+de3")
    assert (game.to_act, game.decision, game.extra) == (0, "act", True)
    assert on_tiles(game) == {}
    assert (len(pile(game, POOL)), codes(pile(game, GONE))) == (7, ["de"])
    assert sorted(card_names(game, game.deck.discard)) == ["de3", "de5"]


def test_S_5_other_sites_stay_as_they_are() -> None:
    game = with_sites()
    build(game, 0, "P8@1,0 S9@2,0")
    build(game, 1, "T12@1,0")
    cover(game, ("P8", 0, "de"), ("T12", 1, "fl"), ("S9", 0, "du"))
    hand(game, 0, "de8 du9")
    game.apply("finish P8 de8")
    assert on_tiles(game) == {"T12": "fl", "S9": "du"}
    assert legal(game, "finish") == ["finish S9 du9"]
    assert points_for(game, "tower", 3) == [0, 0, 0]


def test_S_5_the_tile_may_lie_in_the_reserve() -> None:
    game = with_sites()
    reserve(game, 0, "P8")
    cover(game, ("P8", 0, "de"))
    hand(game, 0, "de8")
    game.apply("finish P8 de8")
    assert on_tiles(game) == {}
    assert points_for(game, "pavilion", 3) == [0, 0, 0]
    game.apply("add P8 1,0")
    assert points_for(game, "pavilion", 3) == [16, 0, 0]


def test_S_5_an_action_of_ones_own_turn() -> None:
    game = with_sites()
    build(game, 0, "P8@1,0")
    cover(game, ("P8", 0, "fl"))
    hand(game, 0, "fl5 fl9 fl8")
    game.apply("buy P5 fl9")
    assert refused(game, "finish P8 fl8") == ("S-5", "site-later")


# --- the end ----------------------------------------------------------------------------------------------------


def test_S_6_money_of_the_revealed_currencies_is_lost_before_tiles_are_awarded() -> None:
    game = with_sites()
    fill_bags(game, "")
    lay_market(game, "T11 P8 - -")
    build(game, 0, "T12@1,0")
    reserve(game, 0, "G10")
    cover(game, ("T12", 0, "fl"), ("G10", 0, "di"), ("C10", 1, "di"))
    build(game, 1, "C10@1,0")
    hand(game, 0, "fl9 fl9 di3")
    hand(game, 1, "fl1 di9 de1")
    discarded = len(game.deck.discard)
    game.apply("take du1")
    # Florins are lost to seat 0 and dirhams to seat 1; the site in the reserve is ignored.
    assert [held(game, seat) for seat in (0, 1)] == ["di3 du1", "fl1 de1"]
    assert len(game.deck.discard) == discarded + 3
    assert (game.to_act, tile_names(game, game.seats[1].bought)) == (1, ["T11"])
    game.apply("place T11 0,1")
    assert (game.to_act, tile_names(game, game.seats[0].bought)) == (0, ["P8"])
    game.apply("reserve P8")
    assert game.is_over
    assert happened(game, "site-revealed") == ["site-revealed"] * 2
    rows = {row.category: row.counts for row in game.score_sheet()[0].rows}
    assert rows["tower"] == [0, 1, 0]  # the site on T12 stays
    assert rows["chambers"] == [0, 0, 0]


def test_S_6_then_everybody_sees_the_sites_in_palaces() -> None:
    game = with_sites()
    fill_bags(game, "")
    lay_market(game, "- - - -")
    build(game, 0, "T12@1,0")
    reserve(game, 0, "G10")
    cover(game, ("T12", 0, "fl"), ("G10", 0, "di"))
    game.apply("take du1")
    assert game.is_over
    assert show_holdings(game.rules, state_of(game, "sites").seen_by(game, 1))["on_tiles"] == {"T12": "fl", "G10": "?"}


@pytest.mark.parametrize("scoring", [1, 2])
def test_S_6_not_before_other_scorings(scoring: int) -> None:
    game = with_sites()
    build(game, 0, "T12@1,0")
    cover(game, ("T12", 0, "fl"))
    hand(game, 0, "fl9")
    stack_deck(game, f"score{scoring} fl9")
    game.apply("take du1")
    assert held(game, 0) == "fl9 du1"
