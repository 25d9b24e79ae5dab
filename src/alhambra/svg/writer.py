"""A small SVG writer: elements are strings, everything is escaped, numbers are rounded.

Equal calls give equal text: attributes keep the order of the call, nothing depends on hashing or time.
"""

from __future__ import annotations

import re
import unicodedata

Attribute = str | float | None

# What XML 1.0 forbids even when escaped.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})

SANS = "'Source Sans 3',system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif"
DISPLAY = "'El Messiri','Palatino Linotype',Palatino,'URW Palladio L','Times New Roman',serif"


def escape(text: str) -> str:
    """Text safe inside elements and attributes; characters XML cannot hold become U+FFFD."""
    return _FORBIDDEN.sub("\ufffd", text).translate(_ENTITIES)


def number(value: float) -> str:
    """At most two decimals, no trailing zeros, no negative zero."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def element(tag: str, /, *children: str, **attributes: Attribute) -> str:
    """One element; an underscore in an attribute's name stands for a hyphen, None leaves it out."""
    head = [tag]
    for name, value in attributes.items():
        if value is not None:
            shown = escape(value) if isinstance(value, str) else number(value)
            head.append(f'{name.rstrip("_").replace("_", "-")}="{shown}"')
    if not children:
        return f"<{' '.join(head)}/>"
    return f"<{' '.join(head)}>{''.join(children)}</{tag}>"


def group(*children: str, **attributes: Attribute) -> str:
    """A <g>."""
    return element("g", *children, **attributes)


def move(x: float, y: float, scale: float = 1.0) -> str:
    """The transform that puts the origin at x, y and then scales."""
    shift = f"translate({number(x)} {number(y)})"
    return shift if scale == 1 else f"{shift} scale({scale:.4g})"


def placed(x: float, y: float, scale: float, *children: str, **attributes: Attribute) -> str:
    """A group with its own origin and scale."""
    return group(*children, transform=move(x, y, scale), **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """A <rect>."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def path(d: str, **attributes: Attribute) -> str:
    """A <path>."""
    return element("path", d=d, **attributes)


def text(
    content: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    anchor: str = "middle",
    **attributes: Attribute,
) -> str:
    """One line of text with its baseline at y; family and weight are the document's unless given."""
    return element(
        "text",
        escape(content),
        x=x,
        y=y,
        font_size=size,
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
        **attributes,
    )


def measure_text(content: str) -> float:
    """A careful estimate of a line's width in ems, for whatever font will be there."""
    return sum(_glyph_width(c) for c in content)


def _glyph_width(glyph: str) -> float:
    if unicodedata.combining(glyph):
        return 0.0
    if unicodedata.east_asian_width(glyph) in "WF" or glyph in "mwMW@":
        return 1.0
    if glyph in "iIjl.,:;'| ":
        return 0.34
    return 0.74 if glyph.isupper() else 0.58


def fit_text(content: str, width: float, size: float) -> str:
    """The content on one line, cut with an ellipsis where it would be wider than `width`."""
    line = " ".join(content.split())
    if measure_text(line) * size <= width:
        return line
    while line and measure_text(line + "…") * size > width:
        line = line[:-1]
    return line.rstrip() + "…"


def use(symbol: str, x: float, y: float, size: float, **attributes: Attribute) -> str:
    """A symbol, drawn into a square."""
    return element("use", href=f"#{symbol}", x=x, y=y, width=size, height=size, **attributes)


def tooltip(content: str) -> str:
    """A <title>: the name of the element around it."""
    return element("title", escape(content))
