"""Puzzles: positions in which one turn is clearly best. How a turn is told apart from others, and judged.

What counts of a turn is its core: what was taken, bought or redesigned, in any order and paid in any way. Where tiles
went is judged by what it is worth, and so are payments.
"""

import gzip
import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal

from alhambra.bots.advice import Reason
from alhambra.bots.champion import HANDMADE_SHARE, LearnedSearch
from alhambra.bots.components import value_parts
from alhambra.bots.evaluation import Outlook
from alhambra.bots.learned.judge import Judge, load_shipped
from alhambra.bots.reasons import find_reasons
from alhambra.bots.weights import make_tuned
from alhambra.engine.chance import Fast
from alhambra.engine.errors import IllegalAction
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.rules.setup import Setup
from alhambra.record.position import parse_position, position_text
from alhambra.record.setup_text import parse_setup

FORMAT: Final = "alhambra puzzles 1"
THEMES: Final = ("exact", "wall", "majority", "redesign", "denying", "money")
SLACK_POINTS: Final = 1.0  # points that the placing and paying may be worth less than the best
ACT: Final = "act"  # the decision in which the core of a turn is decided
ENDED: Final = "pass"  # ends a turn early, and is nothing by itself
SORTED: Final = ("deck", "bag1", "bag2")  # lines of a position whose order nobody knows

Core = tuple[str, ...]
Word = Literal["solved", "placing", "other", "given-up"]


@dataclass(frozen=True)
class Puzzle:
    """A position, the best turn in it, and what the bots thought.

    `gap` is how much the next best core is worth less, in points. `level` is how hard it is: how many of the weaker
    bots do not find it.
    """

    position: str  # in one line; what nobody can know is in order, and is dealt when it is played
    turn: tuple[str, ...]
    gap: float
    themes: tuple[str, ...]
    level: int

    @property
    def number(self) -> str:
        """What it is called: the same position has the same."""
        return hashlib.sha256(self.position.encode()).hexdigest()[:10]

    @property
    def setup(self) -> Setup:
        """What is played."""
        return parse_setup(self.position.partition("setup: ")[2].partition(" / ")[0])

    @property
    def seat(self) -> int:
        """Who is to move."""
        return self.make_game().to_act

    def make_game(self, seed: int = 0) -> Game:
        """The position with everything hidden dealt by chance."""
        ordered = parse_position(self.position)
        return ordered.view(ordered.to_act).sample(Fast(seed))

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def position_of(game: Game) -> str:
    """A position as a puzzle keeps it: what the player cannot know is dealt by chance, always alike, and put in order.

    So whatever was hidden in the game, the same view gives the same text.
    """
    lines = position_text(game.view(game.to_act).sample(Fast(0))).splitlines()
    return " / ".join(sort_line(line) for line in lines)


def sort_line(line: str) -> str:
    """A line of a position, sorted if its order is hidden."""
    key, _, value = line.partition(": ")
    if key not in SORTED:
        return line
    return f"{key}: {' | '.join(' '.join(sorted(pile.split())) for pile in value.split('|'))}".rstrip()


# --- files ------------------------------------------------------------------------------------------------


def write_puzzles(file: Path, puzzles: Iterable[Puzzle], facts: dict[str, object]) -> None:
    """Write puzzles as lines of JSON, compressed; the first line says how they were made."""
    lines = [{"format": FORMAT, **facts}, *(one.plain() for one in puzzles)]
    text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def read_puzzles(content: bytes) -> list[Puzzle]:
    """The puzzles of a file."""
    _, *lines = gzip.decompress(content).decode().splitlines()
    return [puzzle_of(json.loads(line)) for line in lines]


def puzzle_of(plain: dict[str, Any]) -> Puzzle:
    """The puzzle that was made plain."""
    return Puzzle(**plain | {"turn": tuple(plain["turn"]), "themes": tuple(plain["themes"])})


@cache
def load_puzzles() -> dict[str, Puzzle]:
    """The puzzles that come with the package, by number."""
    content = resources.files("alhambra.entrants").joinpath("puzzles.gz").read_bytes()
    return {puzzle.number: puzzle for puzzle in read_puzzles(content)}


# --- turns ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ended:
    """A turn carried out in a world up to its end, before anything is drawn."""

    game: Game
    core: Core
    last: int  # the code of its last action
    is_whole: bool  # was the turn played to its end?


def carry_out(world: Game, actions: Sequence[str]) -> Ended:
    """Carry out the actions of one turn; what comes after its end is left out. IllegalAction if one is not allowed."""
    game, seat = world.clone(), world.to_act
    core: list[str] = []
    code, is_whole = -1, False
    for action in actions:
        if refusal := game.why_not(action):
            raise IllegalAction(refusal.key, refusal.rule, **refusal.values)
        code = game.code_of(action)
        if game.decision == ACT:
            core.append(name_essence(game, action))
        is_whole = not play_own(game, code) or game.to_act != seat
        if is_whole:
            break
    return Ended(game, tuple(sorted(word for word in core if word)), code, is_whole)


def name_essence(game: Game, action: str) -> str:
    """What an action is about, however it is paid and wherever tiles go; "" for one that only ends a turn."""
    chosen = game.parse(action)
    if chosen.kind == ENDED:
        return ""
    if chosen.tile:
        return f"{chosen.kind} {chosen.tile}"
    return f"{chosen.kind} {'+'.join(sorted(chosen.cards))}" if chosen.cards else str(chosen)


def make_search(world: Game, most: int) -> LearnedSearch:
    """The champion's search of a turn, which has not begun."""
    judge = Judge(world, load_shipped())
    return LearnedSearch(Outlook(world, world.to_act, make_tuned()), world.to_act, most, judge, HANDMADE_SHARE)


# --- judging ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a turn: it is the best, the right one but badly placed or paid, or another one.

    `loss` is what its end is worth less than that of the best turn, as the champion sees it without playing on.
    """

    word: Word
    loss: float

    @property
    def is_solved(self) -> bool:
        """Was it the best turn?"""
        return self.word == "solved"


def judge_turn(puzzle: Puzzle, actions: Sequence[str]) -> Verdict:
    """Compare a turn with the best one, always with the same result."""
    world = puzzle.make_game()
    search = make_search(world, 1)
    best, mine = carry_out(world, puzzle.turn), carry_out(world, actions)
    loss = search.value_line(best.game, best.last) - search.value_line(mine.game, mine.last)
    if mine.core != best.core:
        return Verdict("other", loss)
    return Verdict("solved" if loss <= SLACK_POINTS else "placing", loss)


def reasons_of(puzzle: Puzzle) -> list[Reason]:
    """Why the best turn is the best."""
    world = puzzle.make_game()
    search = make_search(world, 1)
    best = carry_out(world, puzzle.turn)
    outlook = search.outlook
    return find_reasons(outlook, value_parts(outlook, world), world, world.code_of(puzzle.turn[0]), best.game)
