"""A module of your own: every money card that a player still holds in scoring 3 is worth a point."""

from alhambra import Game, Setup
from alhambra.engine.module import Category, Leaflet, Module
from alhambra.engine.modules.catalogue import register


class Savings(Module):
    """What it is, and how much a party has of what it counts."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def declare(self) -> Leaflet:
        return Leaflet(name="savings", categories=(Category("savings", (0, 0, 1)),))

    def measure(self, game: Game, category: int, party: int) -> int:
        return game.seats[party].hand_size() if party < len(game.seats) else 0


register("savings", f"{__name__}:Savings")
print(Game(Setup(modules=("savings",)), seed=7).projection(3))
