"""The vizier's favour (V-1 … V-7)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.modules.bonus import HANDS
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holding_lines import show_holdings
from tests.rules.sets import fill_bags, numbers, playing, state_of
from tests.rules.table import (
    build,
    built,
    card_names,
    hand,
    happened,
    held,
    lay_display,
    lay_market,
    legal,
    refused,
    stack_deck,
    tile_names,
)


def with_vizier(*modules: str, players: int = 3, game: str = "alhambra") -> Game:
    """Seat 0 is to act; nobody has money."""
    laid = playing(game, "vizier", *modules, players=players)
    lay_display(laid, "fl2 di3 de6 du1")
    stack_deck(laid, "fl9 di9 de9 du9 fl8 di8 de8 du8")
    lay_market(laid, "P5 S6 A9 T8" if game == "alhambra" else "ar2 ba4 li6 hs8")
    fill_bags(laid, "G10 C5 P2 T12 S3 A4" if game == "alhambra" else "mk2 pk4 sc6 re8 ar10")
    for seat in range(players):
        hand(laid, seat, "")
    return laid


def viziers(game: Game) -> list[bool]:
    """Which are active."""
    return [active != 0 for active in state_of(game, "vizier").numbers[0]]


def set_viziers(game: Game, *active: int) -> None:
    """Make viziers active (1) or inactive (0)."""
    state_of(game, "vizier").numbers[0] = vec[i64](active)
    game._listed = False


@pytest.mark.parametrize("players", [2, 3, 6])
def test_V_1_every_player_has_an_active_vizier(players: int) -> None:
    assert viziers(playing("alhambra", "vizier", players=players)) == [True] * players


# --- the window -------------------------------------------------------------------------------------------


def test_V_2_between_two_turns_a_tile_is_bought_exactly_and_placed_at_once() -> None:
    game = with_vizier()
    hand(game, 1, "fl5 fl4 fl9 di6 di9")
    game.apply("take de6")
    assert (game.to_act, game.decision, game.turn) == (1, "vizier", 0)
    assert legal(game) == ["vizier P5 fl5", "vizier S6 di6", "hold"]
    game.apply("vizier P5 fl5")
    assert (game.to_act, game.decision) == (1, "place")
    assert viziers(game) == [True, False, True]
    assert held(game, 1) == "fl4 fl9 di6 di9"
    assert card_names(game, game.deck.discard) == ["fl5"]
    assert {action.split()[0] for action in legal(game)} == {"reserve", "place"}
    game.apply("place P5 0,-1")
    assert built(game, 1) == {(0, -1): "P5"}
    assert (game.to_act, game.decision, game.turn) == (1, "act", 1)  # no extra action, but his turn
    assert not game.extra
    assert "vizier" in happened(game)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("vizier P5 fl9", ("V-2", "vizier-exact")),
        ("vizier P5 fl4", ("A-12", "too-little")),
        ("vizier P5 fl4+fl9", ("A-12", "superfluous")),
        ("vizier P5 di6", ("A-12", "wrong-currency")),
        ("vizier P5 fl1+fl4", ("A-12", "not-in-hand")),
        ("vizier P8 fl9", ("V-2", "not-in-market")),
        ("buy P5 fl5", ("V-2", "vizier-now")),
        ("take di3", ("V-2", "vizier-now")),
        ("pass", ("V-2", "vizier-now")),
        ("reactivate", ("V-5", "reactivate-later")),
    ],
)
def test_V_2_nothing_else_is_possible_in_the_window(action: str, reason: tuple[str, str]) -> None:
    game = with_vizier()
    hand(game, 1, "fl5 fl4 fl9 di6 di9")
    game.apply("take de6")
    assert refused(game, action) == reason


def test_V_2_whatever_the_tile() -> None:
    game = with_vizier()
    lay_market(game, "P2 S6 A9 T13")
    hand(game, 1, "fl2 du9 du4")
    game.apply("take de6")
    assert legal(game) == ["vizier P2 fl2", "vizier T13 du9+du4", "hold"]


def test_V_2_not_during_a_turn() -> None:
    game = with_vizier()
    hand(game, 0, "fl5 du9")
    assert refused(game, "vizier P5 fl5") == ("V-2", "vizier-later")
    assert refused(game, "hold") == ("V-4", "vizier-nothing")
    game.apply("buy T8 du9")
    assert refused(game, "vizier P5 fl5") == ("V-2", "vizier-later")
    assert refused(game, "reactivate") == ("V-5", "reactivate-later")


def test_V_2_after_refill_and_scoring_and_all() -> None:
    game = with_vizier(players=2)
    stack_deck(game, "score1 fl9 di9 de9 du9")
    lay_display(game, "- di3 de6 du1")
    hand(game, 0, "du9")
    hand(game, 1, "du9 du1")
    fill_bags(game, "G10 T12 C5 P2 S3 A4 A5 P8")
    game.apply("buy T8 du9")
    game.apply("reserve T8")
    assert game.scored == 1
    assert [len(bag) for bag in game.bags] == [1]  # the market was refilled, and Dirk has received six
    assert legal(game) == ["vizier G10 du9+du1", "hold"]


def test_V_2_the_tile_may_go_to_dirk() -> None:
    game = with_vizier(players=2)
    hand(game, 1, "fl5")
    game.apply("take de6")
    game.apply("vizier P5 fl5")
    assert "give P5" in legal(game)


def test_V_2_with_granada_tiles_turning_costs_as_usual() -> None:
    game = with_vizier(game="granada")
    hand(game, 1, "du8 fl2 fl1")
    game.apply("take du1")
    game.apply("vizier hs8 du8")
    assert "turn-reserve pk9" in legal(game)
    game.apply("turn pk9 -1,0")
    assert tile_names(game, game.market_tiles) == ["ar2", "ba4", "li6", "-"]
    assert legal(game) == ["fee fl2+fl1"]
    game.apply("fee fl2+fl1")
    assert tile_names(game, game.market_tiles) == ["ar2", "ba4", "li6", "sc3"]
    assert (game.to_act, game.decision) == (1, "act")


def test_V_3_the_market_is_refilled_the_display_is_not() -> None:
    game = with_vizier(game="granada")
    hand(game, 1, "fl2")
    game.apply("take du1")
    display = card_names(game, game.display)
    cards = len(game.deck.cards)
    game.apply("vizier ar2 fl2")
    game.apply("reserve ar2")
    assert tile_names(game, game.market_tiles) == ["sc3", "ba4", "li6", "hs8"]
    assert show_holdings(game.rules, state_of(game, "granada")) == {"marker": "even"}  # it has moved (G-4)
    assert (card_names(game, game.display), len(game.deck.cards)) == (display, cards)


def test_V_4_the_next_player_is_first_the_one_who_has_finished_last() -> None:
    game = with_vizier()
    for seat in range(3):
        hand(game, seat, "fl5")
    game.apply("take de6")
    asked = []
    while game.decision == "vizier":
        asked.append(game.to_act)
        game.apply("hold")
    assert asked == [1, 2, 0]
    assert (game.to_act, game.decision) == (1, "act")
    assert viziers(game) == [True, True, True]


def test_V_4_after_each_use_everybody_may_decide_again() -> None:
    game = with_vizier()
    hand(game, 0, "fl5")
    hand(game, 1, "fl5 du8")
    hand(game, 2, "du8 fl9 fl1")
    game.apply("take de6")
    game.apply("hold")  # seat 1
    game.apply("vizier T8 du8")  # seat 2: the next tile there is G10
    game.apply("reserve T8")
    assert (game.to_act, game.decision) == (1, "vizier")
    assert legal(game) == ["vizier P5 fl5", "hold"]
    game.apply("vizier P5 fl5")
    game.apply("reserve P5")
    assert tile_names(game, game.market_tiles) == ["C5", "S6", "A9", "G10"]
    assert (game.to_act, game.decision) == (0, "vizier")  # seats 1 and 2 have used theirs
    game.apply("hold")
    assert (game.to_act, game.decision) == (1, "act")


def test_V_4_nobody_is_asked_who_could_not_buy() -> None:
    game = with_vizier()
    hand(game, 1, "fl5")
    hand(game, 2, "fl4")
    set_viziers(game, 1, 0, 1)
    game.apply("take de6")
    assert (game.to_act, game.decision) == (1, "act")


# --- reactivating -----------------------------------------------------------------------------------------


def test_V_5_reactivating_is_a_whole_action() -> None:
    game = with_vizier()
    assert "reactivate" not in legal(game)
    assert refused(game, "reactivate") == ("V-5", "vizier-active")
    set_viziers(game, 0, 1, 1)
    assert "reactivate" in legal(game)
    game.apply("reactivate")
    assert viziers(game) == [True, True, True]
    assert (game.to_act, game.decision) == (1, "act")
    assert "reactivate" in happened(game)


def test_V_5_it_may_follow_an_exact_payment_and_serve_after_that_same_turn() -> None:
    game = with_vizier()
    set_viziers(game, 0, 0, 0)
    hand(game, 0, "fl5 du8")
    game.apply("buy P5 fl5")
    game.apply("reactivate")
    game.apply("reserve P5")
    assert (game.to_act, game.decision) == (0, "vizier")
    assert legal(game) == ["vizier T8 du8", "hold"]


def test_V_5_it_is_an_action_like_others_so_nobody_passes_who_could_do_it() -> None:
    game = with_vizier()
    set_viziers(game, 0, 1, 1)
    lay_display(game, "- - - -")
    assert legal(game) == ["reactivate"]


# --- the end of the game ------------------------------------------------------------------------------------


def test_V_6_no_window_once_the_end_is_reached() -> None:
    game = with_vizier()
    fill_bags(game, "")
    hand(game, 0, "fl9")
    hand(game, 1, "di6")
    game.apply("buy P5 fl9")
    game.apply("reserve P5")
    assert (game.to_act, game.decision) == (1, "award")  # S6, the second slot
    assert refused(game, "vizier S6 di6") == ("V-2", "vizier-later")


def test_V_6_a_purchase_that_leaves_the_market_short_ends_the_game() -> None:
    game = with_vizier()
    fill_bags(game, "")
    hand(game, 1, "fl5 fl1")
    hand(game, 2, "di6")
    game.apply("take de6")
    game.apply("vizier P5 fl5")
    assert game.decision == "place"
    game.apply("place P5 0,-1")
    assert (game.to_act, game.decision) == (2, "award")  # and not seat 2's vizier, nor seat 1's turn
    turns = game.turns
    while not game.is_over:
        game.apply(legal(game, "reserve")[0])
    assert game.turns == turns
    assert game.scored == 4
    assert len(game.agenda) == 0


def test_V_6_a_full_market_and_an_empty_bag_are_not_the_end() -> None:
    game = with_vizier()
    fill_bags(game, "G10")
    hand(game, 1, "fl5")
    hand(game, 2, "di6")
    game.apply("take de6")
    game.apply("vizier P5 fl5")
    game.apply("reserve P5")
    assert tile_names(game, game.market_tiles) == ["G10", "S6", "A9", "T8"]
    assert (game.to_act, game.decision) == (2, "vizier")


def test_V_6_in_the_combined_game_only_an_empty_slot_is_the_end() -> None:
    game = playing("combined", "vizier")
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, "fl9 di9 de9 du9")
    lay_market(game, "P5 ar2 - ba8 A9 li8 C8 hs8")
    fill_bags(game, "", "")
    for seat in range(3):
        hand(game, seat, "")
    hand(game, 1, "fl5 fl3")
    hand(game, 2, "di8")
    game.apply("take de6")
    game.apply("vizier P5 fl5")
    game.apply("reserve P5")
    assert legal(game) == ["vizier ba8 di8", "hold"]  # slot 1 still has ar2
    game.apply("vizier ba8 di8")
    game.apply("reserve ba8")
    assert game.decision == "award"


# --- with other modules -------------------------------------------------------------------------------------


def test_V_7_it_takes_no_hut_and_sets_up_and_finishes_no_site() -> None:
    game = with_vizier("huts", "sites")
    hand(game, 1, "fl5 fl2 di6")
    game.apply("take de6")
    assert legal(game) == ["vizier P5 fl5", "vizier S6 di6", "hold"]
    assert refused(game, "site P5 fl2") == ("S-2", "site-later")
    assert refused(game, "finish P5 fl5") == ("S-5", "site-later")
    assert refused(game, "hut hPn") == ("H-2", "hut-later")


def test_V_7_it_may_pay_with_an_exchange_card() -> None:
    game = with_vizier("exchange")
    hand(game, 1, "fl4 di1")
    state_of(game, "exchange").piles[0][1] = vec[i64]([game.rules.cards.parse("x:fl-di")])
    game.apply("take de6")
    assert legal(game) == ["vizier P5 fl4+di1+x:fl-di", "hold"]
    game.apply("vizier P5 fl4+di1+x:fl-di")
    assert sorted(card_names(game, game.deck.discard)) == ["di1", "fl4", "x:fl-di"]


def test_V_7_bonus_cards_are_not_revealed_in_its_window() -> None:
    game = with_vizier("bonus")
    state_of(game, "bonus").piles[HANDS] = [numbers(game, ""), numbers(game, "P8"), numbers(game, "")]
    build(game, 1, "P8@1,0")
    hand(game, 1, "fl5")
    game.apply("take de6")
    assert legal(game) == ["vizier P5 fl5", "hold"]
    assert refused(game, "reveal P8") == ("B-2", "reveal-later")
