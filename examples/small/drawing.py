"""A drawing of the table, as a notebook shows it, in a file."""

from pathlib import Path

from alhambra import Game, Setup
from alhambra.svg.from_view import game_svg

game = Game(Setup("granada", players=2), seed=1)
Path("table.svg").write_text(game_svg(game), "utf-8")
print(Path("table.svg").name, "is written")
