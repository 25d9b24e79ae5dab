"""What lies in the middle of a table besides the market: money display, deck, bags, and other tiles on offer."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.svg.art.cards import WIDTH, sketch_card
from alhambra.svg.art.sheet import symbol_id
from alhambra.svg.art.tile import colour_of_bag, sketch_tile
from alhambra.svg.art.words import Words
from alhambra.svg.ornament import star
from alhambra.svg.palette import INK, IVORY, Background, Style
from alhambra.svg.scene import CardLook, Family, FigureLook, PileScene, TileLook
from alhambra.svg.writer import element, group, path, placed, rect, text, tooltip, use

LABEL_HEIGHT = 22.0
"""The height of a line of small text over a block."""


def label(word: str, page: Background) -> str:
    """The small heading of a block, at the origin."""
    return path(star(6, 10, 5.5), fill=page.accent) + text(word, 17, 15, 14, page.soft, anchor="start", font_weight=600)


def sketch_cards(cards: Sequence[CardLook], height: float, width: float, style: Style, words: Words) -> str:
    """Cards side by side; they overlap from right to left where there are too many for the width."""
    step = _step(len(cards), height * WIDTH / 100, 8, width)
    return "".join(placed(k * step, 0, height / 100, sketch_card(card, style, words)) for k, card in enumerate(cards))


def sketch_tiles(
    tiles: Sequence[TileLook], width: float, height: float, style: Style, words: Words, largest: float
) -> str:
    """Tiles in rows, as large as the room allows."""
    columns, pitch = fit_grid(len(tiles), width, height, largest)
    return "".join(
        placed(k % columns * pitch, k // columns * pitch, (pitch - 5) / 100, sketch_tile(tile, style, words))
        for k, tile in enumerate(tiles)
    )


def fit_grid(count: int, width: float, height: float, largest: float) -> tuple[int, float]:
    """The number of columns that makes the cells largest, and their size."""
    sizes = [(min(width / columns, height / -(-count // columns), largest), columns) for columns in range(1, count + 1)]
    size, columns = max(sizes, default=(largest, 1))
    return columns, size


def _step(count: int, size: float, gap: float, width: float) -> float:
    return size + gap if count < 2 else min(size + gap, (width - size) / (count - 1))


def sketch_display(cards: Sequence[CardLook], height: float, style: Style, words: Words) -> str:
    """The money display with its label."""
    page = style.background
    places = "".join(_place(k * _pitch(height), height, page) for k in range(len(cards), 4))
    row = placed(0, LABEL_HEIGHT, 1, sketch_cards(cards, height, 1000, style, words))
    return label(words.display, page) + row + places


def _place(x: float, height: float, page: Background) -> str:
    """Where a card is missing."""
    width = height * WIDTH / 100 - 2
    return rect(x + 1, LABEL_HEIGHT + 1, width, height - 2, rx=7, fill="none", stroke=page.line, stroke_dasharray="5 4")


def measure_display(cards: Sequence[CardLook], height: float) -> float:
    """How wide the display is; it has room for at least four cards."""
    return max(4, len(cards)) * _pitch(height) - 8


def _pitch(height: float) -> float:
    return height * WIDTH / 100 + 8


def sketch_stock(deck: int, bags: Sequence[tuple[Family, int]], height: float, style: Style, words: Words) -> str:
    """The deck with its number of cards, and beside it the bags with theirs."""
    back = sketch_card(CardLook("back"), style, words)
    pile = _place(0, height, style.background) if not deck else ""
    pile += "".join(placed(k * 3, LABEL_HEIGHT - k * 2, height / 100, back) for k in range(3 if deck > 2 else deck))
    count = _badge(height * 0.35 + 3, LABEL_HEIGHT + height * 0.5, deck, words.deck)
    size = height * 0.5
    shown = "".join(
        _bag(family, n, height * 0.78 + 8, LABEL_HEIGHT + k * size, size, words) for k, (family, n) in enumerate(bags)
    )
    return pile + count + shown


def _bag(family: Family, count: int, x: float, y: float, size: float, words: Words) -> str:
    bag = use(symbol_id("bag"), x, y, size - 4, color=colour_of_bag(family))
    return bag + _badge(
        x + size / 2 - 2, y + size * 0.62, count, f"{words.bag}, {words.grounds.get(family, words.palace)}"
    )


def _badge(x: float, y: float, count: int, name: str) -> str:
    """A number on an ivory pill."""
    written = str(count)
    width = 14 + 10 * len(written)
    pill = rect(x - width / 2, y - 13, width, 26, rx=13, fill=IVORY, stroke=INK, stroke_width=1)
    return group(tooltip(f"{name}: {count}"), pill, text(written, x, y + 6, 17, INK))


def sketch_pile(pile: PileScene, size: float, width: float, style: Style, words: Words) -> str:
    """Tiles on offer with their label."""
    return label(pile.label, style.background) + placed(
        0, LABEL_HEIGHT, 1, sketch_tiles(pile.tiles, width, size + 5, style, words, size + 5)
    )


def sketch_hand(hand: tuple[CardLook, ...] | int, height: float, width: float, style: Style, words: Words) -> str:
    """A hand: its cards, or that many backs and their number."""
    if not isinstance(hand, int):
        return sketch_cards(hand, height, width, style, words)
    if not hand:
        return ""
    card = height * WIDTH / 100
    step = max(1.0, min(card * _OVERLAP, (width - card - 24) / hand))
    back = sketch_card(CardLook("back"), style, words)
    backs = "".join(placed(k * step, 0, height / 100, back) for k in range(hand))
    return backs + _badge((hand - 1) * step + card, height * 0.5, hand, words.hand)


def measure_hand(hand: tuple[CardLook, ...] | int, height: float) -> tuple[float, float]:
    """The width a hand would like to have, and the least that shows every corner."""
    card = height * WIDTH / 100
    if isinstance(hand, int):
        return card * (1 + _OVERLAP * max(0, hand - 1)) + 24, card * 1.8 + 24
    return len(hand) * (card + 8), card * (1 + _CORNER * max(0, len(hand) - 1))


_OVERLAP = 0.36
_CORNER = 0.47


def sketch_figure(figure: FigureLook, x: float, y: float, size: float) -> str:
    """A figure on its token: upright and on gold when ready, lying and grey when used."""
    is_on = figure.is_on
    disc = element(
        "circle",
        cx=50,
        cy=50,
        r=48,
        fill="#f3d078" if is_on else "#cfc8bb",
        stroke=INK,
        stroke_width=3,
        stroke_dasharray=None if is_on else "9 6",
    )
    person = use(
        symbol_id(figure.symbol),
        14,
        12,
        72,
        color="#2f6f5e" if is_on else "#8c857a",
        transform=None if is_on else "rotate(90 50 50)",
        opacity=None if is_on else 0.7,
    )
    return placed(x, y, size / 100, tooltip(figure.label), disc, person)
