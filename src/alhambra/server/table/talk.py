"""What is said at a table. Nobody hears a line twice, in whichever process they listen."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Row, Select, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.play import wire, wire_parts
from alhambra.server.storage.schema import chat as chats
from alhambra.server.storage.schema import person as people
from alhambra.server.table.services import Services

LINES_KEPT: Final = 100  # lines that a newcomer gets
WRITE_ATTEMPTS: Final = 10  # others may speak at the same moment


@dataclass(frozen=True)
class Line:
    """A line of chat, and who said it, which is told to nobody."""

    person: str
    said: wire.Said

    @property
    def number(self) -> int:
        """The place of the line among all that were said at the table."""
        return self.said.number


@dataclass(frozen=True)
class NewLine:
    """What somebody wants to say; `message` names the message it came by."""

    person: str
    seat: int | None
    text: str
    phrase: str
    message: str
    at: float


def speaker_name(table_id: str, person_id: str) -> str:
    """By what a person is known in the talk of a table: it tells nothing about who talks elsewhere."""
    return sha256(f"{table_id} {person_id}".encode()).hexdigest()[:16]


def make_muted_message(table_id: str, person_id: str, muted: frozenset[str], lines: Iterable[Line]) -> wire.Muted:
    """The message that tells a person whom of those who talk at a table they do not hear."""
    names = {line.said.speaker: line.said.name for line in lines if line.person in muted}
    speakers = [wire_parts.Speaker(speaker, name) for speaker, name in names.items()]
    return wire.Muted(speaker_name(table_id, person_id), speakers)


def tidy_text(text: str) -> str:
    """A text in one line, without signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


async def say(services: Services, table_id: str, line: NewLine) -> None:
    """Write a line; nothing happens if that message has come before."""
    for attempt in range(WRITE_ATTEMPTS):
        try:
            async with services.database.begin() as connection:
                await services.peers.tell(connection, table_id)
                await _say(connection, table_id, line)
            return
        except IntegrityError:  # somebody else has taken the number
            if attempt == WRITE_ATTEMPTS - 1:
                raise


async def _say(connection: AsyncConnection, table_id: str, line: NewLine) -> None:
    said_before = select(chats.c.number).where(chats.c.game == table_id, chats.c.message == line.message)
    if (await connection.execute(said_before)).first() is not None:
        return
    number = await find_last_number(connection, table_id) + 1
    await connection.execute(insert(chats).values(game=table_id, number=number, **asdict(line)))


async def find_last_number(connection: AsyncConnection, table_id: str) -> int:
    """The number of the last line; 0 if nothing was said."""
    highest = select(func.coalesce(func.max(chats.c.number), 0)).where(chats.c.game == table_id)
    return int((await connection.execute(highest)).scalar_one())


async def read_new_lines(connection: AsyncConnection, table_id: str, since: int) -> list[Line]:
    """What was said after that line."""
    query = _select_lines(table_id).where(chats.c.number > since).order_by(chats.c.number)
    return [_make_line(row) for row in await connection.execute(query)]


async def read_last_lines(connection: AsyncConnection, table_id: str) -> list[Line]:
    """What was said last, for a newcomer."""
    query = _select_lines(table_id).order_by(chats.c.number.desc()).limit(LINES_KEPT)
    return [_make_line(row) for row in reversed((await connection.execute(query)).all())]


def _select_lines(table_id: str) -> Select[Any]:
    joined = people.c.id == chats.c.person
    return select(chats, people.c.name).join(people, joined).where(chats.c.game == table_id)


def _make_line(row: Row[Any]) -> Line:
    speaker = speaker_name(row.game, row.person)
    return Line(row.person, wire.Said(row.number, speaker, row.name, row.seat, row.text, row.at, row.phrase))
