"""Refusals: an action is refused exactly when it is illegal, for a rule there is, in words there are."""

from contextlib import suppress
from random import Random

import pytest

from alhambra.engine.errors import InvalidNotation
from alhambra.engine.notation.notation import is_action, parse_action
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns import explain
from alhambra.texts import LANGUAGES, catalogue
from alhambra.texts.rules import list_rule_ids
from tests.effort import effort
from tests.notation.positions import SETUPS, random_game
from tests.rules.table import build, hand, lay_display, lay_market, refused, reserve, table

KERNEL = ("take", "buy", "add", "remove", "swap", "place", "reserve", "pass")


def random_action(game: Game, luck: Random, kinds: tuple[str, ...]) -> str:
    """An action that is well-formed, and not too far from being legal."""
    name = luck.choice(kinds)
    kind = game.rules.kinds[game.rules.find_kind_number(name)]
    return " ".join([name, *(random_field(game, luck, form) for form in kind.fields)])


def random_field(game: Game, luck: Random, form: str) -> str:
    match form:
        case "tile":
            return random_tile(game, luck)
        case "cell":
            return f"{luck.randint(-3, 3)},{luck.randint(-3, 3)}"
        case "cards":
            names = [game.rules.cards.names[card] for card in game.display if card >= 0] or ["fl1"]
            return "+".join(luck.choice(names) for _ in range(luck.choice((1, 1, 2, 2, 3))))
        case "payment":
            return random_payment(game, luck)
        case "currency":
            return luck.choice(("fl", "di", "de", "du"))
        case _:
            raise NotImplementedError(form)


def random_tile(game: Game, luck: Random) -> str:
    seat = game.seats[game.to_act]
    built = [int(seat.palace.grid[c]) for c in seat.palace.cells]
    places = [[int(tile) for tile in tiles if tile >= 0] for tiles in (game.market_tiles, seat.reserve, seat.bought)]
    tiles = luck.choice([*places, built]) or [luck.randrange(len(game.rules.tiles.tiles))]
    return game.rules.tiles.name(luck.choice(tiles))


def random_payment(game: Game, luck: Random) -> str:
    money = game.seats[game.to_act].money
    currency = luck.randrange(4)
    cards = [f"{code}{value}" for code in (("fl", "di", "de", "du")[currency],) for value in range(1, 10)]
    held = [card for value, card in enumerate(cards) for _ in range(int(money[currency]) >> 2 * value & 3)]
    pool = held if held and luck.random() < 0.8 else cards
    if luck.random() < 0.1:
        pool = [*pool, "fl1", "di2", "de3"]
    return "+".join(luck.sample(pool, min(len(pool), luck.choice((1, 1, 2, 2, 3)))))


def spoken(game: Game, action: str) -> None:
    """The refusal of an action names a rule that there is, and can be said in every language."""
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.rule in list_rule_ids()
    for language in LANGUAGES:
        text = catalogue(language).text("refusal-" + refusal.key, **refusal.values)
        assert text.endswith(".")


def cases(setup: Setup, kinds: tuple[str, ...], seed: int) -> "list[tuple[Game, str, int]]":
    """Random actions in the positions of a random game, with their codes: the game goes on as they are read."""
    luck = Random(seed)
    found = []
    for game in random_game(setup, seed):
        for _ in range(3):
            if game.is_over:
                break
            action = random_action(game, luck, kinds)
            with suppress(InvalidNotation):  # of four cards alike, or of three currencies
                found.append((game.clone(), action, parse_action(game.rules, action)))
    return found


@pytest.mark.parametrize("setup", SETUPS[:5], ids=str)
def test_a_reason_is_found_exactly_when_an_action_is_illegal(setup: Setup) -> None:
    """The rules as they are explained are those by which legal actions are listed."""
    legal, reasons = 0, set()
    for seed in range(effort(8)):
        for game, action, code in cases(setup, KERNEL, seed):
            is_legal = code in game.legal_codes()
            reason = explain.find_reason(game, code)
            assert (reason is None) == is_legal, action
            assert (game.why_not(action) is None) == is_legal
            if reason is not None:
                reasons.add(reason.key)
                spoken(game, action)
            legal += is_legal
    assert legal > 5
    assert len(reasons) > 10


