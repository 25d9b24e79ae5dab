"""A game as a Python object: compared, copied, pickled, printed, asked."""

import copy
import json
import pickle
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Game, InvalidNotation, InvalidSetup, OutOfRange, Setup, View
from alhambra.bots.ladder import UnknownBot
from alhambra.engine.chance import Chance, Fast
from alhambra.engine.learning.simulation import luck_of, play_on
from alhambra.engine.modules.sites import ON_TILES
from alhambra.record import Recorder
from alhambra.record.pickled import reduce_chance
from alhambra.record.sheet_html import sheet_html
from tests.effort import effort
from tests.record.games import play
from tests.rules.sets import state_of
from tests.rules.table import lay_market, table

HASH_OF_A_GAME = 1_211_939_444_610_567_171
"""Of the game below, after 100 actions: it must not change, or hashes that somebody kept find nothing any more."""

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
    assert (again == game, reduce_chance(again.chance)) == (True, reduce_chance(game.chance))
    with pytest.raises(TypeError, match="cannot be pickled"):
        reduce_chance(Chance())


COPIES = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize("again", COPIES)
@pytest.mark.parametrize("setup", [*SETUPS, Setup("granada")], ids=str)
def test_parts_of_a_game_are_copied_and_pickled_too(setup: Setup, again: Callable[[Any], Any]) -> None:
    game = Game(setup, "1")
    play_on(game, luck_of("1"), 100)
    action, view = game.legal_actions()[-1], game.view(1)
    assert again(action) == action
    assert game.is_legal(again(action))
    assert again(view) == view
    assert again(view).sample(Fast(1)) == view.sample(Fast(1))
    for seat in game.seats:
        other = again(seat.palace)
        assert other == seat.palace
        assert type(other) is type(seat.palace)
        assert (other.ascii(), other.longest_wall()) == (seat.palace.ascii(), seat.palace.longest_wall())
        assert other.removable() == seat.palace.removable()


@pytest.mark.parametrize("again", COPIES)
def test_C_6_a_palace_remembers_which_tile_of_two_layers_came_first(again: Callable[[Any], Any]) -> None:
    game, luck = Game(Setup("combined"), "1"), luck_of("1")
    while all(seat.palace.second_start() < 0 or len(seat.palace.items()) < 5 for seat in game.seats):
        play_on(game, luck, 1)
    palace = next(seat.palace for seat in game.seats if seat.palace.second_start() >= 0)
    other = again(palace)
    assert other.second_start() == palace.second_start()
    assert other == palace
    tile = next(name for name in palace.tiles.by_name if palace.legal_cells(name))
    cell = palace.legal_cells(tile)[0]
    other.add(tile, *cell)
    assert other != palace
    assert palace.at(*cell) == ""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_views_are_equal_when_their_viewer_knows_the_same(setup: Setup) -> None:
    game = Game(setup, "1")
    play_on(game, luck_of("1"), 40)
    view = game.view(1)
    assert view == game.view(1) == game.clone().view(1)
    assert hash(view) == hash(game.view(1))
    hidden = game.view(1).sample(Fast(9))
    assert hidden != game  # what nobody can know was dealt once more,
    assert hidden.view(1) == view  # which the viewer cannot see
    assert len({view, hidden.view(1), game.view(1), game.view(0), game.view(-1)}) == 3
    assert view != "view"
    game.apply(game.legal_actions()[0])
    assert game.view(1) != view


# --- the same position by another way -----------------------------------------------------------------


def pay_in_order(*purchases: str) -> Game:
    """Two exact purchases and an exchange of money, from the same deal."""
    game = Game(Setup(), "7")
    for action in (*purchases, "take fl4+de1", "place G7 -1,0", "place C8 0,-1"):
        game.apply(action)
    return game


def test_A_41_the_order_of_the_discard_pile_makes_no_other_position() -> None:
    one, other = pay_in_order("buy C8 de8", "buy G7 du7"), pay_in_order("buy G7 du7", "buy C8 de8")
    assert one.position != other.position  # which has the pile as it lies
    assert one == other
    assert one.position_hash == other.position_hash
    assert one.view(0) == other.view(0)
    assert hash(one.view(0)) == hash(other.view(0))
    one.deck.discard = one.deck.discard[:1]
    assert one != other
    assert one.position_hash != other.position_hash


def test_pieces_on_tiles_have_no_order() -> None:
    one = Game(Setup("alhambra", ("sites",)), "1")
    luck = luck_of("1")
    while len(rows := state_of(one, "sites").piles[ON_TILES]) == 0 or len(rows[0]) < 2:
        play_on(one, luck, 1)
    other = one.clone()
    held = state_of(other, "sites")
    held.piles[ON_TILES] = [vec[i64](reversed([*row])) for row in held.piles[ON_TILES]]
    assert one.position != other.position
    assert (one == other, one.position_hash == other.position_hash) == (True, True)
    held.take_off(ON_TILES, 0)
    assert one != other


@pytest.mark.parametrize("setup", [*SETUPS, Setup("granada")], ids=str)
def test_positions_are_equal_as_their_texts_are(setup: Setup) -> None:
    found: dict[int, str] = {}
    for seed in range(effort(60)):
        game, luck = Game(setup, str(seed)), luck_of(str(seed))
        while not game.is_over and game.steps < 1000:
            text = game.position
            assert found.setdefault(game.position_hash, text) == text
            play_on(game, luck, 7)
    assert len(found) == len(set(found.values())) > effort(60) * 10
    assert all(0 <= number < 2**62 for number in found)


