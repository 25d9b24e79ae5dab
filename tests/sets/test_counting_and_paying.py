"""Buildings with huts, sites and bonus cards, and payments with exchange cards, as the oracle counts them."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.purse import one_card
from alhambra.engine.chance import Fast
from alhambra.engine.modules.bonus import SHOWN
from alhambra.engine.modules.sites import ON_TILES
from alhambra.engine.pieces.cards import CODES
from alhambra.engine.pieces.cells import cell_xy
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holdings import TILE_ROW
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.scoring import count_party_buildings
from tests.effort import effort
from tests.oracle import majorities as oracle
from tests.oracle.payment import exchange_payments, payments
from tests.oracle.pieces import FOUNTAIN, Cell, Palace, all_pieces
from tests.rules.sets import state_of

PIECES = all_pieces()
TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


# --- buildings ------------------------------------------------------------------------------------------------


def pieces_of(game: Game, seat: int) -> Palace:
    items = game.seats[seat].palace.items()
    return {(0, 0): FOUNTAIN, **{(x, y): PIECES[name] for name, x, y in items}}


def unfinished(game: Game, palace: Palace) -> list[Cell]:
    """The cells of tiles under a site."""
    covered = {game.rules.tiles.name(tile) for tile in state_of(game, "sites").piles[ON_TILES][TILE_ROW]}
    return [cell for cell, piece in palace.items() if piece.name in covered]


def revealed(game: Game, seat: int) -> list[str]:
    """The types of the bonus cards before a seat."""
    shown = state_of(game, "bonus").piles[SHOWN][seat]
    return [game.rules.tiles.tiles[tile].type for tile in shown]


def test_huts_sites_and_bonus_cards_count_as_the_oracle_says() -> None:
    seen = {"hut": 0, "site": 0, "bonus": 0}
    for seed in range(effort(40)):
        game = Game(Setup(modules=("bonus", "huts", "sites"), players=3), seed)
        luck = Fast(seed)
        while not game.is_over:
            codes = game.legal_codes()
            game.apply_code(codes[luck.draw_below(len(codes))])
            if luck.draw_below(20) == 0:
                compare(game, seen)
        compare(game, seen)
    assert min(seen.values()) > 0  # so all three took part


def compare(game: Game, seen: dict[str, int]) -> None:
    for seat in range(3):
        palace = pieces_of(game, seat)
        cells, bonus = unfinished(game, palace), revealed(game, seat)
        count = oracle.buildings(palace, cells, bonus)
        assert [int(number) for number in count_party_buildings(game, seat)[:6]] == [count[type] for type in TYPES]
        plain = oracle.buildings({cell: piece for cell, piece in palace.items() if piece.kind != "hut"}, cells, bonus)
        seen["hut"] += count != plain
        seen["site"] += bool(cells)
        seen["bonus"] += bool(bonus)


# --- payments ---------------------------------------------------------------------------------------------------


def drawn(luck: Fast, most: int) -> list[int]:
    """Some values, no more than three alike."""
    cards: list[int] = []
    for _ in range(luck.draw_below(most + 1)):
        value = 1 + luck.draw_below(9)
        if cards.count(value) < 3:
            cards.append(value)
    return cards


def hold(game: Game, hands: list[list[int]]) -> None:
    """The money of seat 0, by currency, and one exchange card: dirham and ducat."""
    game.seats[0].money = vec[i64]([sum(int(one_card(value)) for value in values) for values in hands])
    state_of(game, "exchange").piles[0][0] = vec[i64]([game.rules.cards.parse("x:di-du")])
    game._listed = False


def paid(action_cards: tuple[str, ...], code: str) -> tuple[int, ...]:
    return tuple(sorted(int(card[2:]) for card in action_cards if card.startswith(code)))


def test_payments_with_an_exchange_card_are_those_of_the_oracle() -> None:
    game = Game(Setup(modules=("exchange",), players=3), 1)
    game.agenda = vec[i64]([entry - (int(game.turn) << 24) for entry in game.agenda])
    table = game.rules.tiles
    tiles = [number for number, tile in enumerate(table.tiles) if tile.type]
    mixed = 0
    for seed in range(effort(150)):
        luck = Fast(seed)
        hands = [drawn(luck, 5) for _ in CODES]
        hold(game, hands)
        market = [tiles[luck.draw_below(len(tiles))] for _ in range(4)]
        while len(set(market)) < 4:
            market = [tiles[luck.draw_below(len(tiles))] for _ in range(4)]
        game.market_tiles = vec[i64](market)
        for slot, tile in enumerate(market):
            price = table.tiles[tile].price
            name = table.name(tile)
            buys = [action for action in game.legal_actions() if action.kind == "buy" and action.tile == name]
            plain = {paid(buy.cards, CODES[slot]) for buy in buys if "x:di-du" not in buy.cards}
            assert plain == payments(hands[slot], price)
            with_card = [buy for buy in buys if "x:di-du" in buy.cards]
            other = {1: 3, 3: 1}.get(slot)
            expected = set() if other is None else exchange_payments(hands[slot], hands[other], price)
            found = {(paid(buy.cards, CODES[slot]), paid(buy.cards, CODES[other or 0])) for buy in with_card}
            assert found == expected
            assert len(buys) == len(plain) + len(expected)
            mixed += len(expected)
    assert mixed > 0


def test_cells_of_palaces_are_read_alike() -> None:
    game = Game(Setup(modules=("huts",)), 3)
    game.play_randomly(Fast(3))
    palace = game.seats[0].palace
    assert sorted(pieces_of(game, 0)) == sorted([(0, 0), *(cell_xy(palace.code(c)) for c in palace.cells)])
