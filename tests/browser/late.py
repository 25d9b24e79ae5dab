"""Late positions, full of things: what a table must hold on every screen."""

from dataclasses import dataclass
from functools import cache

from alhambra.engine.chance import Fast
from alhambra.engine.rules.setup import Setup
from alhambra.record import Recorder, record_text

ALL = ("vizier", "exchange", "bonus", "huts", "sites")
LATE = 0.75  # how much of the game has been played
HAND = 25


@dataclass(frozen=True)
class Late:
    """After a step of a record, a seat has an action to choose."""

    record: str
    step: int
    seat: int


SETUPS = {
    "base for three": Setup(),
    "all modules for six": Setup(players=6, modules=ALL),
    "combined for four": Setup("combined", players=4),
    "two with Dirk": Setup(players=2),
    "a hand of 25": Setup(),
    "a tile to place": Setup(),
}


@cache
def late(name: str) -> Late:
    """A position of that name: built on wherever possible; for the large hand, money is hoarded instead.

    With a tile to place, one has been bought for its exact price, another lies in reserve, and more can be bought.
    """
    is_hoard, is_waiting = name == "a hand of 25", name == "a tile to place"
    recorder, luck = Recorder(SETUPS[name], 5), Fast(5)
    marks: list[tuple[int, int]] = []
    while not recorder.game.is_over:
        game = recorder.game
        actions = list(game.legal_actions())
        if game.decision == "act" and game.extra == is_waiting and any(action.kind == "buy" for action in actions):
            own = game.view(game.to_act).seats[game.to_act]
            if (not is_hoard or len(own.hand) >= HAND) and (not is_waiting or own.reserve):
                marks.append((len(recorder.steps) - 1, game.to_act))
        hoarding = is_hoard and game.turns < 4 * HAND and game.to_act == 0
        liked = ("take",) if hoarding else ("place", "buy")
        fitting = [action for action in actions if action.kind in liked]
        pool = fitting if fitting and (hoarding or luck.draw_below(3)) else actions
        recorder.apply(pool[luck.draw_below(len(pool))])
    step, seat = marks[0] if is_hoard else marks[int(len(marks) * LATE)]
    return Late(record_text(recorder.record()), step, seat)
