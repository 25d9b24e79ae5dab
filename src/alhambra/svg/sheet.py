"""The sheet of symbols, and the frame of a standalone drawing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from alhambra.svg import buildings, granada_buildings, landmarks, money, ornament, walls
from alhambra.svg.palette import IVORY
from alhambra.svg.writer import SANS, element, escape, number, path

_DRAWINGS: Mapping[str, Callable[[], str]] = {
    "pavilion": buildings.pavilion,
    "seraglio": buildings.seraglio,
    "arcades": buildings.arcades,
    "chambers": buildings.chambers,
    "garden": buildings.garden,
    "tower": buildings.tower,
    "arena": granada_buildings.arena,
    "bath-house": granada_buildings.bath_house,
    "library": granada_buildings.library,
    "hostel": granada_buildings.hostel,
    "hospital": granada_buildings.hospital,
    "market": granada_buildings.market,
    "park": granada_buildings.park,
    "school": granada_buildings.school,
    "residential-area": granada_buildings.residential_area,
    "fountain": landmarks.fountain,
    "gate": landmarks.gate,
    "hut": landmarks.hut,
    "scaffold": landmarks.scaffold,
    "bag": landmarks.bag,
    "vizier": landmarks.vizier,
    "florin": money.florin,
    "dirham": money.dirham,
    "denar": money.denar,
    "ducat": money.ducat,
    "wall": walls.wall,
    "wall-post": walls.wall_post,
    "moat": walls.moat,
    "moat-turn": walls.moat_turn,
    "moat-bend": walls.moat_bend,
    "moat-end": walls.moat_end,
    "moat-end-east": walls.moat_end_east,
    "star": lambda: path(ornament.star(50, 50, 48), fill="currentColor"),
    "lattice": lambda: ornament.lattice(IVORY),
}

_REFERENCE = re.compile(r'href="#(alh-[a-z-]+)"')


def symbol_id(name: str) -> str:
    """The id of the symbol that draws a building type, a currency, a starting tile."""
    key = re.sub(r"[ _]", "-", name)
    if key not in _DRAWINGS:
        raise ValueError(f"nothing is drawn for {name!r}")
    return "alh-" + key


def symbols() -> dict[str, str]:
    """The bodies of all symbols by id; each fills a view box of `0 0 100 100`."""
    return {symbol_id(name): draw() for name, draw in _DRAWINGS.items()}


def sprite() -> str:
    """All symbols in one hidden SVG, for pages that put many drawings together."""
    everything = "".join(_symbol(key, body) for key, body in symbols().items())
    return element("svg", everything, xmlns="http://www.w3.org/2000/svg", width=0, height=0, aria_hidden="true")


def _symbol(key: str, body: str) -> str:
    return element("symbol", body, id=key, viewBox="0 0 100 100")


def _definitions(body: str) -> str:
    """Only the symbols a drawing uses, in the order of the sheet."""
    used = set(_REFERENCE.findall(body))
    shown = "".join(_symbol(key, drawing) for key, drawing in symbols().items() if key in used)
    return element("defs", shown) if shown else ""


def document(body: str, box: tuple[float, float, float, float], scale: float, title: str, description: str) -> str:
    """A standalone SVG: `box` is its view box, `scale` the pixels per unit."""
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(description or title)),
        _definitions(body),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(v) for v in box),
        width=box[2] * scale,
        height=box[3] * scale,
        role="img",
        font_family=SANS,
        font_weight=700,
    )
