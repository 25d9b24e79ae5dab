"""The oracle on examples small enough to check by eye."""

import pytest

from .building import faults_of_building, legal_cells, obeys, removable, swappable
from .deal import could_be_starting_money, faults_of_deck, pile_sizes, starting_hands, starting_player
from .majorities import alhambra_points, buildings, granada_points, highest_prices, shared_points
from .payment import exchange_payments, is_exact, payments, takes
from .pieces import FOUNTAIN, GATE, Cell, Palace, Piece, alhambra_tiles, all_pieces, granada_tiles, huts
from .wall import longest_wall, longest_wall_and_moat

HOME = [(0, 0)]
PIECES = all_pieces()


def palace_of(tiles: dict[Cell, str]) -> Palace:
    """A palace round a fountain, by names of pieces."""
    return {(0, 0): FOUNTAIN, **{cell: PIECES[name] for cell, name in tiles.items()}}


def drawn(walls: dict[Cell, str], moats: dict[Cell, str] | None = None) -> Palace:
    """A palace round a fountain, by the borders of otherwise nameless tiles."""
    city = {cell: Piece("city", borders) for cell, borders in (moats or {}).items()}
    return {(0, 0): FOUNTAIN, **{cell: Piece("palace", borders) for cell, borders in walls.items()}, **city}


# ---------------------------------------------------------------- pieces


def test_there_are_as_many_pieces_as_the_rules_say() -> None:
    assert [len(alhambra_tiles()), len(granada_tiles()), len(huts())] == [54, 54, 24]
    assert len(PIECES) == 54 + 108 + 24 + 2  # so no name is given twice


def test_pieces_are_named_by_type_price_and_where_needed_walls() -> None:
    assert PIECES["P8"] == Piece("palace", "", "pavilion", 8, "P8")
    assert {"A6sw", "A6ne", "G10n", "G10w", "G10", "T9es", "hPn", "hGesw", "re13", "gate"} <= PIECES.keys()
    assert "A6" not in PIECES


def test_a_granada_tile_is_turned_over_like_a_page() -> None:  # G-2
    mirrored = str.maketrans("EW", "WE")
    for even, odd in granada_tiles():
        assert odd.price == even.price + 1
        assert set(odd.borders) == set(even.borders.translate(mirrored))


# ---------------------------------------------------------------- building rules

ROW = drawn({(1, 0): "", (2, 0): ""})


def test_a_fountain_alone_is_a_legal_palace() -> None:
    assert obeys(drawn({}), HOME) == []


@pytest.mark.parametrize(
    ("walls", "faults"),
    [
        ({(1, 0): "W"}, ["A-31", "A-32"]),  # a wall against the fountain
        ({(1, 0): "", (0, 1): "", (1, 1): "N"}, ["A-31"]),  # reachable from the west, unlike to the north
        ({(1, 0): "S", (1, 1): "N"}, ["A-32"]),  # alike, but behind a wall
        ({(1, 1): ""}, ["A-32"]),  # corner to corner
    ],
)
def test_faults_of_palaces(walls: dict[Cell, str], faults: list[str]) -> None:
    assert obeys(drawn(walls), HOME) == faults


HORSESHOE = {(1, 0): "", (2, 0): "", (0, 1): "", (0, 2): "", (1, 2): "", (2, 2): ""}


def test_no_hole_may_be_closed() -> None:
    assert obeys(drawn(HORSESHOE), HOME) == []  # 1,1 is open to the east
    assert obeys(drawn({**HORSESHOE, (2, 1): ""}), HOME) == ["A-34"]


def test_a_cell_that_meets_the_outside_only_at_a_corner_is_a_hole() -> None:
    corner_left_out = {**HORSESHOE, (2, 1): ""}
    del corner_left_out[2, 2]
    assert obeys(drawn(corner_left_out), HOME) == ["A-34"]


def test_a_hole_of_two_cells_is_a_hole() -> None:
    ring = {(x, y): "" for x in range(4) for y in range(3) if (x, y) not in [(0, 0), (1, 1), (2, 1)]}
    assert obeys(drawn(ring), HOME) == ["A-34"]


def test_a_palace_without_its_starting_tile_is_refused() -> None:
    assert obeys({(1, 0): Piece("palace")}, HOME) == ["A-23", "A-32"]


