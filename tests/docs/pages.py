"""The pages of the documentation, and the samples in them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!`)\[[^]]*\]\(([^)#\s]+)[^)]*\)")


def page(name: str) -> str:
    """The text of a page."""
    return (ROOT / name).read_text("utf-8")


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of a page in a language."""
    return [text for kind, text in BLOCK.findall(page(name)) if kind == language]


def links(name: str) -> list[Path]:
    """The files that a page leads to."""
    prose = BLOCK.sub("", page(name))
    return [(ROOT / name).parent / target for target in LINK.findall(prose) if "://" not in target]
