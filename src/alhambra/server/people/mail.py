"""Letters by SMTP: sent one after the other in the background, and never to an address that nobody has confirmed,
except the letter that asks to confirm it. The name of the server for mail is looked up in a thread of its own."""

import asyncio
import socket
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import structlog

from alhambra.server.edge.metrics import Metrics
from alhambra.server.edge.name_lookup import NameLookup
from alhambra.server.edge.refused import Refused
from alhambra.server.settings import Settings

MOST_WAITING_LETTERS: Final = 500  # letters that may wait
MAIL_SERVER_SECONDS: Final = 20.0
PORTS: Final = {"smtp": 25, "smtps": 465}  # where the address of the server names none
PAUSE_SECONDS: Final = 5.0  # before the second and last attempt

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Letter:
    """What is sent to whom; `unsubscribe` is the address where programs for mail stop letters with one click."""

    to: str
    subject: str
    text: str
    unsubscribe: str = ""


class Mail:
    """Sends letters."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None, lookup: NameLookup | None = None) -> None:
        self._settings = settings
        self._metrics = metrics
        self._lookup = lookup or NameLookup()
        self._letters: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING_LETTERS)
        self._task: asyncio.Task[None] | None = None

    @property
    def is_offered(self) -> bool:
        """Can letters be sent? They need a server for mail, a sender, and the site's address for links."""
        return bool(self._settings.smtp and self._settings.mail_from and self._settings.address)

    async def start(self) -> None:
        """Begin to send."""
        if self.is_offered:
            self._task = asyncio.create_task(self._send_all(), name="mail")

    async def stop(self) -> None:
        """Stop; what still waits is not sent."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def put(self, letter: Letter) -> bool:
        """Send a letter soon; false if too many wait."""
        try:
            self._letters.put_nowait(letter)
        except asyncio.QueueFull:
            self._count("dropped")
            return False
        return True

    async def _send_all(self) -> None:
        while True:
            letter = await self._letters.get()
            for attempt in range(2):
                if attempt:
                    await asyncio.sleep(PAUSE_SECONDS)
                try:
                    await self._send(letter)
                except (aiosmtplib.SMTPException, OSError, TimeoutError, Refused) as error:
                    log.warning("letter failed", error=type(error).__name__)
                else:
                    self._count("sent")
                    break
            else:
                self._count("failed")

    async def _send(self, letter: Letter) -> None:
        server = urlsplit(self._settings.smtp)
        async with asyncio.timeout(MAIL_SERVER_SECONDS):
            await aiosmtplib.send(
                make_message(letter, self._settings.mail_from),
                hostname=server.hostname,
                local_hostname=urlsplit(self._settings.address).hostname,
                sock=await self._connect(server.hostname or "", server.port or PORTS[server.scheme]),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                timeout=MAIL_SERVER_SECONDS,
            )

    async def _connect(self, host: str, port: int) -> socket.socket:
        """A line to the server for mail, by the first of its addresses that answers."""
        failure: OSError | None = None
        for address in await self._lookup.find_addresses("mail", host, port):
            line = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
            line.setblocking(False)
            try:
                await asyncio.get_running_loop().sock_connect(line, (address, port))
            except OSError as error:
                line.close()
                failure = error
            except BaseException:
                line.close()
                raise
            else:
                return line
        raise failure or OSError("no address")

    def _count(self, end: str) -> None:
        if self._metrics is not None:
            self._metrics.letters.labels(end).inc()


def make_message(letter: Letter, sender: str) -> EmailMessage:
    """A letter as it is sent."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">") or None)
    message["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message
