"""Positions in which a kind of action can be chosen, as records of games played at random."""

from dataclasses import dataclass
from functools import cache

from alhambra.engine.chance import Fast
from alhambra.engine.notation.action import Action
from alhambra.engine.rules.setup import Setup
from alhambra.record import Recorder, record_text

SEEDS = 40
SETUPS = {
    "give": Setup(players=2),
    "vizier": Setup(modules=("vizier",)),
    "hold": Setup(modules=("vizier",)),
    "reactivate": Setup(modules=("vizier",)),
    "reveal": Setup(modules=("bonus",)),
    "conceal": Setup(modules=("bonus",)),
    "hut": Setup(modules=("huts",)),
    "site": Setup(modules=("sites",)),
    "keep": Setup(modules=("sites",)),
    "finish": Setup(modules=("sites",)),
    "turn": Setup("granada"),
    "turn-reserve": Setup("granada"),
    "fee": Setup("granada"),
    "decline": Setup("granada"),
}
"""Where a kind of action is not found in the base game of three."""


@dataclass(frozen=True)
class Position:
    """After a step of a record, a seat may do this."""

    record: str
    step: int
    seat: int
    action: str


def is_wanted(action: Action, kind: str, said: str) -> bool:
    """Of money several cards are to be taken together: a single one may need one click only."""
    return action.kind == kind and said in str(action) and (kind != "take" or "+" in str(action))


@cache
def position_for(kind: str, setup: Setup | None = None, said: str = "") -> Position:
    """The first position in which somebody may do something of a kind; `said` is part of the action in notation."""
    for seed in range(1, SEEDS):
        recorder, luck = Recorder(setup or SETUPS.get(kind, Setup()), seed), Fast(seed)
        found: tuple[int, int, str] | None = None
        while not recorder.game.is_over:
            actions = list(recorder.game.legal_actions())
            if found is None and (fitting := [str(action) for action in actions if is_wanted(action, kind, said)]):
                found = (len(recorder.steps) - 1, recorder.game.to_act, fitting[0])
            recorder.apply(actions[luck.draw_below(len(actions))])
        if found:
            return Position(record_text(recorder.record()), *found)
    raise LookupError(kind)


@cache
def stuck_reserve() -> tuple[Position, str]:
    """The first position in which money can be taken while a tile in reserve can go nowhere; and that tile."""
    for seed in range(1, SEEDS):
        recorder, luck = Recorder(Setup(players=2), seed), Fast(seed)
        found: tuple[int, int, str, str] | None = None
        while not recorder.game.is_over:
            actions = list(recorder.game.legal_actions())
            seat = recorder.game.to_act
            reserve = [recorder.game.rules.tiles.name(tile) for tile in recorder.game.view(seat).seats[seat].reserve]
            busy = {str(one).split()[1] for one in actions if one.kind in {"add", "swap"}}
            stuck = [tile for tile in reserve if tile not in busy]
            takes = [str(one) for one in actions if one.kind == "take"]
            if found is None and stuck and takes:
                found = (len(recorder.steps) - 1, seat, takes[0], stuck[0])
            recorder.apply(actions[luck.draw_below(len(actions))])
        if found:
            step, seat, action, tile = found
            return Position(record_text(recorder.record()), step, seat, action), tile
    raise LookupError("a tile in reserve that can go nowhere")
