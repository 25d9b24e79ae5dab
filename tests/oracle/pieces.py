"""The tiles as the oracle sees them, and the geometry of a palace: x grows east, y grows south."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Cell = tuple[int, int]

COMPONENTS = Path(__file__).parents[2] / "src" / "alhambra" / "engine" / "modules" / "components"

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

LETTERS = {"pavilion": "P", "seraglio": "S", "arcades": "A", "chambers": "C", "garden": "G", "tower": "T"}
GRANADA_LETTERS = {
    "arena": "ar",
    "bath house": "ba",
    "library": "li",
    "hostel": "hs",
    "hospital": "hp",
    "market": "mk",
    "park": "pk",
    "school": "sc",
    "residential area": "re",
}


@dataclass(frozen=True)
class Piece:
    """A tile, one face up; `kind`: fountain, palace, city or hut; `borders`: walls or moats, like "NES"."""

    kind: str
    borders: str = ""
    type: str = ""
    price: int = 0
    name: str = ""

    @property
    def realm(self) -> str:
        """What the piece is a part of: the palace (with fountain and huts, A-1, H-3) or the city."""
        return "city" if self.kind == "city" else "palace"


Palace = Mapping[Cell, Piece]

FOUNTAIN = Piece("fountain", name="fountain")
GATE = Piece("city", name="gate")


def neighbour(cell: Cell, side: str) -> Cell:
    """The cell on the given side of a cell."""
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def component(name: str) -> Any:
    """The content of one component file."""
    return json.loads((COMPONENTS / f"{name}.json").read_text(encoding="utf-8"))


def alhambra_tiles() -> list[Piece]:
    """The 54 building tiles (A-2)."""
    tiles = component("alhambra")["tiles"]
    alike = Counter((tile["type"], tile["price"]) for tile in tiles)
    return [_alhambra_tile(tile, shared=alike[tile["type"], tile["price"]] > 1) for tile in tiles]


def _alhambra_tile(tile: Mapping[str, Any], shared: bool) -> Piece:
    name = f"{LETTERS[tile['type']]}{tile['price']}" + (tile["walls"].lower() if shared else "")
    return Piece("palace", tile["walls"], tile["type"], tile["price"], name)


def granada_tiles() -> list[tuple[Piece, Piece]]:
    """The 54 double-sided tiles as pairs (even face, odd face) (G-2)."""
    return [(_face(tile["even"]), _face(tile["odd"])) for tile in component("granada")["tiles"]]


def _face(face: Mapping[str, Any]) -> Piece:
    name = f"{GRANADA_LETTERS[face['type']]}{face['price']}"
    return Piece("city", face["moats"], face["type"], face["price"], name)


def huts() -> list[Piece]:
    """The 24 builders' huts (H-1)."""
    return [
        Piece("hut", hut["walls"], hut["type"], 0, f"h{LETTERS[hut['type']]}{hut['walls'].lower()}")
        for hut in component("huts")["huts"]
    ]


def all_pieces() -> dict[str, Piece]:
    """Every piece of every game by its name, both faces of the Granada tiles."""
    faces = [face for tile in granada_tiles() for face in tile]
    return {piece.name: piece for piece in [FOUNTAIN, GATE, *alhambra_tiles(), *faces, *huts()]}
