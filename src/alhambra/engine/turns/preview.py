"""What an action would do to walls, buildings and points."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.actions.agenda import ACT, entry_of
from alhambra.engine.actions.codes import BUY, has_kind, tile_of
from alhambra.engine.chance import Fast
from alhambra.engine.turns import turn
from alhambra.engine.turns.payment import sum_payment
from alhambra.engine.turns.scoring import award_all

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Standing:
    """How things stand: what one seat has of each category, and what every party would score now."""

    counts: dict[str, int]  # buildings by type; edges of border in the longest stretch
    points: tuple[int, ...]  # per party, in the scoring that comes next

    @property
    def wall(self) -> int:
        """The longest wall, 0 in a game without walls."""
        return self.counts.get("wall", 0)


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Preview:
    """An action of a seat, before and after. Nothing in it depends on what the seat cannot see."""

    seat: int
    scoring: int  # the scoring that the points are those of: 1, 2 or 3
    before: Standing
    after: Standing
    again: bool  # has the seat an action to choose afterwards?
    exact: bool | None = None  # is the price of a tile of the market met exactly? None if none is bought
    change: int = 0  # what is paid beyond the price, and lost

    @property
    def gain(self) -> tuple[int, ...]:
        """Points more (or fewer) per party."""
        pairs = zip(self.before.points, self.after.points, strict=True)
        return tuple(after - before for before, after in pairs)


def preview(game: "Game", code: i64) -> Preview:
    """What a legal action does. The game is left as it is."""
    seat: i64 = game.to_act
    scoring = find_next_scoring(game)
    before = compute_standing(game, seat, scoring)
    done = carry_out_alone(game, code)
    after = compute_standing(done, seat, scoring)
    again = len(done.agenda) > 0 and done.top() == entry_of(ACT, seat)
    if not has_kind(code, BUY):
        return Preview(seat, scoring + 1, before, after, again)
    change = sum_payment(code) - game.rules.tiles.price[tile_of(code)]
    return Preview(seat, scoring + 1, before, after, again, change == 0, change)


def carry_out_alone(game: "Game", code: i64) -> "Game":
    """A copy in which the action is done and nothing follows; its supplies are empty, so nothing comes up."""
    copy = game.clone()
    copy.chance = Fast(0)
    copy.bags = [vec[i64]() for _ in game.bags]
    copy.deck.cards = vec[i64]()
    copy.deck.discard = vec[i64]()
    turn.apply(copy, code)
    return copy


def compute_standing(game: "Game", seat: i64, scoring: i64) -> Standing:
    """How things stand for a seat before a scoring (0, 1, 2)."""
    rules = game.rules
    points, tallies = compute_points(game, scoring)
    counts: dict[str, int] = {}
    for number, category in enumerate(rules.categories):
        counts[category] = tallies[number * rules.parties + seat]
    return Standing(counts, tuple(sum_points(points, rules.parties)))


def project(game: "Game", scoring: i64) -> list[int]:
    """Points per party if a scoring (0, 1, 2) were held now."""
    points, _ = compute_points(game, scoring)
    return sum_points(points, game.rules.parties)


def find_next_scoring(game: "Game") -> i64:
    """The scoring (0, 1, 2) that comes next; the last one when the game is over."""
    scoring: i64 = 0
    while scoring < 2 and game.scored >> scoring != 0:
        scoring += 1
    return scoring


def compute_points(game: "Game", scoring: i64) -> tuple[vec[i64], vec[i64]]:
    """Points and the numbers behind them, [category][party]."""
    size: i64 = len(game.rules.categories) * game.rules.parties
    points = vec[i64]([0] * size)
    tallies = vec[i64]([0] * size)
    award_all(game, scoring, points, tallies)
    return points, tallies


def sum_points(points: vec[i64], parties: i64) -> list[int]:
    """The sum of each party's points."""
    out = [0] * parties
    i: i64
    for i in range(len(points)):
        out[i % parties] += points[i]
    return out
