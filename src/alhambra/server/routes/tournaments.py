"""The requests about tournaments: find and make one, join, how it stands, and what its arbiter does."""

import secrets
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field
from sqlalchemy.ext.asyncio import AsyncConnection

from alhambra.server.contests import arbiter, leading, tournament
from alhambra.server.contests.tournament import Field as Entered
from alhambra.server.contests.tournament import Player, Tournament
from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.names import check_name
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.opening import ClockBody, make_invitation, make_number, make_tokens
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.people.people import Person
from alhambra.server.play.rows import ClockOptions
from alhambra.server.routes.dependencies import Known, KnownInBrowser, SiteOf
from alhambra.server.routes.duplicates import check_account, unseal
from alhambra.server.routes.tournament_answers import TournamentPage, TournamentSummary, describe_page, describe_summary
from alhambra.server.site import Site
from alhambra.server.table.live import LiveTable
from alhambra.texts import catalogue

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

MOST_ROUNDS: Final = 12
Number = Annotated[str, Path(max_length=16)]
PlayerNumber = Annotated[int, Path(ge=1, le=10_000)]
Points = Annotated[int, Field(ge=0, le=arbiter.MOST_POINTS)]


class NewTournament(Body):
    """A tournament to be made. Live ones have a clock for the whole game, others days for each decision."""

    name: Annotated[str, Field(max_length=200)]
    setup: SetupBody = SetupBody()
    kind: Literal["swiss", "round-robin"] = "swiss"
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 3
    clock: ClockBody = ClockBody(kind="fischer")
    same_deals: bool = True
    bots: bool = False
    public: bool = True


class JoinTournament(Body):
    """What lets somebody in to a tournament that is not public."""

    invitation: Annotated[str, Field(max_length=40)] = ""


class NewPhase(Body):
    """Pause, go on, or end."""

    phase: Literal["running", "paused", "over"]


class EnteringBot(Body):
    """A bot that is to play."""

    bot: Annotated[str, Field(max_length=40)]


class NewStatus(Body):
    """What becomes of a player: out, in again, or replaced by a reserve who takes their place and score."""

    status: Literal["in", "out"] = "in"
    substitute: Annotated[int, Field(ge=1, le=10_000)] | None = None


class NewRest(Body):
    """Whether a game is to rest."""

    adjourned: bool


class NewArbiter(Body):
    """The player who is to lead the tournament."""

    player: Annotated[int, Field(ge=1, le=10_000)]


class NewResult(Body):
    """The points of a table by seat, nothing for somebody who has resigned; none at all to declare it void."""

    points: Annotated[list[Points | None], Field(max_length=4)]


# --- looking --------------------------------------------------------------------------------------------------


@router.get("")
async def list_tournaments(request: Request, site: SiteOf) -> list[TournamentSummary]:
    """Public tournaments, and those that one hosts or plays in: what is not over first, then one's own."""
    person = await site.people.of(request)
    me = person.id if person else ""
    async with site.database.read() as connection:
        found = await tournament.list_tournaments(connection, me)
        players = await tournament.players_of(connection, [one.id for one in found])
    return [describe_summary(one, players[one.id], me, find_language(request)) for one in found]


@router.get("/{number}")
async def get_tournament(
    request: Request, site: SiteOf, number: Number, invitation: Annotated[str, Query(max_length=40)] = ""
) -> TournamentPage:
    """A tournament: a public one for everybody, others for those who play in it or are invited."""
    return await page_of(site, await site.people.of(request), number, find_language(request), invitation)


