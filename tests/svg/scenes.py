"""Scenes to draw in tests."""

from alhambra.svg import (
    CardLook,
    FigureLook,
    GuestScene,
    MarketScene,
    PalaceScene,
    PileScene,
    PlacedTile,
    ScoringInfo,
    ScoringRow,
    SeatScene,
    TableScene,
    TileLook,
)
from alhambra.svg.art.module_art import mark_face
from alhambra.svg.palette import CODES_OF_TYPES, PALACE_TYPES, SECOND_TYPES
from alhambra.texts import catalogue

ODD = mark_face("odd", catalogue("en").text)
FOUNTAIN = TileLook("fountain", "fountain")
GATE = TileLook("gate", "gate")
BUILDINGS = tuple(TileLook(f"{CODES_OF_TYPES[t]}9", "palace", t, 9, "NE") for t in PALACE_TYPES)
CITY = tuple(TileLook(f"{CODES_OF_TYPES[t]}8", "city", t, 8, "SW", back="ar9") for t in SECOND_TYPES)
HUTS = tuple(TileLook(f"h{CODES_OF_TYPES[t]}n", "hut", t, None, "N") for t in PALACE_TYPES)
SITES = tuple(TileLook("P8", "palace", "pavilion", 8, cover=s) for s in ("hidden", "fl", "di", "de", "du"))
TILES = (FOUNTAIN, GATE, *BUILDINGS, *CITY, *HUTS, *SITES)

MONEY = tuple(CardLook("money", f"{code}{value}") for code in ("fl", "di", "de", "du") for value in range(1, 10))
PAIRS = ("fl-di", "fl-de", "fl-du", "di-de", "di-du", "de-du")
CARDS = (
    *MONEY,
    *(CardLook("exchange", f"x:{pair}") for pair in PAIRS),
    CardLook("scoring", "score1"),
    CardLook("scoring", "score2"),
    *(CardLook("bonus", name) for name in ("P8", "S9", "A10", "C11", "G11", "T12")),
    CardLook("back"),
)


def tile(borders: str, family: str = "palace") -> TileLook:
    if family == "city":
        return TileLook("ar4", "city", "arena", 4, borders)
    return TileLook("P4", "palace", "pavilion", 4, borders)


def palace_of(cells: dict[tuple[int, int], str], family: str = "palace") -> tuple[PlacedTile, ...]:
    """Tiles with these borders on these cells."""
    return tuple(PlacedTile(tile(borders, family), x, y) for (x, y), borders in cells.items())


CROSS = {(0, 0): "", (0, -1): "NEW", (1, 0): "NES", (0, 1): "ESW", (-1, 0): "NSW"}
"""Five tiles with one closed wall of twelve edges, eight outward and four inward turns."""

FIFTEEN = PalaceScene(
    (
        PlacedTile(FOUNTAIN, 0, 0),
        *(PlacedTile(BUILDINGS[k % 6], 1 + k % 7, k // 7) for k in range(14)),
    ),
    highlight=((0, 0), (0, 1)),
    longest=((1, 0, "N"), (2, 0, "N"), (2, 0, "E")),
    title="Fifteen",
)


def table(seats: int = 3, name: str = "Anna") -> TableScene:
    """A table with something of everything."""
    row = tuple(ScoringRow(t, tuple(range(seats)), "16 · 8 · 1") for t in (*PALACE_TYPES, "wall", "moat"))
    return TableScene(
        market=MarketScene(((BUILDINGS[0], CITY[0]), (), (CITY[1],), (BUILDINGS[3],)), note=ODD),
        display=(CARDS[0], CARDS[12], CARDS[36]),
        seats=tuple(
            SeatScene(
                f"{name} {k}",
                10 * k,
                FIFTEEN,
                reserve=BUILDINGS[:k],
                hand=MONEY[:7] if k == 0 else k,
                figure=FigureLook("vizier", "vizier", is_on=bool(k % 2)),
                to_act=k == 0,
                bought=BUILDINGS[:1] if k == 0 else (),
            )
            for k in range(seats)
        ),
        deck=40,
        bags=(("palace", 12), ("city", 9)),
        guest=GuestScene("Dirk", BUILDINGS, 4) if seats == 2 else None,
        pile=PileScene("huts", HUTS),
        title="A table",
        scoring=ScoringInfo("Majorities", row),
    )
