"""A set-up in one line: `alhambra+module+module family-box 3`.

Game and modules come first, then edition and number of players; then options that games or modules declare, and
`ages=30,28,55` (A-5) where they are wanted.
"""

from typing import Final

from alhambra.engine.errors import InvalidNotation
from alhambra.engine.modules.catalogue import list_options
from alhambra.engine.rules.setup import Setup

AGES: Final = "ages="


def setup_text(setup: Setup) -> str:
    """The line of a set-up."""
    words = ["+".join([setup.game, *setup.modules]), setup.edition, str(setup.players)]
    words += setup.options
    if setup.ages:
        words.append(AGES + ",".join(str(age) for age in setup.ages))
    return " ".join(words)


def parse_setup(text: str) -> Setup:
    """The set-up of a line. Whether it can be played is not asked."""
    words = text.split()
    if len(words) < 3 or not is_number(words[2]):
        raise InvalidNotation("setup", text=text)
    game, *modules = words[0].split("+")
    ages = [word for word in words[3:] if word.startswith(AGES)]
    options = [word for word in words[3:] if word not in ages]
    if len(ages) > 1 or len({*options}) < len(options) or not {*options} <= {*list_options()}:
        raise InvalidNotation("setup", text=text)
    return Setup(game, tuple(modules), words[1], int(words[2]), tuple(options), ages=parse_ages("".join(ages), text))


def parse_ages(word: str, text: str) -> tuple[int, ...]:
    """The ages in `ages=30,28,55`; none in nothing."""
    ages = word.removeprefix(AGES).split(",") if word else []
    if not all(is_number(age) for age in ages):
        raise InvalidNotation("setup", text=text)
    return tuple(int(age) for age in ages)


def is_number(text: str) -> bool:
    """Is it a whole number of a size that can be meant?"""
    return text.isascii() and text.isdigit() and len(text) <= 6
