"""Write complete games at random, one for each of many set-ups, into the folder of today's rules version.

Their replay is a test that the rules have not changed. After a change that was meant, give the rules a new version and
run this; the games of older versions stay as they are.
"""

import sys
from pathlib import Path

from alhambra.engine.learning.simulation import luck_of
from alhambra.engine.rules.setup import EDITIONS, RULES_VERSION, Setup
from alhambra.record import Record, Recorder, record_text

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "record" / "golden" / RULES_VERSION
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
    found["idle-2"] = Setup(players=2)
    return found


def played(name: str, setup: Setup) -> Record:
    """Play a game to its end, each legal action equally likely.

    In a game called idle nobody buys unless there is nothing else to do (A-46).
    """
    recorder = Recorder(setup, name, PLAYERS[: setup.players], {"Event": "golden", "Round": name})
    luck = luck_of(name)
    while not recorder.game.is_over:
        actions = recorder.game.legal_actions()
        if name.startswith("idle"):
            actions = [action for action in actions if action.kind != "buy"] or actions
        recorder.apply(actions[luck.draw_below(len(actions))])
    return recorder.record()


def main() -> int:
    """Write all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.alh"):
        old.unlink()
    for name, setup in setups().items():
        (FOLDER / f"{name}.alh").write_text(record_text(played(name, setup)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
