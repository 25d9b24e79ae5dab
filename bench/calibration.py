"""`python -m bench.calibration`: do seats win as often as the learned network says?

Games of one bot are played, and at the beginning of each turn all seats' chances are noted. Printed are the Brier score
by part of the game (compared with always saying 1 / players), and how often the seats with a chance of about 5 %, 15 %
… really won; `--svg FILE` draws that.
"""

import argparse
import sys
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from time import process_time

from alhambra.cli.output import print_table, print_text
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import parse_entrant
from alhambra.entrants.win_chances import Forecast
from alhambra.lab.match import LONGEST_GAME_ACTIONS, decide, seat_bots
from alhambra.record.setup_text import parse_setup, setup_text

QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.01)
BANDS = 10
SIZE, EDGE = 360, 44


@dataclass(frozen=True)
class Said:
    """A chance that was said, in which part of the game, and whether the seat won."""

    chance: float
    when: float
    won: float


def played(setup: Setup, bot: str, number: int, forecast: Forecast) -> tuple[list[Said], float]:
    """What was said in one game, and the seconds that saying took."""
    seed = f"calibration/{number}"
    game, seats = Game(setup, seed), seat_bots(seed, [parse_entrant(bot)] * setup.players)
    said: list[tuple[int, list[float]]] = []
    seconds = 0.0
    while not game.is_over and game.steps < LONGEST_GAME_ACTIONS:
        if not said or said[-1][0] != game.turns:
            start = process_time()
            said.append((int(game.turns), forecast.chances(game)))
            seconds += process_time() - start
        game.apply_code(decide(game, seats)[1])
    won = forecast.chances(game)
    rows = [Said(p, turn / game.turns, won[seat]) for turn, row in said for seat, p in enumerate(row)]
    return rows, seconds


def brier(rows: list[Said], say: float | None = None) -> float:
    """The mean square of what was said less what came of it, or of always saying the same."""
    return sum(((row.chance if say is None else say) - row.won) ** 2 for row in rows) / max(1, len(rows))


def bands(rows: list[Said]) -> list[tuple[float, float, int]]:
    """For each tenth of the chances: what was said and how often it came true on average, and how many there are."""
    groups: list[list[Said]] = [[] for _ in range(BANDS)]
    for row in rows:
        groups[min(BANDS - 1, int(row.chance * BANDS))].append(row)
    filled = [group for group in groups if group]
    return [(mean([row.chance for row in one]), mean([row.won for row in one]), len(one)) for one in filled]


def mean(numbers: list[float]) -> float:
    """Their average."""
    return sum(numbers) / len(numbers)


def drawn(found: list[tuple[float, float, int]], title: str) -> str:
    """The reliability diagram: on the diagonal, what is said comes true."""
    room = SIZE - 2 * EDGE

    def at(value: float) -> float:
        return EDGE + room * value

    most = max(count for *_, count in found)
    dots = "".join(
        f'<circle cx="{at(said):.1f}" cy="{SIZE - at(won):.1f}" r="{3 + 7 * (count / most) ** 0.5:.1f}" fill="#1f5673">'
        f"<title>{said:.1%}: {won:.1%} ({count:,})</title></circle>"
        for said, won, count in found
    )
    ticks = "".join(
        f'<text x="{at(tenth / 10):.1f}" y="{SIZE - EDGE + 18}" text-anchor="middle">{tenth * 10} %</text>'
        f'<text x="{EDGE - 8}" y="{SIZE - at(tenth / 10) + 4:.1f}" text-anchor="end">{tenth * 10} %</text>'
        for tenth in range(0, 11, 2)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="{escape(title)}"><rect width="{SIZE}" height="{SIZE}" fill="#fffaf0"/>'
        f'<path d="M{EDGE} {EDGE}V{SIZE - EDGE}H{SIZE - EDGE}" fill="none" stroke="#5a4a35"/>'
        f'<path d="M{EDGE} {SIZE - EDGE}L{SIZE - EDGE} {EDGE}" stroke="#b5541c" stroke-dasharray="5 4"/>'
        f'<text x="{SIZE / 2}" y="{SIZE - 8}" text-anchor="middle">what the network says</text>'
        f'<text transform="translate(13 {SIZE / 2}) rotate(-90)" text-anchor="middle">what came of it</text>'
        f"{ticks}{dots}</svg>\n"
    )


def show(setup: Setup, rows: list[Said], micros: float) -> None:
    """The figures of a set-up."""
    print_text(f"{setup_text(setup)}: {len(rows):,} chances, {micros:.0f} µs for those of all seats")
    quarters = [(low, [row for row in rows if low <= row.when < high]) for low, high in pairwise(QUARTERS)]
    known = [
        (f"from {low:.0%}", f"{brier(some):.4f}", f"{brier(some, 1 / setup.players):.4f}") for low, some in quarters
    ]
    print_table(("part of the game", "Brier score", "saying nothing"), known)
    print_table(
        ("said", "came true", "chances"), [(f"{said:.1%}", f"{won:.1%}", f"{n:,}") for said, won, n in bands(rows)]
    )


def main() -> int:
    """Play, and say how true it was."""
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("--setup", default="alhambra family-box 3")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--svg", type=Path)
    options = parser.parse_args()
    setup = parse_setup(options.setup)
    forecast = Forecast(Game(setup, "0"))
    games = [played(setup, options.bot, number, forecast) for number in range(options.games)]
    rows = [row for some, _ in games for row in some]
    show(setup, rows, 1e6 * sum(seconds for _, seconds in games) / (len(rows) / setup.players))
    if options.svg:
        options.svg.write_text(drawn(bands(rows), f"Reliability of win chances, {setup}"), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
