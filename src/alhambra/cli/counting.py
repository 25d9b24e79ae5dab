"""What a counter of one's own has found in games (`lab/notes.py`), as data and as a table."""

from collections.abc import Iterable

from alhambra.cli.language import decimal, say
from alhambra.cli.output import print_table, print_text
from alhambra.lab.report.shares import Mean
from alhambra.lab.results import Result


def summed(results: Iterable[Result]) -> dict[str, list[dict[str, float]]]:
    """By name: the mean over all games with its 95 % interval, of the game or of each seat."""
    found: dict[str, list[tuple[float, ...]]] = {}
    for result in results:
        for name, numbers in result.counted:
            found.setdefault(name, []).append(numbers)
    return {name: [described(column) for column in zip(*rows, strict=True)] for name, rows in found.items()}


def described(numbers: tuple[float, ...]) -> dict[str, float]:
    """Mean and interval."""
    mean = Mean.of(numbers)
    rounded = {"mean": round(mean.value, 4), "low": round(mean.low, 4), "high": round(mean.high, 4)}
    return {"games": len(numbers), **rounded}


def show_counted(results: Iterable[Result]) -> None:
    """A table of what was counted, if anything was."""
    found = summed(results)
    if not found:
        return
    print_text()
    rows = [
        (
            name,
            str(seat + 1) if len(columns) > 1 else "",
            decimal(one["mean"], 2),
            f"{decimal(one['low'], 2)} – {decimal(one['high'], 2)}",
        )
        for name, columns in found.items()
        for seat, one in enumerate(columns)
    ]
    print_table([say(key) for key in ("counted", "seat", "mean", "interval")], rows, left=2)
