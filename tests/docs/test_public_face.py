"""`Game`, `View` and `Palace` show what is documented (docs/seams.md), and nothing else."""

import re
from pathlib import Path

import pytest

from alhambra import Game, Palace, Setup, View

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "seams.md").read_text("utf-8")
SECTION = PAGE[PAGE.index("## What modules and bots may ask") :]
OF_GAMES, OF_PALACES = SECTION.split("Of a palace:")


def list_rows(part: str) -> list[list[str]]:
    """The cells of a table's rows, without its head."""
    rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
    return rows[2:]


def list_names(cell: str) -> list[str]:
    """The names in one cell."""
    return re.findall(r"`(\w+)`", cell)


def list_public(thing: object) -> set[str]:
    """What it shows, with what is only in an instance."""
    return {name for name in dir(thing) if not name.startswith("_")}


def list_documented(owner: type) -> set[str]:
    """The names in the tables."""
    if owner is Palace:
        return {name for row in list_rows(OF_PALACES) for name in list_names(row[0])}
    found: set[str] = set()
    for names, what, in_view in list_rows(OF_GAMES):
        if owner is Game and what.strip():
            found.update(list_names(names))
        if owner is View and in_view.strip():
            found.update(list_names(in_view) or list_names(names))
    return found


@pytest.mark.parametrize("owner", [Game, View, Palace])
def test_what_is_public_is_documented(owner: type) -> None:
    game = Game(Setup(), 1)
    thing = {Game: game, View: game.view(0), Palace: game.seats[0].palace}[owner]
    assert list_public(thing) == list_documented(owner)
