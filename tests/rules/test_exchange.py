"""Exchange offices (X-1 … X-4)."""

from itertools import combinations
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.modules.exchange import Exchange
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holding_lines import show_holdings
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.market import reshuffle
from tests.oracle.deal import faults_of_deck
from tests.rules.sets import cover, fill_bags, numbers, playing, state_of
from tests.rules.table import build, card_names, hand, held, lay_display, lay_market, legal, refused, stack_deck

OFFICES = ["x:fl-di", "x:fl-de", "x:fl-du", "x:di-de", "x:di-du", "x:de-du"]


def with_offices(*modules: str, players: int = 3) -> Game:
    """Seat 0 is to act; nobody has money."""
    game = playing("alhambra", "exchange", *modules, players=players)
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, "fl9 di9 de9 du9 fl8 di8 de8 du8")
    lay_market(game, "P7 S6 G11 T8")
    fill_bags(game, "G10 C5 P2 T12 S3 A4")
    for seat in range(players):
        hand(game, seat, "")
    return game


def give_offices(game: Game, seat: int, cards: str) -> None:
    """The exchange cards that a seat holds."""
    held = vec[i64]([game.rules.cards.parse(card) for card in cards.split()])
    state_of(game, "exchange").piles[0][seat] = held
    game._listed = False


def offices(game: Game, seat: int) -> list[str]:
    """The exchange cards in a hand."""
    return show_holdings(game.rules, state_of(game, "exchange"))["held"][seat]  # type: ignore[index, no-any-return]


# --- the cards ----------------------------------------------------------------------------------------------


def test_X_1_one_card_for_each_pair_of_currencies() -> None:
    rules = with_offices().rules
    assert rules.cards.names[38:] == OFFICES
    assert [f"x:{one}-{other}" for one, other in combinations(("fl", "di", "de", "du"), 2)] == OFFICES


@pytest.mark.parametrize("edition", ["family-box", "revised"])
def test_X_1_two_go_into_each_of_the_piles_two_three_and_four(edition: str) -> None:
    found = set()
    for seed in range(20):
        game = Game(Setup(modules=("exchange",), edition=edition), seed)
        deck = card_names(game, game.deck.cards)[::-1]
        assert faults_of_deck(deck, edition, exchange=True) == []
        cards = [card for card in deck if card.startswith("x:")]
        assert sorted(cards) == sorted(OFFICES)
        found.add(tuple(cards))
    assert len(found) > 15


def test_X_1_so_too_in_granada_and_combined() -> None:
    for kind, division in (("granada", "family-box"), ("combined", "combined")):
        game = playing(kind, "exchange")
        assert faults_of_deck(card_names(game, game.deck.cards)[::-1], division, exchange=True) == []


# --- taking ---------------------------------------------------------------------------------------------------


def test_X_2_taking_one_is_a_whole_action() -> None:
    game = with_offices()
    lay_display(game, "fl2 x:fl-di de3 x:de-du")
    assert legal(game, "take") == [
        "take fl2",
        "take fl2+de3",
        "take de3",
        "take x:fl-di",
        "take x:de-du",
    ]
    assert refused(game, "take fl2+x:fl-di") == ("X-2", "office-alone")
    assert refused(game, "take x:fl-di+x:de-du") == ("X-2", "office-alone")
    assert refused(game, "take x:fl-du") == ("A-11", "not-on-display")
    game.apply("take x:fl-di")
    assert offices(game, 0) == ["x:fl-di"]
    assert card_names(game, game.display) == ["fl2", "fl9", "de3", "x:de-du"]
    assert game.to_act == 1


def test_X_2_four_cards_lie_on_display_of_whatever_sort() -> None:
    game = with_offices()
    lay_display(game, "x:fl-di x:fl-de x:fl-du du1")
    stack_deck(game, "x:di-de fl9")
    game.apply("take du1")
    assert card_names(game, game.display) == ["x:fl-di", "x:fl-de", "x:fl-du", "x:di-de"]
    assert legal(game, "take") == [f"take {card}" for card in OFFICES[:4]]


def test_X_2_a_hand_may_hold_any_number() -> None:
    game = with_offices()
    give_offices(game, 0, " ".join(OFFICES[:5]))
    lay_display(game, "x:de-du fl1 di1 de1")
    game.apply("take x:de-du")
    assert offices(game, 0) == OFFICES


# --- paying ---------------------------------------------------------------------------------------------------


def test_X_3_the_example_of_the_garden_and_the_pavilion() -> None:
    game = with_offices()
    hand(game, 0, "de7 de2 fl9")
    give_offices(game, 0, "x:fl-de")
    # The pavilion lies in the florin slot, the garden in the denar slot.
    assert legal(game, "buy") == [
        "buy P7 fl9",
        "buy P7 de7+x:fl-de",
        "buy G11 fl9+de7+x:fl-de",
        "buy G11 fl9+de2+x:fl-de",
    ]
    game.apply("buy G11 fl9+de2+x:fl-de")
    assert game.decision == "act"  # paid exactly
    assert offices(game, 0) == []
    assert sorted(card_names(game, game.deck.discard)) == ["de2", "fl9", "x:fl-de"]
    assert legal(game, "buy") == []  # not a second time for the pavilion


def test_X_3_the_pavilion_for_foreign_money_alone() -> None:
    game = with_offices()
    hand(game, 0, "de7 de2 fl9")
    give_offices(game, 0, "x:fl-de")
    game.apply("buy P7 de7+x:fl-de")
    assert (game.decision, game.extra) == ("act", True)
    assert held(game, 0) == "fl9 de2"


