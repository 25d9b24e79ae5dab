"""No file outside the modules names a module, or something that only one module has.

Counted are whole words, and words that are parts of identifiers (`city_start`, `SiteOf`), in the Python sources of the
package, comments and docstrings included. Not counted are what may name modules: their own files, the texts, the art
of their pieces and the tutorial's lessons. The server's `site` is the
place on the web, not a building site, and is not counted there.

Kinds of action, decisions and holdings that one module alone declares are not named either: their names, taken from the
leaflets, are looked for as quoted strings.
"""

import re
from collections import Counter
from pathlib import Path

from alhambra.engine.modules.catalogue import GAMES, MODULES, make_game_modules, make_module, make_parts
from alhambra.engine.rules.leaflet import Leaflet
from alhambra.engine.rules.ruleset import KERNEL_ACTIONS, KERNEL_STAGES
from alhambra.engine.rules.setup import Setup
from tests.frame.checkout import ROOT

PACKAGE = ROOT / "src/alhambra"
WORDS = (
    "city|cities|gate|gates|moat|moats|office|offices|vizier|viziers|hut|huts|site|sites|bonus|dirk|dirks|marker|markers"
    "|granada|combined|exchange|twoplayers|simplified"
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


ORDINARY = {"hands", "held", "open", "shown", "tiles"}
"""Names of holdings that are also words for other things: an open seat, what is shown, a bag's tiles."""


def list_declared() -> Counter[str]:
    """The names of kinds, decisions and holdings, and how many modules declare each."""
    made = [module for game in GAMES for module in make_game_modules(Setup(game))]
    made += [*make_parts(Setup(players=2)), *(make_module(name, Setup(modules=(name,))) for name in MODULES)]
    leaflets = {module.name: module.declared for module in made}.values()
    return Counter(name for leaflet in leaflets for name in {*list_names(leaflet)})


def list_names(leaflet: Leaflet) -> list[str]:
    """The names of its kinds, decisions and holdings."""
    kinds, stages = [kind.name for kind in leaflet.kinds], [stage.name for stage in leaflet.stages]
    return [*kinds, *stages, *(holding.name for holding in leaflet.holdings)]


OF_THE_KERNEL = {kind.name for kind in KERNEL_ACTIONS} | {stage.name for stage in KERNEL_STAGES}
OF_ONE_MODULE = {name for name, count in list_declared().items() if count == 1} - OF_THE_KERNEL
QUOTED = re.compile(rf"""(?<=["'`])(?:{"|".join(sorted(OF_ONE_MODULE - ORDINARY))})(?=["'`])""")


def quoted_in(text: str) -> list[str]:
    """The names in quotes that one module alone declares."""
    return QUOTED.findall(text)


def naming() -> dict[str, list[str]]:
    """The files that name modules and may not."""
    files = {str(file.relative_to(PACKAGE)): file for file in sorted(PACKAGE.rglob("*.py"))}
    named = {
        name: [
            *named_in(file.read_text("utf-8"), name.startswith(("server/", "cli/"))),
            *quoted_in(file.read_text("utf-8")),
        ]
        for name, file in files.items()
        if not name.startswith(MAY_NAME)
    }
    return {name: words for name, words in named.items() if words}


def test_words_are_found_in_names_and_sentences() -> None:
    assert named_in("palace.city_start() of a Vizier, OfficeCard", False) == ["city", "vizier", "office"]
    assert named_in("a composite opposite of capacity and navigate", False) == []
    assert named_in("class SiteOf: the web site", True) == []


def test_declared_names_are_found_in_quotes() -> None:
    assert {"decline", "conceal", "hold", "fee", "looked_at", "vizier-refill"} <= OF_ONE_MODULE
    assert quoted_in("""kind == "decline" or 'hold' in `conceal`, to decline "declined" offers""") == [
        "decline",
        "hold",
        "conceal",
    ]
    assert OF_ONE_MODULE >= ORDINARY


def test_no_other_file_names_a_module() -> None:
    assert naming() == {}


def test_what_may_name_modules_is_there() -> None:
    for name in MAY_NAME:
        assert Path(PACKAGE / name).exists(), name
