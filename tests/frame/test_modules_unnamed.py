"""No file outside the modules names a module, or something that only one module has.

Counted are whole words, and words that are parts of identifiers (`city_start`, `SiteOf`), in the Python sources of the
package, comments and docstrings included. Not counted are what may name modules: their own files, the texts, the art
of their pieces and the tutorial's lessons. The server's `site` is the
place on the web, not a building site, and is not counted there.
"""

import re
from pathlib import Path

from tests.frame.checkout import ROOT

PACKAGE = ROOT / "src/alhambra"
WORDS = (
    "city|cities|gate|gates|moat|moats|office|offices|vizier|viziers|hut|huts|site|sites|bonus|dirk|dirks|marker|markers"
    "|granada|combined|exchange|twoplayers"
)
WORD = re.compile(rf"(?<![A-Za-z])(?:{WORDS})(?![a-z])", re.IGNORECASE)
PARTS = re.compile(r"(?<=[a-z])(?=[A-Z])")  # between the parts of `SiteOf`

MAY_NAME = (
    "engine/modules/",
    "texts/",
    "svg/art/",  # of their pieces
    "server/study/lessons/",  # of the tutorial, with their examples and pictures
)


def named_in(text: str, is_server: bool) -> list[str]:
    """The words of modules in a text."""
    found = [word.lower() for word in WORD.findall(PARTS.sub("_", text).replace("two_players", "twoplayers"))]
    return [word for word in found if not (is_server and word in ("site", "sites"))]


def naming() -> dict[str, list[str]]:
    """The files that name modules and may not."""
    files = {str(file.relative_to(PACKAGE)): file for file in sorted(PACKAGE.rglob("*.py"))}
    named = {
        name: named_in(file.read_text("utf-8"), name.startswith(("server/", "cli/")))
        for name, file in files.items()
        if not name.startswith(MAY_NAME)
    }
    return {name: words for name, words in named.items() if words}


def test_words_are_found_in_names_and_sentences() -> None:
    assert named_in("palace.city_start() of a Vizier, OfficeCard", False) == ["city", "vizier", "office"]
    assert named_in("a composite opposite of capacity and navigate", False) == []
    assert named_in("class SiteOf: the web site", True) == []


def test_no_other_file_names_a_module() -> None:
    assert naming() == {}


def test_what_may_name_modules_is_there() -> None:
    for name in MAY_NAME:
        assert Path(PACKAGE / name).exists(), name
