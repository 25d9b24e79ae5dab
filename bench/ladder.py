"""`python -m bench.ladder`: how strong each bot is alone against those a rung below, and what a decision costs."""

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from alhambra import build
from alhambra.bots.ladder import LADDER
from alhambra.cli.output import watch
from alhambra.cores import count_cores
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.entrants.entrant import parse_entrant
from alhambra.lab.arena import Arena
from alhambra.lab.match import Seat, decide, seat_bots
from alhambra.lab.schedule import Schedule

BEGIN, END = "<!-- ladder: measured -->", "<!-- ladder: end -->"
GAMES_IN_OTHER_SETS = 300  # than the base game for three


@dataclass(frozen=True)
class Rung:
    """One bot alone against the next weaker one."""

    upper: str
    lower: str
    games: int


RUNGS = (
    Rung("novice", "random", 2000),
    Rung("greedy", "novice", 2000),
    Rung("expert", "greedy", 2000),
    Rung("master@0.2s", "expert", 300),
    Rung("champion@0.2s", "master@0.2s", 600),
)
SETS = {
    "base": Setup(),
    "two": Setup(players=2),
    "four": Setup(players=4),
    "granada": Setup("granada"),
    "combined": Setup("combined"),
    "modules": Setup("alhambra", ("vizier", "exchange", "bonus", "huts", "sites")),
}
Row = tuple[str, ...]


def asked(arguments: list[str] | None) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--rungs", default=",".join(bot_of(rung) for rung in RUNGS), help="only these bots")
    parser.add_argument("--sets", default=",".join(SETS), help="only these sets")
    parser.add_argument(
        "--games", type=int, default=0, help="games of each rung in each set, instead of the usual number"
    )
    parser.add_argument("--workers", type=int, default=count_cores(), help="processes that play")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--results", type=Path, help="a directory that keeps the games, to go on after an interruption")
    parser.add_argument("--write", type=Path, help=f"a page that gets the tables, between {BEGIN} and {END}")
    return parser.parse_args(arguments)


def bot_of(rung: Rung) -> str:
    """The name of the upper bot, without its budget."""
    return rung.upper.partition("@")[0]


def chosen(options: argparse.Namespace) -> Iterator[tuple[str, Rung, int]]:
    """What is to be played: set, rung and number of games."""
    for name in options.sets.split(","):
        for rung in RUNGS:
            if bot_of(rung) in options.rungs.split(",") and bot_of(rung) in LADDER:
                yield name, rung, options.games or (rung.games if name == "base" else GAMES_IN_OTHER_SETS)


def strength(name: str, rung: Rung, games: int, options: argparse.Namespace) -> Row:
    """Play, and say how the upper bot did."""
    setup = SETS[name]
    file = options.results / f"{name}-{rung.upper}.jsonl" if options.results else None
    schedule = Schedule(setup, (rung.upper,), (rung.lower,), options.seed)
    with closing(Arena(schedule, games, file)) as arena:
        missing = len(arena.missing)
        for _ in watch(arena.play(options.workers), missing, f"{name}: {rung.upper} – {rung.lower}"):
            pass
        upper = next(one for one in arena.standings() if one.bot == rung.upper)
    low, high = upper.win_rate_interval
    return (
        str(setup),
        rung.upper,
        f"{setup.players - 1} × {rung.lower}",
        f"{upper.games:,}",
        f"{100 * upper.win_rate:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f}",
        f"{100 / setup.players:.0f} %",
        f"{upper.mean_points:.1f}",
        f"{upper.mean_margin:+.1f}",
    )


def cost(label: str, decisions: int = 300) -> Row:
    """How long a bot takes for a decision, from the game to the choice, in a base game among its like."""
    times: list[float] = []
    number = 0
    while len(times) < decisions:
        seats = seat_bots(str(number), [parse_entrant(label)] * 3)
        times += one_game(Game(Setup(), str(number)), seats, decisions - len(times))
        number += 1
    times.sort()
    mean, late = 1000 * sum(times) / len(times), 1000 * times[len(times) * 99 // 100]
    return label, f"{len(times):,}", f"{mean:.3f}", f"{late:.3f}"


def one_game(game: Game, seats: list[Seat], decisions: int) -> list[float]:
    """The seconds of each of the first decisions with a choice."""
    times: list[float] = []
    while not game.is_over and len(times) < decisions:
        start = time.perf_counter()
        options, code = decide(game, seats)
        if options > 1:
            times.append(time.perf_counter() - start)
        game.apply_code(code)
    return times


def table(head: Row, rows: list[Row], left: int) -> str:
    """A table in Markdown; the first `left` columns are words."""
    rule = ["---"] * left + ["---:"] * (len(head) - left)
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rows)) + "\n"


def report(options: argparse.Namespace) -> str:
    """Both tables."""
    games = [strength(*one, options) for one in chosen(options)]
    costs = [
        cost(label)
        for label in dict.fromkeys(label for _, rung, _ in chosen(options) for label in (rung.lower, rung.upper))
    ]
    head = ("set", "one", "against", "games", "wins", "95 %", "by chance", "points", "margin")
    return (
        f"Measured with {build.describe()}.\n\n{table(head, games, 3)}\n"
        f"{table(('bot', 'decisions', 'mean ms', '99 % within ms'), costs, 1)}"
    )


def written(page: str, tables: str) -> str:
    """The page with these tables in the place of those it had."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{tables}\n{END}{after}"


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print or write it."""
    options = asked(arguments)
    if options.results:
        options.results.mkdir(parents=True, exist_ok=True)
    tables = report(options)
    print(tables)
    if options.write:
        options.write.write_text(written(options.write.read_text("utf-8"), tables), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
