"""A table in pixels, for videos of games (`rgb_array`): palaces side by side, the market above, points as bars below.

Every frame has the same size; a palace that grows is drawn smaller.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from alhambra.engine.palace.palace import Palace
from alhambra.engine.view.view import View
from alhambra.svg.palette import INK, STANDARD, split_channels

Picture = npt.NDArray[np.uint8]

HEIGHT_PIXELS: Final = 480
WIDTH_PIXELS: Final = 720
MARKET_PIXELS: Final = 72  # pixels at the top
POINTS_PIXELS: Final = 36  # and at the bottom
FULL_BAR_POINTS: Final = 250  # that fill a bar
LARGEST_TILE_PIXELS: Final = 36  # pixels of a tile


def picture_of(view: View) -> Picture:
    """The table as a viewer sees it: [row][column][red, green, blue]."""
    picture = np.full((HEIGHT_PIXELS, WIDTH_PIXELS, 3), split_channels(STANDARD.background.panel), np.uint8)
    for offer in view.offers:
        left = 24 + (offer.slot - 1) * 150
        picture[8 : 8 + 12, left : left + 100] = split_channels(STANDARD.colour_of_currency(offer.currency))
        paint_tile(picture, offer.type, 0, left + 30, 24, 40)
    room = WIDTH_PIXELS // len(view.seats)
    for number, seat in enumerate(view.seats):
        paint_palace(
            picture[MARKET_PIXELS : HEIGHT_PIXELS - POINTS_PIXELS, number * room : (number + 1) * room], seat.palace
        )
        bar = min(room - 16, int(view.scores[number]) * (room - 16) // FULL_BAR_POINTS)
        strong = INK if number == view.to_act else STANDARD.background.soft
        picture[HEIGHT_PIXELS - 24 : HEIGHT_PIXELS - 10, number * room + 8 : number * room + 8 + bar] = split_channels(
            strong
        )
        picture[HEIGHT_PIXELS - 8 : HEIGHT_PIXELS - 6, number * room + 8 : (number + 1) * room - 8] = split_channels(
            strong
        )
    return picture


def paint_palace(room: Picture, palace: Palace) -> None:
    """A palace in the middle of its room, as large as it fits."""
    tiles = [(palace.at(0, 0), 0, 0), *palace.items()]
    left, top = min(x for _, x, _ in tiles), min(y for _, _, y in tiles)
    columns, rows = max(x for _, x, _ in tiles) - left + 1, max(y for _, _, y in tiles) - top + 1
    size = max(4, min(LARGEST_TILE_PIXELS, (room.shape[1] - 12) // columns, (room.shape[0] - 12) // rows))
    at_x, at_y = (room.shape[1] - size * columns) // 2, (room.shape[0] - size * rows) // 2
    for name, x, y in tiles:
        number = palace.tiles.by_name[name]
        kind, border = palace.tiles.tiles[number].type, int(palace.tiles.border[number])
        paint_tile(room, kind, border, at_x + (x - left) * size, at_y + (y - top) * size, size)


def paint_tile(room: Picture, kind: str, border: int, x: int, y: int, size: int) -> None:
    """A square in the colour of its type, with its walls."""
    square = room[y : y + size, x : x + size]
    square[:] = split_channels(STANDARD.background.soft)
    square[1:-1, 1:-1] = split_channels(STANDARD.colour_of_type(kind))
    thick = max(2, size // 8)
    walls = (square[:thick], square[:, -thick:], square[-thick:], square[:, :thick])
    for side, wall in enumerate(walls):
        if border >> side & 1:
            wall[:] = split_channels(INK)
