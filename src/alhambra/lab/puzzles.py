"""Making puzzles: bots play, and every turn is looked at in which one core may be clearly better than all others.

A position is kept if the champion's search sees a gap, and the gap stays when the best cores are played on in many
worlds by the champion's and by the master's ways of looking at positions, and if the champion chooses that core with
several seeds and budgets. The same seed gives the same puzzles.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from alhambra.bots import master
from alhambra.bots.bot import Bot, Budget
from alhambra.bots.champion import HANDMADE_SHARE, PLAYED_ROUNDS, ChampionBot, LearnedPlayout
from alhambra.bots.learned.judge import Judge, load_shipped
from alhambra.bots.playout import Playout
from alhambra.bots.thinking import Thought
from alhambra.bots.turn_search import Line
from alhambra.bots.weights import make_tuned
from alhambra.engine.chance import Fast
from alhambra.engine.modules.catalogue import GAMES, MODULES, make_module
from alhambra.engine.notation.notation import action_text
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import CHECKED_RULES, Setup
from alhambra.entrants.entrant import parse_entrant
from alhambra.entrants.puzzle import ACT, Core, Puzzle, carry_out, make_search, position_of, reasons_of
from alhambra.lab.match import LONGEST_GAME_ACTIONS, decide, seat_bots
from alhambra.lab.workers import spread
from alhambra.record.record import Record
from alhambra.record.replay import Replay

BASE, OTHER, *_ = GAMES


def has_secrets(module: str) -> bool:
    """Does something of the module lie before a player that the others do not see?"""
    declared = make_module(module, Setup(modules=(module,))).declared
    return any(holding.seen == "owner" for holding in declared.holdings)


SETS: Final = (
    Setup(players=3),
    Setup(players=4),
    Setup(players=3, edition="revised"),
    Setup(players=2),
    Setup(OTHER, players=3),
    *(Setup(BASE, (module,), players=3) for module in MODULES if not has_secrets(module)),
)
"""What is played in turn, game by game, unless something else is asked for: where little is hidden, one turn can be the
best."""
PLAYERS: Final = ("greedy", "expert", "novice", "greedy")
FIRST_ROUND: Final = 4  # rounds before which nothing is looked at: there is too little on the table
SEARCHED_LINES: Final = 40  # ends of turns that are looked at
PLAYED_CORES: Final = 4  # of which the best are played on
LEAST_ACTIONS: Final = 8  # legal actions
SEARCHED_GAP_POINTS: Final = 1.5  # points between the best core and the next, in the search,
PLAYED_WORLDS: Final = 24  # and in that number of worlds,
FIRST_WORLDS: Final = 8  # unless it is less than this in the first of them,
HOPELESS_POINTS: Final = 0.5
PLAYED_GAP_POINTS: Final = 2.0  # on average
SURE_ERRORS: Final = 3.0  # standard errors that it must be away from nothing
SEEDS: Final = (1, 2, 3)
BUDGETS: Final = (60, 240)  # playouts with which the champion must find it
WEAKER: Final = ("novice", "greedy", "expert")
PUZZLES_A_GAME: Final = 3


@dataclass(frozen=True)
class Task:
    """What is to be played, from which seed."""

    seed: str
    setups: tuple[Setup, ...]


def make_puzzles(task: Task, games: Iterable[int], workers: int = 1) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles of each game, in any order; each game's are always the same."""
    yield from spread(prepare_making, task, games, workers)


def prepare_making(task: Task) -> Callable[[int], tuple[int, list[Puzzle]]]:
    """What a worker does: the puzzles of one game."""

    def make(number: int) -> tuple[int, list[Puzzle]]:
        return number, find_in_game(task.setups[number % len(task.setups)], f"{task.seed}/{number}")

    return make


def confirm_puzzles(puzzles: Sequence[Puzzle], workers: int = 1) -> Iterator[tuple[int, Puzzle | None]]:
    """Look again at the positions of puzzles, in any order; None where no turn is clearly best any more."""
    yield from spread(prepare_confirming, tuple(puzzles), range(len(puzzles)), workers)


def prepare_confirming(puzzles: Sequence[Puzzle]) -> Callable[[int], tuple[int, Puzzle | None]]:
    """What a worker does: look at one of them."""
    return lambda number: (number, puzzle_at(puzzles[number].make_game()))


def find_in_game(setup: Setup, seed: str) -> list[Puzzle]:
    """Play a game, and look at every turn."""
    labels = [PLAYERS[seat % len(PLAYERS)] for seat in range(setup.players)]
    game, seats = Game(setup, seed), seat_bots(seed, [parse_entrant(label) for label in labels])
    miner = Miner()
    while not game.is_over and game.steps < LONGEST_GAME_ACTIONS and not miner.is_full:
        miner.look(game)
        _, code = decide(game, seats)
        game.apply_code(code)
    return miner.found


def find_in_record(record: Record) -> list[Puzzle]:
    """Look at every turn of a recorded game."""
    miner = Miner()
    for game, _ in Replay(record, trust=record.rules not in CHECKED_RULES).walk():
        if game.is_over or miner.is_full:
            break
        miner.look(game)
    return miner.found


class Miner:
    """Looks at the turns of one game after the other."""

    def __init__(self) -> None:
        self.found: list[Puzzle] = []
        self._turn = -1

    @property
    def is_full(self) -> bool:
        """Has the game given what one game may give?"""
        return len(self.found) >= PUZZLES_A_GAME

    def look(self, game: Game) -> None:
        """Look at a position, if it is the beginning of a turn that is worth it."""
        is_new = game.turns != self._turn and game.decision == ACT
        self._turn = game.turns
        if not is_new or game.turns < FIRST_ROUND * game.setup.players or len(game.legal_codes()) < LEAST_ACTIONS:
            return
        puzzle = puzzle_at(game)
        if puzzle is not None:
            self.found.append(puzzle)


