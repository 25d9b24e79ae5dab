"""Writes docs/features.md: what every number of observations and actions means, from the engine itself.

Run it after every change there; a test says when the page is out of date.
"""

import ast
import re
import sys
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path

from alhambra import Game, Setup
from alhambra.engine.learning.action_features import FEATURES
from alhambra.engine.learning.observation import Layout
from alhambra.lab.envs.spelling import Spelling

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "features.md"
LEARNING = ROOT / "src" / "alhambra" / "engine" / "learning"
EVERY_MODULE = ("vizier", "exchange", "bonus", "huts", "sites")
SETS = {
    "Alhambra": Setup(),
    "Granada": Setup("granada"),
    "combined": Setup("combined"),
    "Alhambra, five modules": Setup("alhambra", EVERY_MODULE),
}
"""What the tables are about, all for three players."""

INTRODUCTION = """\
<!-- Written by tools/features_page.py from the engine; change the engine, not this page. -->
# Observations and actions in numbers

What the [environments](laboratory.md#environments) show, number by number. Set-ups differ in what there is to see: the
tables have some of them for three players, and for any other

```python
>>> from alhambra import Setup
>>> from alhambra.lab.envs import Many
>>> many = Many(1, Setup("granada", players=2))
>>> many.parts["buildings"]
slice(441, 468, None)
```

All numbers are whole and between -128 and 4095. Seats are counted from the viewer on: 0 is the viewer, 1 the next
around the table."""

REST = """\
`hands` has for each seat four currencies of nine values; `tiles` three numbers for each tile, in the order below;
`buildings` the types in the order below for each party."""

MODULES = """\
The part `modules` has what lies with each module, in this order. *Numbers* is how many it takes for three players
(`two_players`: for two)."""


def written() -> str:
    """The page."""
    games = {name: Game(setup, "1") for name, setup in SETS.items()}
    parts = [INTRODUCTION, *actions(games), *observations(games), *modules(), *numbering(games)]
    return "\n\n".join(parts) + "\n"


def actions(games: dict[str, Game]) -> list[str]:
    """The features of an action, and the numbers of the kinds."""
    means = meanings("action_features")
    kinds = zip_longest(*(kind_names(game) for game in games.values()), fillvalue="")
    rows = [(str(number), *names) for number, names in enumerate(kinds, 1)]
    return [
        "## An action",
        f"`actions` has {len(FEATURES)} numbers for each legal action:",
        table(("", "feature", "meaning"), [(str(i), f"`{name}`", means[name]) for i, name in enumerate(FEATURES)]),
        "The first of them is the kind:",
        table(("kind", *games), rows),
        f"Spelled actions have a vocabulary: {vocabularies(games)}.",
    ]


def vocabularies(games: dict[str, Game]) -> str:
    """How many words there are."""
    return ", ".join(f"{len(Spelling(game.rules).words)} words in {name}" for name, game in games.items())


def observations(games: dict[str, Game]) -> list[str]:
    """The parts of an observation, and the numbers of the first of them."""
    means, layouts = meanings("observation"), [Layout(game) for game in games.values()]
    rows = [
        (f"`{name}`", *(f"{layout.parts[name][0]} + {layout.parts[name][1]}" for layout in layouts), means[name])
        for name in layouts[0].parts
    ]
    rows.append(("", *(f"{layout.size} in all" for layout in layouts), ""))
    moment = [(str(i), meaning) for i, meaning in enumerate(expanded(means["moment"]))]
    return [
        "## An observation",
        "Its parts, each with the place of its first number and how many there are:",
        table(("part", *games, "meaning"), rows),
        "The numbers of `moment`:",
        table(("", "meaning"), moment),
        REST,
    ]


def modules() -> list[str]:
    """What modules show."""
    rows = []
    for setup in (Setup(players=2), Setup("granada"), SETS["Alhambra, five modules"]):
        game = Game(setup, "1")
        for module, leaflet in zip(Layout(game).modules, game.rules.leaflets, strict=True):
            firsts = [*map(int, module.firsts), int(module.size)]
            for number, holding in enumerate(leaflet.holdings[int(h)] for h in module.holdings):
                size = firsts[number + 1] - firsts[number]
                about = (f"`{holding.name}`", holding.per, holding.pieces, holding.seen)
                rows.append((f"`{leaflet.name}`", *about, str(size)))
    return [
        "## What modules show",
        MODULES,
        table(("module", "what", "for each", "pieces", "seen by", "numbers"), rows),
        docstring("observed").partition("\n\n")[2],
    ]


def numbering(games: dict[str, Game]) -> list[str]:
    """Decisions, types and tiles by number."""
    parts = ["## Numbers of decisions, types and tiles", "", "Counted from 1 on; 0 stands for none."]
    for name, game in games.items():
        rules = game.rules
        steps = [f"{number + 1} {step.name}" for number, step in enumerate(rules.stages) if step.is_decision]
        types = [f"{number + 1} {kind}" for number, kind in enumerate(rules.tiles.types)]
        tiles = [f"{number + 1} {tile.name}" for number, tile in enumerate(rules.tiles.tiles)]
        parts += [
            f"### {name}",
            f"- **decision**: {', '.join(steps)}",
            f"- **type**: {', '.join(types)}",
            f"- **tile**: {', '.join(tiles)}",
        ]
    return ["\n".join(parts).replace("\n### ", "\n\n### ").replace("\n- **decision", "\n\n- **decision")]


def kind_names(game: Game) -> list[str]:
    """The kinds of actions by number."""
    return [f"`{kind.name}`" for kind in game.rules.kinds]


def meanings(module: str) -> dict[str, str]:
    """What the docstring of a module says of each name: `name   meaning`, going on in indented lines."""
    lines: dict[str, str] = {}
    name = ""
    for line in docstring(module).splitlines():
        if found := re.fullmatch(r" *([a-z][a-z, ]*?) {2,}(\S.*)", line):
            name = found[1]
            lines[name] = found[2]
        elif name and line.startswith(" " * 10):
            lines[name] += " " + line.strip()
        else:
            name = ""
    return {one: text for names, text in lines.items() for one in names.split(", ")}


def expanded(meaning: str) -> Iterable[str]:
    """What each number of a part is: `scorings held (3)` are three."""
    for one in re.split(r",\s+(?![^(]*\))", meaning):
        found = re.fullmatch(r"(.*) \((\d)\)", one)
        yield from [f"{found[1]}: {number + 1}" for number in range(int(found[2]))] if found else [one]


def docstring(module: str) -> str:
    """Of a module of `engine/learning`; compiled or not, the source has it."""
    return ast.get_docstring(ast.parse((LEARNING / f"{module}.py").read_text("utf-8"))) or ""


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of Markdown."""
    head = list(head)
    lines = [head, ["---"] * len(head), *map(list, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text("utf-8") != written() and f"{PAGE.name} is out of date: run tools/features_page.py")
    PAGE.write_text(written(), "utf-8")
