"""Two tables with the same public history that differ only in what one viewer cannot know."""

import json
from collections.abc import Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.record.draws import hide
from alhambra.server.lobby.opening import NewTable, Options, SeatBody, open_table
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.lobby.standing import describe_standing
from alhambra.server.people.people import Person
from alhambra.server.play import wire
from alhambra.server.play.match import Match
from alhambra.server.play.moves import play
from alhambra.server.play.rows import SeatRow
from alhambra.server.play.sitting import Change
from alhambra.server.play.trial import Play
from alhambra.server.settings import Settings
from alhambra.server.site import Site
from alhambra.server.storage.migrate import migrate
from alhambra.server.table.conversation import carry_out
from alhambra.server.table.live import LiveTable
from alhambra.server.table.log_quota import LogQuota
from alhambra.server.table.viewer import Viewer

KEY = "07" * 32
# What differs between any two tables, whatever is played there.
OWN = ("id", "speaker", "me", "now", "invitation", "commitment", "nonce", "at", "secret", "updated", "created")


@asynccontextmanager
async def site_in(folder: Path) -> Any:
    """A site with a database and nothing running in it: what happens is what the test does."""
    site = Site(Settings.read({"data": folder, "workers": 1}, {}))
    await migrate(site.database)
    try:
        yield site
    finally:
        await site.database.close()


async def people_of(site: Site, count: int) -> list[Person]:
    """So many guests."""
    return [(await site.people.make_guest(f"Guest {'ABCDEF'[number]}", "en"))[0] for number in range(count)]


async def dealt_table(site: Site, people: list[Person], setup: Setup, local: dict[int, int]) -> LiveTable:
    """A table with a person in every seat, dealt; `local` are seats on the device of somebody else's seat."""
    async with site.database.begin() as connection:
        new = NewTable(setup=SetupBody.from_setup(setup), seats=[SeatBody(kind="person")], options=Options(window=60.0))
        number = await open_table(connection, people[0], new, site.services.now())
    table = LiveTable(site.services, number)
    site.services.log_quota = LogQuota(1e9, 1e9)  # scripted people look often
    await table.load()
    sitting = tuple(
        SeatRow(
            seat,
            kind="local" if seat in local else "person",
            person=people[local.get(seat, seat)].id,
            name=f"Name {seat}",
            nonce="00" * 32,
        )
        for seat in range(setup.players)
    )
    await table.commit(Change(table.state.revise_row(0.0, phase="dealing"), sitting))
    await table.deal(KEY)
    return table


def match_of(table: LiveTable) -> Match:
    """The game at a table."""
    assert isinstance(table.state, Match)
    return table.state


def other_world(game: Game, viewer: int, seed: int) -> Game:
    """A world that the viewer takes for the same; the order of deck and bags is left as it was."""
    world = game.view(viewer).sample(Fast(seed))
    world.deck = game.deck.clone()
    world.bags = [bag[:] for bag in game.bags]
    world.chance = game.chance.clone()
    return world


def heard(viewer: Viewer) -> list[dict[str, Any]]:
    """What a viewer was sent since the last time, without what tells tables apart."""
    texts, viewer.outbox = viewer.outbox, []
    return [without_own(json.loads(text)) for text in texts]


def listed(table: LiveTable, person: str | None) -> Any:
    """What a list shows somebody of the game at a table."""
    shown = describe_standing(table, person)
    return without_own(dict(shown)) if shown else None


def differences(one: Any, other: Any, place: str = "") -> Iterator[str]:
    """Where two messages differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            yield from differences(one[name], other[name], f"{place}.{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (first, second) in enumerate(zip(one, other, strict=True)):
            yield from differences(first, second, f"{place}[{number}]")
    elif one != other:
        yield f"{place}: {one!r} and {other!r}"


def without_own(value: Any) -> Any:
    """The same without names of tables and times."""
    if isinstance(value, dict):
        return {name: without_own(inner) for name, inner in value.items() if name not in OWN}
    if isinstance(value, list):
        return [without_own(inner) for inner in value]
    return round(value / 1000) if isinstance(value, float) else value  # seconds that are left


def is_revealing(table: LiveTable) -> bool:
    """Have sites been revealed, as they are at the end of a game (S-6)? Then the worlds may be told apart."""
    match = match_of(table)
    return any(event.key == "site-revealed" for event in match.play.events[match.last])


async def unseen(table: LiveTable, seat: int, action: str) -> None:
    """An action while nobody looks: nothing is sent, and the disk is spared."""
    match = match_of(table)
    match.adopt(replace(play(match, seat, action, 0.0), row=match.row))
    table.room.forget_texts()


async def seen(table: LiveTable, seat: int, action: str) -> None:
    """An action as everybody's."""
    await table.commit(play(match_of(table), seat, action, table.services.now()))


