"""What grows and stands on the hill around a palace: each in the middle of its sheet, on the ground at 95.

Parts carry a class besides their colour by day, so that a page can show them by night.
"""

from __future__ import annotations

from collections.abc import Mapping

from alhambra.svg.ornament import box, disc, shade
from alhambra.svg.writer import path, placed

_DAY: Mapping[str, str] = {
    "leaf": "#4f8a45",
    "leaf-light": "#7fb35c",
    "leaf-dark": "#346b38",
    "trunk": "#6b4a2a",
    "fruit": "#e98a2b",
    "wall": "#fdf6e6",
    "wall-side": "#e2d3b4",
    "roof": "#c4623a",
    "roof-side": "#9d4527",
    "window": "#5a6f80",
    "stone": "#d8cba6",
    "stone-side": "#b09f78",
}


def _part(kind: str, d: str) -> str:
    return path(d, class_=f"alh-{kind}", fill=_DAY[kind])


def _standing(half: float, *parts: str) -> str:
    """Parts on a sheet that is 60 wide, on the shadow they cast."""
    shadow = f"M{24 - half} 57a{half} {half / 4} 0 1 1 {2 * half} 0a{half} {half / 4} 0 1 1 {-2 * half} 0z"
    return placed(16.67, 0, 5 / 3, shade(shadow), *parts)


def cypress() -> str:
    """A cypress."""
    return _standing(
        15,
        _part("trunk", box(18, 47, 4, 10)),
        _part("leaf", "M20 2C10 18 8 35 11 47q9 6 18 0C32 35 30 18 20 2z"),
        _part("leaf-dark", "M20 2c8 16 11 33 9 45q-4 3-10 3c6-10 6-31 1-48z"),
    )


def orange_tree() -> str:
    """An orange tree with its fruit."""
    fruit = ((13, 31), (21, 26), (25, 37), (16, 41), (31, 31))
    return _standing(
        17,
        _part("trunk", box(18, 44, 4, 13)),
        _part("leaf-light", disc(20, 34, 15)),
        _part("leaf", "M27 20.7a15 15 0 1 1-18 23.5 17 17 0 0 0 18-23.5z"),
        _part("fruit", "".join(disc(x, y, 2.3) for x, y in fruit)),
    )


def bush() -> str:
    """A low bush."""
    return _standing(
        18,
        _part("leaf-light", "M5 56q-3-9 6-11 3-8 10-5 8-4 11 5 8 3 4 11z"),
        _part("leaf", "M22 56q9-3 9-11 8 3 5 11z"),
    )


def farmhouse() -> str:
    """A small house under a tiled roof."""
    return _standing(
        24,
        _part("wall", box(6, 36, 26, 21)),
        _part("wall-side", "M32 36l10 4v17H32z"),
        _part("roof", "M3 37l16-12 16 12z"),
        _part("roof-side", "M19 25l14 3 12 13-10-4z"),
        _part("trunk", box(16, 46, 7, 11)),
        _part("window", box(9, 41, 4, 5) + box(26, 41, 4, 5)),
    )


def rocks() -> str:
    """Two stones in the grass."""
    return _standing(
        16,
        _part("stone", "M8 57q-1-9 7-12 9-3 14 4l3 8z"),
        _part("stone-side", "M20 57q4-4 2-11 5 1 7 3l3 8zM31 57q0-6 5-6 5 1 5 6z"),
    )
