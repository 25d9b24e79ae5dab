"""A process in which bots think: one question a line on its input, one answer a line on its output, both JSON.

A question has the text of a position, which was sampled from what the seat may know: no secret of a game ever comes
here. The process ends when its input does, so it does not outlive the server.
"""

import json
import os
import signal
import sys
from typing import Any, Final

from alhambra.bots.bot import Budget
from alhambra.bots.in_words import reasons_text
from alhambra.bots.ladder import make_bot
from alhambra.engine.chance import Fast
from alhambra.engine.errors import AlhambraError
from alhambra.engine.notation.notation import action_text
from alhambra.engine.play.game import Game
from alhambra.record.narrate import Narrator
from alhambra.record.position import parse_position

READY: Final = "ready"
KINDNESS: Final = 5  # thinking gives way to the server, which must answer at once


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What the bot says to a question."""
    seat = int(question["seat"])
    game = parse_position(question["position"], Fast(question["seed"]))
    if game.to_act != seat:
        return {"error": f"seat {seat} has nothing to decide"}
    budget = Budget(playouts=question["playouts"], seconds=question["seconds"])
    if question["kind"] == "choose":
        bot = make_bot(question["name"], question["seed"])
        return {"action": action_text(game.rules, bot.choose(game.view(seat), game.legal_codes(), budget))}
    return advised(game, seat, question, budget)


def advised(game: Game, seat: int, question: dict[str, Any], budget: Budget) -> dict[str, Any]:
    """Advice as plain data, with action and reason in words and, for an action that was played, what it cost."""
    played = question["played"]
    code = game.code_of(played) if played else -1
    bot = make_bot(question["name"], question["seed"])
    advice = bot.advise(game.view(seat), game.legal_codes(), budget, code)
    narrator = Narrator(game.rules, question["language"], question["names"], is_drawn=True)
    plain = advice.plain()
    del plain["code"]  # means something only with this set-up
    loss = advice.loss(str(game.parse(played))) if played else None
    words = {"text": narrator.command(game.parse(advice.action)), "reason": reasons_text(advice, narrator)}
    return {**plain, **words, "line": plain["turn"], "loss": loss}


def answered(line: str) -> dict[str, Any]:
    """The answer to a line; an error is an answer too, without anything of the question."""
    try:
        return answer(json.loads(line))
    except AlhambraError as error:
        return {"error": f"{type(error).__name__}: {error.refusal.key}"}
    except Exception as error:  # whatever a bot does, the process goes on
        return {"error": type(error).__name__}


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is for the server
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    out, sys.stdout = sys.stdout, sys.stderr  # what else is printed must not be taken for an answer
    try:
        out.write(json.dumps(READY) + "\n")
        out.flush()
        for line in sys.stdin:
            out.write(json.dumps(answered(line)) + "\n")
            out.flush()
    except BrokenPipeError:  # the server has gone
        os._exit(0)
