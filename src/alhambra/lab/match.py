"""One game between bots: each sees its own view, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final

from alhambra.bots.bot import Bot, Budget
from alhambra.engine.game import Game
from alhambra.engine.setup import Setup
from alhambra.engine.simulation import Played
from alhambra.lab.entrant import Entrant
from alhambra.record.record import Record
from alhambra.record.recorder import Recorder

LONGEST: Final = 3000
"""Actions after which a game is stopped: bots that hoard all money or rebuild for ever would never end it."""

Act = Callable[[int], object]
Seat = tuple[Bot, Budget]


class WrongChoice(Exception):
    """A bot chose something that it was not offered."""


def play(setup: Setup, seed: str, seats: Sequence[Entrant]) -> Played:
    """The game of a seed."""
    game = Game(setup, seed)
    return play_out(game, seated(seed, seats), game.play)


def play_recorded(setup: Setup, seed: str, seats: Sequence[Entrant]) -> tuple[Played, Record]:
    """The same game with its record."""
    recorder = Recorder(setup, seed, [entrant.label for entrant in seats])
    return play_out(recorder.game, seated(seed, seats), recorder.apply), recorder.record()


def seated(seed: str, seats: Sequence[Entrant]) -> list[Seat]:
    """A new bot for each seat."""
    return [(entrant.bot(seed, seat), entrant.budget) for seat, entrant in enumerate(seats)]


def play_out(game: Game, seats: Sequence[Seat], act: Act) -> Played:
    """Ask the bots until the game is over, or has lasted too long."""
    taken = listed = longest = before = 0  # before: actions taken before this turn
    turn = game.turns
    while not game.is_over and taken < LONGEST:
        count, code = decide(game, seats)
        act(code)
        taken, listed = taken + 1, listed + count
        longest = max(longest, taken - before)
        if game.turns != turn:
            turn, before = game.turns, taken
    return Played(taken, listed, int(game.turns), longest, [int(score) for score in game.scores])


def decide(game: Game, seats: Sequence[Seat]) -> tuple[int, int]:
    """How many actions whoever decides has, and which it chooses. Where there is one only, nobody is asked."""
    codes = game.legal_codes()
    if len(codes) == 1:
        return 1, codes[0]
    bot, budget = seats[game.to_act]
    code = bot.choose(game.view(game.to_act), codes, budget)
    if code not in list(codes):
        raise WrongChoice(f"{bot.name()} chose {code} at step {game.steps}, which is none of its {len(codes)} options")
    return len(codes), code
