"""Positions of games with modules, laid out by hand; the rest of the table is in `table.py`."""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.modules.sites import ON_TILES
from alhambra.engine.pieces.cards import CODES
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holdings import Holdings
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.scoring import score


def playing(game: str = "alhambra", *modules: str, players: int = 3, simplified: bool = False, seed: int = 1) -> Game:
    """A game of that kind in which seat 0 is to act; everything else is as it was dealt, and the journal is kept."""
    dealt = Game(Setup(game, modules, players=players, simplified=simplified), seed)
    dealt.agenda = vec[i64]([entry - (int(dealt.turn) << 24) for entry in dealt.agenda])
    dealt.turn = 0
    dealt.journal = []
    return dealt


def state_of(game: Game, module: str) -> Holdings:
    """What lies with a module."""
    found = game.rules.find_module(module)
    assert found is not None
    return game.states[found.number]


def cover(game: Game, *covered: tuple[str, int, str]) -> None:
    """Lay building sites on tiles: tile, owner, currency."""
    tiles = numbers(game, " ".join(tile for tile, _, _ in covered))
    owners = vec[i64]([owner for _, owner, _ in covered])
    state_of(game, "sites").piles[ON_TILES] = [tiles, owners, vec[i64]([CODES.index(code) for _, _, code in covered])]
    game._listed = False


def fill_bags(game: Game, *bags: str) -> None:
    """What is in the bags, each in the order in which it will be drawn."""
    game.bags = [vec[i64]([game.rules.tiles.parse(name) for name in bag.split()][::-1]) for bag in bags]


def numbers(game: Game, tiles: str) -> "vec[i64]":
    """The numbers of tiles."""
    return vec[i64]([game.rules.tiles.parse(name) for name in tiles.split()])


def row_of(tiles: str) -> str:
    """The tiles in a row east of the starting tile, for `table.build`; edges do not matter to majorities."""
    return " ".join(f"{name}@{x},0" for x, name in enumerate(tiles.split(), 1))


def points_for(game: Game, category: str, scoring: int) -> list[int]:
    """What a scoring held now gives every party for one category; the game stays as it is."""
    copy = game.clone()
    score(copy, scoring - 1)
    sheet = next(sheet for sheet in copy.score_sheet() if sheet.scoring == scoring)
    return next(row.points for row in sheet.rows if row.category == category)
