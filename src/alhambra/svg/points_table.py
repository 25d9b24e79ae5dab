"""The table of points: what each place is worth, type by type and scoring by scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from alhambra.svg.art.sheet import document, symbol_id
from alhambra.svg.art.words import ENGLISH, Words
from alhambra.svg.palette import INK, STANDARD, Style, ground_of
from alhambra.svg.writer import group, placed, rect, text, use

_ROW_HEIGHT = 44.0
_NAME_WIDTH = 200.0
_COLUMN_WIDTH = 130.0
_HEAD_HEIGHT = 40.0


def draw_points_table(
    points: Mapping[str, Sequence[Sequence[int]]],
    heads: Sequence[str],
    style: Style = STANDARD,
    words: Words = ENGLISH,
    *,
    title: str = "",
) -> str:
    """A table as a standalone SVG: `points[type][scoring]` are the points of places 1, 2, …."""
    width, height = _NAME_WIDTH + _COLUMN_WIDTH * len(heads), _HEAD_HEIGHT + _ROW_HEIGHT * len(points)
    page = style.background
    columns = "".join(
        text(head, _NAME_WIDTH + _COLUMN_WIDTH * (k + 0.5), 26, 17, page.soft, font_weight=600)
        for k, head in enumerate(heads)
    )
    rows = "".join(
        placed(0, _HEAD_HEIGHT + _ROW_HEIGHT * k, 1, _row(name, scorings, k % 2 == 0, width, style, words))
        for k, (name, scorings) in enumerate(points.items())
    )
    said = [f"{words.types.get(name, name)}: {'; '.join(map(places, scorings))}" for name, scorings in points.items()]
    ground = rect(-14, -6, width + 28, height + 20, rx=10, fill=page.panel)
    box = (-14, -6, width + 28, height + 20)
    return document(ground + columns + rows, box, style.cell / 100, title, ". ".join(said))


def places(points: Sequence[int]) -> str:
    """The points of the places of one scoring: `16 · 8 · 1`."""
    return " · ".join(str(one) for one in points)


def _row(name: str, scorings: Sequence[Sequence[int]], striped: bool, width: float, style: Style, words: Words) -> str:
    page, colour = style.background, style.colour_of_type(name)
    stripe = rect(0, 0, width, _ROW_HEIGHT, rx=6, fill=page.ink, fill_opacity=0.06) if striped else ""
    icon = rect(6, 4, 36, 36, rx=4, fill=ground_of(colour), stroke=INK, stroke_width=0.8)
    building = placed(2, 5, 1, use(symbol_id(name), 0, 0, 43, color=colour))
    label = text(words.types.get(name, name), 54, 28, 18, page.ink, anchor="start", font_weight=600)
    cells = [
        text(places(points), _NAME_WIDTH + _COLUMN_WIDTH * (k + 0.5), 28, 19, page.ink, font_weight=500)
        for k, points in enumerate(scorings)
    ]
    return group(stripe, icon, building, label, *cells)
