"""Colours.

Colour never stands alone: every type also has a silhouette and letters, every currency an emblem and letters.
Still the colours are chosen to stay apart for everybody. Both palettes spread lightness as well as hue,
because lightness is what survives a colour-vision deficiency. CIE L* of the standard palette:

    arcades 26   tower 26     pavilion 45  seraglio 45  garden 66  chambers 94
    arena 26     hostel 31    library 44   market 47    school 64  park 65  bath house 80
    residential area 84       hospital 94
    denar 34     ducat 54     dirham 64    florin 82

The smallest distance (CIE76) between two colours of one game, as normally seen or under simulated protanopia,
deuteranopia or tritanopia, is 18.9 in `standard` and 21.2 in `colour-blind`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

# Materials, the same in every palette.
INK = "#1d140b"
OUTLINE = "#33251a"
SHADOW = "#1f130a"
IVORY = "#fffaf0"
STONE = "#e2cda0"
STONE_LIGHT = "#fbf0d6"
STONE_DARK = "#a3844f"
STONE_EDGE = "#5c4526"
TERRACOTTA = "#c9683f"
WATER = "#58b2cc"
WATER_LIGHT = "#d6f3fa"
WATER_DEEP = "#2a7391"
TIMBER = "#b98a4e"
TIMBER_DARK = "#5d3d18"
GOLD = "#d9a62a"
GOLD_EDGE = "#6e4d05"
CARD_BACK = "#7a3128"

PALACE_TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SECOND_TYPES = (
    "arena", "bath house", "library", "hostel", "hospital", "market", "park", "school", "residential area",
)  # fmt: skip
CURRENCIES = ("florin", "dirham", "denar", "ducat")
CURRENCY_CODES: Mapping[str, str] = {"fl": "florin", "di": "dirham", "de": "denar", "du": "ducat"}
TYPE_CODES: Mapping[str, str] = {
    "P": "pavilion", "S": "seraglio", "A": "arcades", "C": "chambers", "G": "garden", "T": "tower",
    "ar": "arena", "ba": "bath house", "li": "library", "hs": "hostel", "hp": "hospital", "mk": "market",
    "pk": "park", "sc": "school", "re": "residential area",
}  # fmt: skip
CODES_OF_TYPES: Mapping[str, str] = {name: code for code, name in TYPE_CODES.items()}

PaletteName = Literal["standard", "colour-blind"]


@dataclass(frozen=True)
class Palette:
    """The colours that tell types and currencies apart."""

    types: Mapping[str, str]
    currencies: Mapping[str, str]


@dataclass(frozen=True)
class Background:
    """The colours around the components, for a light or a dark page."""

    table: str
    panel: str
    well: str
    line: str
    ink: str
    soft: str
    """For less important text."""
    accent: str


PALETTES: Mapping[PaletteName, Palette] = {
    "standard": Palette(
        types={
            "pavilion": "#3d6cae", "seraglio": "#b54843", "arcades": "#57370e", "chambers": "#f0ece6",
            "garden": "#77ac7b", "tower": "#493468",
            "arena": "#3c3e42", "bath house": "#85d1e9", "library": "#84569d", "hostel": "#644115",
            "hospital": "#f3ece3", "market": "#c34345", "park": "#77ab7b", "school": "#d88a44",
            "residential area": "#f5cf59",
        },
        currencies={"florin": "#f6c544", "dirham": "#53ab7e", "denar": "#195287", "ducat": "#cc6528"},
    ),
    "colour-blind": Palette(
        types={
            "pavilion": "#314778", "seraglio": "#db5930", "arcades": "#493322", "chambers": "#f2efeb",
            "garden": "#3ba083", "tower": "#c98cdd",
            "arena": "#2e3639", "bath house": "#56b8da", "library": "#724f89", "hostel": "#613901",
            "hospital": "#ecebe9", "market": "#c13e46", "park": "#85b886", "school": "#e29451",
            "residential area": "#ead746",
        },
        currencies={"florin": "#fee138", "dirham": "#71bea4", "denar": "#2e4170", "ducat": "#c46c2e"},
    ),
}  # fmt: skip

LIGHT = Background(
    table="#efe3c8",
    panel="#fffaf0",
    well="#f3e8d2",
    line="#cdb88f",
    ink="#2b2015",
    soft="#665232",
    accent="#86430f",
)
DARK = Background(
    table="#0c2724",
    panel="#12352f",
    well="#0f2e29",
    line="#3f6459",
    ink="#f8eed8",
    soft="#cfc3a2",
    accent="#f3cd74",
)
"""By day sand and ivory, by night the green of a garden."""


@dataclass(frozen=True)
class Style:
    """How to draw: palette, light or dark page, and the size of a tile in pixels."""

    palette: PaletteName = "standard"
    dark: bool = False
    cell: float = 96.0

    @property
    def background(self) -> Background:
        """The colours of the page."""
        return DARK if self.dark else LIGHT

    def colour_of_type(self, name: str) -> str:
        """The colour of a building type; stone for what has none."""
        return PALETTES[self.palette].types.get(name, STONE)

    def colour_of_currency(self, code: str) -> str:
        """The colour of a currency given by its two letters."""
        return PALETTES[self.palette].currencies[CURRENCY_CODES[code]]


STANDARD = Style()


def split_channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb`, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """The colour with a share of another in it."""
    pairs = zip(split_channels(colour), split_channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def measure_luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in split_channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def measure_contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    dark, bright = sorted((measure_luminance(one), measure_luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def choose_ink(colour: str) -> str:
    """Ivory or ink, whichever reads better on the colour."""
    return max((IVORY, INK), key=lambda ink: measure_contrast(ink, colour))


def ground_of(colour: str) -> str:
    """The pale floor of a tile whose type has this colour."""
    pale = mix(colour, "#fff6e2", 0.73)
    return "#dccfb4" if measure_contrast(pale, colour) < 1.25 else pale