def test_legal_cells_beside_a_row() -> None:
    assert legal_cells(drawn({}), Piece("palace", "NEW"), HOME) == {(0, -1)}
    assert legal_cells(ROW, Piece("palace", "NES"), HOME) == {(3, 0)}
    assert legal_cells(ROW, Piece("hut", "N"), HOME) == {(-1, 0), (3, 0)} | {(x, -1) for x in range(3)}


def test_a_city_grows_round_its_gate() -> None:  # G-1
    city = {(0, 0): GATE}
    assert legal_cells(city, Piece("city", "NS"), HOME) == {(1, 0), (-1, 0)}


def test_what_may_be_removed() -> None:
    assert removable(ROW, HOME) == {(2, 0)}
    block = drawn({(x, y): "" for x in range(3) for y in range(3) if (x, y) != (0, 0)})
    assert (1, 1) not in removable(block, HOME)  # a hole
    assert removable(block, HOME) == block.keys() - {(0, 0), (1, 1)}


def test_what_may_be_swapped() -> None:
    assert swappable(ROW, Piece("palace", "N"), HOME) == {(1, 0), (2, 0)}
    assert swappable(ROW, Piece("palace", "E"), HOME) == {(2, 0)}
    assert swappable(ROW, Piece("palace", "W"), HOME) == set()


# ---------------------------------------------------------------- building rules of the combined game

# A palace of three in a row, walled in the south under the second and the third tile.
WALLED = drawn({(1, 0): "S", (2, 0): "S"})


def test_the_first_granada_tile_stands_moat_to_wall() -> None:  # C-5, C-6
    assert legal_cells(WALLED, Piece("city", ""), HOME) == set()
    assert legal_cells(WALLED, Piece("city", "N"), HOME) == {(1, 1), (2, 1)}
    assert faults_of_building(WALLED, Piece("city", "N"), (0, 1), HOME) == ["C-5"]
    assert faults_of_building(WALLED, Piece("city", "N"), (5, 5), HOME) == ["C-6"]


def test_palace_and_city_are_walked_separately() -> None:  # C-6
    both = drawn({(1, 0): "S", (2, 0): "S"}, {(1, 1): "N"})
    starts = [(0, 0), (1, 1)]
    assert obeys(both, starts) == []
    assert legal_cells(both, Piece("city", "N"), starts) == {(2, 1)}
    assert legal_cells(both, Piece("city", "E"), starts) == {(1, 2)}
    assert obeys(both, HOME) == ["A-32"]  # a city nobody has begun
    assert obeys(drawn({(1, 0): ""}, {(2, 0): ""}), HOME) == ["A-32", "C-5"]  # nor entered from the palace


def test_starting_tiles_stay_and_realms_stay_in_touch() -> None:  # C-6
    both = drawn({(1, 0): "", (2, 0): "S"}, {(2, 1): "N", (1, 2): "", (2, 2): ""})
    starts = [(0, 0), (2, 1)]
    assert obeys(both, starts) == []
    assert removable(both, starts) == {(1, 2)}  # 2,0 is the only tile of the palace that the city touches
    assert faults_of_building(both, Piece("palace", ""), (2, 0), starts) == ["C-5"]


def test_a_hole_between_palace_and_city_is_a_hole() -> None:  # A-34, C-6
    both = drawn(
        {(1, 0): "", (2, 0): "", (3, 0): "", (3, 1): "S"},
        {(3, 2): "N", (2, 2): "", (1, 2): "", (0, 2): "N"},
    )
    starts = [(0, 0), (3, 2)]
    assert obeys(both, starts) == []
    assert faults_of_building(both, Piece("palace", "S"), (0, 1), starts) == ["A-34"]


def test_tiles_of_different_kinds_never_swap_in_a_small_palace() -> None:  # C-6
    both = drawn({(1, 0): "S", (2, 0): "S"}, {(1, 1): "N", (2, 1): "N"})
    starts = [(0, 0), (1, 1)]
    patterns = ["".join(side for bit, side in enumerate("NESW") if mask >> bit & 1) for mask in range(16)]
    for borders in patterns:
        assert (2, 0) not in swappable(both, Piece("city", borders), starts)
        assert (2, 1) not in swappable(both, Piece("palace", borders), starts)
    assert swappable(both, Piece("city", "NE"), starts) == {(2, 1)}


# ---------------------------------------------------------------- walls


