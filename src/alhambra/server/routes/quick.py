"""The requests about quick games: wait for one, say that one still waits, stop."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import func, select

from alhambra.engine.rules.setup import Setup
from alhambra.server.edge.client_address import bucket_key
from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.matching import Pace, Wish
from alhambra.server.lobby.opening import Hexadecimal
from alhambra.server.lobby.quick_games import Waiting
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.people.people import Person
from alhambra.server.play.rows import OPEN
from alhambra.server.play.set_names import SetupLine, describe_setup, setup_title_text
from alhambra.server.routes.dependencies import Known, SiteOf
from alhambra.server.routes.people_answers import Done
from alhambra.server.routes.tables import device_of
from alhambra.server.site import Site
from alhambra.server.storage.schema import game as games

router = APIRouter(prefix="/api", tags=["quick games"])


class QuickWish(Body):
    """What somebody wants to play."""

    setup: SetupBody = SetupBody()
    pace: Pace = "fast"
    rated: bool = False
    bots: bool | None = None  # may bots take seats that stay free? Where nothing is said, not in games over days
    nonce_commitment: Hexadecimal = ""

    def make_setup(self) -> Setup:
        """What is played. Ages are for people who know where they will sit, and modules have no order."""
        setup = self.setup.make_setup()
        return replace(setup, modules=tuple(sorted(setup.modules)), ages=())


class WaitingAnswer(BaseModel):
    """How a wish stands; `table` and `seat` as soon as it has come true."""

    title: str
    setup: SetupLine
    pace: Pace
    rated: bool
    bots: bool
    waited: float  # seconds
    others: int  # who wait for the same
    reach: int | None  # how far the ratings of others may lie from one's own; none: anybody will do
    table: str
    seat: int


class Demand(BaseModel):
    """What some people wait for."""

    title: str
    setup: SetupLine
    pace: Pace
    rated: bool
    people: Annotated[int, Field(ge=1)]


def describe_wish(site: Site, waiting: Waiting, language: str) -> WaitingAnswer:
    """How a wish stands, for a client."""
    wish, now = waiting.wish, site.services.now()
    reach = wish.compute_reach(now)
    return WaitingAnswer(
        title=setup_title_text(wish.setup, language),
        setup=describe_setup(wish.setup),
        pace=wish.pace,
        rated=wish.is_rated,
        bots=wish.has_bots,
        waited=round(now - wish.since, 1),
        others=waiting.others,
        reach=None if reach == float("inf") else round(reach),
        table=waiting.table,
        seat=waiting.seat,
    )


async def check_tables(site: Site, person: Person) -> None:
    """Refuse those who have too many tables already."""
    most = site.settings.tables_per_account if person.is_account else site.settings.tables_per_guest
    hosted = select(func.count()).where(games.c.host == person.id, games.c.phase.in_(OPEN))
    async with site.database.read() as connection:
        if (await connection.scalar(hosted) or 0) >= most:
            raise Refused("too-many-tables", 429)


@router.post("/me/wish")
async def post_wish(
    request: Request, response: Response, site: SiteOf, person: Known, body: QuickWish
) -> WaitingAnswer:
    """Begin to wait for a game. What one waited for before is forgotten."""
    site.overload.check()
    if body.rated and not person.is_account:
        raise Refused("rated-needs-account", 403)
    if not site.wish_limits.take(person.id):
        raise Refused("too-many", 429)
    await check_tables(site, person)
    now = site.services.now()
    wish = Wish(
        person=person.id,
        name=person.name,
        setup=body.make_setup(),
        pace=body.pace,
        is_rated=body.rated,
        has_bots=body.pace != "days" if body.bots is None else body.bots,
        rating=None,
        since=now,
        seen=now,
        nonce_commitment=body.nonce_commitment,
        device=device_of(request, response, site, person) if body.rated else "",
    )
    return describe_wish(
        site, await site.quick_games.wait(person, wish, bucket_key(request.scope)), find_language(request)
    )


@router.post("/me/wish/here")
async def post_here(request: Request, site: SiteOf, person: Known) -> WaitingAnswer | None:
    """Say that one still waits, at least every 75 seconds; null for somebody who waits for nothing."""
    waiting = await site.quick_games.keep_waiting(person)
    return describe_wish(site, waiting, find_language(request)) if waiting else None


@router.post("/me/wish/leaving")
async def post_leaving(site: SiteOf, person: Known) -> Done:
    """Say that the window is being closed: one counts as gone in a few seconds, unless it is loaded again."""
    await site.quick_games.leave(person)
    return Done()


@router.delete("/me/wish")
async def delete_wish(site: SiteOf, person: Known) -> Done:
    """Wait no longer; also when one has gone to the table."""
    await site.quick_games.stop(person)
    return Done()


@router.get("/wishes")
async def get_wishes(request: Request, site: SiteOf) -> list[Demand]:
    """What people wait for now, the most wanted first."""
    await site.people.of(request)
    language = find_language(request)
    return [
        Demand(
            title=setup_title_text(setup, language), setup=describe_setup(setup), pace=pace, rated=rated, people=count
        )
        for (setup, pace, rated), count in await site.quick_games.list_wanted()
    ]
