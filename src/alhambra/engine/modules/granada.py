"""Granada: double-sided tiles, moats, and majorities worth what there is to be seen (G)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import AWARD, PLACE, entry_of, seat_of, stage_of
from alhambra.engine.actions.codes import RESERVE, TILE_SHIFT, Codes, cell_of, has_kind, option_of, tile_of
from alhambra.engine.actions.purse import CURRENCY_SHIFT, currency_of, offer_amounts, second_amount, sum_values
from alhambra.engine.component_data import read_component
from alhambra.engine.modules.alhambra import measure_border, put_scoring_cards
from alhambra.engine.modules.interplay import find_dearest_outside
from alhambra.engine.palace.building import why_not_build
from alhambra.engine.palace.palace import Palace
from alhambra.engine.pieces.cells import cell_xy
from alhambra.engine.pieces.tiles import Tile, TileTable
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import Category, Holding, Kind, Leaflet, Stage
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.explain import why_not_bought, why_not_pay
from alhambra.engine.turns.moves import build, offer_cells, settle_tile
from alhambra.engine.turns.payment import discard_payment

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

CODES: Final = {
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
SIMPLIFIED: Final = "simplified"  # the option of G-14
GATE: Final = "gate"
MOAT: Final = "moat"
FEE: Final[i64] = 3
PRICE_BITS: Final[i64] = 8  # of a price in a rank, below the count


# Kinds of action, as in the leaflet.
TURN_OVER: Final[i64] = 0
TURN_RESERVE: Final[i64] = 1
PAY_FEE: Final[i64] = 2
DECLINE: Final[i64] = 3

MARKER: Final[i64] = 0  # the holding: 1 while new tiles show their odd side (G-3, G-4)


def make_tiles() -> list[Tile]:
    """Two faces a tile, the even one first, which lies in the bag for both; then the starting tile."""
    out: list[Tile] = []
    for tile in cast(list[dict[str, dict[str, object]]], read_component("granada")["tiles"]):
        faces = [tile["even"], tile["odd"]]
        names = [CODES[cast(str, face["type"])] + str(face["price"]) for face in faces]
        for i in range(2):
            kind, price = cast(str, faces[i]["type"]), cast(int, faces[i]["price"])
            moats = cast(str, faces[i]["moats"])
            out.append(Tile(names[i], "city", kind, price, moats, back=names[1 - i], in_bag=i == 0, border=MOAT))
    out.append(Tile(GATE, "gate", "", 0, "", counts=False, border=MOAT))
    return out


class Granada(Module):
    """The second game of the family."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        table = read_component("scoring")
        times = cast(dict[str, list[list[int]]], table["granada"])["times_visible"]
        fixed = cast(list[list[int]], table["granada_simplified"])
        self.is_simplified = SIMPLIFIED in setup.options
        self.places = [vec[i64](places) for places in (fixed if self.is_simplified else times)]

    def declare(self) -> Leaflet:
        return Leaflet(
            name="granada",
            options=(SIMPLIFIED,),  # G-14
            types=tuple(CODES),
            tiles=tuple(make_tiles()),
            categories=(Category("moat"),),
            kinds=(
                Kind("turn", ("tile", "cell"), role="laying"),
                Kind("turn-reserve", ("tile",), role="laying"),
                Kind("fee", ("payment",), role="answer"),
                Kind("decline", ("tile",), role="laying"),
            ),
            stages=(Stage("fee", True),),
            holdings=(Holding("marker", "flag", per="table", words=("even", "odd"), start=1),),
            aside="decline",  # an awarded tile that is not built is out of play (G-12)
        )

    def make_palace(self, table: TileTable) -> Palace:
        """A starting tile without moats (G-1)."""
        palace = Palace(table)
        palace.found(table.by_name[GATE])
        return palace

    def stack(self, game: "Game", division: i64, piles: list[vec[i64]]) -> None:
        """Scoring cards as in the base game; asked only when Granada is the game."""
        if game.rules.game is self:
            put_scoring_cards(game, division, piles)

    # --- the two sides ------------------------------------------------------------------------------

    def lay(self, game: "Game", tile: i64) -> i64:
        """Even side up at the start, then the side that the marker shows (G-3, G-4, G-13)."""
        if game.turns > 0:
            tile += self.held(game).numbers[MARKER][0]
        return tile

    def react_to_refill(self, game: "Game", layers: i64) -> None:
        """The marker moves when tiles were laid (G-4)."""
        if layers >> self.layer & 1 != 0:
            marker = self.held(game).numbers[MARKER]
            marker[0] = 1 - marker[0]

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        """Turning a bought tile when placing it (G-6, G-7); paying for that."""
        stage = stage_of(entry)
        seat = seat_of(entry)
        if stage == PLACE:
            for tile in game.seats[seat].bought:
                if game.rules.tiles.back[tile] >= 0:
                    self._offer_turned(game, seat, game.rules.tiles.back[tile], out)
        elif stage == self.first_stage:
            self._offer_fee(game, seat, out)

    def _offer_turned(self, game: "Game", seat: i64, back: i64, out: Codes) -> None:
        """The other face: in the city for a fee (G-6), in the reserve for nothing (G-7)."""
        out.add(self.kind(TURN_RESERVE) | back << TILE_SHIFT)
        if self._can_pay_fee(game, seat):
            offer_cells(game, seat, back, self.kind(TURN_OVER) | back << TILE_SHIFT, out)

    def _can_pay_fee(self, game: "Game", seat: i64) -> bool:
        """Has the seat enough of any currency?"""
        for money in game.seats[seat].money:
            if sum_values(money) >= FEE:
                return True
        return False

    def _offer_fee(self, game: "Game", seat: i64, out: Codes) -> None:
        """Cards of one currency worth at least 3, none superfluous (G-6)."""
        currency: i64
        for currency in range(4):
            money: i64 = game.seats[seat].money[currency]
            offer_amounts(money, FEE, self.kind(PAY_FEE) | currency << CURRENCY_SHIFT, out)

    def apply(self, game: "Game", code: i64) -> None:
        seat = seat_of(game.top())
        which = self.which(code)
        tile = tile_of(code)
        if which == PAY_FEE:
            discard_payment(game, seat, code)
            game.take_next()
        elif which == DECLINE:
            if game.journal is not None:
                game.note("decline", seat, {"tile": game.rules.tiles.name(tile)})
            settle_tile(game, seat, tile)
        else:
            self._place_turned(game, seat, tile, code, which == TURN_OVER)

    def _place_turned(self, game: "Game", seat: i64, tile: i64, code: i64, in_city: bool) -> None:
        """Turn a bought tile over and place it."""
        if game.journal is not None:
            game.note("turn-over", seat, {"tile": game.rules.tiles.name(tile)})
        if in_city:
            build(game, seat, cell_of(code), tile)
        else:
            game.seats[seat].store(tile)
            if game.journal is not None:
                game.note("reserve", seat, {"tile": game.rules.tiles.name(tile)})
        settle_tile(game, seat, game.rules.tiles.back[tile])
        if in_city:
            game.put_next(entry_of(self.first_stage, seat))

    # --- refusals -------------------------------------------------------------------------------------

    def find_refusal(self, game: "Game", code: i64) -> Refusal | None:
        entry = game.top()
        which = self.which(code)
        if which in (TURN_OVER, TURN_RESERVE):
            return self._why_not_turn(game, entry, code, which == TURN_OVER)
        if which == PAY_FEE:
            return self._why_not_fee(game, entry, code)
        if which == DECLINE:
            return self._why_not_decline(game, entry, tile_of(code))
        if stage_of(entry) == self.first_stage:
            return Refusal("G-6", "fee-now", {"fee": FEE})
        if has_kind(code, RESERVE):
            return Refusal("G-12", "award-no-reserve", {"tile": game.rules.tiles.name(tile_of(code))})
        return None

    def _why_not_turn(self, game: "Game", entry: i64, code: i64, in_city: bool) -> Refusal | None:
        """Only a bought tile is turned, only when it is placed (G-5, G-8, G-12), for a fee in the city (G-6)."""
        tile = tile_of(code)
        seat = seat_of(entry)
        back = game.rules.tiles.back[tile]
        values: dict[str, str | int] = {"tile": game.rules.tiles.name(tile)}
        if stage_of(entry) != PLACE:
            return Refusal("G-12", "turn-awarded") if stage_of(entry) == AWARD else Refusal("G-5", "turn-later")
        if back < 0:
            return Refusal("G-2", "turn-one-face", values)
        if tile in game.seats[seat].bought:
            return Refusal("G-6", "turn-same-face", values)
        if back not in game.seats[seat].bought:
            return Refusal("A-40", "not-bought", values)
        if not in_city:
            return None
        if not self._can_pay_fee(game, seat):
            return Refusal("G-6", "turn-fee", {"fee": FEE})
        return why_not_build(game.seats[seat].palace, tile, cell_xy(cell_of(code)))

    def _why_not_fee(self, game: "Game", entry: i64, code: i64) -> Refusal | None:
        """Nothing to pay for, or no payment of one currency (G-6)."""
        if stage_of(entry) != self.first_stage:
            return Refusal("G-6", "fee-nothing")
        if option_of(code) == 0 and second_amount(code) != 0:
            return Refusal("G-6", "fee-one-currency")
        return why_not_pay(game, seat_of(entry), currency_of(code), FEE, code)

    def _why_not_decline(self, game: "Game", entry: i64, tile: i64) -> Refusal | None:
        """Only an awarded tile of this game is declined (G-12)."""
        if stage_of(entry) != AWARD:
            return Refusal("G-12", "decline-later")
        refusal = why_not_bought(game, seat_of(entry), tile, "G-12")
        if refusal is not None or game.rules.tiles.layer[tile] == self.layer:
            return refusal
        return Refusal("A-56", "decline-reserve", {"tile": game.rules.tiles.name(tile)})

    # --- scoring --------------------------------------------------------------------------------------

    def list_place_points(self, scoring: i64, kind: i64, visible: i64) -> vec[i64]:
        """The number of visible tiles of the type, multiplied by place (G-9), or fixed points (G-14)."""
        places = self.places[scoring]
        if self.is_simplified:
            return places
        out = places[:]
        i: i64
        for i in range(len(out)):
            out[i] = places[i] * visible
        return out

    def rank(self, game: "Game", party: i64, kind: i64, count: i64) -> i64:
        """A tie is decided by the dearest tile of the type (G-10)."""
        if count == 0:
            return 0
        return count << PRICE_BITS | self._find_dearest(game, party, kind)

    def measure(self, game: "Game", category: i64, party: i64) -> i64:
        """The longest moat (G-11)."""
        return measure_border(game, party, self.layer)

    def _find_dearest(self, game: "Game", party: i64, kind: i64) -> i64:
        """The highest price of a type that a party has built."""
        table = game.rules.tiles
        best: i64 = 0
        if party < game.rules.players:
            palace = game.seats[party].palace
            for c in palace.cells:
                tile: i64 = i64(palace.grid[c])
                if table.counted[tile] == kind and table.price[tile] > best:
                    best = table.price[tile]
        outside = find_dearest_outside(game, party, kind)
        return outside if outside > best else best
