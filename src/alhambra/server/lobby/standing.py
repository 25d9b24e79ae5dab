"""How a game stands, in short: a picture of a palace, the points, whose turn it is, and the time that is left.

It is made from the view of the person who asks, as everything is: players see their own palace, everybody else that of
the leader.
"""

from typing import cast

from alhambra.engine.show import show_modules
from alhambra.engine.view.view import SPECTATOR, View
from alhambra.server.play.lines import Standing
from alhambra.server.play.match import Match
from alhambra.server.play.shown import PlacedName
from alhambra.server.play.sitting import Viewpoint
from alhambra.server.table.live import LiveTable


def describe_standing(table: LiveTable, person: str | None) -> Standing | None:
    """How the game at a table stands, as that person sees it; None where none is played."""
    match = table.state
    if not isinstance(match, Match) or not match.is_running:
        return None
    shown = match.find_shown_seat(Viewpoint(person))
    view = match.game.view(shown)
    points = [int(view.scores[seat]) for seat in range(len(match.seats))]
    seat = points.index(max(points)) if shown == SPECTATOR else shown
    deciding = None if match.window is not None else int(match.game.to_act)
    left = match.clock.compute_left(table.services.now())
    return Standing(
        seat=seat,
        palace=list_palace_tiles(view, seat),
        covers=list_covers(view),
        scores=points,
        deciding=deciding,
        left=round(left[deciding], 1) if left and deciding is not None else None,
        spectators=table.make_moment().spectators,
        is_watching=person is not None and not match.is_inside(person) and table.room.count(person) > 0,
    )


def list_palace_tiles(view: View, seat: int) -> list[PlacedName]:
    """The tiles of a palace with their places, the starting tile first."""
    palace = view.seats[seat].palace
    return [(str(palace.at(0, 0)), 0, 0), *((name, int(x), int(y)) for name, x, y in palace.items())]


def list_covers(view: View) -> dict[str, str]:
    """What lies on tiles, by their names; `?` where the viewer may not know it."""
    shown = cast(dict[str, dict[str, dict[str, str]]], show_modules(view))
    return {
        name: piece
        for leaflet in view.rules.leaflets
        for holding in leaflet.holdings
        if holding.covers
        for name, piece in shown[leaflet.name][holding.name].items()
    }