class Worlds:
    """Two tables that are played in step. `compared` counts the steps that somebody saw."""

    def __init__(self, tables: tuple[LiveTable, LiveTable], seat: int, luck: Fast) -> None:
        self.tables = tables
        self.seat = seat  # whoever sits there must not be able to tell them apart; nor a spectator
        self.luck = luck
        self.pairs: list[tuple[Viewer, Viewer]] = []
        self.told: dict[Viewer, dict[str, Any]] = {}
        self.compared = 0

    @property
    def games(self) -> tuple[Game, Game]:
        one, other = self.tables
        return match_of(one).game, match_of(other).game

    def look(self, person: Person | None, language: str = "en") -> tuple[Viewer, Viewer]:
        """Let somebody look at both tables."""
        pair = Viewer(person, language), Viewer(person, language)
        for table, viewer in zip(self.tables, pair, strict=True):
            table.room.enter(viewer)
        self.pairs.append(pair)
        return pair

    def leave(self) -> None:
        """Nobody looks any more."""
        for table in self.tables:
            for viewer in list(table.room.viewers):
                table.room.leave(viewer, table.services.now())
        self.pairs.clear()

    def news(self, viewer: Viewer) -> list[dict[str, Any]]:
        """What a viewer was sent; of the table itself only what is new, seconds apart."""
        found = []
        for message in heard(viewer):
            if message["type"] != "table" or message != self.told.get(viewer):
                found.append(message)
            if message["type"] == "table":
                self.told[viewer] = message
        return found

    async def say(self, pair: tuple[Viewer, Viewer], message: wire.ClientMessage) -> list[dict[str, Any]]:
        """Send the same to both; the answers must be alike, and so must what all others hear."""
        for table, viewer in zip(self.tables, pair, strict=True):
            await carry_out(table, viewer, message)
        return self.compare(pair)

    def compare(self, pair: tuple[Viewer, Viewer] | None = None) -> list[dict[str, Any]]:
        """All have heard the same at both tables; what one of them heard is returned."""
        answers: list[dict[str, Any]] = []
        for one, other in self.pairs:
            first, second = [self.news(viewer) for viewer in (one, other)]
            found = [*differences(first, second)]
            assert not found, found
            first_shown, second_shown = [listed(table, one.person_id) for table in self.tables]
            assert not [*differences(first_shown, second_shown)]
            answers = first if pair is not None and one is pair[0] else answers
        return answers

    def join(self, seed: int) -> None:
        """Let the second table be like the first once more, but for what cannot be known."""
        one, other = map(match_of, self.tables)
        self.leave()
        one.play.past.clear()  # what was before differs too, and cannot be made alike
        play = Play(other_world(one.game, self.seat, seed))
        play.events = dict(one.play.events)
        self.tables[1].state = Match(other.row, other.seats, play, one.steps)
        self.tables[1].room.forget_texts()
        self.tables[1].room._steps.clear()  # what was written of steps that were others until now

    async def step(self) -> bool:
        """One action at each table, which look the same to the viewer; False where there is none, or chance differs."""
        one, other = self.games
        actions = self.alike(one, other)
        if actions is None:
            return False
        for table, action in zip(self.tables, actions, strict=True):
            await (seen if self.pairs else unseen)(table, one.to_act, action)
        self.compared += bool(self.pairs)
        if any(is_revealing(table) for table in self.tables):
            return False
        first, second = [table.steps[-1] for table in self.tables]
        if not self.is_own(first.seat):
            first_drawn, second_drawn = [[hide(one.rules, draw) for draw in step.draws] for step in (first, second)]
            return first_drawn == second_drawn
        return first.draws == second.draws

    def is_own(self, seat: int) -> bool:
        """Does what that seat draws lie open to the viewer?"""
        return seat == self.seat

    def alike(self, one: Game, other: Game) -> tuple[str, str] | None:
        """Legal actions of both that nobody can tell apart who must not; secret ones may differ."""
        codes = one.legal_codes()
        legal = [str(action) for action in other.legal_actions()]
        secret = {kind.name for kind in one.rules.kinds if kind.is_secret}
        start = int(self.luck.draw_below(len(codes)))
        actions = [str(action) for action in one.legal_actions()]
        for action in actions[start:] + actions[:start]:
            kind = action.split()[0]
            if kind in secret and one.to_act != self.seat:
                return action, next(text for text in legal if text.split()[0] == kind)
            if action in legal:
                return action, action
        return None
