"""Plots as SVG, drawn by hand: bars, intervals, curves. Every value is also written in numbers beside it."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

COLOURS: Final = ("#1f5673", "#b5541c", "#4b7a2b", "#7b3f8c", "#b08900", "#8c2f39", "#2f8c84", "#5a5a5a")
DASHES: Final = ("", "7 4", "2 3", "9 3 2 3")
WIDTH: Final = 720
LABELS: Final = 120, 340  # the least and the most room for what is written before a row
VALUE: Final = 110
ROW: Final = 30
LETTER: Final = 12.2  # the room of a letter on a phone, where letters are largest compared with the rest

Written = Callable[[float], str]


def bars(rows: Sequence[tuple[str, float, float, float]], written: Written, title: str) -> str:
    """A dot and its interval (label, value, low, high) on a common scale."""
    low, high = scale([low for _, _, low, _ in rows] + [high for *_, high in rows])
    left = room_before([label for label, *_ in rows])
    room = WIDTH - left - VALUE

    def at(value: float) -> float:
        return left + room * (value - low) / (high - low)

    parts = [grid(low, high, at, ROW * len(rows), written)]
    for number, (label, value, least, most) in enumerate(rows):
        y = ROW * number + ROW / 2
        parts.append(words(left - 10, y + 5, label, "end"))
        parts.append(f'<path d="M{at(least):.1f} {y}H{at(most):.1f}" stroke="{COLOURS[0]}" stroke-width="3"/>')
        parts.append(f'<circle cx="{at(value):.1f}" cy="{y}" r="6" fill="{COLOURS[0]}"/>')
        parts.append(words(WIDTH - VALUE + 14, y + 5, written(value)))
    return drawing(ROW * len(rows) + 30, parts, title)


def stacks(rows: Sequence[tuple[str, Sequence[float]]], legend: Sequence[str], written: Written, title: str) -> str:
    """Bars of several parts, one beside the other."""
    most = max([sum(parts) for _, parts in rows] + [1e-9])
    left = room_before([label for label, _ in rows])
    room = WIDTH - left - VALUE
    drawn, above = key(legend)
    for number, (label, values) in enumerate(rows):
        y = above + ROW * number
        drawn.append(words(left - 10, y + 18, label, "end"))
        x = left
        for colour, (name, value) in enumerate(zip(legend, values, strict=True)):
            width = room * value / most
            said = f"{escape(label)}, {escape(name)}: {escape(written(value))}"
            drawn.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="24" fill="{COLOURS[colour % len(COLOURS)]}" '
                f'stroke="#fffaf0"><title>{said}</title></rect>'
            )
            if width > LETTER * len(written(value)):
                drawn.append(words(x + width / 2, y + 17, written(value), "middle", "#fff"))
            x += width
        drawn.append(words(x + 8, y + 17, written(sum(values))))
    return drawing(above + ROW * len(rows) + 8, drawn, title)


def curves(series: Mapping[str, Mapping[int, int]], step: int, written: Written, title: str) -> str:
    """Distributions: which part of the games lies in each interval of `step`."""
    first = min(min(counts) for counts in series.values())
    last = max(max(counts) for counts in series.values()) + step
    shares = {name: {x: n / sum(counts.values()) for x, n in counts.items()} for name, counts in series.items()}
    most = max(max(share.values()) for share in shares.values())
    height, room = 220, WIDTH - 80

    def at(x: float) -> float:
        return 40 + room * (x - first) / (last - first)

    drawn, above = key(list(series))
    drawn.append(f'<g transform="translate(0 {above})">{axis(first, last, at, height, written)}')
    for number, share in enumerate(shares.values()):
        path = f"M{at(first):.1f} {height}"
        for x in range(first, last, step):
            y = height - height * share.get(x, 0.0) / most
            path += f"V{y:.1f}H{at(x + step):.1f}"
        path += f"V{height}"
        dash = DASHES[number % len(DASHES)]
        drawn.append(
            f'<path d="{path}" fill="none" stroke="{COLOURS[number % len(COLOURS)]}" stroke-width="2" '
            f'stroke-dasharray="{dash}"/>'
        )
    return drawing(height + above + 30, [*drawn, "</g>"], title)


# --- pieces -----------------------------------------------------------------------------------------------


def drawing(height: float, parts: Sequence[str], title: str) -> str:
    """A whole picture."""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def words(x: float, y: float, text: str, anchor: str = "start", colour: str = "#2b2015") -> str:
    """A text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'


def room_before(labels: Sequence[str]) -> float:
    """The room for what is written before the rows."""
    least, most = LABELS
    return min(most, max([least, *(LETTER * len(label) + 10 for label in labels)]))


def key(names: Sequence[str]) -> tuple[list[str], int]:
    """Which colour is what, in as many lines as it takes, and how high that is."""
    parts: list[str] = []
    x, y = 10.0, 6
    for number, name in enumerate(names):
        width = 34 + LETTER * len(name)
        if x > 10 and x + width > WIDTH:
            x, y = 10.0, y + 28
        parts.append(f'<rect x="{x:.0f}" y="{y}" width="14" height="14" fill="{COLOURS[number % len(COLOURS)]}"/>')
        parts.append(words(x + 20, y + 12, name))
        x += width
    return parts, y + 28


def scale(values: Sequence[float]) -> tuple[float, float]:
    """A little more than all values need."""
    low, high = min(values), max(values)
    margin = (high - low) * 0.06 or 1.0
    return low - margin, high + margin


def ticks(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers in between, at most as many steps as that."""
    rough = 10.0 ** floor(log10((high - low) / most))
    step = next(rough * times for times in (1, 2, 5, 10, 20) if (high - low) / (rough * times) <= most)
    first = ceil(low / step)
    return [step * number for number in range(first, floor(high / step) + 1)]


def readable(low: float, high: float, at: Callable[[float], float], written: Written) -> list[float]:
    """Round numbers in between that do not run into each other on a phone."""
    letters = max(len(written(low)), len(written(high)))
    return ticks(low, high, max(3, int((at(high) - at(low)) / (LETTER * letters + 12))))


def grid(low: float, high: float, at: Callable[[float], float], height: float, written: Written) -> str:
    """Lines at round numbers, which are written below."""
    return "".join(
        f'<path d="M{at(tick):.1f} 0V{height}" stroke="#d8c7a3"/>'
        + words(at(tick), height + 20, written(tick), "middle")
        for tick in readable(low, high, at, written)
    )


def axis(low: float, high: float, at: Callable[[float], float], height: float, written: Written) -> str:
    """The line below curves, with round numbers."""
    line = f'<path d="M{at(low):.1f} {height}H{at(high):.1f}" stroke="#2b2015"/>'
    numbers = readable(low, high, at, written)
    return line + "".join(words(at(tick), height + 20, written(tick), "middle") for tick in numbers)
