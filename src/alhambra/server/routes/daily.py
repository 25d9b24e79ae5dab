"""The requests about the deal of the day: what it is, play it, and who did best when it is over."""

from datetime import date, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel
from sqlalchemy.exc import IntegrityError

from alhambra.record.fairness import commit_to_number
from alhambra.server.contests.daily import (
    contest_of,
    day_of,
    end_of,
    parse_day,
    parse_past_day,
    read_chain_end,
    rivals_of,
    secret_of,
    setup_of,
)
from alhambra.server.contests.entries import Try, count_finished, rank_entries, try_of
from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.listing import describe_live_table
from alhambra.server.lobby.opening import Deal, NewTable, Options, SeatBody
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.people.people import Person
from alhambra.server.play.lines import TableLine
from alhambra.server.play.set_names import SetupLine, describe_setup, setup_title_text
from alhambra.server.routes.dependencies import KnownInBrowser, SiteOf
from alhambra.server.routes.tables import open_and_describe
from alhambra.server.site import Site

router = APIRouter(prefix="/api/daily", tags=["daily"])

DAYS_LISTED: Final = 7  # past days that are named
DayText = Annotated[str, Path(max_length=10)]


class DailyTry(BaseModel):
    """How somebody did; `margin` counts from the best opponent."""

    table: str
    phase: str
    is_finished: bool
    points: int
    margin: int


class DailyDeal(BaseModel):
    """What is played on a day. `commitment` is the SHA-256 of the secret that its cards follow from."""

    day: str
    title: str
    setup: SetupLine
    bots: list[str]
    commitment: str
    finished: int
    """How many people have finished it."""


class DailyToday(DailyDeal):
    """Today's, as long as it is open: nothing of what others did."""

    until: float
    mine: DailyTry | None
    days: list[str]
    """Days before, the last first."""


class DailyLine(BaseModel):
    """Somebody who finished a deal."""

    rank: int
    name: str
    points: int
    margin: int
    table: str
    is_me: bool


class DailyResults(DailyDeal):
    """A day that is over: everything may be known."""

    secret: str
    lines: list[DailyLine]


async def describe_deal(site: Site, day: date, language: str) -> DailyDeal:
    """What everybody may know of a deal."""
    setup = setup_of(day)
    return DailyDeal(
        day=day.isoformat(),
        title=setup_title_text(setup, language),
        setup=describe_setup(setup),
        bots=list(rivals_of(day)),
        commitment=commit_to_number(secret_of(await read_chain_end(site.database), day)),
        finished=await count_finished(site.database, contest_of(day)),
    )


@router.get("")
async def get_today(request: Request, site: SiteOf) -> DailyToday:
    """Today's deal, and how one did."""
    person = await site.people.of(request)
    day = day_of(site.services.now())
    mine = await try_of(site.database, contest_of(day), person.id) if person else None
    deal = await describe_deal(site, day, find_language(request))
    return DailyToday(
        **deal.model_dump(),
        until=end_of(day),
        mine=DailyTry(**vars(mine)) if mine else None,
        days=[(day - timedelta(days=back)).isoformat() for back in range(1, DAYS_LISTED + 1)],
    )


@router.get("/{day}")
async def get_day(request: Request, site: SiteOf, day: DayText) -> DailyResults:
    """The ranking of a day that is over, with the secret of its deal."""
    person = await site.people.of(request)
    wanted = parse_past_day(day, site.services.now())
    deal = await describe_deal(site, wanted, find_language(request))
    lines = [
        DailyLine(
            rank=one.rank,
            name=one.name,
            points=one.points,
            margin=one.margin,
            table=one.table,
            is_me=person is not None and one.person == person.id,
        )
        for one in await rank_entries(site.database, contest_of(wanted), person.id if person else "")
    ]
    return DailyResults(**deal.model_dump(), secret=secret_of(await read_chain_end(site.database), wanted), lines=lines)


@router.post("/{day}", status_code=201)
async def play_day(request: Request, site: SiteOf, person: KnownInBrowser, day: DayText) -> TableLine:
    """A table with the deal of a day: of today for accounts, once; of a day that is over as often as one likes."""
    now, language = site.services.now(), find_language(request)
    today = day_of(now)
    if parse_day(day) != today:
        return await deal_table(site, person, parse_past_day(day, now), language)
    if not person.is_account:
        raise Refused("daily-needs-account", 403)
    if begun := await try_of(site.database, contest_of(today), person.id):
        return describe_live_table(await site.tables.get(begun.table), person, language)
    try:
        return await deal_table(site, person, today, language, contest_of(today))
    except IntegrityError as error:  # asked twice at the same time
        mine: Try | None = await try_of(site.database, contest_of(today), person.id)
        if mine is None:
            raise Refused("too-many", 429) from error
        return describe_live_table(await site.tables.get(mine.table), person, language)


async def deal_table(site: Site, person: Person, day: date, language: str, contest: str = "") -> TableLine:
    """Open a table with the deal of a day; sealed until the day is over, if it counts."""
    setup = setup_of(day)
    rivals = [SeatBody(kind="bot", bot=bot) for bot in rivals_of(day)]
    new = NewTable(
        setup=SetupBody.from_setup(setup), seats=[SeatBody(kind="person"), *rivals], options=Options(private=True)
    )
    secret = secret_of(await read_chain_end(site.database), day)
    deal = Deal(secret, sealed_until=end_of(day) if contest else 0.0, contest=contest)
    return await open_and_describe(site, person, new, language, phase="dealing", deal=deal)
