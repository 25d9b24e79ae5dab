"""Payments and palaces without a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import Game, IllegalPalace, InvalidNotation, Payment, Setup, new_palace, payments
from tests.rules.table import hand, lay_market, table

CARDS = st.lists(st.sampled_from(["fl1", "fl2", "fl3", "fl5", "fl8", "fl9", "di4"]), max_size=7)


def test_the_least_change_comes_first() -> None:
    found = payments(["fl7", "fl1", "fl4", "fl4", "di8"], "fl", 8)
    assert found[0] == Payment(("fl7", "fl1"), 0)
    assert [payment.is_exact for payment in found] == [True, True, False]
    assert payments(["fl7"], "fl", 8) == payments([], "du", 2) == payments(["fl7"], "fl", 0) == []


@given(cards=CARDS, tile=st.sampled_from(["P2", "S4", "P8", "T13"]))
def test_they_are_those_of_the_game(cards: list[str], tile: str) -> None:
    cards = [card for number, card in enumerate(cards) if cards[:number].count(card) < 3]
    game = table()
    hand(game, 0, " ".join(cards))
    lay_market(game, f"{tile} - - -")
    price = game.offers[0].price
    ways = {" ".join(sorted(action.cards)) for action in game.legal_actions() if action.kind == "buy"}
    assert ways == {" ".join(sorted(payment.cards)) for payment in payments(cards, "fl", price)}


@pytest.mark.parametrize(
    ("cards", "currency"), [(["fl10"], "fl"), (["x:fl-di"], "fl"), (["fl1"], "eur"), (["fl1"] * 4, "fl")]
)
def test_what_is_not_money_is_refused(cards: list[str], currency: str) -> None:
    with pytest.raises(InvalidNotation):
        payments(cards, currency, 3)


def test_palaces_of_every_game() -> None:
    for game, modules in (("alhambra", ("huts",)), ("granada", ()), ("combined", ())):
        palace = new_palace(game, modules=modules)
        fitting = [name for name in palace.tiles.by_name if palace.tiles.tiles[palace.tiles.parse(name)].type]
        tile, (x, y) = next((name, palace.legal_cells(name)[0]) for name in fitting if palace.legal_cells(name))
        again = new_palace(game, [(tile, x, y)], modules)
        palace.add(tile, x, y)
        assert again == palace
        assert type(again) is type(Game(Setup(game, modules), 1).seats[0].palace)
    with pytest.raises(IllegalPalace):
        new_palace("granada", [("ar2", 5, 5)])
    with pytest.raises(InvalidNotation):
        new_palace("granada", [("P8", 1, 0)])
