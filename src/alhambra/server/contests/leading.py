"""Who leads a tournament: an arbiter can hand it on, and a player can lead it when the arbiter does not come back."""

from typing import Final

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.contests.arbiter import find_player
from alhambra.server.contests.tournament import IN, OUT, OVER, PLAYING, RUNNING, Field, find_resting_games
from alhambra.server.edge.refused import Refused
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import tournament

DAY_SECONDS: Final = 86400.0
LIVE_ARBITER_SECONDS: Final = 3 * DAY_SECONDS  # how long a live tournament that is not paused waits after a round
ARBITER_SECONDS: Final = 14 * DAY_SECONDS  # and every other one


async def hand_over(connection: AsyncConnection, field: Field, number: int) -> None:
    """Let another player be the arbiter."""
    player = find_player(field, number)
    if player.person is None or player.status == OUT:
        raise Refused("no-player", 404)
    await _set_arbiter(connection, field, player.person)


async def take_over(connection: AsyncConnection, field: Field, person_id: str, now: float) -> None:
    """Let somebody lead whose arbiter has not come back; refused as long as that cannot be said."""
    if not await is_abandoned(connection, field, now):
        raise Refused("arbiter-awaited")
    if not may_lead(field, person_id):
        raise Refused("no-player", 403)
    await _set_arbiter(connection, field, person_id)


def may_lead(field: Field, person_id: str) -> bool:
    """Is it somebody who plays and is not the arbiter?"""
    mine = field.player_of(person_id) if person_id else None
    return mine is not None and mine.status == IN and field.tournament.host != person_id


async def is_abandoned(connection: AsyncConnection, field: Field, now: float) -> bool:
    """Is a round over for so long that the arbiter will not begin the next? Before the first one nobody waits."""
    here = field.tournament
    if here.phase == OVER or here.round == 0 or await is_played(connection, field):
        return False
    is_live = here.phase == RUNNING and here.clock.kind == "fischer"
    query = select(func.max(games.c.updated)).where(games.c.contest == here.contest_of(here.round))
    last = await connection.scalar(query)
    return now >= (last or here.created) + (LIVE_ARBITER_SECONDS if is_live else ARBITER_SECONDS)


async def is_played(connection: AsyncConnection, field: Field) -> bool:
    """Is a game of the round under way? One that is adjourned waits for the arbiter."""
    playing = {table.game for table in field.tables_of(field.tournament.round) if table.state == PLAYING}
    return bool(playing - await find_resting_games(connection, field))


async def _set_arbiter(connection: AsyncConnection, field: Field, person_id: str) -> None:
    await connection.execute(update(tournament).where(tournament.c.id == field.tournament.id).values(host=person_id))
