"""How everybody did: rating, wins, points and margin of each bot."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from alhambra.lab.results import Result
from alhambra.ratings import Rating, ratings, wilson


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

    def as_dict(self) -> dict[str, object]:
        """The same as plain data, rounded."""
        return {key: rounded(value) for key, value in asdict(self).items()}


def rounded(value: object) -> object:
    """Numbers, and those inside, with as many digits as anybody needs."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, tuple) else value


def standings(results: Iterable[Result]) -> list[Standing]:
    """Everybody, the strongest first. The games are taken by number, whatever the order in which they were finished."""
    games = sorted(results, key=lambda result: result.game)
    seats: dict[str, list[tuple[float, int, int]]] = {}
    for game in games:
        points = game.points[: len(game.seats)]
        for seat, bot in enumerate(game.seats):
            others = max(points[:seat] + points[seat + 1 :])
            seats.setdefault(bot, []).append((game.wins[seat], points[seat], points[seat] - others))
    rated = ratings(list(zip(game.seats, game.places, strict=True)) for game in games) if len(seats) > 1 else {}
    found = [standing(bot, sat, rated.get(bot)) for bot, sat in seats.items()]
    return sorted(found, key=lambda one: (-one.rating.value if one.rating else 0.0, one.bot))


def standing(bot: str, sat: list[tuple[float, int, int]], rating: Rating | None) -> Standing:
    """Add up what a bot did in its seats: wins, points and margins."""
    count = len(sat)
    wins, points, margins = (sum(column) for column in zip(*sat, strict=True))
    return Standing(bot, count, rating, wins, wins / count, wilson(wins, count), points / count, margins / count)