@pytest.mark.parametrize("setup", SETUPS[5:], ids=str)
def test_with_any_modules_an_action_is_refused_exactly_when_it_is_illegal(setup: Setup) -> None:
    for seed in range(effort(10)):
        kinds = tuple(kind.name for kind in Game(setup, seed).rules.kinds)
        for game, action, code in cases(setup, kinds, seed):
            parsed = game.parse(action)  # which completes a payment by the card that allows it
            if parsed.code in game.legal_codes():
                assert game.why_not(action) is None
            else:
                assert code not in game.legal_codes()
                spoken(game, str(parsed))


def test_a_number_that_is_no_action_is_refused() -> None:
    game = table()
    refusal = game.why_not(1000 << 40)
    assert refusal is not None
    assert refusal.key == "code"
    assert not is_action(game.rules, 1000 << 40)


# --- one position for every reason ----------------------------------------------------------------------


def to_act() -> Game:
    game = table(2)
    lay_display(game, "fl2 di3 de6 du1")
    lay_market(game, "P5 S6 A9 T8")
    hand(game, 0, "fl5 fl4 di6 de3 de8 du9")
    build(game, 0, "P8@1,0 S9@2,0 C10@0,1 C11@0,2 G10@1,2")
    reserve(game, 0, "A10 T7 G11")
    return game


@pytest.mark.parametrize(
    ("action", "rule", "key"),
    [
        ("take di9", "A-11", "not-on-display"),
        ("take fl2+di3+du1", "A-11", "more-than-five"),
        ("buy G11 fl5", "A-12", "not-in-market"),
        ("buy P5 di6", "A-12", "wrong-currency"),
        ("buy P5 fl5+di6", "A-12", "wrong-currency"),
        ("buy S6 di7", "A-12", "not-in-hand"),
        ("buy A9 de8", "A-12", "too-little"),
        ("buy A9 de8+de3+de3", "A-12", "not-in-hand"),
        ("buy P5 fl5+fl4", "A-12", "superfluous"),
        ("pass", "A-15", "must-act"),
        ("place A10 3,0", "A-40", "place-later"),
        ("reserve A10", "A-40", "place-later"),
        ("add A9 3,0", "A-20", "not-in-reserve"),
        ("swap A9 1,0", "A-22", "not-in-reserve"),
        ("add A10 1,0", "A-33", "palace-occupied"),
        ("add A10 5,5", "A-33", "palace-apart"),
        ("add T7 -1,0", "A-31", "palace-edges"),
        ("add A10 2,1", "A-34", "palace-hole"),
        ("swap A10 0,0", "A-23", "palace-start-stays"),
        ("swap A10 7,7", "A-22", "palace-nothing-there"),
        ("swap T7 1,0", "A-31", "palace-edges"),
        ("remove S9 7,7", "A-21", "palace-nothing-there"),
        ("remove fountain 0,0", "A-23", "palace-start-stays"),
        ("remove A9 2,0", "A-21", "other-tile"),
        ("remove P8 1,0", "A-32", "palace-cut-off"),
        ("give P8", "A-64", "give-later"),
    ],
)
def test_refusals_while_an_action_is_to_be_chosen(action: str, rule: str, key: str) -> None:
    game = to_act()
    assert refused(game, action) == (rule, key)
    spoken(game, action)


@pytest.mark.parametrize("action", ["take fl2+di3", "buy P5 fl5", "add T7 0,-1", "swap A10 1,0", "remove G10 1,2"])
def test_what_is_legal_is_not_refused(action: str) -> None:
    assert to_act().why_not(action) is None


def test_a_refusal_names_the_edge_that_does_not_fit() -> None:
    refusal = to_act().why_not("add T7 -1,0")
    assert refusal is not None
    assert (refusal.values["side"], refusal.values["other"]) == ("E", "fountain")


def test_a_refusal_names_the_card_that_is_superfluous() -> None:
    refusal = to_act().why_not("buy P5 fl5+fl4")
    assert refusal is not None
    assert refusal.values == {"card": "fl4", "price": 5}


@pytest.mark.parametrize(
    ("action", "rule", "key"),
    [
        ("take fl2", "A-40", "place-now"),
        ("add A10 3,0", "A-40", "place-now"),
        ("pass", "A-40", "place-now"),
        ("place A10 3,0", "A-40", "not-bought"),
        ("reserve A10", "A-40", "not-bought"),
        ("place T8 0,0", "A-1", "palace-occupied"),
        ("place T8 0,3", "A-31", "palace-edges"),
        ("give A10", "A-64", "not-bought"),
    ],
)
def test_refusals_while_tiles_are_to_be_placed(action: str, rule: str, key: str) -> None:
    game = to_act()
    game.apply("buy T8 du9")
    assert refused(game, action) == (rule, key)
    spoken(game, action)
