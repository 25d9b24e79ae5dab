"""Many games at a time, for agents that learn to play: one step is one decision in each of them.

What a learner reads lies in vectors of this class. They are buffers (`memoryview`), so NumPy sees them without a copy,
and every step writes them again: copy what is needed longer. Game k of place i is seeded
`<seed>/<i>/<k>`.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from alhambra.engine.actions.agenda import seat_of
from alhambra.engine.actions.codes import BUY, KERNEL_KINDS, KIND_SHIFT, PASS, RESERVE, TAKE, bare_kind_of
from alhambra.engine.errors import IllegalAction
from alhambra.engine.learning.action_features import FEATURES_PER_ACTION, Describer
from alhambra.engine.learning.observation import Layout
from alhambra.engine.play.game import Game

if TYPE_CHECKING:
    from alhambra.engine.rules.setup import Setup


class Games:
    """Several games of one set-up, stepped together. A game that is over is followed by another at once.

    An action is an index into the list of legal actions of a game, of which at most `most` are offered: the first ones,
    in the engine's order. A game that lasts for `longest` actions is stopped as it stands.
    """

    def __init__(self, setup: "Setup", count: i64, seed: str, most: i64 = 256, longest: i64 = 3000) -> None:
        self.setup = setup
        self.count: i64 = count
        self.seed = seed
        self.most: i64 = most
        self.longest: i64 = longest
        self.games: list[Game] = [Game(setup, f"{seed}/{i}/0") for i in range(count)]
        self.numbers = vec[i64]([0] * count)  # how many games each place has finished
        self.layout = Layout(Game(setup, "0"))
        self.describer = Describer(self.layout.rules)
        self.players: i64 = self.layout.players
        self.size: i64 = self.layout.size
        self.observations = vec[i16]([0] * (count * self.size))  # [game][number], as seen by the seat that decides
        self.features = vec[i16]([0] * (count * 32 * FEATURES_PER_ACTION))  # [action of any game][feature]
        self.offsets = vec[i64]([0] * (count + 1))  # where the actions of each game begin
        self.masks = vec[u8]([0] * (count * most))  # [game][index]: 1 for a legal action
        self.masked = vec[i64]([0] * count)  # how many of them are set
        self.deciding = vec[u8]([0] * count)  # the seat that decides
        self.rewards = vec[i16]([0] * (count * self.players))  # [game][seat]: points scored by this step
        self.finals = vec[i16]([0] * (count * self.players))  # [game][seat]: points of the last finished game
        self.before = vec[i64]([0] * (count * self.players))  # their points before this step
        self.over = vec[u8]([0] * count)  # 1 where this step ended a game, 2 where it was stopped
        self.categories: i64 = self.layout.categories - self.layout.types
        self.borders = vec[i16]([0] * (count * self.players * self.categories))  # [game][seat][category], measured
        self.is_quiet = sum([len(modules) for modules in self.layout.rules.points]) == 0  # do only players move tiles?
        self.cut: i64 = 0  # legal actions that were not offered, so far
        self.steps: i64 = 0
        i: i64
        for i in range(count):
            self.measure(i)
            self.write(i)

    def step(self, actions: vec[i64]) -> None:
        """One decision in each game. IllegalAction, and nothing changed, if an index is out of its list."""
        i: i64
        self.check(actions)
        for i in range(self.count):
            self.apply_code(i, self.games[i].list_codes().items[actions[i]])
            self.write(i)

    def apply_code(self, i: i64, code: i64) -> None:
        """A legal action in one game alone. What a learner reads is as it was, until `write_all`."""
        game = self.games[i]
        seat = seat_of(game.top())
        game.apply_code(code)
        if self.is_over(i, game):
            self.begin(i)
        else:
            self.measure_after(i, code, seat)
        self.steps += 1

    def write_all(self) -> None:
        """Everything about all games as they are now."""
        i: i64
        for i in range(self.count):
            self.write(i)

    def check(self, actions: vec[i64]) -> None:
        """Is every index that of an action?"""
        i: i64
        if len(actions) != self.count:
            raise IllegalAction("code", code=str(len(actions)))
        for i in range(self.count):
            if not 0 <= actions[i] < self.offsets[i + 1] - self.offsets[i]:
                raise IllegalAction("code", code=str(actions[i]))

    def is_over(self, i: i64, game: Game) -> bool:
        """Note the points of the step; has it ended the game?"""
        over: i64 = 0
        if game.is_over:
            over = 1
        elif game.steps >= self.longest:
            over = 2
        self.over[i] = u8(over)
        p: i64
        for p in range(self.players):
            score: i64 = game.scores[p]
            self.rewards[i * self.players + p] = i16(score - self.before[i * self.players + p])
            self.before[i * self.players + p] = score
        return over != 0

    def begin(self, i: i64) -> None:
        """The next game in place i."""
        p: i64
        for p in range(i * self.players, (i + 1) * self.players):
            self.finals[p] = i16(self.before[p])
            self.before[p] = 0
        self.numbers[i] += 1
        self.games[i] = Game(self.setup, f"{self.seed}/{i}/{self.numbers[i]}")
        self.measure(i)

    def measure(self, i: i64) -> None:
        """Measure the borders of all palaces of a game."""
        seat: i64
        for seat in range(self.players):
            self.layout.measure(self.games[i], seat, self.borders, (i * self.players + seat) * self.categories)

    def measure_after(self, i: i64, code: i64, seat: i64) -> None:
        """Measure those that an action of a seat may have changed: walking around a palace takes long."""
        kind: i64 = bare_kind_of(code)
        if not self.is_quiet or code >> KIND_SHIFT >= KERNEL_KINDS:
            self.measure(i)
        elif kind != TAKE and kind != BUY and kind != RESERVE and kind != PASS:
            self.layout.measure(self.games[i], seat, self.borders, (i * self.players + seat) * self.categories)

    def write(self, i: i64) -> None:
        """Everything about the game in place i as it is now."""
        game = self.games[i]
        seat = seat_of(game.top())
        self.deciding[i] = u8(seat)
        borders: i64 = i * self.players * self.categories
        self.layout.observe(game, seat, self.borders, borders, self.observations, i * self.size)
        self.write_actions(i, game)

    def write_actions(self, i: i64, game: Game) -> None:
        """Features and mask of its legal actions."""
        codes = game.list_codes()
        number: i64 = codes.size
        if number > self.most:
            self.cut += number - self.most
            number = self.most
        first: i64 = self.offsets[i]
        self.offsets[i + 1] = first + number
        features = self.make_room((first + number) * FEATURES_PER_ACTION)
        self.describer.describe(game, number, features, first * FEATURES_PER_ACTION)
        self.write_mask(i, number)

    def write_mask(self, i: i64, number: i64) -> None:
        """Set that many of its mask, from the first on; only what has changed is written."""
        at: i64 = i * self.most
        k: i64
        masks = self.masks
        for k in range(self.masked[i], number):
            masks[at + k] = 1
        for k in range(number, self.masked[i]):
            masks[at + k] = 0
        self.masked[i] = number

    def make_room(self, numbers: i64) -> vec[i16]:
        """The features, long enough."""
        while len(self.features) < numbers:
            self.features = append(self.features, 0)
        return self.features
