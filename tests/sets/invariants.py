"""What holds at every moment of every game."""

from collections import Counter

from alhambra import Game
from alhambra.engine.actions.purse import cards_of
from alhambra.engine.palace.building import find_broken_rule
from alhambra.engine.rules.lying import list_held_pieces


def hand_cards(game: Game) -> list[int]:
    """All money cards in all hands."""
    return [card for seat in game.seats for currency in range(4) for card in cards_of(currency, seat.money[currency])]


def check_cards(game: Game) -> None:
    """Every card is in exactly one place (A-3, A-60, X-1)."""
    cards = Counter(hand_cards(game))
    cards.update(card for card in game.display if card >= 0)
    cards.update(game.deck.cards)
    cards.update(game.deck.discard)
    cards.update(list_held_pieces(game, "cards"))
    copies = 2 if game.setup.players == 2 else 3
    for card, name in enumerate(game.rules.cards.names):
        if card < 36:
            assert cards[card] == copies, name
        elif name.startswith("score"):
            number = card - 36
            come_up = (game.due | game.scored) >> number & 1
            assert cards[card] + come_up <= 1, name
        else:
            assert cards[card] == 1, name


def check_census(game: Game) -> None:
    """What everybody can reckon of the deck is true of it, pile by pile."""
    deck = game.deck
    cards = list(deck.cards)[::-1]
    size = int(deck.class_count)
    for at in range(0, len(deck.census), size):
        counts = list(deck.census[at : at + size])
        pile, cards = cards[: sum(counts)], cards[sum(counts) :]
        assert [sum(deck.class_of(card) == k for card in pile) for k in range(size)] == counts
    assert not cards


def tiles_of_seats(game: Game) -> list[int]:
    """All tiles that lie before the players, starting tiles excepted."""
    tiles: list[int] = []
    for seat in game.seats:
        tiles += [int(seat.palace.grid[c]) for c in seat.palace.cells]
        tiles += list(seat.reserve) + list(seat.bought)
    return tiles


def check_tiles(game: Game) -> None:
    """Every tile is in exactly one place, one face up (A-2, G-2); only at the end may some be out of play (G-12)."""
    table = game.rules.tiles
    tiles = tiles_of_seats(game) + [tile for tile in game.market_tiles if tile >= 0]
    tiles += [tile for bag in game.bags for tile in bag]
    tiles += list(list_held_pieces(game, "tiles"))
    fronts = Counter(tile if table.back[tile] < 0 else min(tile, int(table.back[tile])) for tile in tiles)
    assert all(number == 1 for number in fronts.values())
    bagged = {int(tile) for bag in game.rules.bags for tile in bag}
    missing = bagged - set(fronts)
    assert not missing or all(len(bag) == 0 for bag in game.bags)


def check_palaces(game: Game) -> None:
    """Every palace obeys the building rules, and its counts are those of its tiles."""
    for seat in game.seats:
        assert find_broken_rule(seat.palace) is None
        counted = Counter(int(game.rules.tiles.counted[int(seat.palace.grid[c])]) for c in seat.palace.cells)
        types = len(game.rules.tiles.types)
        assert list(seat.palace.count)[:types] == [counted[kind] for kind in range(types)]
        assert list(seat.reserve) == sorted(seat.reserve)
        assert all(amount >= 0 for amount in seat.money)


def check_actions(game: Game) -> None:
    """There is something to do until the end; nothing is listed twice; the notation tells all actions apart."""
    codes = list(game.legal_codes())
    assert bool(codes) != game.is_over
    assert len(set(codes)) == len(codes)
    texts = [str(action) for action in game.legal_actions()]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text).code for text in texts] == codes


def check(game: Game) -> None:
    """All invariants."""
    check_cards(game)
    check_census(game)
    check_tiles(game)
    check_palaces(game)
    check_actions(game)
    assert game.is_over or not game.due or game.decision == "bonus"
