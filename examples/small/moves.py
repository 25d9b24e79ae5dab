"""All moves of the player who decides, with what they cost and what they would do to the points."""

from alhambra import Game, Setup

game = Game(Setup(modules=["vizier"], players=3), seed=7)
prices = {offer.tile: offer.price for slot in game.market for offer in slot.offers}
for action in game.legal_actions():
    price = prices[action.tile] if action.kind == "buy" else 0
    print(f"{action!s:20} costs {price:2}  gains {game.preview(action).gain}")
