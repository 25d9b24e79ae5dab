"""The page of a person: over the API, and as a link to be shared, with a picture."""

import asyncio
from html import escape
from typing import Literal
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.people import standings
from alhambra.server.people.people import Person
from alhambra.server.people.profile_picture import draw_card, make_card, profile_words
from alhambra.server.people.profiles import is_public, set_public
from alhambra.server.routes.dependencies import KnownInBrowser, SiteOf
from alhambra.server.routes.people_answers import PersonPage
from alhambra.server.site import Site

router = APIRouter(tags=["people"])


class ProfileBody(Body):
    """May everybody see how one plays?"""

    public: bool


async def account_of(site: Site, name: str) -> Person:
    """The account with a name; Refused if there is none."""
    person = await site.people.find_by_account(name)
    if person is None:
        raise Refused("no-person", 404)
    return person


async def page_of(site: Site, person: Person, me: Person | None) -> PersonPage:
    """An account as somebody may see it."""
    is_me = me is not None and me.id == person.id
    is_shown = is_me or (open_to_all := await is_public(site.database, person))
    relation: Literal["none", "following", "blocked"] = "none"
    if me is not None and not is_me:
        followed, blocked = await site.friends.list_followed(me), await site.friends.list_blocked(me)
        relation = "following" if person in followed else "blocked" if person in blocked else "none"
    return PersonPage(
        name=person.name,
        ratings=await standings.list_ratings_of_person(site.database, person),
        games=await standings.list_finished_games(site.database, person, is_me) if is_shown else [],
        is_me=is_me,
        is_public=await is_public(site.database, person) if is_me else open_to_all,
        relation=relation,
        profile=await site.profiles.of(person, is_own=is_me) if is_shown else None,
    )


@router.get("/api/people/{name}")
async def get_person(request: Request, name: str, site: SiteOf) -> PersonPage:
    """Ratings of an account; finished games and how it plays where that is public, or one's own."""
    return await page_of(site, await account_of(site, name), await site.people.of(request))


@router.put("/api/me/profile")
async def put_profile(site: SiteOf, me: KnownInBrowser, body: ProfileBody) -> PersonPage:
    """Let everybody see how I play, or nobody."""
    if not me.is_account:
        raise Refused("no-account", 403)
    await set_public(site.database, me, body.public)
    return await page_of(site, me, me)


# --- to be shared ---------------------------------------------------------------------------------------------


async def find_public_account(site: Site, name: str) -> Person:
    """An account that everybody may see; Refused as if there were none where it is not public."""
    person = await account_of(site, name)
    if not await is_public(site.database, person):
        raise Refused("no-person", 404)
    return person


@router.get("/people/{name}", response_class=HTMLResponse, include_in_schema=False)
async def get_shared_page(request: Request, name: str, site: SiteOf) -> HTMLResponse:
    """What a link to a public page leads to: words and a picture for previews, and on to the page itself."""
    person = await find_public_account(site, name)
    words = profile_words(await site.profiles.of(person, is_own=False), find_language(request))
    address = site.settings.address.rstrip("/") or str(request.base_url).rstrip("/")
    place = f"people/{quote(person.name, safe='')}"
    return HTMLResponse(
        shared_html(
            title=f"{person.name} · Alhambra",
            words=words,
            address=f"{address}/{place}",
            picture=f"{address}/{place}/picture.png",
            page=f"{address}/#/person/{quote(person.name, safe='')}",
        )
    )


@router.get("/people/{name}/picture.png", include_in_schema=False)
async def get_shared_picture(request: Request, name: str, site: SiteOf) -> Response:
    """The picture of a public page."""
    person = await find_public_account(site, name)
    profile = await site.profiles.of(person, is_own=False)
    ratings = await standings.list_ratings_of_person(site.database, person)
    card = make_card(person.name, profile, ratings, find_language(request))
    picture = await asyncio.to_thread(draw_card, card)
    return Response(picture, media_type="image/png", headers={"Cache-Control": "public, max-age=300"})


def shared_html(title: str, words: str, address: str, picture: str, page: str) -> str:
    """A page with nothing but what previews read, and the way on."""
    properties = {
        "og:type": "profile",
        "og:site_name": "Alhambra",
        "og:title": title,
        "og:description": words,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            f"<title>{escape(title)}</title>",
            f'<meta name="description" content="{escape(words)}">',
            *lines,
            '<meta name="twitter:card" content="summary_large_image">',
            '<link rel="icon" href="/icon.svg">',
            f'<meta http-equiv="refresh" content="0; url={escape(page)}">',
            f'</head><body><p><a href="{escape(page)}">{escape(title)}</a></p></body></html>',
        ]
    )
