"""B-2 in every set with bonus cards: who may reveal what at every decision, as the sentence of the rule has it."""

import pytest

from alhambra.engine.actions.codes import kind_of
from alhambra.engine.chance import Fast
from alhambra.engine.modules.bonus import HANDS
from alhambra.engine.modules.sites import ON_TILES
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holdings import TILE_ROW
from alhambra.engine.rules.setup import Setup
from tests.effort import effort
from tests.rules.sets import state_of
from tests.sets.all_sets import all_setups

SETUPS = [setup for setup in all_setups() if "bonus" in setup.modules]
OUTSIDE_TURNS = ("vizier", "bonus", "award")  # decisions between turns, before scorings and at the end of the game


class Watcher:
    """Follows a game from outside: whose turn is under way, as the events tell it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events = 0
        self.turn = -1  # whose; -1 when none is under way
        self.offered: dict[str, int] = {}  # how often a card could be revealed, by decision

    def look(self) -> None:
        """Compare what may be revealed with what B-2 says."""
        game = self.game
        for event in (game.journal or [])[self.events :]:
            if event.key == "turn":
                self.turn = event.seat
        self.events = len(game.journal or [])
        if game.decision in OUTSIDE_TURNS:
            self.turn = -1
        is_free = game.decision == "bonus" or self.turn == game.to_act
        expected = {f"reveal {name}" for name in self.list_built()} if is_free else set()
        legal = [str(action) for action in game.legal_actions()]
        revealing = [action for action in legal if action.startswith("reveal")]
        assert set(revealing) == expected
        assert len(revealing) == len(expected)
        assert ("conceal" in legal) == (game.decision == "bonus")
        self.offered[game.decision] = self.offered.get(game.decision, 0) + len(revealing)

    def list_built(self) -> set[str]:
        """The cards in hand whose very tile stands in the palace and is finished (B-5)."""
        game = self.game
        name = game.rules.tiles.name
        built = {tile for tile, _, _ in game.seats[game.to_act].palace.items()}
        if "sites" in game.setup.modules:
            built -= {name(tile) for tile in state_of(game, "sites").piles[ON_TILES][TILE_ROW]}
        return built & {name(tile) for tile in state_of(game, "bonus").piles[HANDS][game.to_act]}


def watch(setup: Setup, seed: int) -> dict[str, int]:
    """Play a game at random, reluctant to reveal, so that cards stay in hand."""
    game = Game(setup, seed, keeps_record=True)
    watcher, luck = Watcher(game), Fast(seed)
    while not game.is_over:
        watcher.look()
        options = [int(code) for code in game.legal_codes()]
        shy = [code for code in options if game.rules.kinds[kind_of(code)].name != "reveal"]
        chosen = shy if luck.draw_below(4) else options
        game.apply_code(chosen[luck.draw_below(len(chosen))])
    return watcher.offered


def test_there_are_160_sets_with_bonus_cards() -> None:
    assert len(SETUPS) == 16 * 5 * 2


@pytest.mark.parametrize("batch", range(8))
def test_B_2_cards_are_revealed_at_every_decision_of_a_turn_and_before_scorings(batch: int) -> None:
    for number, setup in enumerate(SETUPS[batch::8]):
        if number % max(1, round(1 / min(1, effort(1000) / 1000))) == 0:  # interpreted, every twentieth set
            watch(setup, 40 * batch + number)


def test_B_2_every_kind_of_decision_comes_up() -> None:
    """While acting, placing and choosing a site, and before a scoring; never in the window of the viziers."""
    offered = dict.fromkeys(("act", "place", "site", "bonus"), 0)
    for seed in range(200):
        for decision, number in watch(Setup(modules=("vizier", "bonus", "sites"), players=3), seed).items():
            offered[decision] = offered.get(decision, 0) + number
        if all(offered[decision] for decision in ("act", "place", "site", "bonus")):
            break
    assert all(offered[decision] for decision in ("act", "place", "site", "bonus")), offered
    assert not offered.get("vizier", 0)
