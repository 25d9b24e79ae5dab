"""A bot: `alhambra arena --bots examples/small/my_bot.py:Thrifty,random`."""

from alhambra import Action, View


class Thrifty:
    """Buys what it can pay exactly, builds, and else takes as much money as it can."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        """The action with the highest worth."""
        return max(actions, key=self.worth)

    def worth(self, action: Action) -> float:
        """Buildings before money, and cheap purchases before dear ones."""
        money = sum(int(card[2:]) for card in action.cards if card[0] != "x")
        return {"place": 100.0, "buy": 50 - money, "take": money}.get(action.kind, 0.0)
