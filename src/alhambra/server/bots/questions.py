"""Questions to bots and their answers: whom one may ask, and all that a bot gets to know."""

import hashlib
from typing import Final

import msgspec
from msgspec import Struct

from alhambra.bots.advice import Advice, PlainAdvice, advice_of
from alhambra.bots.bot import Budget
from alhambra.bots.ladder import UnknownBot
from alhambra.engine.chance import Fast
from alhambra.engine.view.view import View
from alhambra.entrants.entrant import Entrant, InvalidBudget, is_of_ladder, parse_entrant
from alhambra.record.position import position_text
from alhambra.server.edge.refused import Refused

MOST_SECONDS: Final = 30.0  # that anybody may ask a bot to think
MOST_PLAYOUTS: Final = 5_000
STUDY_SECONDS: Final = 2.0  # for a hint or a move of an analysis
SUBSTITUTE: Final = "novice"  # answers for a bot that cannot


class Question(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What a bot is asked about: a position in text, and the seat that has to act; how much it may think is said last.

    `bot` is the label that people know it by, `name` who thinks.
    """

    bot: str
    name: str
    position: str
    seat: int
    seed: int
    playouts: int = 0
    seconds: float = 0.0


class Choose(Question, frozen=True, tag="choose"):
    """What does it do?"""


class Advise(Question, frozen=True, tag="advise"):
    """What would it do, why, and how good was what somebody has played?"""

    language: str
    names: tuple[str, ...] = ()
    played: str = ""


class Chosen(Struct, frozen=True, tag="chosen", tag_field="kind"):
    """An action, in notation."""

    action: str


class Advised(Struct, frozen=True, tag="advised", tag_field="kind"):
    """Advice with its action and reason in words; `loss` is what the action that was played costs, if it is known."""

    plain: PlainAdvice  # the advice knows how it travels
    text: str
    reason: str
    loss: float | None

    @property
    def advice(self) -> Advice:
        """The advice itself."""
        return advice_of(self.plain)


class Failed(Struct, frozen=True, tag="failed", tag_field="kind"):
    """There is no answer."""

    error: str


Answer = Chosen | Advised | Failed
answer_decoder: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
question_decoder: Final[msgspec.json.Decoder[Choose | Advise]] = msgspec.json.Decoder(Choose | Advise)


def ask_to_choose(label: str, position: str, seat: int, seed: int) -> Choose:
    """A question about a move."""
    bot = parse_server_bot(label)
    return Choose(bot=bot.label, name=bot.name, position=position, seat=seat, seed=seed & 0x7FFFFFFF)


def ask_for_advice(
    label: str, position: str, seat: int, language: str, names: tuple[str, ...] = (), played: str = ""
) -> Advise:
    """A question about what to do, or about what was done. The same position gets the same advice."""
    bot = parse_server_bot(label)
    return Advise(
        bot=bot.label,
        name=bot.name,
        position=position,
        seat=seat,
        seed=seed_of(position),
        language=language,
        names=names,
        played=played,
    )


def limit_thinking(question: Question, budget: Budget) -> Question:
    """A question with how much may be thought about it."""
    return msgspec.structs.replace(question, playouts=budget.playouts, seconds=budget.seconds)


def ask_substitute(question: Question) -> Question:
    """A question, put to the bot that always has an answer at once."""
    return msgspec.structs.replace(question, name=SUBSTITUTE, bot=SUBSTITUTE)


def parse_server_bot(label: str) -> Entrant:
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


def sample_position(view: View, seed: int) -> str:
    """The text of a world that agrees with the view: all that a bot gets."""
    return position_text(view.sample(Fast(seed)))


def seed_of(position: str) -> int:
    """A seed that follows from a position."""
    return int.from_bytes(hashlib.sha256(position.encode()).digest()[:4], "big") >> 1