async def page_of(
    site: Site, person: Person | None, number: str, language: str, invitation: str = ""
) -> TournamentPage:
    """A tournament as somebody may know it."""
    me = person.id if person else ""
    async with site.database.read() as connection:
        field = await tournament.load(connection, number)
        resting = await tournament.find_resting_games(connection, field)
        can_lead = leading.may_lead(field, me) and await leading.is_abandoned(connection, field, site.services.now())
    here = field.tournament
    host = await site.people.find_by_id(here.host)
    mine = field.player_of(me) if me else None
    is_arbiter = me == here.host
    if not (here.is_public or mine or is_arbiter or arbiter.is_invited(here, invitation)):
        raise Refused("tournament-needs-invitation", 403)
    for one in range(1, here.round + 1):
        if not field.is_open(one):
            await unseal(site, [table.game for table in field.tables_of(one) if table.game])
    page = describe_page(field, mine, is_arbiter, host.name if host else "", language, resting)
    return page.model_copy(update={"can_lead": can_lead})


# --- taking part ----------------------------------------------------------------------------------------------


@router.post("", status_code=201)
async def make_tournament(
    request: Request, site: SiteOf, person: KnownInBrowser, body: NewTournament
) -> TournamentPage:
    """Make a tournament, and be its arbiter."""
    setup = body.setup.make_setup()
    if setup.players not in (3, 4):
        raise Refused("tournament-size", 400)
    if body.clock.kind == "none":
        raise Refused("tournament-needs-clock", 400)
    check_account(site, person)
    name = check_name(body.name)
    async with site.database.begin() as connection:
        await site.people.refuse_names(connection, person.id, [name])
        made = Tournament(
            id=make_number(),
            host=person.id,
            name=name,
            setup=setup,
            kind=body.kind,
            rounds=body.rounds,
            clock=ClockOptions(**body.clock.model_dump()),
            has_same_deals=body.same_deals,
            has_bots=body.bots,
            is_public=body.public,
            invitation=make_invitation(),
            secret=secrets.token_hex(32),
            created=site.services.now(),
        )
        await arbiter.make(connection, made)
    return await page_of(site, person, made.id, find_language(request))


@router.post("/{number}/join")
async def join_tournament(
    request: Request, site: SiteOf, person: Known, number: Number, body: JoinTournament
) -> TournamentPage:
    """Play in it; a program may if bots may enter."""
    check_account(site, person)
    player = Player(0, person.id, "", person.name, tournament.IN)
    async with site.database.begin() as connection:
        await arbiter.join(connection, number, player, body.invitation, is_program=person.is_program)
    return await page_of(site, person, number, find_language(request))


@router.post("/{number}/leave")
async def leave_tournament(request: Request, site: SiteOf, person: Known, number: Number) -> TournamentPage:
    """Play in it no more, from the next round on."""
    async with site.database.begin() as connection:
        await arbiter.leave(connection, number, person.id)
        field = await tournament.load(connection, number)
    return await page_of(site, person, number, find_language(request), field.tournament.invitation)


@router.post("/{number}/lead")
async def lead_tournament(request: Request, site: SiteOf, person: KnownInBrowser, number: Number) -> TournamentPage:
    """Lead it instead of an arbiter who has not come back."""
    async with site.database.begin() as connection:
        field = await tournament.load(connection, number, is_changed=True)
        await leading.take_over(connection, field, person.id, site.services.now())
    return await page_of(site, person, number, find_language(request))


# --- the arbiter ----------------------------------------------------------------------------------------------


async def load_as_arbiter(connection: AsyncConnection, person: Person, number: str) -> Entered:
    """The tournament that its arbiter is about to change."""
    return await arbiter.load_for_arbiter(connection, number, person.id)


async def tell_round(site: Site, table: LiveTable, field: Entered, arbiter_person: Person) -> None:
    """Tell the people at a table that a round has begun, but for the one who began it."""
    here = field.tournament
    for seat in table.state.seats:
        somebody = await site.people.find_by_id(seat.person) if seat.person else None
        if somebody is not None and somebody.id != arbiter_person.id:
            text = catalogue(somebody.language).text("server-notice-round", round=here.round + 1, name=here.name)
            await site.notices.tell_begun(somebody, table.id, here.name, text)


