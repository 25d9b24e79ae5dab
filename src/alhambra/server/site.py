"""Everything that one server process consists of, started and stopped together."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.record.setup_text import parse_setup
from alhambra.server.bots.analysis import Analyses
from alhambra.server.bots.hints import Hints
from alhambra.server.bots.runner import BotRunner
from alhambra.server.edge.metrics import Metrics
from alhambra.server.edge.overload import Overload
from alhambra.server.edge.webhook_address import WebhookAddresses
from alhambra.server.lobby.setup_body import set_name
from alhambra.server.people.people import People
from alhambra.server.people.webhooks import Webhooks
from alhambra.server.settings import Settings
from alhambra.server.storage.database import Database
from alhambra.server.storage.health import Health
from alhambra.server.storage.migrate import migrate
from alhambra.server.storage.peers import peers_of
from alhambra.server.study.replay_store import ReplayStore
from alhambra.server.table.doorkeeper import Doorkeeper
from alhambra.server.table.live import LiveTable
from alhambra.server.table.tables import Tables


class Site:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.health = Health(self.database)
        self.overload = Overload()
        self.webhook_addresses = WebhookAddresses(settings.private_webhooks)
        self.people = People(self.database, self.webhook_addresses)
        self.peers = peers_of(self.database)
        self.bots = BotRunner(settings.workers)
        self.replays = ReplayStore()
        self.hints = Hints(self.bots)
        self.analyses = Analyses(self.bots)
        self.metrics = Metrics()
        self.hooks = Webhooks(settings, self.webhook_addresses, self.metrics)
        self.tables = Tables(self)
        self.doorkeeper = Doorkeeper(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._measure()

    def _measure(self) -> None:
        measure, tables = self.metrics.measure, self.tables
        measure("alhambra_tables_live", "Tables in memory", lambda: len(tables.live))
        measure("alhambra_tables_driven", "Tables whose bots and clocks run here", lambda: len(tables.drivers))
        measure("alhambra_connections", "Open sockets", tables.count_viewers)
        measure("alhambra_bot_queue", "Questions that wait for a bot", self.bots.queue_length)

    async def start(self) -> None:
        """Ready to serve when this returns."""
        await migrate(self.database)
        await self.bots.start()
        await self.hooks.start()
        await self.peers.start(self.tables)
        await self.tables.start()
        await self.doorkeeper.start()
        await self.overload.start()

    async def stop(self) -> None:
        """Everything that was acknowledged is on the disk already."""
        await self.overload.stop()
        await self.doorkeeper.stop()
        await self.tables.stop()
        for task in list(self._tasks):
            task.cancel()
        await self.analyses.stop()
        await self.bots.stop()
        await self.hooks.stop()
        await self.peers.stop()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def tell_others(self, connection: AsyncConnection, game_id: str) -> None:
        """Tell the other processes that a table has changed."""
        await self.peers.tell(connection, game_id)

    async def remind(self, table: LiveTable, person_id: str) -> None:
        """It is somebody's turn who is not looking: say so at their other tables, and where they asked for it."""
        self.tables.reminded(table.id, person_id)
        await self.peers.remind(table.id, person_id)
        person = await self.people.by_id(person_id)
        if person is not None and person.webhook:
            self.hooks.turn(person, table.id, set_name(parse_setup(table.row.setup), person.language))
