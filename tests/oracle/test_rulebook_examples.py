"""The worked examples of the rulebooks: their numbers, and tiles of ours where only a picture shows them."""

import pytest

from .building import faults_of_building, legal_cells, obeys
from .majorities import alhambra_points, buildings, granada_points
from .payment import exchange_payments, is_exact, payments, takes
from .pieces import FOUNTAIN, Cell, Palace, all_pieces
from .wall import longest_wall

PIECES = all_pieces()


def palace_of(tiles: dict[Cell, str]) -> Palace:
    """A palace round a fountain, by names of pieces."""
    return {(0, 0): FOUNTAIN, **{cell: PIECES[name] for cell, name in tiles.items()}}


# ---------------------------------------------------------------- money


def test_two_cards_on_the_left_or_one_of_the_others() -> None:
    taken = takes(["fl2", "di3", "de6", "du8"])
    assert taken == {("fl2",), ("di3",), ("de6",), ("du8",), ("di3", "fl2")}


def test_a_garden_of_ten_for_eleven() -> None:
    assert payments([4, 7], 10) == {(4, 7)}
    assert not is_exact((4, 7), 10)


def test_an_exchange_office_buys_the_garden_or_the_pavilion() -> None:
    denar, florin = [7, 2], [9]
    garden, pavilion = 11, 7
    assert ((2,), (9,)) in exchange_payments(denar, florin, garden)
    assert ((9,), (2,)) in exchange_payments(florin, denar, garden)
    assert ((), (7,)) in exchange_payments(florin, denar, pavilion)
    assert not payments(denar, garden) | payments(florin, garden)  # no garden without the exchange office


# ---------------------------------------------------------------- building


@pytest.mark.parametrize(
    ("tiles", "piece", "cell", "faults"),
    [
        ({}, "P7", (-1, 0), ["A-31", "A-32"]),  # its east wall against the fountain
        ({(1, 0): "S8"}, "T11n", (1, 1), ["A-32"]),  # a tower behind a wall
        ({}, "P8", (1, 1), ["A-32"]),  # corner to corner
        (  # arcades that close a hole
            {(1, 0): "P8", (2, 0): "S9", (0, 1): "C10", (0, 2): "C11", (1, 2): "G10", (2, 2): "G11"},
            "A9",
            (2, 1),
            ["A-34"],
        ),
    ],
)
def test_forbidden_placements(tiles: dict[Cell, str], piece: str, cell: Cell, faults: list[str]) -> None:
    assert faults_of_building(palace_of(tiles), PIECES[piece], cell, [(0, 0)]) == faults


def test_a_cell_between_open_arcades_and_an_open_library_stays_empty() -> None:  # C-5
    both = palace_of({(1, 0): "A10", (2, 0): "S8", (2, 1): "li8"})
    starts = [(0, 0), (2, 1)]
    assert obeys(both, starts) == []
    pieces = [piece for piece in PIECES.values() if piece.type]
    assert not any((1, 1) in legal_cells(both, piece, starts) for piece in pieces)


# ---------------------------------------------------------------- scoring

# Eight edges from the west of -1,0 by the north to the south of 1,0; two more in the south; one wall inside.
EIGHT = {
    (-1, -1): "P5",
    (0, -1): "P6",
    (1, -1): "S4",
    (-1, 0): "S7",
    (1, 0): "P4",
    (-1, 1): "S6",
    (0, 1): "P3",
}


def test_a_wall_of_eight_beside_a_shorter_one_and_an_inner_one() -> None:
    assert obeys(palace_of(EIGHT), [(0, 0)]) == []
    assert longest_wall(palace_of(EIGHT), "palace") == 8


def test_most_chambers() -> None:  # A-52, scoring 1
    points = alhambra_points([{"chambers": 2}, {"chambers": 1}], 1)
    assert [party["chambers"] for party in points] == [4, 0]


def test_towers_first_and_second_and_shared() -> None:  # scoring 2
    points = alhambra_points([{"tower": 3}, {"tower": 2}], 2)
    assert [party["tower"] for party in points] == [13, 6]
    points = alhambra_points([{"tower": 4}, {"tower": 4}], 2)
    assert [party["tower"] for party in points] == [9, 9]


def test_three_places_for_pavilions() -> None:  # A-52, scoring 3
    points = alhambra_points([{"pavilion": 3}, {"pavilion": 2}, {"pavilion": 1}], 3)
    assert [party["pavilion"] for party in points] == [16, 8, 1]


def schools(counts: list[int], highest: list[int], scoring: int) -> list[int]:
    """Points for schools alone."""
    tallies, prices = [{"school": count} for count in counts], [{"school": price} for price in highest]
    points = granada_points(tallies, prices, scoring)
    return [party["school"] for party in points]


def test_schools_of_granada() -> None:  # G-9, G-10
    assert schools([3, 2, 2], [5, 12, 13], 1) == [7, 0, 0]  # yellow, red, green
    assert schools([4, 3, 2], [9, 12, 13], 2) == [18, 9, 0]  # blue, green, red
    assert schools([4, 4, 2], [9, 12, 13], 3) == [20, 30, 10]  # blue, green, red


def test_a_bonus_card_makes_two_gardens_of_one() -> None:  # B-3
    assert buildings(palace_of({(1, 0): "G10"}), bonus=["garden"]) == {"garden": 2}


# Two arcades beside the upper hut, one of them beside the lower; a wall between the third hut and its tower.
HUTS = {
    (1, 0): "A9",
    (2, 0): "hAn",
    (3, 0): "A10",
    (3, 1): "hAs",
    (0, 1): "hTe",
    (1, 1): "T10",
    (0, -1): "G11",
}


def test_three_huts_make_five_arcades() -> None:  # H-5
    assert obeys(palace_of(HUTS), [(0, 0)]) == []
    assert buildings(palace_of(HUTS)) == {"garden": 1, "tower": 1, "arcades": 5}
