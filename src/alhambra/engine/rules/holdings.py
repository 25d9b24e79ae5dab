"""What lies with a module as its leaflet declares it: copied, saved, hidden and shown without code of its own."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from alhambra.engine.palace.ground import insert
from alhambra.engine.pieces.cards import CODES
from alhambra.engine.rules.leaflet import Holding
from alhambra.engine.rules.lines import unreadable, words_of
from alhambra.engine.rules.state import HIDDEN, State

if TYPE_CHECKING:
    from alhambra.engine.chance import Chance
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

NOTHING: Final = "-"  # an empty place in a line of a position


def count_places(rules: "Rules", holding: Holding) -> int:
    """In how many places it lies."""
    if holding.per == "seat":
        return int(rules.players)
    if holding.per == "type":
        return len(rules.tiles.types)
    return len(rules.tiles.tiles) if holding.per == "tile" else 1


class Lying:
    """Where cards or tiles lie with modules: a holding, and in how many places."""

    def __init__(self, module: int, holding: int, places: int) -> None:
        self.module: i64 = module
        self.holding: i64 = holding
        self.places: i64 = places


class Holdings(State):
    """The holdings of a module, by their places in the leaflet.

    `numbers[h][place]` is a flag or number and seen by all, `piles[h][place]` the pieces of a list.
    """

    def __init__(self, declared: tuple[Holding, ...]) -> None:
        self.declared = declared
        self.numbers: list[vec[i64]] = []
        self.piles: list[list[vec[i64]]] = []

    def lay_out(self, rules: "Rules") -> None:
        """Everything as it is at the start."""
        for holding in self.declared:
            places = count_places(rules, holding)
            self.numbers.append(vec[i64]([holding.start] * places if holding.is_counted else []))
            self.piles.append([] if holding.is_counted else [vec[i64]() for _ in range(places)])

    def clone(self) -> State:
        other = Holdings(self.declared)
        for numbers in self.numbers:
            other.numbers.append(numbers[:] if len(numbers) > 0 else numbers)
        for piles in self.piles:
            other.piles.append([pile[:] for pile in piles] if len(piles) > 0 else piles)
        return other

    def items(self, holding: i64, place: i64) -> vec[i64]:
        numbers = self.numbers[holding]
        return numbers[place : place + 1] if len(numbers) > 0 else self.piles[holding][place]

    def put(self, holding: i64, place: i64, piece: i64) -> None:
        """Lay a piece into a place; lists are ascending, so that nothing depends on the order in which they came."""
        self.piles[holding][place] = insert(self.piles[holding][place], piece)

    def take(self, holding: i64, place: i64, piece: i64) -> None:
        """Take a piece from a place."""
        self.piles[holding][place] = remove(self.piles[holding][place], piece)

    # --- who sees what ------------------------------------------------------------------------------

    def seen_by(self, game: "Game", viewer: i64) -> State:
        other = Holdings(self.declared)
        for h, holding in enumerate(self.declared):
            other.numbers.append(self.numbers[h][:])
            other.piles.append([hide_pile(holding, place, pile, viewer) for place, pile in enumerate(self.piles[h])])
        return other

    def complete(self, game: "Game", chance: "Chance") -> None:
        """Deal what is hidden: the pieces of the supply that nobody has been seen with."""
        for supply in sorted({holding.supply for holding in self.declared if holding.supply}):
            self.deal_hidden(game, chance, supply)

    def deal_hidden(self, game: "Game", chance: "Chance", supply: str) -> None:
        """Deal the unseen pieces of a supply to the hidden places."""
        left: list[int] = list(game.rules.supply_pieces(supply))
        drawn = [h for h, holding in enumerate(self.declared) if holding.supply == supply]
        for h in drawn:
            for pile in self.piles[h]:
                for piece in pile:
                    if piece != HIDDEN:
                        left.remove(int(piece))
        unseen = chance.shuffle(supply, vec[i64](left))
        at: i64 = 0
        for h in drawn:
            for place, pile in enumerate(self.piles[h]):
                for i in range(len(pile)):
                    if pile[i] == HIDDEN:
                        pile[i] = unseen[at]
                        at += 1
                if self.declared[h].seen == "owner":
                    self.piles[h][place] = vec[i64](sorted(pile))

    # --- on paper -----------------------------------------------------------------------------------

    def save(self, game: "Game") -> dict[str, str]:
        lines: dict[str, str] = {}
        for h, holding in enumerate(self.declared):
            if holding.is_counted:
                words = [write_number(holding, number) for number in self.numbers[h]]
            elif holding.per == "table":
                words = [write_piece(game.rules, holding, piece) for piece in self.piles[h][0]]
            else:
                names = [[write_piece(game.rules, holding, piece) for piece in pile] for pile in self.piles[h]]
                words = ["+".join(pile) or NOTHING for pile in names]
            lines[holding.key] = " ".join(words)
        return lines

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        for h, holding in enumerate(self.declared):
            if holding.is_counted:
                words = words_of(lines, holding.key, len(self.numbers[h]))
                self.numbers[h] = vec[i64]([parse_number(lines, holding, word) for word in words])
            elif holding.per == "table":
                self.piles[h][0] = parse_pieces(game.rules, lines, holding, lines[holding.key].split())
            else:
                words = words_of(lines, holding.key, len(self.piles[h]))
                piles = [[] if word == NOTHING else word.split("+") for word in words]
                self.piles[h] = [parse_pieces(game.rules, lines, holding, pile) for pile in piles]
            pieces = [piece for pile in self.piles[h] for piece in pile]
            if holding.pieces != "currencies" and len(set(pieces)) != len(pieces):  # there is one of each card and tile
                raise unreadable(lines, holding.key)

    def show(self, rules: "Rules") -> dict[str, object]:
        return {holding.name: self.shown(rules, h) for h, holding in enumerate(self.declared)}

    def shown(self, rules: "Rules", h: int) -> object:
        """One holding as plain data: a value or list for the table, a list of those by place."""
        holding = self.declared[h]
        places: list[object] = []
        if holding.is_counted:
            places += [show_number(holding, number) for number in self.numbers[h]]
        else:
            places += [[write_piece(rules, holding, piece) for piece in pile] for pile in self.piles[h]]
        return places[0] if holding.per == "table" else places


def list_held_pieces(game: "Game", pieces: str) -> vec[i64]:
    """All cards (or tiles) that lie with modules, known ones only."""
    out = vec[i64]()
    place: i64
    for lying in game.rules.lying_cards if pieces == "cards" else game.rules.lying_tiles:
        state = game.states[lying.module]
        for place in range(lying.places):
            for piece in state.items(lying.holding, place):
                if piece != HIDDEN:
                    out = append(out, piece)
    return out


def is_covered(game: "Game", tile: i64) -> bool:
    """Does something lie on a tile that stands for a building not there yet?"""
    for cover in game.rules.covering:
        if game.states[cover.module].has_item(cover.holding, tile):
            return True
    return False


def is_seen(holding: Holding, place: int, viewer: int) -> bool:
    """Does the viewer see what lies in a place?"""
    return holding.seen in ("all", "hand") or (holding.seen == "owner" and place == viewer)


def hide_pile(holding: Holding, place: int, pile: vec[i64], viewer: int) -> vec[i64]:
    """A pile as the viewer sees it: all of it, its top piece (the last one), or only how many there are."""
    if is_seen(holding, place, viewer):
        return pile[:]
    seen = vec[i64]([HIDDEN] * len(pile))
    if holding.seen == "top" and len(pile) > 0:
        seen[len(pile) - 1] = pile[len(pile) - 1]
    return seen


def show_number(holding: Holding, number: int) -> object:
    """A number or flag in a view."""
    if holding.pieces == "number":
        return int(number)
    return holding.words[1 if number else 0] if holding.per == "table" else number != 0


def write_number(holding: Holding, number: int) -> str:
    """A number or flag in a position."""
    return str(number) if holding.pieces == "number" else holding.words[1 if number else 0]


def parse_number(lines: dict[str, str], holding: Holding, word: str) -> int:
    """The reverse of `number_text`."""
    if holding.pieces == "flag" and word in holding.words:
        return holding.words.index(word)
    if holding.pieces == "number" and word.isascii() and word.isdigit():
        return int(word)
    raise unreadable(lines, holding.key)


def write_piece(rules: "Rules", holding: Holding, piece: int) -> str:
    """A piece by name; a question mark for a hidden one."""
    if piece == HIDDEN:
        return "?"
    if holding.pieces == "currencies":
        return CODES[piece]
    return rules.cards.names[piece] if holding.pieces == "cards" else rules.tiles.name(piece)


def parse_pieces(rules: "Rules", lines: dict[str, str], holding: Holding, words: list[str]) -> vec[i64]:
    """The pieces of a place."""
    pieces = vec[i64]()
    for word in words:
        if holding.pieces == "currencies":
            if word not in CODES:
                raise unreadable(lines, holding.key)
            pieces = append(pieces, CODES.index(word))
        elif holding.pieces == "cards":
            card = rules.cards.parse(word)
            if all(other.name != word for leaflet in rules.leaflets for other in leaflet.cards):
                raise unreadable(lines, holding.key)
            pieces = append(pieces, card)
        else:
            pieces = append(pieces, rules.tiles.parse(word))
    return pieces
