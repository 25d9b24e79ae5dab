"""Granada: tiles, placing, the end, two players (G-1 … G-8, G-12, G-13)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.pieces.cells import HOME
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holding_lines import show_holdings
from tests.oracle.payment import payments
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
    reserve,
    stack_deck,
    tile_names,
)

SOME_PLAYERS = pytest.mark.parametrize("players", [2, 3, 6])


def granada(market: str = "ar2 ba4 li6 hs8", players: int = 3) -> Game:
    """Seat 0 is to act; the next tiles are known by their even faces."""
    game = playing("granada", players=players)
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, "fl9 di9 de9 du9 fl8 di8 de8 du8")
    lay_market(game, market)
    fill_bags(game, "mk2 pk4 sc6 re8 ar10 ba12")
    for seat in range(players):
        hand(game, seat, "")
    return game


def buying(tile: str, price: str, rest: str, market: str = "ar2 ba4 li6 hs8") -> Game:
    """Seat 0 has just bought a tile and has the rest of the money left."""
    game = granada(market)
    hand(game, 0, f"{price.replace('+', ' ')} {rest}")
    game.apply(f"buy {tile} {price}")
    if game.decision == "act":
        game.apply("pass")
    assert game.decision == "place"
    return game


def marker(game: Game) -> str:
    """What the black marker shows."""
    return show_holdings(game.rules, state_of(game, "granada"))["marker"]  # type: ignore[return-value]


# --- tiles ----------------------------------------------------------------------------------------------


def test_G_1_a_city_begins_with_a_tile_without_moats() -> None:
    game = granada()
    for seat in game.seats:
        assert game.rules.tiles.name(seat.palace.tile_at(HOME)) == "gate"
    assert game.rules.tiles.border[game.rules.tiles.parse("gate")] == 0


def test_G_1_moats_follow_the_rules_of_walls() -> None:
    game = granada()
    reserve(game, 0, "hs8")  # a moat in the east
    assert legal(game, "add") == ["add hs8 0,-1", "add hs8 1,0", "add hs8 0,1"]
    assert refused(game, "add hs8 -1,0") == ("A-31", "palace-edges")
    build(game, 0, "sc10@1,0")  # a moat in the south
    reserve(game, 0, "mk10")  # and one in the north
    assert refused(game, "add mk10 1,1") == ("A-32", "palace-unreachable")


def test_G_2_nine_types_with_prices_from_two_to_thirteen_on_fifty_four_tiles() -> None:
    table = granada().rules.tiles
    faces = [tile for tile in table.tiles if tile.family == "city"]
    assert len({tile.name for tile in faces}) == 108
    assert sorted((tile.type, tile.price) for tile in faces) == sorted(
        (type, price) for type in table.types for price in range(2, 14)
    )
    assert len(table.types) == 9
    for tile in faces:
        back = next(other for other in faces if other.name == tile.back)
        assert back.back == tile.name
        assert back.type != tile.type
        assert back.price == tile.price + (1 if tile.price % 2 == 0 else -1)
        assert len(tile.borders) <= 3
        mirrored = tile.borders.translate(str.maketrans("EW", "WE"))
        assert set(back.borders) == set(mirrored)


@SOME_PLAYERS
def test_G_3_the_first_tiles_are_even_and_the_marker_is_set_to_odd(players: int) -> None:
    for seed in range(5):
        game = playing("granada", players=players, seed=seed)
        assert [game.rules.tiles.price[tile] % 2 for tile in game.market_tiles] == [0, 0, 0, 0]
        assert marker(game) == "odd"


def test_G_4_new_tiles_show_the_face_of_the_marker_which_then_moves() -> None:
    game = granada()
    state_of(game, "granada").numbers[0][0] = 0
    hand(game, 0, "di4 du8 du1")
    game.apply("buy ba4 di4")
    game.apply("buy hs8 du8")
    game.apply("take de6")
    game.apply("reserve ba4")
    game.apply("reserve hs8")
    assert tile_names(game, game.market_tiles) == ["ar2", "mk2", "li6", "pk4"]  # slots 2 and 4, even
    assert marker(game) == "odd"
    hand(game, 1, "fl3")
    game.apply("buy ar2 fl3")
    game.apply("reserve ar2")
    assert tile_names(game, game.market_tiles) == ["li7", "mk2", "li6", "pk4"]  # sc6 turned
    assert marker(game) == "even"


def test_G_4_nothing_laid_and_the_marker_stays() -> None:
    game = granada()
    game.apply("take de6")
    assert marker(game) == "odd"


# --- placing --------------------------------------------------------------------------------------------


def test_G_5_a_tile_is_bought_with_the_face_it_shows() -> None:
    game = granada()
    hand(game, 0, "fl2 fl3")
    assert legal(game, "buy") == ["buy ar2 fl3", "buy ar2 fl2"]
    assert refused(game, "buy pk3 fl3") == ("A-12", "not-in-market")  # the other face of ar2
    assert refused(game, "turn pk3 1,0") == ("G-5", "turn-later")
    assert refused(game, "turn-reserve pk3") == ("G-5", "turn-later")
    game.apply("buy ar2 fl2")
    assert game.decision == "act"  # the price of the visible face is the exact one


def test_G_5_a_redesign_does_not_turn_a_tile() -> None:
    game = granada()
    reserve(game, 0, "hs8")
    build(game, 0, "ba12@1,0")
    assert legal(game, "swap") == ["swap hs8 1,0"]
    assert refused(game, "add pk9 -1,0") == ("A-20", "not-in-reserve")
    assert refused(game, "swap pk9 1,0") == ("A-22", "not-in-reserve")


def test_G_6_the_face_it_was_bought_with_is_free() -> None:
    game = buying("hs8", "du8", "fl2 fl1")
    game.apply("place hs8 1,0")
    assert held(game, 0) == "fl1 fl2"
    assert built(game, 0) == {(1, 0): "hs8"}
    assert game.to_act == 1


def test_G_6_the_other_face_costs_three_of_one_currency() -> None:
    game = buying("hs8", "du8", "fl2 fl1 fl1 di2 de5 de3")
    happened(game)
    game.apply("turn pk9 -1,0")  # its moat is in the west
    assert (game.to_act, game.decision) == (0, "fee")
    assert legal(game) == ["fee fl2+fl1", "fee de5", "fee de3"]
    game.apply("fee fl2+fl1")
    assert built(game, 0) == {(-1, 0): "pk9"}
    assert held(game, 0) == "fl1 di2 de3 de5"
    assert sorted(card_names(game, game.deck.discard)) == ["du8", "fl1", "fl2"]
    assert (game.to_act, game.decision) == (1, "act")  # paid exactly, but no extra action
    assert happened(game, "turn-over", "build", "pay") == ["turn-over", "build", "pay", "pay"]


def test_G_6_every_way_to_pay_the_fee_and_no_other() -> None:
    game = buying("hs8", "du8", "fl1 fl1 fl1 fl2 fl3 fl9")
    game.apply("turn pk9 -1,0")
    offered = {tuple(sorted(int(card[2:]) for card in action.cards)) for action in game.legal_actions()}
    assert offered == payments([1, 1, 1, 2, 3, 9], 3)
    assert len(offered) == len(game.legal_actions())


@pytest.mark.parametrize(
    ("fee", "reason"),
    [
        ("fee fl2+di1", ("G-6", "fee-one-currency")),
        ("fee fl2", ("A-12", "too-little")),
        ("fee de5+de2", ("A-12", "superfluous")),
        ("fee du3", ("A-12", "not-in-hand")),
        ("reserve hs8", ("G-6", "fee-now")),
        ("take fl2", ("G-6", "fee-now")),
    ],
)
def test_G_6_what_is_no_fee(fee: str, reason: tuple[str, str]) -> None:
    game = buying("hs8", "du8", "fl2 di1 de5 de2")
    game.apply("turn pk9 -1,0")
    assert refused(game, fee) == reason


def test_G_6_without_three_of_one_currency_the_tile_is_not_turned_in_the_city() -> None:
    game = buying("hs8", "du8", "fl2 di2 de1 de1 du2")
    assert legal(game, "turn") == []
    assert refused(game, "turn pk9 -1,0") == ("G-6", "turn-fee")
    assert refused(game, "fee fl2") == ("G-6", "fee-nothing")


def test_G_6_two_tiles_are_turned_one_after_the_other() -> None:
    game = granada()
    hand(game, 0, "du8 di4 fl3 fl4")
    game.apply("buy hs8 du8")
    game.apply("buy ba4 di4")
    game.apply("pass")
    game.apply("turn pk9 -1,0")
    game.apply("fee fl3")
    assert game.decision == "place"
    assert refused(game, "turn hs8 1,0") == ("A-40", "not-bought")
    game.apply("turn li5 0,1")  # moats in the south and west
    assert legal(game) == ["fee fl4"]
    game.apply("fee fl4")
    assert built(game, 0) == {(-1, 0): "pk9", (0, 1): "li5"}
    assert game.to_act == 1


def test_G_6_the_face_that_lies_up_is_not_turned_up() -> None:
    game = buying("hs8", "du8", "fl9")
    assert refused(game, "turn hs8 1,0") == ("G-6", "turn-same-face")
    assert refused(game, "turn-reserve hs8") == ("G-6", "turn-same-face")
    assert refused(game, "turn li5 1,0") == ("A-40", "not-bought")
    assert refused(game, "turn gate 1,0") == ("G-2", "turn-one-face")
    assert refused(game, "turn pk9 1,0") == ("A-31", "palace-edges")
    assert refused(game, "place pk9 -1,0") == ("A-40", "not-bought")


def test_G_7_in_the_reserve_either_face_is_free() -> None:
    for action, tile in (("reserve hs8", "hs8"), ("turn-reserve pk9", "pk9")):
        game = buying("hs8", "du8", "fl1")
        assert legal(game, "reserve") + legal(game, "turn-reserve") == ["reserve hs8", "turn-reserve pk9"]
        game.apply(action)
        assert tile_names(game, game.seats[0].reserve) == [tile]
        assert held(game, 0) == "fl1"
        assert game.to_act == 1


@pytest.mark.parametrize(("bought", "back"), [("ar2", "pk3"), ("pk3", "ar2"), ("sc13", "re12")])
def test_G_7_whatever_the_tile(bought: str, back: str) -> None:
    price = bought[2:]
    game = buying(bought, f"fl{price}" if price != "13" else "fl9+fl4", "du3", market=f"{bought} ba4 li6 hs8")
    assert {f"reserve {bought}", f"turn-reserve {back}"} <= set(legal(game))
    assert legal(game, "turn")


def test_G_8_a_tile_is_never_turned_again() -> None:
    game = granada()
    reserve(game, 0, "pk9")
    build(game, 0, "ba12@-1,0 hs12@-2,0")
    hand(game, 0, "fl9")
    kinds = {action.kind for action in game.legal_actions()}
    assert kinds == {"take", "buy", "add", "swap", "remove"}
    assert {action.tile for action in game.legal_actions() if action.kind in ("add", "swap")} == {"pk9"}
    game.apply("remove hs12 -2,0")
    assert tile_names(game, game.seats[0].reserve) == ["pk9", "hs12"]


# --- the end --------------------------------------------------------------------------------------------


def at_the_end(market: str) -> Game:
    """Seat 0 can end the game; seat 1 has most florins, seat 2 most ducats."""
    game = granada(market)
    fill_bags(game, "")
    hand(game, 1, "fl9")
    hand(game, 2, "du9")
    return game


def test_G_12_an_awarded_tile_is_built_unturned_or_declined() -> None:
    game = at_the_end("ar8 - - -")
    game.apply("take de6")
    assert (game.to_act, game.decision) == (1, "award")
    assert legal(game) == ["decline ar8", "place ar8 0,-1", "place ar8 -1,0", "place ar8 0,1"]
    assert refused(game, "reserve ar8") == ("G-12", "award-no-reserve")
    assert refused(game, "turn hp9 1,0") == ("G-12", "turn-awarded")
    assert refused(game, "turn-reserve hp9") == ("G-12", "turn-awarded")
    assert refused(game, "decline hs8") == ("G-12", "not-bought")
    game.apply("decline ar8")
    assert game.is_over
    assert built(game, 1) == {}
    assert list(game.scores) == [0, 0, 0]
    assert "decline" in happened(game)


def test_G_12_each_is_placed_before_the_next_is_awarded() -> None:
    game = at_the_end("ar8 - - hs8")
    game.apply("take de6")
    assert tile_names(game, game.market_tiles) == ["-", "-", "-", "hs8"]
    game.apply("place ar8 -1,0")
    assert (game.to_act, game.decision) == (2, "award")
    assert refused(game, "decline ar8") == ("G-12", "not-bought")
    game.apply("place hs8 1,0")
    assert game.is_over
    assert list(game.scores) == [0, 3 + 1, 3 + 1]  # N = 1, and one edge of moat


def test_G_12_declining_is_for_awarded_tiles() -> None:
    game = buying("hs8", "du8", "")
    assert refused(game, "decline hs8") == ("G-12", "decline-later")


# --- two players ----------------------------------------------------------------------------------------


def dirk(game: Game) -> list[vec[i64]]:
    """Dirk's tiles, in the one place where they lie."""
    return state_of(game, "two_players").piles[0]


