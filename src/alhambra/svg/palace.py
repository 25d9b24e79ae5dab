"""A palace as one drawing."""

from __future__ import annotations

from alhambra.svg.art.sheet import document
from alhambra.svg.art.tile import sketch_face
from alhambra.svg.art.walls import draw_longest, draw_pieces
from alhambra.svg.art.words import ENGLISH, Words, describe_tile
from alhambra.svg.ornament import box
from alhambra.svg.palette import GOLD, GOLD_EDGE, SHADOW, STANDARD, Style
from alhambra.svg.scene import Cell, PalaceScene, PlacedTile
from alhambra.svg.writer import DISPLAY, fit_text, move, path, placed, rect, text

PALACE_MARGIN = 24.0
_HEADING_HEIGHT = 46.0


def draw_palace(
    scene: PalaceScene,
    style: Style = STANDARD,
    words: Words = ENGLISH,
    *,
    title: str = "",
    description: str = "",
) -> str:
    """A palace as a standalone SVG."""
    x, y, width, height = measure_extent(scene)
    page = style.background
    top = y - PALACE_MARGIN - (_HEADING_HEIGHT if scene.title else 0)
    box = (x - PALACE_MARGIN, top, width + 2 * PALACE_MARGIN, y + height + PALACE_MARGIN - top)
    heading = ""
    if scene.title:
        line = fit_text(scene.title, width, 26)
        heading = text(line, x + width / 2, y - PALACE_MARGIN, 26, page.ink, font_family=DISPLAY)
    body = rect(*box, rx=10, fill=page.panel) + heading + sketch_palace(scene, style, words)
    name = title or scene.title or words.palace
    return document(body, box, style.cell / 100, name, description or describe_palace(scene, words))


def measure_extent(scene: PalaceScene) -> tuple[float, float, float, float]:
    """Left, top, width and height of all cells that show something, 100 units a cell."""
    cells = [(t.x, t.y) for t in scene.tiles] + list(scene.highlight) or [(0, 0)]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    right, bottom = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    return 100.0 * left, 100.0 * top, 100.0 * (right - left), 100.0 * (bottom - top)


def sketch_palace(scene: PalaceScene, style: Style, words: Words) -> str:
    """Tiles, joined borders, the longest wall and highlights, in units of 100 per cell."""
    ordered = sorted(scene.tiles, key=lambda t: (t.y, t.x))
    built = {(t.x, t.y) for t in scene.tiles}
    return (
        _shadow(ordered)
        + "".join(placed(100 * t.x, 100 * t.y, 1, sketch_face(t.tile, style, words)) for t in ordered)
        + draw_pieces(ordered)
        + draw_longest(ordered, scene.longest)
        + "".join(_highlight(cell, cell in built) for cell in sorted(set(scene.highlight)))
    )


def _shadow(tiles: list[PlacedTile]) -> str:
    """What the palace throws on the ground it stands on, to the right and below."""
    outline = "".join(box(100 * t.x + 3, 100 * t.y + 5, 101, 102) for t in tiles)
    return path(outline, fill=SHADOW, fill_opacity=0.24) if outline else ""


def _highlight(cell: Cell, built: bool) -> str:
    """A golden frame round a tile, or a dashed invitation with a plus on an empty cell."""
    x, y = 100 * cell[0], 100 * cell[1]
    if built:
        return rect(x + 3, y + 3, 94, 94, rx=5, fill="none", stroke=GOLD_EDGE, stroke_width=7) + rect(
            x + 3, y + 3, 94, 94, rx=5, fill="none", stroke=GOLD, stroke_width=4.4
        )
    plus = path("M50 36V64M36 50H64", stroke=GOLD_EDGE, stroke_width=5, stroke_linecap="round", transform=move(x, y))
    return (
        rect(
            x + 7,
            y + 7,
            86,
            86,
            rx=8,
            fill=GOLD,
            fill_opacity=0.22,
            stroke=GOLD_EDGE,
            stroke_width=2.5,
            stroke_dasharray="9 6",
        )
        + plus
    )


def describe_palace(scene: PalaceScene, words: Words) -> str:
    """Every tile with its cell, for a screen reader."""
    ordered = sorted(scene.tiles, key=lambda t: (t.y, t.x))
    lines = [f"{t.x},{t.y}: {describe_tile(t.tile, words)}" for t in ordered]
    if scene.longest:
        lines.append(f"{words.longest}: {len(set(scene.longest))}")
    return ". ".join(lines)
