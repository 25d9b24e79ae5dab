"""The prepared deals of the tutorial: positions in which a lesson begins, always with the first seat to decide.

Each is a file in `prepared/`: a whole position, or a record, whose cards to come are dealt by chance, always alike.
"""

from functools import cache
from importlib import resources
from typing import Final

from alhambra.engine.chance import Fast
from alhambra.record import Replay, parse_position, parse_record, position_text
from alhambra.server.edge.refused import Refused

LESSONS: Final = (
    "money",
    "buying",
    "building",
    "redesign",
    "scoring",
    "end",
    "two-players",
    "vizier",
    "exchange",
    "bonus",
    "huts",
    "sites",
    "granada",
    "combined",
)
LEARNER: Final = 0
"""The seat of the learner."""
_SEED: Final = 1


@cache
def load_lesson(name: str) -> str:
    """The position in which a lesson begins; Refused if there is none of that name."""
    if name not in LESSONS:
        raise Refused("no-lesson", 404, name=name)
    source = resources.files("alhambra.server.study").joinpath("prepared", name + ".alh").read_text("utf-8")
    is_record = source.startswith("[")
    game = Replay(parse_record(source)).resume(Fast(_SEED)) if is_record else parse_position(source)
    return position_text(game)
