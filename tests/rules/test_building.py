"""The building rules and the redesign, on palaces drawn as `Palace.ascii` draws them (A-20 … A-23, A-30 … A-34)."""

from collections.abc import Callable
from textwrap import dedent

import pytest

from alhambra import Palace
from alhambra.engine.errors import AlhambraError, IllegalAction, IllegalPalace, InvalidNotation
from alhambra.engine.palace.building import fill, find_broken_rule, find_fault, why_not_build
from alhambra.engine.palace.drawing import draw, read_drawing
from alhambra.engine.palace.plan import Plan, make_base_tiles, make_plan
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup

FOUNTAIN = """
    +      +
       @
    +      +
"""
ROW = """
    +      +      +      +
       @      P8     A9
    +      +      +      +
"""
# Tiles of the base game that are round the fountain in the rulebook's wall of eight.
EIGHT = """
    +------+------+------+
    |  P5     P6     S4  |
    +      +      +      +
    |  S7     @      P4  |
    +      +      +------+
       S6  |  P3
    +------+------+
"""
OPEN = ["P8", "S9", "A9", "A10", "C10", "C11", "G10", "G11", "T11", "T12"]  # the tiles without walls (B-1)
HORSESHOE = """
    +      +      +      +
       @      P8     S9
    +      +      +      +
      C10
    +      +      +      +
      C11    G10    G11
    +      +      +      +
"""


def drawn(text: str) -> Palace:
    return Palace.from_ascii(text)


def rule_of(kind: type[AlhambraError], attempt: Callable[[], object]) -> str:
    """The rule by which something is refused, as it is spoken of."""
    with pytest.raises(kind) as refusal:
        attempt()
    assert f"({refusal.value.refusal.rule})" in str(refusal.value)
    return refusal.value.refusal.rule


def refused(palace: Palace, attempt: Callable[[], object]) -> str:
    """The same for a change, which leaves the palace as it was."""
    before = palace.copy()
    rule = rule_of(IllegalAction, attempt)
    assert palace == before
    assert find_broken_rule(palace) is None
    return rule


# --- redesign -------------------------------------------------------------------------------------------


def test_A_20_add() -> None:
    palace = drawn(ROW)
    palace.add("A4", 3, 0)
    assert palace == drawn("""
        +      +      +      +------+
           @      P8     A9     A4  |
        +      +      +      +------+
    """)
    assert refused(palace, lambda: palace.add("T12", 1, 0)) == "A-33"  # another tile lies there
    assert refused(palace, lambda: palace.add("T12", 0, 0)) == "A-1"


def test_A_20_there_is_only_one_of_each_tile() -> None:
    palace = drawn(ROW)
    assert palace.legal_cells("P8") == palace.swappable("P8") == []
    assert refused(palace, lambda: palace.add("P8", 3, 0)) == "A-2"
    assert refused(palace, lambda: palace.swap("P8", 2, 0)) == "A-2"


def test_A_21_remove() -> None:
    palace = drawn(ROW)
    assert palace.removable() == [(2, 0)]
    assert palace.remove(2, 0) == "A9"
    assert palace.items() == [("P8", 1, 0)]
    assert refused(palace, lambda: palace.remove(2, 0)) == "A-21"  # nothing is there any more


def test_A_22_swap() -> None:
    palace = drawn(ROW)
    assert palace.swappable("P6") == [(1, 0), (2, 0)]  # a wall in the north
    assert palace.swappable("P7") == [(2, 0)]  # a wall in the east
    assert palace.swap("P7", 2, 0) == "A9"
    assert palace.items() == [("P8", 1, 0), ("P7", 2, 0)]
    assert refused(palace, lambda: palace.swap("A9", 3, 0)) == "A-22"  # nothing is there
    assert refused(palace, lambda: palace.swap("S7", 1, 0)) == "A-31"  # a wall in the west


def test_A_23_the_fountain_stays() -> None:
    palace = drawn(ROW)
    assert refused(palace, lambda: palace.remove(0, 0)) == "A-23"
    assert refused(palace, lambda: palace.swap("G10", 0, 0)) == "A-23"
    assert (0, 0) not in palace.removable() + palace.swappable("G10")


def test_A_23_a_redesign_obeys_the_building_rules() -> None:
    palace = drawn(ROW)
    assert refused(palace, lambda: palace.remove(1, 0)) == "A-32"  # the arcades would be cut off
    block = drawn(HORSESHOE)
    block.add("A9", 1, 1)
    block.add("A10", 2, 1)
    assert refused(block, lambda: block.remove(1, 1)) == "A-34"  # a hole would be left


# --- building rules -------------------------------------------------------------------------------------


