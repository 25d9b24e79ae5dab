"""Draw the pictures of the README: `python tools/pictures.py` writes docs/pictures/."""

from collections.abc import Iterator
from pathlib import Path

from alhambra.engine.palace.palace import Palace
from alhambra.engine.palace.plan import make_base_tiles
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.view.view import View
from alhambra.svg import draw_palace, draw_table
from alhambra.svg.from_view import palace_scene, table_scene

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
NAMES = ("Ana", "Boabdil", "Carmen")
SEED = "granada"
BEAM = 6


def fine_palace(size: int) -> Palace:
    """A palace with a long wall and of every type: the best that grow from the best, a few at a time."""
    best = [Palace.of([])]
    tiles = [tile.name for tile in make_base_tiles().tiles if tile.type]
    for _ in range(size):
        grown = {repr(larger): larger for palace in best for larger in extensions(palace, tiles)}
        best = sorted(grown.values(), key=lambda palace: (beauty(palace), repr(palace)))[-BEAM:]
    return best[-1]


def extensions(palace: Palace, tiles: list[str]) -> Iterator[Palace]:
    """All palaces with one tile more."""
    for tile in tiles:
        for x, y in palace.legal_cells(tile):
            larger = palace.copy()
            larger.add(tile, x, y)
            yield larger


def beauty(palace: Palace) -> float:
    """A long wall round a compact palace with all types evenly."""
    built = {(x, y) for _, x, y in palace.items()} | {(0, 0)}
    joins = sum(((x + 1, y) in built) + ((x, y + 1) in built) for x, y in built)
    return palace.longest_wall() + 1.5 * joins - 0.6 * sum(count * count for count in palace.counts())


def sensible_game(actions: int) -> Game:
    """A game in which everybody buys when he can, and builds where it scores most."""
    game = Game(Setup(), SEED)
    for _ in range(actions):
        game.apply(str(max(game.legal_actions(), key=lambda action: (merit(game, str(action)), str(action)))))
    return game


def merit(game: Game, text: str) -> tuple[float, ...]:
    """How good an action looks to somebody who does not look far."""
    kind, _, rest = text.partition(" ")
    if kind == "take":
        return 1, sum(int(card[2:]) for card in rest.split("+"))
    seen = game.preview(text)
    order = {"buy": 3, "place": 3, "add": 2}.get(kind, 0)
    return order, float(seen.again), seen.gain[seen.seat] - seen.change, seen.after.wall


def main() -> None:
    """Draw them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    palace = palace_scene(fine_palace(17))
    (PICTURES / "palace.svg").write_text(draw_palace(palace) + "\n", "utf-8")
    table = table_scene(View(sensible_game(130), 0), NAMES)
    (PICTURES / "table.svg").write_text(draw_table(table) + "\n", "utf-8")


if __name__ == "__main__":
    main()