@router.post("/{number}/rounds", status_code=201)
async def start_round(request: Request, site: SiteOf, person: KnownInBrowser, number: Number) -> TournamentPage:
    """Pair the next round, and deal at all its tables."""
    site.overload.check()
    async with site.database.read() as connection:
        field = await tournament.load(connection, number)
    arbiter.check_arbiter(field, person.id)
    made = await arbiter.pair(field)
    async with site.database.begin() as connection:
        if await load_as_arbiter(connection, person, number) != field:  # somebody came or went meanwhile
            raise Refused("tournament-changed")
        opened = await arbiter.start_round(connection, field, made, make_tokens, site.services.now())
    for table in opened:
        await tell_round(site, await site.tables.get(table), field, person)
    return await page_of(site, person, number, find_language(request))


@router.put("/{number}/phase")
async def put_phase(
    request: Request, site: SiteOf, person: KnownInBrowser, number: Number, body: NewPhase
) -> TournamentPage:
    """Pause it (no round begins), go on, or end it."""
    async with site.database.begin() as connection:
        await arbiter.set_phase(connection, await load_as_arbiter(connection, person, number), body.phase)
    return await page_of(site, person, number, find_language(request))


@router.post("/{number}/bots", status_code=201)
async def enter_bot(
    request: Request, site: SiteOf, person: KnownInBrowser, number: Number, body: EnteringBot
) -> TournamentPage:
    """Let a bot enter."""
    async with site.database.begin() as connection:
        await arbiter.add_bot(connection, await load_as_arbiter(connection, person, number), body.bot)
    return await page_of(site, person, number, find_language(request))


@router.put("/{number}/arbiter")
async def put_arbiter(
    request: Request, site: SiteOf, person: KnownInBrowser, number: Number, body: NewArbiter
) -> TournamentPage:
    """Let another player be the arbiter from now on."""
    async with site.database.begin() as connection:
        field = await load_as_arbiter(connection, person, number)
        await leading.hand_over(connection, field, body.player)
    return await page_of(site, person, number, find_language(request), field.tournament.invitation)


@router.put("/{number}/players/{player}")
async def put_player(
    request: Request, site: SiteOf, person: KnownInBrowser, number: Number, player: PlayerNumber, body: NewStatus
) -> TournamentPage:
    """Withdraw a player, let somebody in, or have a reserve take a player's place."""
    async with site.database.begin() as connection:
        field = await load_as_arbiter(connection, person, number)
        if body.substitute is None:
            await arbiter.set_status(connection, field, player, body.status)
        else:
            await arbiter.substitute(connection, field, player, body.substitute)
    return await page_of(site, person, number, find_language(request))


@router.put("/{number}/rounds/{played}/tables/{table}/rest")
async def put_rest(
    request: Request,
    site: SiteOf,
    person: KnownInBrowser,
    number: Number,
    played: Annotated[int, Path(ge=1, le=MOST_ROUNDS)],
    table: Annotated[int, Path(ge=1, le=100)],
    body: NewRest,
) -> TournamentPage:
    """Adjourn a game, or let it go on."""
    async with site.database.begin() as connection:
        game = arbiter.find_running_game(await load_as_arbiter(connection, person, number), played, table)
    await site.tables.set_adjourned(game, body.adjourned)
    return await page_of(site, person, number, find_language(request))


@router.put("/{number}/rounds/{played}/tables/{table}")
async def put_result(
    request: Request,
    site: SiteOf,
    person: KnownInBrowser,
    number: Number,
    played: Annotated[int, Path(ge=1, le=MOST_ROUNDS)],
    table: Annotated[int, Path(ge=1, le=100)],
    body: NewResult,
) -> TournamentPage:
    """Decide what the players of a table get, or declare it void; a game that is being played ends first."""
    for _ in range(2):
        async with site.database.begin() as connection:
            field = await load_as_arbiter(connection, person, number)
            running = await arbiter.settle(connection, field, played, table, body.points)
        if running is None:
            break
        await site.tables.close_table(running)
    return await page_of(site, person, number, find_language(request))
