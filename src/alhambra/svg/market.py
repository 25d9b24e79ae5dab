"""The building market: four slots, each with its currency."""

from __future__ import annotations

from alhambra.svg.art.sheet import document, symbol_id
from alhambra.svg.art.tile import sketch_tile
from alhambra.svg.art.words import ENGLISH, Words, describe_tile
from alhambra.svg.ornament import star
from alhambra.svg.palette import CURRENCY_CODES, INK, IVORY, STANDARD, Style
from alhambra.svg.scene import MarketScene, NoteLook, TileLook
from alhambra.svg.writer import element, group, measure_text, path, placed, rect, text, tooltip, use

SLOT_WIDTH = 124.0
_SLOT_GAP = 14.0
_HEAD_HEIGHT = 30.0


def draw_market(
    scene: MarketScene,
    style: Style = STANDARD,
    words: Words = ENGLISH,
    *,
    title: str = "",
    description: str = "",
) -> str:
    """A market as a standalone SVG."""
    width, height = measure_market(scene)
    body = rect(-12, -12, width + 24, height + 24, rx=10, fill=style.background.panel) + sketch_market(
        scene, style, words
    )
    box = (-12, -12, width + 24, height + 24)
    return document(body, box, style.cell / 100, title or words.market, description or describe_market(scene, words))


def measure_market(scene: MarketScene) -> tuple[float, float]:
    """Width and height, 100 units a tile."""
    count = len(scene.slots)
    rows = max([len(slot) for slot in scene.slots] + [1])
    return count * SLOT_WIDTH + (count - 1) * _SLOT_GAP, _HEAD_HEIGHT + rows * 108 + 16 + (20 if scene.note else 0)


def sketch_market(scene: MarketScene, style: Style, words: Words) -> str:
    """The slots side by side, at the origin."""
    width, height = measure_market(scene)
    if scene.note:
        height -= 20
    slots = zip(scene.slots, scene.currencies, strict=True)
    return "".join(
        placed(k * (SLOT_WIDTH + _SLOT_GAP), 0, 1, _slot(k + 1, tiles, code, height, style, words))
        for k, (tiles, code) in enumerate(slots)
    ) + (_note(scene.note, width / 2, height + 4) if scene.note else "")


def _slot(position: int, tiles: tuple[TileLook, ...], code: str, height: float, style: Style, words: Words) -> str:
    """A stall: boards, an awning in the colour of the currency, its coin, and the tiles below."""
    colour = style.colour_of_currency(code)
    places = (height - _HEAD_HEIGHT - 16) / 108
    shown = "".join(
        placed(12, _HEAD_HEIGHT + 12 + 108 * k, 1, sketch_tile(tile, style, words)) for k, tile in enumerate(tiles)
    )
    empty = "".join(_empty(_HEAD_HEIGHT + 12 + 108 * k) for k in range(len(tiles), round(places)))
    coin = use(symbol_id(CURRENCY_CODES[code]), SLOT_WIDTH / 2 - 18, 1, 36, color=colour)
    return (
        rect(0, 8, SLOT_WIDTH, height - 8, rx=8, fill="#4a3320", stroke=INK, stroke_width=1)
        + path(f"M31 30V{height}M62 30V{height}M93 30V{height}", stroke=INK, stroke_opacity=0.25, stroke_width=1)
        + use(symbol_id("awning"), -3, 0, SLOT_WIDTH + 6, color=colour)
        + group(
            tooltip(words.currencies.get(CURRENCY_CODES[code], code)),
            coin,
            _label(str(position), 21),
            _label(code, SLOT_WIDTH - 21),
        )
        + shown
        + empty
    )


def _label(word: str, x: float) -> str:
    """A word on an ivory tag, legible on every stripe."""
    return rect(x - 14, 3.4, 28, 18, rx=9, fill=IVORY, stroke=INK, stroke_width=0.6) + text(word, x, 17.4, 14, INK)


def _empty(y: float) -> str:
    return rect(13, y + 1, 98, 98, rx=5, fill="none", stroke=IVORY, stroke_opacity=0.4, stroke_dasharray="6 5") + path(
        star(SLOT_WIDTH / 2, y + 50, 22), fill="none", stroke=IVORY, stroke_opacity=0.35
    )


def _note(note: NoteLook, x: float, y: float) -> str:
    """A dark pill with pips, and what they mean."""
    width = 42 + 15 * measure_text(note.label)
    dots = "".join(element("circle", cx=x, cy=y, r=3, fill=IVORY) for x, y in note.pips)
    pill = rect(0, -14, width, 28, rx=14, fill=INK, stroke=IVORY, stroke_width=1.5)
    label = text(note.label, 30, 5, 15, IVORY, anchor="start")
    return placed(x - width / 2, y, 1, pill, dots, label)


def describe_market(scene: MarketScene, words: Words) -> str:
    """Slot by slot, for a screen reader."""
    lines = []
    for k, (tiles, code) in enumerate(zip(scene.slots, scene.currencies, strict=True)):
        currency = words.currencies.get(CURRENCY_CODES[code], code)
        lines.append(f"{words.slot} {k + 1} ({currency}): {' / '.join(describe_tile(t, words) for t in tiles) or '–'}")
    if scene.note:
        lines.append(scene.note.label)
    return ". ".join(lines)
