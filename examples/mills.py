"""A small invented module with tiles, outside the package: the mills.

    M-1  Six mills, of the prices 3 to 8, are mixed into the bag. They are bought and built like all tiles.
    M-2  Mills are a building type: the player with the most receives 2, 5 and 9 points in the scorings 1, 2 and 3, the
         second 1 and 4 in the scorings 2 and 3.
    M-3  With the option `grand` these points are doubled.

It shows tiles of a module's own in bag, market and palaces: they are declared, with a colour in which they are drawn,
since nobody has made a picture of them. And it shows an option, which people choose with the module.
"""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Setup
from alhambra.engine.module import Leaflet, Module, Tile

GRAND = "grand"
COLOUR = "#2f7f8f"
WALLS = {3: "nes", 4: "sw", 5: "ne", 6: "w", 7: "s", 8: ""}  # by price
PLACES = ((2,), (5, 1), (9, 4))  # points of the places in each scoring

TEXTS = {
    "en": """
module-mills = Mills
    .about = Six mills among the tiles, a building type of their own.
type-mill = mill
    .letters = M
    .plural = mills
    .count = { $count ->
        [one] { $count } mill
       *[other] { $count } mills
    }
    .tile = mill { $price }
    .the-tile = mill { $price }
    .most = most mills
option-grand = Grand mills
    .about = Majorities of mills are worth twice as much (M-3).
""",
    "fr": """
module-mills = Moulins
    .about = Six moulins parmi les tuiles, un type de bâtiment à part.
type-mill = moulin
    .letters = Mo
    .plural = moulins
    .count = { $count ->
        [one] { $count } moulin
       *[other] { $count } moulins
    }
    .tile = moulin { $price }
    .the-tile = le moulin { $price }
    .most = le plus de moulins
option-grand = Grands moulins
    .about = Les majorités de moulins valent le double (M-3).
""",
    "de": """
module-mills = Mühlen
    .about = Sechs Mühlen unter den Plättchen, eine eigene Gebäudeart.
type-mill = Mühle
    .letters = M
    .plural = Mühlen
    .count = { $count ->
        [one] { $count } Mühle
       *[other] { $count } Mühlen
    }
    .tile = Mühle { $price }
    .the-tile = die Mühle { $price }
    .most = die meisten Mühlen
option-grand = Große Mühlen
    .about = Mehrheiten bei Mühlen zählen doppelt (M-3).
""",
}


class Mills(Module):
    """Six tiles of a new building type."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.factor = 2 if GRAND in setup.options else 1

    def declare(self) -> Leaflet:
        tiles = [
            Tile(f"M{price}", "palace", "mill", price, walls, in_bag=True, colour=COLOUR)
            for price, walls in WALLS.items()
        ]
        return Leaflet(
            name="mills",
            texts=TEXTS,
            options=(GRAND,),  # M-3
            games=("alhambra",),
            types=("mill",),
            tiles=tuple(tiles),  # M-1
        )

    def list_place_points(self, scoring: i64, kind: i64, visible: i64) -> vec[i64]:
        """M-2, M-3."""
        return vec[i64]([points * self.factor for points in PLACES[scoring]])
