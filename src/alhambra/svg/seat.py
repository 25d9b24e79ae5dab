"""A player's part of the table: name, score, palace, hand and reserve."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.svg.art.words import Words, name_card, name_tile
from alhambra.svg.ornament import star
from alhambra.svg.palace import describe_palace, measure_extent, sketch_palace
from alhambra.svg.palette import CODES_OF_TYPES, GOLD, GOLD_EDGE, INK, Style
from alhambra.svg.scene import GuestScene, SeatScene, TileLook
from alhambra.svg.supply import LABEL_HEIGHT, label, measure_hand, sketch_figure, sketch_hand, sketch_tiles
from alhambra.svg.token import measure_token, sketch_token, token_words
from alhambra.svg.writer import DISPLAY, fit_text, group, measure_text, path, placed, rect, text, tooltip

_HEAD_HEIGHT = 52.0
_FOOT_HEIGHT = 116.0
_PIECE_HEIGHT = 76.0
"""The height of cards and tiles in front of a player."""
_PIECE_GAP = 14.0
_PADDING_WIDTH = 14.0


def sketch_seat(seat: SeatScene, width: float, height: float, style: Style, words: Words) -> str:
    """A panel of the given size, at the origin."""
    inner = width - 2 * _PADDING_WIDTH
    return (
        _panel(width, height, seat.to_act, style)
        + _heading(seat, width, style, words)
        + _palace(seat, inner, height - _HEAD_HEIGHT - _FOOT_HEIGHT - _PADDING_WIDTH, style, words)
        + placed(_PADDING_WIDTH, height - _FOOT_HEIGHT, 1, _foot(seat, inner, style, words))
    )


def _panel(width: float, height: float, to_act: bool, style: Style) -> str:
    page = style.background
    edge = page.accent if to_act else page.line
    return rect(0, 0, width, height, rx=12, fill=page.panel, stroke=edge, stroke_width=4 if to_act else 1.2)


def _heading(seat: SeatScene, width: float, style: Style, words: Words) -> str:
    page = style.background
    left, right = _PADDING_WIDTH, width - _PADDING_WIDTH
    parts = _score(seat.score, right, style, words)
    right -= 20 + 15 * len(str(seat.score))
    if seat.figure:
        right -= 50
        parts += sketch_figure(seat.figure, right, 5, 42)
    for token in seat.tokens:
        parts += sketch_token(token, right, 15, style)
        right -= measure_token(token) + 8
    if seat.to_act:
        parts += path(star(left + 11, 27, 11), fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.2)
        left += 30
        pill = 18 + 13 * measure_text(words.to_act)
        right -= pill + 8
        parts += rect(right, 15, pill, 24, rx=12, fill=GOLD) + text(words.to_act, right + pill / 2, 31.5, 13, INK)
    name = fit_text(seat.name, right - left - 8, 22)
    return parts + text(name, left, 34, 22, page.ink, anchor="start", font_family=DISPLAY)


def _score(score: int, right: float, style: Style, words: Words) -> str:
    shown = text(str(score), right, 36, 28, style.background.accent, anchor="end", font_family=DISPLAY)
    return group(tooltip(f"{score} {words.points}"), shown)


def _palace(seat: SeatScene, width: float, height: float, style: Style, words: Words) -> str:
    """The palace, as large as the room allows but never larger than a market tile."""
    x, y, across, down = measure_extent(seat.palace)
    scale = min((width - 20) / across, (height - 20) / down, 0.96)
    dx = _PADDING_WIDTH + (width - across * scale) / 2 - x * scale
    dy = _HEAD_HEIGHT + (height - down * scale) / 2 - y * scale
    well = rect(_PADDING_WIDTH, _HEAD_HEIGHT, width, height, rx=8, fill=style.background.well)
    return well + placed(dx, dy, scale, sketch_palace(seat.palace, style, words))


def _foot(seat: SeatScene, width: float, style: Style, words: Words) -> str:
    """Hand on the left; on the right what is not built: tiles to be placed, then the reserve."""
    groups = [(word, tiles) for word, tiles in ((words.bought, seat.bought), (words.reserve, seat.reserve)) if tiles]
    hand = _hand_share(seat, groups, width)
    sizes = range(int(_PIECE_HEIGHT), 10, -1)
    pitch = next((size for size in sizes if sum(_shares(groups, size)) <= width - hand + 0.01), 10)
    count = seat.hand if isinstance(seat.hand, int) else len(seat.hand)
    parts = label(f"{words.hand} {count}", style.background)
    parts += placed(0, LABEL_HEIGHT, 1, sketch_hand(seat.hand, _PIECE_HEIGHT, hand, style, words))
    left = width - sum(_shares(groups, pitch))
    for (word, tiles), share in zip(groups, _shares(groups, pitch), strict=True):
        grid = sketch_tiles(tiles, share - _PIECE_GAP, _PIECE_HEIGHT, style, words, pitch)
        parts += placed(left + _PIECE_GAP, 0, 1, label(word, style.background) + placed(0, LABEL_HEIGHT, 1, grid))
        left += share
    return placed(0, 6, 1, parts)


_Groups = Sequence[tuple[str, Sequence[TileLook]]]


def _hand_share(seat: SeatScene, groups: _Groups, width: float) -> float:
    """The hand spreads where the tiles leave room, and closes up for them until only the corners show."""
    wanted, least = measure_hand(seat.hand, _PIECE_HEIGHT)
    most = width - max(sum(_shares(groups, 0)), 0.4 * width) if groups else width
    return min(wanted, max(min(least, most), width - sum(_shares(groups, _PIECE_HEIGHT))))


def _shares(groups: _Groups, pitch: float) -> list[float]:
    """The room of each group if its tiles have this size; small ones stand in rows, and the label fits."""
    rows = int(_PIECE_HEIGHT // pitch) if pitch else 1
    return [max(22 + 13 * measure_text(word), -(-len(tiles) // rows) * pitch) + _PIECE_GAP for word, tiles in groups]


def sketch_guest(guest: GuestScene, width: float, height: float, style: Style, words: Words) -> str:
    """The panel of somebody without a palace: the tiles in order of type and price."""
    page = style.background
    order = list(CODES_OF_TYPES)
    ranked = sorted(
        guest.tiles, key=lambda t: (order.index(t.type) if t.type in order else len(order), t.price or 0, t.name)
    )
    inner, room = width - 2 * _PADDING_WIDTH, height - _HEAD_HEIGHT - _PADDING_WIDTH
    shown = placed(
        _PADDING_WIDTH + 8, _HEAD_HEIGHT + 8, 1, sketch_tiles(ranked, inner - 11, room - 11, style, words, 100)
    )
    return (
        _panel(width, height, False, style)
        + text(guest.name, _PADDING_WIDTH, 34, 22, page.ink, anchor="start", font_family=DISPLAY)
        + (_score(guest.score, width - _PADDING_WIDTH, style, words) if guest.score is not None else "")
        + rect(_PADDING_WIDTH, _HEAD_HEIGHT, inner, room, rx=8, fill=page.well)
        + shown
    )


def describe_seat(seat: SeatScene, words: Words) -> str:
    """A seat for a screen reader."""
    lines = [f"{seat.name}: {seat.score} {words.points}"]
    if seat.to_act:
        lines.append(words.to_act)
    if seat.figure:
        lines.append(seat.figure.label)
    lines += [token_words(token) for token in seat.tokens if token.is_on]
    hand = str(seat.hand) if isinstance(seat.hand, int) else ", ".join(name_card(c, words) for c in seat.hand)
    lines.append(f"{words.hand}: {hand}")
    for word, tiles in ((words.bought, seat.bought), (words.reserve, seat.reserve)):
        if tiles:
            lines.append(f"{word}: {', '.join(name_tile(t, words) for t in tiles)}")
    lines.append(f"{words.palace}: {describe_palace(seat.palace, words)}")
    return "; ".join(lines)
