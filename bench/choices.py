"""`python -m bench.choices`: what is a bot's choice worth, compared with another bot's?

Matches need hundreds of games to tell two ways of thinking apart. More sensitive: both are asked in the same
positions, and where they choose differently, what each would do in the turn is played to the end in the same worlds.
The positions come from games of the champion's search alone, which also plays the worlds to their end. That is the
strongest quick policy, and it favours those who think as it does: compare bots of one kind.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import count, islice
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

from alhambra.bots.bot import Budget
from alhambra.bots.ladder import make_bot
from alhambra.bots.thinking import ThinkingBot
from alhambra.bots.turn_search import Line
from alhambra.cli.output import watch
from alhambra.cores import count_cores
from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns import turn
from alhambra.entrants.entrant import parse_entrant
from alhambra.lab.workers import spread

ALONE: Final = Budget(playouts=1)  # the champion searches its turn and plays nothing on
ASKED_EVERY: Final = 50  # decisions of which about one is asked about: those of one game resemble each other
LONGEST_GAME_ACTIONS: Final = 2000


@dataclass(frozen=True)
class Inquiry:
    """Who is compared in what: the first bot is the measure of the others."""

    bots: tuple[str, ...]
    setup: Setup
    worlds: int
    seed: str


@dataclass(frozen=True)
class Answer:
    """How much better each bot chose than the first, in points of the margin and in victories, at one decision."""

    margins: tuple[float, ...]
    wins: tuple[float, ...]
    differs: tuple[bool, ...]


def prepare_worker(inquiry: Inquiry) -> Callable[[int], list[Answer]]:
    """What plays the game with a number and asks about some of its decisions."""
    return lambda number: ask_in_game(inquiry, number)


def ask_in_game(inquiry: Inquiry, number: int) -> list[Answer]:
    """Play a game by the search alone; ask about some decisions."""
    luck = Fast(number + 1)
    game = Game(inquiry.setup, f"{inquiry.seed}/{number}")
    answers = []
    while not game.is_over and game.steps < LONGEST_GAME_ACTIONS:
        if len(game.legal_codes()) > 1 and luck.draw_below(ASKED_EVERY) == 0:
            answers.append(ask(inquiry, game, number))
        play_step(game, number)
    return answers


def ask(inquiry: Inquiry, game: Game, number: int) -> Answer:
    """What the choices of all bots are worth."""
    lines = [think(label, game, number) for label in inquiry.bots]
    paths = [sorted(line.path) for line in lines]
    known: dict[str, list[tuple[int, float]]] = {}
    if any(path != paths[0] for path in paths):
        for path, line in zip(paths, lines, strict=True):
            if str(path) not in known:
                known[str(path)] = play_out(line, game.to_act, inquiry.worlds)
    gains = [compare(known[str(path)], known[str(paths[0])]) if known else (0.0, 0.0) for path in paths]
    return Answer(
        tuple(gain[0] for gain in gains), tuple(gain[1] for gain in gains), tuple(path != paths[0] for path in paths)
    )


def think(label: str, game: Game, number: int) -> Line:
    """The line that a bot would begin."""
    entrant = parse_entrant(label)
    bot = entrant.make_bot(str(number), game.to_act)
    if not isinstance(bot, ThinkingBot):
        raise SystemExit(f"{label} does not search its turn: expert, master, champion and the like can be compared")
    return bot.think(game.view(game.to_act), game.legal_codes(), entrant.budget).best


def play_out(line: Line, seat: int, worlds: int) -> list[tuple[int, float]]:
    """Margin and share of the victory in each world."""
    view = line.game.view(seat)
    return [finish(view.sample(Fast(number)), seat, number) for number in range(1, worlds + 1)]


def finish(game: Game, seat: int, number: int) -> tuple[int, float]:
    """The margin and the share of the victory when the search alone has played to the end."""
    turn.advance(game)
    stop = game.steps + LONGEST_GAME_ACTIONS
    while not game.is_over and game.steps < stop:
        play_step(game, number)
    scores = [int(score) for score in game.scores][: game.setup.players]
    margin = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return margin, 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0


def play_step(game: Game, number: int) -> None:
    """One action by the search alone."""
    codes, seat = game.legal_codes(), game.to_act
    game.apply_code(
        codes[0] if len(codes) == 1 else make_bot("champion", number + seat).choose(game.view(seat), codes, ALONE)
    )


def compare(ours: list[tuple[int, float]], theirs: list[tuple[int, float]]) -> tuple[float, float]:
    """By how much ours are better on the average, world by world."""
    pairs = list(zip(ours, theirs, strict=True))
    return fmean(a[0] - b[0] for a, b in pairs), fmean(a[1] - b[1] for a, b in pairs)


def collect(inquiry: Inquiry, decisions: int, workers: int) -> Iterator[Answer]:
    """The answers of that number of decisions."""
    found = (answer for answers in spread(prepare_worker, inquiry, count(), workers) for answer in answers)
    yield from islice(found, decisions)


def describe(inquiry: Inquiry, answers: list[Answer]) -> str:
    """A line for each bot."""
    lines = [f"{len(answers)} decisions, {inquiry.setup}; compared with {inquiry.bots[0]}:"]
    for at, label in enumerate(inquiry.bots):
        margins = [answer.margins[at] for answer in answers]
        wins = [100 * answer.wins[at] for answer in answers]
        root = len(answers) ** 0.5
        other = 100 * fmean(answer.differs[at] for answer in answers)
        points = f"{fmean(margins):+.3f} ± {pstdev(margins) / root:.3f} points"
        won = f"{fmean(wins):+.2f} ± {pstdev(wins) / root:.2f} % victories"
        lines.append(f"{label}: chooses otherwise in {other:.0f} %; {points}, {won} a decision")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Ask, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.choices", description=__doc__)
    parser.add_argument("--bots", default="champion@300,champion@1,master@300", help="the first is the measure")
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=32, help="in which what differs is played to the end")
    parser.add_argument("--workers", type=int, default=count_cores())
    parser.add_argument("--seed", default="choices")
    parser.add_argument("--results", type=Path, help="a file that gets a line of JSON for each decision")
    options = parser.parse_args(arguments)
    setup = Setup(options.game, players=options.players)
    inquiry = Inquiry(tuple(options.bots.split(",")), setup, options.worlds, options.seed)
    answers = []
    for answer in watch(collect(inquiry, options.decisions, options.workers), options.decisions, "choices"):
        answers.append(answer)
        if options.results:
            with options.results.open("a") as file:
                file.write(json.dumps(asdict(answer)) + "\n")
    print(describe(inquiry, answers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
