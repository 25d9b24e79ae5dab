"""Set-up (A-1 … A-8)."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.pieces.cards import FIRST_SCORING, MONEY_CARDS
from alhambra.engine.pieces.cells import HOME
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.deal import find_starting_seat
from alhambra.engine.turns.supply import divide
from tests.rules.table import card_names, hand, held, recorded, refused, table, tile_names

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def all_money(game: Game) -> Counter[str]:
    """The money of all hands, display and deck."""
    cards = card_names(game, game.display)
    cards += [name for seat in range(len(game.seats)) for name in held(game, seat).split()]
    return Counter([*cards, *(name for name in card_names(game, game.deck.cards) if name[:5] != "score")])


@EVERY_NUMBER
def test_A_1_every_player_has_a_fountain_without_walls(players: int) -> None:
    game = table(players)
    for seat in game.seats:
        assert game.rules.tiles.name(seat.palace.tile_at(HOME)) == "fountain"
        assert len(seat.palace.cells) == 0
    assert game.rules.tiles.border[game.rules.tiles.parse("fountain")] == 0
    assert refused(game, "remove fountain 0,0") == ("A-23", "palace-start-stays")


def test_A_2_the_first_four_tiles_lie_on_the_slots_in_order() -> None:
    game = recorded(Setup(players=3), tiles="P8 G10 T12 A6sw C5")
    assert tile_names(game, game.market_tiles) == ["P8", "G10", "T12", "A6sw"]
    assert tile_names(game, game.bags[0])[-1] == "C5"
    tiles = tile_names(game, game.market_tiles) + tile_names(game, game.bags[0])
    assert sorted(tiles) == sorted(tile.name for tile in game.rules.tiles.tiles if tile.type)
    assert len(tiles) == 54


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_A_3_there_are_three_copies_of_every_money_card(players: int) -> None:
    money = all_money(table(players))
    assert len(money) == 36
    assert set(money.values()) == {3}


def test_A_4_starting_money_is_drawn_until_it_is_twenty() -> None:
    money = "fl9 di9 fl1 de1 " + "du9 du9 du9 " + "fl1 fl1 fl2 fl2 di3 di3 de4 de4"
    game = recorded(Setup(players=3), money)
    assert [held(game, seat) for seat in range(3)] == [
        "fl1 fl9 di9 de1",  # 20, not 19
        "du9 du9 du9",
        "fl1 fl1 fl2 fl2 di3 di3 de4 de4",
    ]
    assert [seat.hand_size() for seat in game.seats] == [4, 3, 8]


@pytest.mark.parametrize(
    ("hands", "ages", "starts"),
    [
        (("fl9 fl9 fl2", "fl9 fl9 fl1 fl1", "di7 di7 di6 di1"), (), 0),  # the fewest cards
        (("fl9 fl9 fl2 fl1", "de9 de9 de2", "di7 di7 di9"), (), 1),  # then the least money
        (("fl9 fl9 fl2", "de9 de9 de2", "di9 di9 di2"), (9, 8, 7), 2),  # then the youngest
        (("fl9 fl9 fl3", "de9 de9 de2", "di9 di9 di2"), (1, 8, 8), 1),  # then the earlier seat
        (("fl9 fl9 fl3", "de9 de9 de2", "di9 di9 di2"), (), 1),
    ],
)
def test_A_5_who_starts(hands: tuple[str, ...], ages: tuple[int, ...], starts: int) -> None:
    game = Game(Setup(players=3, ages=ages), 1)
    for seat, cards in enumerate(hands):
        hand(game, seat, cards)
    assert find_starting_seat(game) == starts


@EVERY_NUMBER
def test_A_6_four_money_cards_are_on_display(players: int) -> None:
    display = table(players).display
    assert len(display) == 4
    assert all(0 <= card < MONEY_CARDS for card in display)


@pytest.mark.parametrize(("edition", "pile"), [("family-box", 4), ("revised", 5)])
def test_A_7_the_deck_is_stacked_in_five_piles(edition: str, pile: int) -> None:
    places: dict[str, Counter[int]] = {"score1": Counter(), "score2": Counter()}
    for seed in range(40):
        game = Game(Setup(players=3, edition=edition), seed)
        cards = card_names(game, game.deck.cards)[::-1]  # the top one first
        money = len(cards) - 2
        sizes = [money // 5 + (1 if i < money % 5 else 0) for i in range(5)]
        sizes[1] += 1
        sizes[pile - 1] += 1
        for name, which in (("score1", 2), ("score2", pile)):
            place = cards.index(name)
            assert sum(sizes[: which - 1]) <= place < sum(sizes[:which])
            places[name][place] += 1
    assert all(len(seen) > 10 for seen in places.values())  # anywhere in the pile


def test_A_7_the_earlier_piles_get_the_extra_cards() -> None:
    assert [len(pile) for pile in divide(vec[i64](range(88)), 5)] == [18, 18, 18, 17, 17]


@EVERY_NUMBER
def test_A_7_everybody_can_know_how_many_cards_are_left_in_a_pile(players: int) -> None:
    game = table(players)
    scoring = [card for card in game.deck.cards if FIRST_SCORING <= card < FIRST_SCORING + 2]
    assert len(scoring) == 2
    assert sum(game.deck.census) == len(game.deck.cards)


def test_A_8_play_is_clockwise_from_the_starting_player() -> None:
    game = Game(Setup(players=4), 3)
    first = game.to_act
    turns = []
    for _ in range(9):
        turns.append(game.to_act)
        game.apply(next(action for action in game.legal_actions() if action.kind == "take"))
    assert turns == [(first + k) % 4 for k in range(9)]
