"""`python -m bench.peers`: other libraries for games compared with ours, measured in the same run.

They are installed into an environment of their own (build/peers), and each plays random games of its own as its
documentation shows it. Games differ, so this compares how long one decision takes, not how good anybody is.
"""

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path

from alhambra import build
from alhambra.cli.output import print_table, print_text, watch
from alhambra.lab.bench import Rate
from bench.peer_games import PEERS
from bench.vector import measure

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / "build" / "peers"
PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2", "rlcard==1.2.0", "pettingzoo[classic]==1.27.0")
OURS = ("inside the engine", "library, a loop in Python", "Many, 256 games", "alhambra_v0 (PettingZoo)")


def install(place: Path) -> Path:
    """The Python of their environment, which is made if it is not there."""
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = place / ".ready"
    if not ready.exists() or ready.read_text() != " ".join(PACKAGES):
        venv.create(place, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *PACKAGES], check=True)
        ready.write_text(" ".join(PACKAGES))
    return python


def played(python: Path, name: str, seconds: float) -> float:
    """Steps a second of a peer."""
    command = [str(python), str(ROOT / "bench" / "peer_games.py"), name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    return float(found["steps"] / found["seconds"])


def compare(python: Path, rounds: int, seconds: float) -> dict[str, Rate]:
    """Everybody in turns, round by round."""
    rates: dict[str, list[float]] = {}
    for _ in watch(range(rounds), rounds, "rounds"):
        for name, rate in measure(list(OURS), 1).items():
            rates.setdefault(f"Alhambra: {name}", []).append(rate.median)
        for name in PEERS:
            rates.setdefault(name, []).append(played(python, name, seconds))
    return {name: Rate.of(found) for name, found in rates.items()}


def main() -> None:
    """Install, measure, show."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each peer plays in a round")
    options = parser.parse_args()
    rates = compare(install(PLACE), options.rounds, options.seconds)
    print_text(f"steps a second, random games, one core · {build.describe()} · {', '.join(PACKAGES)}")
    rows = [(name, *(f"{value:,.0f}" for value in (rate.median, rate.low, rate.high))) for name, rate in rates.items()]
    print_table(("", "median", "lowest", "highest"), rows)


if __name__ == "__main__":
    main()
