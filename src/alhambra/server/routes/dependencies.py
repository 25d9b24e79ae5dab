"""What all requests have in common: which site they come to, who is behind them, and what they bring."""

from typing import Annotated

from fastapi import Depends, Request

from alhambra.server.edge.client_address import bucket_key
from alhambra.server.edge.refused import Refused
from alhambra.server.people.people import Person
from alhambra.server.site import Site


def site_of(request: Request) -> Site:
    """The site that a request came to."""
    site: Site = request.app.state.site
    return site


async def require_person(request: Request) -> Person:
    """The person behind a request; Refused if nobody is known."""
    person = await site_of(request).people.of(request)
    if person is None:
        raise Refused("who-are-you", 401)
    return person


async def require_browser(request: Request) -> Person:
    """A person who is signed in, but not by a token: a program cannot take its person's account over."""
    person = await require_person(request)
    if person.is_program:
        raise Refused("not-by-token", 403)
    return person


async def find_asker(request: Request) -> str:
    """On whose account anonymous work is: the person's, or that of the address of somebody who is not known."""
    person = await site_of(request).people.of(request)
    return person.id if person is not None else bucket_key(request.scope)


SiteOf = Annotated[Site, Depends(site_of)]
Known = Annotated[Person, Depends(require_person)]
KnownInBrowser = Annotated[Person, Depends(require_browser)]
AskedBy = Annotated[str, Depends(find_asker)]
