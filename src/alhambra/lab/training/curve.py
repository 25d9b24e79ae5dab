"""The learning curve as a picture: how often the network of each round beats two of `greedy`."""

from collections.abc import Sequence
from typing import Any

from alhambra.lab.report.plots import draw_bars


def plot(rounds: Sequence[dict[str, Any]]) -> str:
    """A dot and its interval for each round."""
    rows = []
    for one in rounds:
        won = one["won"]["greedy"]
        low, high = won["interval"]
        label = f"{one['round']}: {one['games']:,} games"
        rows.append((label if one["accepted"] else f"({label})", 100 * won["rate"], 100 * low, 100 * high))
    picture = draw_bars(rows, lambda value: f"{value:.1f} %", "won against two of greedy, by round")
    return picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
