"""The requests about people: who am I, accounts, tokens, ratings."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from alhambra.server.edge.client_address import bucket_key
from alhambra.server.edge.credentials import (
    DEVICE_COOKIE,
    drop_cookie,
    is_secure,
    secret_of,
    set_cookie,
    set_device_cookie,
)
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.lobby.listing import tables_of
from alhambra.server.people import personal_data, standings
from alhambra.server.people.people import Browser, Person
from alhambra.server.people.sessions import name_device
from alhambra.server.routes.dependencies import KnownInBrowser, SiteOf
from alhambra.server.routes.people_answers import (
    Done,
    Me,
    NewTokenAnswer,
    Recovery,
    SignedIn,
    TokenAnswer,
    WebhookAnswer,
)
from alhambra.server.site import Site

router = APIRouter(prefix="/api", tags=["people"])


class Names(Body):
    """A name, and the language of a person."""

    name: str = Field(max_length=200)
    language: str = Field("en", max_length=8)


class Credentials(Body):
    """A name and a password."""

    name: str = Field(max_length=200)
    password: str = Field(max_length=400)


class SignIn(Body):
    """A name with a password, or with the recovery code and a new password."""

    name: str = Field(max_length=200)
    password: str = Field("", max_length=400)
    recovery: str = Field("", max_length=100)
    new_password: str = Field("", max_length=400)


class Label(Body):
    """What a token is for."""

    label: str = Field("", max_length=60)


class Webhook(Body):
    """An address on the web."""

    url: str = Field(max_length=500)


def give_secret(request: Request, response: Response, site: Site, secret: str) -> None:
    """Give the browser its secret."""
    set_cookie(response, secret, is_secure(request, site.settings.secure_cookies))


async def give_device_token(request: Request, response: Response, site: Site, person: Person) -> None:
    """Let the browser be known when it signs in to the account again."""
    token = await site.people.make_device_token(person)
    set_device_cookie(response, token, is_secure(request, site.settings.secure_cookies))


def browser_of(request: Request) -> Browser:
    """Where a request comes from, to judge guesses at passwords by."""
    return Browser(device_of(request), bucket_key(request.scope), request.cookies.get(DEVICE_COOKIE, ""))


def device_of(request: Request) -> str:
    """What to call the browser in the list of sessions."""
    return name_device(request.headers.get("user-agent", "")[:400])


async def describe_me(site: Site, person: Person) -> Me:
    """What a person sees of itself."""
    return Me(
        id=person.id,
        name=person.name,
        kind="account" if person.is_account else "guest",
        language=person.language,
        webhook=person.webhook,
        tables=await tables_of(site.tables, person, person.language),
    )


def show_anew(site: Site, person: Person) -> None:
    """The name of a person has changed: the tables in memory read it again."""
    for number, table in site.tables.live.items():
        if any(seat.person == person.id for seat in table.state.seats):
            site.tables.hear_change(number)


@router.get("/me")
async def get_me(request: Request, site: SiteOf) -> Me | None:
    """Who am I? Null for somebody who is not known yet: that is not a mistake, and browsers would report it as one."""
    person = await site.people.of(request)
    return await describe_me(site, person) if person else None


@router.post("/me")
async def post_me(request: Request, response: Response, names: Names, site: SiteOf) -> Me:
    """Make a guest, or rename the person who is here."""
    person = await site.people.of(request)
    if person is None:
        person, secret = await site.people.make_guest(names.name, names.language, device_of(request))
        give_secret(request, response, site, secret)
    elif person.is_program:
        raise Refused("not-by-token", 403)
    else:
        person = await site.people.rename(person, names.name, names.language)
        show_anew(site, person)
    return await describe_me(site, person)


@router.delete("/me")
async def delete_me(request: Request, response: Response, site: SiteOf, me: KnownInBrowser) -> Done:
    """Forget me."""
    await personal_data.forget(site.database, me)
    show_anew(site, me)
    drop_cookie(response, is_secure(request, site.settings.secure_cookies))
    return Done()


@router.get("/me/data", response_model=personal_data.PersonalData)
async def get_data(site: SiteOf, me: KnownInBrowser) -> BaseModel:
    """Everything that is stored about me."""
    return await personal_data.collect_data(site.database, me)


@router.put("/me/webhook")
async def put_webhook(webhook: Webhook, site: SiteOf, me: KnownInBrowser) -> WebhookAnswer:
    """Where a word is sent when it is my turn; "" for nowhere."""
    return WebhookAnswer(url=(await site.people.set_webhook(me, webhook.url)).webhook)


@router.get("/me/tokens")
async def get_tokens(site: SiteOf, me: KnownInBrowser) -> list[TokenAnswer]:
    """My tokens for programs."""
    return [
        TokenAnswer(id=token.id, label=token.label, created=token.created)
        for token in await site.people.list_tokens(me)
    ]


@router.post("/me/tokens")
async def post_token(label: Label, site: SiteOf, me: KnownInBrowser) -> NewTokenAnswer:
    """A new token, which is shown only now."""
    token = await site.people.make_token(me, label.label)
    return NewTokenAnswer(id=token.id, label=token.label, created=token.created, token=token.secret)


@router.delete("/me/tokens/{token_id}")
async def delete_token(token_id: str, site: SiteOf, me: KnownInBrowser) -> Done:
    """A token is worth nothing any more."""
    await site.people.revoke(me, token_id)
    return Done()


@router.post("/account")
async def post_account(
    request: Request, response: Response, credentials: Credentials, site: SiteOf, me: KnownInBrowser
) -> Recovery:
    """Turn a guest into an account. The browser gets another secret: the guest's may be known to others."""
    recovery, secret = await site.people.become_account(me, credentials.name, credentials.password, device_of(request))
    give_secret(request, response, site, secret)
    await give_device_token(request, response, site, me)
    return Recovery(recovery=recovery)


@router.post("/session")
async def post_session(request: Request, response: Response, sign_in: SignIn, site: SiteOf) -> SignedIn:
    """Sign in, by a password or by the recovery code."""
    another = ""
    if sign_in.recovery:
        wanted = sign_in.new_password or sign_in.password
        person, secret, another = await site.people.recover(sign_in.name, sign_in.recovery, wanted, browser_of(request))
    else:
        person, secret = await site.people.sign_in(sign_in.name, sign_in.password, browser_of(request))
    give_secret(request, response, site, secret)
    await give_device_token(request, response, site, person)
    return SignedIn(**dict(await describe_me(site, person)), recovery=another)


@router.delete("/session")
async def delete_session(request: Request, response: Response, site: SiteOf) -> Done:
    """Sign out."""
    await site.people.sign_out(secret_of(request))
    drop_cookie(response, is_secure(request, site.settings.secure_cookies))
    return Done()


@router.get("/ratings")
async def get_ratings(
    site: SiteOf, game: Annotated[str, Query(max_length=20, pattern="^[a-z-]+$")] = "alhambra"
) -> list[standings.RatingLine]:
    """The table of ratings of a game."""
    return await standings.list_ratings_of_game(site.database, game)
