"""Every set composes and plays random games to the end, with the invariants on."""

import pytest

from alhambra import Game, Setup
from alhambra.engine.chance import Fast
from tests.effort import effort
from tests.sets.all_sets import all_setups, compositions
from tests.sets.invariants import check

SETUPS = all_setups()


def play_checked(setup: Setup, seed: int, every: int) -> Game:
    """A random game with the invariants checked at the start, the end and now and then."""
    game = Game(setup, seed)
    luck = Fast(seed)
    steps = 0
    check(game)
    while not game.is_over:
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
        steps += 1
        if steps % every == 0:
            check(game)
    check(game)
    return game


def test_there_are_480_sets() -> None:
    assert len(SETUPS) == len(set(SETUPS)) == (32 + 8 + 8) * 5 * 2


@pytest.mark.parametrize("batch", range(24))
def test_every_set_plays_to_the_end(batch: int) -> None:
    for number, setup in enumerate(SETUPS[batch::24]):
        if number % max(1, round(1 / min(1, effort(1000) / 1000))):
            continue  # interpreted, every twentieth set
        for seed in range(max(1, effort(20) // 20)):
            game = play_checked(setup, 100 * batch + seed, every=97)
            outcome = game.outcome
            assert outcome is not None
            assert outcome.winners
            assert all(points >= 0 for points in game.scores)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", ["family-box", "revised"])
def test_the_base_game_plays_to_the_end(players: int, edition: str) -> None:
    for seed in range(effort(200)):
        game = Game(Setup(players=players, edition=edition), seed)
        game.play_randomly(Fast(seed))
        assert game.is_over
        if seed % 20 == 0:
            check(game)


@pytest.mark.parametrize("setup", list(compositions(3)), ids=str)
def test_a_clone_is_independent(setup: Setup) -> None:
    game = Game(setup, 5)
    luck = Fast(5)
    for _ in range(60):
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
    before = list(game.legal_codes())
    copy = game.clone()
    copy.play_randomly(Fast(1))
    assert list(game.legal_codes()) == before
    check(game)
    again = game.clone()
    again.play_randomly(Fast(1))
    assert list(again.scores) == list(copy.scores)


@pytest.mark.parametrize("setup", list(compositions(4)), ids=str)
def test_a_module_leaves_the_base_shuffle_as_it_was(setup: Setup) -> None:
    plain = Game(Setup(setup.game, (), setup.edition, setup.players, setup.options), 11)
    game = Game(setup, 11)
    names = [plain.rules.tiles.name(tile) for tile in plain.market_tiles]
    assert [game.rules.tiles.name(tile) for tile in game.market_tiles] == names
    assert [list(seat.money) for seat in game.seats] == [list(seat.money) for seat in plain.seats]
    assert list(game.display) == list(plain.display)
    assert [card for card in game.deck.cards if card < 36] == [card for card in plain.deck.cards if card < 36]
    assert [list(bag) for bag in game.bags] == [list(bag) for bag in plain.bags]
    assert game.turn == plain.turn
