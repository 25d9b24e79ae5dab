"""Cards, 70 units wide and 100 high.

What counts stands in the upper left corner, where a fanned hand shows it.
"""

from __future__ import annotations

import re

from alhambra.svg.ornament import star, stroke
from alhambra.svg.palette import (
    CARD_BACK,
    CURRENCY_CODES,
    GOLD,
    GOLD_EDGE,
    INK,
    IVORY,
    STANDARD,
    STONE_DARK,
    TYPE_CODES,
    Style,
    ground_of,
    ink_on,
    mix,
)
from alhambra.svg.scene import CardLook
from alhambra.svg.sheet import document, symbol_id
from alhambra.svg.words import ENGLISH, Words, card_name
from alhambra.svg.writer import SERIF, element, group, path, rect, text, tooltip, use

WIDTH, HEIGHT = 70, 100


def draw_card(
    card: CardLook, style: Style = STANDARD, words: Words = ENGLISH, *, title: str = "", description: str = ""
) -> str:
    """A card as a standalone SVG; `style.cell` is its height."""
    name = card_name(card, words)
    return document(
        card_art(card, style, words),
        (-2, -2, WIDTH + 4, HEIGHT + 4),
        style.cell / 100,
        title or name,
        description or name,
    )


def card_art(card: CardLook, style: Style, words: Words) -> str:
    """A card at the origin."""
    draw = {"money": _money, "exchange": _exchange, "scoring": _scoring, "bonus": _bonus, "back": _back}[card.kind]
    return group(tooltip(card_name(card, words)), draw(card.text, style))


def _paper(fill: str, frame: str) -> str:
    return rect(0.5, 0.5, 69, 99, rx=7, fill=fill, stroke=INK, stroke_width=1) + rect(
        4, 4, 62, 92, rx=4.5, fill="none", stroke=frame, stroke_width=1.6
    )


def _emblem(code: str, style: Style, x: float, y: float, size: float) -> str:
    return use(symbol_id(CURRENCY_CODES[code]), x, y, size, color=style.colour_of_currency(code))


def _money(name: str, style: Style) -> str:
    code, value = name[:2], name[2:]
    colour = style.colour_of_currency(code)
    tab = "M.5 7.5A7 7 0 0 1 7.5 .5H33V44A5 5 0 0 1 28 49H.5z"
    return (
        _paper(mix(colour, IVORY, 0.8), colour)
        + path(tab, fill=colour, stroke=INK, stroke_width=1)
        + text(value, 16.5, 29, 31, ink_on(colour))
        + text(code, 16.5, 43.5, 14, ink_on(colour))
        + _emblem(code, style, 16, 47, 46)
        + path(star(51, 20, 8), fill="none", stroke=colour, stroke_width=1.6)
    )


def _exchange(name: str, style: Style) -> str:
    one, other = name.removeprefix("x:").split("-")
    first, second = style.colour_of_currency(one), style.colour_of_currency(other)
    arrows = "M43 40V54M43 54L39 49.5M43 54L47 49.5M55 54V40M55 40L51 44.5M55 40L59 44.5"
    return (
        _paper(IVORY, STONE_DARK)
        + path("M.5 7.5A7 7 0 0 1 7.5 .5H31V25H.5z", fill=first, stroke=INK, stroke_width=1)
        + path("M.5 25H31V44A5 5 0 0 1 26 49H.5z", fill=second, stroke=INK, stroke_width=1)
        + text(one, 15.5, 18, 15, ink_on(first))
        + text(other, 15.5, 41, 15, ink_on(second))
        + _emblem(one, style, 34, 8, 29)
        + stroke(arrows, INK, 2.4)
        + _emblem(other, style, 30, 58, 35)
    )


def _scoring(name: str, _style: Style) -> str:
    return (
        _paper("#3b2b4d", GOLD)
        + path(star(35, 50, 30), fill=GOLD, stroke=INK, stroke_width=1.2)
        + path(star(35, 50, 24), fill=IVORY, stroke=GOLD_EDGE, stroke_width=1)
        + text(name.removeprefix("score"), 35, 61, 31, INK, font_family=SERIF)
        + path(star(35, 13.5, 5) + star(35, 86.5, 5), fill=GOLD)
    )


def _bonus(name: str, style: Style) -> str:
    """The pictured building, its name, and one more."""
    code = re.match(r"[A-Za-z]?", name)
    kind = TYPE_CODES.get(code.group() if code else "", "")
    colour = style.colour_of_type(kind)
    picture = use(symbol_id(kind), 5, 28, 60, color=colour) if kind else ""
    return (
        _paper(ground_of(colour), colour)
        + path(star(35, 53, 27), fill=IVORY, fill_opacity=0.6)
        + picture
        + rect(7, 7, 36, 19, rx=4, fill=colour, stroke=INK, stroke_width=1)
        + text(name, 25, 22, 15, ink_on(colour))
        + path(star(53, 83, 13), fill=GOLD, stroke=INK, stroke_width=1)
        + text("+1", 52.5, 87.5, 12, INK)
    )


def _back(_name: str, _style: Style) -> str:
    return (
        rect(0.5, 0.5, 69, 99, rx=7, fill=CARD_BACK, stroke=INK, stroke_width=1)
        + element(
            "svg",
            use(symbol_id("lattice"), 0, 0, 100, opacity="0.45"),
            x=5,
            y=5,
            width=60,
            height=90,
            viewBox="12.5 0 66.6 100",
        )
        + rect(4, 4, 62, 92, rx=4.5, fill="none", stroke=GOLD, stroke_width=1.6)
        + path(star(35, 50, 19), fill=CARD_BACK, stroke=GOLD, stroke_width=1.8)
        + path(star(35, 50, 11), fill=GOLD)
    )
