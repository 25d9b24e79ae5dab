"""Names of people: what can be seen, and told apart."""

import re
import unicodedata
from typing import Final

from alhambra.server.edge.refused import Refused

MOST_NAME_CHARACTERS: Final = 40
MOST_MARKS: Final = 3  # accents one above the other
ALIKE: Final = frozenset(("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE"))
"""Scripts with letters that look the same."""
_INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u00ad\u034f")
_HIDDEN_KINDS: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def fold_name(name: str) -> str:
    """One form for all ways to write a name: what has to be unlike for accounts."""
    visible = name.replace("\0", "")  # no database takes it
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())


def check_name(text: str) -> str:
    """The name as it is kept: trimmed, composed, with single blanks. Refused if it is none."""
    name = unicodedata.normalize("NFC", re.sub(r"\s+", " ", _refuse_controls(text)).strip())
    if not name:
        raise Refused("name-empty", 400)
    if len(name) > MOST_NAME_CHARACTERS or len(fold_name(name)) > MOST_NAME_CHARACTERS:
        raise Refused("name-long", 400, longest=MOST_NAME_CHARACTERS)
    if _has_piled_marks(name):
        raise Refused("name-signs", 400)
    if any(_is_mixed(word) for word in re.split(r"\W+", name)):
        raise Refused("name-mixed", 400)
    return name


def _is_mixed(word: str) -> bool:
    """Are there letters of several scripts that look alike, as in `Anna` with a Cyrillic A?"""
    scripts = {unicodedata.name(sign, "").partition(" ")[0] for sign in word if sign.isalpha()}
    return len(scripts & ALIKE) > 1


def _refuse_controls(text: str) -> str:
    """The same text; Refused where signs are hidden or turn the direction of writing."""
    for sign in text.strip():
        if sign in _INVISIBLE or unicodedata.category(sign) in _HIDDEN_KINDS:
            raise Refused("name-signs", 400)
    return text


def _has_piled_marks(name: str) -> bool:
    """Are there more marks on a letter than any language needs, or one on none?"""
    run = MOST_MARKS  # at the beginning there is nothing that could carry one
    for sign in name:
        run = run + 1 if unicodedata.combining(sign) else 0
        if run > MOST_MARKS:
            return True
    return False
