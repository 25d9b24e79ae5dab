"""Alhambra: the rules of the board-game family as a library, with opponents, a server and a laboratory."""

from alhambra import build

build.install()  # before anything of the engine is imported

__version__ = "0.1.0"
