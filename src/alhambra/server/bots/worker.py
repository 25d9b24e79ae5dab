"""A process in which bots think: one question a line on its input, one answer a line on its output, both JSON.

A question has the text of a position, which was sampled from what the seat may know: no secret of a game ever comes
here. The process ends when its input does, so it does not outlive the server.
"""

import os
import signal
import sys
from typing import Final

import msgspec

from alhambra.bots.bot import Budget
from alhambra.bots.in_words import reasons_text
from alhambra.bots.ladder import make_bot
from alhambra.engine.chance import Fast
from alhambra.engine.errors import AlhambraError
from alhambra.engine.notation.notation import action_text
from alhambra.engine.play.game import Game
from alhambra.record.narrate import Narrator
from alhambra.record.position import parse_position
from alhambra.server.bots.questions import Advise, Advised, Answer, Choose, Chosen, Failed, question_decoder

READY: Final = "ready"
NICENESS: Final = 5  # thinking gives way to the server, which must answer at once


def answer(question: Choose | Advise) -> Answer:
    """What the bot says to a question."""
    game = parse_position(question.position, Fast(question.seed))
    if game.to_act != question.seat:
        return Failed(f"seat {question.seat} has nothing to decide")
    return choose(game, question) if isinstance(question, Choose) else advise(game, question)


def choose(game: Game, question: Choose) -> Chosen:
    """The action that a bot chooses."""
    bot, budget = make_bot(question.name, question.seed), Budget(question.playouts, question.seconds)
    return Chosen(action_text(game.rules, bot.choose(game.view(question.seat), game.legal_codes(), budget)))


def advise(game: Game, question: Advise) -> Advised:
    """Advice, with action and reason in words and, for an action that was played, what it cost."""
    bot, budget = make_bot(question.name, question.seed), Budget(question.playouts, question.seconds)
    played = question.played
    code = game.code_of(played) if played else -1
    advice = bot.advise(game.view(question.seat), game.legal_codes(), budget, code)
    narrator = Narrator(game.rules, question.language, question.names, is_drawn=True)
    loss = advice.loss(str(game.parse(played))) if played else None
    return Advised(
        advice.plain(), narrator.tell_action(game.parse(advice.action)), reasons_text(advice, narrator), loss
    )


def answer_line(line: str) -> str:
    """The answer to a line, both JSON; an error is an answer too, without anything of the question."""
    try:
        found = answer(question_decoder.decode(line))
    except AlhambraError as error:
        found = Failed(f"{type(error).__name__}: {error.refusal.key}")
    except Exception as error:  # whatever a bot does, the process goes on
        found = Failed(type(error).__name__)
    return msgspec.json.encode(found).decode()


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is for the server
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    out, sys.stdout = sys.stdout, sys.stderr  # what else is printed must not be taken for an answer
    try:
        out.write(READY + "\n")
        out.flush()
        for line in sys.stdin:
            out.write(answer_line(line) + "\n")
            out.flush()
    except BrokenPipeError:  # the server has gone
        os._exit(0)
