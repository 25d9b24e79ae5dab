"""The requests about being told: browsers that want words, and the address for letters."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Request
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, Field
from webpush.types import WebPushKeys

from alhambra.server.lobby.body import Body
from alhambra.server.people.mail_address import STOP
from alhambra.server.people.people import Person
from alhambra.server.people.sessions import name_device
from alhambra.server.routes.dependencies import KnownInBrowser, SiteOf
from alhambra.server.routes.people_answers import Done
from alhambra.server.site import Site

router = APIRouter(prefix="/api", tags=["notices"])

LetterToken = Annotated[str, Path(max_length=200)]


class PushBrowserAnswer(BaseModel):
    """A browser that is told."""

    id: str
    label: str
    created: float


class MailAnswer(BaseModel):
    """The address for letters; they are sent if it is confirmed and they are switched on."""

    is_offered: bool  # can this site send letters?
    address: str
    is_confirmed: bool
    is_on: bool


class NoticesAnswer(BaseModel):
    """How a person is told that it is their turn; `push_key` is for browsers that subscribe."""

    push_key: str
    browsers: list[PushBrowserAnswer]
    mail: MailAnswer


class PushBody(Body):
    """A subscription, as a browser makes it."""

    endpoint: Annotated[str, Field(max_length=500)]
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class MailBody(Body):
    """The address for letters, and whether they are wanted."""

    address: Annotated[str, Field(max_length=254)]
    on: bool = True


class LinkBody(Body):
    """What a link in a letter carries."""

    token: Annotated[str, Field(max_length=200)]


async def describe_notices(site: Site, me: Person) -> NoticesAnswer:
    """How a person is told."""
    mail = await site.mail_addresses.read_state(me)
    return NoticesAnswer(
        push_key=site.push.public_key,
        browsers=[PushBrowserAnswer(**vars(one)) for one in await site.push.list_browsers(me)],
        mail=MailAnswer(is_offered=site.mail.is_offered, **vars(mail)),
    )


@router.get("/me/notices")
async def get_notices(site: SiteOf, me: KnownInBrowser) -> NoticesAnswer:
    """How I am told that it is my turn."""
    return await describe_notices(site, me)


@router.post("/me/push")
async def post_push(request: Request, site: SiteOf, me: KnownInBrowser, body: PushBody) -> NoticesAnswer:
    """Tell this browser from now on."""
    keys = WebPushKeys(auth=body.auth, p256dh=body.p256dh)
    await site.push.subscribe(me, body.endpoint, keys, name_device(request.headers.get("user-agent", "")[:400]))
    return await describe_notices(site, me)


@router.delete("/me/push/{number}")
async def delete_push(site: SiteOf, me: KnownInBrowser, number: Annotated[str, Path(max_length=64)]) -> NoticesAnswer:
    """Do not tell a browser any more."""
    await site.push.unsubscribe(me, number)
    return await describe_notices(site, me)


@router.put("/me/mail")
async def put_mail(site: SiteOf, me: KnownInBrowser, body: MailBody) -> NoticesAnswer:
    """Another address for letters, which gets one that asks to confirm it; or letters on and off."""
    await site.mail_addresses.set(me, body.address.strip(), body.on)
    return await describe_notices(site, me)


@router.post("/mail/confirm")
async def confirm_mail(site: SiteOf, body: LinkBody) -> Done:
    """The link of the letter that asks to confirm an address."""
    await site.mail_addresses.confirm(body.token)
    return Done()


@router.post("/mail/stop")
async def stop_mail(site: SiteOf, body: LinkBody) -> Done:
    """The link in every letter: no more of them."""
    await site.mail_addresses.stop(body.token)
    return Done()


@router.post("/mail/stop/{token}")
async def stop_mail_by_program(site: SiteOf, token: LetterToken) -> Done:
    """The address in the head of every letter: programs for mail ask it when somebody has clicked there (RFC 8058)."""
    await site.mail_addresses.stop(token)
    return Done()


@router.get("/mail/stop/{token}", status_code=303, response_class=RedirectResponse, include_in_schema=False)
async def show_stopping(site: SiteOf, token: LetterToken) -> str:
    """The same address in a browser: to the page where one click more stops letters."""
    return f"{site.mail_addresses.site}/#/mail?{urlencode({STOP: token})}"
