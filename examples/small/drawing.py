"""A drawing of the table, as a notebook shows it, in a file."""

from pathlib import Path

from alhambra import Game, Setup

game = Game(Setup("granada", players=2), seed=1)
Path("table.svg").write_text(game._repr_svg_(), "utf-8")
print("table.svg:", Path("table.svg").stat().st_size, "bytes")
