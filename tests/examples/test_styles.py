"""examples/styles.py: the expert with one habit taken too far."""

from pathlib import Path

import pytest

from alhambra import Game, Setup
from alhambra.bots.bot import Budget
from alhambra.engine.actions.codes import ADD, KIND_SHIFT, REMOVE, SWAP
from alhambra.entrants.entrant import parse_entrant

FILE = Path(__file__).parents[2] / "examples" / "styles.py"


def play(style: str, actions: int) -> tuple[Game, list[int]]:
    """A game in which the first seat has that style, and what it did there."""
    game = Game(Setup(), "styles")
    bots = [parse_entrant(f"{FILE}:{style}" if seat == 0 else "novice").make_bot("styles", seat) for seat in range(3)]
    done: list[int] = []
    for _ in range(actions):
        if game.is_over:
            break
        seat = game.to_act
        code = bots[seat].choose(game.view(seat), game.legal_codes(), Budget(playouts=1))
        if seat == 0:
            done.append(code >> KIND_SHIFT << KIND_SHIFT)
        game.apply_code(code)
    return game, done


@pytest.mark.parametrize("style", ["Hoarder", "Mason", "Settler"])
def test_it_plays(style: str) -> None:
    assert play(style, 12)[1]


def test_a_hoarder_keeps_more_cards_than_a_mason() -> None:
    hoarder, _ = play("Hoarder", 60)
    mason, _ = play("Mason", 60)
    assert hoarder.seats[0].hand_size() > mason.seats[0].hand_size()


def test_a_settler_never_redesigns() -> None:
    _, done = play("Settler", 90)
    assert not {ADD, REMOVE, SWAP} & set(done)
