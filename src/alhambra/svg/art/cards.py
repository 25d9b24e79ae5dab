"""Cards, 70 units wide and 100 high.

What counts stands in the upper left corner, where a fanned hand shows it.
"""

from __future__ import annotations

import re

from alhambra.svg.art.sheet import document, drawing_of, symbol_id
from alhambra.svg.art.words import ENGLISH, Words, name_card
from alhambra.svg.ornament import star, stroke
from alhambra.svg.palette import CURRENCY_CODES, GOLD, GOLD_EDGE, INK, IVORY, STANDARD, TYPE_CODES, Style, choose_ink
from alhambra.svg.scene import CardLook
from alhambra.svg.writer import DISPLAY, group, path, rect, text, tooltip, use

WIDTH, HEIGHT = 70, 100


def draw_card(
    card: CardLook, style: Style = STANDARD, words: Words = ENGLISH, *, title: str = "", description: str = ""
) -> str:
    """A card as a standalone SVG; `style.cell` is its height."""
    name = name_card(card, words)
    return document(
        sketch_card(card, style, words),
        (-2, -2, WIDTH + 4, HEIGHT + 4),
        style.cell / 100,
        title or name,
        description or name,
    )


def sketch_card(card: CardLook, style: Style, words: Words) -> str:
    """A card at the origin."""
    draw = {
        "money": _money,
        "exchange": _exchange,
        "scoring": _scoring,
        "bonus": _bonus,
        "picture": _picture,
        "other": _other,
        "back": _back,
    }[card.kind]
    return group(tooltip(name_card(card, words)), draw(card.face, style, words))


def _sheet(kind: str, colour: str | None = None) -> str:
    return use(symbol_id(f"card-{kind}"), 0, 0, 100, color=colour)


def _money(name: str, style: Style, words: Words) -> str:
    code, value = name[:2], name[2:]
    return (
        _sheet(CURRENCY_CODES[code], style.colour_of_currency(code))
        + text(value, 18, 37, 38, INK, font_family=DISPLAY)
        + text(words.money.get(code, code), 52, 19, 14, INK)
    )


def _exchange(name: str, style: Style, words: Words) -> str:
    one, other = name.removeprefix("x:").split("-")
    first, second = style.colour_of_currency(one), style.colour_of_currency(other)
    return (
        _sheet("plain", GOLD)
        + use(symbol_id(CURRENCY_CODES[one]), 6, 7, 36, color=first)
        + use(symbol_id(CURRENCY_CODES[other]), 26, 56, 38, color=second)
        + stroke(_ARROWS, INK, 2.6)
        + text(words.money.get(one, one), 54, 22, 14, INK)
        + text(words.money.get(other, other), 15, 90, 14, INK)
    )


_ARROWS = (
    "M46 34C58 36 60 44 58 52M58 52L53.4 47.4M58 52L62 46.6M24 66C12 64 10 56 12 48M12 48L7.6 53.6M12 48L16.6 52.6"
)


def _other(name: str, _style: Style, _words: Words) -> str:
    """A card of a module that has no art of its own: its name on plain paper."""
    return _sheet("plain", GOLD) + text(name.partition(":")[2] or name, 35, 58, 24, INK, font_family=DISPLAY)


def _scoring(name: str, _style: Style, _words: Words) -> str:
    return _sheet("scoring") + text(name.removeprefix("score"), 35, 61, 31, INK, font_family=DISPLAY)


def _bonus(name: str, style: Style, words: Words) -> str:
    """The pictured building, its name, and one more."""
    one_more = path(star(56, 18, 11.5), fill=GOLD, stroke=GOLD_EDGE, stroke_width=0.8)
    return _picture(name, style, words) + one_more + text("+1", 55.6, 22.4, 11.5, INK)


def _picture(name: str, style: Style, _words: Words) -> str:
    """The pictured building and its name."""
    code = re.match(r"[A-Za-z]?", name)
    kind = TYPE_CODES.get(code.group() if code else "", "")
    colour = style.colour_of_type(kind)
    picture = use(symbol_id(drawing_of(kind, name)), 4, 31, 62, color=colour) if kind else ""
    return (
        _sheet("plain", colour)
        + picture
        + rect(6, 6.5, 40, 21, rx=5, fill=colour, stroke=IVORY, stroke_width=1)
        + text(name, 26, 22.6, 16, choose_ink(colour), font_family=DISPLAY)
    )


def _back(_name: str, _style: Style, _words: Words) -> str:
    return _sheet("back")
