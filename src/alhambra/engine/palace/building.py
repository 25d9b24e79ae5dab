"""The building rules asked of a whole palace, in words (A-31 … A-34).

`palace.py` looks the answers up, one change at a time. Here the questions are put as the rules put them: to every
edge, every tile and every empty cell. That is slow, but it says what is wrong and needs no history: so it checks
palaces that come from outside, and explains refusals.
"""

from typing import TYPE_CHECKING

from alhambra.engine.errors import IllegalAction, IllegalPalace
from alhambra.engine.palace.plan import START, Cell, Plan, cell_beside, refuse_occupied, write_cell
from alhambra.engine.pieces.cells import cell_code
from alhambra.engine.refusal import Refusal

if TYPE_CHECKING:
    from alhambra.engine.palace.palace import Palace


# --- the rules ------------------------------------------------------------------------------------------


def find_broken_rule(palace: "Palace") -> Refusal | None:
    """The first building rule that a palace breaks, or None."""
    return find_fault(palace.make_plan())


def find_fault(plan: Plan) -> Refusal | None:
    """The first building rule that a plan breaks, or None."""
    return (
        plan.find_misplaced_start()
        or find_unlike_edge(plan)
        or find_unreachable(plan)
        or find_hole(plan)
        or plan.find_torn()
    )


def find_unlike_edge(plan: Plan) -> Refusal | None:
    """Touching edges are alike (A-31), or as the rules between layers have it."""
    for cell in sorted(plan.at):
        for side in (1, 2):  # east and south: so every touching edge is looked at once
            refusal = compare_edge(plan, cell, side)
            if refusal is not None:
                return refusal
    return None


def compare_edge(plan: Plan, cell: Cell, side: int) -> Refusal | None:
    """The rule that one edge breaks, if a tile lies beyond it."""
    return plan.find_unlike_edge(cell, side) if cell_beside(cell, side) in plan.at else None


def find_unreachable(plan: Plan) -> Refusal | None:
    """Every tile can be reached on foot from the starting tile of its layer (A-32)."""
    reached = {*walk(plan, START)}
    if plan.second_start is not None:
        reached.update(walk(plan, plan.second_start))
    for cell in sorted(plan.at):
        if cell not in reached:
            return plan.refuse_unreached(cell)
    return None


def walk(plan: Plan, start: Cell) -> list[Cell]:
    """The cells one can walk to, in an order in which they can be built."""
    order = [start] if start in plan.at else []
    reached = {*order}
    i = 0
    while i < len(order):
        for side in range(4):
            cell = cell_beside(order[i], side)
            if cell not in reached and is_passage(plan, order[i], side):
                reached.add(cell)
                order.append(cell)
        i += 1
    return order


def is_passage(plan: Plan, cell: Cell, side: int) -> bool:
    """Does an open edge lead to a tile of the same layer?"""
    other = cell_beside(cell, side)
    if other not in plan.at or plan.layer(other) != plan.layer(cell):
        return False
    return not plan.has_border(cell, side) and not plan.has_border(other, side ^ 2)


def find_hole(plan: Plan) -> Refusal | None:
    """No empty cell is cut off from the outside (A-34)."""
    box = list_surroundings(plan)
    outside = {min(box)}  # a corner of the margin round the palace
    to_visit = [min(box)]
    while to_visit:
        cell = to_visit.pop()
        for side in range(4):
            other = cell_beside(cell, side)
            if other in box and other not in plan.at and other not in outside:
                outside.add(other)
                to_visit.append(other)
    for cell in sorted(box):
        if cell not in plan.at and cell not in outside:
            return Refusal("A-34", "palace-hole", {"cell": write_cell(cell)})
    return None


def list_surroundings(plan: Plan) -> set[Cell]:
    """The cells of the smallest box round the plan, and of a margin one cell wide."""
    xs = [x for x, _ in plan.at]
    ys = [y for _, y in plan.at]
    return {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}


# --- why a change is refused ----------------------------------------------------------------------------


def why_not_build(palace: "Palace", tile: int, cell: Cell) -> Refusal | None:
    """The rule that forbids building a tile on a cell (A-20, A-40), or None."""
    plan = palace.make_plan()
    if cell in plan.at:
        return refuse_occupied(plan, tile, cell)
    if all(cell_beside(cell, side) not in plan.at for side in range(4)):
        return Refusal("A-33", "palace-apart", {"tile": palace.tiles.name(tile), "cell": write_cell(cell)})
    return why_not_lay(plan, tile, cell)


def why_not_swap(palace: "Palace", tile: int, cell: Cell) -> Refusal | None:
    """The rule that forbids swapping the tile on a cell for another (A-22), or None."""
    plan = palace.make_plan()
    return why_immovable(plan, cell, "A-22") or why_not_lay(plan, tile, cell)


def why_not_remove(palace: "Palace", cell: Cell) -> Refusal | None:
    """The rule that forbids removing the tile on a cell (A-21), or None."""
    plan = palace.make_plan()
    fixed = why_immovable(plan, cell, "A-21")
    if fixed is not None:
        return fixed
    rest = plan.without(cell)
    cut_off = find_unreachable(rest)
    if cut_off is not None:
        lost: dict[str, str | int] = {"other": cut_off.values["tile"], "there": cut_off.values["cell"]}
        return Refusal("A-32", "palace-cut-off", lost | {"tile": plan.name(cell), "cell": write_cell(cell)})
    return find_hole(rest) or rest.find_torn()


def why_not_lay(plan: Plan, tile: int, cell: Cell) -> Refusal | None:
    """The rule that a legal plan breaks once a tile lies on a cell."""
    after = plan.with_tile(tile, cell)
    for side in range(4):
        refusal = compare_edge(after, cell, side)
        if refusal is not None:
            return refusal
    return find_unreachable(after) or find_hole(after) or after.find_torn()


def why_immovable(plan: Plan, cell: Cell, action: str) -> Refusal | None:
    """Is there nothing to move on a cell, or a tile that never moves (A-23)?"""
    if cell not in plan.at:
        return Refusal(action, "palace-nothing-there", {"cell": write_cell(cell)})
    return plan.find_fixed(cell)


# --- acting on the answers ------------------------------------------------------------------------------


def refuse(refusal: Refusal | None) -> None:
    """Raise IllegalAction if there is a reason."""
    if refusal is not None:
        raise IllegalAction(refusal.key, refusal.rule, **refusal.values)


def fill(palace: "Palace", plan: Plan) -> None:
    """Build a plan into a palace that has only its starting tile; raise IllegalPalace if it breaks a rule."""
    refusal = find_fault(plan)
    if refusal is not None:
        raise IllegalPalace(refusal.key, refusal.rule, **refusal.values)
    for cell in walk(plan, START)[1:]:
        palace.lay(cell_code(*cell), plan.at[cell])
    if plan.second_start is not None:  # a second layer touches the first somewhere, not always where it begins
        for cell in walk(plan, plan.second_start):
            palace._lay_apart(cell_code(*cell), plan.at[cell])
