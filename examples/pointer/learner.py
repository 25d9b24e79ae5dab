"""Proximal policy optimisation: games, what was seen and chosen in them, and the slopes that this gives."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from features import Features
from network import Array, Indices, Net, Weights

from alhambra import Setup
from alhambra.bots.ladder import budget_of, make_bot
from alhambra.lab.envs import Many
from alhambra.lab.envs.table import array_of

GAMES = 64  # at a time
STEPS = 64  # decisions in each of them between two updates
EPOCHS, BATCHES = 3, 4
DISCOUNT, TRACE = 0.997, 0.95
CLIP = 0.2
POINTS = 20.0  # that make a reward of 1


@dataclass(frozen=True)
class Moment:
    """One decision in each game."""

    situations: Array
    actions: Array
    offsets: Indices  # where the actions of each game begin
    chosen: Indices  # which rows
    likely: Array  # logarithms of their probabilities
    values: Array
    deciding: npt.NDArray[np.uint8]
    is_ours: npt.NDArray[np.bool_]
    gains: Array  # of all seats
    over: npt.NDArray[np.bool_]


class Learner:
    """Plays games with a policy, and says how its weights should change.

    In half of the games the policy plays all seats, in the others one of them, and bots play the rest.
    """

    def __init__(self, setup: Setup, seed: str, games: int = GAMES) -> None:
        self.setup, self.games, self.seed = setup, games, seed
        self.many = Many(games, setup, f"train {seed}")
        self.features = Features(self.many.games.layout)
        self.random = np.random.default_rng(list(seed.encode()))
        self.moments: list[Moment] = []
        self.surprises = np.zeros((0, games), np.float32)

    def sizes(self) -> tuple[int, int]:
        """How many numbers describe an action and a situation."""
        situations, actions = self.look(self.many)
        return actions.shape[1], situations.shape[1]

    def look(self, many: Many) -> tuple[Array, Array]:
        """What the deciding seats see."""
        return self.features.look(many.games.games, many.observations, many.counts)

    def play(self, weights: Weights, bot: str) -> int:
        """Some decisions in each game, to learn from; how many of them were the policy's."""
        self.moments = [self.decide(weights, bot) for _ in range(STEPS)]
        self.surprises = advantages(self.moments)
        return sum(int(moment.is_ours.sum()) for moment in self.moments)

    def decide(self, weights: Weights, bot: str) -> Moment:
        """One decision in each game."""
        many = self.many
        situations, actions = self.look(many)
        net = Net(weights, situations, actions, many.offsets.copy())
        chosen = net.best(self.random.gumbel(size=len(actions)).astype(np.float32))
        own = np.where(np.arange(self.games) % 2, own_seats(many), many.deciding)
        deciding, is_ours = many.deciding.copy(), many.deciding == own
        let_bots_choose(many, bot, ~is_ours, chosen)
        many.step(chosen - net.offsets[:-1])
        gains = many.gains.astype(np.float32)
        relative = (gains - (gains.sum(1, keepdims=True) - gains) / (gains.shape[1] - 1)) / POINTS
        likely = net.logits[chosen]
        return Moment(
            situations, actions, net.offsets, chosen, likely, net.values, deciding, is_ours, relative, many.over > 0
        )

    def slopes(self, weights: Weights, batch: int, entropy: float) -> Weights:
        """The slope of the loss in the weights, by some of what was played."""
        if batch == 0:
            self.order = np.array_split(self.random.permutation(STEPS), BATCHES)
        moments, surprise = [self.moments[n] for n in self.order[batch]], self.surprises[self.order[batch]].reshape(-1)
        counts = np.concatenate([np.diff(moment.offsets) for moment in moments])
        starts = np.cumsum([0, *(len(moment.actions) for moment in moments)])
        chosen = np.concatenate([moment.chosen + start for moment, start in zip(moments, starts, strict=False)])
        likely = np.concatenate([moment.likely for moment in moments])
        values = np.concatenate([moment.values for moment in moments])
        counted = np.concatenate([moment.is_ours for moment in moments]).astype(np.float32)
        net = Net(
            weights,
            np.concatenate([moment.situations for moment in moments]),
            np.concatenate([moment.actions for moment in moments]),
            np.concatenate([[0], np.cumsum(counts)]),
        )
        total = counted.sum() + 1e-8
        mean = (surprise * counted).sum() / total
        wanted = (surprise - mean) / (((surprise - mean) ** 2 * counted).sum() / total + 1e-8) ** 0.5
        ratio = np.exp(net.logits[chosen] - likely)
        within = np.where(wanted > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond the clip there is no slope
        pull = wanted * ratio * within * counted
        chances = np.exp(net.logits)
        slope = chances * pull[net.game]
        slope[chosen] -= pull
        doubt = -np.add.reduceat(chances * net.logits, net.offsets[:-1])
        slope += entropy * chances * (net.logits + doubt[net.game]) * counted[net.game]
        off = (net.values - (values + surprise)) * counted
        return net.slopes((slope / total).astype(np.float32), (off / total).astype(np.float32))

    def against(self, weights: Weights, bot: str, rounds: int, seed: str) -> list[tuple[float, int]]:
        """Games of the policy alone against bots in all other seats, `rounds` in each place: victory and margin."""
        many, ended, played = Many(self.games, self.setup, f"test {seed}"), [], np.zeros(self.games, np.int64)
        while (played < rounds).any():
            net = Net(weights, *self.look(many), many.offsets.copy())
            chosen, own = net.best(), own_seats(many)
            let_bots_choose(many, bot, many.deciding != own, chosen)
            many.step(chosen - net.offsets[:-1])
            for place in np.flatnonzero((many.over > 0) & (played < rounds)).tolist():
                points = many.finals[place].tolist()
                share = (points[own[place]] == max(points)) / points.count(max(points))
                mine = points.pop(own[place])
                ended.append((share, mine - max(points)))
                played[place] += 1
        return ended


def own_seats(many: Many) -> Indices:
    """Where the policy sits in each game, if it plays one seat: another one each game."""
    seats: Indices = (np.arange(many.count) + array_of(many.games.numbers, np.int64)) % many.setup.players
    return seats


def let_bots_choose(many: Many, name: str, where: npt.NDArray[np.bool_], chosen: Indices) -> None:
    """Let a bot choose the rows in some of the games; it sees what its seat may know."""
    bot, budget, offsets = make_bot(name, seed=1), budget_of(name), many.offsets
    for place in np.flatnonzero(where).tolist():
        game = many.games.games[place]
        codes = game.legal_codes()
        code = codes[0] if len(codes) == 1 else bot.choose(game.view(game.to_act), codes, budget)
        chosen[place] = offsets[place] + list(codes).index(code)


def advantages(moments: list[Moment]) -> Array:
    """How much better each decision turned out than its seat expected (GAE), seat by seat."""
    games, players = moments[0].gains.shape
    row = np.arange(games)
    value, surprise, earned = (np.zeros((games, players), np.float32) for _ in range(3))
    for moment in moments:  # what a seat expected last stands for what lies beyond
        value[row, moment.deciding] = moment.values
    out = np.zeros((len(moments), games), np.float32)
    for number in reversed(range(len(moments))):
        moment = moments[number]
        for array in (value, surprise, earned):
            array[moment.over] = 0
        earned += moment.gains
        seat = moment.deciding
        delta = earned[row, seat] + DISCOUNT * value[row, seat] - moment.values
        out[number] = delta + DISCOUNT * TRACE * surprise[row, seat]
        value[row, seat], surprise[row, seat], earned[row, seat] = moment.values, out[number], 0
    return out
