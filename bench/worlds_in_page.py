"""Runs in the Python of a page: in how many worlds a bot plays on before it decides. Only ours can be imported."""

import json
import time

from alhambra.bots.bot import Budget
from alhambra.bots.ladder import make_bot
from alhambra.bots.thinking import ThinkingBot
from alhambra.engine.chance import Fast
from alhambra.record.position import parse_position


async def answer(line: str) -> str:
    """The worlds, and the seconds that it took."""
    asked = json.loads(line)
    game = parse_position(asked["position"], Fast(1))
    bot = make_bot(asked["bot"], 1)
    assert isinstance(bot, ThinkingBot)
    began = time.perf_counter()
    thought = bot.think(game.view(game.to_act), game.legal_codes(), Budget(0, asked["seconds"]))
    return json.dumps([len(thought.seeds), time.perf_counter() - began])
