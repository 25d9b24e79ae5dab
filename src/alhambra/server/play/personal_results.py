"""What a finished game was for each of its people: points by source, purchases, buildings, place."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from alhambra.engine.events import Event
from alhambra.engine.play.game import Game
from alhambra.engine.turns.outcome import Sheet
from alhambra.server.play.log import drop_undone
from alhambra.server.play.match import Match
from alhambra.server.play.rows import OVER, SeatRow, TableRow
from alhambra.server.play.sitting import Change, Sitting

OTHER = "other"  # the source of points that come from no scoring


@dataclass(frozen=True)
class PersonalResult:
    """How a game ended for a person."""

    person: str
    seat: int
    points: int
    place: int
    is_won: bool
    is_left: bool  # did a bot end it for them?
    bought: int  # tiles for their full price
    exact: int  # of those, paid exactly
    sources: dict[str, int]  # points by category of the scorings
    buildings: dict[str, int]  # in the palace at the end, by type


def list_results_of_change(state: Sitting, change: Change) -> list[PersonalResult]:
    """The results of the game that a change ends; none if it ends none."""
    if change.row.phase != OVER or change.step is None or change.trial is None or not isinstance(state, Match):
        return []
    return _list_results(change.row, state.seats, change.trial.game, [*_list_events(state), *change.trial.events])


def list_results_of_match(match: Match) -> list[PersonalResult]:
    """The results of a game that is over."""
    return _list_results(match.row, match.seats, match.game, _list_events(match))


def _list_events(match: Match) -> list[Event]:
    """What happened, without what was taken back."""
    return [event for step in drop_undone(match.steps) for event in match.play.events.get(step.number, ())]


def _list_results(row: TableRow, seats: Sequence[SeatRow], game: Game, events: Iterable[Event]) -> list[PersonalResult]:
    outcome = game.outcome
    if outcome is None or row.origin:  # what goes on from a position is not a game of its own
        return []
    bought: Counter[int] = Counter()
    exact: Counter[int] = Counter()
    for event in events:
        if event.key == "buy":
            bought[event.seat] += 1
            exact[event.seat] += int(event.values["exact"])
    return [
        PersonalResult(
            person=seat.person,
            seat=seat.number,
            points=row.result[seat.number],
            place=int(outcome.places[seat.number]),
            is_won=seat.number in row.winners and not seat.bot,
            is_left=bool(seat.bot),
            bought=bought[seat.number],
            exact=exact[seat.number],
            sources=sum_points_by_source(outcome.scorings, seat.number, row.result[seat.number]),
            buildings=count_buildings(outcome.scorings, seat.number),
        )
        for seat in seats
        if seat.kind == "person" and seat.person is not None
    ]


def sum_points_by_source(scorings: Sequence[Sheet], seat: int, points: int) -> dict[str, int]:
    """Points by category, without those that brought none; what is left has another source."""
    found: Counter[str] = Counter()
    for sheet in scorings:
        for line in sheet.rows:
            found[line.category] += line.points[seat]
    found[OTHER] = points - sum(found.values())
    return {category: count for category, count in found.items() if count}


def count_buildings(scorings: Sequence[Sheet], seat: int) -> dict[str, int]:
    """The buildings of a palace at the last scoring, by type."""
    lines = scorings[-1].rows if scorings else []
    return {line.category: line.counts[seat] for line in lines if line.places and line.counts[seat]}
