"""Bots that search their turn and play its best lines on: what they have in common, and how they explain themselves."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.bots.advice import SHOWN_ALTERNATIVES, Advice, rank_alternatives
from alhambra.bots.bot import Bot, Budget
from alhambra.bots.components import value_parts
from alhambra.bots.playout import Playout
from alhambra.bots.reasons import find_reasons
from alhambra.bots.turn_search import Line, TurnSearch
from alhambra.bots.weights import Weights, make_tuned
from alhambra.engine.chance import Fast
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.game import Game
from alhambra.engine.view.view import View

SEED_LIMIT: Final[i64] = 1 << 20  # seeds that worlds are made from
COMPARED_WORLDS: Final = 8  # worlds in which a line is played on that was not, to compare it


class Thought:
    """What was thought about a decision: the lines looked at, the best of them, and the seeds of the worlds."""

    def __init__(self, world: Game, search: TurnSearch, turns: i64, playout: Playout | None = None) -> None:
        outlook, lines = search.outlook, search.ends
        self.world = world
        self.search = search
        self.outlook = outlook
        self.turns = turns  # for which lines are played on
        self.lines = lines
        self.best = lines[0]
        self.seeds: list[i64] = []
        self.playout = playout or Playout(world, outlook.weights)

    def play_on(self, lines: list[Line], seed: i64) -> None:
        """Play lines on in one more world; they are compared in worlds with equal seeds."""
        self.seeds.append(seed)
        for line in lines:
            self.play_line(line, seed)

    def play_line(self, line: Line, seed: i64) -> None:
        """Play one line on."""
        seat = self.outlook.seat
        line.add(self.playout.value(line.find_view(seat), seat, self.turns, Fast(seed)))

    def group_by_first(self) -> dict[int, Line]:
        """The lines that there are, one for each first action: the chosen one, or the best."""
        found: dict[int, Line] = {self.best.first: self.best}
        for line in self.lines:
            known = found.get(line.first)
            if known is None or (known is not self.best and line.worlds > 0 and line.average() > known.average()):
                found[line.first] = line
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class ThinkingBot(Bot):
    """Has thoughts, which it can tell."""

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights or make_tuned()

    def think(self, view: View, options: vec[i64], budget: Budget) -> Thought:
        """Look for the best line."""
        raise NotImplementedError  # pragma: no cover - every bot thinks

    def choose(self, view: View, options: vec[i64], budget: Budget) -> i64:
        return options[0] if len(options) == 1 else self.think(view, options, budget).best.first

    def advise(self, view: View, options: vec[i64], budget: Budget, played: i64 = NONE) -> Advice:
        thought = self.think(view, options, budget)
        best = thought.best
        values = self.compare_values(view, thought, options, played)
        reasons = find_reasons(
            thought.outlook, value_parts(thought.outlook, thought.world), thought.world, best.first, best.game
        )
        alternatives = rank_alternatives(view.rules, values, best.first, int(played))
        return self.make_advice(view, options, best.path, reasons, best.game, budget, values[best.first], alternatives)

    def compare_values(self, view: View, thought: Thought, options: vec[i64], played: i64) -> dict[int, float]:
        """What the best line behind each of some actions is worth: the chosen one, what was played, and a few more.

        The worlds of a line are the first ones of the chosen line, so they can be compared world by world.
        """
        lines = thought.group_by_first()
        others = [code for code in options if code not in lines]
        if played in others:
            self.add_lines(thought, [played], lines, 1)
        if len(lines) <= SHOWN_ALTERNATIVES:
            self.add_lines(
                thought, [code for code in others if code != played], lines, SHOWN_ALTERNATIVES + 1 - len(lines)
            )
        luck = self.make_luck(view)
        seeds = thought.seeds[:COMPARED_WORLDS] or [luck.draw_below(SEED_LIMIT) for _ in range(COMPARED_WORLDS)]
        for line in lines.values():
            for seed in seeds if line.worlds == 0 else []:
                thought.play_line(line, seed)
        best = thought.best
        return {first: best.average() - line.measure_deficit(best) for first, line in lines.items()}

    def add_lines(self, thought: Thought, firsts: list[i64], lines: dict[int, Line], most: int) -> None:
        """Search those first actions too, and add the best line of each, the best few."""
        if not firsts:
            return
        options = vec[i64]()
        for first in firsts:
            options = append(options, first)
        search = thought.search.make_another(4 * most)
        search.run(thought.world, options)
        for line in search.ends:
            if most > 0 and line.first not in lines:
                lines[line.first] = line
                most -= 1