def test_a_hash_is_the_same_in_every_process_and_build() -> None:
    game = Game(Setup("alhambra", ("vizier", "sites"), players=4), "1")
    play_on(game, luck_of("1"), 100)
    assert game.position_hash == HASH_OF_A_GAME


def test_another_setup_is_another_position() -> None:
    games = [Game(setup, "1") for setup in (Setup(), Setup(edition="revised"), Setup(ages=(9, 8, 7)))]
    assert len({game.position_hash for game in games}) == 3
    assert games[0] != games[2]
    both = [Game(Setup("alhambra", modules), "1") for modules in (("vizier", "sites"), ("sites", "vizier"))]
    assert both[0] == both[1]
    assert both[0].position_hash == both[1].position_hash


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
        game.apply(codes[luck.draw_below(len(codes))])
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


@pytest.mark.parametrize("again", COPIES)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_copies_of_a_game_that_keeps_a_record_keep_it_too(setup: Setup, again: Callable[[Any], Any]) -> None:
    game, luck = Game(setup, "1", keeps_record=True), luck_of("1")
    for _ in range(30):
        codes = list(game.legal_codes())
        game.apply(codes[luck.draw_below(len(codes))])
    other = again(game)
    assert other == game
    assert (other.journal, other.draws) == (game.journal, game.draws)
    assert [str(other.pop()) for _ in range(10)] == [str(game.pop()) for _ in range(10)]
    assert other == game
    assert (other.journal, other.draws) == (game.journal, game.draws)
    text, legal = game.position, game.legal_actions()
    other.apply(other.legal_actions()[-1])
    assert (game.position, game.legal_actions()) == (text, legal)
    other.pop()
    assert (other.position, other.legal_actions()) == (text, legal)
    assert again(Game(setup, "1", keeps_record=True)).journal == Game(setup, "1", keeps_record=True).journal


def test_only_what_went_through_apply_is_taken_back() -> None:
    game = Game(Setup(), "1", keeps_record=True)
    game.apply(game.legal_actions()[0])
    game.apply_code(game.legal_codes()[0])
    before = game.position
    with pytest.raises(ValueError, match="went through apply_code"):
        game.pop()
    assert game.position == before
    other = pickle.loads(pickle.dumps(game))
    assert other == game
    with pytest.raises(IndexError, match="no action to take back"):
        other.pop()
    game.apply(game.legal_actions()[0])
    game.pop()
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


@pytest.mark.parametrize("shown", [None, [], "view", {}, {"position": 1, "viewer": 0}])
def test_what_is_no_view_is_refused_in_words(shown: Any) -> None:
    with pytest.raises(InvalidNotation, match="position"):
        View.from_shown(shown)


def test_errors_travel_between_processes() -> None:
    for error in (UnknownBot("bot", name="x", names="y"), InvalidSetup("players", "A-1", players=9)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.refusal) == (type(error), str(error), error.refusal)


def test_points_are_a_plain_list() -> None:
    game = Game(Setup(players=2), "1")
    assert game.points == game.view(0).points == [0, 0, 0]  # Dirk takes part in majorities
    play_on(game, luck_of("1"), 5000)
    assert game.points == json.loads(json.dumps(game.points)) == [int(score) for score in game.scores]


def test_a_setup_takes_lists_and_refuses_other_types() -> None:
    assert Setup(modules=["vizier"]) == Setup(modules=("vizier",))
    assert Game(Setup(modules=["vizier"], ages=[3, 4, 5]), "1").setup.ages == (3, 4, 5)
    with pytest.raises(InvalidSetup, match="modules is a list, not 'vizier'"):
        Setup(modules="vizier")
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
    assert [(slot.number, slot.currency) for slot in game.market] == [(1, "fl"), (2, "di"), (3, "de"), (4, "du")]
    assert [offer for slot in game.market for offer in slot.offers] == game.offers
    for slot in game.market:
        assert len(slot.tiles) == len(slot.prices) == len(game.bags)
        assert list(zip(slot.tiles, slot.prices, strict=True)) == [(offer.tile, offer.price) for offer in slot.offers]
    taken = {card for action in game.legal_actions() if action.kind == "take" for card in action.cards}
    assert taken == {card for card in game.open_money if not card.startswith("score")}
    for seat in game.seats:
        assert len(seat.hand) == seat.hand_size()
        assert " ".join(seat.hand) in repr(seat)
    assert game.view(0).offers == game.offers
    assert game.view(0).market == game.market


def test_an_empty_slot_is_still_a_slot() -> None:
    game = table()
    lay_market(game, "P8 - T12 -")
    assert [slot.tiles for slot in game.market] == [("P8",), (), ("T12",), ()]
    assert [slot.prices for slot in game.market] == [(8,), (), (12,), ()]


def test_tiles_before_a_player_have_names() -> None:
    game = table()
    game.seats[0].store(game.rules.tiles.parse("P8"))
    game.seats[0].buy(game.rules.tiles.parse("T12"))
    assert (game.seats[0].reserve_names, game.seats[0].bought_names) == (["P8"], ["T12"])


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_notebook_shows_everything(setup: Setup) -> None:
    recorder = play(Recorder(setup, 3), Fast(3))
    game = recorder.game
    for thing in (game, game.view(0), game.view(-1), game.seats[0].palace):
        assert ET.fromstring(thing._repr_svg_()).tag.endswith("svg")
    assert game.outcome
    for shown in (game.outcome._repr_html_(), game.outcome.scorings[0]._repr_html_()):
        assert ET.fromstring(shown).tag == "table"
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
