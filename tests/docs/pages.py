"""The pages of the documentation, and the samples in them."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FEWER = {"--minutes": 0.1, "--games": 6, "--rounds": 1}  # the most of each that a test has time for
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


def run_session(name: str) -> None:
    """Type what a page types at Python's prompt, as one session; every answer must be the page's."""
    session = doctest.DocTestParser().get_doctest("\n".join(blocks(name, "python")), {}, name, name, 0)
    complaints: list[str] = []
    result = doctest.DocTestRunner().run(session, out=complaints.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(complaints)


def commands(name: str) -> Iterator[tuple[str, str]]:
    """What is typed behind `$ alhambra`, and what the page says is answered (perhaps nothing)."""
    for block in blocks(name, "console"):
        for part in re.split(r"^\$ alhambra ", block, flags=re.MULTILINE)[1:]:
            command, _, said = part.partition("\n")
            yield command, said.strip()


def small(command: str) -> list[str]:
    """The same with smaller numbers."""
    words = shlex.split(command)
    for option, most in FEWER.items():
        if option in words:
            at = words.index(option) + 1
            words[at] = str(min(float(words[at]), most) if option == "--minutes" else min(int(words[at]), most))
    return words
