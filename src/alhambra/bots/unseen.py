"""What is still to come: tiles in the bags, and the cards before each scoring, as far as everybody can tell."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.pieces.cards import FIRST_SCORING
from alhambra.engine.play.game import Game


def share_unseen_prices(game: Game) -> vec[float]:
    """Share of the tiles to come that has each price."""
    table = game.rules.tiles
    out = vec[float]([0.0] * 20)
    for bag in game.bags:
        share: float = 1.0 / float(len(game.bags) * max(1, len(bag)))
        for tile in bag:
            out[table.price[tile]] += share
    return out


def count_unseen_types(game: Game) -> vec[float]:
    """Tiles in the bags, by type; each face of a tile counts as half a tile."""
    table = game.rules.tiles
    out = vec[float]([0.0] * (len(table.types) + 1))
    for bag in game.bags:
        for tile in bag:
            if table.back[tile] >= 0:
                out[table.counted[tile]] += 0.5
                out[table.counted[table.back[tile]]] += 0.5
            else:
                out[table.counted[tile]] += 1.0
    return out


def count_cards_until(game: Game, scoring: i64) -> float:
    """Cards that are drawn before a scoring card comes up, as far as everybody can tell."""
    deck = game.deck
    k: i64 = deck.classes[FIRST_SCORING + scoring]
    before: float = 0.0
    at: i64
    for at in range(0, len(deck.census), deck.class_count):
        pile: float = float(deck.measure_pile(at))
        if deck.census[at + k] != 0:
            return before + pile / 2.0
        before += pile
    return before + 30.0  # it is not in the deck yet