# --- one position -----------------------------------------------------------------------------------------


def puzzle_at(game: Game) -> Puzzle | None:
    """The puzzle of a position at the beginning of a turn; None if there is none."""
    if not has_gap(*find_best_cores(game.view(game.to_act).sample(Fast(0)))):  # most have none
        return None
    blank = Puzzle(position_of(game), (), 0.0, (), 0)
    world = blank.make_game()
    best, others = find_best_cores(world)
    if not has_gap(best, others):
        return None
    core = core_of(world, best)
    gap = measure_played_gap(world, best, others, is_learned=True)
    if gap >= PLAYED_GAP_POINTS:
        gap = min(gap, measure_played_gap(world, best, others, is_learned=False))
    if gap < PLAYED_GAP_POINTS or not is_stable(world, core):
        return None
    turn = texts_of(world, best)
    level = sum(choose_core(world, name) != core for name in WEAKER)
    puzzle = Puzzle(blank.position, turn, round(gap, 1), (), level)
    return Puzzle(blank.position, turn, round(gap, 1), themes_of(puzzle, core), level)


def has_gap(best: Line, others: list[Line]) -> bool:
    """Is a line better than all others, as the search sees it?"""
    return bool(others) and best.value - others[0].value >= SEARCHED_GAP_POINTS


def find_best_cores(world: Game) -> tuple[Line, list[Line]]:
    """The best line, and the best ones of the next best cores."""
    search = make_search(world, SEARCHED_LINES)
    search.run(world, world.legal_codes())
    by_core: dict[Core, Line] = {}
    for line in search.ends:  # the best first
        by_core.setdefault(core_of(world, line), line)
    best, *others = list(by_core.values())[:PLAYED_CORES]
    return best, others


def texts_of(world: Game, line: Line) -> tuple[str, ...]:
    """A line in notation."""
    return tuple(action_text(world.rules, code) for code in line.path)


def core_of(world: Game, line: Line) -> Core:
    """The core of a line."""
    return carry_out(world, texts_of(world, line)).core


def measure_played_gap(world: Game, best: Line, others: list[Line], is_learned: bool) -> float:
    """How much better the best line is than each other, at least, when they are played on; -1 if it is not sure."""
    lines = [Line(line.game, line.path, line.value) for line in (best, *others)]
    search = make_search(world, SEARCHED_LINES)
    search.ends = lines
    players = world.rules.players
    if is_learned:
        playout: Playout = LearnedPlayout(world, make_tuned(), Judge(world, load_shipped()), HANDMADE_SHARE)
        thought = Thought(world, search, PLAYED_ROUNDS * players, playout)
    else:
        thought = Thought(world, search, master.PLAYED_ROUNDS * players)
    luck = Fast(7 if is_learned else 11)
    for number in range(PLAYED_WORLDS):
        if number == FIRST_WORLDS and any(other.measure_deficit(lines[0]) < HOPELESS_POINTS for other in lines[1:]):
            return -1.0
        thought.play_on(lines, luck.draw_below(1 << 20))
    gaps = []
    for other in lines[1:]:
        differences = [mine - theirs for mine, theirs in zip(lines[0].results, other.results, strict=True)]
        mean = fmean(differences)
        error = stdev(differences) / sqrt(len(differences))
        gaps.append(mean if mean > SURE_ERRORS * error else -1.0)
    return min(gaps)


def is_stable(world: Game, core: Core) -> bool:
    """Does the champion choose that core with all seeds and budgets?"""
    return all(find_chosen_core(world, ChampionBot(seed), budget) == core for budget in BUDGETS for seed in SEEDS)


def find_chosen_core(world: Game, bot: ChampionBot, playouts: int) -> Core:
    """The core of the turn that the champion has in mind."""
    thought = bot.think(world.view(world.to_act), world.legal_codes(), Budget(playouts=playouts))
    return core_of(world, thought.best)


def choose_core(world: Game, name: str) -> Core:
    """The core of the turn that a bot of the ladder plays."""
    bot: Bot = parse_entrant(name).make_bot("1", world.to_act)
    game, seat, turn = world.clone(), world.to_act, world.turns
    actions: list[str] = []
    while not game.is_over and game.turns == turn and game.to_act == seat:
        code = bot.choose(game.view(seat), game.legal_codes(), Budget())
        actions.append(action_text(game.rules, code))
        game.apply_code(code)
    return carry_out(world, actions).core


# --- themes -----------------------------------------------------------------------------------------------

REDESIGNS: Final = frozenset({"add", "swap", "remove"})
BY_REASON: Final = {
    "exact": "exact",
    "wall": "wall",
    "masonry": "wall",
    "lead": "majority",
    "level": "majority",
    "closer": "majority",
    "denies": "denying",
    "rivals": "denying",
    "money": "money",
    "thrift": "money",
    "saves": "money",
}


def themes_of(puzzle: Puzzle, core: Core) -> tuple[str, ...]:
    """What it is about: what is done in the turn, and the reasons for it."""
    found = {BY_REASON[reason.key] for reason in reasons_of(puzzle) if reason.key in BY_REASON}
    kinds = {word.split()[0] for word in core}
    if "buy" in kinds and len(core) > 1:
        found.add("exact")  # there is no other way to act again
    if kinds & REDESIGNS:
        found.add("redesign")
    return tuple(sorted(found))
