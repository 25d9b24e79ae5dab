"""Figures of your own over simulations: when everybody bought the first tile, and how often two tiles in one turn.

alhambra sim --games 200 --bots greedy --count examples/openings.py:Openings --results games.jsonl
"""

from itertools import pairwise

from alhambra import Action, Game


class Openings:
    """Counts in one game. `count` sees every action before it is carried out, `counted` the game when it is over."""

    def __init__(self, game: Game) -> None:
        self.first = [0.0] * len(game.seats)
        self.bought: list[tuple[int, int]] = []

    def count(self, game: Game, action: Action) -> None:
        """Note who buys in which turn."""
        if action.kind == "buy":
            self.first[game.to_act] = self.first[game.to_act] or float(game.turns)
            self.bought.append((game.to_act, game.turns))

    def counted(self, game: Game) -> dict[str, float | list[float]]:
        """One number for the game, or one for each seat."""
        again = sum(one == other for one, other in pairwise(self.bought))
        return {"first purchase": self.first, "second purchases": float(again)}
