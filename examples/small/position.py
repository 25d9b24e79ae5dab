"""A position: deal a game, play two actions, write it down and read it back."""

from alhambra import Game, Setup
from alhambra.record import parse_position

game = Game(Setup(players=3), seed=7)
game.apply("buy C8 de8")
game.apply("buy G7 du7")
print(game)
again = parse_position(game.position)
print("the same position:", again == game, f"{game.position_hash:016x}")
