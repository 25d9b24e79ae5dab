"""What a game or module may do: the seams of the kernel.

A module declares what it is (`declare`) and overrides some of the other methods below. The kernel knows no module: it
asks those that override a method, in the order of composition, and combines the answers as the method's description
says. One instance belongs to one ruleset; what changes in play lies in its holdings.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.actions.codes import Codes
from alhambra.engine.palace.palace import Palace
from alhambra.engine.pieces.tiles import TileTable
from alhambra.engine.rules.leaflet import Leaflet
from alhambra.engine.rules.part import Part

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game
    from alhambra.engine.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(Part):
    """One game or module. Every method is a seam; the base class fills none."""

    def declare(self) -> Leaflet:
        """What it is. Asked once, when a ruleset is made."""
        raise NotImplementedError  # pragma: no cover - every module has one

    # --- set-up ---------------------------------------------------------------------------------------

    def make_palace(self, table: TileTable) -> Palace:
        """A palace with its starting tile. Asked of the game alone."""
        raise NotImplementedError  # pragma: no cover - every game has one

    def is_first_layout(self, game: "Game", tile: i64) -> bool:
        """May the tile lie in the first market? Any module's no counts."""
        return True

    def stack(self, game: "Game", division: i64, piles: list[vec[i64]]) -> None:
        """Put cards into the piles of the money deck (division 0: at set-up). Each module in turn, the game first."""

    def prepare(self, game: "Game") -> None:
        """Deal what else is to be dealt. Each module in turn."""

    # --- play -----------------------------------------------------------------------------------------

    def lay(self, game: "Game", tile: i64) -> i64:
        """The face of a tile drawn from its bag. Asked of the layer's owner."""
        return tile

    def react_to_refill(self, game: "Game", layers: i64) -> None:
        """The market was refilled with tiles of these layers (bit set). Each module in turn."""

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """Actions for a decision, the kernel's or its own. Concatenated: kernel first, then in order of composition."""

    def offer_free(self, game: "Game", entry: i64, out: Codes) -> None:
        """What a player may do at every decision of his own turn, without using an action. Concatenated, after
        everything else; it does not count as a way out of A-15.
        """

    def offer_payments(self, game: "Game", seat: i64, currency: i64, price: i64, base: i64, out: Codes) -> None:
        """Further ways to pay a price in full; each code is `base` plus a payment field. Union without doubles."""

    def spend(self, game: "Game", seat: i64, payment: i64) -> None:
        """A payment was made that one of its cards allows, in two currencies: discard the card."""

    def apply(self, game: "Game", code: i64) -> None:
        """Carry out an action of one of its kinds."""

    def run(self, game: "Game", entry: i64) -> None:
        """Carry out what runs by itself: an entry of one of its stages, or the module's turn at a point of the game.

        The entry has been taken off the agenda. At a point its stage is POINT and its seat field the point; each module
        acts in turn, and what it asks is answered before the next one's turn.
        """

    def react_to_leaving(self, game: "Game", seat: i64, tile: i64) -> None:
        """A tile has left a palace. Each module in turn."""

    def find_refusal(self, game: "Game", code: i64) -> "Refusal | None":
        """Why an action of one of its kinds is illegal now."""
        return None

    # --- scoring --------------------------------------------------------------------------------------

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """Add to (or take from) the buildings counted for a party, by type. Each module in turn."""

    def list_place_points(self, scoring: i64, kind: i64, visible: i64) -> vec[i64]:
        """Points of the places 1, 2 … for one of its types, when that number of its buildings is to be seen."""
        raise NotImplementedError  # pragma: no cover - a module with types pays for them

    def rank(self, game: "Game", party: i64, kind: i64, count: i64) -> i64:
        """What a party's place in the majority of one of its types goes by; 0 for no place."""
        return count

    def measure(self, game: "Game", category: i64, party: i64) -> i64:
        """How much a party has of one of its categories."""
        return 0
