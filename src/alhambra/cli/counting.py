"""What else is noted of games (`lab/notes.py`), and what a counter of one's own has found, as data and as a table."""

from collections.abc import Iterable
from pathlib import Path

from alhambra.cli.failures import BadInput
from alhambra.cli.language import say, write_decimal
from alhambra.cli.output import print_table, print_text
from alhambra.entrants.outside import PREFIX
from alhambra.lab.notes import Notes
from alhambra.lab.report.shares import Mean
from alhambra.lab.results import Result


def make_notes(log: Path | None, counter: str, bots: Iterable[str]) -> Notes:
    """What is to be noted; BadInput for a log when nobody takes part whose lines could be kept."""
    if log and not any(bot.startswith(PREFIX) for bot in bots):
        raise BadInput("log-of-nobody")
    return Notes(str(log or ""), counter)


def sum_counted(results: Iterable[Result]) -> dict[str, list[dict[str, float]]]:
    """By name: the mean over all games with its 95 % interval, of the game or of each seat."""
    found: dict[str, list[tuple[float, ...]]] = {}
    for result in results:
        for name, numbers in result.counted:
            found.setdefault(name, []).append(numbers)
    return {name: [describe_mean(column) for column in zip(*rows, strict=True)] for name, rows in found.items()}


def describe_mean(numbers: tuple[float, ...]) -> dict[str, float]:
    """Mean and interval."""
    mean = Mean.of(numbers)
    rounded = {"mean": round(mean.value, 4), "low": round(mean.low, 4), "high": round(mean.high, 4)}
    return {"games": len(numbers), **rounded}


def show_counted(results: Iterable[Result]) -> None:
    """A table of what was counted, if anything was."""
    found = sum_counted(results)
    if not found:
        return
    print_text()
    rows = [
        (
            name,
            str(seat + 1) if len(columns) > 1 else "",
            write_decimal(one["mean"], 2),
            f"{write_decimal(one['low'], 2)} – {write_decimal(one['high'], 2)}",
        )
        for name, columns in found.items()
        for seat, one in enumerate(columns)
    ]
    print_table([say(key) for key in ("counted", "seat", "mean", "interval")], rows, left=2)
