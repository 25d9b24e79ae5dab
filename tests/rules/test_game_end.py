"""The end of the game (A-46, A-50, A-55 … A-57)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.chance import Fast
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.play.game import Game
from alhambra.engine.show import show
from alhambra.record.position import parse_position, position_text
from tests.rules.sets import playing
from tests.rules.table import (
    build,
    built,
    card_names,
    fill_bag,
    hand,
    happened,
    lay_display,
    lay_market,
    legal,
    refused,
    table,
    tile_names,
)


def last_turn(market: str = "P5 S6 A9 T8") -> Game:
    """Seat 0 is to act, nobody has money, and the bag is empty."""
    game = table(3)
    lay_display(game, "fl2 di3 de6 du1")
    lay_market(game, market)
    fill_bag(game, "")
    for seat in range(3):
        hand(game, seat, "")
    return game


def test_A_50_a_scoring_card_that_has_not_come_up_is_not_scored() -> None:
    game = last_turn("- S6 A9 T8")
    game.apply("take fl2")
    assert game.outcome is not None
    assert [sheet.scoring for sheet in game.outcome.scorings] == [3]


def pass_turns(game: Game, turns: int) -> None:
    """Let turns pass in which nobody buys."""
    game.turns += turns


def test_A_46_a_game_in_which_nobody_buys_ends() -> None:
    game = last_turn()
    hand(game, 1, "fl2")
    assert game.last_purchase == 0
    pass_turns(game, 300 - int(game.turns) - 1)
    game.apply("take di3")
    assert happened(game, "idle", "end", "over") == []  # 299 turns have passed
    game.apply("take du1")
    assert happened(game, "idle", "end") == ["idle"]
    assert (game.to_act, game.decision) == (1, "award")  # the market is full, and its tiles are left over
    game.apply("reserve P5")
    while not game.is_over:
        game.apply(legal(game)[0])
    assert game.last_purchase == 0


def test_A_46_a_purchase_begins_the_count_again() -> None:
    game = last_turn()
    hand(game, 0, "fl5")
    fill_bag(game, "G10 G11")
    pass_turns(game, 300 - int(game.turns))
    game.apply("buy P5 fl5")
    game.apply("pass")
    game.apply("reserve P5")
    assert (game.is_over, game.to_act, int(game.last_purchase)) == (False, 1, 300)


def test_A_46_the_vizier_buys_too() -> None:
    game = playing("alhambra", "vizier", players=3)
    lay_display(game, "fl2 di3 de6 du1")
    lay_market(game, "P5 S6 A9 T8")
    for seat in range(3):
        hand(game, seat, "")
    hand(game, 1, "fl5")
    game.turns = 299
    game.apply("take di3")
    assert (game.to_act, game.decision) == (1, "vizier")
    game.apply("vizier P5 fl5")
    game.apply("reserve P5")
    assert int(game.last_purchase) == 299
    game.apply("take de6")
    assert not game.is_over


def test_A_46_everybody_may_know_how_many_turns_have_passed() -> None:
    game = last_turn()
    pass_turns(game, 40 - int(game.turns))
    for viewer in (-1, 0, 2):
        view = game.view(viewer)
        assert show(view)["idle_turns"] == 39  # the turn under way does not count
        assert view.sample(Fast(1)).last_purchase == game.last_purchase


def test_A_46_a_position_keeps_the_last_purchase() -> None:
    game = table(3)
    game.turns = 40
    game.last_purchase = 17
    assert int(parse_position(position_text(game)).last_purchase) == 17
    older = position_text(game).replace(" bought 17", "")
    assert int(parse_position(older).last_purchase) == 40
    with pytest.raises(InvalidNotation):
        parse_position(position_text(game).replace(" bought 17", " bought 41"))


def test_A_46_older_rules_do_not_know_it() -> None:
    game = last_turn()
    game.rules.ends_idle = False
    pass_turns(game, 3000)
    game.apply("take di3")
    assert not game.is_over


def test_A_55_the_game_goes_on_as_long_as_the_market_is_full() -> None:
    game = last_turn()
    game.apply("take fl2")
    assert (game.is_over, game.to_act, game.outcome) == (False, 1, None)


def test_A_55_it_ends_when_the_market_cannot_be_refilled() -> None:
    game = last_turn()
    hand(game, 0, "du8 fl5")
    fill_bag(game, "G10")
    game.apply("buy T8 du8")
    game.apply("buy P5 fl5")
    game.apply("pass")
    game.apply("reserve P5")
    assert happened(game, "end", "over") == []
    game.apply("reserve T8")
    assert tile_names(game, game.market_tiles) == ["G10", "S6", "A9", "-"]  # filled as far as possible
    assert happened(game, "end", "over") == ["end", "over"]
    assert game.is_over
    assert (game.to_act, game.decision, legal(game)) == (-1, "", [])
    assert refused(game, "pass") == ("A-57", "over")


def test_A_56_left_over_tiles_go_to_whoever_holds_most_of_the_currency() -> None:
    game = last_turn("P8 S9 A9 -")
    hand(game, 0, "fl1 di5 de2")
    hand(game, 1, "fl1 fl1 di9")
    hand(game, 2, "du9 de3")
    game.apply("take du1")
    assert (game.to_act, game.decision) == (1, "award")
    assert refused(game, "take fl2") == ("A-56", "award-now")
    assert refused(game, "place A9 1,0") == ("A-56", "not-bought")
    game.apply("place P8 1,0")
    assert (game.to_act, game.decision) == (1, "award")  # one after the other, slot by slot
    game.apply("reserve S9")
    assert game.to_act == 2
    game.apply("place A9 0,1")
    assert game.is_over
    assert (built(game, 1), built(game, 2)) == ({(1, 0): "P8"}, {(0, 1): "A9"})
    assert tile_names(game, game.market_tiles) == ["-", "-", "-", "-"]
    assert [len(seat.bought) for seat in game.seats] == [0, 0, 0]
    assert card_names(game, game.deck.discard) == []  # they are free


def test_A_56_with_a_tie_or_without_money_a_tile_stays() -> None:
    game = last_turn("P8 S9 - -")
    hand(game, 0, "fl5")
    hand(game, 1, "fl2 fl3")
    game.apply("take du1")
    assert game.is_over
    assert tile_names(game, game.market_tiles) == ["P8", "S9", "-", "-"]


def test_A_57_most_points_win() -> None:
    game = last_turn("- S6 A9 T8")
    build(game, 1, "T12@1,0")
    build(game, 2, "G10@1,0")
    game.apply("take fl2")
    outcome = game.outcome
    assert outcome is not None
    assert outcome.points == [0, 21, 20]
    assert outcome.winners == [1]
    assert outcome.places == [3, 1, 2]
    assert outcome.ranking == [[1], [2], [0]]


def test_A_57_tied_players_share_the_victory() -> None:
    game = last_turn("- S6 A9 T8")
    game.scores = vec[i64]([7, 3, 7])
    game.apply("take fl2")
    outcome = game.outcome
    assert outcome is not None
    assert outcome.winners == [0, 2]
    assert outcome.places == [1, 3, 1]
    assert outcome.ranking == [[0, 2], [1]]
