"""The network in the package: small, with a card, and for the inputs that there are now."""

import hashlib
import json
from pathlib import Path

import pytest

import alhambra
from alhambra import Game, Setup
from alhambra.bots.bot import Budget
from alhambra.bots.champion import ChampionBot
from alhambra.bots.ladder import LADDER, make_bot
from alhambra.bots.learned import input_places
from alhambra.bots.learned.judge import Judge, load_shipped
from alhambra.bots.learned.network import Network, NoNetwork
from alhambra.entrants.entrant import parse_entrant
from alhambra.lab.training.weights import make_fresh
from tests.learned.seeing import seen
from tests.sets.all_sets import compositions

FILE = Path(alhambra.__file__).parent / "bots/learned/value.bin"
TRAINED_FOR = "2fc5d5c4c5078615"
"""A digest of inputs. Where it changes, the network knows other inputs: raise FORMAT (`network.py`), train again."""


def inputs_of(setup: Setup, steps: int) -> list[list[tuple[int, int]]]:
    """The inputs of the first positions of a game, seen from all seats in turn."""
    game, found = Game(setup, "cmp"), []
    for step in range(steps):
        found.append(sorted(seen(game, step * 7 % setup.players).items()))
        names = [str(action) for action in game.legal_actions()]
        name = sorted(names)[step * 13 % len(names)]
        game.apply_code(game.legal_codes()[names.index(name)])
    return found


def test_the_network_was_trained_for_the_inputs_of_today() -> None:
    digest = hashlib.sha256()
    for setup in compositions(3):
        digest.update(json.dumps(inputs_of(setup, 12)).encode())
    assert digest.hexdigest()[:16] == TRAINED_FOR


def test_it_is_small_and_has_a_card() -> None:
    assert FILE.stat().st_size <= 2_000_000
    assert {"made", "with", "games", "sets", "measured", "unknown", "brier"} <= load_shipped().card.keys()


@pytest.mark.parametrize("change", [{"format": "alhambra value 0"}, {"inputs": int(input_places.SIZE) - 1}])
def test_a_network_for_other_inputs_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(NoNetwork, match="holds no network"):
        Network(make_fresh(1, 12, 8).write_file(change), input_places.SIZE)


def test_it_knows_who_is_ahead() -> None:
    judge = Judge(Game(Setup(), "ahead"), load_shipped())
    right = games = 0
    for number in range(20):
        game = Game(Setup(), f"ahead/{number}")
        while game.scored != 3:  # two scorings are over
            codes = game.legal_codes()
            code = make_bot("novice", number).choose(game.view(game.to_act), codes, Budget())
            game.apply_code(code)
        margins = []
        for seat in range(3):
            judge.judge(game, seat)
            margins.append(judge.margin)
        scores = [int(score) for score in game.scores]
        games += 1
        right += scores[margins.index(max(margins))] == max(scores)
    assert right > games * 0.7  # by chance a third


def test_the_last_rung_plays_by_it() -> None:
    assert [*LADDER][-1] == "champion"
    bot = parse_entrant("champion").make_bot("seed", 0)
    assert isinstance(bot, ChampionBot)
    assert bot.network is load_shipped()
