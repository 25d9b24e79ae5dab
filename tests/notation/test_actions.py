"""Actions as objects, and carrying them out."""

import pytest

from alhambra.engine.errors import IllegalAction, InvalidNotation
from alhambra.engine.notation.action import Action
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from tests.rules.table import hand, held, lay_display, lay_market, legal, table


def dealt() -> Game:
    game = table(3, modules=("exchange",))  # type: ignore[arg-type]
    lay_market(game, "P8 S6 A9 T8")
    lay_display(game, "fl2 di3 de6 du1")
    hand(game, 0, "fl7 fl1 di8")
    return game


def test_an_action_has_typed_parts() -> None:
    action = dealt().parse("buy P8 fl1+fl7")
    assert (action.kind, action.tile, action.cell, action.cards) == ("buy", "P8", None, ("fl7", "fl1"))
    assert action.fields == {"tile": "P8", "payment": "fl7+fl1"}
    assert (str(action), repr(action)) == ("buy P8 fl7+fl1", "<Action buy P8 fl7+fl1>")


def test_parts_that_an_action_does_not_have() -> None:
    action = dealt().parse("pass")
    assert (action.kind, action.tile, action.cell, action.cards, action.fields) == ("pass", None, None, (), {})
    placing = dealt().parse("place P8 1,-2")
    assert (placing.tile, placing.cell, placing.cards) == ("P8", (1, -2), ())


def test_actions_of_the_same_notation_are_equal() -> None:
    one, other = dealt().parse("take fl2+di3"), Game(Setup("granada", players=2), 1).parse("take di3+fl2")
    assert one == other
    assert len({one, other}) == 1
    assert one != dealt().parse("take fl2")
    assert one == "take fl2+di3"
    assert one != "take fl2"


def test_an_action_does_not_change() -> None:
    action = dealt().parse("pass")
    for name in ("code", "kind", "rules"):
        with pytest.raises(AttributeError):
            setattr(action, name, 1)


def test_legal_actions_are_the_legal_codes() -> None:
    game = dealt()
    assert [action.code for action in game.legal_actions()] == list(game.legal_codes())


def test_an_action_is_carried_out_in_any_form() -> None:
    action = dealt().parse("take fl2+di3")
    for form in (action, str(action), action.code):
        game = dealt()
        game.apply(form)
        assert held(game, 0) == "fl1 fl2 fl7 di3 di8"


def test_an_action_of_another_ruleset_is_read_anew() -> None:
    game = dealt()
    other = Game(Setup(modules=("vizier", "sites"), players=2), 1).parse("take fl2+di3")
    assert other.rules is not game.rules
    game.apply(other)
    assert held(game, 0) == "fl1 fl2 fl7 di3 di8"
    with pytest.raises(InvalidNotation, match="ar2"):
        game.apply(Game(Setup("granada", players=2), 1).parse("reserve ar2"))


def test_the_exchange_card_of_a_payment_need_not_be_named() -> None:
    game = dealt()
    assert str(game.parse("buy P8 di8")) == "buy P8 di8"
    assert game.why_not("buy P8 di8") is not None  # no exchange card in hand
    lay_display(game, "x:fl-di di3 de6 du1")
    game.apply("take x:fl-di")
    game.apply("take di3")
    game.apply("take de6")
    lay_market(game, "P8 S6 A9 T8")
    assert {"buy P8 di8+x:fl-di", "buy P8 fl7+fl1"} <= set(legal(game))
    assert str(game.parse("buy P8 di8")) == "buy P8 di8+x:fl-di"
    assert str(game.parse("buy P8 fl7+di8")) == "buy P8 fl7+di8"  # there is no such payment
    game.apply("buy P8 di8")
    assert held(game, 0) == "fl1 fl7"


def test_what_is_illegal_raises_and_changes_nothing() -> None:
    game = dealt()
    before = legal(game), held(game, 0)
    for action in ("pass", "take fl9", game.parse("place P8 0,1"), 12345):
        with pytest.raises(IllegalAction):
            game.apply(action)
    with pytest.raises(IllegalAction):
        game.preview("pass")
    assert (legal(game), held(game, 0)) == before


def test_an_illegal_action_carries_the_refusal() -> None:
    game = dealt()
    with pytest.raises(IllegalAction) as error:
        game.apply("pass")
    assert error.value.refusal == game.why_not("pass")
    assert str(error.value).endswith("(A-15)")


def test_after_the_end_nothing_is_legal() -> None:
    game = dealt()
    game.is_over = True
    game._listed = False
    assert game.legal_actions() == []
    for action in (game.parse("pass"), "take fl2", 0):
        with pytest.raises(IllegalAction) as error:
            game.apply(action)
        assert error.value.refusal.key == "over"


def test_an_action_can_be_made_from_its_code() -> None:
    game = dealt()
    action = game.parse("take fl2")
    assert Action(game.rules, action.code) == action


@pytest.mark.parametrize("code", [-1, 2**61, 2**63, 2**64, -(2**70)])
def test_a_number_that_is_no_code_is_refused(code: int) -> None:
    game = Game(Setup(), 1)
    with pytest.raises(IllegalAction, match="does not stand for any action"):
        game.apply(code)
    with pytest.raises(IllegalAction):
        game.why_not(code)
