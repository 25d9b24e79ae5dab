"""What an action would do."""

import pytest

from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from tests.effort import effort
from tests.notation.positions import SETUPS, random_game
from tests.rules.table import build, fill_bag, hand, lay_display, lay_market, legal, reserve, stack_deck, table
from tests.rules.test_two_players import give


def everything(game: Game) -> tuple[object, ...]:
    """All that a preview could have changed."""
    seats = [
        (list(s.money), list(s.reserve), list(s.bought), list(s.palace.cells), list(s.palace.grid)) for s in game.seats
    ]
    supplies = [list(game.deck.cards), list(game.deck.discard), [list(bag) for bag in game.bags]]
    table = [list(game.display), list(game.market_tiles), list(game.scores), list(game.agenda)]
    return seats, supplies, table, game.extra, list(game.legal_codes()), game.chance.clone().draw("probe", 1000)


def middle() -> Game:
    game = table(3)
    lay_display(game, "fl2 di3 de6 du1")
    lay_market(game, "P5 S6 A9 T8")
    hand(game, 0, "fl5 de9 du9")
    build(game, 0, "P6@0,-1")
    build(game, 1, "T12@1,0")
    reserve(game, 0, "T11n G10")
    return game


def test_a_building_that_is_added() -> None:
    preview = middle().preview("add T11n 1,0")
    assert (preview.seat, preview.scoring) == (0, 1)
    assert (preview.before.wall, preview.after.wall) == (1, 1)
    assert preview.before.counts["tower"] == 0
    assert preview.after.counts["tower"] == 1
    assert preview.before.points == (1 + 1, 6, 0)
    assert preview.after.points == (1 + 3 + 1, 3, 0)
    assert preview.gain == (3, -3, 0)
    assert (preview.again, preview.exact, preview.change) == (False, None, 0)


def test_a_wall_that_grows_or_goes() -> None:
    game = middle()
    build(game, 0, "P5@-1,-1")
    assert game.preview("remove P5 -1,-1").before.wall == 3
    assert game.preview("remove P5 -1,-1").after.wall == 1


@pytest.mark.parametrize(
    ("action", "exact", "change"), [("buy P5 fl5", True, 0), ("buy T8 du9", False, 1), ("buy A9 de9", True, 0)]
)
def test_a_payment_is_exact_or_something_is_lost(action: str, exact: bool, change: int) -> None:
    preview = middle().preview(action)
    assert (preview.exact, preview.change, preview.again) == (exact, change, exact)
    assert preview.before == preview.after  # it is not built yet


def test_a_tile_given_to_dirk() -> None:
    game = table(2)
    give(game, "T7")
    lay_market(game, "P5 S6 A9 T8")
    hand(game, 0, "du9")
    build(game, 0, "T12@1,0")
    game.apply("buy T8 du9")
    assert game.preview("give T8").before.points == (3, 0, 3)
    assert game.preview("give T8").after.points == (0, 0, 6)
    assert game.preview("give T8").after.counts["tower"] == 1  # the player's own


def test_a_preview_tells_nothing_of_what_lies_hidden() -> None:
    game, other = middle(), middle()
    stack_deck(game, "score1 score2 fl9")
    stack_deck(other, "fl1 fl2 fl3")
    fill_bag(game, "T13 T7")
    fill_bag(other, "")
    assert legal(game) == legal(other)
    for action in game.legal_actions():
        assert game.preview(action) == other.preview(action)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_preview_leaves_the_game_as_it_is(setup: Setup) -> None:
    for seed in range(effort(2)):
        for number, game in enumerate(random_game(setup, seed)):
            if number % 17 == 0 and not game.is_over:
                before = everything(game)
                for action in game.legal_actions()[:20]:
                    game.preview(action)
                assert everything(game) == before


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_last_scoring_gave_what_its_projection_says(setup: Setup) -> None:
    for seed in range(effort(5)):
        *_, game = random_game(setup, seed)
        assert game.score_sheet()[-1].points == game.projection() == game.projection(3)


def test_the_next_scoring_is_projected() -> None:
    game = middle()
    assert game.projection() == game.projection(1) == [2, 6, 0]
    stack_deck(game, "score1 fl9")
    game.apply("take fl2")
    assert game.projection() == game.projection(2) == [8 + 1, 13, 0]
    assert game.projection(3) == [16 + 1, 21, 0]
