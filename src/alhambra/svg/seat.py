"""A player's part of the table: name, score, palace, hand and reserve."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.svg.art.words import Words, name_card, name_tile
from alhambra.svg.ornament import star
from alhambra.svg.palace import describe_palace, extent, sketch_palace
from alhambra.svg.palette import CODES_OF_TYPES, GOLD, GOLD_EDGE, INK, Style
from alhambra.svg.scene import GuestScene, SeatScene, TileLook, TokenLook
from alhambra.svg.supply import LABEL, label, measure_hand, sketch_figure, sketch_hand, sketch_tiles
from alhambra.svg.writer import DISPLAY, fit_text, group, measure_text, path, placed, rect, text, tooltip

_HEAD = 52.0
_FOOT = 116.0
_SMALL = 76.0
"""The height of cards and tiles in front of a player."""
_BETWEEN = 14.0
_PAD = 14.0


def sketch_seat(seat: SeatScene, width: float, height: float, style: Style, words: Words) -> str:
    """A panel of the given size, at the origin."""
    inner = width - 2 * _PAD
    return (
        _panel(width, height, seat.to_act, style)
        + _heading(seat, width, style, words)
        + _palace(seat, inner, height - _HEAD - _FOOT - _PAD, style, words)
        + placed(_PAD, height - _FOOT, 1, _foot(seat, inner, style, words))
    )


def _panel(width: float, height: float, to_act: bool, style: Style) -> str:
    page = style.background
    edge = page.accent if to_act else page.line
    return rect(0, 0, width, height, rx=12, fill=page.panel, stroke=edge, stroke_width=4 if to_act else 1.2)


def _heading(seat: SeatScene, width: float, style: Style, words: Words) -> str:
    page = style.background
    left, right = _PAD, width - _PAD
    parts = _score(seat.score, right, style, words)
    right -= 20 + 15 * len(str(seat.score))
    if seat.figure:
        right -= 50
        parts += sketch_figure(seat.figure, right, 5, 42)
    for token in seat.tokens:
        parts, right = parts + _token(token, right, style), right - _token_width(token) - 8
    if seat.to_act:
        parts += path(star(left + 11, 27, 11), fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.2)
        left += 30
        pill = 18 + 13 * measure_text(words.to_act)
        right -= pill + 8
        parts += rect(right, 15, pill, 24, rx=12, fill=GOLD) + text(words.to_act, right + pill / 2, 31.5, 13, INK)
    name = fit_text(seat.name, right - left - 8, 22)
    return parts + text(name, left, 34, 22, page.ink, anchor="start", font_family=DISPLAY)


def _token(token: TokenLook, right: float, style: Style) -> str:
    """A pill with the words for something of a module, pale when it is used or empty."""
    width = _token_width(token)
    page = style.background
    pill = rect(right - width, 15, width, 24, rx=12, fill=page.well, stroke=page.accent if token.is_on else page.line)
    words = text(_token_words(token), right - width / 2, 31.5, 13, page.ink, opacity=None if token.is_on else 0.5)
    return group(tooltip(_token_words(token)), pill, words)


def _token_words(token: TokenLook) -> str:
    return f"{token.label}: {token.value}" if token.value else token.label


def _token_width(token: TokenLook) -> float:
    return 18 + 13 * measure_text(_token_words(token))


def _score(score: int, right: float, style: Style, words: Words) -> str:
    shown = text(str(score), right, 36, 28, style.background.accent, anchor="end", font_family=DISPLAY)
    return group(tooltip(f"{score} {words.points}"), shown)


def _palace(seat: SeatScene, width: float, height: float, style: Style, words: Words) -> str:
    """The palace, as large as the room allows but never larger than a market tile."""
    x, y, across, down = extent(seat.palace)
    scale = min((width - 20) / across, (height - 20) / down, 0.96)
    dx = _PAD + (width - across * scale) / 2 - x * scale
    dy = _HEAD + (height - down * scale) / 2 - y * scale
    well = rect(_PAD, _HEAD, width, height, rx=8, fill=style.background.well)
    return well + placed(dx, dy, scale, sketch_palace(seat.palace, style, words))


def _foot(seat: SeatScene, width: float, style: Style, words: Words) -> str:
    """Hand on the left; on the right what is not built: tiles to be placed, then the reserve."""
    groups = [(word, tiles) for word, tiles in ((words.bought, seat.bought), (words.reserve, seat.reserve)) if tiles]
    hand = _hand_share(seat, groups, width)
    sizes = range(int(_SMALL), 10, -1)
    pitch = next((size for size in sizes if sum(_shares(groups, size)) <= width - hand + 0.01), 10)
    count = seat.hand if isinstance(seat.hand, int) else len(seat.hand)
    parts = label(f"{words.hand} {count}", style.background)
    parts += placed(0, LABEL, 1, sketch_hand(seat.hand, _SMALL, hand, style, words))
    left = width - sum(_shares(groups, pitch))
    for (word, tiles), share in zip(groups, _shares(groups, pitch), strict=True):
        grid = sketch_tiles(tiles, share - _BETWEEN, _SMALL, style, words, pitch)
        parts += placed(left + _BETWEEN, 0, 1, label(word, style.background) + placed(0, LABEL, 1, grid))
        left += share
    return placed(0, 6, 1, parts)


_Groups = Sequence[tuple[str, Sequence[TileLook]]]


def _hand_share(seat: SeatScene, groups: _Groups, width: float) -> float:
    """The hand spreads where the tiles leave room, and closes up for them until only the corners show."""
    wanted, least = measure_hand(seat.hand, _SMALL)
    most = width - max(sum(_shares(groups, 0)), 0.4 * width) if groups else width
    return min(wanted, max(min(least, most), width - sum(_shares(groups, _SMALL))))


def _shares(groups: _Groups, pitch: float) -> list[float]:
    """The room of each group if its tiles have this size; small ones stand in rows, and the label fits."""
    rows = int(_SMALL // pitch) if pitch else 1
    return [max(22 + 13 * measure_text(word), -(-len(tiles) // rows) * pitch) + _BETWEEN for word, tiles in groups]


def sketch_guest(guest: GuestScene, width: float, height: float, style: Style, words: Words) -> str:
    """The panel of somebody without a palace: the tiles in order of type and price."""
    page = style.background
    order = list(CODES_OF_TYPES)
    ranked = sorted(
        guest.tiles, key=lambda t: (order.index(t.type) if t.type in order else len(order), t.price or 0, t.name)
    )
    inner, room = width - 2 * _PAD, height - _HEAD - _PAD
    shown = placed(_PAD + 8, _HEAD + 8, 1, sketch_tiles(ranked, inner - 11, room - 11, style, words, 100))
    return (
        _panel(width, height, False, style)
        + text(guest.name, _PAD, 34, 22, page.ink, anchor="start", font_family=DISPLAY)
        + (_score(guest.score, width - _PAD, style, words) if guest.score is not None else "")
        + rect(_PAD, _HEAD, inner, room, rx=8, fill=page.well)
        + shown
    )


def describe_seat(seat: SeatScene, words: Words) -> str:
    """A seat for a screen reader."""
    lines = [f"{seat.name}: {seat.score} {words.points}"]
    if seat.to_act:
        lines.append(words.to_act)
    if seat.figure:
        lines.append(seat.figure.label)
    lines += [_token_words(token) for token in seat.tokens if token.is_on]
    hand = str(seat.hand) if isinstance(seat.hand, int) else ", ".join(name_card(c, words) for c in seat.hand)
    lines.append(f"{words.hand}: {hand}")
    for word, tiles in ((words.bought, seat.bought), (words.reserve, seat.reserve)):
        if tiles:
            lines.append(f"{word}: {', '.join(name_tile(t, words) for t in tiles)}")
    lines.append(f"{words.palace}: {describe_palace(seat.palace, words)}")
    return "; ".join(lines)
