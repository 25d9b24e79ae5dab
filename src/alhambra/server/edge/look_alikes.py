"""Names that look the same, by the confusables of Unicode."""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from alhambra.server.edge.names import fold_name


def compute_looks(name: str) -> dict[str, str]:
    """What is kept of an account's name, to compare others with it."""
    return {"look": compute_look(name), "folded_look": compute_look(fold_name(name))}


def compute_look(name: str) -> str:
    """One form for all names that look alike as they are written: in Cyrillic and in Latin letters, `Iris` and `lris`.

    The look of a folded name is the same for what looks alike in small letters.
    """
    signs = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name.replace("\0", "")))
    return "".join(_find_prototype(sign) for sign in signs)[:200]


@cache
def _find_prototype(sign: str) -> str:
    """The sign that stands for all that look like it, by the confusables of Unicode."""
    alike = [one["c"] for one in confusables_data.get(sign, ())]
    plain = next((other for other in alike if other.isascii()), "")
    if sign.isascii():  # one that is like several others stands for them
        return plain if len(alike) == 1 and plain else sign
    if plain:
        return plain if len(plain) > 1 else _find_prototype(plain)
    if len(alike) != 1:
        return sign
    return min(sign, alike[0]) if len(confusables_data.get(alike[0], ())) == 1 else str(alike[0])
