"""Tokens: pills with the words for something of a module that has no art of its own."""

from __future__ import annotations

from alhambra.svg.palette import Style
from alhambra.svg.scene import TokenLook
from alhambra.svg.writer import group, measure_text, rect, text, tooltip

TOKEN_HEIGHT = 24.0


def sketch_token(token: TokenLook, right: float, top: float, style: Style) -> str:
    """A pill that ends at the right, pale when it is used or empty."""
    width, words, page = measure_token(token), token_words(token), style.background
    edge = page.accent if token.is_on else page.line
    pill = rect(right - width, top, width, TOKEN_HEIGHT, rx=TOKEN_HEIGHT / 2, fill=page.well, stroke=edge)
    written = text(words, right - width / 2, top + 16.5, 13, page.ink, opacity=None if token.is_on else 0.5)
    return group(tooltip(words), pill, written)


def token_words(token: TokenLook) -> str:
    """What it says."""
    return f"{token.label}: {token.value}" if token.value else token.label


def measure_token(token: TokenLook) -> float:
    """How wide it is."""
    return 18 + 14.2 * measure_text(token_words(token))
