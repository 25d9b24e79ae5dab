"""The words of drawings in the languages of the product."""

from __future__ import annotations

from functools import cache

from alhambra.svg.art.words import Words
from alhambra.svg.palette import CURRENCIES, CURRENCY_CODES, PALACE_TYPES, SECOND_TYPES
from alhambra.texts import catalogue, key


@cache
def find_words(language: str, types: tuple[str, ...] = ()) -> Words:
    """The words of a language; `UnknownLanguage` if we do not speak it.

    `types` are building types of modules from outside, with the texts that those have brought.
    """
    text, has = catalogue(language).text, catalogue(language).has
    names = [*PALACE_TYPES, *SECOND_TYPES, *(name for name in types if has(f"{key('type', name)}.letters"))]
    borders = {
        "wall": text("word-wall"),
        "moat": text("word-moat"),
        "wall and moat": text("picture-wall-and-moat"),
    }
    sides = {"N": "north", "E": "east", "S": "south", "W": "west"}
    return Words(
        types={name: text(key("type", name)) for name in names} | borders,
        letters={name: text(f"{key('type', name)}.letters") for name in names},
        currencies={name: text(key("currency", name)) for name in CURRENCIES},
        money={code: text(f"{key('currency', name)}.letters") for code, name in CURRENCY_CODES.items()},
        sides={letter: text(f"side-{side}") for letter, side in sides.items()},
        fountain=text("word-fountain"),
        gate=text("word-gate"),
        hut=text("word-hut"),
        wall=text("word-wall"),
        moat=text("word-moat"),
        other_face=text("picture-other-face"),
        site=text("word-site"),
        hidden=text("picture-hidden"),
        card=text("picture-card"),
        exchange=text("word-exchange-card"),
        scoring=text("word-scoring-card"),
        bonus=text("word-bonus-card"),
        palace=text("word-palace"),
        grounds={"city": text("word-city")},
        longest=text("picture-longest"),
        market=text("word-market"),
        slot=text("word-slot"),
        display=text("word-display"),
        deck=text("word-deck"),
        bag=text("word-bag"),
        reserve=text("word-reserve"),
        bought=text("picture-bought"),
        hand=text("word-hand"),
        points=text("word-point.plural"),
        to_act=text("picture-to-act"),
        table=text("picture-table"),
    )
