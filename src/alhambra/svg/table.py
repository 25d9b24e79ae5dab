"""A whole table: market, money and scoring above, the seats below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from alhambra.svg.art.sheet import document
from alhambra.svg.art.words import ENGLISH, Words, name_card, name_tile
from alhambra.svg.market import describe_market, measure_market, sketch_market
from alhambra.svg.ornament import star
from alhambra.svg.palette import STANDARD, Background, Style
from alhambra.svg.scene import TableScene
from alhambra.svg.scoring import sketch_scoring
from alhambra.svg.seat import describe_seat, sketch_guest, sketch_seat
from alhambra.svg.supply import LABEL, label, measure_display, sketch_display, sketch_pile, sketch_stock
from alhambra.svg.writer import DISPLAY, element, fit_text, measure_text, path, placed, rect, text

WIDTH = 1440.0
_EDGE = 24.0
_GAP = 18.0
_TITLE = 64.0
_CARD = 122.0


def draw_table(
    scene: TableScene,
    style: Style = STANDARD,
    words: Words = ENGLISH,
    *,
    title: str = "",
    description: str = "",
) -> str:
    """A table as a standalone SVG; with the usual cell of 96 it is 1440 pixels wide."""
    plan = _Plan.of(scene)
    page = style.background
    body = (
        _cloth(plan.height, page)
        + _title(scene.title or words.table, page)
        + placed(_EDGE, _TITLE, 1, _middle(scene, plan, style, words))
        + (placed(_EDGE, plan.pile_top, 1, sketch_pile(scene.pile, 84, 800, style, words)) if scene.pile else "")
        + "".join(_seats(scene, plan, style, words))
    )
    name = title or scene.title or words.table
    box = (0, 0, WIDTH, plan.height)
    return document(body, box, style.cell / 96, name, description or describe_table(scene, words))


@dataclass(frozen=True)
class _Plan:
    """Where the bands of the table lie."""

    middle: float
    pile_top: float
    seats_top: float
    columns: int
    rows: int
    panel: tuple[float, float]

    @property
    def height(self) -> float:
        return self.seats_top + self.rows * (self.panel[1] + _GAP) - _GAP + _EDGE

    @classmethod
    def of(cls, scene: TableScene) -> _Plan:
        panels = len(scene.seats) + (scene.guest is not None)
        columns = panels if panels <= 4 else 3
        rows = -(-panels // max(1, columns))
        middle = max(LABEL + measure_market(scene.market)[1], LABEL + _CARD)
        pile_top = _TITLE + middle + _GAP
        seats_top = pile_top + (LABEL + 84 + _GAP if scene.pile else 0)
        width = (WIDTH - 2 * _EDGE - (columns - 1) * _GAP) / max(1, columns)
        return cls(middle, pile_top, seats_top, max(1, columns), rows, (width, 560.0 if rows == 1 else 480.0))


def _cloth(height: float, page: Background) -> str:
    """The table's surface with a faint pattern of stars."""
    tile = element(
        "pattern",
        path(star(30, 30, 30), fill="none", stroke=page.line, stroke_width=1, stroke_opacity=0.35),
        id="alh-cloth",
        width=60,
        height=60,
        patternUnits="userSpaceOnUse",
    )
    return tile + rect(0, 0, WIDTH, height, fill=page.table) + rect(0, 0, WIDTH, height, fill="url(#alh-cloth)")


def _title(line: str, page: Background) -> str:
    shown = fit_text(line, WIDTH - 200, 28)
    half = min(WIDTH / 2 - 60, 14 * measure_text(shown) + 30)
    ornament = "".join(
        path(star(WIDTH / 2 + side * half, 33, 9), fill=page.accent)
        + path(
            f"M{WIDTH / 2 + side * (half + 18)} 33H{WIDTH / 2 + side * (WIDTH / 2 - _EDGE)}",
            stroke=page.line,
            stroke_width=1.5,
        )
        for side in (-1, 1)
    )
    return ornament + text(shown, WIDTH / 2, 43, 28, page.ink, font_family=DISPLAY)


def _middle(scene: TableScene, plan: _Plan, style: Style, words: Words) -> str:
    """Market, display, deck and bags, and the scoring table in the room that is left."""
    width, _ = measure_market(scene.market)
    x = width + 2 * _GAP
    parts = label(words.market, style.background) + placed(0, LABEL, 1, sketch_market(scene.market, style, words))
    parts += placed(x, 0, 1, sketch_display(scene.display, _CARD, style, words))
    stock = x + measure_display(scene.display, _CARD) + 1.5 * _GAP
    parts += placed(stock, 0, 1, sketch_stock(scene.deck, scene.bags, _CARD, style, words))
    if scene.scoring:
        left, top = (x, LABEL + _CARD + _GAP) if plan.middle > 240 else (stock + _CARD * 1.28 + 2 * _GAP, 0.0)
        room = sketch_scoring(scene.scoring, WIDTH - 2 * _EDGE - left, plan.middle - top, style, words)
        parts += placed(left, top, 1, room)
    return parts


def _seats(scene: TableScene, plan: _Plan, style: Style, words: Words) -> Iterator[str]:
    width, height = plan.panel
    panels = [sketch_seat(seat, width, height, style, words) for seat in scene.seats]
    if scene.guest:
        panels.append(sketch_guest(scene.guest, width, height, style, words))
    for k, panel in enumerate(panels):
        row, column = divmod(k, plan.columns)
        yield placed(_EDGE + column * (width + _GAP), plan.seats_top + row * (height + _GAP), 1, panel)


def describe_table(scene: TableScene, words: Words) -> str:
    """The whole table for a screen reader."""
    lines = [
        f"{words.market}: {describe_market(scene.market, words)}",
        f"{words.display}: {', '.join(name_card(card, words) for card in scene.display)}",
        f"{words.deck}: {scene.deck}",
    ]
    lines += [f"{words.bag}: {count}" for _, count in scene.bags]
    if scene.pile:
        lines.append(f"{scene.pile.label}: {', '.join(name_tile(tile, words) for tile in scene.pile.tiles)}")
    lines += [describe_seat(seat, words) for seat in scene.seats]
    if scene.guest:
        lines.append(f"{scene.guest.name}: {', '.join(name_tile(tile, words) for tile in scene.guest.tiles)}")
    return ". ".join(lines)
