"""Lines of a position, `key: words`, as the modules read theirs."""

from alhambra.engine.errors import InvalidNotation


def words_of(lines: dict[str, str], key: str, count: int = -1, allowed: tuple[str, ...] = ()) -> list[str]:
    """The words of a line: that number, and only these, if that is said."""
    words = lines[key].split()
    if count not in (-1, len(words)) or (allowed and not set(words) <= set(allowed)):
        raise make_unreadable(lines, key)
    return words


def make_unreadable(lines: dict[str, str], key: str) -> InvalidNotation:
    """The error for a line that does not say what it should."""
    return InvalidNotation("position-line", line=key, text=lines[key])
