"""Tables in lists: those that are open, and those where somebody sits."""

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, Select, select

from alhambra.record.setup_text import parse_setup
from alhambra.server.lobby.setup_body import set_title, setup_body
from alhambra.server.people.people import Person
from alhambra.server.site import Site
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import seat as seats

LISTED: Final = 50


def table_line(
    row: Row[Any], sitting: list[Row[Any]], person: Person | None, language: str, awaited: Sequence[int] = ()
) -> dict[str, Any]:
    """A table in a list."""
    setup = parse_setup(row.setup)
    own = [seat.number for seat in sitting if person is not None and seat.person == person.id]
    is_inside = bool(own) or (person is not None and row.host == person.id)
    return {
        "id": row.id,
        "title": set_title(setup, language),
        "setup": setup_body(setup).model_dump(),
        "phase": row.phase,
        "host": next((seat.name for seat in sitting if seat.person == row.host), ""),
        "seats": [
            {
                "number": seat.number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "is_mine": seat.number in own,
            }
            for seat in sitting
        ],
        "options": json.loads(row.options),
        "my_turn": any(seat in own for seat in awaited),
        "created": row.created,
        "updated": row.updated,
        "result": json.loads(row.result) if row.result else [],
        "winners": json.loads(row.winners) if row.winners else [],
        "invitation": row.invitation if is_inside else "",
    }


async def open_tables(site: Site, person: Person | None, phase: str, language: str) -> list[dict[str, Any]]:
    """Tables in a phase that everybody may see."""
    is_public = ~games.c.options.like('%"private": true%')
    return await _listed(site, select(games).where(is_public, games.c.phase == phase), person, language)


async def tables_of(site: Site, person: Person, language: str, phase: str = "") -> list[dict[str, Any]]:
    """The tables where somebody sits, finished ones too, those first where it is the person's turn."""
    sits = select(seats.c.game).where(seats.c.person == person.id)
    query = select(games).where(games.c.id.in_(sits) | (games.c.host == person.id))
    return await _listed(site, query.where(games.c.phase == phase) if phase else query, person, language)


async def _listed(site: Site, query: Select[Any], person: Person | None, language: str) -> list[dict[str, Any]]:
    async with site.database.read() as connection:
        found = (await connection.execute(query.order_by(games.c.updated.desc()).limit(LISTED))).all()
        these = seats.c.game.in_([row.id for row in found])
        sitting = (await connection.execute(select(seats).where(these).order_by(seats.c.number))).all()
    lines = []
    for row in found:
        seated = [seat for seat in sitting if seat.game == row.id]
        is_mine = person is not None and row.phase == "playing" and person.id in {seat.person for seat in seated}
        awaited = (await site.tables.get(row.id)).awaited() if is_mine else []
        lines.append(table_line(row, seated, person, language, awaited))
    return sorted(lines, key=lambda line: (not line["my_turn"], -line["updated"]))
