"""Holdings on paper: lines of a position, and plain data in a view."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.pieces.cards import CODES
from alhambra.engine.rules.holdings import HIDDEN, OWNER_ROW, PIECE_ROW, TILE_ROW, Holdings, Source
from alhambra.engine.rules.leaflet import Holding
from alhambra.engine.rules.lines import make_unreadable, words_of
from alhambra.engine.rules.lying import list_owned_tiles

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

NOTHING: Final = "-"  # an empty place in a line of a position
HIDDEN_NAME: Final = "?"


# --- writing ------------------------------------------------------------------------------------------


def write_holdings(rules: "Rules", held: Holdings) -> dict[str, str]:
    """The lines of a position with what lies with a module."""
    return {holding.key: " ".join(write_holding(rules, held, h)) for h, holding in enumerate(held.plan.declared)}


def write_holding(rules: "Rules", held: Holdings, h: int) -> list[str]:
    """The words of one line: a number or pile for each place; on tiles `tile:seat:piece`."""
    holding = held.plan.declared[h]
    if holding.is_counted:
        return [write_number(holding, number) for number in held.numbers[h]]
    if holding.per == "tile":
        rows = zip(held.piles[h][TILE_ROW], held.piles[h][OWNER_ROW], held.piles[h][PIECE_ROW], strict=True)
        name = rules.tiles.name
        return [f"{name(tile)}:{owner + 1}:{write_piece(rules, holding, piece)}" for tile, owner, piece in rows]
    names = [[write_piece(rules, holding, piece) for piece in pile] for pile in held.piles[h]]
    if holding.per == "table":
        return names[0]
    return ["+".join(pile) or NOTHING for pile in names]


def write_number(holding: Holding, number: int) -> str:
    """A number or flag in a position."""
    return str(number) if holding.pieces == "number" else holding.words[1 if number else 0]


def write_piece(rules: "Rules", holding: Holding, piece: int) -> str:
    """A piece by name; a question mark for a hidden one."""
    if piece == HIDDEN:
        return HIDDEN_NAME
    if holding.pieces == "currencies":
        return CODES[piece]
    return rules.cards.names[piece] if holding.pieces == "cards" else rules.tiles.name(piece)


# --- reading ------------------------------------------------------------------------------------------


def read_holdings(game: "Game", held: Holdings, lines: dict[str, str]) -> None:
    """Fill what lies with a module from the lines of a position; InvalidNotation where that cannot be."""
    for h, holding in enumerate(held.plan.declared):
        read_holding(game, held, h, lines)
        pieces = [piece for pile in held.piles[h] for piece in pile]
        if holding.pieces != "currencies" and len(set(pieces)) != len(pieces):  # there is one of each card and tile
            raise make_unreadable(lines, holding.key)
    for source in held.plan.sources:
        check_source(game, held, source, lines)


def read_holding(game: "Game", held: Holdings, h: int, lines: dict[str, str]) -> None:
    """Fill one holding from its line."""
    holding = held.plan.declared[h]
    if holding.is_counted:
        words = words_of(lines, holding.key, len(held.numbers[h]))
        held.numbers[h] = vec[i64]([parse_number(lines, holding, word) for word in words])
    elif holding.per == "table":
        held.piles[h][0] = parse_pieces(game.rules, lines, holding, lines[holding.key].split())
    elif holding.per == "tile":
        for word in lines[holding.key].split():
            read_on_tile(game, held, h, lines, word)
    else:
        words = words_of(lines, holding.key, len(held.piles[h]))
        piles = [[] if word == NOTHING else word.split("+") for word in words]
        held.piles[h] = [parse_pieces(game.rules, lines, holding, pile) for pile in piles]


def read_on_tile(game: "Game", held: Holdings, h: int, lines: dict[str, str], word: str) -> None:
    """Lay a piece on a tile of its owner: `P8:2:fl`."""
    holding = held.plan.declared[h]
    name, owner, piece = word.split(":")
    tile, seat = game.rules.tiles.parse(name), int(owner) - 1
    if not 0 <= seat < game.rules.players or tile not in list_owned_tiles(game.seats[seat]):
        raise make_unreadable(lines, holding.key)
    held.put_on(h, tile, seat, parse_pieces(game.rules, lines, holding, [piece])[0])


def check_source(game: "Game", held: Holdings, source: Source, lines: dict[str, str]) -> None:
    """Its pieces are all somewhere, or each player has the number that was dealt; what is open is among them."""
    declared = held.plan.declared
    left = [int(piece) for piece in source.pieces]
    if source.are_tiles:
        owned = [int(tile) for seat in game.seats for tile in list_owned_tiles(seat)]
        left = [tile for tile in left if tile not in owned]
    counts = [0] * int(game.rules.players)
    places = list(zip(source.holdings, source.places, strict=True))
    places.sort(key=lambda one: declared[one[0]].seen == "nobody")  # there lies what does not lie elsewhere
    for h, place in places:
        for piece in held.piles[h][place]:
            if int(piece) not in left:
                raise make_unreadable(lines, declared[h].key)
            left.remove(int(piece))
        if declared[h].per == "seat":
            counts[place] += len(held.piles[h][place])
    is_whole = set(counts) == {source.each} if source.each else not left
    if not is_whole:
        raise make_unreadable(lines, declared[source.holdings[0]].key)
    lying = {int(piece) for piece in source.pieces} - set(left)
    for h in source.holdings:
        opener = held.plan.openers[h]
        if opener >= 0 and held.piles[opener] and not {int(piece) for piece in held.piles[opener][0]} <= lying:
            raise make_unreadable(lines, declared[opener].key)


def parse_number(lines: dict[str, str], holding: Holding, word: str) -> int:
    """The reverse of `write_number`."""
    if holding.pieces == "flag" and word in holding.words:
        return holding.words.index(word)
    if holding.pieces == "number" and word.isascii() and word.isdigit():
        return int(word)
    raise make_unreadable(lines, holding.key)


def parse_pieces(rules: "Rules", lines: dict[str, str], holding: Holding, words: list[str]) -> vec[i64]:
    """The pieces of a place."""
    pieces = vec[i64]()
    for word in words:
        if holding.pieces == "currencies":
            if word not in CODES:
                raise make_unreadable(lines, holding.key)
            pieces = append(pieces, CODES.index(word))
        elif holding.pieces == "cards":
            card = rules.cards.parse(word)
            if all(other.name != word for leaflet in rules.leaflets for other in leaflet.cards):
                raise make_unreadable(lines, holding.key)
            pieces = append(pieces, card)
        else:
            pieces = append(pieces, rules.tiles.parse(word))
    return pieces


# --- in views -----------------------------------------------------------------------------------------


def show_holdings(rules: "Rules", held: Holdings) -> dict[str, object]:
    """Plain data with names, of holdings made by `seen_by`."""
    declared = enumerate(held.plan.declared)
    return {holding.name: show_holding(rules, held, h) for h, holding in declared if holding.is_shown}


def show_holding(rules: "Rules", held: Holdings, h: int) -> object:
    """A value or list for the table, a list of those by place, or an object by tile."""
    holding = held.plan.declared[h]
    places: list[object] = []
    if holding.is_counted:
        places += [show_number(holding, number) for number in held.numbers[h]]
    elif holding.per == "tile":
        pairs = zip(held.piles[h][TILE_ROW], held.piles[h][PIECE_ROW], strict=True)
        return {rules.tiles.name(tile): write_piece(rules, holding, piece) for tile, piece in pairs}
    else:
        places += [[write_piece(rules, holding, piece) for piece in pile] for pile in held.piles[h]]
    return places[0] if holding.per == "table" else places


def show_number(holding: Holding, number: int) -> object:
    """A number or flag in a view."""
    if holding.pieces == "number":
        return int(number)
    return holding.words[1 if number else 0] if holding.per == "table" else number != 0
