"""Games to learn from: played quickly inside the engine, some positions of each kept with what became of them.

Every seat plays by the quick policy of playouts with weights of its own, or by a network, one step ahead; now and then
any action is taken, so that the network sees what good players avoid. Of each game some positions of every seat are
kept, mostly those at the end of its turns, because that is where a search compares: each seat tells another outcome.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from alhambra.bots.learned.judge import Judge
from alhambra.bots.learned.network import Network
from alhambra.bots.learned.position_inputs import PositionInputs
from alhambra.bots.playout import Playout
from alhambra.bots.weights import NAMES, TUNED, Weights, make_tuned, make_weights
from alhambra.engine.actions.codes import ADD, REMOVE, SWAP, bare_kind_of
from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.turns import turn

MOST_ACTIONS: Final[i64] = 1500  # actions after which a game is given up
QUICK_PERCENT: Final[i64] = 25  # percent of seats that play by the quick policy although there is a network


def vary(luck: Fast, spread: i64) -> Weights:
    """The tuned weights, each changed by up to the given percentage."""
    values: dict[str, float] = {}
    for name in NAMES:
        values[name] = TUNED[name] * (1.0 + float(luck.draw_below(2 * spread + 1) - spread) / 100.0)
    return make_weights(values)


class Watched:
    """What one seat has seen in a game."""

    def __init__(self, game: Game) -> None:
        self.inputs = PositionInputs(game)
        self.indices = vec[i16]()
        self.values = vec[i16]()
        self.sizes = vec[i16]()  # inputs of each sample

    def keep(self, game: Game, seat: i64) -> None:
        """Keep a position as the seat sees it."""
        if game.is_over:
            return
        before: i64 = len(self.indices)
        self.inputs.look(game, seat)
        self.indices, self.values = self.inputs.list_inputs(self.indices, self.values)
        self.sizes = append(self.sizes, i16(len(self.indices) - before))
        self.inputs.settle()

    def forget(self) -> None:
        """Another game begins."""
        self.indices = vec[i16]()
        self.values = vec[i16]()
        self.sizes = vec[i16]()


class Practice:
    """Plays games of one set-up and collects samples: inputs, and the margin and share of the victory that followed."""

    def __init__(self, game: Game, network: Network | None, seed: i64) -> None:
        self.luck = Fast(seed)
        self.network = network
        self.watched = [Watched(game) for _ in range(game.rules.players)]
        self.indices = vec[i16]()
        self.values = vec[i16]()
        self.sizes = vec[i16]()  # inputs of each sample
        self.margins = vec[i16]()
        self.shares = vec[i16]()  # of the victory, in sixtieths
        self.lasts = vec[i16]()  # 1 for the last sample of a seat in a game

    def play(self, game: Game, samples: i64, noise: i64) -> bool:
        """Play a game, and keep some sixteenths of the ends of all turns and a few other positions.

        `noise` percent of the actions are any. Says whether the game ended.
        """
        luck, watched = self.luck, self.watched
        players: i64 = game.rules.players
        quick = [Playout(game, vary(luck, 40) if luck.draw_below(2) == 0 else make_tuned()) for _ in range(players)]
        for playout in quick:
            playout.glance.begin(game)
        judges = [self.make_judge(game) for _ in range(players)]
        while not game.is_over and game.steps < MOST_ACTIONS:
            seat: i64 = game.to_act
            code = self.choose(game, quick[seat], judges[seat], noise)
            goes_on = play_own(game, code)
            game.steps += 1
            if luck.draw_below(64 if goes_on else 16) < samples:
                watched[seat].keep(game, seat)
            turn.advance(game)
            if luck.draw_below(256) < samples * players:
                seat = luck.draw_below(players)
                watched[seat].keep(game, seat)
        for seat in range(players):
            if game.is_over:
                self.take(watched[seat], game, seat)
            watched[seat].forget()
        return game.is_over

    def make_judge(self, game: Game) -> Judge | None:
        """What a seat decides by, if not by the quick policy."""
        network = self.network
        if network is None or self.luck.draw_below(100) < QUICK_PERCENT:
            return None
        return Judge(game, network)

    def choose(self, game: Game, quick: Playout, judge: Judge | None, noise: i64) -> i64:
        """What the one who decides does."""
        if noise > 0 and self.luck.draw_below(100) < noise:
            codes = game.list_codes()
            code: i64 = codes.items[self.luck.draw_below(codes.size)]
            if not is_rebuilding(code):
                return code
        if judge is None:
            return quick.choose(game)
        return self.choose_best(game, judge)

    def choose_best(self, game: Game, judge: Judge) -> i64:
        """The action after which the network likes the position best."""
        options = game.legal_codes()
        if len(options) == 1:
            return options[0]
        seat: i64 = game.to_act
        best: i64 = options[0]
        best_value: float = -10000.0
        for code in options:
            trial = game.clone()
            play_own(trial, code)
            judge.judge(trial, seat)
            value: float = judge.value()
            if bare_kind_of(code) != ADD and is_rebuilding(code):
                value -= 1.0
            if value > best_value:
                best, best_value = code, value
        return best

    def take(self, watched: Watched, game: Game, seat: i64) -> None:
        """Add what a seat has seen in a game that is over, and what became of it."""
        best: i64 = -1000
        winners: i64 = 1
        p: i64
        for p in range(game.rules.players):
            if p != seat:
                if game.scores[p] > best:
                    best = game.scores[p]
                if game.scores[p] == game.scores[seat]:
                    winners += 1
        margin: i64 = game.scores[seat] - best
        share: i64 = 0
        if margin >= 0:
            share = 60 // winners
        self.indices = extend(self.indices, watched.indices)
        self.values = extend(self.values, watched.values)
        self.sizes = extend(self.sizes, watched.sizes)
        count: i64 = len(watched.sizes)
        for p in range(count):
            self.margins = append(self.margins, i16(margin))
            self.shares = append(self.shares, i16(share))
            self.lasts = append(self.lasts, i16(1 if p == count - 1 else 0))


def is_rebuilding(code: i64) -> bool:
    """Does it change a palace that stands?"""
    kind: i64 = bare_kind_of(code)
    return kind == REMOVE or kind == SWAP or kind == ADD