def test_G_13_dirks_first_six_tiles_are_even() -> None:
    game = playing("granada", players=2)
    assert [game.rules.tiles.price[tile] % 2 for tile in dirk(game)[0]] == [0] * 6
    assert marker(game) == "odd"


@pytest.mark.parametrize(("odd", "laid", "dirks"), [(1, "li7", "pk4 mk2"), (0, "sc6", "hs5 sc3")])
def test_G_13_later_ones_show_the_side_of_the_marker_once_it_has_moved(odd: int, laid: str, dirks: str) -> None:
    game = granada(players=2)
    state_of(game, "granada").numbers[0][0] = odd
    fill_bags(game, "sc6 pk4 mk2")
    hand(game, 0, "fl3")
    stack_deck(game, "score1 fl9")
    lay_display(game, "- di3 de6 du1")
    dirk(game)[0] = numbers(game, "")
    game.apply("buy ar2 fl3")
    game.apply("reserve ar2")
    assert tile_names(game, game.market_tiles) == [laid, "ba4", "li6", "hs8"]
    assert tile_names(game, dirk(game)[0]) == dirks.split()
    assert marker(game) == ("even" if odd else "odd")


def test_G_13_drawing_dirks_tiles_does_not_move_the_marker() -> None:
    game = granada(players=2)
    stack_deck(game, "score1 fl9")
    lay_display(game, "fl2 di3 de6 du1")
    game.apply("take de6")
    assert len(dirk(game)[0]) == 12
    assert [game.rules.tiles.price[tile] % 2 for tile in dirk(game)[0]] == [0] * 6 + [1] * 6
    assert marker(game) == "odd"


def test_G_13_a_tile_given_to_dirk_keeps_its_face() -> None:
    game = granada(players=2)
    hand(game, 0, "du9")
    game.apply("buy hs8 du9")
    assert [action for action in legal(game) if action.startswith("give")] == ["give hs8"]
    assert refused(game, "give pk9") == ("A-64", "not-bought")
    game.apply("give hs8")
    assert "hs8" in tile_names(game, dirk(game)[0])
    assert happened(game, "give", "dirk") == ["give"]
