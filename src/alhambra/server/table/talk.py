"""What is said at a table. Nobody hears a line twice, in whichever process they listen."""

from collections.abc import Iterable
from dataclasses import dataclass
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
        """Its place."""
        return self.said.number


def speaker_name(table_id: str, person_id: str) -> str:
    """By what a person is known in the talk of a table: it tells nothing about who talks elsewhere."""
    return sha256(f"{table_id} {person_id}".encode()).hexdigest()[:16]


def muted_message(table_id: str, person_id: str, muted: frozenset[str], lines: Iterable[Line]) -> wire.Muted:
    """Whom of those who talk at a table somebody does not hear."""
    names = {line.said.speaker: line.said.name for line in lines if line.person in muted}
    speakers = [wire_parts.Speaker(speaker, name) for speaker, name in names.items()]
    return wire.Muted(speaker_name(table_id, person_id), speakers)


def tidied(text: str) -> str:
    """In one line, and without signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


async def say(services: Services, table_id: str, values: dict[str, Any]) -> bool:
    """Write a line; false if that message has come before."""
    for attempt in range(WRITE_ATTEMPTS):
        try:
            async with services.database.begin() as connection:
                await services.peers.tell(connection, table_id)
                return await _say(connection, table_id, values)
        except IntegrityError:  # somebody else has taken the number
            if attempt == WRITE_ATTEMPTS - 1:
                raise
    return False


async def _say(connection: AsyncConnection, table_id: str, values: dict[str, Any]) -> bool:
    said_before = select(chats.c.number).where(chats.c.game == table_id, chats.c.message == values["message"])
    if (await connection.execute(said_before)).first() is not None:
        return False
    number = await last_line(connection, table_id) + 1
    await connection.execute(insert(chats).values(game=table_id, number=number, **values))
    return True


async def last_line(connection: AsyncConnection, table_id: str) -> int:
    """The number of the last line; 0 if nothing was said."""
    highest = select(func.coalesce(func.max(chats.c.number), 0)).where(chats.c.game == table_id)
    return int((await connection.execute(highest)).scalar_one())


async def new_lines(connection: AsyncConnection, table_id: str, since: int) -> list[Line]:
    """What was said after that line."""
    query = _lines(table_id).where(chats.c.number > since).order_by(chats.c.number)
    return [_line(row) for row in await connection.execute(query)]


async def last_lines(connection: AsyncConnection, table_id: str) -> list[Line]:
    """What was said last, for a newcomer."""
    query = _lines(table_id).order_by(chats.c.number.desc()).limit(LINES_KEPT)
    return [_line(row) for row in reversed((await connection.execute(query)).all())]


def _lines(table_id: str) -> Select[Any]:
    joined = people.c.id == chats.c.person
    return select(chats, people.c.name).join(people, joined).where(chats.c.game == table_id)


def _line(row: Row[Any]) -> Line:
    speaker = speaker_name(row.game, row.person)
    return Line(row.person, wire.Said(row.number, speaker, row.name, row.seat, row.text, row.at))
