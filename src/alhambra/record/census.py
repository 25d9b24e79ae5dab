"""Is everything on the table, and only once? Asked of positions that come from outside."""

from collections import Counter

from alhambra.engine.actions.agenda import FINISH, SCORE, argument_of, stage_of
from alhambra.engine.actions.purse import cards_of
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.pieces.cards import FIRST_SCORING, MONEY_CARDS
from alhambra.engine.play.game import Game
from alhambra.engine.rules.lying import list_held_pieces


def check_pieces(game: Game) -> None:
    """Raise InvalidNotation for a card or tile that is missing, or there too often."""
    check_cards(game)
    check_tiles(game)


def check_cards(game: Game) -> None:
    """The number of each money card (A-3, A-60), one of every other; scoring cards leave the game."""
    found = Counter(list_cards(game))
    for card, name in enumerate(game.rules.cards.names):
        wanted = int(game.rules.copies) if card < MONEY_CARDS else 1
        if FIRST_SCORING <= card < FIRST_SCORING + 2 and is_gone(game, card - FIRST_SCORING):
            wanted = 0
        if found[card] != wanted:
            raise InvalidNotation("position-card", card=name, found=found[card], wanted=wanted)


def list_cards(game: Game) -> list[int]:
    """All cards, wherever they lie."""
    cards = [*game.deck.cards, *game.deck.discard, *[card for card in game.display if card >= 0]]
    for seat in game.seats:
        for currency in range(4):
            cards += [*cards_of(currency, seat.money[currency])]
    return [*cards, *list_held_pieces(game, "cards")]


def is_gone(game: Game, scoring: int) -> bool:
    """Has that scoring card left the game (A-44), or not come into it yet (C-2)?"""
    on_agenda = [int(argument_of(entry)) for entry in game.agenda if stage_of(entry) == SCORE]
    if game.scored >> scoring & 1 or scoring in on_agenda:
        return True
    is_later = int(game.deck.divisions) in game.rules.divisions
    return is_later and FIRST_SCORING + scoring not in game.deck.cards


def check_tiles(game: Game) -> None:
    """Every tile of the bags once, whichever face is up; at the end some may be out of play (G-12)."""
    back = game.rules.tiles.back
    found = Counter(min(tile, back[tile]) if back[tile] >= 0 else tile for tile in list_tiles(game))
    for tile, number in found.items():
        if number > 1 or not game.rules.tiles.tiles[tile].type:
            raise InvalidNotation("position-tile-twice", tile=game.rules.tiles.name(tile))
    if game.is_over or stage_of(game.agenda[0]) == FINISH:
        return
    for bag in game.rules.bags:
        for tile in bag:
            if found[tile] == 0:
                raise InvalidNotation("position-tile-missing", tile=game.rules.tiles.name(tile))


def list_tiles(game: Game) -> list[int]:
    """All tiles that have come out of a bag, or are still in it, and those of modules that lie before players."""
    tiles = [tile for bag in game.bags for tile in bag]
    tiles += [tile for tile in game.market_tiles if tile >= 0]
    for seat in game.seats:
        tiles += [int(seat.palace.grid[c]) for c in seat.palace.cells]
        tiles += [*seat.reserve, *seat.bought]
    return [*tiles, *list_held_pieces(game, "tiles")]
