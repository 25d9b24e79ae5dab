"""What the pictures of the rules show: small palaces, tiles, cards and players, written in notation."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from alhambra.svg.scene import Cell


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
    players: tuple[str, ...] = ()
    """Players with what they have: their tiles of one type, in a scoring; or else their cards of one currency."""
    scoring: int = 0
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
    "A-20": (Example("added", "T9ne@1,0 S9@0,1", tiles=("G8nw",), highlight=((-1, 0), (-1, 1), (0, -1))),),
    "A-21": (Example("removed", "P8@1,0 S9@0,1 A9@1,1 T11@2,0", highlight=((2, 0),)),),
    "A-22": (Example("swapped", "T9nw@-1,0 S9@0,1", highlight=((-1, 0),)),),
    "A-23": (Example("stays", "P7@1,0 A9@1,1 G10@2,1", highlight=((1, 1),)),),
    "A-30": (Example("upright", tiles=("G8nw", "T9es", "C7sw")),),
    "A-31": (
        Example("alike", "T9ne@1,0 S9@0,1 G8nw@-1,0", highlight=((1, 0), (-1, 0))),
        Example("unlike", "S9@0,1 T10@1,0", highlight=((1, 0),), forbidden=True),
    ),
    "A-32": (
        Example("walk", "P7@1,0 A9@1,1 T10@2,0 C10@2,1", highlight=((2, 0),)),
        Example("no-walk", "P7@1,0 T10@2,0", highlight=((2, 0),), forbidden=True),
        Example("corner", "P8@1,1", highlight=((1, 1),), forbidden=True),
    ),
    "A-33": (Example("edge", "P8@1,0 S9@0,1", highlight=((0, 1), (1, 0))),),
    "A-34": (
        Example(
            "hole",
            "P8@1,0 S9@2,0 A9@2,1 A10@2,2 C10@1,2 C11@0,2 G10@0,1",
            highlight=((1, 1),),
            forbidden=True,
        ),
    ),
    "A-40": (Example("learn-placed", "T9ne@1,0 S9@0,1 G8nw@-1,0 P7@0,-1", highlight=((-1, 0), (0, -1))),),
    "A-50": (Example("scoring-cards", cards=("score1", "score2")),),
    "A-51": (Example("wall", "G8nw@-1,0 T9ne@1,0 G6@-1,1 P3@0,1"),),
    "A-52": (Example("points", points=True),),
    "A-53": (Example("none", players=("Anna: T11 T12", "Ben:", "Cleo:"), scoring=2),),
    "A-54": (Example("tie", players=("Anna: T9ne T10 T11", "Ben: T9es T12 T13", "Cleo: T8"), scoring=2),),
    "A-56": (Example("left-over", players=("Anna: fl7 fl1", "Ben: fl5 fl4 fl2", "Cleo: fl9")),),
    "A-63": (Example("dirk", players=("Anna: G8nw G10", "Ben: G9", "Dirk: G7 G11 G12"), scoring=3),),
    "A-64": (Example("give", tiles=("P8", "S9", "A9")),),
    "G-1": (Example("gate", highlight=((0, -1), (1, 0), (0, 1), (-1, 0)), game="granada"),),
    "G-2": (Example("faces", tiles=("ar4", "re5"), game="granada"),),
    "G-5": (Example("face", tiles=("ar4",), cards=("di4",), game="granada"),),
    "G-6": (Example("fee", tiles=("re5",), cards=("fl2", "fl1"), game="granada"),),
    "G-7": (Example("choice", tiles=("ar4", "re5"), game="granada"),),
    "G-9": (Example("times", players=("Anna: ar4 ar6 ar9", "Ben: ar2 ar8", "Cleo: ar3"), scoring=3, game="granada"),),
    "G-10": (Example("dearest", players=("Anna: pk3 pk5", "Ben: pk2 pk10"), scoring=2, game="granada"),),
    "G-11": (Example("moat", "ar4@-1,0 hs4@1,0 li4@-1,1 ba10@0,1", game="granada"),),
    "G-12": (Example("built-at-once", "ar4@-1,0 hs4@1,0", highlight=((1, 0),), game="granada"),),
    "G-14": (Example("fixed", players=("Anna: ar4 ar6", "Ben: ar2"), scoring=2, game="simplified"),),
    "C-3": (Example("layout", market=("P6+ba8", "T9ne+sc10", "G8nw+ar4", "A4+hs4"), game="combined"),),
    "C-4": (Example("both", tiles=("P6", "ba8"), cards=("fl6", "fl8"), game="combined"),),
    "C-5": (
        Example("wall-and-moat", "P6@1,0 ba8*@1,-1", highlight=((1, -1),), game="combined"),
        Example("open-and-moat", "P8@1,0 ba8*@1,-1", highlight=((1, -1),), game="combined", forbidden=True),
    ),
    "C-6": (Example("founded", "P6@1,0 ba8*@1,-1 sc10@2,-1", highlight=((1, -1),), game="combined"),),
    "C-8": (Example("together", "P6@1,0 T9ne@2,0 ba8*@1,-1 sc10@2,-1", game="combined"),),
    "V-2": (Example("vizier", tiles=("G8nw",), cards=("fl5", "fl3")),),
    "X-1": (Example("exchange", cards=("x:fl-di", "x:de-du")),),
    "X-3": (Example("mixed", tiles=("G8nw",), cards=("x:fl-di", "fl5", "di3")),),
    "B-1": (Example("bonus", cards=("bonus P8", "bonus T11")),),
    "B-3": (Example("one-more", "P8@1,0 P7@0,-1", cards=("bonus P8",), highlight=((1, 0),)),),
    "H-3": (Example("hut-placed", "G10@0,1 hGn@1,1 G11@1,2", highlight=((1, 1),)),),
    "H-5": (Example("hut", "hGn@1,0 G10@2,0 G11@1,1 P8@0,1", highlight=((1, 0),)),),
    "H-6": (Example("hut-wall", "hGn@1,0 T9ne@2,0"),),
    "S-2": (Example("half", tiles=("T13",), cards=("du6",)),),
    "S-3": (Example("site", "G10w@0,-1 T13@1,0 P8@0,1", highlight=((1, 0),), sites={"T13": "hidden"}),),
    "S-5": (Example("finished", tiles=("T13",), cards=("de9", "de4"), sites={"T13": "de"}),),
    "S-6": (Example("penalty", "G10w@0,-1 T13@1,0", cards=("de7", "de2"), sites={"T13": "de"}),),
}
