"""A table as text, for terminals: palaces drawn in signs, everything else in notation."""

from typing import Any

from alhambra.engine.play.game import Game
from alhambra.engine.show import show
from alhambra.engine.view.view import SPECTATOR


def table_text(game: Game, viewer: int = SPECTATOR, money_is_open: bool = False) -> str:
    """What a seat sees; `money_is_open` shows all hands, as in a game that is looked at from outside."""
    shown: dict[str, Any] = show(game.view(viewer), money_is_open=money_is_open)
    market = " ".join(",".join(slot) or "–" for slot in shown["market"])
    display = " ".join(card or "–" for card in shown["display"])
    lines = [f"market: {market}", f"display: {display}", f"deck: {shown['deck']}  bags: {shown['bags']}"]
    for number, seat in enumerate(game.seats):
        mark = "*" if number == game.to_act else " "
        hand = shown["seats"][number].get("hand")
        cards = " ".join(hand) if hand else f"{seat.hand_size()} cards"
        lines += ["", f"{mark} player_{number}: {int(game.scores[number])} points, {cards}", str(seat.palace)]
    return "\n".join(lines)
