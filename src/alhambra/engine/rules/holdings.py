"""What lies with a module, as its leaflet declares it: copied, hidden, shown and sampled without code of its own."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import seat_of
from alhambra.engine.palace.ground import insert
from alhambra.engine.pieces.cards import CODES
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.rules.leaflet import Holding, Leaflet, Supply
from alhambra.engine.rules.lying import is_in_palace, list_unseen

if TYPE_CHECKING:
    from alhambra.engine.chance import Chance
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

HIDDEN: Final[i64] = -1  # stands for a piece that the viewer cannot know

# The rows of a holding that lies on tiles: three lists of the same length.
TILE_ROW: Final[i64] = 0
OWNER_ROW: Final[i64] = 1
PIECE_ROW: Final[i64] = 2
ROWS: Final = 3


class Source:
    """Pieces of one supply, and where those lie that have come from it."""

    def __init__(self, stream: str, pieces: vec[i64], each: int) -> None:
        self.stream = stream
        self.pieces = pieces
        self.each = each
        self.are_tiles = False  # do they lie before players too?
        self.holdings = vec[i64]()
        self.places = vec[i64]()

    def add(self, holding: i64, place: i64) -> None:
        """Pieces of it lie there too."""
        self.holdings = append(self.holdings, holding)
        self.places = append(self.places, place)


class HoldingPlan:
    """What the holdings of a module are in one ruleset: found out once, shared by all games."""

    def __init__(self, declared: tuple[Holding, ...], places: vec[i64], sources: list[Source]) -> None:
        self.declared = declared
        self.places = places
        self.sources = sources
        self.openers = vec[i64]([find_holding(declared, holding.opened_by) for holding in declared])

    def lay_out(self) -> "Holdings":
        """Everything as it is before the deal."""
        held = Holdings(self)
        for h, holding in enumerate(self.declared):
            places = self.places[h]
            rows = ROWS if holding.per == "tile" else places
            held.numbers.append(vec[i64]([holding.start] * places if holding.is_counted else []))
            held.piles.append([] if holding.is_counted else [vec[i64]() for _ in range(rows)])
        return held


def plan_holdings(rules: "Rules", leaflet: Leaflet) -> HoldingPlan:
    """The plan of what lies with a module."""
    places = vec[i64]([count_places(rules, holding) for holding in leaflet.holdings])
    sources = [make_source(rules, leaflet, supply) for supply in leaflet.supplies if supply.names]
    return HoldingPlan(leaflet.holdings, places, [source for source in sources if len(source.places) > 0])


def count_places(rules: "Rules", holding: Holding) -> int:
    """In how many places it lies."""
    if holding.per == "seat":
        return int(rules.players)
    if holding.per == "type":
        return len(rules.tiles.types)
    return len(rules.tiles.tiles) if holding.per == "tile" else 1


def make_source(rules: "Rules", leaflet: Leaflet, supply: Supply) -> Source:
    """A supply of a module, with the places where its pieces lie."""
    parse = CODES.index if supply.pieces == "currency" else rules.cards.parse
    if supply.pieces == "tile":
        parse = rules.tiles.parse
    source = Source(supply.stream, vec[i64]([parse(name) for name in supply.names]), supply.each)
    for h, holding in enumerate(leaflet.holdings):
        if holding.per == "tile" and holding.supply == supply.stream:
            source.add(h, PIECE_ROW)
        elif holding.per == "type" and holding.supply:
            for place, type_name in enumerate(rules.tiles.types):
                if f"{holding.supply}-{type_name}" == supply.stream:
                    source.add(h, place)
        elif holding.supply == supply.stream:
            for place in range(count_places(rules, holding)):
                source.add(h, place)
        source.are_tiles |= holding.pieces == "tiles" and len(source.holdings) > 0
    return source


def find_holding(declared: tuple[Holding, ...], name: str) -> int:
    """The place of a holding in its leaflet, or NONE."""
    for h, holding in enumerate(declared):
        if holding.name == name:
            return h
    return NONE


class Holdings:
    """The holdings of a module in one game, by their places in the leaflet.

    `numbers[h][place]` is a flag or number and seen by all, `piles[h][place]` the pieces of a list. Copies share the
    lists of pieces, so these are replaced and never changed: use the methods below.
    """

    def __init__(self, plan: HoldingPlan) -> None:
        self.plan = plan
        self.numbers: list[vec[i64]] = []
        self.piles: list[list[vec[i64]]] = []

    def clone(self) -> "Holdings":
        """An independent copy."""
        other = Holdings(self.plan)
        for numbers in self.numbers:
            other.numbers.append(numbers[:] if len(numbers) > 0 else numbers)
        for piles in self.piles:
            other.piles.append(piles[:] if len(piles) > 0 else piles)
        return other

    # --- what lies where ------------------------------------------------------------------------------

    def items(self, holding: i64, place: i64) -> vec[i64]:
        """What lies in one place: its pieces, or its number."""
        numbers = self.numbers[holding]
        if len(numbers) > 0:
            return numbers[place : place + 1]
        piles = self.piles[holding]
        if self.plan.declared[holding].per != "tile":
            return piles[place]
        out = vec[i64]()
        i: i64
        for i in range(len(piles[TILE_ROW])):
            if piles[TILE_ROW][i] == place:
                out = append(out, piles[PIECE_ROW][i])
        return out

    def put(self, holding: i64, place: i64, piece: i64) -> None:
        """Lay a piece into a place, so that its list ascends: nothing depends on the order in which they came."""
        self.piles[holding][place] = insert(self.piles[holding][place][:], piece)

    def put_last(self, holding: i64, place: i64, piece: i64) -> None:
        """Lay a piece onto the top of a pile, which is its end."""
        self.piles[holding][place] = append(self.piles[holding][place][:], piece)

    def take(self, holding: i64, place: i64, piece: i64) -> None:
        """Take a piece from a place."""
        self.piles[holding][place] = remove(self.piles[holding][place][:], piece)

    def take_last(self, holding: i64, place: i64) -> i64:
        """Take the piece on top of a pile."""
        pile = self.piles[holding][place]
        last: i64 = len(pile) - 1
        self.piles[holding][place] = pile[:last]
        return pile[last]

    # --- on tiles -------------------------------------------------------------------------------------

    def find_on(self, holding: i64, tile: i64) -> i64:
        """The place in the rows of what lies on a tile, or NONE."""
        tiles = self.piles[holding][TILE_ROW]
        i: i64
        for i in range(len(tiles)):
            if tiles[i] == tile:
                return i
        return NONE

    def put_on(self, holding: i64, tile: i64, owner: i64, piece: i64) -> None:
        """Lay a piece on a tile of that player."""
        self.put_last(holding, TILE_ROW, tile)
        self.put_last(holding, OWNER_ROW, owner)
        self.put_last(holding, PIECE_ROW, piece)

    def take_off(self, holding: i64, i: i64) -> i64:
        """Take what lies there in the rows off its tile."""
        piece: i64 = self.piles[holding][PIECE_ROW][i]
        row: i64
        for row in range(ROWS):
            items = self.piles[holding][row]
            kept = items[:i]
            for item in items[i + 1 :]:
                kept = append(kept, item)
            self.piles[holding][row] = kept
        return piece

    # --- who sees what ------------------------------------------------------------------------------

    def seen_by(self, game: "Game", viewer: i64) -> "Holdings":
        """What that seat (-1: a spectator) may know; what is hidden is left open."""
        other = Holdings(self.plan)
        h: i64
        for h in range(len(self.piles)):
            other.numbers.append(self.numbers[h][:])
            other.piles.append(self.list_seen_piles(game, h, viewer))
        return other

    def list_seen_piles(self, game: "Game", h: i64, viewer: i64) -> list[vec[i64]]:
        """The piles of a holding as that seat sees them."""
        holding = self.plan.declared[h]
        piles = self.piles[h][:]
        if holding.seen in ("all", "hand") or len(piles) == 0:
            return piles
        if holding.per == "tile":
            piles[PIECE_ROW] = self.hide_on_tiles(game, h, viewer)
            return piles
        opener = self.plan.openers[h]
        known = vec[i64]() if opener < 0 else self.piles[opener][0]
        for place, pile in enumerate(piles):
            if len(pile) > 0 and not is_owner(game, holding, place, viewer):
                piles[place] = hide_pile(holding, pile, known)
        return piles

    def hide_on_tiles(self, game: "Game", h: i64, viewer: i64) -> vec[i64]:
        """What lies on tiles as that seat sees it: on its own ones, and on those in palaces once they are open."""
        tiles, owners, pieces = self.piles[h][TILE_ROW], self.piles[h][OWNER_ROW], self.piles[h][PIECE_ROW][:]
        opener = self.plan.openers[h]
        are_open = opener >= 0 and self.numbers[opener][0] != 0
        i: i64
        for i in range(len(pieces)):
            is_seen = owners[i] == viewer and self.plan.declared[h].seen == "owner"
            if not is_seen and not (are_open and is_in_palace(game.seats[owners[i]], tiles[i])):
                pieces[i] = HIDDEN
        return pieces

    def complete(self, game: "Game", chance: "Chance") -> None:
        """Fill what `seen_by` left open, by chance, in agreement with everything known."""
        for source in self.plan.sources:
            hidden: i64 = 0
            known = vec[i64]()
            for i in range(len(source.places)):
                for piece in self.piles[source.holdings[i]][source.places[i]]:
                    if piece == HIDDEN:
                        hidden += 1
                    else:
                        known = append(known, piece)
            if hidden > 0:
                unseen = list_unseen(game, source.pieces, known, source.are_tiles)
                self.deal_hidden(source, chance.shuffle(source.stream, unseen))

    def deal_hidden(self, source: Source, unseen: vec[i64]) -> None:
        """Deal pieces to the hidden places, in the order of the leaflet."""
        at: i64 = 0
        for i in range(len(source.places)):
            h: i64 = source.holdings[i]
            pile = self.piles[h][source.places[i]][:]
            for k in range(len(pile)):
                if pile[k] == HIDDEN:
                    pile[k] = unseen[at]
                    at += 1
            holding = self.plan.declared[h]
            is_hand = holding.seen == "owner" and holding.per != "tile"
            self.piles[h][source.places[i]] = vec[i64](sorted(pile)) if is_hand else pile


def is_owner(game: "Game", holding: Holding, place: int, viewer: i64) -> bool:
    """Does the viewer see what lies in a place as its owner? What lies on the table belongs to those who decide."""
    if holding.seen != "owner":
        return False
    if holding.per == "seat":
        return place == viewer
    return not game.is_over and seat_of(game.top()) == viewer


def hide_pile(holding: Holding, pile: vec[i64], known: vec[i64]) -> vec[i64]:
    """A pile as those see it who do not own it: its top piece (the last one), or the known ones and how many there are.

    The known ones come first, in order: the places of the hidden ones tell nothing.
    """
    top: i64 = len(pile) - 1
    if holding.seen == "top":
        seen = vec[i64]([HIDDEN] * len(pile))
        seen[top] = pile[top]
        return seen
    seen = vec[i64]()
    for piece in pile:
        if piece in known:
            seen = append(seen, piece)
    seen = vec[i64](sorted(seen))
    while len(seen) <= top:
        seen = append(seen, HIDDEN)
    return seen
