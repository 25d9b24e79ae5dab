"""A table as text, for terminals: palaces drawn in signs, everything else in notation."""

from typing import Any

from alhambra.engine.play.game import Game
from alhambra.engine.show import show
from alhambra.engine.view.view import SPECTATOR, View


def table_text(game: Game, viewer: int = SPECTATOR, money_is_open: bool = False) -> str:
    """What a seat sees; `money_is_open` shows all hands, as in a game that is looked at from outside."""
    return view_text(game.view(viewer), money_is_open)


def game_text(game: Game) -> str:
    """A game as it prints: everything but the order of deck and bags."""
    return table_text(game, money_is_open=True)


def view_text(view: View, money_is_open: bool = False) -> str:
    """A view as it prints."""
    shown: dict[str, Any] = show(view, money_is_open=money_is_open)
    market = " ".join(",".join(slot) or "–" for slot in shown["market"])
    display = " ".join(card or "–" for card in shown["display"])
    lines = [f"market: {market}", f"display: {display}", f"deck: {shown['deck']}  bags: {shown['bags']}"]
    for number, seat in enumerate(view.seats):
        mark = "*" if number == view.to_act else " "
        hand = shown["seats"][number].get("hand")
        cards = " ".join(hand) if hand else f"{seat.hand_size()} cards"
        lines += ["", f"{mark} player_{number}: {int(view.scores[number])} points, {cards}", str(seat.palace)]
    return "\n".join(lines)
