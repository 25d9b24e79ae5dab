"""Set-up: bags, market, starting money, display, money deck (A-1 … A-8)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import TURN, entry_of
from alhambra.engine.chance import MONEY_STREAM, tiles_stream
from alhambra.engine.pieces.cards import MONEY_CARDS, value_of_card
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.turns.market import draw_tile, list_takes, put_back, stack_piles
from alhambra.engine.turns.seat import Seat, empty_money

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def deal(game: "Game") -> None:
    """Set the game up and put the first turn on the agenda."""
    rules = game.rules
    game.scores = vec[i64]([0] * rules.parties)
    game._sheet = vec[i64]([0] * (3 * len(rules.categories) * rules.parties))
    game._tallies = game._sheet[:]
    for _ in range(rules.players):
        seat = Seat(rules.game.make_palace(rules.tiles))
        seat.money = empty_money()
        game.seats.append(seat)
    game.states = [plan.lay_out() for plan in rules.plans]
    lay_out_market(game)
    drawn = deal_money(game)
    stack_piles(game, drawn)
    for module in rules.preparing:
        module.prepare(game)
    list_takes(game)
    game.put_next(entry_of(TURN, game.turn))


def lay_out_market(game: "Game") -> None:
    """Fill the bags and the four slots (A-2)."""
    rules = game.rules
    layer: i64
    for layer in range(len(rules.bags)):
        stream = tiles_stream(layer)
        tiles = game.chance.shuffle(stream, rules.bags[layer][:])
        game.bags.append(game.chance.arrange(stream, tiles, 0))
    game.market_tiles = vec[i64]([NONE] * (4 * len(rules.bags)))
    refused: list[vec[i64]] = [vec[i64]() for _ in rules.bags]
    place: i64
    for place in range(len(game.market_tiles)):
        layer = place % len(rules.bags)
        tile = draw_tile(game, layer)
        while not is_first_layout(game, tile):
            refused[layer] = append(refused[layer], tile)
            tile = draw_tile(game, layer)
        game.market_tiles[place] = rules.layers[layer].lay(game, tile)
    for layer in range(len(rules.bags)):
        put_back(game, layer, refused[layer])


def is_first_layout(game: "Game", tile: i64) -> bool:
    """May the tile lie in the first market?"""
    for module in game.rules.first_layout:
        if not module.is_first_layout(game, tile):
            return False
    return True


def deal_money(game: "Game") -> i64:
    """Shuffle the money, deal starting money and display, and find who starts (A-3 … A-6); returns the cards drawn."""
    cards = vec[i64]()
    card: i64
    for card in range(int(MONEY_CARDS)):
        for _ in range(game.rules.copies):
            cards = append(cards, card)
    cards = game.chance.shuffle(MONEY_STREAM, cards)
    at: i64 = len(cards)
    for seat in game.seats:
        total: i64 = 0
        while total < 20:
            at -= 1
            seat.receive(cards[at])
            game.note_draw(MONEY_STREAM, cards[at])
            total += value_of_card(cards[at])
    game.turn = find_starting_seat(game)
    for _ in range(4):
        at -= 1
        game.display = append(game.display, cards[at])
        game.note_draw(MONEY_STREAM, cards[at])
    game.deck.cards = cards[:at]
    return len(cards) - at


def find_starting_seat(game: "Game") -> int:
    """Fewest cards, then least money, then youngest, then the earlier seat (A-5)."""
    ages = game.rules.setup.ages
    best = 0
    rank: tuple[int, int, int] = (0, 0, 0)
    for number, seat in enumerate(game.seats):
        its_rank = (seat.hand_size(), seat.sum_fortune(), ages[number] if ages else 0)
        if number == 0 or its_rank < rank:
            best, rank = number, its_rank
    return best
