"""The building rules asked of a whole palace, in words (A-31 … A-34, C-5, C-6).

`palace.py` looks the answers up, one change at a time. Here the questions are put as the rules put them: to every
edge, every tile and every empty cell. That is slow, but it says what is wrong and needs no history: so it checks
palaces that come from outside, and explains refusals.
"""

from typing import TYPE_CHECKING

from alhambra.engine.errors import IllegalAction, IllegalPalace
from alhambra.engine.palace.plan import CITY, START, Cell, Plan, beside, occupied, plan_of, spoken
from alhambra.engine.pieces.cells import SIDES, cell_code
from alhambra.engine.refusal import Refusal

if TYPE_CHECKING:
    from alhambra.engine.palace.palace import Palace


# --- the rules ------------------------------------------------------------------------------------------


def broken_rule(palace: "Palace") -> Refusal | None:
    """The first building rule that a palace breaks, or None."""
    return fault(plan_of(palace))


def fault(plan: Plan) -> Refusal | None:
    """The first building rule that a plan breaks, or None."""
    return misplaced_start(plan) or unlike_edges(plan) or unreachable(plan) or hole(plan) or torn(plan)


def misplaced_start(plan: Plan) -> Refusal | None:
    """A Granada tile lies where the city is said to begin (C-6)."""
    start = plan.city_start
    if start is None or (start in plan.at and plan.layer(start) == CITY):
        return None
    return Refusal("C-6", "palace-city-start", {"cell": spoken(start)})


def unlike_edges(plan: Plan) -> Refusal | None:
    """Touching edges are alike (A-31); palace and city touch only wall to moat (C-5)."""
    for cell in sorted(plan.at):
        for side in (1, 2):  # east and south: so every touching edge is looked at once
            refusal = unlike_edge(plan, cell, side)
            if refusal is not None:
                return refusal
    return None


def unlike_edge(plan: Plan, cell: Cell, side: int) -> Refusal | None:
    """The same for one edge."""
    other = beside(cell, side)
    if other not in plan.at:
        return None
    here, there = plan.has_border(cell, side), plan.has_border(other, side ^ 2)
    if plan.layer(cell) != plan.layer(other):
        return None if here and there else _edge_refusal(plan, "C-5", "palace-frontier", cell, side)
    return None if here == there else _edge_refusal(plan, "A-31", "palace-edges", cell, side)


def _edge_refusal(plan: Plan, rule: str, key: str, cell: Cell, side: int) -> Refusal:
    border = "moat" if plan.tiles.tiles[plan.at[cell]].family in ("city", "gate") else "wall"
    values: dict[str, str | int] = {"tile": plan.name(cell), "cell": spoken(cell), "side": SIDES[side]}
    return Refusal(rule, key, values | {"other": plan.name(beside(cell, side)), "border": border})


def unreachable(plan: Plan) -> Refusal | None:
    """Every tile can be reached on foot from the starting tile (A-32), a city's from its own (C-6)."""
    reached = {*walk(plan, START)}
    if plan.city_start is not None:
        reached.update(walk(plan, plan.city_start))
    for cell in sorted(plan.at):
        if cell not in reached:
            key = "palace-unreachable-city" if plan.layer(cell) == CITY else "palace-unreachable"
            return Refusal("A-32", key, {"tile": plan.name(cell), "cell": spoken(cell)})
    return None


def walk(plan: Plan, start: Cell) -> list[Cell]:
    """The cells one can walk to, in an order in which they can be built."""
    order = [start] if start in plan.at else []
    reached = {*order}
    i = 0
    while i < len(order):
        for side in range(4):
            cell = beside(order[i], side)
            if cell not in reached and is_passage(plan, order[i], side):
                reached.add(cell)
                order.append(cell)
        i += 1
    return order


def is_passage(plan: Plan, cell: Cell, side: int) -> bool:
    """Does an open edge lead to a tile of the same layer?"""
    other = beside(cell, side)
    if other not in plan.at or plan.layer(other) != plan.layer(cell):
        return False
    return not plan.has_border(cell, side) and not plan.has_border(other, side ^ 2)


