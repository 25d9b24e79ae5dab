"""Finished games of a page: their records, and replays of them or of files.

How likely each seat was to win is not told with them: the network that knows it is slow interpreted (see `reviews`).
"""

from collections import OrderedDict
from typing import Final

from alhambra.offline.desk import Desk
from alhambra.offline.records import is_of_file, keep_record, read_record
from alhambra.offline.store import read_whole
from alhambra.record.record import Record
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.log import make_record
from alhambra.server.play.rows import OVER
from alhambra.server.study.replay_store import (
    Loaded,
    ReplayAnswer,
    describe_replay,
    from_file,
    from_table,
    make_view_after,
    make_whatif_position,
)

TABLE: Final = "table-"  # begins the number of a replay of a game that was played here
REPLAYS_KEPT: Final = 4  # replays in memory
READING_SECONDS: Final = 60.0  # that reading a record may take


class Games:
    """Replays by number, the last used ones."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: OrderedDict[str, Loaded] = OrderedDict()

    async def record(self, table: str) -> Record:
        """The record of a table, or one that came as a file; while it is played as everybody may know it."""
        if is_of_file(table):
            found = await read_record(self._desk.store, table)
            if found is None:
                raise Refused("replay-missing", 404)
            return found
        whole = await read_whole(self._desk.store, table)
        if whole is None:
            raise Refused("no-table", 404)
        if not whole.steps or (whole.kept.row.origin and whole.kept.row.phase != OVER):
            raise Refused("no-record", 409)
        return make_record(whole.kept.row, whole.kept.seats, whole.steps)

    async def describe_replay(self, record: str, table: str, language: str) -> ReplayAnswer:
        """A finished game in words: a file, which is kept from now on, or a game that is kept here."""
        if record:
            replay = from_file(record, READING_SECONDS, foresees=False)
            number = await keep_record(self._desk.store, replay, self._desk.now())
            self._keep(number, replay)
        else:
            number = table if is_of_file(table) else TABLE + table
            replay = await self.find(number)
        return describe_replay(number, replay, language)

    async def view(self, number: str, step: int, seat: int, language: str) -> wire.View:
        """The game after a step, as a seat saw it."""
        return make_view_after(await self.find(number), step, seat, language)

    async def find_position(self, number: str, step: int, seat: int) -> str:
        """The position after a step, to be played on by a seat."""
        replay = await self.find(number)
        replay.check_step(step)
        if not 0 <= seat < replay.record.setup.players:
            raise Refused("replay-seat", 404, seat=seat)
        return make_whatif_position(replay.record, step)

    async def find(self, number: str) -> Loaded:
        """A replay by its number; games that are kept here can always be loaded again."""
        replay = self._kept.get(number)
        if replay is None and (number.startswith(TABLE) or is_of_file(number)):
            replay = from_table(await self.record(number.removeprefix(TABLE)), READING_SECONDS, foresees=False)
            self._keep(number, replay)
        if replay is None:
            raise Refused("replay-missing", 404)
        return replay

    def forget(self, number: str) -> None:
        """A game was deleted."""
        self._kept.pop(number, None)
        self._kept.pop(TABLE + number, None)

    def _keep(self, number: str, replay: Loaded) -> None:
        self._kept[number] = replay
        if len(self._kept) > REPLAYS_KEPT:
            self._kept.popitem(last=False)