def test_a_wall_goes_round_convex_and_concave_corners() -> None:
    assert longest_wall(drawn({}), "palace") == 0
    assert longest_wall(drawn({(1, 0): "NES"}), "palace") == 3
    # The south wall of 1,0 and the east wall of 0,1 meet in the corner between them.
    assert longest_wall(drawn({(1, 0): "NS", (0, 1): "E"}), "palace") == 2


def test_stretches_that_do_not_meet_are_not_added() -> None:
    assert longest_wall(drawn({(1, 0): "N", (2, 0): "S"}), "palace") == 1
    assert longest_wall(drawn({(1, 0): "", (2, 0): "N", (3, 0): "NE", (1, 1): "W"}), "palace") == 3


def test_inner_walls_count_nothing_and_do_not_break_the_outline() -> None:
    double = drawn({(1, 0): "NS", (2, 0): "", (2, 1): "", (1, 1): "N", (0, -1): ""})
    assert longest_wall(double, "palace") == 1  # only the north of 1,0
    side_by_side = drawn({(0, -1): "NE", (1, 0): "", (1, -1): "NW"})
    assert longest_wall(side_by_side, "palace") == 2  # across the double wall between them


def test_a_closed_ring_counts_every_edge_once() -> None:
    ring = drawn({(0, -1): "NEW", (1, 0): "NES", (0, 1): "ESW", (-1, 0): "NSW"})
    assert longest_wall(ring, "palace") == 12


def test_huts_have_walls() -> None:  # H-6
    assert longest_wall({(0, 0): FOUNTAIN, (1, 0): Piece("hut", "NE")}, "palace") == 2


def test_wall_and_moat_run_together() -> None:  # C-8
    both = drawn({(1, 0): "S", (2, 0): "S", (3, 0): "ES"}, {(1, 1): "NW", (2, 1): "N"})
    assert obeys(both, [(0, 0), (1, 1)]) == []
    assert longest_wall(both, "palace") == 4
    assert longest_wall(both, "city") == 3
    assert longest_wall_and_moat(both) == 2


def test_the_palace_round_a_city_turns_at_the_corner() -> None:  # A-51, C-8
    # The palace encloses a city of two tiles; its tiles 2,2 and 1,3 touch only at a corner.
    west = {(0, 1): "E", (0, 2): "E", (0, 3): ""}
    east = {(2, 0): "", (2, 1): "W", (2, 2): "SW"}
    both = drawn({**west, **east, (1, 0): "S", (1, 3): "NE"}, {(1, 1): "NEW", (1, 2): "ESW"})
    assert obeys(both, [(0, 0), (1, 1)]) == []
    assert longest_wall(both, "palace") == 8  # six inside, and round 2,2 and round 1,3 one each outside
    assert longest_wall(both, "city") == 6  # a closed ring
    assert longest_wall_and_moat(both) == 6


# ---------------------------------------------------------------- money


def test_payments_have_no_superfluous_card() -> None:
    assert payments([1, 4, 4, 7], 8) == {(4, 4), (1, 7), (4, 7)}
    assert payments([1, 2], 8) == set()
    assert is_exact((4, 4), 8)
    assert not is_exact((4, 7), 8)


def test_exchange_payments_use_the_other_currency() -> None:
    assert exchange_payments([5, 3], [4, 9], 8) == {((), (9,)), ((5,), (4,))}
    assert exchange_payments([8], [], 8) == set()


def test_takes() -> None:
    assert takes(["fl1", "di4", "fl1", "x:fl-di"]) == {
        ("fl1",),
        ("di4",),
        ("x:fl-di",),
        ("fl1", "fl1"),
        ("di4", "fl1"),
    }


# ---------------------------------------------------------------- majorities


def test_ties_share_the_places_they_occupy() -> None:
    assert shared_points([2, 2, 1], [21, 13, 6]) == [17, 17, 6]
    assert shared_points([3, 1, 1], [21, 13, 6]) == [21, 9, 9]
    assert shared_points([1, 1, 1, 1], [16, 8, 1]) == [6, 6, 6, 6]
    assert shared_points([2, 2, 2], [4]) == [1, 1, 1]
    assert shared_points([0, 0, 1], [16, 8, 1]) == [0, 0, 16]


def test_alhambra_points_of_all_types() -> None:
    points = alhambra_points([{"garden": 2, "tower": 1}, {"tower": 1}], 1)
    assert [sum(party.values()) for party in points] == [5 + 3, 3]


