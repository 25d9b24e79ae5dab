"""The palace of the front page is a real one."""

import json
from pathlib import Path

from alhambra.engine.palace.palace import Palace
from alhambra.svg.from_view import palace_scene

KEPT = Path(__file__).parents[2] / "web" / "src" / "parts" / "front-palace.json"


def test_it_can_be_built_in_that_order_and_its_wall_is_its_longest() -> None:
    kept = json.loads(KEPT.read_text("utf-8"))
    palace = Palace.of([])
    for name, x, y in kept["tiles"][1:]:
        assert (x, y) in {(cell[0], cell[1]) for cell in palace.legal_cells(name)}, name
        palace.add(name, x, y)
    assert {tuple(edge) for edge in kept["longest"]} == set(palace_scene(palace).longest)
