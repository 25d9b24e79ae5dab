"""Money display, building market and their refilling (A-11, A-41 … A-43)."""

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from alhambra.engine.actions.codes import CARD_BITS, TAKE, Codes
from alhambra.engine.chance import MONEY_STREAM, REMADE, tiles_stream
from alhambra.engine.palace.palace import insert
from alhambra.engine.pieces.cards import FIRST_SCORING, LAST_SCORING, MONEY_CARDS, value_of_card
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.turns.supply import divide

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def draw_tile(game: "Game", layer: i64) -> i64:
    """A tile from a bag, or NONE."""
    if len(game.bags[layer]) == 0:
        return NONE
    game.bags[layer], tile = pop(game.bags[layer])
    if game.draws is not None:
        game.note_draw(tiles_stream(layer), tile)
    return tile


def put_back(game: "Game", layer: i64, tiles: vec[i64]) -> None:
    """Put tiles back into their bag and shuffle it."""
    if len(tiles) == 0:
        return
    bag = game.bags[layer]
    for tile in tiles:
        bag = append(bag, tile)
    stream = tiles_stream(layer)
    game.note_draw(stream, REMADE)
    game.bags[layer] = game.chance.arrange(stream, game.chance.shuffle(stream, bag), 0)


def draw_card(game: "Game") -> i64:
    """A card from the deck, made again when it is empty (A-41); NONE when there is no card at all."""
    deck = game.deck
    if len(deck.cards) == 0:
        if len(deck.discard) == 0:
            return NONE
        reshuffle(game)
    card = deck.draw()
    if game.draws is not None:
        game.note_draw(MONEY_STREAM, card)
    return card


def reshuffle(game: "Game") -> None:
    """Shuffle the discard pile into a new deck, divided into piles if a module wants it so (A-41)."""
    deck = game.deck
    game.note_draw(MONEY_STREAM, REMADE)
    deck.cards = game.chance.shuffle(MONEY_STREAM, deck.discard)
    deck.discard = vec[i64]()
    if game.journal is not None:
        game.note("reshuffle", NONE, {"cards": len(deck.cards)})
    if int(deck.divisions) in game.rules.divisions:
        stack_piles(game, 0)
    else:
        deck.stack([deck.cards], game.chance, 0)


def stack_piles(game: "Game", drawn: i64) -> None:
    """Divide the deck into five piles, let the modules put their cards in, and stack them (A-7)."""
    piles = divide(game.deck.cards, 5)
    for module in game.rules.stacking:
        module.stack(game, game.deck.divisions, piles)
    game.deck.stack(piles, game.chance, drawn)


def refill_display(game: "Game") -> None:
    """Four cards again; scoring cards are set aside and replaced (A-41, A-42)."""
    i: i64
    changed = False
    for i in range(4):
        if game.display[i] < 0:
            card = draw_card(game)
            while card == FIRST_SCORING or card == FIRST_SCORING + 1:
                game.due |= 1 << (card - FIRST_SCORING)
                if game.journal is not None:
                    game.note("scoring-card", NONE, {"card": game.rules.cards.names[card]})
                card = draw_card(game)
            game.display[i] = card
            changed = True
            if game.journal is not None and card >= 0:
                game.note("turn-up", NONE, {"card": game.rules.cards.names[card], "place": i + 1})
    if changed:
        list_takes(game)


def refill_market(game: "Game") -> None:
    """Fill the empty places of the market in order (A-43)."""
    rules = game.rules
    layers: i64 = len(rules.layers)
    laid: i64 = 0
    place: i64
    for place in range(len(game.market_tiles)):
        if game.market_tiles[place] < 0:
            layer: i64 = place % layers
            tile = draw_tile(game, layer)
            if tile >= 0:
                tile = rules.layers[layer].lay(game, tile)
                game.market_tiles[place] = tile
                laid |= 1 << layer
                if game.journal is not None:
                    game.note("lay-out", NONE, {"tile": rules.tiles.name(tile), "slot": place // layers + 1})
    if laid != 0:
        for module in rules.refilling:
            module.react_to_refill(game, laid)


def is_short(game: "Game") -> bool:
    """Is a market slot without any tile, and every bag empty (A-55, C-9)?"""
    for bag in game.bags:
        if len(bag) != 0:
            return False
    layers: i64 = len(game.bags)
    slot: i64
    layer: i64
    for slot in range(4):
        tiles: i64 = 0
        for layer in range(layers):
            if game.market_tiles[slot * layers + layer] >= 0:
                tiles += 1
        if tiles == 0:
            return True
    return False


def list_takes(game: "Game") -> None:
    """List the ways to take money: one card, or several up to 5 together (A-11). Like cards are one choice."""
    cards = vec[i64](capacity=4)
    for card in game.display:
        if 0 <= card < MONEY_CARDS:
            cards = insert(cards, card)
    out = game._codes  # free at this moment: nobody has asked yet what may be done next
    out.size = 0
    add_takes(cards, 0, 0, 0, TAKE, out)
    for card in game.display:
        if card > LAST_SCORING:  # a module's card is taken alone
            out.add(TAKE | card + 1)
    game._takes = out.list_from(0)


def add_takes(cards: vec[i64], first: i64, total: i64, shift: i64, code: i64, out: Codes) -> None:
    """Add each set that consists of the cards in `code` and at least one from `first` on."""
    i: i64
    for i in range(first, len(cards)):
        card: i64 = cards[i]
        if i > first and card == cards[i - 1]:
            continue
        value = value_of_card(card)
        if total == 0 or total + value <= 5:
            taken: i64 = code | (card + 1) << shift
            out.add(taken)
            if total + value < 5:
                add_takes(cards, i + 1, total + value, shift + CARD_BITS, taken, out)
