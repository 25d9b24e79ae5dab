"""`python -m bench.learned`: how many positions a second the learned value judges on one core."""

import argparse
import statistics
import sys
from time import perf_counter, process_time

from alhambra import build
from alhambra.bots.learned.judge import Judge, load_shipped
from alhambra.bots.playout import Playout
from alhambra.bots.weights import make_tuned
from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.rules.setup import Setup

SETS = {
    "base, 3 players": Setup(),
    "base, 2 players": Setup(players=2),
    "base, 6 players": Setup(players=6),
    "granada, 3 players": Setup("granada"),
    "combined, 3 players": Setup("combined"),
    "all modules, 3 players": Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites")),
}


def positions(setup: Setup, number: int) -> list[tuple[Game, int]]:
    """Positions as a search meets them: after each action that is legal, in games of the quick policy."""
    game = Game(setup, f"bench/{number}")
    playout = Playout(game, make_tuned())
    playout.glance.begin(game)
    luck = Fast(number)
    found: list[tuple[Game, int]] = []
    while not game.is_over:
        if luck.draw_below(10) == 0:
            for code in game.legal_codes():
                trial = game.clone()
                play_own(trial, code)
                found.append((trial, game.to_act))
        game.apply_code(playout.choose(game))
    return found


def rate(setup: Setup, number: int) -> float:
    """Positions a second of the processor, one judge going from each to the next."""
    found = [one for game in range(4) for one in positions(setup, 10 * number + game)]
    judge = Judge(found[0][0], load_shipped())
    start = process_time()
    for game, seat in found:
        judge.judge(game, seat)
    return len(found) / (process_time() - start)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.learned", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    began = perf_counter()
    print(
        f"Measured with {build.describe()}.\n\n| set | positions/s | lowest | highest |\n| --- | ---: | ---: | ---: |"
    )
    for name, setup in SETS.items():
        rates = [rate(setup, number) for number in range(options.rounds)]
        print(f"| {name} | {statistics.median(rates):,.0f} | {min(rates):,.0f} | {max(rates):,.0f} |")
    print(f"\n{perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
