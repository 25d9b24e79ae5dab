"""Building sites: build now at half the price, finish later in a secret currency (S)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import ACT, argument_of, entry_of, seat_of, stage_of
from alhambra.engine.actions.codes import OPTION_SHIFT, TILE_SHIFT, Codes, option_of, tile_of
from alhambra.engine.actions.purse import CURRENCY_SHIFT, offer_amounts
from alhambra.engine.chance import REMADE
from alhambra.engine.pieces.cards import CODES, CURRENCIES
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.holdings import OWNER_ROW, PIECE_ROW, TILE_ROW
from alhambra.engine.rules.leaflet import GAME_END, Holding, Kind, Leaflet, Stage, Supply
from alhambra.engine.rules.lying import is_in_palace
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.explain import slot_of, why_not_pay
from alhambra.engine.turns.moves import end_action, leave_market
from alhambra.engine.turns.payment import discard_amount, discard_payment, offer_payments, sum_payment

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

# Kinds of action, as in the leaflet.
SITE: Final[i64] = 0
KEEP: Final[i64] = 1
FINISH: Final[i64] = 2

LOOKING: Final[i64] = 0  # the stage

# Holdings. A site is known by its currency.
ON_TILES: Final[i64] = 0
POOL: Final[i64] = 1
LOOKED_AT: Final[i64] = 2
GONE: Final[i64] = 3  # sites that have left the game, openly
OPEN: Final[i64] = 4  # have the sites in palaces been revealed (S-6)?

SITES: Final = tuple([code for code in CODES for _ in range(2)])


class BuildingSites(Module):
    """Eight site tiles, two a currency (S-1)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def declare(self) -> Leaflet:
        return Leaflet(
            name="sites",
            games=("alhambra",),
            kinds=(
                Kind("site", ("tile", "payment"), role="purchase", price_divisor=2),
                Kind("keep", ("currency",), is_secret=True, role="answer"),
                Kind("finish", ("tile", "payment"), reveals=True),
            ),
            stages=(Stage("site", True, ("seat", "tile")),),
            points=(GAME_END,),
            supplies=(Supply("sites", "currency", is_secret=True, names=SITES),),
            holdings=(
                Holding(
                    "on_tiles",
                    "currencies",
                    per="tile",
                    seen="owner",
                    line="sites",
                    supply="sites",
                    opened_by="open",
                    covers=True,
                ),
                Holding("pool", "currencies", per="table", seen="nobody", line="sites-pool", supply="sites"),
                Holding("looked_at", "currencies", per="table", seen="owner", line="sites-looked", supply="sites"),
                Holding("gone", "currencies", per="table", line="sites-gone", supply="sites", is_shown=False),
                Holding("open", "flag", per="table", line="sites-open", words=("0", "1"), is_shown=False),
            ),
            secrets=("the currency under a building site is known to its owner alone", "the pool is known to nobody"),
        )

    def _pile(self, game: "Game", holding: i64) -> vec[i64]:
        """The sites that lie together: the pool, those looked at, those gone."""
        return self.held(game).piles[holding][0]

    def prepare(self, game: "Game") -> None:
        """Shuffled with the currency hidden (S-1)."""
        self._fill_pool(game, self.take_supply(game, 0))

    def _fill_pool(self, game: "Game", sites: vec[i64]) -> None:
        """Shuffle the sites and make them the pool."""
        self.held(game).piles[POOL][0] = game.chance.arrange("sites", game.chance.shuffle("sites", sites), 0)

    # --- setting a site up ------------------------------------------------------------------------------

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        stage = stage_of(entry)
        seat = seat_of(entry)
        if stage == ACT:
            self._offer_halves(game, seat, out)
            self._offer_finishing(game, seat, out)
        elif stage == self.stage(LOOKING):
            last: i64 = NONE
            for currency in self._pile(game, LOOKED_AT):
                if currency != last:
                    out.add(self.kind(KEEP) | currency << OPTION_SHIFT)
                last = currency

    def _offer_halves(self, game: "Game", seat: i64, out: Codes) -> None:
        """Any tile of the market for half its price, rounded down, while there are sites (S-2)."""
        if len(self._pile(game, POOL)) == 0:
            return
        layers: i64 = len(game.bags)
        place: i64
        for place in range(len(game.market_tiles)):
            tile: i64 = game.market_tiles[place]
            if tile >= 0:
                half: i64 = game.rules.tiles.price[tile] // 2
                offer_payments(game, seat, place // layers, half, self.kind(SITE) | tile << TILE_SHIFT, out)

    def apply(self, game: "Game", code: i64) -> None:
        entry = game.top()
        seat = seat_of(entry)
        tile = tile_of(code)
        which = self.which(code)
        if which == SITE:
            self._announce(game, seat, tile, code)
        elif which == KEEP:
            game.take_next()
            self._choose(game, seat, argument_of(entry), option_of(code))
        else:
            self._finish(game, seat, tile, code)

    def _announce(self, game: "Game", seat: i64, tile: i64, code: i64) -> None:
        """Pay half, then look at two sites (S-2). Never an exact payment."""
        discard_payment(game, seat, code)
        leave_market(game, tile)
        game.seats[seat].buy(tile)
        if game.journal is not None:
            game.note("site", seat, {"tile": game.rules.tiles.name(tile)})
        end_action(game, False)
        for _ in range(min(2, len(self._pile(game, POOL)))):
            currency = self.held(game).take_last(POOL, 0)
            self.held(game).put(LOOKED_AT, 0, currency)
            game.note_draw("sites", currency)
        looked = self._pile(game, LOOKED_AT)
        if len(looked) == 1:
            self._choose(game, seat, tile, looked[0])
        else:
            game.put_next(entry_of(self.stage(LOOKING), seat, tile))

    def _choose(self, game: "Game", seat: i64, tile: i64, currency: i64) -> None:
        """Put one site on the tile, its currency hidden, and shuffle the other back (S-2)."""
        held = self.held(game)
        held.take(LOOKED_AT, 0, currency)
        held.put_on(ON_TILES, tile, seat, currency)
        if len(self._pile(game, LOOKED_AT)) > 0:
            held.put_last(POOL, 0, held.take_last(LOOKED_AT, 0))
            game.note_draw("sites", REMADE)
            self._fill_pool(game, self._pile(game, POOL)[:])
        if game.journal is not None:
            game.note("site-kept", seat, {"currency": CURRENCIES[currency]}, seat)

    # --- finishing a building ---------------------------------------------------------------------------

    def _offer_finishing(self, game: "Game", seat: i64, out: Codes) -> None:
        """The full price in the hidden currency, wherever the tile lies (S-5)."""
        rows = self.held(game).piles[ON_TILES]
        i: i64
        for i in range(len(rows[TILE_ROW])):
            if rows[OWNER_ROW][i] == seat:
                tile: i64 = rows[TILE_ROW][i]
                currency: i64 = rows[PIECE_ROW][i]
                base: i64 = self.kind(FINISH) | tile << TILE_SHIFT | currency << CURRENCY_SHIFT
                offer_amounts(game.seats[seat].money[currency], game.rules.tiles.price[tile], base, out)

    def _finish(self, game: "Game", seat: i64, tile: i64, code: i64) -> None:
        """The site leaves the game; exact payment gives another action (S-5)."""
        held = self.held(game)
        discard_payment(game, seat, code)
        held.put_last(GONE, 0, held.take_off(ON_TILES, held.find_on(ON_TILES, tile)))
        if game.journal is not None:
            game.note("finish", seat, {"tile": game.rules.tiles.name(tile)})
        end_action(game, sum_payment(code) == game.rules.tiles.price[tile])

    # --- what a site means --------------------------------------------------------------------------------

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """Unfinished buildings in the palace do not count (S-3)."""
        tiles = self.held(game).piles[ON_TILES][TILE_ROW]
        if len(tiles) == 0:
            return
        owners = self.held(game).piles[ON_TILES][OWNER_ROW]
        i: i64
        for i in range(len(tiles)):
            if owners[i] == party and is_in_palace(game.seats[party], tiles[i]):
                counts[game.rules.tiles.counted[tiles[i]]] -= 1

    def run(self, game: "Game", entry: i64) -> None:
        """At the end sites in palaces are revealed, and money of their currencies is lost (S-6)."""
        held = self.held(game)
        held.numbers[OPEN][0] = 1
        rows = held.piles[ON_TILES]
        i: i64
        for i in range(len(rows[TILE_ROW])):
            tile: i64 = rows[TILE_ROW][i]
            owner: i64 = rows[OWNER_ROW][i]
            if is_in_palace(game.seats[owner], tile):
                currency: i64 = rows[PIECE_ROW][i]
                if game.journal is not None:
                    name = game.rules.tiles.name(tile)
                    game.note("site-revealed", owner, {"tile": name, "currency": CURRENCIES[currency]})
                discard_amount(game, owner, currency, game.seats[owner].money[currency])

    # --- refusals -------------------------------------------------------------------------------------

    def find_refusal(self, game: "Game", code: i64) -> Refusal | None:
        entry = game.top()
        which = self.which(code)
        if which == KEEP:
            return self._why_not_keep(game, entry, option_of(code))
        if which in (SITE, FINISH):
            if stage_of(entry) != ACT:
                return Refusal("S-2" if which == SITE else "S-5", "site-later")
            return (
                self._why_not_announce(game, entry, code) if which == SITE else self._why_not_finish(game, entry, code)
            )
        return Refusal("S-2", "site-now")

    def _why_not_announce(self, game: "Game", entry: i64, code: i64) -> Refusal | None:
        """A site is left, the tile lies in the market, and half its price is paid (S-2)."""
        tile = tile_of(code)
        slot = slot_of(game, tile)
        if len(self._pile(game, POOL)) == 0:
            return Refusal("S-2", "no-site-left")
        if slot < 0:
            return Refusal("S-2", "not-in-market", {"tile": game.rules.tiles.name(tile)})
        return why_not_pay(game, seat_of(entry), slot, game.rules.tiles.price[tile] // 2, code)

    def _why_not_keep(self, game: "Game", entry: i64, currency: i64) -> Refusal | None:
        """One of the two sites that one looks at (S-2)."""
        if stage_of(entry) != self.stage(LOOKING):
            return Refusal("S-2", "site-nothing")
        if currency in self._pile(game, LOOKED_AT):
            return None
        return Refusal("S-2", "site-not-looked", {"currency": CURRENCIES[currency]})

    def _why_not_finish(self, game: "Game", entry: i64, code: i64) -> Refusal | None:
        """A site of one's own, the full price, the hidden currency (S-5)."""
        rows = self.held(game).piles[ON_TILES]
        tile = tile_of(code)
        i = self.held(game).find_on(ON_TILES, tile)
        if i < 0 or rows[OWNER_ROW][i] != seat_of(entry):
            return Refusal("S-5", "no-site-there", {"tile": game.rules.tiles.name(tile)})
        return why_not_pay(game, seat_of(entry), rows[PIECE_ROW][i], game.rules.tiles.price[tile], code)
