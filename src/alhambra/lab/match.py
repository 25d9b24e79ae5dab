"""One game between bots: each sees its own view, and nothing else."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

import alhambra.record  # what is asked of it is imported then: most games have no record
from alhambra.bots.bot import Bot, Budget
from alhambra.engine.learning.simulation import Played
from alhambra.engine.notation.action import Action
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.outcome import list_scored, rank_values
from alhambra.entrants.entrant import Entrant
from alhambra.entrants.fault import Fault
from alhambra.entrants.guest import GuestBot
from alhambra.entrants.outside import OutsideBot
from alhambra.lab.deeds import Deeds, palaces_of
from alhambra.lab.notes import Counted, Notes, read_counted

LONGEST_GAME_ACTIONS: Final = 3000
"""Actions after which a game is stopped: bots that hoard all money or rebuild for ever would never end it."""

NOTHING: Final = Notes()
Act = Callable[[int], object]
Seat = tuple[Bot, Budget]


class WrongChoice(Exception):
    """A bot chose something that it was not offered."""


@dataclass(frozen=True)
class Watched(Played):
    """A game that was played, with what went wrong. A seat that has forfeited the game has no points."""

    start: int = -1  # the seat that begins
    cards: tuple[int, ...] = ()  # dealt to each seat
    money: tuple[int, ...] = ()  # what they are worth
    faults: tuple[Fault, ...] = ()
    sheet: tuple[int, ...] = ()  # points [scoring][category][party]
    tallies: tuple[int, ...] = ()  # the numbers behind them
    deeds: tuple[tuple[int, ...], ...] = ()  # of each seat (`deeds.py`); random games inside the engine have none
    palaces: tuple[str, ...] = ()  # the tiles in each at the end
    counted: Counted = ()  # by a counter of one's own (`notes.py`)


def play(setup: Setup, seed: str, seats: Sequence[Entrant], notes: Notes = NOTHING, number: int = 0) -> Watched:
    """The game of a seed; the number is its own among many."""
    game = Game(setup, seed)
    return watch(game, seat_bots(seed, seats, notes, number), game.apply_code, notes)


def play_recorded(
    setup: Setup, seed: str, seats: Sequence[Entrant], notes: Notes = NOTHING, number: int = 0
) -> "tuple[Watched, alhambra.record.Record]":
    """The game of a seed, with its record."""
    recorder = alhambra.record.Recorder(setup, seed, [entrant.label for entrant in seats])
    return watch(recorder.game, seat_bots(seed, seats, notes, number), recorder.apply, notes), recorder.record()


def watch(game: Game, seats: Sequence[Seat], act: Act, notes: Notes = NOTHING) -> Watched:
    """Play to the end, tell guests how it ended and send them home whatever happens, and note what they did wrong."""
    guests = [bot for bot, _ in seats if isinstance(bot, GuestBot)]
    deeds, counter = Deeds(game), notes.make_counter(game)

    def count(code: int) -> None:
        deeds.count(game.to_act, code)
        if counter:
            counter.count(game, Action(game.rules, code))
        act(code)

    try:
        played = play_noted(game, lambda: play_out(game, seats, count))
        faults = tuple(fault for guest in guests for fault in guest.faults)
        lost = {fault.seat for fault in faults}
        scores = [0 if seat in lost else score for seat, score in enumerate(played.scores)]
        for guest in guests:
            guest.tell_end(scores[: len(seats)], places_of(scores[: len(seats)], lost))
    finally:
        for guest in guests:
            guest.close()
    counted = read_counted(counter, game)
    return replace(played, scores=scores, faults=faults, deeds=deeds.list_by_seat(), counted=counted)


def places_of(points: Sequence[int], lost: Collection[int]) -> list[int]:
    """The place of each seat; ties share one (A-57). A forfeited game is worse than no points."""
    return rank_values([-1 if seat in lost else score for seat, score in enumerate(points)])


def play_noted(game: Game, play: Callable[[], Played]) -> Watched:
    """Play a game that has just been dealt, and note how it was dealt and what was scored."""
    start = int(game.turn)
    cards, money = zip(*((seat.hand_size(), seat.sum_fortune()) for seat in game.seats), strict=True)
    played = play()
    sheet, tallies = list_scored(game)
    watched = Watched(**vars(played), start=start, cards=cards, money=money, sheet=tuple(sheet), tallies=tuple(tallies))
    return replace(watched, palaces=palaces_of(game))


def seat_bots(seed: str, seats: Sequence[Entrant], notes: Notes = NOTHING, number: int = 0) -> list[Seat]:
    """A new bot for each seat; what programs say is logged, if that is to be noted."""
    bots = [entrant.make_bot(seed, seat) for seat, entrant in enumerate(seats)]
    for seat, bot in enumerate(bots):
        if isinstance(bot, OutsideBot):
            bot.log_file = notes.find_log(number, seat)
    return [(bot, entrant.budget) for bot, entrant in zip(bots, seats, strict=True)]


def play_out(game: Game, seats: Sequence[Seat], act: Act) -> Played:
    """Ask the bots until the game is over, or has lasted too long."""
    taken = listed = longest = before = 0  # before: actions taken before this turn
    turn = game.turns
    while not game.is_over and taken < LONGEST_GAME_ACTIONS:
        count, code = decide(game, seats)
        act(code)
        taken, listed = taken + 1, listed + count
        longest = max(longest, taken - before)
        if game.turns != turn:
            turn, before = game.turns, taken
    return Played(taken, listed, int(game.turns), longest, [int(score) for score in game.scores])


def decide(game: Game, seats: Sequence[Seat]) -> tuple[int, int]:
    """How many actions the deciding seat has, and which one it chooses. Where there is only one, no bot is asked."""
    codes = game.legal_codes()
    if len(codes) == 1:
        return 1, codes[0]
    bot, budget = seats[game.to_act]
    code = bot.choose(game.view(game.to_act), codes, budget)
    if code not in list(codes):
        raise WrongChoice(f"{bot.name()} chose {code} at step {game.steps}, which is none of its {len(codes)} options")
    return len(codes), code
