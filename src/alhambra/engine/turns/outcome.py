"""How a game has ended: who has won, and the score sheet (A-50 … A-57, A-65)."""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.hooks import HOOKS

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Row:
    """One category in one scoring, every list by party."""

    category: str
    counts: list[int]  # buildings, or edges of the longest stretch
    places: list[int]  # places in a majority, 1 the best, 0 for none; empty for other categories
    points: list[int]


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Sheet:
    """One scoring (1, 2, 3) on the score sheet."""

    scoring: int
    rows: list[Row]

    @property
    def points(self) -> list[int]:
        """What it gave each party."""
        return [sum(points) for points in zip(*[row.points for row in self.rows], strict=True)]

    def _repr_html_(self) -> str:
        return str(HOOKS["sheet_html"]([self]))


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Outcome:
    """The end of a game. Parties are the players in seat order, then others who cannot win (A-65)."""

    points: list[int]  # per party
    places: list[int]  # per player; tied players share one
    winners: list[int]  # seats
    scorings: list[Sheet]

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from the first place on, tied ones together."""
        return [
            [seat for seat, its_place in enumerate(self.places) if its_place == place]
            for place in sorted(set(self.places))
        ]

    def as_dict(self) -> dict[str, object]:
        """The outcome as plain data."""
        return asdict(self)

    def _repr_html_(self) -> str:
        return str(HOOKS["sheet_html"](self.scorings))


def find_outcome(game: "Game") -> Outcome | None:
    """The outcome of a game, None while it is played."""
    if not game.is_over:
        return None
    points = [int(score) for score in game.scores]
    places = rank_values(points[: game.rules.players])
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Outcome(points, places, winners, score_sheet(game))


def score_sheet(game: "Game") -> list[Sheet]:
    """The scorings that have taken place so far (A-50)."""
    return [make_sheet(game, scoring) for scoring in range(3) if game.scored >> scoring & 1 != 0]


def list_scored(game: "Game") -> tuple[list[int], list[int]]:
    """Points, and the numbers behind them, by scoring, category and party, all in one row."""
    return list(game._sheet), list(game._tallies)


def put_scored(game: "Game", points: list[int], tallies: list[int]) -> None:
    """Put back what `list_scored` gave."""
    game._sheet, game._tallies = vec[i64](points), vec[i64](tallies)


def make_sheet(game: "Game", scoring: i64) -> Sheet:
    """One scoring, category by category."""
    parties = game.rules.parties
    size: i64 = len(game.rules.categories)
    rows: list[Row] = []
    for number, category in enumerate(game.rules.categories):
        first: i64 = (scoring * size + number) * parties
        counts = list_numbers(game._tallies, first, parties)
        points = list_numbers(game._sheet, first, parties)
        is_type = number < len(game.rules.tiles.types)
        rows.append(Row(category, counts, rank_majority(counts, points) if is_type else [], points))
    return Sheet(scoring + 1, rows)


def list_numbers(values: vec[i64], first: i64, count: i64) -> list[int]:
    """Some of the values as plain numbers."""
    return [int(value) for value in values[first : first + count]]


def rank_majority(counts: list[int], points: list[int]) -> list[int]:
    """Places by number of buildings, then by points, which tell a broken tie (G-10); 0 for none (A-53)."""
    both = [1000 * count + score for count, score in zip(counts, points, strict=True)]
    return [place if count > 0 else 0 for place, count in zip(rank_values(both), counts, strict=True)]


def rank_values(values: list[int]) -> list[int]:
    """The place of each value, the greatest first; equal ones share a place."""
    return [1 + sum(1 for other in values if other > value) for value in values]
