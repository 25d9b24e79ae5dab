"""What changes a tournament: people who come and go, and what its arbiter does."""

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.record.setup_text import setup_text
from alhambra.server.contests.duplicate import BOTS
from alhambra.server.contests.pairing import Round, pair_round
from alhambra.server.contests.tournament import (
    BYE,
    CORRECTED,
    DECIDED,
    GATHERING,
    IN,
    OUT,
    OVER,
    PAUSED,
    PLAYING,
    PREFIX,
    RESERVE,
    RUNNING,
    VOID,
    Field,
    Player,
    RoundTable,
    Tournament,
    load,
)
from alhambra.server.edge.refused import Refused
from alhambra.server.play.opening import TableWish, Tokens, make_table
from alhambra.server.play.rows import DEALING, SeatRow, TableOptions, TableRow
from alhambra.server.play.rows import OVER as GAME_OVER
from alhambra.server.play.sitting import make_name_unique
from alhambra.server.storage.log import insert_table, load_seats, load_table
from alhambra.server.storage.schema import game as games
from alhambra.server.storage.schema import tournament, tournament_player, tournament_table

MOST_PLAYERS: Final = 32
MOST_HOSTED: Final = 3  # tournaments that are not over
MOST_JOINED: Final = 10
SEALED_SECONDS: Final = 10 * 366 * 86400.0  # longer than any round: its last table opens it
MOST_POINTS: Final = 9999

NEXT_PHASES: Final = {(RUNNING, PAUSED), (PAUSED, RUNNING), (RUNNING, OVER), (PAUSED, OVER), (GATHERING, OVER)}


# --- coming and going -----------------------------------------------------------------------------------------


async def make(connection: AsyncConnection, new: Tournament) -> None:
    """Write a new tournament; refused if its host has too many."""
    hosted = select(func.count()).where(tournament.c.host == new.host, tournament.c.phase != OVER)
    if (await connection.scalar(hosted) or 0) >= MOST_HOSTED:
        raise Refused("too-many-tournaments", 429)
    clock = {f"clock_{name}": getattr(new.clock, name) for name in ("base", "increment", "days")}
    values = vars(new) | {"setup": setup_text(new.setup), "clock": new.clock.kind} | clock
    await connection.execute(insert(tournament).values(values))


async def join(
    connection: AsyncConnection, number: str, player: Player, invitation: str, *, is_program: bool = False
) -> None:
    """Let somebody in; after the first round as a reserve. They may have joined before, or come back."""
    field = await load(connection, number, is_changed=True)
    before = field.player_of(player.person or "")
    if before is not None and before.status != OUT:
        return None
    here = field.tournament
    if not here.is_public and not is_invited(here, invitation) and before is None:
        raise Refused("tournament-needs-invitation", 403)
    if is_program and not here.has_bots:
        raise Refused("tournament-no-bots", 403)
    if here.phase == OVER:
        raise Refused("tournament-over")
    if before is not None:
        return await set_player(connection, number, before.number, status=RESERVE)
    mine = tournament_player.c.person == player.person, tournament_player.c.status != OUT, tournament.c.phase != OVER
    joined = select(func.count()).select_from(tournament_player.join(tournament)).where(*mine)
    if (await connection.scalar(joined) or 0) >= MOST_JOINED:
        raise Refused("too-many-tournaments", 429)
    await add_player(connection, field, replace(player, status=IN if here.phase == GATHERING else RESERVE))
    return None


def is_invited(here: Tournament, invitation: str) -> bool:
    """Is that its invitation?"""
    return secrets.compare_digest(invitation.encode("utf-8", "replace"), here.invitation.encode())


async def add_player(connection: AsyncConnection, field: Field, player: Player) -> None:
    """Give somebody the next number, and a name that nobody else has here."""
    if sum(one.status != OUT for one in field.players) >= MOST_PLAYERS:
        raise Refused("tournament-full")
    number = 1 + max((one.number for one in field.players), default=0)
    name = make_name_unique(player.name, [one.name for one in field.players])
    values = vars(player) | {"tournament": field.tournament.id, "number": number, "name": name}
    await connection.execute(insert(tournament_player).values(values))


async def set_player(connection: AsyncConnection, tournament_id: str, number: int, **values: Any) -> None:
    """Change what is stored of a player."""
    which = tournament_player.c.tournament == tournament_id, tournament_player.c.number == number
    await connection.execute(update(tournament_player).where(*which).values(values))


async def leave(connection: AsyncConnection, number: str, person_id: str) -> None:
    """Let somebody go: without a trace before the first round, else from the next round on."""
    field = await load(connection, number, is_changed=True)
    mine = field.player_of(person_id)
    if mine is None:
        return
    if has_played(field, mine):
        await set_player(connection, number, mine.number, status=OUT)
    else:
        await remove(connection, field, mine)


