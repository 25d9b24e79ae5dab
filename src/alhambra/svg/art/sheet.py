"""The sheet of symbols, and the frame of a standalone drawing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from alhambra.svg import ornament
from alhambra.svg.art import (
    cards_paper,
    gardens,
    granada_buildings,
    granada_seconds,
    hill,
    houses,
    landmarks,
    money,
    pavilions,
    walls,
)
from alhambra.svg.palette import IVORY
from alhambra.svg.writer import SANS, element, escape, number, path

_Draw = Callable[[], str]

_BUILDINGS: Mapping[str, tuple[_Draw, ...]] = {
    "pavilion": (pavilions.pavilion, pavilions.pavilion_twins, pavilions.pavilion_tent),
    "seraglio": (pavilions.seraglio, pavilions.seraglio_court, pavilions.seraglio_bay),
    "arcades": (houses.arcades, houses.arcades_storeys, houses.arcades_gallery),
    "chambers": (houses.chambers, houses.chambers_stairs, houses.chambers_dome),
    "garden": (gardens.garden, gardens.garden_orchard, gardens.garden_roses),
    "tower": (houses.tower, houses.tower_spire, houses.tower_keep),
    "arena": (granada_buildings.arena, granada_seconds.arena_tiers),
    "bath-house": (granada_buildings.bath_house, granada_seconds.bath_house_drum),
    "library": (granada_buildings.library, granada_seconds.library_hall),
    "hostel": (granada_buildings.hostel, granada_seconds.hostel_yard),
    "hospital": (granada_buildings.hospital, granada_seconds.hospital_dome),
    "market": (granada_buildings.market, granada_seconds.market_tents),
    "park": (granada_buildings.park, granada_seconds.park_pond),
    "school": (granada_buildings.school, granada_seconds.school_portal),
    "residential-area": (granada_buildings.residential_area, granada_seconds.residential_lane),
}
"""The drawings of each building type; which one a tile shows depends on its name."""

_OTHERS: Mapping[str, _Draw] = {
    "fountain": landmarks.fountain,
    "gate": landmarks.gate,
    "hut": landmarks.hut,
    "scaffold": landmarks.scaffold,
    "bag": landmarks.bag,
    "vizier": landmarks.vizier,
    "awning": landmarks.awning,
    "florin": money.florin,
    "dirham": money.dirham,
    "denar": money.denar,
    "ducat": money.ducat,
    "card-florin": lambda: cards_paper.money("florin"),
    "card-dirham": lambda: cards_paper.money("dirham"),
    "card-denar": lambda: cards_paper.money("denar"),
    "card-ducat": lambda: cards_paper.money("ducat"),
    "card-plain": cards_paper.plain,
    "card-scoring": cards_paper.scoring,
    "card-back": cards_paper.back,
    "floor": ornament.floor,
    "stream": gardens.stream,
    "hill-cypress": hill.cypress,
    "hill-orange": hill.orange_tree,
    "hill-bush": hill.bush,
    "hill-house": hill.farmhouse,
    "hill-rocks": hill.rocks,
    "wall-north": walls.wall_north,
    "wall-east": walls.wall_east,
    "wall-south": walls.wall_south,
    "wall-west": walls.wall_west,
    "wall-post": walls.wall_post,
    "moat": walls.moat,
    "moat-turn": walls.moat_turn,
    "moat-bend": walls.moat_bend,
    "moat-end": walls.moat_end,
    "moat-end-east": walls.moat_end_east,
    "star": lambda: path(ornament.star(50, 50, 48), fill="currentColor"),
    "lattice": lambda: ornament.lattice(IVORY),
}


def _numbered(name: str, drawings: tuple[_Draw, ...]) -> dict[str, _Draw]:
    """The first drawing goes by the type's name, the others by a number as well."""
    return {name if k == 1 else f"{name}-{k}": draw for k, draw in enumerate(drawings, 1)}


_DRAWINGS: Mapping[str, _Draw] = {
    key: draw for name, drawings in _BUILDINGS.items() for key, draw in _numbered(name, drawings).items()
} | dict(_OTHERS)


_PRICE = re.compile(r"(\d+)(\w*)")
_SHIFTS: Mapping[str, int] = {"ne": 2, "nw": 1, "n": 1, "s": 1}
"""By the walls in their names, tiles of one type and price get other drawings, each still about equally often."""


def drawing_of(type: str, tile: str) -> str:
    """The name of the drawing a tile of a type shows: always the same for the same tile.

    Prices follow one another, so by turns they show each drawing about equally often.
    """
    kind = _key(type)
    found = _PRICE.search(tile)
    number = int(found[1]) + _SHIFTS.get(found[2], 0) if found else 0
    which = number % len(_BUILDINGS.get(kind, (None,)))
    return f"{kind}-{which + 1}" if which else kind


_REFERENCE = re.compile(r'href="#(alh-[a-z0-9-]+)"')


def _key(name: str) -> str:
    return re.sub(r"[ _]", "-", name)


def symbol_id(name: str) -> str:
    """The id of the symbol that draws a building type, a currency, a starting tile."""
    key = _key(name)
    if key not in _DRAWINGS:
        raise ValueError(f"nothing is drawn for {name!r}")
    return "alh-" + key


def draw_symbols() -> dict[str, str]:
    """The bodies of all symbols by id; each fills a view box of `0 0 100 100`."""
    return {symbol_id(name): draw() for name, draw in _DRAWINGS.items()}


def sprite() -> str:
    """All symbols in one hidden SVG, for pages that put many drawings together."""
    everything = "".join(_symbol(key, body) for key, body in draw_symbols().items())
    return element("svg", everything, xmlns="http://www.w3.org/2000/svg", width=0, height=0, aria_hidden="true")


def _symbol(key: str, body: str) -> str:
    return element("symbol", body, id=key, viewBox="0 0 100 100")


def _definitions(body: str) -> str:
    """Only the symbols a drawing uses, in the order of the sheet."""
    known = draw_symbols()
    used, new = set[str](), set(_REFERENCE.findall(body))
    while new:  # symbols may use symbols
        used |= new
        new = {inner for key in new for inner in _REFERENCE.findall(known[key])} - used
    shown = "".join(_symbol(key, drawing) for key, drawing in known.items() if key in used)
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
