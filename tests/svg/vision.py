"""How colours look to people who see fewer of them, and how far apart they are then."""

from collections.abc import Mapping
from itertools import combinations
from math import dist

from alhambra.svg.palette import split_channels

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
DEFICIENCIES: Mapping[str, Matrix] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _linear(value: int) -> float:
    c = value / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def seen(colour: str, deficiency: str) -> Colour:
    """The colour in CIE L*a*b*, as somebody with the deficiency sees it."""
    red, green, blue = (_linear(v) for v in split_channels(colour))
    r, g, b = (min(1.0, max(0.0, row[0] * red + row[1] * green + row[2] * blue)) for row in DEFICIENCIES[deficiency])
    x, y, z = (
        _cube_root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
        _cube_root(0.2126 * r + 0.7152 * g + 0.0722 * b),
        _cube_root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(t: float) -> float:
    return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116


def closest(colours: Mapping[str, str], deficiency: str) -> tuple[float, str, str]:
    """The two colours that are hardest to tell apart, and their distance."""
    points = {name: seen(colour, deficiency) for name, colour in colours.items()}
    return min((dist(points[one], points[other]), one, other) for one, other in combinations(points, 2))
