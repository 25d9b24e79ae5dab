"""The room around a table: who looks at it, here and in other processes, and what they are told.

Spectators of one language are told the same: it is written once, however many there are. What the coming and going
of a person costs does not depend on how many others are there.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from alhambra.engine.view.view import SPECTATOR
from alhambra.server.play import wire
from alhambra.server.play.match import Match
from alhambra.server.play.messages import (
    list_missing_nonces,
    list_steps_since,
    make_table_message,
    make_view_message,
    select_news,
)
from alhambra.server.play.sitting import Moment, Sitting
from alhambra.server.storage.peers import Crowd
from alhambra.server.table.talk import Line
from alhambra.server.table.viewer import Viewer

STEP_TEXTS_KEPT: Final = 12  # texts of steps: most come without any, or have all but the last

Told = tuple[tuple[object, ...], str]  # the substance of a message about the table, and its text


class Room:
    """Viewers of one table."""

    def __init__(self, now: float) -> None:
        self.viewers: set[Viewer] = set()
        self.crowds: dict[str, Crowd] = {}  # who is there in other processes
        self.opened = now  # when this process began to look at the table
        self._connections: Counter[str] = Counter()  # by person; strangers are not counted
        self._left: dict[str, float] = {}  # person → when the last connection ended
        self._views: dict[str, str] = {}  # for spectators, by language
        self._steps: dict[tuple[str, tuple[str, ...]], list[str]] = {}  # for spectators, by language and names
        self._steps_since: dict[tuple[str, int], str] = {}  # steps as they are sent, by language and last step known

    # --- who is there -------------------------------------------------------------------------------------

    @property
    def listeners(self) -> list[Viewer]:
        """The viewers who have said hello."""
        return [viewer for viewer in self.viewers if viewer.has_greeted]

    def enter(self, viewer: Viewer) -> None:
        """A connection has begun."""
        self.viewers.add(viewer)
        if viewer.person is not None:
            self._connections[viewer.person.id] += 1

    def leave(self, viewer: Viewer, now: float) -> None:
        """A connection has ended."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        if viewer.person is not None:
            self._left[viewer.person.id] = now
            self._connections[viewer.person.id] -= 1
            if not self._connections[viewer.person.id]:
                del self._connections[viewer.person.id]

    def count(self, person: str) -> int:
        """How many connections somebody has here."""
        return self._connections[person]

    def viewers_of(self, person: str) -> list[Viewer]:
        """The connections of somebody here."""
        return [viewer for viewer in self.listeners if viewer.person_id == person]

    def is_here(self, person: str) -> bool:
        """Is somebody connected, in any process?"""
        return person in self._connections or any(
            person in crowd.people for crowd in self.crowds.values() if crowd.is_fresh
        )

    def count_crowd(self, state: Sitting) -> tuple[set[str], int]:
        """The players who are connected here, and how many spectators there are."""
        seated = {seat.person for seat in state.seats if seat.person is not None and not seat.has_resigned}
        players = {person for person in seated if person in self._connections}
        return players, len(self.viewers) - sum(self._connections[person] for person in players)

    def make_moment(self, state: Sitting, now: float, gone: frozenset[str] = frozenset()) -> Moment:
        """What is so just now: the time, who is here, and who is away."""
        seated = {seat.person for seat in state.seats if seat.person is not None}
        here = frozenset(person for person in seated | {state.row.host} if self.is_here(person))
        elsewhere = sum(crowd.spectators for crowd in self.crowds.values() if crowd.is_fresh)
        away = {person: self._left.get(person, self.opened) for person in seated - here}
        return Moment(now, here, elsewhere + self.count_crowd(state)[1], away, gone)

    # --- telling ------------------------------------------------------------------------------------------

    def forget_texts(self) -> None:
        """The game has changed: what was written of it is out of date."""
        self._views.clear()
        self._steps_since.clear()

    def tell(self, state: Sitting, moment: Moment, game_too: bool) -> None:
        """Send everybody what is new; players before spectators, who may be many."""
        alike: dict[tuple[str, int, int], list[Viewer]] = {}  # spectators who have heard the same
        for viewer in self.listeners:
            if not state.is_inside(viewer.person_id):
                alike.setdefault((viewer.language, viewer.seen, id(viewer.told)), []).append(viewer)
                continue
            self.send_table(state, viewer, moment)
            if game_too:
                self.send_game(state, viewer)
        shared: dict[str, Told] = {}
        for viewers in alike.values():
            self._tell_alike(state, viewers, self._table_text(state, viewers[0], moment, shared), game_too)

    def _tell_alike(self, state: Sitting, viewers: list[Viewer], about: Told, game_too: bool) -> None:
        """Send spectators who have heard the same what is new: it is found out once."""
        first, (told, text) = viewers[0], about
        texts = [] if told == first.told else [text]
        seen = first.seen
        if game_too and isinstance(state, Match):
            texts += [self._steps_text(state, first)] if seen < state.last else []
            texts += [self._spectators_view_text(state, first)]
            seen = state.last
        for viewer in viewers:
            viewer.told, viewer.seen = told, seen
            viewer.post(*texts)

    def tell_seat(self, state: Sitting, moment: Moment, seat: int) -> None:
        """Send those who see a seat's cards how things stand, and nobody else anything."""
        for viewer in self.listeners:
            if state.find_shown_seat(viewer.viewpoint) == seat:
                self.send_table(state, viewer, moment)
                self.send_view(state, viewer)

    def say(self, lines: Iterable[Line]) -> None:
        """Send everybody what was said, but not of people whom they do not want to hear."""
        for line in lines:
            text = wire.write_message(line.said)
            for viewer in self.listeners:
                if line.person not in viewer.muted:
                    viewer.post(text)

    def send_table(self, state: Sitting, viewer: Viewer, moment: Moment) -> None:
        """The table as it is, if that is news; before the deal with the request to open what nonces are missing."""
        told, text = self._table_text(state, viewer, moment, {})
        if told != viewer.told:
            viewer.told = told
            viewer.post(text)
        missing = list_missing_nonces(state, viewer.viewpoint)
        if missing:
            viewer.send(wire.Openings(missing))

    def _table_text(self, state: Sitting, viewer: Viewer, moment: Moment, shared: dict[str, Told]) -> Told:
        is_inside = state.is_inside(viewer.person_id)
        if not is_inside and viewer.language in shared:
            return shared[viewer.language]
        message = make_table_message(state, viewer.viewpoint, moment)
        told = select_news(state, message), wire.write_message(message)
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
        if match.find_shown_seat(viewpoint) != SPECTATOR:
            return wire.write_message(wire.Steps(list_steps_since(match, viewpoint, viewer.seen)))
        key = viewer.language, viewer.seen
        if key not in self._steps_since:
            lines = self._steps.setdefault((viewer.language, tuple(seat.name for seat in match.seats)), [])
            if len(lines) <= match.last:
                lines += [wire.write_step(step) for step in list_steps_since(match, viewpoint, len(lines) - 1)]
            if len(self._steps_since) >= STEP_TEXTS_KEPT:
                self._steps_since.clear()
            self._steps_since[key] = wire.write_steps(lines[viewer.seen + 1 :])
        return self._steps_since[key]

    def send_view(self, state: Sitting, viewer: Viewer) -> None:
        """The game as it is."""
        if not isinstance(state, Match):
            return
        viewpoint = viewer.viewpoint
        if state.find_shown_seat(viewpoint) != SPECTATOR:
            viewer.send(make_view_message(state, viewpoint))
            return
        viewer.post(self._spectators_view_text(state, viewer))

    def _spectators_view_text(self, match: Match, viewer: Viewer) -> str:
        if viewer.language not in self._views:
            self._views[viewer.language] = wire.write_message(make_view_message(match, viewer.viewpoint))
        return self._views[viewer.language]
