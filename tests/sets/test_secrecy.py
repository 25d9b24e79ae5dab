"""What a viewer cannot know changes nothing he is shown, offered or deals his samples from.

Two worlds: a game, and another that agrees with it in everything the viewer may know (a sample of his view).
He must
not be able to tell them apart.
"""

import pytest

from alhambra import Game, Setup, View
from alhambra.engine.chance import Fast
from alhambra.engine.rules.holding_lines import write_holdings
from alhambra.engine.show import show
from tests.effort import effort
from tests.sets.all_sets import compositions
from tests.sets.invariants import check_cards, check_census, check_tiles

SETUPS = [setup for players in (2, 3, 5) for setup in compositions(players)]


def facts(game: Game) -> list[object]:
    """Everything about a game, hidden or not."""
    seats = [
        (list(seat.money), list(seat.reserve), list(seat.bought), list(seat.palace.cells), list(seat.palace.grid))
        for seat in game.seats
    ]
    states = [write_holdings(game.rules, held) for held in game.states]
    hidden = [list(game.deck.cards), list(game.deck.discard), list(game.deck.census), [list(bag) for bag in game.bags]]
    return [seats, states, hidden, list(game.display), list(game.market_tiles), list(game.agenda), list(game.scores)]


def assert_alike(one: View, other: View, seed: int) -> None:
    """The viewer sees the same, and deals the same samples."""
    assert show(one) == show(other)
    assert show(one, money_is_open=True) == show(other, money_is_open=True)
    assert facts(one.sample(Fast(seed))) == facts(other.sample(Fast(seed)))


def moments(setup: Setup, seed: int, number: int) -> list[Game]:
    """Some moments of a random game."""
    game = Game(setup, seed)
    luck = Fast(seed)
    found = [game.clone()]
    while not game.is_over:
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
        if luck.draw_below(500) < number:
            found.append(game.clone())
    return [*found, game]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_two_worlds(setup: Setup) -> None:
    for game in moments(setup, 7, effort(4)):
        for viewer in range(-1, setup.players):
            view = game.view(viewer)
            world = view.sample(Fast(99))
            assert_alike(view, world.view(viewer), 3)
            check_cards(world)
            check_census(world)
            check_tiles(world)
            if game.to_act == viewer:
                assert [str(action) for action in world.legal_actions()] == [str(a) for a in game.legal_actions()]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_sample_plays_on_to_the_end(setup: Setup) -> None:
    for game in moments(setup, 8, effort(1)):
        world = game.view(game.to_act).sample(Fast(1))
        world.play_randomly(Fast(2))
        assert world.is_over


def test_samples_differ_in_what_is_hidden() -> None:
    game = Game(Setup("alhambra", ("bonus", "huts"), players=3), 1)
    view = game.view(0)
    one, other = facts(view.sample(Fast(1))), facts(view.sample(Fast(2)))
    assert one[1] != other[1]
    assert one[2] != other[2]


def test_a_view_holds_no_order_of_deck_and_bags() -> None:
    game = Game(Setup(players=3), 1)
    view = game.view(0)
    assert not hasattr(view, "deck")
    assert not hasattr(view, "bags")
    assert not hasattr(view, "chance")


def test_what_others_choose_in_secret_is_not_told() -> None:
    """Whichever site a player keeps (S-2), the others see and hear the same."""
    game = Game(Setup("alhambra", ("sites",), players=3), 2)
    luck = Fast(2)
    found = 0
    while not game.is_over:
        codes = game.legal_codes()
        if game.decision == "site" and len(codes) == 2:
            found += 1
            worlds = [game.clone() for _ in codes]
            for world, code in zip(worlds, codes, strict=True):
                world.journal = []
                world.apply_code(code)
            for viewer in range(-1, 3):
                if viewer != game.to_act:
                    told = [[event for event in w.journal or [] if event.is_visible_to(viewer)] for w in worlds]
                    assert told[0] == told[1]
                    assert show(worlds[0].view(viewer)) == show(worlds[1].view(viewer))
        game.apply_code(codes[luck.draw_below(len(codes))])
    assert found


def test_in_a_deck_made_anew_nobody_knows_where_the_exchange_cards_lie() -> None:
    """Only at the first division are they put into known piles (X-1); later they are shuffled with the money (X-3)."""
    compared = 0
    for seed in range(effort(40)):
        game = Game(Setup("combined", ("exchange",), players=3), seed)
        luck = Fast(seed)
        while not game.is_over and game.deck.divisions < 2:
            codes = game.legal_codes()
            game.apply_code(codes[luck.draw_below(len(codes))])
        offices = [place for place, card in enumerate(game.deck.cards) if card > 37]
        if game.is_over or not offices:
            continue
        for place in (0, len(game.deck.cards) - 1):
            if game.deck.cards[place] < 36:
                other = game.clone()
                cards = other.deck.cards
                cards[place], cards[offices[0]] = cards[offices[0]], cards[place]
                check_census(other)
                assert_alike(game.view(0), other.view(0), 5)
                compared += 1
    assert compared or effort(40) < 40