@pytest.mark.parametrize(
    ("payment", "reason"),
    [
        ("fl9+du1+x:fl-du", ("X-3", "not-in-hand")),
        ("di9+de7+x:di-de", ("X-3", "office-currency")),
        ("fl9+x:fl-de", ("X-3", "office-superfluous")),
        ("fl9+de2", ("A-12", "wrong-currency")),
        ("de2+fl1+x:fl-de", ("A-12", "too-little")),
        ("fl9+de2+x:fl-de", ("A-12", "superfluous")),
        ("de7+de2+x:fl-de", ("A-12", "superfluous")),
        ("de8+x:fl-de", ("A-12", "not-in-hand")),
    ],
)
def test_X_3_what_an_exchange_card_does_not_pay(payment: str, reason: tuple[str, str]) -> None:
    game = with_offices()
    hand(game, 0, "fl9 fl1 di9 de7 de2 du1")
    give_offices(game, 0, "x:fl-de x:di-de")
    assert refused(game, f"buy P7 {payment}") == reason


def test_X_3_the_card_need_not_be_named() -> None:
    game = with_offices()
    hand(game, 0, "de2 fl9")
    give_offices(game, 0, "x:fl-de")
    assert str(game.parse("buy G11 fl9+de2")) == "buy G11 fl9+de2+x:fl-de"


def test_X_3_no_payment_is_listed_twice() -> None:
    game = with_offices()
    hand(game, 0, "fl1 fl1 fl2 fl3 fl5 di1 di1 di2 di4 de3 de3 du2 du8")
    give_offices(game, 0, " ".join(OFFICES))
    buys = legal(game, "buy")
    assert len(buys) == len(set(buys)) > 50


def test_X_3_a_played_card_is_reshuffled_with_the_money() -> None:
    game = with_offices()
    hand(game, 0, "de2 fl9")
    give_offices(game, 0, "x:fl-de")
    stack_deck(game, "")
    lay_display(game, "fl1 - - -")
    game.apply("buy G11 fl9+de2+x:fl-de")
    game.apply("pass")
    game.apply("reserve G11")
    assert sorted(card_names(game, game.display)) == ["de2", "fl1", "fl9", "x:fl-de"]


# --- what it is not for ------------------------------------------------------------------------------------------


def test_X_4_it_has_no_value_when_left_over_tiles_are_awarded() -> None:
    game = with_offices()
    fill_bags(game, "")
    lay_market(game, "P7 - - -")
    hand(game, 1, "fl1")
    give_offices(game, 2, " ".join(OFFICES))
    game.apply("take de6")
    assert (game.to_act, game.decision) == (1, "award")
    assert refused(game, "buy P7 fl1") == ("A-56", "award-now")


def test_X_4_not_for_the_turning_fee() -> None:
    game = playing("granada", "exchange")
    lay_market(game, "ar2 ba4 li6 hs8")
    hand(game, 0, "du9 fl2 di1")
    give_offices(game, 0, "x:fl-di")
    game.apply("buy hs8 du9")
    assert refused(game, "turn pk9 -1,0") == ("G-6", "turn-fee")
    hand(game, 0, "fl2 fl3 di1")
    game.apply("turn pk9 -1,0")
    assert legal(game) == ["fee fl3"]
    assert refused(game, "fee fl2+di1+x:fl-di") == ("X-4", "office-elsewhere")


def under_a_site(game: Game) -> None:
    """Seat 0 has a site on P8 that asks for florins."""
    build(game, 0, "P8@1,0")
    cover(game, ("P8", 0, "fl"))
    game._listed = False


def test_X_4_not_for_finishing_a_building_but_for_half_its_price() -> None:
    game = with_offices("sites")
    under_a_site(game)
    hand(game, 0, "fl5 di3 di2")
    give_offices(game, 0, "x:fl-di")
    assert legal(game, "finish") == []
    assert refused(game, "finish P8 fl5+di3+x:fl-di") == ("X-4", "office-elsewhere")
    assert refused(game, "finish P8 fl5+di3") == ("A-12", "wrong-currency")
    assert "site S6 di3" in legal(game, "site")  # half of 6
    assert "site S6 fl5+x:fl-di" in legal(game, "site")
    assert "site P7 di3+x:fl-di" in legal(game, "site")  # half of 7, rounded down
    game.apply("site P7 di3+x:fl-di")
    assert offices(game, 0) == []


def test_X_4_kept_when_money_is_lost() -> None:
    game = with_offices("sites")
    under_a_site(game)
    hand(game, 0, "fl5 di3")
    give_offices(game, 0, "x:fl-di")
    fill_bags(game, "")
    lay_market(game, "- - - -")
    game.apply("take de6")
    assert game.is_over
    assert held(game, 0) == "di3 de6"
    assert offices(game, 0) == ["x:fl-di"]


def test_X_4_later_decks_get_no_further_cards() -> None:
    for kind in ("alhambra", "combined"):
        game = playing(kind, "exchange")
        exchange = cast(Exchange, game.rules.find_module("exchange"))
        game.deck.discard = numbers(game, "P2 P3 P4 P5 P6")  # five florin cards, as it happens
        stack_deck(game, "")
        game.deck.divisions = 1
        reshuffle(game)
        assert not [card for card in game.deck.cards if card >= exchange.first_card]
