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
from alhambra.svg.supply import LABEL_HEIGHT, label, measure_display, sketch_display, sketch_pile, sketch_stock
from alhambra.svg.token import TOKEN_HEIGHT, measure_token, sketch_token, token_words
from alhambra.svg.writer import DISPLAY, element, fit_text, measure_text, path, placed, rect, text

TABLE_WIDTH = 1440.0
_EDGE_WIDTH = 24.0
_PANEL_GAP = 18.0
_TITLE_HEIGHT = 64.0
_CARD_HEIGHT = 122.0


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
        + placed(_EDGE_WIDTH, _TITLE_HEIGHT, 1, _middle(scene, plan, style, words))
        + "".join(_tokens(scene, plan.tokens_top, style))
        + (placed(_EDGE_WIDTH, plan.pile_top, 1, sketch_pile(scene.pile, 84, 800, style, words)) if scene.pile else "")
        + "".join(_seats(scene, plan, style, words))
    )
    name = title or scene.title or words.table
    box = (0, 0, TABLE_WIDTH, plan.height)
    return document(body, box, style.cell / 96, name, description or describe_table(scene, words))


@dataclass(frozen=True)
class _Plan:
    """Where the bands of the table lie."""

    middle: float
    tokens_top: float
    pile_top: float
    seats_top: float
    columns: int
    rows: int
    panel: tuple[float, float]

    @property
    def height(self) -> float:
        return self.seats_top + self.rows * (self.panel[1] + _PANEL_GAP) - _PANEL_GAP + _EDGE_WIDTH

    @classmethod
    def of(cls, scene: TableScene) -> _Plan:
        panels = len(scene.seats) + (scene.guest is not None)
        columns = panels if panels <= 4 else 3
        rows = -(-panels // max(1, columns))
        middle = max(LABEL_HEIGHT + measure_market(scene.market)[1], LABEL_HEIGHT + _CARD_HEIGHT)
        tokens_top = _TITLE_HEIGHT + middle + _PANEL_GAP
        pile_top = tokens_top + (TOKEN_HEIGHT + _PANEL_GAP if scene.tokens else 0)
        seats_top = pile_top + (LABEL_HEIGHT + 84 + _PANEL_GAP if scene.pile else 0)
        width = (TABLE_WIDTH - 2 * _EDGE_WIDTH - (columns - 1) * _PANEL_GAP) / max(1, columns)
        return cls(
            middle, tokens_top, pile_top, seats_top, max(1, columns), rows, (width, 560.0 if rows == 1 else 480.0)
        )


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
    return (
        tile
        + rect(0, 0, TABLE_WIDTH, height, fill=page.table)
        + rect(0, 0, TABLE_WIDTH, height, fill="url(#alh-cloth)")
    )


def _title(line: str, page: Background) -> str:
    shown = fit_text(line, TABLE_WIDTH - 200, 28)
    half = min(TABLE_WIDTH / 2 - 60, 14 * measure_text(shown) + 30)
    ornament = "".join(
        path(star(TABLE_WIDTH / 2 + side * half, 33, 9), fill=page.accent)
        + path(
            f"M{TABLE_WIDTH / 2 + side * (half + 18)} 33H{TABLE_WIDTH / 2 + side * (TABLE_WIDTH / 2 - _EDGE_WIDTH)}",
            stroke=page.line,
            stroke_width=1.5,
        )
        for side in (-1, 1)
    )
    return ornament + text(shown, TABLE_WIDTH / 2, 43, 28, page.ink, font_family=DISPLAY)


def _middle(scene: TableScene, plan: _Plan, style: Style, words: Words) -> str:
    """Market, display, deck and bags, and the scoring table in the room that is left."""
    width, _ = measure_market(scene.market)
    x = width + 2 * _PANEL_GAP
    parts = label(words.market, style.background) + placed(
        0, LABEL_HEIGHT, 1, sketch_market(scene.market, style, words)
    )
    parts += placed(x, 0, 1, sketch_display(scene.display, _CARD_HEIGHT, style, words))
    stock = x + measure_display(scene.display, _CARD_HEIGHT) + 1.5 * _PANEL_GAP
    parts += placed(stock, 0, 1, sketch_stock(scene.deck, scene.bags, _CARD_HEIGHT, style, words))
    if scene.scoring:
        left, top = (
            (x, LABEL_HEIGHT + _CARD_HEIGHT + _PANEL_GAP)
            if plan.middle > 240
            else (stock + _CARD_HEIGHT * 1.28 + 2 * _PANEL_GAP, 0.0)
        )
        room = sketch_scoring(scene.scoring, TABLE_WIDTH - 2 * _EDGE_WIDTH - left, plan.middle - top, style, words)
        parts += placed(left, top, 1, room)
    return parts


def _tokens(scene: TableScene, top: float, style: Style) -> Iterator[str]:
    """A row under the market of what lies on the table with modules that have no art of their own."""
    right = _EDGE_WIDTH
    for token in scene.tokens:
        right += measure_token(token)
        yield sketch_token(token, right, top, style)
        right += 8


def _seats(scene: TableScene, plan: _Plan, style: Style, words: Words) -> Iterator[str]:
    width, height = plan.panel
    panels = [sketch_seat(seat, width, height, style, words) for seat in scene.seats]
    if scene.guest:
        panels.append(sketch_guest(scene.guest, width, height, style, words))
    for k, panel in enumerate(panels):
        row, column = divmod(k, plan.columns)
        yield placed(
            _EDGE_WIDTH + column * (width + _PANEL_GAP), plan.seats_top + row * (height + _PANEL_GAP), 1, panel
        )


def describe_table(scene: TableScene, words: Words) -> str:
    """The whole table for a screen reader."""
    lines = [
        f"{words.market}: {describe_market(scene.market, words)}",
        f"{words.display}: {', '.join(name_card(card, words) for card in scene.display)}",
        f"{words.deck}: {scene.deck}",
    ]
    lines += [f"{words.bag}: {count}" for _, count in scene.bags]
    lines += [token_words(token) for token in scene.tokens]
    if scene.pile:
        lines.append(f"{scene.pile.label}: {', '.join(name_tile(tile, words) for tile in scene.pile.tiles)}")
    lines += [describe_seat(seat, words) for seat in scene.seats]
    if scene.guest:
        lines.append(f"{scene.guest.name}: {', '.join(name_tile(tile, words) for tile in scene.guest.tiles)}")
    return ". ".join(lines)
