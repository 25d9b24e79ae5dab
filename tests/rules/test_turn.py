"""A turn and its end (A-10 … A-16, A-40 … A-45)."""

import pytest

from alhambra.engine.errors import IllegalAction
from alhambra.engine.play.game import Game
from tests.rules.table import (
    build,
    built,
    card_names,
    fill_bag,
    hand,
    happened,
    held,
    lay_display,
    lay_market,
    legal,
    refused,
    reserve,
    stack_deck,
    table,
    tile_names,
)


def laid_out(players: int = 3) -> Game:
    """Seat 0 is to act before this display and market, with some money."""
    game = table(players)
    lay_display(game, "fl2 di3 de6 du1")
    lay_market(game, "P5 S6 A9 T8")
    hand(game, 0, "fl5 fl4 di6 de3 de8 du9")
    stack_deck(game, "fl9 di9 de9 du9 fl8 di8 de8 du8")
    fill_bag(game, "G10 C5 P2 T12 S3 A4")
    return game


# --- actions ------------------------------------------------------------------------------------------


def test_A_10_a_turn_is_one_action_of_some_kind() -> None:
    game = laid_out()
    build(game, 0, "P8@1,0")
    reserve(game, 0, "S9")
    assert {action.kind for action in game.legal_actions()} == {"take", "buy", "add", "remove", "swap"}
    game.apply("add S9 0,1")
    assert (game.to_act, game.decision) == (1, "act")


def test_A_11_one_card_or_several_up_to_five_together() -> None:
    game = laid_out()
    assert set(legal(game, "take")) == {
        "take fl2",
        "take di3",
        "take de6",
        "take du1",
        "take fl2+di3",
        "take fl2+du1",
        "take di3+du1",
    }
    assert refused(game, "take fl2+di3+du1") == ("A-11", "more-than-five")
    assert refused(game, "take de6+du1") == ("A-11", "more-than-five")
    assert refused(game, "take fl9") == ("A-11", "not-on-display")
    assert refused(game, "take fl2+fl2") == ("A-11", "not-on-display")
    game.apply("take du1+fl2")
    assert held(game, 0) == "fl2 fl4 fl5 di6 de3 de8 du1 du9"


def test_A_12_at_least_the_price_in_the_currency_of_the_slot() -> None:
    game = laid_out()
    assert legal(game, "buy") == ["buy P5 fl5", "buy S6 di6", "buy A9 de8+de3", "buy T8 du9"]
    assert refused(game, "buy G10 fl5+fl4") == ("A-12", "not-in-market")
    assert refused(game, "buy P5 di6") == ("A-12", "wrong-currency")
    assert refused(game, "buy P5 fl4") == ("A-12", "too-little")
    assert refused(game, "buy P5 fl9") == ("A-12", "not-in-hand")


def test_A_12_a_payment_has_no_superfluous_card() -> None:
    game = laid_out()
    refusal = game.why_not("buy P5 fl5+fl4")
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.values) == ("A-12", "superfluous", {"card": "fl4", "price": 5})
    hand(game, 0, "fl3 fl4")
    assert game.why_not("buy P5 fl3+fl4") is None  # too much, but without either card it would be too little


def test_A_12_no_change_is_given() -> None:
    game = laid_out()
    game.apply("buy T8 du9")
    assert held(game, 0) == "fl4 fl5 di6 de3 de8"


def test_A_13_an_exact_payment_gives_one_more_action() -> None:
    game = laid_out()
    game.apply("buy P5 fl5")
    assert (game.to_act, game.decision) == (0, "act")
    assert "pass" in legal(game)
    game.apply("buy A9 de8+de3")  # not exact
    assert (game.to_act, game.decision) == (0, "place")


def test_A_13_at_most_five_actions_in_a_turn() -> None:
    game = laid_out()
    hand(game, 0, "fl5 di6 de9 du8")
    for action in ("buy P5 fl5", "buy S6 di6", "buy A9 de9", "buy T8 du8"):
        game.apply(action)
    assert legal(game, "buy") == []
    game.apply("take de6")
    assert game.decision == "place"


def test_A_13_the_extra_action_may_be_declined() -> None:
    game = laid_out()
    assert refused(game, "pass") == ("A-15", "must-act")
    game.apply("buy P5 fl5")
    game.apply("pass")
    assert game.decision == "place"


def test_A_14_nothing_is_refilled_while_the_turn_lasts() -> None:
    game = laid_out()
    game.apply("buy P5 fl5")
    game.apply("take fl2")
    assert tile_names(game, game.market_tiles) == ["-", "S6", "A9", "T8"]
    assert card_names(game, game.display) == ["-", "di3", "de6", "du1"]
    assert tile_names(game, game.seats[0].bought) == ["P5"]
    assert built(game, 0) == {}
    game.apply("reserve P5")
    assert tile_names(game, game.market_tiles) == ["G10", "S6", "A9", "T8"]
    assert card_names(game, game.display) == ["fl9", "di3", "de6", "du1"]


def test_A_15_only_who_can_do_nothing_passes() -> None:
    game = laid_out()
    lay_display(game, "- - - -")
    hand(game, 0, "fl1")
    assert legal(game) == ["pass"]
    assert refused(game, "take fl2") == ("A-11", "not-on-display")
    game.apply("pass")
    assert game.to_act == 1


