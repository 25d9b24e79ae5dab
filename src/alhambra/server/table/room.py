"""The room around a table: who looks at it, here and in other processes, and what they are told.

Spectators of one language are told the same. It is written once, however many there are.
"""

from collections.abc import Iterable

from alhambra.engine.view.view import SPECTATOR
from alhambra.server.play import wire
from alhambra.server.play.match import Match
from alhambra.server.play.messages import missing_nonces, steps_since, substance, table_message, view_message
from alhambra.server.play.sitting import Moment, Sitting
from alhambra.server.storage.peers import Crowd
from alhambra.server.table.viewer import Viewer

Told = tuple[tuple[object, ...], str]  # the substance of a message about the table, and its text


class Room:
    """Viewers of one table."""

    def __init__(self, now: float) -> None:
        self.viewers: set[Viewer] = set()
        self.crowds: dict[str, Crowd] = {}  # who is there in other processes
        self.opened = now  # when this process began to look at the table
        self._left: dict[str, float] = {}  # person → when the last connection ended
        self._views: dict[str, str] = {}  # for spectators, by language
        self._steps: dict[tuple[str, tuple[str, ...]], list[str]] = {}  # for spectators, by language and names

    # --- who is there -------------------------------------------------------------------------------------

    @property
    def listeners(self) -> list[Viewer]:
        """Those who have said hello."""
        return [viewer for viewer in self.viewers if viewer.has_greeted]

    def leave(self, viewer: Viewer, now: float) -> None:
        """A connection has ended."""
        self.viewers.discard(viewer)
        if viewer.person is not None:
            self._left[viewer.person.id] = now

    def count(self, person: str) -> int:
        """How many connections somebody has here."""
        return sum(viewer.person_id == person for viewer in self.viewers)

    def people_here(self) -> frozenset[str]:
        """Who is connected, in any process."""
        here = {viewer.person.id for viewer in self.viewers if viewer.person is not None}
        return frozenset(here.union(*(crowd.people for crowd in self.crowds.values() if crowd.is_fresh)))

    def local_crowd(self, state: Sitting) -> tuple[set[str], int]:
        """The players who are connected here, and how many spectators there are."""
        seated = {seat.person for seat in state.seats if not seat.has_resigned}
        who = [viewer.person_id for viewer in self.viewers]
        return {person for person in who if person is not None and person in seated}, sum(
            person is None or person not in seated for person in who
        )

    def moment(self, state: Sitting, now: float, gone: frozenset[str] = frozenset()) -> Moment:
        """What is so just now."""
        here = self.people_here()
        elsewhere = sum(crowd.spectators for crowd in self.crowds.values() if crowd.is_fresh)
        missing = {seat.person for seat in state.seats if seat.person is not None} - here
        away = {person: self._left.get(person, self.opened) for person in missing}
        return Moment(now, here, elsewhere + self.local_crowd(state)[1], away, gone)

    # --- telling ------------------------------------------------------------------------------------------

    def forget_texts(self) -> None:
        """The game has changed: what was written of it is out of date."""
        self._views.clear()

    def tell(self, state: Sitting, moment: Moment, game_too: bool) -> None:
        """Send everybody what is new."""
        shared: dict[str, Told] = {}
        for viewer in self.listeners:
            self.send_table(state, viewer, moment, shared)
            if game_too:
                self.send_game(state, viewer)

    def tell_seat(self, state: Sitting, moment: Moment, seat: int) -> None:
        """Send those who see a seat's cards how things stand, and nobody else anything."""
        for viewer in self.listeners:
            if state.shown(viewer.viewpoint) == seat:
                self.send_table(state, viewer, moment)
                self.send_view(state, viewer)

    def say(self, messages: Iterable[wire.FromServer]) -> None:
        """Send everybody the same."""
        for message in messages:
            text = wire.written(message)
            for viewer in self.listeners:
                viewer.post(text)

    def send_table(self, state: Sitting, viewer: Viewer, moment: Moment, shared: dict[str, Told] | None = None) -> None:
        """The table as it is, if that is news; before the deal with the request to open what nonces are missing."""
        told, text = self._table_text(state, viewer, moment, {} if shared is None else shared)
        if told != viewer.told:
            viewer.told = told
            viewer.post(text)
        missing = missing_nonces(state, viewer.viewpoint)
        if missing:
            viewer.send(wire.Openings(missing))

    def _table_text(self, state: Sitting, viewer: Viewer, moment: Moment, shared: dict[str, Told]) -> Told:
        is_inside = state.is_inside(viewer.person_id)
        if not is_inside and viewer.language in shared:
            return shared[viewer.language]
        message = table_message(state, viewer.viewpoint, moment)
        told = substance(state, message), wire.written(message)
        if not is_inside:
            shared[viewer.language] = told
        return told

    def send_game(self, state: Sitting, viewer: Viewer) -> None:
        """The steps that the viewer has not seen, and the game as it is."""
        if not isinstance(state, Match):
            return
        if viewer.seen < state.last:
            viewer.post(self._steps_text(state, viewer))
        viewer.seen = state.last
        self.send_view(state, viewer)

    def _steps_text(self, match: Match, viewer: Viewer) -> str:
        viewpoint = viewer.viewpoint
        if match.shown(viewpoint) != SPECTATOR:
            return wire.written(wire.Steps(steps_since(match, viewpoint, viewer.seen)))
        lines = self._steps.setdefault((viewer.language, tuple(seat.name for seat in match.seats)), [])
        lines += [wire.part_written(step) for step in steps_since(match, viewpoint, len(lines) - 1)]
        return wire.steps_written(lines[viewer.seen + 1 :])

    def send_view(self, state: Sitting, viewer: Viewer) -> None:
        """The game as it is."""
        if not isinstance(state, Match):
            return
        viewpoint = viewer.viewpoint
        if state.shown(viewpoint) != SPECTATOR:
            viewer.send(view_message(state, viewpoint))
            return
        if viewer.language not in self._views:
            self._views[viewer.language] = wire.written(view_message(state, viewpoint))
        viewer.post(self._views[viewer.language])
