"""Positions laid out by hand: hands, display, market and bag by the names of cards and tiles."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.chance import Recorded
from alhambra.engine.pieces.cells import HOME, cell_code
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.market import list_takes


def table(players: int = 3, **options: str) -> Game:
    """A game in which seat 0 is to act and everything is as it was dealt; the journal is kept."""
    game = Game(Setup(players=players, **options), 1)  # type: ignore[arg-type]
    game.agenda = vec[i64]([entry - (int(game.turn) << 24) for entry in game.agenda])
    game.turn = 0
    game.journal = []
    return game


def recorded(setup: Setup, money: str = "", tiles: str = "") -> Game:
    """A game whose first cards and tiles are drawn in this order."""
    names = Game(setup, 1).rules
    cards = [names.cards.parse(name) for name in money.split()]
    pieces = [names.tiles.parse(name) for name in tiles.split()]
    return Game(setup, Recorded({"money": [cards], "tiles": [pieces]}, {}))


def lay_display(game: Game, cards: str) -> None:
    """Lay out the money display; `-` is an empty place."""
    names = cards.split()
    game.display = vec[i64]([-1 if name == "-" else game.rules.cards.parse(name) for name in names])
    list_takes(game)
    game._listed = False


def lay_market(game: Game, tiles: str) -> None:
    """Lay out the market, slot by slot; `-` is an empty one."""
    names = tiles.split()
    game.market_tiles = vec[i64]([-1 if name == "-" else game.rules.tiles.parse(name) for name in names])
    game._listed = False


def fill_bag(game: Game, tiles: str) -> None:
    """What is in the bag, in the order in which it will be drawn."""
    numbers = [game.rules.tiles.parse(name) for name in tiles.split()]
    game.bags = [vec[i64](numbers[::-1])]


def stack_deck(game: Game, cards: str) -> None:
    """The money deck, in the order in which it will be drawn, as one pile."""
    numbers = [game.rules.cards.parse(name) for name in cards.split()]
    game.deck.stack([vec[i64](numbers[::-1])], game.chance, 0)


def hand(game: Game, seat: int, cards: str) -> None:
    """The money that a seat holds."""
    game.seats[seat].money = vec[i64]([0, 0, 0, 0])
    for name in cards.split():
        game.seats[seat].receive(game.rules.cards.parse(name))
    game._listed = False


def held(game: Game, seat: int) -> str:
    """What a seat holds, as `hand` takes it: in the order of currencies and values."""
    cards = range(36)
    amounts = game.seats[seat].money
    return " ".join(
        name
        for card in cards
        for name in [game.rules.cards.names[card]] * (int(amounts[card // 9]) >> 2 * (card % 9) & 3)
    )


def build(game: Game, seat: int, tiles: str) -> None:
    """Build tiles into a palace: `P5@0,-1 A9@1,0`."""
    for word in tiles.split():
        name, _, cell = word.partition("@")
        x, y = cell.split(",")
        game.seats[seat].build(cell_code(int(x), int(y)), game.rules.tiles.parse(name))
    game._listed = False


def built(game: Game, seat: int) -> dict[tuple[int, int], str]:
    """The palace of a seat by cells, without the fountain."""
    palace = game.seats[seat].palace
    codes = [int(palace.code(c)) for c in palace.cells]
    return {
        ((code & 255) - 128, (code >> 8) - 128): game.rules.tiles.name(palace.tile_at(code))
        for code in codes
        if code != HOME
    }


def reserve(game: Game, seat: int, tiles: str) -> None:
    """Put tiles into a reserve."""
    for name in tiles.split():
        game.seats[seat].store(game.rules.tiles.parse(name))
    game._listed = False


def tile_names(game: Game, tiles: "vec[i64]") -> list[str]:
    """The names of tiles, `-` for an empty place."""
    return ["-" if tile < 0 else game.rules.tiles.name(tile) for tile in tiles]


def card_names(game: Game, cards: "vec[i64]") -> list[str]:
    """The names of cards, `-` for an empty place."""
    return ["-" if card < 0 else game.rules.cards.names[card] for card in cards]


def legal(game: Game, kind: str = "") -> list[str]:
    """The legal actions, or those of a kind, as text."""
    return [str(action) for action in game.legal_actions() if kind in ("", action.kind)]


def refused(game: Game, action: str) -> tuple[str, str]:
    """The rule that forbids an action, and the key of the reason."""
    refusal = game.why_not(action)
    assert refusal is not None, action
    return refusal.rule, refusal.key


def happened(game: Game, *keys: str) -> list[str]:
    """The keys of the events so far, only these if any are given; the journal begins anew."""
    assert game.journal is not None
    seen = [event.key for event in game.journal if not keys or event.key in keys]
    game.journal = []
    return seen
