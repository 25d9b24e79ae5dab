"""How much memory a game takes: what a fresh process grows by over many copies.

Nothing else sees the buffers of a compiled engine; and in a process that has run for a while, copies fill memory
that lies free. Run as `python -m alhambra.lab.memory` it measures the set-up that it is given.
"""

import os
import subprocess
import sys
from pathlib import Path

from alhambra.engine.chance import Fast
from alhambra.engine.learning.simulation import play_on
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.record.setup_text import parse_setup, setup_text

MEASURED_COPIES = 1000
HALF_GAME_ACTIONS = 200
"""Actions after which a game is about half over."""

_STATM = Path("/proc/self/statm")


def play_half(setup: Setup) -> Game:
    """A game that is about half over."""
    game = Game(setup, "0")
    play_on(game, Fast(0), HALF_GAME_ACTIONS)
    return game


def measure_game(setup: Setup) -> float | None:
    """Kilobytes that one more game in play takes; None where the system does not tell."""
    if not _STATM.exists():
        return None
    command = [sys.executable, "-m", "alhambra.lab.memory", setup_text(setup)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure_growth(game: Game) -> float:
    """Kilobytes that this process grows by for each of many copies, which list their actions as in use."""
    copies = [game.clone()]
    before = _resident()
    for _ in range(MEASURED_COPIES):
        copies.append(game.clone())
        copies[-1].list_codes()
    return (_resident() - before) / MEASURED_COPIES


def _resident() -> float:
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def main() -> None:
    """Measure in this process, and write the number."""
    sys.stdout.write(f"{measure_growth(play_half(parse_setup(sys.argv[1])))}\n")


if __name__ == "__main__":
    main()
