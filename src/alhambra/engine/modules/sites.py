"""Building sites: build now at half the price, finish later in a secret currency (S)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import ACT, argument_of, entry_of, seat_of, step_of
from alhambra.engine.actions.codes import OPTION_SHIFT, TILE_SHIFT, Codes, option_of, tile_of
from alhambra.engine.actions.purse import CURRENCY_SHIFT, offer_amounts
from alhambra.engine.chance import REMADE
from alhambra.engine.pieces.cards import CODES, CURRENCIES
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import GAME_END, Holding, Kind, Leaflet, Step, Supply
from alhambra.engine.rules.lines import unreadable, words_of
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.rules.state import HIDDEN, State
from alhambra.engine.turns.explain import slot_of, why_not_pay
from alhambra.engine.turns.moves import end_action, leave_market
from alhambra.engine.turns.payment import discard_amount, discard_payment, offer_payments, sum_payment

if TYPE_CHECKING:
    from alhambra.engine.chance import Chance
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

# Kinds of action, as in the leaflet.
SITE: Final[i64] = 0
KEEP: Final[i64] = 1
FINISH: Final[i64] = 2

LOOKING: Final[i64] = 0  # the step

# Holdings.
ON_TILES: Final[i64] = 0
POOL: Final[i64] = 1


class Sites(State):
    """Site tiles: those in the pool, those on tiles (with the owner), those that somebody is looking at.

    Each is known by its currency; HIDDEN stands for one that the viewer cannot know. `gone` have left the game, openly.
    """

    def __init__(self) -> None:
        self.pool = vec[i64]()
        self.tiles = vec[i64]()
        self.owners = vec[i64]()
        self.currencies = vec[i64]()
        self.looked = vec[i64]()
        self.gone = vec[i64]()
        self.open: i64 = 0  # 1 when all sites in palaces have been revealed (S-6)

    def clone(self) -> State:
        other = Sites()
        other.pool = self.pool[:]
        other.tiles = self.tiles[:]
        other.owners = self.owners[:]
        other.currencies = self.currencies[:]
        other.looked = self.looked[:]
        other.gone = self.gone[:]
        other.open = self.open
        return other

    def seen_by(self, game: "Game", viewer: i64) -> State:
        """The currency of a site is known to its owner (S-2), and to all once revealed (S-6)."""
        other = cast(Sites, self.clone())
        other.pool = vec[i64]([HIDDEN] * len(self.pool))
        for i in range(len(self.tiles)):
            if self.owners[i] != viewer and not self.is_open(game, i):
                other.currencies[i] = HIDDEN
        if game.is_over or seat_of(game.top()) != viewer:
            other.looked = vec[i64]([HIDDEN] * len(self.looked))
        return other

    def is_open(self, game: "Game", i: i64) -> bool:
        """Has the site been revealed at the end (S-6)? Those in a reserve never are."""
        return self.open != 0 and self.tiles[i] not in game.seats[self.owners[i]].reserve

    def complete(self, game: "Game", chance: "Chance") -> None:
        """Deal the unseen currencies to the hidden places."""
        left = [2, 2, 2, 2]
        for known in (self.currencies, self.looked, self.gone):
            for currency in known:
                if currency != HIDDEN:
                    left[currency] -= 1
        unseen = vec[i64]([currency for currency in range(4) for _ in range(left[currency])])
        unseen = chance.shuffle("sites", unseen)
        at: i64 = 0
        for places in (self.currencies, self.looked, self.pool):
            for i in range(len(places)):
                if places[i] == HIDDEN:
                    places[i] = unseen[at]
                    at += 1

    def save(self, game: "Game") -> dict[str, str]:
        name = game.rules.tiles.name
        on_tiles = [
            f"{name(self.tiles[i])}:{self.owners[i] + 1}:{CODES[self.currencies[i]]}" for i in range(len(self.tiles))
        ]
        lines = {"sites": " ".join(on_tiles)}
        lines["sites-pool"] = " ".join(CODES[currency] for currency in self.pool)
        lines["sites-looked"] = " ".join(CODES[currency] for currency in self.looked)
        lines["sites-gone"] = " ".join(CODES[currency] for currency in self.gone)
        lines["sites-open"] = str(self.open)
        return lines

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        for word in lines["sites"].split():
            name, owner, code = word.split(":")
            tile, seat = game.rules.tiles.parse(name), int(owner) - 1
            if not 0 <= seat < game.rules.players or not owns(game, seat, tile):
                raise unreadable(lines, "sites")
            self.tiles = append(self.tiles, tile)
            self.owners = append(self.owners, seat)
            self.currencies = append(self.currencies, CODES.index(code))
        self.pool = read_currencies(lines, "sites-pool")
        self.looked = read_currencies(lines, "sites-looked")
        self.gone = read_currencies(lines, "sites-gone")
        self.open = int(words_of(lines, "sites-open", 1, ("0", "1"))[0])
        everywhere = [*self.currencies, *self.pool, *self.looked, *self.gone]
        if sorted(everywhere) != [0, 0, 1, 1, 2, 2, 3, 3]:
            raise unreadable(lines, "sites-pool")

    def has_item(self, holding: i64, place: i64) -> bool:
        if holding != ON_TILES:
            return len(self.items(holding, place)) > 0
        for tile in self.tiles:
            if tile == place:
                return True
        return False

    def items(self, holding: i64, place: i64) -> vec[i64]:
        if holding != ON_TILES:
            return self.pool if holding == POOL else self.looked
        out = vec[i64]()
        for i in range(len(self.tiles)):
            if self.tiles[i] == place:
                out = append(out, self.currencies[i])
        return out

    def show(self, rules: "Rules") -> dict[str, object]:
        on_tiles: dict[str, object] = {}
        for i in range(len(self.tiles)):
            currency = self.currencies[i]
            on_tiles[rules.tiles.name(self.tiles[i])] = "?" if currency == HIDDEN else CODES[currency]
        looked = [CODES[currency] for currency in self.looked if currency != HIDDEN]
        return {"on_tiles": on_tiles, "pool": len(self.pool), "looked_at": looked}


def read_currencies(lines: dict[str, str], key: str) -> vec[i64]:
    """The currencies in a line of a position."""
    return vec[i64]([CODES.index(code) for code in words_of(lines, key, allowed=CODES)])


def owns(game: "Game", seat: i64, tile: i64) -> bool:
    """Does the tile lie before that player, in his palace or beside it?"""
    owner = game.seats[seat]
    in_palace = [i64(owner.palace.grid[c]) for c in owner.palace.cells]
    return tile in owner.reserve or tile in owner.bought or tile in in_palace


class BuildingSites(Module):
    """Eight site tiles, two a currency (S-1)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def leaflet(self) -> Leaflet:
        return Leaflet(
            name="sites",
            games=("alhambra",),
            kinds=(
                Kind("site", ("tile", "payment"), role="purchase", price_divisor=2),
                Kind("keep", ("currency",), is_secret=True, role="answer"),
                Kind("finish", ("tile", "payment"), reveals=True),
            ),
            steps=(Step("site", True, ("seat", "tile")),),
            points=(GAME_END,),
            supplies=(Supply("sites", "currency", is_secret=True),),
            holdings=(
                Holding("on_tiles", "currencies", per="tile", seen="owner", line="sites", covers=True),
                Holding("pool", "currencies", per="table", seen="nobody", line="sites-pool"),
                Holding("looked_at", "currencies", per="table", seen="owner", line="sites-looked"),
            ),
            secrets=("the currency under a building site is known to its owner alone", "the pool is known to nobody"),
        )

    def new_state(self, game: "Game") -> State:
        return Sites()

    def mine(self, game: "Game") -> Sites:
        return cast(Sites, game.states[self.number])

    def prepare(self, game: "Game") -> None:
        """Shuffled with the currency hidden (S-1)."""
        pool = vec[i64]([currency for currency in range(4) for _ in range(2)])
        self.mine(game).pool = game.chance.arrange("sites", game.chance.shuffle("sites", pool), 0)

    # --- setting a site up ------------------------------------------------------------------------------

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        step = step_of(entry)
        seat = seat_of(entry)
        if step == ACT:
            self.offer_halves(game, seat, out)
            self.offer_finishing(game, seat, out)
        elif step == self.step(LOOKING):
            last: i64 = NONE
            for currency in self.mine(game).looked:
                if currency != last:
                    out.add(self.kind(KEEP) | currency << OPTION_SHIFT)
                last = currency

    def offer_halves(self, game: "Game", seat: i64, out: Codes) -> None:
        """Any tile of the market for half its price, rounded down, while there are sites (S-2)."""
        if len(self.mine(game).pool) == 0:
            return
        layers: i64 = len(game.bags)
        place: i64
        for place in range(len(game.market)):
            tile: i64 = game.market[place]
            if tile >= 0:
                half: i64 = game.rules.tiles.price[tile] // 2
                offer_payments(game, seat, place // layers, half, self.kind(SITE) | tile << TILE_SHIFT, out)

    def apply(self, game: "Game", code: i64) -> None:
        entry = game.top()
        seat = seat_of(entry)
        tile = tile_of(code)
        which = self.which(code)
        if which == SITE:
            self.announce(game, seat, tile, code)
        elif which == KEEP:
            game.take_next()
            self.choose(game, seat, argument_of(entry), option_of(code))
        else:
            self.finish(game, seat, tile, code)

    def announce(self, game: "Game", seat: i64, tile: i64, code: i64) -> None:
        """Pay half, then look at two sites (S-2). Never an exact payment."""
        discard_payment(game, seat, code)
        leave_market(game, tile)
        game.seats[seat].buy(tile)
        if game.journal is not None:
            game.note("site", seat, {"tile": game.rules.tiles.name(tile)})
        end_action(game, False)
        mine = self.mine(game)
        looked = vec[i64]()
        while len(looked) < 2 and len(mine.pool) > 0:
            currency: i64 = mine.pool[len(mine.pool) - 1]
            mine.pool = mine.pool[: len(mine.pool) - 1]
            looked = append(looked, currency)
            game.drew("sites", currency)
        mine.looked = vec[i64](sorted(looked))
        if len(looked) == 1:
            self.choose(game, seat, tile, looked[0])
        else:
            game.put_next(entry_of(self.step(LOOKING), seat, tile))

    def choose(self, game: "Game", seat: i64, tile: i64, currency: i64) -> None:
        """Put one site on the tile, its currency hidden, and shuffle the other back (S-2)."""
        mine = self.mine(game)
        back = remove(mine.looked, currency)
        mine.looked = vec[i64]()
        mine.tiles = append(mine.tiles, tile)
        mine.owners = append(mine.owners, seat)
        mine.currencies = append(mine.currencies, currency)
        if len(back) > 0:
            pool = append(mine.pool, back[0])
            game.drew("sites", REMADE)
            mine.pool = game.chance.arrange("sites", game.chance.shuffle("sites", pool), 0)
        if game.journal is not None:
            game.note("site-kept", seat, {"currency": CURRENCIES[currency]}, seat)

    # --- finishing a building ---------------------------------------------------------------------------

    def offer_finishing(self, game: "Game", seat: i64, out: Codes) -> None:
        """The full price in the hidden currency, wherever the tile lies (S-5)."""
        mine = self.mine(game)
        i: i64
        for i in range(len(mine.tiles)):
            if mine.owners[i] == seat:
                tile: i64 = mine.tiles[i]
                currency: i64 = mine.currencies[i]
                base: i64 = self.kind(FINISH) | tile << TILE_SHIFT | currency << CURRENCY_SHIFT
                offer_amounts(game.seats[seat].money[currency], game.rules.tiles.price[tile], base, out)

    def finish(self, game: "Game", seat: i64, tile: i64, code: i64) -> None:
        """The site leaves the game; exact payment gives another action (S-5)."""
        mine = self.mine(game)
        discard_payment(game, seat, code)
        i: i64 = self.find(game, tile)
        mine.gone = append(mine.gone, mine.currencies[i])
        mine.tiles = without(mine.tiles, i)
        mine.owners = without(mine.owners, i)
        mine.currencies = without(mine.currencies, i)
        if game.journal is not None:
            game.note("finish", seat, {"tile": game.rules.tiles.name(tile)})
        end_action(game, sum_payment(code) == game.rules.tiles.price[tile])

    def find(self, game: "Game", tile: i64) -> i64:
        """The index of the site on a tile, or NONE."""
        tiles = self.mine(game).tiles
        i: i64
        for i in range(len(tiles)):
            if tiles[i] == tile:
                return i
        return NONE

    # --- what a site means --------------------------------------------------------------------------------

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """Unfinished buildings in the palace do not count (S-3)."""
        mine = self.mine(game)
        i: i64
        for i in range(len(mine.tiles)):
            if mine.owners[i] == party and self.in_palace(game, i):
                counts[game.rules.tiles.counted[mine.tiles[i]]] -= 1

    def in_palace(self, game: "Game", i: i64) -> bool:
        """Does the tile of a site stand in its owner's palace?"""
        mine = self.mine(game)
        owner = game.seats[mine.owners[i]]
        return mine.tiles[i] not in owner.reserve and mine.tiles[i] not in owner.bought

    def run(self, game: "Game", entry: i64) -> None:
        """At the end sites in palaces are revealed, and money of their currencies is lost (S-6)."""
        mine = self.mine(game)
        mine.open = 1
        i: i64
        for i in range(len(mine.tiles)):
            if self.in_palace(game, i):
                owner: i64 = mine.owners[i]
                currency: i64 = mine.currencies[i]
                if game.journal is not None:
                    tile = game.rules.tiles.name(mine.tiles[i])
                    game.note("site-revealed", owner, {"tile": tile, "currency": CURRENCIES[currency]})
                discard_amount(game, owner, currency, game.seats[owner].money[currency])

    # --- refusals -------------------------------------------------------------------------------------

    def refusal(self, game: "Game", code: i64) -> Refusal | None:
        entry = game.top()
        which = self.which(code)
        if which == KEEP:
            return self.why_not_keep(game, entry, option_of(code))
        if which in (SITE, FINISH):
            if step_of(entry) != ACT:
                return Refusal("S-2" if which == SITE else "S-5", "site-later")
            return self.why_not_announce(game, entry, code) if which == SITE else self.why_not_finish(game, entry, code)
        return Refusal("S-2", "site-now")

    def why_not_announce(self, game: "Game", entry: i64, code: i64) -> Refusal | None:
        """A site is left, the tile lies in the market, and half its price is paid (S-2)."""
        tile = tile_of(code)
        slot = slot_of(game, tile)
        if len(self.mine(game).pool) == 0:
            return Refusal("S-2", "no-site-left")
        if slot < 0:
            return Refusal("S-2", "not-in-market", {"tile": game.rules.tiles.name(tile)})
        return why_not_pay(game, seat_of(entry), slot, game.rules.tiles.price[tile] // 2, code)

    def why_not_keep(self, game: "Game", entry: i64, currency: i64) -> Refusal | None:
        """One of the two sites that one looks at (S-2)."""
        if step_of(entry) != self.step(LOOKING):
            return Refusal("S-2", "site-nothing")
        if currency in self.mine(game).looked:
            return None
        return Refusal("S-2", "site-not-looked", {"currency": CURRENCIES[currency]})

    def why_not_finish(self, game: "Game", entry: i64, code: i64) -> Refusal | None:
        """A site of one's own, the full price, the hidden currency (S-5)."""
        mine = self.mine(game)
        tile = tile_of(code)
        i: i64 = self.find(game, tile)
        if i < 0 or mine.owners[i] != seat_of(entry):
            return Refusal("S-5", "no-site-there", {"tile": game.rules.tiles.name(tile)})
        return why_not_pay(game, seat_of(entry), mine.currencies[i], game.rules.tiles.price[tile], code)


def without(items: vec[i64], i: i64) -> vec[i64]:
    """A copy without the item at an index."""
    out = items[:i]
    for item in items[i + 1 :]:
        out = append(out, item)
    return out
