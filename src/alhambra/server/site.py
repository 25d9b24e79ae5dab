"""Everything that one server process consists of, started and stopped together."""

import asyncio
from typing import Final

from alhambra.server.bots.analysis import Analyses
from alhambra.server.bots.hints import Hints
from alhambra.server.bots.runner import BotRunner
from alhambra.server.edge.limits import Buckets
from alhambra.server.edge.metrics import Metrics
from alhambra.server.edge.overload import Overload
from alhambra.server.edge.webhook_address import WebhookAddresses
from alhambra.server.lobby.quick_games import QuickGames
from alhambra.server.lobby.watching import LiveGames
from alhambra.server.people.chat_limits import ChatLimits
from alhambra.server.people.friends import Friends
from alhambra.server.people.invitations import Invitations
from alhambra.server.people.mail import Mail
from alhambra.server.people.mail_address import MailAddresses
from alhambra.server.people.notes import Notes
from alhambra.server.people.notices import Notices
from alhambra.server.people.people import People
from alhambra.server.people.profiles import Profiles
from alhambra.server.people.push import Push
from alhambra.server.people.webhooks import Webhooks
from alhambra.server.settings import Settings
from alhambra.server.storage.database import Database
from alhambra.server.storage.health import Health
from alhambra.server.storage.migrate import migrate
from alhambra.server.storage.peers import peers_of
from alhambra.server.storage.uptime import Uptime
from alhambra.server.study.replay_store import ReplayStore
from alhambra.server.table.doorkeeper import Doorkeeper
from alhambra.server.table.log_quota import LogQuota
from alhambra.server.table.question_quota import QuestionQuota
from alhambra.server.table.services import Services
from alhambra.server.table.tables import Tables

PUZZLES_A_SECOND: Final = 0.2  # that somebody may sit down at,
PUZZLES_AT_ONCE: Final = 30
CONTESTS_A_SECOND: Final = 1 / 60  # that an account may make or join,
CONTESTS_AT_ONCE: Final = 20


class Site:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.health = Health(self.database)
        self.overload = Overload(settings.overload_seconds)
        self.webhook_addresses = WebhookAddresses(settings.private_webhooks)
        self.people = People(self.database, self.webhook_addresses)
        self.peers = peers_of(self.database)
        self.bots = BotRunner(settings.workers)
        self.replays = ReplayStore()
        self.hints = Hints(self.bots)
        self.analyses = Analyses(self.bots)
        self.puzzles_opened = Buckets(PUZZLES_A_SECOND, PUZZLES_AT_ONCE)
        self.contest_limits = Buckets(CONTESTS_A_SECOND, CONTESTS_AT_ONCE)
        self.metrics = Metrics()
        self.webhooks = Webhooks(settings, self.webhook_addresses, self.metrics)
        self.push = Push(self.database, self.webhook_addresses, self.webhooks, settings.contact)
        self.mail = Mail(settings, self.metrics)
        self.mail_addresses = MailAddresses(self.database, self.mail, settings.address)
        self.friends = Friends(self.people)
        self.invitations = Invitations(self.database)
        self.notes = Notes(self.database)
        self.profiles = Profiles(self.database)
        self.notices = Notices(
            self.invitations, self.database, self.webhooks, self.push, self.mail, self.mail_addresses
        )
        self.services = Services(
            database=self.database,
            uptime=Uptime(self.database),
            peers=self.peers,
            people=self.people,
            bots=self.bots,
            hints=Hints(self.bots),
            metrics=self.metrics,
            notices=self.notices,
            chat_limits=ChatLimits(address_factor=settings.address_factor),
            log_quota=LogQuota(),
            question_quota=QuestionQuota(),
            claim_seconds=settings.claim_seconds,
        )
        self.tables = Tables(self.services, settings.idle_days)
        self.notices.is_awaited = self.tables.is_awaited
        self.doorkeeper = Doorkeeper(self.tables)
        self.live_games = LiveGames(self.tables)
        self.quick_games = QuickGames(self.tables)
        self.rules_drawing = asyncio.Lock()  # the pictures of the rules are drawn for one language at a time
        self.wish_limits = Buckets(rate=1 / 6, burst=10)  # how often a person may begin to wait
        self._measure()

    def _measure(self) -> None:
        measure, tables = self.metrics.measure, self.tables
        measure("alhambra_tables_live", "Tables in memory", lambda: len(tables.live))
        measure("alhambra_tables_driven", "Tables whose bots and clocks run here", lambda: len(tables.drivers))
        measure("alhambra_connections", "Open sockets", tables.count_viewers)
        measure("alhambra_bot_queue", "Questions that wait for a bot", self.bots.count_waiting)

    async def start(self) -> None:
        """Ready to serve when this returns."""
        await migrate(self.database)
        await self.services.uptime.start()
        await self.bots.start()
        await self.webhooks.start()
        await self.notices.start()
        await self.peers.start(self.tables)
        await self.tables.start()
        await self.quick_games.start()
        await self.doorkeeper.start()
        await self.overload.start()

    async def stop(self) -> None:
        """Everything that was acknowledged is on the disk already."""
        await self.overload.stop()
        await self.doorkeeper.stop()
        await self.quick_games.close()
        await self.tables.stop()
        await self.services.stop()
        await self.analyses.stop()
        await self.bots.stop()
        await self.notices.stop()
        await self.webhooks.stop()
        await self.peers.stop()
        await self.database.close()
