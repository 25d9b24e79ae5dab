"""`python -m bench`: our speed, and ours as a part of Rust's, measured in turns."""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from alhambra import build
from alhambra.cli.bench import answer, show
from alhambra.cli.output import print_table, print_text
from alhambra.lab.bench import BASE, Rate, measure, play_round
from bench.limit import NoLimit, Speed, compiled_limit, run_limit

SOURCE = Path(__file__).resolve().parents[2] / "shared" / "prototype" / "limit" / "engine.rs"


def asked() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--games", type=int, default=400 if build.is_compiled() else 4, help="games in a round")
    parser.add_argument("--rounds", type=int, default=9, help="how often everything is measured")
    source = Path(os.environ.get("ALHAMBRA_LIMIT", SOURCE))
    parser.add_argument("--limit", type=Path, default=source, help="the source of the limit in Rust")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    return parser.parse_args()


def in_turns(source: Path, games: int, rounds: int) -> Iterator[tuple[float, Speed]]:
    """Listed actions a second of ours, and what Rust says: alternately, so that both meet the same machine."""
    with tempfile.TemporaryDirectory() as place:
        program = compiled_limit(source, Path(place))
        for number in range(rounds):
            limit = run_limit(program, games)
            ours = play_round(BASE, games, number)
            yield ours.listed / ours.seconds, limit


def compared(pairs: list[tuple[float, Speed]]) -> dict[str, object]:
    """The comparison as data."""
    return {
        "ours_listed_per_s": asdict(Rate.of(ours for ours, _ in pairs)),
        "rust_listed_per_s": asdict(Rate.of(limit.listed_per_s for _, limit in pairs)),
        "rust_actions_per_game": pairs[0][1].actions_per_game,
        "rust_branching": pairs[0][1].branching,
        "ratio": asdict(ratio(pairs)),
    }


def ratio(pairs: list[tuple[float, Speed]]) -> Rate:
    """Ours as a part of Rust's."""
    return Rate.of(ours / limit.listed_per_s for ours, limit in pairs)


def show_comparison(pairs: list[tuple[float, Speed]]) -> None:
    """The comparison as a table."""
    rates = [
        ("listed actions/s, ours", Rate.of(ours for ours, _ in pairs), 0),
        ("listed actions/s, Rust", Rate.of(limit.listed_per_s for _, limit in pairs), 0),
        ("ours / Rust", ratio(pairs), 3),
    ]
    rows = [(name, *(f"{value:,.{places}f}" for value in asdict(rate).values())) for name, rate, places in rates]
    print_text()
    print_table(("", "median", "lowest", "highest"), rows)


def main() -> int:
    """Measure and show."""
    options = asked()
    figures = measure(BASE, options.games, range(options.rounds))
    if not options.json:
        show(figures)
    try:
        pairs = list(in_turns(options.limit, options.games, options.rounds))
    except NoLimit as reason:
        print(f"No comparison with Rust: {reason}.", file=sys.stderr)
        pairs = []
    if options.json:
        print(json.dumps({**answer(figures), "limit": compared(pairs) if pairs else None}))
    elif pairs:
        show_comparison(pairs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
