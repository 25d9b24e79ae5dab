"""Writes tests/record/golden/*.alh: complete games at random, one for each of many set-ups.

Their replay is a test that the rules have not changed. Run this after a change that was meant.
"""

import sys
from pathlib import Path

from alhambra.engine.learning.simulation import luck_of
from alhambra.engine.rules.setup import EDITIONS, Setup
from alhambra.record import Record, Recorder, record_text

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "record" / "golden"
ALL_MODULES = ("vizier", "exchange", "bonus", "huts", "sites")
PLAYERS = ("Ana", "Bénédicte", "Çelik", "Dörte", 'Eva "E" O’Neill', "Ferran")


def setups() -> dict[str, Setup]:
    """The set-ups by the names of their files."""
    found = {
        f"base-{players}-{edition}": Setup(players=players, edition=edition)
        for players in range(2, 7)
        for edition in EDITIONS
    }
    for players in (2, 4, 6):
        found[f"modules-{players}"] = Setup(modules=ALL_MODULES, players=players)
    found["granada-2"] = Setup("granada", players=2)
    found["granada-3-simplified"] = Setup("granada", players=3, simplified=True)
    found["combined-2"] = Setup("combined", players=2)
    found["combined-3-modules"] = Setup("combined", ("vizier", "exchange"), players=3, ages=(31, 28, 44))
    return found


def played(name: str, setup: Setup) -> Record:
    """A game played to its end, each legal action alike probable."""
    recorder = Recorder(setup, name, PLAYERS[: setup.players], {"Event": "golden", "Round": name})
    luck = luck_of(name)
    while not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(int(codes[luck.next_below(len(codes))]))
    return recorder.record()


def main() -> int:
    """Write all of them again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.alh"):
        old.unlink()
    for name, setup in setups().items():
        (FOLDER / f"{name}.alh").write_text(record_text(played(name, setup)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
