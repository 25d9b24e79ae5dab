"""Actions as text: one text an action, one action a text."""

import pytest

from alhambra.engine.actions.codes import KIND_SHIFT
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.notation.notation import FORMS, action_text, is_action, parse_action
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from tests.effort import effort
from tests.notation.positions import SETUPS, random_game

RULES = compose(Setup(modules=("vizier", "exchange", "bonus", "huts", "sites"), players=2))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_action_has_a_text_that_leads_back_to_it(setup: Setup) -> None:
    seen: set[int] = set()
    for seed in range(effort(5)):
        for game in random_game(setup, seed):
            codes = {int(code) for code in game.legal_codes()} - seen
            texts = {action_text(game.rules, code) for code in codes}
            assert {parse_action(game.rules, text) for text in texts} == codes
            seen |= codes
    assert len(seen) > 100


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_kind_is_made_of_known_forms(setup: Setup) -> None:
    assert {form for kind in compose(setup).kinds for form in kind.fields} <= FORMS.keys()


@pytest.mark.parametrize(
    "text",
    [
        "take fl3+du2",
        "take x:fl-di",
        "buy G8sw fl7+fl1",
        "buy G8sw fl7+di1+x:fl-di",
        "buy G8sw di8+x:fl-di",
        "buy G8sw fl8+x:fl-di",
        "buy G8sw de1+de1+de1",
        "buy G8sw fl7+di1",
        "add P8 0,-1",
        "remove P8 126,-126",
        "swap P8 -3,4",
        "place G8sw 1,-2",
        "reserve G8sw",
        "give P8",
        "pass",
        "keep du",
        "hut hGesw",
        "finish T12 du9+du3",
    ],
)
def test_texts_as_they_are_written(text: str) -> None:
    code = parse_action(RULES, text)
    assert action_text(RULES, code) == text
    assert is_action(RULES, code)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("take du2+fl3", "take fl3+du2"),
        ("take fl2+du1+fl1", "take fl1+fl2+du1"),
        ("buy G8sw fl1+fl7", "buy G8sw fl7+fl1"),
        ("buy G8sw di1+fl7", "buy G8sw fl7+di1"),
        ("buy G8sw x:fl-di+di1+fl2+fl5", "buy G8sw fl5+fl2+di1+x:fl-di"),
        ("  place   G8sw\t1,-2 ", "place G8sw 1,-2"),
        ("place G8sw +1,-02", "place G8sw 1,-2"),
    ],
)
def test_the_order_of_cards_and_blanks_do_not_matter(written: str, canonical: str) -> None:
    assert parse_action(RULES, written) == parse_action(RULES, canonical)
    assert action_text(RULES, parse_action(RULES, written)) == canonical


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "action"),
        ("steal P8", "action"),
        ("Take fl3", "action"),
        ("take", "fields"),
        ("pass now", "fields"),
        ("buy P8", "fields"),
        ("buy P8 fl8 fl8", "fields"),
        ("buy P9 fl8", "tile"),
        ("buy p8 fl8", "tile"),
        ("take fl0", "card"),
        ("take fl10", "card"),
        ("take fl1+", "card"),
        ("take fl1+fl1+di1+de1+du1", "cards"),
        ("buy P8 fl3+score1", "payment"),
        ("buy P8 fl3+fl3+fl3+fl3", "payment"),
        ("buy P8 fl3+di3+de3", "payment"),
        ("buy P8 fl3+de3+x:fl-di", "payment"),
        ("buy P8 x:fl-di", "payment"),
        ("buy P8 fl3+x:fl-di+x:fl-de", "payment"),
        ("place P8 1", "cell"),
        ("place P8 1,2,3", "cell"),
        ("place P8 north,1", "cell"),
        ("keep florin", "currency"),
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(text: str, key: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        parse_action(RULES, text)
    assert error.value.refusal.key == key
    assert "{" not in str(error.value)


def test_a_refused_text_says_how_it_is_written() -> None:
    with pytest.raises(InvalidNotation, match="It is written: buy <tile> <payment>"):
        parse_action(RULES, "buy P8")


@pytest.mark.parametrize(
    "code",
    [
        -1,
        0,  # take nothing
        63 << KIND_SHIFT,  # no such kind
        1 << KIND_SHIFT | 1000 << 40 | 1,  # no such tile
        1 << KIND_SHIFT,  # buy for nothing
        0 << KIND_SHIFT | 3 << 7 | 5,  # cards that do not ascend
        0 << KIND_SHIFT | 100,  # no such card
        7 << KIND_SHIFT | 1,  # pass with something
    ],
)
def test_a_number_that_is_no_action(code: int) -> None:
    assert not is_action(RULES, code)


def test_a_building_type_is_one_word() -> None:
    granada = compose(Setup("granada", players=2))
    for number, name in enumerate(granada.tiles.types):
        word = FORMS["type"].text(granada, number << 50)
        assert " " not in word
        assert word == name.replace(" ", "-")
        assert FORMS["type"].parse(granada, word) == number << 50
    with pytest.raises(InvalidNotation, match="castle"):
        FORMS["type"].parse(granada, "castle")


def test_a_single_card() -> None:
    bits = FORMS["card"].parse(RULES, "x:fl-di")
    assert FORMS["card"].text(RULES, bits) == "x:fl-di"
    assert [RULES.cards.names[card] for card in FORMS["card"].cards(bits)] == ["x:fl-di"]
