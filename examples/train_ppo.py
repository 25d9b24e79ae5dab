"""Train an agent by self-play for a minute on one core, and let it play against bots of the ladder.

    python examples/train_ppo.py --seconds 60 --against random,novice

Proximal policy optimisation with NumPy alone. Many games are stepped at a time; in each, the deciding seat is played by
the same small network, which gives every legal action a number: there is nothing to mask, because the actions come as a
ragged list. It learns from the points that its seat scores more than the others until it decides again.
"""

# ruff: noqa: T201 - a script prints

import argparse
import time
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from alhambra import Setup
from alhambra.lab.envs import FEATURES, AlhambraEnv, Many
from alhambra.ratings import wilson

Array = npt.NDArray[np.float32]

GAMES = 64  # played at a time
STEPS = 64  # decisions in each of them between two updates
EPOCHS = 3
BATCHES = 4
HIDDEN = 48
RATE = 3e-3
DISCOUNT, TRACE = 0.99, 0.95
CLIP = 0.2
ENTROPY = 0.01
POINTS = 20.0  # the points that make a reward of 1

KIND, TILE, TYPE, PRICE = (FEATURES.index(name) for name in ("kind", "tile", "type", "price"))
WORTH, CHANGE, EXACT, CARDS = (FEATURES.index(name) for name in ("worth", "change", "exact", "cards"))


class Eyes:
    """Turns what the environment shows into a few numbers of about the same size."""

    def __init__(self, many: Many) -> None:
        self.parts = many.parts
        self.players = many.setup.players
        self.kinds = len(many.games.layout.rules.kinds)
        self.types = len(many.games.layout.rules.tiles.types)

    def situations(self, seen: npt.NDArray[np.int16]) -> Array:
        """One row a game: where everybody stands, from the seat that decides."""
        rows = len(seen)
        buildings = seen[:, self.parts["buildings"]].reshape(rows, -1, self.types)
        borders = seen[:, self.parts["borders"]].reshape(rows, self.players, -1)
        hand = seen[:, self.parts["hands"]].reshape(rows, self.players, 4, 9)[:, 0] @ np.arange(1, 10)
        moment = seen[:, self.parts["moment"]]
        return np.concatenate(
            [
                buildings[:, 0] / 3,
                (buildings[:, 0] - buildings[:, 1:].max(1)) / 3,
                borders[:, 0] / 8,
                (borders[:, 0] - borders[:, 1:].max(1)) / 8,
                hand / 10,
                moment[:, 3:7],
                moment[:, 8:9] / 100,
                np.ones((rows, 1)),
            ],
            axis=1,
        ).astype(np.float32)

    def actions(self, features: npt.NDArray[np.int16], situations: Array, game: npt.NDArray[np.int64]) -> Array:
        """One row an action: what it is, and how its situation stands in the type of its tile."""
        kind = np.eye(self.kinds + 1, dtype=np.float32)[features[:, KIND]]
        types = np.eye(self.types + 2, dtype=np.float32)[features[:, TYPE]]
        lead = (types[:, 1 : self.types + 1] * situations[game, self.types : 2 * self.types]).sum(1, keepdims=True)
        numbers = features[:, [PRICE, WORTH, CHANGE, EXACT, CARDS]] / np.array([10, 10, 5, 1, 3], np.float32)
        return np.concatenate([kind, types, lead, numbers, situations[game]], axis=1).astype(np.float32)


@dataclass
class Net:
    """One hidden layer, and Adam. `back` needs what `forward` was given last."""

    inputs: int
    seed: int
    weights: list[Array] = field(default_factory=list)

    def __post_init__(self) -> None:
        random = np.random.default_rng(self.seed)
        first = random.normal(0, self.inputs**-0.5, (self.inputs, HIDDEN))
        self.weights = [first.astype(np.float32), np.zeros((HIDDEN, 1), np.float32)]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def forward(self, rows: Array) -> Array:
        """A number for each row."""
        self.rows, self.hidden = rows, np.tanh(rows @ self.weights[0])
        out: Array = (self.hidden @ self.weights[1])[:, 0]
        return out

    def back(self, slope: Array) -> None:
        """Go against the slope of the loss in each of those numbers."""
        inner = (slope[:, None] * self.weights[1].T) * (1 - self.hidden**2)
        self.updates += 1
        for number, gradient in enumerate([self.rows.T @ inner, self.hidden.T @ slope[:, None]]):
            mean, square = self.moments[number]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = RATE / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            self.weights[number] -= size * mean


