"""Champion: searches its turn by what it has learned, then plays the best lines on in many worlds, a short way."""

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Budget
from alhambra.bots.evaluation import Outlook
from alhambra.bots.learned.judge import ODDS_POINTS, Judge, load_shipped
from alhambra.bots.learned.network import Network
from alhambra.bots.master import play_off
from alhambra.bots.playout import Playout
from alhambra.bots.thinking import ThinkingBot, Thought
from alhambra.bots.turn_search import TurnSearch
from alhambra.bots.weights import Weights
from alhambra.engine.actions.codes import REMOVE, SWAP, bare_kind_of
from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.turns import turn
from alhambra.engine.view.view import View

BEAM_LINES: Final = 24  # kept at every depth of the search: a chain of purchases looks like little until it ends
SEARCHED_LINES: Final = 10  # lines in the running at first
PLAYED_ROUNDS: Final = 3  # rounds of turns that a line is played on for
LATER_SHARE: Final = 0.7  # what the end of a turn counts, of what that of the turn before counts
PRIOR_WORLDS: Final = 8.0  # worlds for which the search's own value of a line counts
REBUILDING_POINTS: Final = 1.0  # points that a removal or swap must gain
HANDMADE_SHARE: Final = 0.3  # of the evaluation made by hand in a value; the learned one has the rest


class LearnedSearch(TurnSearch):
    """Searches a turn by the learned value, and by a share of the one made by hand: their errors differ."""

    def __init__(self, outlook: Outlook, seat: i64, most: int, judge: Judge, share: float) -> None:
        super().__init__(outlook, seat, most, BEAM_LINES)
        self.judge = judge
        self.share = share

    def make_another(self, most: int) -> TurnSearch:
        return LearnedSearch(self.outlook, self.seat, most, self.judge, self.share)

    def value_line(self, game: Game, code: i64) -> float:
        self.judge.judge(game, self.seat)
        kind: i64 = bare_kind_of(code)
        cost: float = REBUILDING_POINTS if kind == REMOVE or kind == SWAP else 0.0
        value: float = self.judge.value() - cost
        if self.share == 0.0:
            return value
        return value + self.share * (self.outlook.value_after(game, code) - value)


class LearnedPlayout(Playout):
    """Plays on by the quick policy, and takes the same value at the end of each of the seat's turns.

    There nothing has been drawn yet, so less of it is luck; and the ends of several turns err less than the end of one.
    """

    def __init__(self, game: Game, weights: Weights, judge: Judge, share: float) -> None:
        super().__init__(game, weights)
        self.judge = judge
        self.share = share

    def value(self, known: View, seat: i64, turns: i64, luck: Fast) -> float:
        game = known.sample(luck)
        self.glance.begin(game)
        stop: i64 = game.turns + turns
        total: float = 0.0
        counted: float = 0.0
        share: float = 1.0
        turn.advance(game)
        while not game.is_over and game.turns <= stop:
            goes_on = play_own(game, self.choose(game))
            game.steps += 1
            if not goes_on and game.turn == seat:
                total += share * self.value_end(game, seat)
                counted += share
                share *= LATER_SHARE
            turn.advance(game)
        if game.is_over:  # so it stays
            share /= 1.0 - LATER_SHARE
            total += share * self.value_end(game, seat)
            counted += share
        return total / counted

    def value_end(self, game: Game, seat: i64) -> float:
        self.judge.judge(game, seat)
        value: float = self.judge.value()
        if self.share == 0.0:
            return value
        return value + self.share * (Outlook(game, seat, self.weights).value(game) - value)


class ChampionBot(ThinkingBot):
    """Knows positions from games that it has played with itself. With a budget of one playout it only searches."""

    def __init__(self, seed: int = 0, network: Network | None = None) -> None:
        super().__init__(seed)
        self.network = network or load_shipped()
        self.ends = SEARCHED_LINES
        self.rounds = PLAYED_ROUNDS
        self.odds: float = ODDS_POINTS
        self.prior: float = PRIOR_WORLDS
        self.share: float = HANDMADE_SHARE

    def name(self) -> str:
        return "champion"

    def think(self, view: View, options: vec[i64], budget: Budget) -> Thought:
        began = perf_counter()
        luck = self.make_luck(view)
        seat: i64 = view.viewer
        world = view.sample(luck)
        judge = Judge(world, self.network)
        judge.weight = self.odds
        search = LearnedSearch(Outlook(world, seat, self.weights), seat, self.ends, judge, self.share)
        search.run(world, options)
        playout = LearnedPlayout(world, self.weights, judge, self.share)
        thought = Thought(world, search, view.rules.players * self.rounds, playout)
        if budget.playouts != 1:
            play_off(thought, budget, began, luck, self.prior)
        return thought
