"""Plots as SVG: bars, intervals, curves. Every value is also written in numbers next to it."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor, log10
from typing import Final

from alhambra.svg.writer import Attribute, element, escape, number, path, placed, rect, tooltip

INK: Final = "#2b2015"
LINES: Final = "#d8c7a3"
COLOURS: Final = ("#1f5673", "#b5541c", "#4b7a2b", "#7b3f8c", "#b08900", "#8c2f39", "#2f8c84", "#5a5a5a")
DASHES: Final = ("", "7 4", "2 3", "9 3 2 3")
PLOT_WIDTH: Final = 720
LABEL_WIDTHS: Final = 120, 340  # the least and the most room for what is written before a row
VALUE_WIDTH: Final = 110
ROW_HEIGHT: Final = 30
LETTER_WIDTH: Final = 12.2  # the room of a letter on a phone, where letters are largest compared with the rest

Written = Callable[[float], str]


def draw_bars(rows: Sequence[tuple[str, float, float, float]], written: Written, title: str) -> str:
    """A dot and its interval (label, value, low, high) on a common scale."""
    low, high = add_margin([low for _, _, low, _ in rows] + [high for *_, high in rows])
    left = measure_labels([label for label, *_ in rows])
    room = PLOT_WIDTH - left - VALUE_WIDTH

    def at(value: float) -> float:
        return left + room * (value - low) / (high - low)

    parts = [draw_grid(low, high, at, ROW_HEIGHT * len(rows), written)]
    for k, (label, value, least, most) in enumerate(rows):
        y = ROW_HEIGHT * k + ROW_HEIGHT / 2
        parts.append(draw_words(left - 10, y + 5, label, "end"))
        parts.append(draw_line(at(least), y, f"H{number(at(most))}", stroke=COLOURS[0], stroke_width=3))
        parts.append(element("circle", cx=at(value), cy=y, r=6, fill=COLOURS[0]))
        parts.append(draw_words(PLOT_WIDTH - VALUE_WIDTH + 14, y + 5, written(value)))
    return draw(ROW_HEIGHT * len(rows) + 30, parts, title)


def draw_stacks(
    rows: Sequence[tuple[str, Sequence[float]]], legend: Sequence[str], written: Written, title: str
) -> str:
    """Bars of several parts, one next to the other."""
    most = max([sum(parts) for _, parts in rows] + [1e-9])
    left = measure_labels([label for label, _ in rows])
    room = PLOT_WIDTH - left - VALUE_WIDTH
    drawn, above = draw_key(legend)
    for k, (label, values) in enumerate(rows):
        y = above + ROW_HEIGHT * k
        drawn.append(draw_words(left - 10, y + 18, label, "end"))
        x = left
        for colour, (name, value) in enumerate(zip(legend, values, strict=True)):
            width = room * value / most
            said = tooltip(f"{label}, {name}: {written(value)}")
            fill = COLOURS[colour % len(COLOURS)]
            drawn.append(element("rect", said, x=x, y=y, width=width, height=24, fill=fill, stroke="#fffaf0"))
            if width > LETTER_WIDTH * len(written(value)):
                drawn.append(draw_words(x + width / 2, y + 17, written(value), "middle", "#fff"))
            x += width
        drawn.append(draw_words(x + 8, y + 17, written(sum(values))))
    return draw(above + ROW_HEIGHT * len(rows) + 8, drawn, title)


def draw_curves(series: Mapping[str, Mapping[int, int]], step: int, written: Written, title: str) -> str:
    """Distributions: which part of the games lies in each interval of `step`."""
    first = min(min(counts) for counts in series.values())
    last = max(max(counts) for counts in series.values()) + step
    shares = {name: {x: n / sum(counts.values()) for x, n in counts.items()} for name, counts in series.items()}
    most = max(max(share.values()) for share in shares.values())
    height, room = 220, PLOT_WIDTH - 80

    def at(x: float) -> float:
        return 40 + room * (x - first) / (last - first)

    drawn, above = draw_key(list(series))
    curves = [draw_axis(first, last, at, height, written)]
    for k, share in enumerate(shares.values()):
        steps = ""
        for x in range(first, last, step):
            y = height - height * share.get(x, 0.0) / most
            steps += f"V{number(y)}H{number(at(x + step))}"
        look: dict[str, Attribute] = {"fill": "none", "stroke": COLOURS[k % len(COLOURS)], "stroke_width": 2}
        dash = DASHES[k % len(DASHES)] or None
        curves.append(draw_line(at(first), height, f"{steps}V{height}", stroke_dasharray=dash, **look))
    return draw(height + above + 30, [*drawn, placed(0, above, 1, *curves)], title)


# --- pieces -----------------------------------------------------------------------------------------------


def draw(height: float, parts: Sequence[str], title: str) -> str:
    """A whole picture."""
    return element("svg", *parts, viewBox=f"0 0 {PLOT_WIDTH} {height:.0f}", role="img", aria_label=title)


def draw_words(x: float, y: float, text: str, anchor: str = "start", colour: str = INK) -> str:
    """A text, as large as the page writes."""
    return element("text", escape(text), x=x, y=y, text_anchor=anchor, fill=colour)


def draw_line(x: float, y: float, steps: str, **attributes: Attribute) -> str:
    """A line from a point on."""
    return path(f"M{number(x)} {number(y)}{steps}", **attributes)


def measure_labels(labels: Sequence[str]) -> float:
    """The room for what is written before the rows."""
    least, most = LABEL_WIDTHS
    return min(most, max([least, *(LETTER_WIDTH * len(label) + 10 for label in labels)]))


def draw_key(names: Sequence[str]) -> tuple[list[str], int]:
    """Which colour is what, in as many lines as it takes, and how high that is."""
    parts: list[str] = []
    x, y = 10.0, 6
    for k, name in enumerate(names):
        width = 34 + LETTER_WIDTH * len(name)
        if x > 10 and x + width > PLOT_WIDTH:
            x, y = 10.0, y + 28
        parts.append(rect(x, y, 14, 14, fill=COLOURS[k % len(COLOURS)]))
        parts.append(draw_words(x + 20, y + 12, name))
        x += width
    return parts, y + 28


def add_margin(values: Sequence[float]) -> tuple[float, float]:
    """A little more than all values need."""
    low, high = min(values), max(values)
    margin = (high - low) * 0.06 or 1.0
    return low - margin, high + margin


def list_ticks(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers in between, at most as many steps as that."""
    rough = 10.0 ** floor(log10((high - low) / most))
    step = next(rough * times for times in (1, 2, 5, 10, 20) if (high - low) / (rough * times) <= most)
    first = ceil(low / step)
    return [step * k for k in range(first, floor(high / step) + 1)]


def list_readable(low: float, high: float, at: Callable[[float], float], written: Written) -> list[float]:
    """Round numbers in between that do not run into each other on a phone."""
    letters = max(len(written(low)), len(written(high)))
    return list_ticks(low, high, max(3, int((at(high) - at(low)) / (LETTER_WIDTH * letters + 12))))


def draw_grid(low: float, high: float, at: Callable[[float], float], height: float, written: Written) -> str:
    """Lines at round numbers, which are written below."""
    return "".join(
        draw_line(at(tick), 0, f"V{number(height)}", stroke=LINES)
        + draw_words(at(tick), height + 20, written(tick), "middle")
        for tick in list_readable(low, high, at, written)
    )


def draw_axis(low: float, high: float, at: Callable[[float], float], height: float, written: Written) -> str:
    """The line below curves, with round numbers."""
    line = draw_line(at(low), height, f"H{number(at(high))}", stroke=INK)
    ticks = list_readable(low, high, at, written)
    return line + "".join(draw_words(at(tick), height + 20, written(tick), "middle") for tick in ticks)