@dataclass(frozen=True)
class Moment:
    """One step of all games."""

    situations: Array
    actions: Array
    first: npt.NDArray[np.int64]  # where the actions of each game begin
    chosen: npt.NDArray[np.int64]  # which row was chosen
    likely: Array  # logarithm of its probability
    values: Array
    deciding: npt.NDArray[np.uint8]
    gains: Array  # of all seats
    over: npt.NDArray[np.bool_]


class Learner:
    """The policy, the judge of situations, and the games they play."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.many = Many(GAMES, setup, f"train {seed}")
        self.eyes = Eyes(self.many)
        self.random = np.random.default_rng(seed)
        situations = self.eyes.situations(self.many.observations)
        game = np.repeat(np.arange(GAMES), self.many.counts)
        actions = self.eyes.actions(self.many.features, situations, game)
        self.policy, self.judge = Net(actions.shape[1], seed), Net(situations.shape[1], seed + 1)
        self.decisions = 0

    def look(self, many: Many) -> tuple[Array, Array, npt.NDArray[np.int64]]:
        """Situations, actions, and where the actions of each game begin."""
        situations = self.eyes.situations(many.observations)
        game = np.repeat(np.arange(many.count), many.counts)
        return situations, self.eyes.actions(many.features, situations, game), many.offsets.copy()

    def rollout(self) -> list[Moment]:
        """Some decisions in each game."""
        moments = []
        for _ in range(STEPS):
            situations, actions, offsets = self.look(self.many)
            first = offsets[:-1]
            logits = log_softmax(self.policy.forward(actions), offsets)
            chosen = draw(logits, offsets, self.random)
            values = self.judge.forward(situations)
            deciding = self.many.deciding.copy()
            self.many.step(chosen - first)
            gains = self.many.gains.astype(np.float32)
            relative = (gains - (gains.sum(1, keepdims=True) - gains) / (gains.shape[1] - 1)) / POINTS
            over = self.many.over > 0
            moments.append(
                Moment(situations, actions, offsets, chosen, logits[chosen], values, deciding, relative, over)
            )
        self.decisions += STEPS * GAMES
        return moments

    def learn(self) -> None:
        """Play, and get a little better."""
        moments = self.rollout()
        surprises = advantages(moments)
        for _ in range(EPOCHS):
            for batch in np.array_split(self.random.permutation(STEPS), BATCHES):
                self.update([moments[number] for number in batch], surprises[batch].reshape(-1))

    def update(self, moments: list[Moment], surprise: Array) -> None:
        """One step of both networks along some of what was played."""
        counts = np.concatenate([np.diff(moment.first) for moment in moments])
        offsets = np.concatenate([[0], np.cumsum(counts)])
        starts = np.cumsum([0, *(len(moment.actions) for moment in moments)])
        chosen = np.concatenate([moment.chosen + start for moment, start in zip(moments, starts, strict=False)])
        before = np.concatenate([moment.likely for moment in moments])
        values = np.concatenate([moment.values for moment in moments])
        logits = log_softmax(self.policy.forward(np.concatenate([moment.actions for moment in moments])), offsets)
        wanted = (surprise - surprise.mean()) / (surprise.std() + 1e-8)
        ratio = np.exp(logits[chosen] - before)
        counts_now = np.where(wanted > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond the clip there is no slope
        pull = wanted * ratio * counts_now
        likely = np.exp(logits)
        game = np.repeat(np.arange(len(counts)), counts)
        slope = likely * pull[game]
        slope[chosen] -= pull
        doubt = -np.add.reduceat(likely * logits, offsets[:-1])
        slope += ENTROPY * likely * (logits + doubt[game])
        self.policy.back((slope / len(counts)).astype(np.float32))
        now = self.judge.forward(np.concatenate([moment.situations for moment in moments]))
        self.judge.back(((now - (values + surprise)) / len(values)).astype(np.float32))

    def against_random(self, games: int, seed: str = "test") -> tuple[float, int]:
        """Victories of seat 0 against players who do anything, and games played. It takes what it likes best."""
        many = Many(min(GAMES, games), self.many.setup, seed)
        wins, played = 0.0, 0
        while played < games:
            _, actions, offsets = self.look(many)
            logits = log_softmax(self.policy.forward(actions), offsets)
            ours = best(logits, offsets)
            theirs = offsets[:-1] + (self.random.random(many.count) * many.counts).astype(np.int64)
            many.step(np.where(many.deciding == 0, ours, theirs) - offsets[:-1])
            for points in many.finals[many.over > 0].tolist():
                played += 1
                wins += 1 / points.count(max(points)) if points[0] == max(points) else 0
        return wins, played

    def against(self, bot: str, games: int) -> tuple[float, int]:
        """Victories against bots of that name, one game after the other, and games played."""
        env = AlhambraEnv(self.many.setup, opponents=bot)
        wins = 0.0
        for number in range(games):
            seen, info = env.reset(seed=number)
            over = stopped = False
            while not (over or stopped):
                seen, _, over, stopped, info = env.step(self.choose(seen))
            points = info["points"]
            wins += 1 / points.count(max(points)) if points[info["seat"]] == max(points) else 0
        return wins, games

    def choose(self, seen: dict[str, npt.NDArray[np.int16]]) -> int:
        """The index of the action that it likes best, from an observation of `AlhambraEnv`."""
        number = int(seen["action_mask"].sum())
        situations = self.eyes.situations(seen["observation"][None])
        actions = self.eyes.actions(seen["actions"][:number], situations, np.zeros(number, np.int64))
        return int(self.policy.forward(actions).argmax())


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


def log_softmax(numbers: Array, offsets: npt.NDArray[np.int64]) -> Array:
    """Logarithms of probabilities, over the actions of each game."""
    game = np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))
    numbers = numbers - np.maximum.reduceat(numbers, offsets[:-1])[game]
    out: Array = numbers - np.log(np.add.reduceat(np.exp(numbers), offsets[:-1]))[game]
    return out


def draw(logits: Array, offsets: npt.NDArray[np.int64], random: np.random.Generator) -> npt.NDArray[np.int64]:
    """One row of each game, as likely as it says."""
    return best(logits + random.gumbel(size=len(logits)).astype(np.float32), offsets)


def best(numbers: Array, offsets: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The row of each game with the greatest number."""
    game = np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))
    order = np.lexsort((numbers, game))
    rows: npt.NDArray[np.int64] = order[offsets[1:] - 1]
    return rows


def main() -> None:
    """Train, tell how it goes, and play."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--games", type=int, default=300, help="against each bot, at the end")
    options.add_argument("--against", default="random,novice")
    given = options.parse_args()
    learner = Learner(Setup(), given.seed)
    start = told = time.perf_counter()
    while (now := time.perf_counter()) < start + given.seconds:
        learner.learn()
        if now > told + 10:
            told = now
            wins, played = learner.against_random(60)
            print(f"{now - start:4.0f} s  {learner.decisions:9,} decisions  {wins / played:.0%} against random")
    print(f"{learner.decisions:,} decisions; then in games of three, of which anybody would win 33.3 %:")
    for bot in given.against.split(","):
        wins, played = learner.against(bot, given.games)
        low, high = wilson(wins, played)
        print(f"won {wins / played:.1%} of {played} against {bot} (95 %: {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
