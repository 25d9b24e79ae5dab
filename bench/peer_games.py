"""Random games of one of our peers, timed: run by `bench.peers` in an environment of their own.

Every peer is used as its documentation shows it: a loop in Python that asks for the legal actions, chooses one and
applies it. A step is one such decision. Nothing of ours is imported here, and of the peers only the one measured.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

Player = Callable[[], int]
"""Plays one game; the number of steps."""


def catanatron() -> Player:
    """Catan for four, players of its own that choose at random."""
    catan: Any = import_module("catanatron")

    def play() -> int:
        game = catan.Game([catan.RandomPlayer(color) for color in catan.Color])
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return play


def open_spiel(name: str) -> Player:
    """A game of OpenSpiel."""
    game: Any = import_module("pyspiel").load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def rlcard(name: str) -> Player:
    """A game of RLCard, with its own random agents."""
    env: Any = import_module("rlcard").make(name)
    agent: Any = import_module("rlcard.agents").RandomAgent
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        state, player = env.reset()
        steps = 0
        while not env.is_over():
            action = env.agents[player].step(state)
            state, player = env.step(action, env.agents[player].use_raw)
            steps += 1
        return steps

    return play


def pettingzoo(name: str) -> Player:
    """A classic game of PettingZoo."""
    env: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, over, stopped, _ = env.last()
            action = None if over or stopped else env.action_space(agent).sample(seen["action_mask"])
            steps += action is not None
            env.step(action)
        return steps

    return play


PEERS: dict[str, Callable[[], Player]] = {
    "Catanatron: Catan": catanatron,
    "OpenSpiel: connect_four": lambda: open_spiel("connect_four"),
    "OpenSpiel: backgammon": lambda: open_spiel("backgammon"),
    "OpenSpiel: gin_rummy": lambda: open_spiel("gin_rummy"),
    "RLCard: uno": lambda: rlcard("uno"),
    "RLCard: gin-rummy": lambda: rlcard("gin-rummy"),
    "PettingZoo: connect_four_v3": lambda: pettingzoo("connect_four_v3"),
    "PettingZoo: tictactoe_v3": lambda: pettingzoo("tictactoe_v3"),
}


def main() -> None:
    """Play a peer for some seconds, and write what came of it."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = PEERS[name]()
    play()  # the first game also loads
    games = steps = 0
    start = now = perf_counter()
    while now < start + seconds:
        steps += play()
        games += 1
        now = perf_counter()
    print(json.dumps({"games": games, "steps": steps, "seconds": now - start}))


if __name__ == "__main__":
    main()