def hole(plan: Plan) -> Refusal | None:
    """No empty cell is cut off from the outside (A-34)."""
    box = surroundings(plan)
    outside = {min(box)}  # a corner of the margin round the palace
    to_visit = [min(box)]
    while to_visit:
        cell = to_visit.pop()
        for side in range(4):
            other = beside(cell, side)
            if other in box and other not in plan.at and other not in outside:
                outside.add(other)
                to_visit.append(other)
    for cell in sorted(box):
        if cell not in plan.at and cell not in outside:
            return Refusal("A-34", "palace-hole", {"cell": spoken(cell)})
    return None


def surroundings(plan: Plan) -> set[Cell]:
    """The cells of the smallest box round the plan, and of a margin one cell wide."""
    xs = [x for x, _ in plan.at]
    ys = [y for _, y in plan.at]
    return {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}


def torn(plan: Plan) -> Refusal | None:
    """Palace and city share at least one edge (C-6)."""
    city = [cell for cell in plan.at if plan.layer(cell) == CITY]
    for cell in city:
        for side in range(4):
            other = beside(cell, side)
            if other in plan.at and plan.layer(other) != CITY:
                return None
    return Refusal("C-6", "palace-torn") if 0 < len(city) < len(plan.at) else None


# --- why a change is refused ----------------------------------------------------------------------------


def why_not_build(palace: "Palace", tile: int, cell: Cell) -> Refusal | None:
    """The rule that forbids building a tile on a cell (A-20, A-40), or None."""
    plan = plan_of(palace)
    if cell in plan.at:
        return occupied(plan, tile, cell)
    if all(beside(cell, side) not in plan.at for side in range(4)):
        return Refusal("A-33", "palace-apart", {"tile": palace.tiles.name(tile), "cell": spoken(cell)})
    return fault_of_laying(plan, tile, cell)


def why_not_swap(palace: "Palace", tile: int, cell: Cell) -> Refusal | None:
    """The rule that forbids swapping the tile on a cell for another (A-22), or None."""
    plan = plan_of(palace)
    return immovable(plan, cell, "A-22") or fault_of_laying(plan, tile, cell)


def why_not_remove(palace: "Palace", cell: Cell) -> Refusal | None:
    """The rule that forbids removing the tile on a cell (A-21), or None."""
    plan = plan_of(palace)
    fixed = immovable(plan, cell, "A-21")
    if fixed is not None:
        return fixed
    rest = plan.without(cell)
    cut_off = unreachable(rest)
    if cut_off is not None:
        lost: dict[str, str | int] = {"other": cut_off.values["tile"], "there": cut_off.values["cell"]}
        return Refusal("A-32", "palace-cut-off", lost | {"tile": plan.name(cell), "cell": spoken(cell)})
    return hole(rest) or torn(rest)


def fault_of_laying(plan: Plan, tile: int, cell: Cell) -> Refusal | None:
    """The rule that a legal plan breaks once a tile lies on a cell."""
    after = plan.with_tile(tile, cell)
    for side in range(4):
        refusal = unlike_edge(after, cell, side)
        if refusal is not None:
            return refusal
    return unreachable(after) or hole(after) or torn(after)


def immovable(plan: Plan, cell: Cell, action: str) -> Refusal | None:
    """Is there nothing to move on a cell, or a starting tile (A-23, C-6)?"""
    if cell == START:
        return Refusal("A-23", "palace-start-stays")
    if cell == plan.city_start:
        return Refusal("C-6", "palace-city-start-stays", {"tile": plan.name(cell)})
    return None if cell in plan.at else Refusal(action, "palace-nothing-there", {"cell": spoken(cell)})


# --- acting on the answers ------------------------------------------------------------------------------


def refuse(refusal: Refusal | None) -> None:
    """Raise IllegalAction if there is a reason."""
    if refusal is not None:
        raise IllegalAction(refusal.key, refusal.rule, **refusal.values)


def fill(palace: "Palace", plan: Plan) -> None:
    """Build a plan into a palace that has only its starting tile; raise IllegalPalace if it breaks a rule."""
    refusal = fault(plan)
    if refusal is not None:
        raise IllegalPalace(refusal.key, refusal.rule, **refusal.values)
    for cell in walk(plan, START)[1:]:
        palace.lay(cell_code(*cell), plan.at[cell])
    if plan.city_start is not None:  # the city touches the palace somewhere, not always where it begins
        for cell in walk(plan, plan.city_start):
            palace.lay_apart(cell_code(*cell), plan.at[cell])
