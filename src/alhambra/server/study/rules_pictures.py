"""Pictures beside the rules: small palaces, tiles and cards that show what a rule means."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from alhambra.engine.component_data import component
from alhambra.engine.palace.building import fill
from alhambra.engine.palace.palace import CONTACT, OUTER, Palace
from alhambra.engine.palace.plan import plan_from
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import Setup
from alhambra.svg import (
    CardLook,
    MarketScene,
    PalaceScene,
    PlacedTile,
    Style,
    TileLook,
    draw_card,
    draw_market,
    draw_palace,
    draw_tile,
)
from alhambra.svg.from_view import card_look, palace_scene, tile_look
from alhambra.svg.languages import words_in
from alhambra.svg.points_table import draw_points_table
from alhambra.svg.scene import Cell
from alhambra.texts import catalogue

_SETUPS: Final = {
    "alhambra": Setup(modules=("huts", "exchange", "bonus", "sites")),
    "granada": Setup("granada"),
    "combined": Setup("combined"),
}
STYLE: Final = Style(cell=72.0)


@dataclass(frozen=True)
class Example:
    """One picture. `name` is that of its caption, the text `web-picture-<name>`."""

    name: str
    palace: str = ""
    """Tiles with their cells, as in notation: the starting tile is implied, `*` marks that of a city beside it."""
    market: tuple[str, ...] = ()
    """The tiles of each slot, with `+` between those of one slot."""
    tiles: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    highlight: tuple[Cell, ...] = ()
    sites: Mapping[str, str] | None = None
    game: str = "alhambra"
    points: bool = False
    """Is it the table of points?"""
    forbidden: bool = False
    """Does it show what the rule forbids?"""

    @property
    def key(self) -> str:
        """The key of its caption."""
        return f"web-picture-{self.name}"


EXAMPLES: Final[Mapping[str, tuple[Example, ...]]] = {
    "A-1": (Example("fountain", highlight=((0, -1), (1, 0), (0, 1), (-1, 0))),),
    "A-2": (Example("market", market=("G8sw", "P7", "T11", "A4")),),
    "A-3": (Example("money", cards=("fl7", "di4", "de9", "du2")),),
    "A-7": (Example("scoring-cards", cards=("score1", "score2")),),
    "A-11": (Example("five", cards=("fl2", "de3")),),
    "A-12": (
        Example("over", tiles=("P7",), cards=("di9",)),
        Example("superfluous", tiles=("G8nw",), cards=("fl5", "fl3", "fl1"), forbidden=True),
    ),
    "A-13": (Example("exact", tiles=("G8nw",), cards=("fl5", "fl3")),),
    "A-14": (Example("reserve", tiles=("G8nw", "P7")),),
    "A-22": (Example("swapped", "T9nw@-1,0 S9@0,1", highlight=((-1, 0),)),),
    "A-31": (
        Example("alike", "T9ne@1,0 S9@0,1 G8nw@-1,0", highlight=((1, 0), (-1, 0))),
        Example("unlike", "S9@0,1 T10@1,0", highlight=((1, 0),), forbidden=True),
    ),
    "A-32": (
        Example("walk", "P7@1,0 A9@1,1 T10@2,0 C10@2,1", highlight=((2, 0),)),
        Example("no-walk", "P7@1,0 T10@2,0", highlight=((2, 0),), forbidden=True),
        Example("corner", "P8@1,1", highlight=((1, 1),), forbidden=True),
    ),
    "A-34": (
        Example(
            "hole",
            "P8@1,0 S9@2,0 A9@2,1 A10@2,2 C10@1,2 C11@0,2 G10@0,1",
            highlight=((1, 1),),
            forbidden=True,
        ),
    ),
    "A-51": (Example("wall", "G8nw@-1,0 T9ne@1,0 G6@-1,1 P3@0,1"),),
    "A-40": (Example("learn-placed", "T9ne@1,0 S9@0,1 G8nw@-1,0 P7@0,-1", highlight=((-1, 0), (0, -1))),),
    "A-52": (Example("points", points=True),),
    "A-64": (Example("give", tiles=("P8", "S9", "A9")),),
    "G-2": (Example("faces", tiles=("ar4", "re5"), game="granada"),),
    "G-6": (Example("fee", tiles=("re5",), cards=("fl2", "fl1"), game="granada"),),
    "G-11": (Example("moat", "ar4@-1,0 hs4@1,0 li4@-1,1 ba10@0,1", game="granada"),),
    "C-3": (Example("layout", market=("P6+ba8", "T9ne+sc10", "G8nw+ar4", "A4+hs4"), game="combined"),),
    "C-5": (
        Example("wall-and-moat", "P6@1,0 ba8*@1,-1", highlight=((1, -1),), game="combined"),
        Example("open-and-moat", "P8@1,0 ba8*@1,-1", highlight=((1, -1),), game="combined", forbidden=True),
    ),
    "C-8": (Example("together", "P6@1,0 T9ne@2,0 ba8*@1,-1 sc10@2,-1", game="combined"),),
    "X-1": (Example("exchange", cards=("x:fl-di", "x:de-du")),),
    "X-3": (Example("mixed", tiles=("G8nw",), cards=("x:fl-di", "fl5", "di3")),),
    "B-1": (Example("bonus", cards=("bonus P8", "bonus T11")),),
    "H-5": (Example("hut", "hGn@1,0 G10@2,0 G11@1,1 P8@0,1", highlight=((1, 0),)),),
    "S-2": (Example("half", tiles=("T13",), cards=("du6",)),),
    "S-3": (Example("site", "G10w@0,-1 T13@1,0 P8@0,1", highlight=((1, 0),), sites={"T13": "hidden"}),),
}


def pictures(rule_id: str, language: str) -> list[dict[str, str]]:
    """The pictures of a rule: caption and SVG of each."""
    return [picture for one in EXAMPLES.get(rule_id, ()) for picture in shown(one, language)]


def shown(example: Example, language: str) -> list[dict[str, str]]:
    """The drawings of an example, each with the caption."""
    text = caption(example, language)
    return [{"caption": text, "svg": drawing} for drawing in drawn(example, language)]


def caption(example: Example, language: str) -> str:
    """What a picture shows. Numbers are reckoned by the rules themselves."""
    return catalogue(language).text(example.key, count=counted(example))


def counted(example: Example) -> int:
    """The edges of the stretch that an allowed palace shows: of wall, of moat, or of both together."""
    if not example.palace or example.forbidden:
        return 0
    return int(built(example).longest_stretch(0, CONTACT if example.game == "combined" else OUTER))


@cache
def rules_of(game: str) -> Rules:
    """The rules whose pieces an example shows."""
    return compose(_SETUPS[game])


def placed(example: Example) -> list[tuple[str, int, int]]:
    """The tiles of the palace with their cells."""
    words = [word.split("@") for word in example.palace.replace("*", "").split()]
    cells = [cell.split(",") for _, cell in words]
    return [(name, int(x), int(y)) for (name, _), (x, y) in zip(words, cells, strict=True)]


def built(example: Example) -> Palace:
    """The palace, checked by the building rules; IllegalPalace where it breaks one."""
    rules = rules_of(example.game)
    founded = [number for number, word in enumerate(example.palace.split()) if "*" in word]
    tiles = placed(example)
    start = (tiles[founded[0]][1], tiles[founded[0]][2]) if founded else None
    palace = rules.game.new_palace(rules.tiles)
    fill(palace, plan_from(tiles, rules.tiles, start))
    return palace


def drawn(example: Example, language: str) -> list[str]:
    """The drawings of an example: one, or one for each of its tiles or cards."""
    words = words_in(language)
    text = caption(example, language)
    if example.market:
        slots = tuple(tuple(look(example, name) for name in names.split("+")) for names in example.market)
        return [draw_market(MarketScene(slots), STYLE, words, title=text)]
    if example.tiles or example.cards:
        tiles = [draw_tile(look(example, name), STYLE, words) for name in example.tiles]
        return tiles + [draw_card(_card(name), STYLE, words) for name in example.cards]
    if example.points:
        return [points_table(language, text)]
    return [draw_palace(scene_of(example), STYLE, words, title=text)]


def points_table(language: str, title: str) -> str:
    """What the places of the base game are worth, as the components have it."""
    points = component("scoring")["alhambra"]
    assert isinstance(points, dict)
    heads = [catalogue(language).text("learn-scoring", number=number) for number in (1, 2, 3)]
    return draw_points_table(points, heads, STYLE, words_in(language), title=title)


def scene_of(example: Example) -> PalaceScene:
    """The palace as it is to be seen; what is forbidden is drawn as well."""
    if not example.forbidden:
        return palace_scene(built(example), example.sites, highlight=example.highlight)
    start = "gate" if example.game == "granada" else "fountain"
    tiles = [PlacedTile(look(example, name), x, y) for name, x, y in [(start, 0, 0), *placed(example)]]
    return PalaceScene(tuple(tiles), example.highlight)


def look(example: Example, name: str) -> TileLook:
    """How a tile looks."""
    table = rules_of(example.game).tiles
    return tile_look(table.tiles[table.by_name[name]], example.sites)


def _card(name: str) -> CardLook:
    return CardLook("bonus", name.removeprefix("bonus ")) if name.startswith("bonus ") else card_look(name)
