"""All moves of the player who decides, with what they cost and what they would do to the points."""

from alhambra import Game, Setup

game = Game(Setup(modules=["vizier"], players=3), seed=7)
for action in game.legal_actions():
    price = sum(int(card[2:]) for card in action.cards) if action.kind == "buy" else 0
    print(f"{action!s:20} pays {price:2}  gains {game.preview(action).gain}")
