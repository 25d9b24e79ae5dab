"""docs/features.md is what the engine says."""

from alhambra import Game, Setup
from alhambra.engine.learning.action_features import FEATURES
from alhambra.engine.learning.observation import MOMENT_NUMBERS, Layout
from features_page import SETS, expanded, meanings, written
from tests.docs.pages import page


def test_the_page_is_current() -> None:
    assert page("docs/features.md") == written(), "run tools/features_page.py"


def test_every_number_has_a_meaning() -> None:
    assert set(FEATURES) <= set(meanings("action_features"))
    for setup in SETS.values():
        layout = Layout(Game(setup, "1"))
        assert set(layout.parts) == set(meanings("observation"))
    assert len(list(expanded(meanings("observation")["moment"]))) == MOMENT_NUMBERS


def test_modules_show_as_many_numbers_as_the_page_says() -> None:
    for name in ("vizier", "exchange", "bonus", "huts", "sites"):
        game = Game(Setup(modules=(name,)), "1")
        (size,) = [int(module.size) for module in Layout(game).modules[1:]]
        rows = [line.split(" | ") for line in page("docs/features.md").splitlines() if line.startswith(f"| `{name}`")]
        told = sum(int(row[-1].rstrip(" |")) for row in rows)
        extra = len(Game(SETS["Alhambra, five modules"], "1").rules.tiles.tiles) - len(game.rules.tiles.tiles)
        tiles = sum(row[3] in ("tiles", "pictures") or row[2] == "tile" for row in rows if row[4] != "top")
        assert size == told - extra * tiles
