"""A game as a Python object: compared, copied, pickled, printed, asked."""

import copy
import pickle
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from alhambra import Game, InvalidSetup, OutOfRange, Setup
from alhambra.engine.chance import Chance, Fast
from alhambra.engine.learning.simulation import luck_of, play_on
from alhambra.record import Recorder
from alhambra.record.pickled import chance_data
from alhambra.record.sheet_html import sheet_html
from tests.effort import effort
from tests.record.games import play

SETUPS = [
    Setup(players=2),
    Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites"), players=4),
    Setup("combined", ("vizier",), players=3),
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("actions", [0, 37, 150, 5000])
def test_a_pickled_game_goes_on_as_the_other(setup: Setup, actions: int) -> None:
    game = Game(setup, "1")
    play_on(game, luck_of("1"), actions)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.is_over == game.is_over
    for one in (game, again):
        play_on(one, luck_of("2"), effort(200))
    assert again == game
    assert again.position_hash == game.position_hash


def test_fast_chance_is_pickled_and_another_is_refused() -> None:
    game = Game(Setup(players=2), Fast(5))
    again = pickle.loads(pickle.dumps(game))
    assert (again == game, chance_data(again.chance)) == (True, chance_data(game.chance))
    with pytest.raises(TypeError, match="cannot be pickled"):
        chance_data(Chance())


def test_copies_are_equal_and_independent() -> None:
    game = Game(Setup(), "1")
    for other in (copy.copy(game), copy.deepcopy(game), game.clone()):
        assert other == game
        other.apply(other.legal_actions()[0])
        assert other != game
    assert game != Game(Setup(), "2")
    assert game != "game"
    assert game.position_hash != Game(Setup(), "2").position_hash


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_actions_are_taken_back_to_the_deal(setup: Setup) -> None:
    game, luck = Game(setup, "1", keeps_record=True), luck_of("1")
    past: list[tuple[str, int, int]] = []
    while not game.is_over and game.steps < effort(60):
        past.append((game.position, len(game.journal or []), len(game.draws or [])))
        codes = list(game.legal_codes())
        game.apply(codes[luck.next_below(len(codes))])
        after = game.position
        action = game.pop()
        assert (game.position, list(game.legal_codes())) == (past[-1][0], codes)
        game.apply(action)
        assert game.position == after  # chance goes back too
    for before in reversed(past):
        game.pop()
        assert (game.position, len(game.journal or []), len(game.draws or [])) == before
    with pytest.raises(IndexError, match="no action to take back"):
        game.pop()


def test_a_game_that_keeps_no_record_takes_nothing_back() -> None:
    game = Game(Setup(), "1")
    game.apply(game.legal_actions()[0])
    before = game.position
    with pytest.raises(ValueError, match="keeps no record"):
        game.pop()
    with pytest.raises(ValueError, match="keeps no record"):
        Game(Setup(), "1", keeps_record=True).clone().pop()
    assert game.position == before


def test_it_says_what_it_is() -> None:
    game = Game(Setup(players=2), "1")
    assert repr(game).startswith("<Game alhambra, family-box, 2 players; step 0, seat ")
    assert "market: " in str(game)
    assert "player_1: 0 points, " in str(game)
    play_on(game, luck_of("1"), 5000)
    assert repr(game).endswith(", over>")
    ET.fromstring(game._repr_svg_())


def test_actions_may_be_asked_for_by_their_notation() -> None:
    game = Game(Setup(), "7")
    first = game.legal_actions()[0]
    assert first == str(first)
    assert str(first) in game.legal_actions()
    assert "fly" not in game.legal_actions()
    assert game.is_legal(str(first))
    assert game.is_legal(first)
    assert not game.is_legal("fly")
    assert not game.is_legal("take fl1+fl1+fl1")
    assert not game.is_legal(-1)


def test_numbers_that_make_no_sense_are_refused() -> None:
    game = Game(Setup(), "1")
    for seat in (7, 3, -2):
        with pytest.raises(OutOfRange, match=f"There is no seat {seat}: seats are numbered from 0 to 2"):
            game.view(seat)
    for scoring in (0, 4):
        with pytest.raises(OutOfRange, match=f"There is no scoring {scoring}"):
            game.projection(scoring)
    assert game.view(-1).viewer == -1
    assert len(game.projection(3)) == 3


def test_a_setup_takes_lists_and_refuses_other_types() -> None:
    assert Setup(modules=["vizier"]) == Setup(modules=("vizier",))  # type: ignore[arg-type]
    assert Game(Setup(modules=["vizier"], ages=[3, 4, 5]), "1").setup.ages == (3, 4, 5)  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup, match="modules is a list, not 'vizier'"):
        Setup(modules="vizier")  # type: ignore[arg-type]
    for players in (3.0, "3", True):
        with pytest.raises(InvalidSetup, match="two to six players"):
            Setup(players=players)  # type: ignore[arg-type]


# --- names at the edge, and what a notebook shows -----------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_market_money_and_hands_have_names(setup: Setup) -> None:
    game = Game(setup, "1")
    assert {offer.slot for offer in game.offers} == {1, 2, 3, 4}
    for offer in game.offers:
        tile = game.rules.tiles.tiles[game.rules.tiles.parse(offer.tile)]
        assert (offer.type, offer.price) == (tile.type, tile.price)
        assert offer.currency == ("fl", "di", "de", "du")[offer.slot - 1]
    taken = {card for action in game.legal_actions() if action.kind == "take" for card in action.cards}
    assert taken == {card for card in game.open_money if not card.startswith("score")}
    for seat in game.seats:
        assert len(seat.hand) == seat.hand_size()
        assert " ".join(seat.hand) in repr(seat)
    assert game.view(0).offers == game.offers


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_notebook_shows_everything(setup: Setup) -> None:
    recorder = play(Recorder(setup, 3), Fast(3))
    game = recorder.game
    for thing in (game, game.view(0), game.view(-1), game.seats[0].palace):
        assert ET.fromstring(thing._repr_svg_()).tag.endswith("svg")
    assert game.outcome
    for table in (game.outcome._repr_html_(), game.outcome.scorings[0]._repr_html_()):
        assert ET.fromstring(table).tag == "table"
    assert ">3 <small>" in game.outcome._repr_html_() or ">1 <small>" in game.outcome._repr_html_()
    record = recorder.record()
    assert "<svg" in record._repr_html_()
    assert f"{len(record.steps) - 1} actions" in repr(record)


def test_a_record_that_does_not_hold_says_so_in_a_notebook() -> None:
    record = play(Recorder(Setup(), 3), Fast(3), 5).record()
    broken = replace(record, steps=(*record.steps, replace(record.steps[-1], number=6, action="pass")))
    assert "step 6" in broken._repr_html_().lower()
    assert sheet_html([]).startswith("<p>")


def test_a_view_prints_what_its_seat_sees() -> None:
    game = Game(Setup(players=3), "1")
    assert " ".join(game.seats[1].hand) in str(game.view(1))
    assert " ".join(game.seats[0].hand) not in str(game.view(1))
    assert repr(game.view(1)).startswith("<View of seat 1: alhambra")
    assert repr(game.view(-1)).startswith("<View of a spectator")
