"""Alhambra and Granada combined: two bags, wall against moat (C)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from alhambra.engine.component_data import read_component
from alhambra.engine.modules.alhambra import FOUNTAIN, put_scoring_card
from alhambra.engine.palace.palace import (
    CONTACT,
    OUTER,
    SPOT_CELL,
    SPOT_FITTING,
    Palace,
)
from alhambra.engine.palace.plan import START, Cell, Plan, cell_beside, write_cell
from alhambra.engine.palace.tables import ALIKE, BORDER_SHIFT, NO_HOLE, PASSAGES
from alhambra.engine.pieces.cells import ALL_SIDES
from alhambra.engine.pieces.tiles import NONE, TileTable
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import Category, Leaflet
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

PALACE: Final[i64] = 0  # layers
CITY: Final[i64] = 1

_NOTHING: Final = vec[u8]([0] * 1024)
_BITS: Final = vec[i64]([sides.bit_count() for sides in range(16)])


class MixedPlan(Plan):
    """The rules between palace and city in words (C-5, C-6); the second start is the Granada starting tile."""

    def changed(self, at: dict[Cell, int], second_start: Cell | None) -> Plan:
        return MixedPlan(self.tiles, at, second_start)

    def with_tile(self, tile: int, cell: Cell) -> Plan:
        """The first Granada tile is the starting tile of the city (C-6)."""
        begins = self.second_start is None and self.tiles.layer[tile] == CITY
        return self.changed({**self.at, cell: tile}, cell if begins else self.second_start)

    def find_misplaced_start(self) -> Refusal | None:
        """A Granada tile lies where the city is said to begin (C-6)."""
        start = self.second_start
        if start is None or (start in self.at and self.layer(start) == CITY):
            return None
        return Refusal("C-6", "palace-city-start", {"cell": write_cell(start)})

    def find_unlike_edge(self, cell: Cell, side: int) -> Refusal | None:
        """Palace and city touch only wall to moat (C-5)."""
        other = cell_beside(cell, side)
        if self.layer(cell) == self.layer(other):
            return super().find_unlike_edge(cell, side)
        is_closed = self.has_border(cell, side) and self.has_border(other, side ^ 2)
        return None if is_closed else self.refuse_edge("C-5", "palace-frontier", cell, side)

    def refuse_unreached(self, cell: Cell) -> Refusal:
        """A Granada tile is reached from the Granada starting tile (C-6)."""
        key = "palace-unreachable-city" if self.layer(cell) == CITY else "palace-unreachable"
        return Refusal("A-32", key, {"tile": self.name(cell), "cell": write_cell(cell)})

    def find_torn(self) -> Refusal | None:
        """Palace and city share at least one edge (C-6)."""
        city = [cell for cell in self.at if self.layer(cell) == CITY]
        for cell in city:
            for side in range(4):
                other = cell_beside(cell, side)
                if other in self.at and self.layer(other) != CITY:
                    return None
        return Refusal("C-6", "palace-torn") if 0 < len(city) < len(self.at) else None

    def find_fixed(self, cell: Cell) -> Refusal | None:
        """The Granada starting tile never moves either (C-6)."""
        if cell == self.second_start:
            return Refusal("C-6", "palace-city-start-stays", {"tile": self.name(cell)})
        return super().find_fixed(cell)


class MixedPalace(Palace):
    """A palace and a city side by side (C-5, C-6).

    For every cell we also keep on which sides a city tile lies, so that what touches can be told apart by layer.
    """

    def __init__(self, tiles: TileTable) -> None:
        super().__init__(tiles)
        self.layers = 2
        self._city = vec[u8]()  # sides of each cell where a city tile lies
        self._gate: i64 = NONE  # index of the Granada starting tile
        self._contacts: i64 = 0  # edges along which palace and city touch

    def found(self, start: i64) -> None:
        self._city = _NOTHING[:]
        super().found(start)

    def _make_blank(self) -> Palace:
        return MixedPalace(self.tiles)

    def clone(self) -> Palace:
        other = cast(MixedPalace, super().clone())
        other._city = self._city
        other._gate = self._gate
        other._contacts = self._contacts
        return other

    def _own(self) -> None:
        super()._own()
        self._city = self._city[:]

    def _grow(self) -> None:
        old_shift = self._shift
        city = self._city
        super()._grow()
        self._city = vec[u8]([0] * len(self.grid))
        c: i64
        for c in range(len(city)):
            self._city[self._move(c, old_shift)] = city[c]
        if self._gate >= 0:
            self._gate = self._move(self._gate, old_shift)

    def _put(self, c: i64, tile: i64) -> None:
        super()._put(c, tile)
        layer: i64 = self.tiles.layer[tile]
        self._contacts += _BITS[self._find_sides_across(c, layer)]
        if layer == CITY:
            if self._gate < 0:
                self._gate = c
            self._mark_city(c, True)

    def _lift(self, c: i64) -> i64:
        tile = super()._lift(c)
        layer: i64 = self.tiles.layer[tile]
        self._contacts -= _BITS[self._find_sides_across(c, layer)]
        if layer == CITY:
            if c == self._gate:
                self._gate = NONE
            self._mark_city(c, False)
        return tile

    def _mark_city(self, c: i64, laid: bool) -> None:
        """Tell the neighbours that a city tile lies on c, or no longer does."""
        k: i64
        for k in range(4):
            n: i64 = c + self.offsets[k]
            bit: i64 = 1 << (k ^ 2)
            sides: i64 = i64(self._city[n]) | bit
            if not laid:
                sides ^= bit
            self._city[n] = u8(sides)

    def _find_sides_across(self, c: i64, layer: i64) -> i64:
        """The sides of c where a tile of the other layer lies."""
        city: i64 = i64(self._city[c])
        if layer != PALACE:
            city = ~city
        return i64(self._edge[c]) & ALL_SIDES & city

    def second_start(self) -> i64:
        """The Granada starting tile (C-6)."""
        return self.code(self._gate) if self._gate >= 0 else NONE

    def make_bare_plan(self) -> Plan:
        return MixedPlan(self.tiles, {START: self.tiles.by_name[FOUNTAIN]})

    # --- building rules -----------------------------------------------------------------------------

    def _find_fitting(self, c: i64, layer: i64) -> i64:
        """Between the layers wall faces moat (C-5); a way in from the own layer, but for the first city tile (C-6)."""
        edge: i64 = i64(self._edge[c])
        across = self._find_sides_across(c, layer)
        open_sides: i64 = edge & ALL_SIDES & ~(edge >> BORDER_SHIFT)
        if across & open_sides != 0 or NO_HOLE[i64(self._ring[c])] == 0:
            return 0
        is_first = layer == CITY and self._gate < 0
        if across == 0 if is_first else open_sides == 0:
            return 0
        return ALIKE[edge]

    def find_spots(self, layer: i64, patterns: i64) -> i64:
        found: i64 = 0
        for c in self._front:
            fits: i64 = self._find_fitting(c, layer) & patterns
            if fits != 0:
                SPOT_CELL[found] = c
                SPOT_FITTING[found] = fits
                found += 1
        return found

    def find_exchanges(self, layer: i64, patterns: i64) -> i64:
        """Tiles of the same layer only: a tile has an open way to its own layer, where none of the other may touch.

        The Granada starting tile never moves (C-6).
        """
        found: i64 = 0
        for c in self.cells:
            fits: i64 = ALIKE[i64(self._edge[c])] & patterns
            if fits != 0 and c != self._gate and self._is_of_layer(c, layer):
                SPOT_CELL[found] = c
                SPOT_FITTING[found] = fits
                found += 1
        return found

    def find_removable(self) -> i64:
        """As in a palace, each layer from its own start; palace and city keep touching (C-6)."""
        found: i64 = 0
        is_forest = self._passages == len(self.cells) - (0 if self._gate < 0 else 1)
        if not is_forest:
            self._mark_cuts(self._home)
            if self._gate >= 0:
                self._search_cuts(self._gate, NONE, 1)
        for c in self.cells:
            edge: i64 = i64(self._edge[c])
            if edge & ALL_SIDES == ALL_SIDES or c == self._gate or not self._is_contact_kept(c):
                continue
            if PASSAGES[edge] == 1 if is_forest else not self._is_cut(c):
                SPOT_CELL[found] = c
                found += 1
        return found

    def _is_contact_kept(self, c: i64) -> bool:
        """Would palace and city still touch without the tile on c?"""
        here: i64 = _BITS[self._find_sides_across(c, self.tiles.layer[i64(self.grid[c])])]
        return here == 0 or here < self._contacts

    # --- outlines -----------------------------------------------------------------------------------

    def _is_of_layer(self, c: i64, layer: i64) -> bool:
        tile: i64 = i64(self.grid[c])
        return tile >= 0 and self.tiles.layer[tile] == layer

    def stretch_edges(self, c: i64, which: i64) -> i64:
        """OUTER: no tile of the same layer beyond; CONTACT: one of the other layer beyond (C-8)."""
        tile: i64 = i64(self.grid[c])
        across = self._find_sides_across(c, self.tiles.layer[tile])
        if which == OUTER:
            return self._border[tile] & ~(i64(self._edge[c]) & ALL_SIDES & ~across)
        return self._border[tile] & across


class Combined(Module):
    """Both games on one table.

    The kernel deals with layers, so these need nothing here: a slot with a tile of each kind, both for sale (C-4);
    refilling slot by slot, layer by layer (C-7); the end (C-9); all tiles left in a slot for the richest player
    (C-10); Dirk's tiles of every bag (C-11).
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.per_edge = cast(int, read_component("scoring")["combined_wall_and_moat"])

    def declare(self) -> Leaflet:
        per_edge = self.per_edge
        return Leaflet(
            name="combined",
            categories=(Category("wall-and-moat", (per_edge, per_edge, per_edge)),),
            divisions=(1,),  # the first new deck is divided again (C-2)
        )

    def make_palace(self, table: TileTable) -> Palace:
        """The Alhambra fountain only (C-1)."""
        palace = MixedPalace(table)
        palace.found(table.by_name[FOUNTAIN])
        return palace

    def stack(self, game: "Game", division: i64, piles: list[vec[i64]]) -> None:
        """Scoring card 1 into pile 3; card 2 into pile 2 of the first new deck (C-2)."""
        if division == 0:
            put_scoring_card(game, piles, 0, 2)
        elif division == 1:
            put_scoring_card(game, piles, 1, 1)

    def is_first_layout(self, game: "Game", tile: i64) -> bool:
        """Granada tiles of the first market have a moat (C-3)."""
        return game.rules.tiles.layer[tile] == PALACE or game.rules.tiles.border[tile] != 0

    def measure(self, game: "Game", category: i64, party: i64) -> i64:
        """The longest stretch along which wall and moat run together (C-8)."""
        return game.seats[party].palace.longest_stretch(PALACE, CONTACT) if party < game.rules.players else 0
