"""The requests about duplicate matches: make one, join, play its deals, and see how everybody did when it is over."""

import secrets
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy.exc import IntegrityError

from alhambra.record.fairness import commit_to_number
from alhambra.server.contests import duplicate
from alhambra.server.contests.comparing import compare
from alhambra.server.contests.duplicate import BOTS, DealTry, Duplicate, Player
from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.listing import describe_live_table
from alhambra.server.lobby.opening import Deal, NewTable, Options, SeatBody, make_invitation, make_number
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.people.people import Person
from alhambra.server.play.lines import TableLine
from alhambra.server.play.set_names import SetupLine, describe_setup, setup_title_text
from alhambra.server.routes.dependencies import KnownInBrowser, SiteOf
from alhambra.server.routes.tables import open_and_describe
from alhambra.server.site import Site

router = APIRouter(prefix="/api/duplicates", tags=["duplicates"])

MOST_DEALS: Final = 8
MOST_HOURS: Final = 14 * 24
HOUR_SECONDS: Final = 3600.0
Number = Annotated[str, Path(max_length=16)]
Invitation = Annotated[str, Field(max_length=40)]
BotName = Annotated[str, Field(max_length=40)]


class NewDuplicate(Body):
    """A match to be made: what is played, against which bots, how often, and for how many hours it is open."""

    setup: SetupBody = SetupBody()
    bots: Annotated[list[BotName], Field(max_length=5)]
    deals: Annotated[int, Field(ge=1, le=MOST_DEALS)] = 4
    hours: Annotated[float, Field(ge=1, le=MOST_HOURS)] = 72.0


class JoinDuplicate(Body):
    """What lets somebody in to a match."""

    invitation: Invitation = ""


class DuplicatePlayer(BaseModel):
    """Somebody who plays in a match: how many deals they have played, and nothing of how."""

    name: str
    played: int
    is_me: bool
    is_host: bool


class DuplicateDeal(BaseModel):
    """A deal that one has begun; `margin` counts from the best opponent, if it was played to the end."""

    number: int
    table: str
    phase: str
    is_finished: bool
    points: int
    margin: int


class DuplicateScore(BaseModel):
    """How somebody did with a deal; without a margin if they did not finish it."""

    margin: int | None
    points: int
    score: float
    table: str


class DuplicateLine(BaseModel):
    """How somebody did in a match that is over: `score` is against the average of the others."""

    rank: int
    name: str
    is_me: bool
    score: float
    margin: int
    deals: list[DuplicateScore]


class DuplicateSummary(BaseModel):
    """A match in a list."""

    id: str
    title: str
    host: str
    deals: int
    players: int
    until: float
    is_over: bool
    mine: int | None
    """How many deals one has played; nothing for a host who does not play."""


class DuplicateMatch(BaseModel):
    """A match. `results` and `secret` are empty until it is over. `commitment` is the SHA-256 of the secret."""

    id: str
    title: str
    setup: SetupLine
    bots: list[str]
    deals: int
    until: float
    is_closed: bool
    is_over: bool
    is_host: bool
    is_player: bool
    invitation: str
    commitment: str
    secret: str
    players: list[DuplicatePlayer]
    mine: list[DuplicateDeal]
    results: list[DuplicateLine]


# --- looking --------------------------------------------------------------------------------------------------


@router.get("")
async def list_matches(request: Request, site: SiteOf) -> list[DuplicateSummary]:
    """The matches that one hosts or plays in, the newest first."""
    person = await site.people.of(request)
    if person is None:
        return []
    now, language = site.services.now(), find_language(request)
    lines = []
    async with site.database.read() as connection:
        for match in await duplicate.matches_of(connection, person.id):
            players = await duplicate.players_of(connection, match.id)
            played = [one for one in await duplicate.tries_of(connection, match, person.id) if one.is_done]
            plays = person.id in {one.person for one in players}
            lines.append(
                DuplicateSummary(
                    id=match.id,
                    title=setup_title_text(match.setup, language),
                    host=next((one.name for one in players if one.person == match.host), ""),
                    deals=match.deals,
                    players=len(players),
                    until=match.until,
                    is_over=match.is_over(now),
                    mine=len(played) if plays else None,
                )
            )
    return lines