def has_played(field: Field, player: Player) -> bool:
    """Has somebody sat at a table, or had a bye?"""
    return any(player.number in table.players for table in field.tables)


async def remove(connection: AsyncConnection, field: Field, player: Player) -> None:
    """Forget a player."""
    which = tournament_player.c.tournament == field.tournament.id, tournament_player.c.number == player.number
    await connection.execute(delete(tournament_player).where(*which))


# --- the arbiter ----------------------------------------------------------------------------------------------


async def load_for_arbiter(connection: AsyncConnection, number: str, person_id: str) -> Field:
    """A tournament that its arbiter is about to change; refused for everybody else."""
    field = await load(connection, number, is_changed=True)
    check_arbiter(field, person_id)
    return field


def check_arbiter(field: Field, person_id: str) -> None:
    """Refuse everybody but the arbiter."""
    if field.tournament.host != person_id:
        raise Refused("arbiter-only", 403)


def find_player(field: Field, number: int) -> Player:
    """A player by number; refused if there is none."""
    found = next((one for one in field.players if one.number == number), None)
    if found is None:
        raise Refused("no-player", 404)
    return found


async def add_bot(connection: AsyncConnection, field: Field, bot: str) -> None:
    """Let a bot enter, if that is allowed here."""
    if not field.tournament.has_bots:
        raise Refused("tournament-no-bots", 403)
    if bot not in BOTS:
        raise Refused("unknown-bot", 400)
    if field.tournament.phase == OVER:
        raise Refused("tournament-over")
    await add_player(connection, field, Player(0, None, bot, bot, IN))


async def set_status(connection: AsyncConnection, field: Field, number: int, status: str) -> None:
    """Withdraw a player, or let a reserve (or somebody who had left) play from the next round on.

    People who are withdrawn can come back as reserves only: otherwise the arbiter could keep nobody out.
    """
    player = find_player(field, number)
    if status == OUT and player.bot and not has_played(field, player):
        return await remove(connection, field, player)
    if status == IN and player.person is None and not player.bot:
        raise Refused("no-player", 404)  # their account was deleted
    await set_player(connection, field.tournament.id, number, status=status)
    return None


async def substitute(connection: AsyncConnection, field: Field, number: int, other: int) -> None:
    """Let a reserve who has not played take a player's place and score from the next round on."""
    player, reserve = find_player(field, number), find_player(field, other)
    if reserve.status != RESERVE or has_played(field, reserve) or player == reserve:
        raise Refused("not-a-reserve")
    await remove(connection, field, reserve)
    values = {"person": reserve.person, "bot": reserve.bot, "name": reserve.name, "status": IN}
    await set_player(connection, field.tournament.id, number, **values)


async def set_phase(connection: AsyncConnection, field: Field, phase: str) -> None:
    """Pause, go on, or end."""
    here = field.tournament
    if (here.phase, phase) not in NEXT_PHASES:
        raise Refused("tournament-phase")
    if phase == OVER and field.is_open(here.round):
        raise Refused("round-open")
    await connection.execute(update(tournament).where(tournament.c.id == here.id).values(phase=phase))


def find_table(field: Field, number: int, table: int) -> RoundTable:
    """A table of a round; refused if there is none."""
    found = next((one for one in field.tables_of(number) if one.number == table), None)
    if found is None:
        raise Refused("no-table", 404)
    return found


def find_running_game(field: Field, number: int, table: int) -> str:
    """The game that is played at a table of a round; refused if it is over."""
    found = find_table(field, number, table)
    if found.state != PLAYING or found.game is None:
        raise Refused("not-playing")
    return found.game


async def settle(
    connection: AsyncConnection, field: Field, number: int, table: int, points: Sequence[int | None]
) -> str | None:
    """Decide what the players of a table get, or declare it void; the game to be ended first, if it is being played.

    While others play the same deal a finished table is left alone: nobody may know its points, nor the arbiter.
    """
    found = find_table(field, number, table)
    if points and len(points) != field.tournament.size:
        raise Refused("wrong-points", 400)
    if found.state == PLAYING:
        row = await load_table(connection, find_running_game(field, number, table))
        if row.is_open:
            return row.id
        await note_game(connection, row, await load_seats(connection, row.id), row.updated)  # nobody had said so
        field = await load(connection, field.tournament.id, is_changed=True)
        found = find_table(field, number, table)
    is_ended_early = found.state in (VOID, DECIDED)
    if not is_ended_early and not field.is_told(number):
        raise Refused("round-open")
    decided = DECIDED if is_ended_early else CORRECTED
    await set_table(connection, field, found, points, decided if points else VOID)
    return None


async def set_table(
    connection: AsyncConnection, field: Field, table: RoundTable, points: Sequence[int | None], state: str
) -> None:
    """Note how a table ended."""
    which = (
        tournament_table.c.tournament == field.tournament.id,
        tournament_table.c.round == table.round,
        tournament_table.c.number == table.number,
    )
    values = {"points": json.dumps(list(points)), "state": state}
    await connection.execute(update(tournament_table).where(*which).values(values))


