"""What the shell completes: the values of options, found only when it asks."""

from collections.abc import Iterable


def complete_one(incomplete: str, names: Iterable[str]) -> list[str]:
    """The names that begin so."""
    return [name for name in names if name.startswith(incomplete)]


def complete_last(incomplete: str, names: Iterable[str]) -> list[str]:
    """The last of several names with commas between them."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in complete_one(last, names)]


def complete_game(incomplete: str) -> list[str]:
    """Games."""
    from alhambra.engine.modules.catalogue import GAMES  # noqa: PLC0415

    return complete_one(incomplete, GAMES)


def complete_modules(incomplete: str) -> list[str]:
    """Modules that have not been named yet."""
    from alhambra.engine.modules.catalogue import MODULES  # noqa: PLC0415

    return complete_last(incomplete, [name for name in MODULES if name not in incomplete.split(",")[:-1]])


def complete_edition(incomplete: str) -> list[str]:
    """Editions."""
    from alhambra.engine.rules.setup import EDITIONS  # noqa: PLC0415

    return complete_one(incomplete, EDITIONS)


def complete_bots(incomplete: str) -> list[str]:
    """Bots of the ladder."""
    from alhambra.bots.ladder import LADDER  # noqa: PLC0415

    return complete_last(incomplete, LADDER)


def complete_study(incomplete: str) -> list[str]:
    """Studies."""
    from alhambra.lab.studies import STUDIES  # noqa: PLC0415

    return complete_one(incomplete, STUDIES)
