"""One connection to a table: who is there, what is shown to them, and what waits to be sent."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import Person
from alhambra.server.play import wire
from alhambra.server.play.sitting import Viewpoint

TRY_AGAIN: Final = 1013  # codes of the end of a connection
REFUSED: Final = 4000  # and the status over HTTP
MOST_WAITING_MESSAGES: Final = 400  # messages that may wait for a slow connection before it is given up


@dataclass(eq=False)
class Viewer:
    """Somebody looking at a table."""

    person: Person | None
    language: str = "en"
    unveiled: int | None = None  # the seat that is shown, where several belong to the device
    has_greeted: bool = False
    seen: int = -1  # the last step that was sent
    told: tuple[object, ...] | None = None  # the substance of what was last sent of the table
    outbox: list[str] = field(default_factory=list)
    is_lost: bool = False
    digest: str = ""  # of the secret by which the person is known
    invitation: str = ""  # that was shown at the door
    address: str = ""  # where it comes from, to count by what strangers are sent
    muted: frozenset[str] = frozenset()  # people whom they do not want to hear
    close_code: int = TRY_AGAIN
    _news: asyncio.Event = field(default_factory=asyncio.Event)  # is there anything to send, or nothing ever again?

    @property
    def viewpoint(self) -> Viewpoint:
        """From where they look."""
        return Viewpoint(self.person_id, self.unveiled, self.language)

    @property
    def person_id(self) -> str | None:
        """Who it is; None for a stranger."""
        return None if self.person is None else self.person.id

    def send(self, message: wire.FromServer) -> None:
        """Put a message into the outbox."""
        self.post(wire.write_message(message))

    def post(self, *texts: str) -> None:
        """Put written messages there; a connection that does not keep up is given up and comes back later."""
        if self.is_lost or not texts:
            return
        if len(self.outbox) + len(texts) > MOST_WAITING_MESSAGES:
            self.give_up()
            return
        self.outbox += texts
        self._news.set()

    async def wait_for_texts(self) -> list[str]:
        """What waits to be sent, as soon as there is something; nothing at the end."""
        await self._news.wait()
        texts, self.outbox = self.outbox, []
        if not self.is_lost:
            self._news.clear()
        return texts

    def give_up(self) -> None:
        """Send nothing more; the connection is closed."""
        self.is_lost = True
        self.outbox = []
        self._news.set()

    def show_out(self, refused: Refused) -> None:
        """Say why, and close the connection."""
        if self.is_lost:
            return
        self.give_up()
        self.close_code = REFUSED + refused.status
        self.outbox = [wire.write_message(wire.Refused("", refused.key, refused.text(self.language)))]

    def refuse(self, message_id: str, refused: Refused) -> None:
        """Say why something was not done."""
        self.send(wire.Refused(message_id, refused.key, refused.text(self.language)))
