"""The ways to pay a tile of the market exactly: they give another action (A-13)."""

from alhambra import Game, Setup

game = Game(Setup(players=3), seed=7)
for action in game.legal_actions():
    effect = game.preview(action)
    if effect.exact is not None:
        print(action, "exact" if effect.exact else f"{effect.change} too much")
