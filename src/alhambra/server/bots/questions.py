"""Questions to bots, as plain data: whom one may ask, and all that a bot gets to know."""

import hashlib
from typing import Any, Final

from alhambra.bots.ladder import UnknownBot
from alhambra.engine.chance import Fast
from alhambra.engine.view.view import View
from alhambra.entrants.entrant import Entrant, InvalidBudget, is_of_ladder, parse_entrant
from alhambra.record.position import position_text
from alhambra.server.edge.refused import Refused

MOST_SECONDS: Final = 30.0  # that anybody may ask a bot to think
MOST_PLAYOUTS: Final = 5_000
SUBSTITUTE: Final = "novice"  # answers for a bot that cannot


def server_bot(label: str) -> Entrant:
    """The bot of a label such as `master@0.2s`: of the ladder only, and with a budget within limits."""
    if not is_of_ladder(label):
        raise Refused("unknown-bot", 400)
    try:
        entrant = parse_entrant(label)
    except (UnknownBot, InvalidBudget) as error:
        raise Refused("unknown-bot", 400) from error
    if entrant.budget.seconds > MOST_SECONDS or entrant.budget.playouts > MOST_PLAYOUTS:
        raise Refused("unknown-bot", 400)
    return entrant


def sampled_position(view: View, seed: int) -> str:
    """The text of a world that agrees with the view: all that a bot gets."""
    return position_text(view.sample(Fast(seed)))


def question_of(kind: str, entrant: Entrant, position: str, seat: int, seed: int) -> dict[str, Any]:
    """A question as it goes to a worker, which is told last how much it may think."""
    return {
        "kind": kind,
        "bot": entrant.label,
        "name": entrant.name,
        "position": position,
        "seat": seat,
        "seed": seed & 0x7FFFFFFF,
    }


def seed_of(position: str) -> int:
    """The same advice for the same position."""
    return int.from_bytes(hashlib.sha256(position.encode()).digest()[:4], "big") >> 1
