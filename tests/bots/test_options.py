"""Bots never choose outside their options: counted, over every set, table and edition."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from alhambra import Game, Setup, build
from alhambra.bots.ladder import LADDER, make_bot
from tests.bots.decisions import PLAYOUTS, decisions
from tests.effort import effort
from tests.sets.all_sets import compositions

SOAKED = {"random": 10**6, "novice": 10**6, "greedy": 10**6, "expert": 10**4, "master": 10**3, "champion": 10**3}
"""Decisions of each bot in `make soak`; `make test` asks about a twentieth of them, and interpreted hardly any."""

TABLES = (2, 3, 4, 5, 6)


def wanted(name: str) -> int:
    """Decisions at each table."""
    count = effort(SOAKED[name] // 20) if build.is_compiled() else effort(SOAKED[name] // 200)
    return -(-count // len(TABLES))


def setups(players: int) -> list[Setup]:
    """Every set of a table in both editions."""
    return [setup for edition in ("family-box", "revised") for setup in compositions(players, edition)]


def spread(players: int, count: int) -> Iterator[Game]:
    """So many decisions, as many of each set."""
    found = setups(players)
    for number, setup in enumerate(found):
        part = count * (number + 1) // len(found) - count * number // len(found)
        if part > 0:
            yield from islice(decisions(setup, max(1, part // 3)), part)


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("name", LADDER)
def test_a_bot_never_chooses_outside_its_options(
    name: str, players: int, record_property: Callable[[str, object], None]
) -> None:
    bot, counted, sets = make_bot(name, 1), 0, set()
    for game in spread(players, wanted(name)):
        codes = game.legal_codes()
        assert bot.choose(game.view(game.to_act), codes, PLAYOUTS) in list(codes), (game.setup, game.steps)
        counted += 1
        sets.add(game.setup)
    record_property("decisions", counted)
    assert counted == wanted(name)
    assert len(sets) == min(counted, len(setups(players)))


def test_a_soak_run_asks_often_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_EFFORT", "20")
    if build.is_compiled():
        assert all(wanted(name) * len(TABLES) >= SOAKED[name] for name in LADDER)
    assert SOAKED.keys() == LADDER.keys()