def test_A_30_tiles_are_never_rotated() -> None:
    palace = drawn(FOUNTAIN)
    assert palace.legal_cells("P8") == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert palace.legal_cells("P2") == [(0, -1)]  # walls in the north, east and west: only its south is open
    assert palace.legal_cells("A4") == [(1, 0)]
    assert palace.legal_cells("S3") == [(0, 1)]
    assert palace.legal_cells("C5") == [(-1, 0)]


def test_A_31_touching_edges_are_alike() -> None:
    palace = drawn(EIGHT)
    assert refused(palace, lambda: palace.add("C8", 1, 1)) == "A-31"  # a wall in the north, but also in the west
    palace.add("G10n", 1, 1)  # its north wall under that of P4, its open west beside P3
    assert rule_of(IllegalPalace, lambda: Palace.of([("P7", -1, 0)])) == "A-31"  # a wall against the fountain


def test_A_31_names_tile_side_and_neighbour() -> None:
    refusal = why_not_build(drawn(EIGHT), make_base_tiles().parse("C8"), (1, 1))
    assert refusal is not None
    assert refusal.values == {"tile": "C8", "cell": "1,1", "side": "W", "other": "P3", "border": "wall"}


def test_A_32_every_tile_is_reached_on_foot() -> None:
    assert rule_of(IllegalPalace, lambda: Palace.of([("S8", 1, 0), ("T11n", 1, 1)])) == "A-32"
    palace = Palace.of([("S8", 1, 0)])
    assert refused(palace, lambda: palace.add("T11n", 1, 1)) == "A-32"  # alike, but behind the wall
    palace.add("C10", 0, 1)
    palace.add("T11n", 1, 1)  # now there is a way round
    assert refused(palace, lambda: palace.remove(0, 1)) == "A-32"


def test_A_33_a_new_tile_touches_the_palace() -> None:
    palace = drawn(ROW)
    assert refused(palace, lambda: palace.add("G10", 3, 1)) == "A-33"  # corner to corner
    assert refused(palace, lambda: palace.add("G10", 90, -90)) == "A-33"
    assert rule_of(IllegalPalace, lambda: Palace.of([("P8", 1, 1)])) == "A-32"  # of which A-33 is a part


def test_A_34_no_holes() -> None:
    palace = drawn(HORSESHOE)
    assert refused(palace, lambda: palace.add("A9", 2, 1)) == "A-34"
    tiles = [*palace.items(), ("A9", 2, 1)]
    assert rule_of(IllegalPalace, lambda: Palace.of(tiles)) == "A-34"
    assert (1, 1) in palace.legal_cells("A9")  # from the inside it can be filled


def test_A_34_cells_that_meet_at_a_corner_are_not_joined() -> None:
    palace = drawn(HORSESHOE)
    palace.remove(2, 2)
    assert refused(palace, lambda: palace.add("A9", 2, 1)) == "A-34"  # 1,1 would meet the outside only at a corner


def test_A_34_a_hole_of_several_cells() -> None:
    ring = [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 2), (0, 1)]
    tiles = [(tile, x, y) for tile, (x, y) in zip(OPEN, ring, strict=False)]
    assert rule_of(IllegalPalace, lambda: Palace.of(tiles)) == "A-34"
    assert Palace.of(tiles[1:-1] + tiles[:1]).legal_cells(OPEN[-1]) != []  # one side of the ring open


# --- palaces from outside -------------------------------------------------------------------------------


def test_a_tile_has_a_name_a_number_and_words() -> None:
    assert Palace.of([("P8", 1, 0)]) == Palace.of([(6, 1, 0)]) == Palace.of([("Pavilion 8", 1, 0)])
    assert Palace.of([("pavilion  7", 1, 0)]).at(1, 0) == "P7"  # the only one, so its wall need not be said
    assert Palace.of([("garden 8 SW", 0, 1)]).at(0, 1) == "G8sw"
    assert Palace.of([("garden 10", 1, 0)]).at(1, 0) == "G10"
    for tile in ("garden 8", "garden", "", "Z9", "fountain", 54, -1):
        with pytest.raises(InvalidNotation):
            Palace.of([(tile, 1, 0)])


def test_a_palace_uses_every_tile_and_every_cell_once() -> None:
    assert rule_of(IllegalPalace, lambda: Palace.of([("P8", 1, 0), ("P8", 2, 0)])) == "A-2"
    assert rule_of(IllegalPalace, lambda: Palace.of([("P8", 1, 0), ("A9", 1, 0)])) == "A-33"
    assert rule_of(IllegalPalace, lambda: Palace.of([("P8", 0, 0)])) == "A-1"
    with pytest.raises(InvalidNotation):
        Palace.of([("P8", 127, 0)])


def test_the_order_of_the_tiles_does_not_matter() -> None:
    tiles = drawn(EIGHT).items()
    assert Palace.of(tiles) == Palace.of(tiles[::-1]) == drawn(EIGHT)
    assert Palace.of([]) == drawn(FOUNTAIN) != drawn(ROW)


