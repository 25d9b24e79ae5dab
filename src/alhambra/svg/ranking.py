"""Players one below the other: the tiles or cards of each, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.svg.art.cards import sketch_card
from alhambra.svg.art.sheet import document
from alhambra.svg.art.tile import sketch_tile
from alhambra.svg.art.words import ENGLISH, Words
from alhambra.svg.palette import STANDARD, Style
from alhambra.svg.scene import CardLook, TileLook
from alhambra.svg.writer import group, placed, rect, text

_ROW_HEIGHT = 88.0
_NAME_WIDTH = 90.0
_PIECE_WIDTH = 78.0
_RESULT_WIDTH = 130.0


@dataclass(frozen=True)
class RankingRow:
    """A player, the pieces that count, and the result in words."""

    name: str
    pieces: tuple[TileLook | CardLook, ...]
    result: str
    is_first: bool = False


def draw_ranking(
    rows: Sequence[RankingRow], style: Style = STANDARD, words: Words = ENGLISH, *, title: str = ""
) -> str:
    """The players as a standalone SVG; those with the best result stand out."""
    most = max(len(row.pieces) for row in rows)
    width, height = _NAME_WIDTH + _PIECE_WIDTH * most + _RESULT_WIDTH, _ROW_HEIGHT * len(rows)
    lines = "".join(
        placed(0, _ROW_HEIGHT * k, 1, _row(row, k % 2 == 0, width, style, words)) for k, row in enumerate(rows)
    )
    box = (-14, -10, width + 28, height + 20)
    ground = rect(*box, rx=10, fill=style.background.panel)
    return document(
        ground + lines, box, style.cell / 100, title, ". ".join(f"{row.name}: {row.result}" for row in rows)
    )


def _row(row: RankingRow, striped: bool, width: float, style: Style, words: Words) -> str:
    page = style.background
    stripe = rect(0, 2, width, _ROW_HEIGHT - 4, rx=6, fill=page.ink, fill_opacity=0.06) if striped else ""
    name = text(row.name, 10, 52, 20, page.ink, anchor="start", font_weight=600)
    pieces = [
        placed(_NAME_WIDTH + _PIECE_WIDTH * k, 8, 0.72, _art(piece, style, words)) for k, piece in enumerate(row.pieces)
    ]
    weight, colour = (700, page.ink) if row.is_first else (500, page.soft)
    return group(stripe, name, *pieces, text(row.result, width - 10, 52, 20, colour, anchor="end", font_weight=weight))


def _art(piece: TileLook | CardLook, style: Style, words: Words) -> str:
    return sketch_tile(piece, style, words) if isinstance(piece, TileLook) else sketch_card(piece, style, words)