def test_granada_points() -> None:  # G-9, G-14
    tallies, prices = [{"park": 2}, {"park": 1}, {}], [{"park": 4}, {"park": 13}, {}]
    assert [party["park"] for party in granada_points(tallies, prices, 3)] == [9, 6, 0]
    assert [party["park"] for party in granada_points(tallies, prices, 3, simplified=True)] == [18, 10, 0]


def test_two_parties_cannot_show_the_same_granada_tile() -> None:  # G-2, G-10
    with pytest.raises(ValueError, match="same tile"):
        granada_points([{"park": 1}, {"park": 1}], [{"park": 4}, {"park": 4}], 1)


def test_buildings_in_the_making_do_not_count() -> None:  # S-3, H-5
    palace = palace_of({(1, 0): "A9", (2, 0): "hAn", (3, 0): "A10"})
    assert buildings(palace) == {"arcades": 4}
    assert buildings(palace, unfinished=[(3, 0)]) == {"arcades": 2}


def test_huts_are_no_neighbours_of_huts() -> None:  # H-5
    assert buildings(palace_of({(1, 0): "hAn", (2, 0): "hAs"})) == {}


def test_highest_prices() -> None:  # G-10
    city = {(0, 0): GATE, (1, 0): PIECES["sc13"], (2, 0): PIECES["sc12"]}
    assert highest_prices(city) == {"school": 13}
    assert buildings(city) == {"school": 2}


# ---------------------------------------------------------------- the deal


def test_starting_money_is_drawn_until_it_makes_twenty() -> None:
    hands, rest = starting_hands(["fl9", "di9", "fl2", "du9", "du8", "du1", "de2", "fl1"], 2)
    assert hands == [["fl9", "di9", "fl2"], ["du9", "du8", "du1", "de2"]]
    assert rest == ["fl1"]


def test_which_hands_can_be_starting_money() -> None:
    assert could_be_starting_money(["fl9", "di9", "fl2"])
    assert not could_be_starting_money(["fl9", "di9"])
    assert not could_be_starting_money(["fl9", "di9", "de9", "fl2"])  # without any one of them 20 already


def test_starting_player() -> None:
    assert starting_player([["fl9", "di9", "fl1", "fl1"], ["fl9", "di9", "de9"]]) == 1
    assert starting_player([["fl9", "di9", "fl4"], ["fl9", "di9", "fl3"]]) == 1
    tied = [["fl9", "di9", "fl4"], ["fl9", "di8", "fl5"], ["fl8", "di8", "fl6"]]
    assert starting_player(tied) == 0
    assert starting_player(tied, youngest=2) == 2


def test_pile_sizes() -> None:
    assert pile_sizes(92) == [19, 19, 18, 18, 18]
    assert pile_sizes(3) == [1, 1, 1, 0, 0]


def stack(money: int, **added: int) -> list[str]:
    """A deck of ones with special cards put in at the given places."""
    deck = ["fl1"] * money
    for card, place in added.items():
        deck.insert(place, card)
    return deck


def test_scoring_cards_lie_in_their_piles() -> None:  # A-7, C-2
    assert faults_of_deck(stack(12, score1=5, score2=11), "family-box") == []
    assert faults_of_deck(stack(12, score1=2, score2=11), "family-box") == ["A-7"]  # still in pile 1
    assert faults_of_deck(stack(12, score1=5, score2=12), "family-box") == ["A-7"]  # in pile 5
    assert faults_of_deck(stack(12, score1=5, score2=12), "revised") == []
    assert faults_of_deck(stack(12, score1=6), "combined") == []
    assert faults_of_deck(stack(12, score1=5), "combined") == ["C-2"]
    assert faults_of_deck(["fl1", "x:fl-di", "score2", "de2", "de3", "de4"], "combined-again") == []


def test_exchange_cards_lie_in_the_middle_piles() -> None:
    piles = ["fl1", "x:fl-di fl2 x:fl-de score1", "x:fl-du fl3 x:di-de", "fl4 x:di-du x:de-du score2", "fl5"]
    deck = " ".join(piles).split()
    assert faults_of_deck(deck, "family-box", exchange=True) == []
    deck[0], deck[1] = deck[1], deck[0]
    assert faults_of_deck(deck, "family-box", exchange=True) == ["X-1"]
