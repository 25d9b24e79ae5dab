"""`python -m bench.most_actions`: the largest numbers of legal actions, found in games of players who hoard.

A full hand pays in many ways, so the players here take money as long as there is any; now and then, by chance, they do
something else instead. How often differs from game to game, and so does who hoards: everybody, or one player.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from alhambra.cli.output import print_table, watch
from alhambra.engine.chance import Fast
from alhambra.engine.learning.simulation import luck_of
from alhambra.engine.play.game import Game
from alhambra.record.position import position_text
from alhambra.record.setup_text import parse_setup

SETS: Final = ("alhambra", "alhambra+exchange", "granada", "combined", "combined+exchange")
LONGEST_GAME_ACTIONS: Final = 2000
OTHERWISE: Final = (0, 2, 5, 10, 20)  # percent of the decisions in which a hoarder does something else, game by game


@dataclass(frozen=True)
class Most:
    """The most legal actions of a game, and where."""

    actions: int
    position: str


def find_most(setup: str, seed: str, number: int) -> Most:
    """The most legal actions that anybody has in the game with that number."""
    game, luck = Game(parse_setup(setup), f"{seed}/{number}"), luck_of(f"{seed}/{number}")
    otherwise, hoarders = OTHERWISE[number % len(OTHERWISE)], number // len(OTHERWISE) % 2
    most = Most(0, "")
    while not game.is_over and game.steps < LONGEST_GAME_ACTIONS:
        size = int(game.list_codes().size)
        if size > most.actions:
            most = Most(size, position_text(game, one_line=True))
        hoards = hoarders == 0 or game.to_act == 0
        game.apply_code(choose(game, luck, otherwise if hoards else 100))
    return most


def choose(game: Game, luck: Fast, otherwise: int) -> int:
    """Money, the most cards that can be had; by chance, in `otherwise` decisions of a hundred, anything else."""
    actions = game.legal_actions()
    money = [action for action in actions if action.kind == "take"]
    if money and luck.draw_below(100) >= otherwise:
        return max(money, key=lambda action: len(action.cards)).code
    return actions[luck.draw_below(len(actions))].code


def list_setups() -> Iterator[str]:
    """Every set for every number of players."""
    return (f"{name} family-box {players}" for name in SETS for players in range(2, 7))


def main() -> None:
    """Play, and show the most of every set."""
    parser = argparse.ArgumentParser(prog="python -m bench.most_actions", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of each set")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sets", nargs="*", default=list(list_setups()), help="as “alhambra+exchange family-box 3”")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object, with positions")
    asked = parser.parse_args()
    found: dict[str, Most] = {}
    tasks = [(setup, number) for setup in asked.sets for number in range(asked.games)]
    for setup, number in watch(iter(tasks), len(tasks), "playing"):
        found[setup] = max(found.get(setup, Most(0, "")), find_most(setup, asked.seed, number), key=lambda m: m.actions)
    if asked.json:
        json.dump({setup: {"actions": m.actions, "position": m.position} for setup, m in found.items()}, sys.stdout)
    else:
        print_table(("set", "legal actions"), [(setup, f"{most.actions:,}") for setup, most in found.items()])


if __name__ == "__main__":
    main()