# --- rounds ---------------------------------------------------------------------------------------------------


async def pair(field: Field) -> Round:
    """Pair the next round, if it can begin. With many players that takes up to a second, in which others can write."""
    check_start(field)
    return await asyncio.to_thread(pair_next_round, field)


async def start_round(
    connection: AsyncConnection, field: Field, made: Round, tokens: Callable[[str], Tokens], now: float
) -> list[str]:
    """Open the tables of the next round; their numbers. `tokens` makes what a table with that secret needs."""
    here = field.tournament
    number = here.round + 1
    began = {"round": number, "phase": RUNNING}
    await connection.execute(update(tournament).where(tournament.c.id == here.id).values(began))
    people = {one.number: one for one in field.players}
    opened = []
    for place, table in enumerate(made.tables, 1):
        row, seats = make_round_table(
            here, number, [people[one] for one in table], tokens(here.secret_of(number, place)), now
        )
        await insert_table(connection, row, seats)
        await insert_round_table(connection, here, number, place, table, row.id, PLAYING)
        opened.append(row.id)
    if made.byes:
        await insert_round_table(connection, here, number, 0, made.byes, None, BYE)
    return opened


def check_start(field: Field) -> None:
    """Refuse a round that cannot begin."""
    here = field.tournament
    playing = [one for one in field.players if one.status == IN]
    people = [one for one in playing if one.person is not None]
    if here.phase not in (GATHERING, RUNNING):
        raise Refused("tournament-phase")
    if field.is_open(here.round):
        raise Refused("round-open")
    if here.round >= here.rounds:
        raise Refused("no-more-rounds")
    if len(playing) < here.size:
        raise Refused("too-few-players")
    if len(playing) > len(people) * here.size:
        raise Refused("too-many-bots")


def pair_next_round(field: Field) -> Round:
    """The pairing of the next round."""
    here = field.tournament
    playing = {one.number: one for one in field.players if one.status == IN}
    is_swiss = here.kind == "swiss"
    order = [one.player for one in field.standings() if one.player in playing] if is_swiss else sorted(playing)
    bots = frozenset(number for number, one in playing.items() if one.person is None)
    return pair_round(order, field.collect_past(), here.size, is_swiss=is_swiss, bots=bots)


def make_round_table(
    here: Tournament, number: int, players: Sequence[Player], tokens: Tokens, now: float
) -> tuple[TableRow, list[SeatRow]]:
    """The table of some players, to be dealt at once; the first person is its host, so that nobody else may look."""
    host = next(one.person for one in players if one.person is not None)
    options = TableOptions(private=here.has_same_deals or not here.is_public, clock=here.clock)
    sealed = now + SEALED_SECONDS if here.has_same_deals else 0.0
    wish = TableWish(here.setup, options, "", DEALING, sealed, here.contest_of(number))
    row, _ = make_table(wish, host, [], tokens, now)
    seats = [
        SeatRow(seat, "person", one.person, one.name)
        if one.person
        else SeatRow(seat, "bot", bot=one.bot, name=one.name)
        for seat, one in enumerate(players)
    ]
    return row, seats


async def insert_round_table(
    connection: AsyncConnection,
    here: Tournament,
    number: int,
    place: int,
    players: Sequence[int],
    game: str | None,
    state: str,
) -> None:
    """Write a table of a round, or its byes."""
    values = {"tournament": here.id, "round": number, "number": place, "game": game, "state": state}
    await connection.execute(insert(tournament_table).values(values | {"players": json.dumps(list(players))}))


async def note_game(connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], at: float) -> None:
    """A game of a round has ended: note its points, and open the round if it was the last. An aborted one is void.

    Somebody for whom a bot still stands in at the end has forfeited the game.
    """
    number, _, played = row.contest.removeprefix(PREFIX).rpartition("-")
    field = await load(connection, number, is_changed=True)
    table = next((one for one in field.tables if one.game == row.id), None)
    if table is None or table.state != PLAYING:
        return
    points = []
    if row.phase == GAME_OVER:
        points = [None if has_forfeited(seat) else row.result[seat.number] for seat in seats]
    await set_table(connection, field, table, points, OVER if points else VOID)
    still = [one for one in field.tables_of(int(played)) if one.state == PLAYING and one != table]
    if not still and field.tournament.has_same_deals:
        # The next version: processes that have these tables in memory read them again.
        opened = {"sealed_until": at, "version": games.c.version + 1}
        await connection.execute(update(games).where(games.c.contest == row.contest).values(opened))


def has_forfeited(seat: SeatRow) -> bool:
    """Has a person given a game up, or not come back to it before its end?"""
    return seat.has_resigned or (seat.kind == "person" and seat.is_bots)
