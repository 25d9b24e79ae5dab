"""`python -m bench.cluster`: what a Ray cluster costs: the same arena on one core, on processes, and on Ray."""

import argparse
from time import perf_counter

from alhambra import Setup, build
from alhambra.cli.output import print_table, print_text
from alhambra.lab.arena import Arena
from alhambra.lab.cluster import LOCAL
from alhambra.lab.extras import import_extra
from alhambra.lab.schedule import Schedule


def timed(schedule: Schedule, games: int, workers: int, ray: str = "") -> float:
    """Milliseconds a game, once all workers are at work; of a cluster, processes outlive an arena."""
    if ray:
        list(Arena(schedule, games).play(workers, ray))
    playing = Arena(schedule, games).play(workers, ray)
    for _ in range(4 * workers):
        next(playing)
    start = perf_counter()
    played = sum(1 for _ in playing)
    return 1000 * (perf_counter() - start) / played


def main() -> None:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    ray = import_extra("ray", "ray")
    ray.init(num_cpus=options.workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    rows = []
    for bots in (("random", "random@1"), ("novice", "greedy")):
        schedule = Schedule(Setup(players=2), bots, (), "1")
        times = [
            timed(schedule, options.games, 1),
            timed(schedule, options.games, options.workers),
            timed(schedule, options.games, options.workers, LOCAL),
        ]
        rows.append((" ".join(bots), *(f"{time:.2f}" for time in times)))
    ray.shutdown()
    print_text(f"milliseconds a game, {options.workers} workers · {build.describe()}")
    print_table(("", "one process", "processes", "Ray"), rows)


if __name__ == "__main__":
    main()