@router.get("/{number}")
async def get_match(
    request: Request, site: SiteOf, number: Number, invitation: Annotated[str, Query(max_length=40)] = ""
) -> DuplicateMatch:
    """A match, for those who play in it, its host, and those who have the invitation."""
    return await describe_match(site, await site.people.of(request), number, find_language(request), invitation)


async def describe_match(
    site: Site, person: Person | None, number: str, language: str, invitation: str = ""
) -> DuplicateMatch:
    """A match as somebody may know it."""
    now, me = site.services.now(), person.id if person else ""
    async with site.database.read() as connection:
        match = await duplicate.load(connection, number)
        players = await duplicate.players_of(connection, number)
        tries = await duplicate.tries_of(connection, match)
    is_player = me in {one.person for one in players}
    is_invited = secrets.compare_digest(invitation.encode("utf-8", "replace"), match.invitation.encode())
    if not (is_player or is_invited or me == match.host):
        raise Refused("match-needs-invitation", 403)
    is_over = match.is_over(now)
    if is_over:
        await unseal(site, [one.table for one in tries])
    return DuplicateMatch(
        id=match.id,
        title=setup_title_text(match.setup, language),
        setup=describe_setup(match.setup),
        bots=list(match.bots),
        deals=match.deals,
        until=match.until,
        is_closed=match.is_closed,
        is_over=is_over,
        is_host=me == match.host,
        is_player=is_player,
        invitation=match.invitation if is_player or me == match.host else "",
        commitment=commit_to_number(match.secret),
        secret=match.secret if is_over else "",
        players=[
            DuplicatePlayer(
                name=one.name,
                played=sum(each.person == one.person and each.is_done for each in tries),
                is_me=one.person == me,
                is_host=one.person == match.host,
            )
            for one in players
        ],
        mine=[deal_of(one) for one in tries if one.person == me],
        results=results_of(match, players, tries, me) if is_over else [],
    )


async def unseal(site: Site, tables: list[str]) -> None:
    """Let tables in memory know that nothing of them is secret any more; they would see it by themselves soon."""
    for table in [site.tables.live[one] for one in tables if one in site.tables.live]:
        if table.state.row.is_sealed(site.services.now()):
            await table.refresh()


def deal_of(one: DealTry) -> DuplicateDeal:
    """A deal of one's own."""
    values = {name: value for name, value in vars(one).items() if name not in ("person", "deal")}
    return DuplicateDeal(number=one.deal, **values)


def results_of(match: Duplicate, players: list[Player], tries: list[DealTry], me: str) -> list[DuplicateLine]:
    """How everybody did, the best first."""
    played = {(one.person, one.deal): one for one in tries if one.is_finished}
    deals, others = range(match.deals), max(1, len(players) - 1)
    margins = [
        [played[one.person, deal].margin if (one.person, deal) in played else None for deal in deals] for one in players
    ]
    lines = []
    for player, theirs, compared in zip(players, margins, compare(margins), strict=True):
        scores = [
            DuplicateScore(
                margin=theirs[deal],
                points=found.points if (found := played.get((player.person, deal))) else 0,
                score=round(compared.scores[deal] / others, 2),
                table=found.table if found else "",
            )
            for deal in deals
        ]
        line = DuplicateLine(
            rank=compared.rank,
            name=player.name,
            is_me=player.person == me,
            score=round(compared.score / others, 2),
            margin=compared.margin,
            deals=scores,
        )
        lines.append(line)
    return sorted(lines, key=lambda line: line.rank)


# --- taking part ----------------------------------------------------------------------------------------------


def check_account(site: Site, person: Person) -> None:
    """Contests are for accounts, and nobody makes or joins them without end."""
    if not person.is_account:
        raise Refused("contest-needs-account", 403)
    if not site.contest_limits.take(person.id):
        raise Refused("too-many", 429)


