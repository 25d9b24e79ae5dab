"""Alhambra, the base game: its tiles, its scoring cards, its points (A)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.component_data import read_component
from alhambra.engine.palace.palace import OUTER, Palace
from alhambra.engine.pieces.cards import FIRST_SCORING
from alhambra.engine.pieces.tiles import Tile, TileTable
from alhambra.engine.rules.leaflet import Category, Leaflet
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.supply import slip_in

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

TYPES: Final = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
LETTERS: Final = "PSACGT"
FOUNTAIN: Final = "fountain"


def name_tiles(tiles: list[dict[str, object]]) -> list[str]:
    """`P8`: letter and price; with its walls where several tiles share those and it has any."""
    short = [LETTERS[TYPES.index(cast(str, tile["type"]))] + str(tile["price"]) for tile in tiles]
    names: list[str] = []
    for name, tile in zip(short, tiles, strict=True):
        names.append(name + cast(str, tile["walls"]).lower() if short.count(name) > 1 else name)
    return names


def read_places(scoring: i64) -> list[vec[i64]]:
    """Points of the places in a scoring, by type (A-52)."""
    table = cast(dict[str, list[list[int]]], read_component("scoring")["alhambra"])
    return [vec[i64](table[name][scoring]) for name in TYPES]


def put_scoring_cards(game: "Game", division: i64, piles: list[vec[i64]]) -> None:
    """Scoring card 1 into pile 2; card 2 into pile 4, or 5 in the revised edition (A-7)."""
    if division == 0:
        put_scoring_card(game, piles, 0, 1)
        put_scoring_card(game, piles, 1, 3 if game.rules.setup.edition == "family-box" else 4)


def put_scoring_card(game: "Game", piles: list[vec[i64]], number: i64, pile: i64) -> None:
    """Shuffle a scoring card into a pile."""
    place = game.chance.draw("scoring", len(piles[pile]) + 1)
    piles[pile] = slip_in(piles[pile], FIRST_SCORING + number, place)


def make_tiles() -> list[Tile]:
    """The 54 tiles, all in the bag (A-2), then the fountain."""
    data = cast(list[dict[str, object]], read_component("alhambra")["tiles"])
    out: list[Tile] = []
    for name, tile in zip(name_tiles(data), data, strict=True):
        kind, price, walls = cast(str, tile["type"]), cast(int, tile["price"]), cast(str, tile["walls"])
        out.append(Tile(name, "palace", kind, price, walls, in_bag=True))
    out.append(Tile(FOUNTAIN, "fountain", "", 0, "", counts=False))
    return out


class Alhambra(Module):
    """The base game."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.places = [read_places(scoring) for scoring in range(3)]

    def declare(self) -> Leaflet:
        return Leaflet(
            name="alhambra",
            types=tuple(TYPES),
            tiles=tuple(make_tiles()),
            categories=(Category("wall"),),
            aside="reserve",  # an awarded tile may go into the reserve
        )

    def make_palace(self, table: TileTable) -> Palace:
        """A fountain at (0, 0) (A-1)."""
        palace = Palace(table)
        palace.found(table.by_name[FOUNTAIN])
        return palace

    def stack(self, game: "Game", division: i64, piles: list[vec[i64]]) -> None:
        """Asked only when Alhambra alone is the game."""
        if game.rules.game is self:
            put_scoring_cards(game, division, piles)

    def list_place_points(self, scoring: i64, kind: i64, visible: i64) -> vec[i64]:
        """Fixed points by type (A-52)."""
        return self.places[scoring][kind - self.first_type]

    def measure(self, game: "Game", category: i64, party: i64) -> i64:
        """The longest wall (A-51)."""
        return measure_border(game, party, self.layer)


def measure_border(game: "Game", party: i64, layer: i64) -> i64:
    """Edges of a player's longest outer wall or moat; who has no palace has none."""
    return game.seats[party].palace.longest_stretch(layer, OUTER) if party < game.rules.players else 0
