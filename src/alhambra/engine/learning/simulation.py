"""Whole games at random and whole trees of actions, played inside the engine: for studies, benchmarks and tests."""

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.chance import Fast

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Played:
    """A game that was played to its end, in numbers."""

    actions: int  # taken, by anybody
    listed: int  # legal actions, summed over all decisions
    turns: int
    longest_turn: int  # the most actions, by anybody, from the beginning of one turn to that of the next
    scores: list[int]  # per party


def luck_of(seed: str) -> Fast:
    """The choices of somebody who plays the game of that seed at random; independent of how it was dealt."""
    digest = hashlib.sha256(f"{seed}|choices".encode()).digest()
    return Fast(int.from_bytes(digest[:4], "big") // 2)


def play_out(game: "Game", luck: Fast) -> Played:
    """Play to the end, each legal action alike probable."""
    taken: i64 = 0
    listed: i64 = 0
    longest: i64 = 0
    before: i64 = 0  # actions taken before this turn
    turn: i64 = game.turns
    while not game.is_over:
        codes = game.list_codes()
        taken += 1
        listed += codes.size
        game.apply_code(codes.items[luck.draw_below(codes.size)])
        if taken - before > longest:
            longest = taken - before
        if game.turns != turn:
            turn = game.turns
            before = taken
    return Played(taken, listed, game.turns, longest, [int(score) for score in game.scores])


def play_on(game: "Game", luck: Fast, actions: i64) -> None:
    """Take a number of random actions, fewer if the game ends."""
    while actions > 0 and not game.is_over:
        codes = game.list_codes()
        game.apply_code(codes.items[luck.draw_below(codes.size)])
        actions -= 1


def count_lines(game: "Game", depth: i64) -> i64:
    """How many sequences of that many actions there are from here, chance being what it is; the game stays as it is."""
    if depth == 0:
        return 1
    if depth == 1:
        return game.list_codes().size
    total: i64 = 0
    for code in game.legal_codes():
        child = game.clone()
        child.apply_code(code)
        total += count_lines(child, depth - 1)
    return total
