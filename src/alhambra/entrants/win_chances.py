"""How likely each seat is to win, at any moment of a game, as the learned network sees it."""

from collections.abc import Collection, Sequence
from typing import Final

from alhambra.bots.learned.judge import Judge, compute_chance, load_shipped
from alhambra.bots.learned.network import Network
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.turns.outcome import rank_values

JUDGEMENTS: Final = (("blunder", 0.2), ("mistake", 0.1), ("inaccuracy", 0.05))
"""What a move is called that gives away so much of the chance to win, the worst first."""


def name_judgement(loss: float) -> str:
    """What a move is called that gave away that much of the chance to win; empty for a good one."""
    return next((name for name, least in JUDGEMENTS if loss >= least), "")


class Forecast:
    """Win chances in one game after the other of the same set-up; quickest when it follows a game step by step.

    Each seat is judged by what it can see itself, and the chances are made to add up to 1. Seats that have `resigned`
    do not win in the end, whatever the bots that played on have made of them.
    """

    def __init__(self, game: Game, network: Network | None = None, resigned: Collection[int] = ()) -> None:
        self._resigned = frozenset(resigned)
        # A judge remembers what it saw last: one for each seat sees what has changed and no more.
        self._judges = [Judge(game, network or load_shipped()) for _ in range(game.setup.players)]

    def chances(self, game: Game) -> list[float]:
        """The chance of each seat; when the game is over, 1 for the winner, divided if there are several."""
        if game.is_over:
            return self._find_shares(game)
        for seat, judge in enumerate(self._judges):
            judge.judge(game, seat)
        found = [compute_chance(judge.odds) for judge in self._judges]
        return [chance / sum(found) for chance in found]

    def _find_shares(self, game: Game) -> list[float]:
        """Who has won the game that is over: nobody, where all have resigned."""
        places = rank_values([int(score) for score in game.scores][: len(self._judges)])
        playing = [place for seat, place in enumerate(places) if seat not in self._resigned]
        best = min(playing, default=0)
        return [
            1 / playing.count(best) if place == best and seat not in self._resigned else 0.0
            for seat, place in enumerate(places)
        ]

    def compute_chance_after(self, game: Game, seat: int, actions: Sequence[str]) -> float:
        """The chance of a seat when it goes on with these actions, as far as its own turn lasts.

        What is drawn at the end of the turn does not count: it is nobody's doing. Out of turn, in a window, what is
        drawn next does count. The game stays as it is.
        """
        world = game.clone()
        for action in actions:
            if world.is_over or world.to_act != seat or not world.is_legal(action):
                break
            if not play_own(world, world.code_of(action)):
                break
        judge = self._judges[seat]
        judge.judge(world, seat)
        return compute_chance(judge.odds)