def test_A_15_a_redesign_is_something_to_do() -> None:
    game = laid_out()
    lay_display(game, "- - - -")
    hand(game, 0, "")
    build(game, 0, "P8@1,0")
    assert legal(game) == ["remove P8 1,0"]


def test_A_16_what_is_paid_goes_on_the_discard_pile_at_once() -> None:
    game = laid_out()
    assert len(game.deck.discard) == 0
    game.apply("buy P5 fl5")
    assert card_names(game, game.deck.discard) == ["fl5"]
    game.apply("buy A9 de3+de8")
    assert sorted(card_names(game, game.deck.discard)) == ["de3", "de8", "fl5"]


# --- the end of a turn --------------------------------------------------------------------------------


def test_A_40_bought_tiles_are_placed_in_any_order() -> None:
    game = laid_out()
    game.apply("buy S6 di6")
    assert refused(game, "place S6 0,-1") == ("A-40", "place-later")
    game.apply("buy T8 du9")
    assert refused(game, "take fl2") == ("A-40", "place-now")
    assert refused(game, "pass") == ("A-40", "place-now")
    assert refused(game, "reserve A9") == ("A-40", "not-bought")
    assert refused(game, "place T8 -1,0") == ("A-31", "palace-edges")
    assert legal(game) == ["reserve S6", "place S6 1,0", "place S6 0,1", "reserve T8", "place T8 1,0"]
    game.apply("place T8 1,0")
    game.apply("reserve S6")
    assert built(game, 0) == {(1, 0): "T8"}
    assert tile_names(game, game.seats[0].reserve) == ["S6"]
    assert (game.to_act, game.decision) == (1, "act")


def test_A_41_the_display_is_refilled_to_four() -> None:
    game = laid_out()
    game.apply("take fl2+di3")
    assert card_names(game, game.display) == ["fl9", "di9", "de6", "du1"]


def test_A_41_the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn() -> None:
    game = laid_out()
    stack_deck(game, "fl9")
    game.apply("take fl2")
    assert len(game.deck.cards) == 0
    assert happened(game, "reshuffle") == []  # the deck is empty, but nothing is to be drawn
    hand(game, 1, "di9")
    game.apply("buy S6 di9")
    game.apply("reserve S6")
    assert happened(game, "reshuffle") == []
    game.apply("take de6")
    assert happened(game, "reshuffle") == ["reshuffle"]
    assert card_names(game, game.display) == ["fl9", "di3", "di9", "du1"]


def test_A_41_without_any_card_the_display_stays_short() -> None:
    game = laid_out()
    stack_deck(game, "")
    game.apply("take fl2+du1")
    assert card_names(game, game.display) == ["-", "di3", "de6", "-"]


def test_A_42_a_scoring_card_is_set_aside_and_the_next_card_drawn() -> None:
    game = laid_out()
    stack_deck(game, "score1 fl9 di9")
    game.apply("take fl2")
    assert card_names(game, game.display) == ["fl9", "di3", "de6", "du1"]
    assert card_names(game, game.deck.cards) == ["di9"]
    assert card_names(game, game.deck.discard) == []  # it leaves the game


def test_A_43_the_market_is_refilled_slot_by_slot() -> None:
    game = laid_out()
    game.apply("buy S6 di6")
    game.apply("buy P5 fl5")
    game.apply("take de6")
    game.apply("reserve S6")
    game.apply("reserve P5")
    assert tile_names(game, game.market_tiles) == ["G10", "C5", "A9", "T8"]


def test_A_44_a_scoring_takes_place_before_the_next_turn() -> None:
    game = laid_out()
    build(game, 1, "T12@1,0")
    stack_deck(game, "score1 fl9 di9")
    game.apply("take fl2")
    assert (game.to_act, list(game.scores)) == (1, [0, 6, 0])
    assert happened(game, "scoring", "turn") == ["scoring", "turn"]


def test_A_44_if_both_cards_come_up_scoring_1_is_first() -> None:
    game = laid_out()
    build(game, 1, "T12@1,0")
    stack_deck(game, "score2 score1 fl9 di9")
    game.apply("take fl2")
    assert [sheet.scoring for sheet in game.score_sheet()] == [1, 2]
    assert [event.values["scoring"] for event in game.journal or [] if event.key == "scoring"] == [1, 2]
    assert list(game.scores) == [0, 6 + 13, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_A_45_the_order_at_the_end_of_a_turn(players: int) -> None:
    game = laid_out(players)
    stack_deck(game, "score1 fl9 di9")
    game.apply("buy T8 du9")
    lay_display(game, "- di3 de6 du1")
    happened(game)
    game.apply("place T8 1,0")
    order = ["build", "scoring-card", "turn-up", "lay-out", "scoring", "points", "dirk", "turn"]
    seen = happened(game, *order)
    assert list(dict.fromkeys(seen)) == [key for key in order if key != "dirk" or players == 2]
    assert seen == sorted(seen, key=order.index)


# --- refusals in general ------------------------------------------------------------------------------


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    game = laid_out()
    before = legal(game)
    with pytest.raises(IllegalAction, match=r"The tile G10 is not in the building market\. .* \(A-12\)"):
        game.apply("buy G10 fl5+fl4")
    assert legal(game) == before
    assert held(game, 0) == "fl4 fl5 di6 de3 de8 du9"