@router.post("", status_code=201)
async def make_match(request: Request, site: SiteOf, person: KnownInBrowser, body: NewDuplicate) -> DuplicateMatch:
    """Make a match, and play in it."""
    setup = body.setup.make_setup()
    if len(body.bots) != setup.players - 1 or not set(body.bots) <= set(BOTS):
        raise Refused("match-bots", 400)
    check_account(site, person)
    now = site.services.now()
    match = Duplicate(
        id=make_number(),
        host=person.id,
        setup=setup,
        bots=tuple(body.bots),
        deals=body.deals,
        invitation=make_invitation(),
        secret=secrets.token_hex(32),
        created=now,
        until=now + body.hours * HOUR_SECONDS,
    )
    async with site.database.begin() as connection:
        await duplicate.make(connection, match)
    return await describe_match(site, person, match.id, find_language(request))


@router.post("/{number}/join")
async def join_match(
    request: Request, site: SiteOf, person: KnownInBrowser, number: Number, body: JoinDuplicate
) -> DuplicateMatch:
    """Play in a match to which one is invited."""
    check_account(site, person)
    async with site.database.begin() as connection:
        await duplicate.join(connection, number, person.id, body.invitation, site.services.now())
    return await describe_match(site, person, number, find_language(request))


@router.post("/{number}/leave")
async def leave_match(request: Request, site: SiteOf, person: KnownInBrowser, number: Number) -> DuplicateMatch:
    """Play in it no more, before one has begun."""
    async with site.database.begin() as connection:
        match = await duplicate.leave(connection, number, person.id, site.services.now())
    return await describe_match(site, person, number, find_language(request), match.invitation)


@router.post("/{number}/close")
async def close_match(request: Request, site: SiteOf, person: KnownInBrowser, number: Number) -> DuplicateMatch:
    """Let nobody else join: the match is over when everybody has played."""
    async with site.database.begin() as connection:
        await duplicate.close_entry(connection, number, person.id, site.services.now())
    return await describe_match(site, person, number, find_language(request))


@router.post("/{number}/play", status_code=201)
async def play_deal(request: Request, site: SiteOf, person: KnownInBrowser, number: Number) -> TableLine:
    """The table with the deal that one plays now, or the next: each once, one after the other."""
    language = find_language(request)
    for _ in range(2):
        match, mine = await find_tries(site, person, number)
        begun = next((one for one in mine if not one.is_done), None)
        if begun is not None:
            return describe_live_table(await site.tables.get(begun.table), person, language)
        try:
            return await deal_table(site, person, match, len(mine), language)
        except IntegrityError:  # asked twice at the same time: it is there now
            continue
    raise Refused("too-many", 429)


async def find_tries(site: Site, person: Person, number: str) -> tuple[Duplicate, list[DealTry]]:
    """A match and the deals that somebody has begun; refused if they do not play in it."""
    async with site.database.read() as connection:
        match = await duplicate.load(connection, number)
        players = await duplicate.players_of(connection, number)
        mine = await duplicate.tries_of(connection, match, person.id)
    if person.id not in {one.person for one in players}:
        raise Refused("match-not-joined", 403)
    return match, mine


async def deal_table(site: Site, person: Person, match: Duplicate, number: int, language: str) -> TableLine:
    """Open a table with a deal of a match, sealed until the match is over."""
    if match.is_over(site.services.now()):
        raise Refused("match-closed")
    if number >= match.deals:
        raise Refused("match-played")
    seats = [SeatBody(kind="person"), *(SeatBody(kind="bot", bot=bot) for bot in match.bots)]
    new = NewTable(setup=SetupBody.from_setup(match.setup), seats=seats, options=Options(private=True))
    deal = Deal(match.secret_of(number), "", match.until, match.contest, number)
    return await open_and_describe(site, person, new, language, phase="dealing", deal=deal)