def test_a_copy_is_independent() -> None:
    palace = drawn(ROW)
    other = palace.copy()
    other.remove(2, 0)
    assert palace == drawn(ROW) != other
    with pytest.raises(TypeError):
        hash(palace)  # it changes


@pytest.mark.parametrize("text", [FOUNTAIN, ROW, EIGHT, HORSESHOE])
def test_drawings_are_drawn_again(text: str) -> None:
    assert str(drawn(text)) == dedent(text).strip("\n")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("|  P5 ", "   P5 "),  # a wall left out
        (" P6   ", " P6  |"),  # one too many
        (" P6 ", " A9 "),  # another tile
        ("@", "o"),
        ("  @ ", " @  "),
        (" P6 ", " P6 @"),
        ("+------+------+\n", "+------+------+\n    +------+\n"),
        (" P4 ", " P9 "),
    ],
)
def test_drawings_with_mistakes_are_refused(before: str, after: str) -> None:
    assert before in EIGHT
    with pytest.raises(InvalidNotation):
        drawn(EIGHT.replace(before, after))


def test_names_need_not_stand_in_the_middle() -> None:
    assert drawn(ROW.replace("  P8 ", " P8  ")) == drawn(ROW)


def test_a_drawing_is_held_to_the_rules() -> None:
    assert rule_of(IllegalPalace, lambda: drawn(ROW.replace("A9", "P8"))) == "A-2"
    behind_a_wall = """
        +      +      +
           @      S8
        +      +------+
                 T11n
               +      +
    """
    assert rule_of(IllegalPalace, lambda: drawn(behind_a_wall)) == "A-32"


# --- palace and city ------------------------------------------------------------------------------------

COMBINED = compose(Setup("combined")).tiles


def both() -> Plan:
    """A plan with nothing but the fountain, for a palace and a city."""
    return compose(Setup("combined")).game.make_palace(COMBINED).make_bare_plan()


def combined(*tiles: tuple[str, int, int], start: tuple[int, int] | None = None) -> str:
    """The rule that a palace with its city breaks."""
    refusal = find_fault(make_plan(both(), tiles, start))
    return refusal.rule if refusal is not None else ""


def test_C_5_palace_and_city_touch_wall_to_moat() -> None:
    assert combined(("S8", 1, 0), ("li8", 1, 1), start=(1, 1)) == ""
    assert combined(("P8", 1, 0), ("li8", 1, 1), start=(1, 1)) == "C-5"
    assert combined(("S8", 1, 0), ("ba8", 1, 1), start=(1, 1)) == "C-5"


def test_C_6_palace_and_city_have_their_own_ways_and_touch() -> None:
    city = [("S8", 1, 0), ("li8", 1, 1), ("ba8", 1, 2)]
    assert combined(*city, start=(1, 1)) == ""
    assert combined(*city) == "A-32"  # nobody has begun it
    assert combined(*city, start=(1, 0)) == combined(*city, start=(5, 5)) == "C-6"
    assert combined(("S8", 1, 0), ("li8", 2, 1), start=(2, 1)) == "C-6"


def test_C_6_a_city_is_built_round_its_starting_tile() -> None:
    # The palace touches the city where it has grown to, not where it began.
    tiles = [("P8", 1, 0), ("S8", 2, 0), ("li8", 2, 1), ("ar8", 2, 2)]
    palace = compose(Setup("combined")).game.make_palace(COMBINED)
    fill(palace, make_plan(both(), tiles, (2, 2)))
    assert palace.items() == tiles
    with pytest.raises(IllegalPalace):
        fill(palace, make_plan(both(), tiles))


WALL_AND_MOAT = """
    +      +      +      +------+
       @      P8     S8     A4  |
    +      +      +======+------+
                    li8*
                  +      +
                  } ba6
                  +~~~~~~+
"""


def test_moats_are_drawn_as_water() -> None:
    plan = read_drawing(WALL_AND_MOAT, both())
    assert find_fault(plan) is None
    assert plan.second_start == (2, 1)
    assert draw(plan) == dedent(WALL_AND_MOAT).strip("\n")


def test_A_1_a_palace_of_one_layer_has_one_starting_tile() -> None:
    assert rule_of(IllegalPalace, lambda: drawn(ROW.replace("A9", "A9*"))) == "A-1"


def test_a_city_of_granada() -> None:  # G-1
    city = Palace.of([("li8", 1, 0), ("ba6", 1, 1)], compose(Setup("granada")).tiles)
    assert str(city) == dedent("""
        +      +~~~~~~+
           @     li8
        +      +      +
               } ba6
               +~~~~~~+
    """).strip("\n")
    assert city.longest_wall() == 2
    assert refused(city, lambda: city.add("re9", 2, 0)) == "A-2"  # the back of a tile
