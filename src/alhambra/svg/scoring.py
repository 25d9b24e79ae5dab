"""The scoring table: who has how many of each type."""

from __future__ import annotations

from alhambra.svg.art.sheet import symbol_id
from alhambra.svg.art.words import Words
from alhambra.svg.palette import CODES_OF_TYPES, GOLD, INK, STONE_LIGHT, WATER, Style, ground_of
from alhambra.svg.scene import ScoringInfo, ScoringRow
from alhambra.svg.supply import LABEL_HEIGHT, label
from alhambra.svg.writer import fit_text, group, path, placed, rect, text, tooltip, use

_COLUMN_WIDTH = 30.0
_PART_GAP = 28.0
_LEAST_ROW_HEIGHT = 15.0
"""The smallest height of a row; more rows than fit make a second table beside the first."""


def sketch_scoring(info: ScoringInfo, width: float, height: float, style: Style, words: Words) -> str:
    """A small table in the given room, at the origin; several side by side where the rows are many."""
    parts = -(-len(info.rows) * _LEAST_ROW_HEIGHT // max(_LEAST_ROW_HEIGHT, height - LABEL_HEIGHT - 20))
    per_part = -(-len(info.rows) // int(max(1, parts)))
    room = (width + _PART_GAP) / max(1, parts) - _PART_GAP
    step = min(26.0, (height - LABEL_HEIGHT - 20) / max(1, per_part))
    return label(fit_text(info.heading, width - 20, 14), style.background) + "".join(
        placed(
            (room + _PART_GAP) * k,
            LABEL_HEIGHT,
            1,
            _table(info, info.rows[start : start + per_part], room, step, style, words),
        )
        for k, start in enumerate(range(0, len(info.rows), per_part))
    )


def _table(
    info: ScoringInfo, rows: tuple[ScoringRow, ...], width: float, step: float, style: Style, words: Words
) -> str:
    seats = len(rows[0].counts) if rows else 0
    column = min(_COLUMN_WIDTH, (width - step - 30) / max(1, seats))
    heads = info.columns or tuple(str(k + 1) for k in range(seats))
    start = step + 34
    shown = "".join(
        text(
            fit_text(head, column, 12),
            start + column * (k + 0.5),
            13,
            12,
            style.background.soft,
            font_weight=600,
        )
        for k, head in enumerate(heads)
    )
    for k, row in enumerate(rows):
        shown += placed(0, 19 + k * step, 1, _row(row, start, column, width, step, style, words))
    return shown


def _row(row: ScoringRow, start: float, column: float, width: float, step: float, style: Style, words: Words) -> str:
    page = style.background
    base = step * 0.5 + 5
    best = max(row.counts, default=0)
    cells = "".join(
        _cell(n, n == best > 0, start + column * (k + 0.5), base, step, style) for k, n in enumerate(row.counts)
    )
    rest = width - start - column * len(row.counts) - 6
    points = (
        text(row.points, width, base, 12.5, page.soft, anchor="end", font_weight=500)
        if rest > 7 * len(row.points)
        else ""
    )
    code = CODES_OF_TYPES.get(row.type, "")
    return group(
        tooltip(words.types.get(row.type, row.type)),
        _icon(row.type, step, style),
        text(code, step + 8, base, 14, page.ink, anchor="start") if code else "",
        cells,
        points,
    )


def _cell(count: int, leads: bool, x: float, base: float, step: float, style: Style) -> str:
    """A count; the largest of a row on gold."""
    if not leads:
        return text(str(count), x, base, 14, style.background.ink, font_weight=500)
    half = min(13.0, step / 2 + 1)
    return rect(x - 12, base - 5 - half + 1.5, 24, 2 * half - 3, rx=5, fill=GOLD) + text(str(count), x, base, 14, INK)


def _icon(name: str, step: float, style: Style) -> str:
    """The building on its ground; the border for walls and water."""
    size = step - 3
    if name in CODES_OF_TYPES:
        colour = style.colour_of_type(name)
        ground = rect(0, 1, size, size, rx=3, fill=ground_of(colour), stroke=INK, stroke_width=0.6)
        return ground + placed(-0.1 * size, 1 + 0.04 * size, 1, use(symbol_id(name), 0, 0, size * 1.2, color=colour))
    ground = rect(0, 1, size, size, rx=3, fill=STONE_LIGHT if "wall" in name else WATER, stroke=INK, stroke_width=0.6)
    teeth = "M15 70V34H27V46H38V34H50H62V46H73V34H85V70z" if "wall" in name else ""
    waves = "M12 48Q24 34 36 48T60 48T88 48" if name != "wall" else ""
    return (
        ground
        + path(
            teeth,
            fill="#a58a5e",
            stroke=INK,
            stroke_width=4,
            transform=f"translate(0 1) scale({size / 100:.3f})",
        )
        + path(
            waves,
            fill="none",
            stroke="#235f7c",
            stroke_width=9,
            transform=f"translate(0 1) scale({size / 100:.3f})",
        )
    )
