"""How everybody did: rating, wins, points and margin of each bot."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from alhambra.lab.results import Result
from alhambra.ratings import Rating, compute_ratings, find_wilson_interval
from alhambra.ratings.wilson import SURE_DEVIATIONS


@dataclass(frozen=True)
class Standing:
    """One bot. A game counts once for each seat that it had there."""

    bot: str
    games: int
    rating: Rating | None  # None where nobody else took part
    wins: float  # a shared victory is divided
    win_rate: float
    win_rate_interval: tuple[float, float]  # 95 %
    mean_points: float
    mean_margin: float  # to the best of the others in the game
    points_interval: tuple[float, float]  # 95 %
    margin_interval: tuple[float, float]
    forfeits: int = 0  # games lost because the program did something wrong

    def as_dict(self) -> dict[str, object]:
        """The standing as plain data, rounded."""
        return {key: rounded(value) for key, value in asdict(self).items()}


def rounded(value: object) -> object:
    """Numbers, and those inside, with as many digits as anybody needs."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, tuple) else value


@dataclass
class Sums:
    """Games of a seat or a bot, added up."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    margins: int = 0
    squares: tuple[int, int] = (0, 0)  # of points and margins
    forfeits: int = 0

    def add(self, wins: float, points: int, margin: int) -> None:
        """Enter one game."""
        self.games += 1
        self.wins += wins
        self.points += points
        self.margins += margin
        self.squares = self.squares[0] + points**2, self.squares[1] + margin**2

    def join(self, other: "Sums") -> None:
        """Enter the games of another seat."""
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.margins += other.margins
        self.squares = self.squares[0] + other.squares[0], self.squares[1] + other.squares[1]
        self.forfeits += other.forfeits

    def make_standing(self, bot: str, rating: Rating | None) -> Standing:
        """What they make of a bot."""
        count, wins = self.games, self.wins
        means = self.points / count, self.margins / count
        intervals = [find_interval(mean, square, count) for mean, square in zip(means, self.squares, strict=True)]
        won = wins / count, find_wilson_interval(wins, count)
        return Standing(bot, count, rating, wins, *won, *means, intervals[0], intervals[1], self.forfeits)


def find_interval(mean: float, squares: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a mean, from the sum of the squares."""
    variance = max(0.0, squares - count * mean**2) / max(1, count - 1)
    half = SURE_DEVIATIONS * (variance / count) ** 0.5
    return mean - half, mean + half


def make_standings(results: Iterable[Result]) -> list[Standing]:
    """Everybody, the strongest first. The games are taken by number, whatever the order in which they were finished."""
    games = sorted(results, key=lambda result: result.game)
    sums: dict[str, Sums] = {}
    for game in games:
        enter([sums.setdefault(bot, Sums()) for bot in game.seats], game)
    rated = compute_ratings(list(zip(game.seats, game.places, strict=True)) for game in games)
    return sort_standings(sums, rated)


def enter(seats: Sequence[Sums], result: Result) -> None:
    """Enter one game into the sums of its seats; only players can win (A-65)."""
    scores = list(result.points[: len(seats)])
    places = result.places
    for seat, (its, score) in enumerate(zip(seats, scores, strict=True)):
        others = max(scores[:seat] + scores[seat + 1 :])
        its.add(1 / places.count(1) if places[seat] == 1 else 0.0, score, score - others)
        its.forfeits += seat in result.forfeits


def sort_standings(sums: dict[str, Sums], rated: dict[str, Rating]) -> list[Standing]:
    """The standings by rating; a bot that played only with itself has none."""
    found = [its.make_standing(bot, rated[bot] if len(sums) > 1 else None) for bot, its in sums.items()]
    return sorted(found, key=lambda one: (-one.rating.value if one.rating else 0.0, one.bot))
