"""Alhambra and Granada combined: set-up, building, scoring (C-1 … C-8)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.modules.combined import PALACE
from alhambra.engine.palace.building import find_broken_rule
from alhambra.engine.palace.palace import CONTACT
from alhambra.engine.pieces.cells import HOME
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holding_lines import show_holdings
from alhambra.engine.turns.market import reshuffle
from tests.oracle.deal import faults_of_deck, pile_sizes
from tests.rules.sets import fill_bags, playing, points_for, row_of, state_of
from tests.rules.table import (
    build,
    card_names,
    hand,
    lay_display,
    lay_market,
    legal,
    refused,
    reserve,
    stack_deck,
    tile_names,
)

MARKET = "P8 ar8 S8 ba8 A8n li8 C8 hs8"


def combined(palace: str = "", players: int = 3) -> Game:
    """Seat 0 is to act and has built this."""
    game = playing("combined", players=players)
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, "fl9 di9 de9 du9 fl8 di8 de8 du8")
    lay_market(game, MARKET)
    fill_bags(game, "P6 S6 A6sw C6 G6", "mk2 pk4 sc6 re8 ar10")
    for seat in range(players):
        hand(game, seat, "")
    build(game, 0, palace)
    assert find_broken_rule(game.seats[0].palace) is None
    return game


def marker(game: Game) -> object:
    """What the black marker shows."""
    return show_holdings(game.rules, state_of(game, "granada"))["marker"]


def deck_of(game: Game) -> list[str]:
    """The money deck, its top card first."""
    return card_names(game, game.deck.cards)[::-1]


# --- set-up ---------------------------------------------------------------------------------------------


def test_C_1_the_fountain_alone_and_all_tiles_of_both_games_in_two_bags() -> None:
    game = playing("combined")
    for seat in game.seats:
        assert game.rules.tiles.name(seat.palace.tile_at(HOME)) == "fountain"
        assert len(seat.palace.cells) == 0
    assert [len(bag) for bag in game.bags] == [50, 50]
    families = [game.rules.tiles.tiles[bag[0]].family for bag in game.bags]
    assert families == ["palace", "city"]
    tiles = [*game.bags[0], *game.bags[1], *game.market_tiles]
    assert len({*tiles} | {game.rules.tiles.back[tile] for tile in tiles if game.rules.tiles.back[tile] >= 0}) == 162


def test_C_2_only_scoring_card_1_lies_in_the_first_deck_in_pile_3() -> None:
    for seed in range(20):
        assert faults_of_deck(deck_of(playing("combined", seed=seed)), "combined") == []


def with_discards(seed: int, discards: int) -> Game:
    """The deck has run out for the first time."""
    game = playing("combined", seed=seed)
    game.deck.discard = game.deck.cards[:discards]
    game.deck.discard = vec[i64]([card for card in game.deck.discard if card < 36])
    stack_deck(game, "")
    game.deck.divisions = 1
    return game


def test_C_2_the_first_new_deck_is_divided_and_has_scoring_card_2_in_pile_2() -> None:
    for seed in range(20):
        game = with_discards(seed, 40)
        discards = len(game.deck.discard)
        reshuffle(game)
        assert faults_of_deck(deck_of(game), "combined-again") == []
        assert len(deck_of(game)) == discards + 1
        sizes = pile_sizes(discards)
        sizes[1] += 1
        classes = int(game.rules.class_count)
        piles = [sum(game.deck.census[at : at + classes]) for at in range(0, len(game.deck.census), classes)]
        assert piles == sizes


def test_C_2_later_decks_are_not_divided() -> None:
    game = with_discards(1, 40)
    reshuffle(game)
    game.deck.discard = game.deck.cards[:10]
    stack_deck(game, "")
    game.deck.divisions = 2
    reshuffle(game)
    assert len(game.deck.census) == int(game.rules.class_count)
    assert not [card for card in deck_of(game) if card == "score1"]


def test_C_2_with_an_empty_discard_pile_it_waits_for_the_first_real_reshuffle() -> None:
    game = with_discards(1, 0)
    lay_display(game, "fl2 di3 de6 du1")
    game.apply("take fl2")
    assert card_names(game, game.display) == ["-", "di3", "de6", "du1"]
    assert (len(deck_of(game)), game.scored) == (0, 0)
    hand(game, 1, "fl9")
    lay_market(game, MARKET)
    game.apply("buy P8 fl9")
    game.apply("reserve P8")
    # One card was discarded: it comes back; scoring card 2 follows it and stays in the deck.
    assert card_names(game, game.display) == ["fl9", "di3", "de6", "du1"]
    assert deck_of(game) == ["score2"]
    lay_display(game, "- di3 de6 du1")
    game.apply("take di3")
    assert game.scored == 2


@pytest.mark.parametrize("players", [2, 3, 6])
def test_C_3_every_slot_holds_both_and_the_first_granada_tiles_have_a_moat(players: int) -> None:
    for seed in range(10):
        game = playing("combined", players=players, seed=seed)
        table = game.rules.tiles
        assert [table.tiles[tile].family for tile in game.market_tiles] == ["palace", "city"] * 4
        assert all(table.border[tile] != 0 for tile in game.market_tiles[1::2])
        assert all(table.price[tile] % 2 == 0 for tile in game.market_tiles[1::2])
        assert marker(game) == "odd"


def test_C_3_tiles_without_a_moat_go_back_into_the_bag() -> None:
    without = 0
    for seed in range(30):
        game = playing("combined", seed=seed)
        assert len(game.bags[1]) == 50
        without += sum(game.rules.tiles.border[tile] == 0 for tile in game.bags[1])
    assert without == 30 * 9


# --- buying and building ----------------------------------------------------------------------------------


def test_C_4_both_tiles_of_a_slot_may_be_bought_in_one_turn_so_nine_actions() -> None:
    game = combined()
    hand(game, 0, "fl8 fl8 di8 di8 de8 de8 du8 du8")
    for slot, currency in enumerate(("fl", "di", "de", "du")):
        for tile in MARKET.split()[2 * slot : 2 * slot + 2]:
            assert game.decision == "act"
            game.apply(f"buy {tile} {currency}8")
    assert legal(game, "buy") == []
    game.apply("take fl2+di3")
    assert game.decision == "place"
    assert sorted(tile_names(game, game.seats[0].bought)) == sorted(MARKET.split())


def test_C_5_palace_and_city_touch_only_wall_to_moat() -> None:
    game = combined("S8@1,0")
    reserve(game, 0, "li8 ba8 ar12 mk10")
    assert legal(game, "add") == ["add li8 1,1", "add mk10 1,1"]  # moats in the north under the wall
    assert refused(game, "add ar12 1,1") == ("C-5", "palace-frontier")
    assert refused(game, "add li8 0,1") == ("C-5", "palace-frontier")
    assert refused(game, "add ba8 1,-1") == ("C-5", "palace-frontier")


def test_C_5_a_cell_between_open_arcades_and_an_open_library_stays_empty() -> None:
    game = combined("A10@1,0 S8@2,0 li8@2,1")
    for tile in game.rules.tiles.tiles:
        if tile.type and tile.name not in ("A10", "S8", "li8", "re9"):
            game.seats[0].store(game.rules.tiles.parse(tile.name))
    adds = [action for action in game.legal_actions() if action.kind == "add"]
    assert len(adds) > 100
    assert not [action for action in adds if action.cell == (1, 1)]


def test_C_6_the_first_granada_tile_touches_the_palace() -> None:
    game = combined("P8@1,0 S8@2,0")
    reserve(game, 0, "li8")
    assert legal(game, "add") == ["add li8 2,1"]
    assert refused(game, "add li8 5,5") == ("A-33", "palace-apart")
    palace = game.seats[0].palace
    assert palace.second_start() < 0
    game.apply("add li8 2,1")
    assert palace.tile_at(palace.second_start()) == game.rules.tiles.parse("li8")


def test_C_6_it_never_moves_again() -> None:
    game = combined("P8@1,0 S8@2,0 li8@2,1 ar12@2,2")
    reserve(game, 0, "mk10")
    assert refused(game, "remove li8 2,1") == ("C-6", "palace-city-start-stays")
    assert refused(game, "swap mk10 2,1") == ("C-6", "palace-city-start-stays")


def test_C_6_palace_and_city_are_walked_separately() -> None:
    game = combined("S8@1,0 li8@1,1")
    reserve(game, 0, "ar12 P8 mk10")
    # First the palace's tile: not on 0,1, where the library is open to it. Then those of the city.
    assert legal(game, "add") == [
        *(f"add P8 {cell}" for cell in ("0,-1", "1,-1", "-1,0", "2,0")),
        *("add mk10 2,1", "add ar12 2,1", "add ar12 1,2"),
    ]


def test_C_6_where_a_city_tile_lay_a_palace_tile_may_follow() -> None:
    game = combined("S8@1,0 sc4@1,1 ar12@1,2 ba12@2,2 pk9@2,1")
    palace = game.seats[0].palace
    palace.remove(2, 1)
    palace.remove(2, 2)
    for tile, x, y in (("P8", 2, 0), ("S7", 2, 1), ("A9", 3, 1)):
        assert (x, y) in palace.legal_cells(tile)
        palace.add(tile, x, y)
    assert palace.longest_stretch(PALACE, CONTACT) == 2
    assert palace.removable() == [(1, 2), (3, 1)]


def test_C_6_a_hole_between_palace_and_city_is_a_hole() -> None:
    game = combined("P8@1,0 S9@2,0 A9@3,0 S8@3,1 li8@3,2 ar12@2,2 ba12@1,2 mk10@0,2")
    reserve(game, 0, "T11s")
    assert refused(game, "add T11s 0,1") == ("A-34", "palace-hole")


def test_C_6_a_redesign_leaves_palace_and_city_touching() -> None:
    game = combined("P8@1,0 S8@2,0 li8@2,1 ar12@2,2")
    assert legal(game, "remove") == ["remove ar12 2,2"]
    assert refused(game, "remove S8 2,0") == ("C-6", "palace-torn")
    game = combined("P8@1,0 S8@2,0 li8@2,1 T11s@3,0 mk10@3,1")  # now there are two such edges
    assert legal(game, "remove") == ["remove T11s 3,0", "remove mk10 3,1"]


def test_C_6_the_granada_starting_tile_counts() -> None:
    game = combined("S8@1,0 li8@1,1")
    build(game, 1, "S3@0,-1 li9@0,-2")  # whatever its edges
    assert points_for(game, "library", 3) == [4, 6, 0]


def test_C_6_a_swap_replaces_a_tile_by_one_of_its_kind() -> None:
    game = combined("P8@1,0 S8@2,0 li8@2,1 ar12@2,2")
    reserve(game, 0, "T11s S9 hs12 mk10")
    assert legal(game, "swap") == [
        "swap S9 1,0",
        "swap T11s 1,0",
        "swap T11s 2,0",
        "swap hs12 2,2",
    ]
    assert refused(game, "swap hs12 1,0") == ("C-5", "palace-frontier")
    assert refused(game, "swap S9 2,2") == ("C-5", "palace-frontier")
    assert refused(game, "swap S9 2,0") == ("C-5", "palace-frontier")


# --- the end of a turn ------------------------------------------------------------------------------------


def test_C_7_slot_by_slot_the_alhambra_tile_first() -> None:
    game = combined()
    hand(game, 0, "fl8 fl8 du8 du9")
    game.apply("buy P8 fl8")
    game.apply("buy ar8 fl8")
    game.apply("buy C8 du8")
    game.apply("buy hs8 du9")
    for tile in ("P8", "ar8", "C8", "hs8"):
        game.apply(f"reserve {tile}")
    # mk2 and pk4, odd side up
    assert " ".join(tile_names(game, game.market_tiles)) == "P6 sc3 S8 ba8 A8n li8 S6 hs5"
    laid = [event.values["tile"] for event in game.journal or [] if event.key == "lay-out"]
    assert laid == ["P6", "sc3", "S6", "hs5"]
    assert marker(game) == "even"


def test_C_7_the_marker_moves_only_if_a_granada_tile_was_laid() -> None:
    game = combined()
    hand(game, 0, "fl9")
    game.apply("buy P8 fl9")
    game.apply("reserve P8")
    assert marker(game) == "odd"


def test_C_8_a_wall_that_faces_a_moat_is_an_outer_wall_and_counts_twice_more() -> None:
    game = combined("C9s@1,0 S8@2,0 S6@3,0 ar4@1,1 li8@2,1")
    assert points_for(game, "wall", 1) == [4, 0, 0]
    assert points_for(game, "moat", 1) == [3, 0, 0]
    assert points_for(game, "wall-and-moat", 1) == [4, 0, 0]  # two edges
    assert points_for(game, "wall-and-moat", 3) == [4, 0, 0]


def test_C_8_the_palace_round_a_city_turns_at_the_corner() -> None:
    west = "P7@0,1 A8e@0,2 P8@0,3"
    east = "S9@2,0 S7@2,1 P3@2,2"
    game = combined(f"S8@1,0 {west} {east} S4@1,3 ba2@1,1 ar2@1,2")
    assert points_for(game, "wall", 1) == [8, 0, 0]
    assert points_for(game, "moat", 1) == [6, 0, 0]
    assert points_for(game, "wall-and-moat", 1) == [12, 0, 0]


def test_C_8_each_kind_of_building_by_its_own_game() -> None:
    game = combined(f"{row_of('T11 T12')} S8@0,1 li8@0,2")
    build(game, 1, row_of("T13"))
    assert points_for(game, "tower", 2) == [13, 6, 0]
    assert points_for(game, "library", 2) == [2, 0, 0]
