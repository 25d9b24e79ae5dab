"""The requests about friends: follow, block, who is here, invitations to a table."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from alhambra.server.edge.error_responses import find_language
from alhambra.server.edge.refused import Refused
from alhambra.server.lobby.body import Body
from alhambra.server.people.friends import Audience, Choices, person_key, sort_by_name
from alhambra.server.people.invitations import Invited
from alhambra.server.people.mutes import find_muted
from alhambra.server.people.people import Person
from alhambra.server.people.presence import find_present, note_here
from alhambra.server.play.rows import GATHERING
from alhambra.server.play.set_names import setup_title_text
from alhambra.server.routes.dependencies import KnownInBrowser, SiteOf
from alhambra.server.site import Site
from alhambra.server.table.live import LiveTable
from alhambra.server.table.talk import make_muted_message

router = APIRouter(prefix="/api", tags=["friends"])

Key = Annotated[str, Path(max_length=32)]
TableNumber = Annotated[str, Path(max_length=16)]


class SomebodyBody(Body):
    """Somebody, by the name of an account or by a key from one's lists."""

    name: Annotated[str, Field(max_length=200)] = ""
    key: Annotated[str, Field(max_length=32)] = ""


class ChoicesBody(Body):
    """Who may see that one is here, and who may invite one."""

    presence: Audience
    invitations: Audience


class HereBody(Body):
    """At which table one is; empty for none."""

    table: Annotated[str, Field(max_length=16)] = ""


class PersonLine(BaseModel):
    """Somebody in a list; `key` names them to the server."""

    key: str
    name: str
    is_account: bool


class FriendLine(PersonLine):
    """Somebody one follows. What they do not show is as if they were away; `table` is one that can be watched."""

    is_mutual: bool
    is_here: bool
    is_at_table: bool
    table: str


class OpponentLine(PersonLine):
    """Somebody one has played with."""

    is_followed: bool
    table: str
    at: float


class FriendsAnswer(BaseModel):
    """Friends, and what one has chosen."""

    following: list[FriendLine]
    followers: list[PersonLine]  # whom one does not follow
    blocked: list[PersonLine]
    opponents: list[OpponentLine]
    presence: Audience
    invitations: Audience


class InvitationLine(BaseModel):
    """A table that one is invited to."""

    table: str
    title: str
    sender: str
    invitation: str
    at: float


class News(BaseModel):
    """What somebody is told on every page."""

    invitations: list[InvitationLine]


class GuestLine(BaseModel):
    """Somebody who was invited to a table by name."""

    name: str
    is_declined: bool
    is_seated: bool


def describe_person(me: Person, other: Person) -> PersonLine:
    """Somebody in a list."""
    return PersonLine(key=person_key(me.id, other.id), name=other.name, is_account=other.is_account)


async def friends_of(site: Site, me: Person) -> FriendsAnswer:
    """The friends of a person."""
    following, followers = await site.friends.list_followed(me), await site.friends.list_followers(me)
    here = await find_present(site.database, me, [one.id for one in following])
    followed, mutual = {one.id for one in following}, {one.id for one in followers}
    lines = []
    for one in sorted(sort_by_name(following), key=lambda one: one.id not in here):
        seen = here.get(one.id)
        lines.append(
            FriendLine(
                **dict(describe_person(me, one)),
                is_mutual=one.id in mutual,
                is_here=seen is not None,
                is_at_table=seen is not None and seen.is_at_table,
                table=seen.table if seen is not None else "",
            )
        )
    choices = await site.friends.read_choices(me)
    return FriendsAnswer(
        following=lines,
        followers=[describe_person(me, one) for one in followers if one.id not in followed],
        blocked=[describe_person(me, one) for one in sort_by_name(await site.friends.list_blocked(me))],
        opponents=[
            OpponentLine(
                **dict(describe_person(me, one.person)),
                is_followed=one.person.id in followed,
                table=one.table,
                at=one.at,
            )
            for one in await site.friends.list_opponents(me)
        ],
        presence=choices.presence,
        invitations=choices.invitations,
    )


@router.get("/me/friends")
async def get_friends(site: SiteOf, me: KnownInBrowser) -> FriendsAnswer:
    """My friends, recent opponents, and those I block."""
    return await friends_of(site, me)


@router.put("/me/friends")
async def put_choices(site: SiteOf, me: KnownInBrowser, body: ChoicesBody) -> FriendsAnswer:
    """Choose who may see that I am here, and who may invite me."""
    await site.friends.choose(me, Choices(body.presence, body.invitations))
    return await friends_of(site, me)


@router.post("/me/following")
async def post_following(site: SiteOf, me: KnownInBrowser, body: SomebodyBody) -> FriendsAnswer:
    """Follow somebody."""
    await site.friends.follow(me, await site.friends.find(me, body.name, body.key))
    return await friends_of(site, me)


@router.delete("/me/following/{key}")
async def delete_following(site: SiteOf, me: KnownInBrowser, key: Key) -> FriendsAnswer:
    """Follow somebody no longer."""
    await site.friends.unfollow(me, await site.friends.find(me, "", key))
    return await friends_of(site, me)


@router.post("/me/blocked")
async def post_blocked(site: SiteOf, me: KnownInBrowser, body: SomebodyBody) -> FriendsAnswer:
    """Block somebody; from now on they are not heard, in windows that are open too."""
    await site.friends.block(me, await site.friends.find(me, body.name, body.key))
    await hear_again(site, me)
    return await friends_of(site, me)


@router.delete("/me/blocked/{key}")
async def delete_blocked(site: SiteOf, me: KnownInBrowser, key: Key) -> FriendsAnswer:
    """Block somebody no longer."""
    await site.friends.unblock(me, await site.friends.find(me, "", key))
    await hear_again(site, me)
    return await friends_of(site, me)


async def hear_again(site: Site, me: Person) -> None:
    """Somebody hears others than before: their windows learn it."""
    muted = await find_muted(site.database, me.id)
    for table in list(site.tables.live.values()):
        for window in table.room.viewers_of(me.id):
            window.muted = muted
            window.send(make_muted_message(table.id, me.id, muted, table.said))


# --- being here, and invitations ------------------------------------------------------------------------------


async def news_of(site: Site, me: Person, language: str) -> News:
    """What a person is told on every page."""
    return News(invitations=[describe_invitation(one, language) for one in await site.invitations.of(me)])


def describe_invitation(one: Invited, language: str) -> InvitationLine:
    """A table that somebody is invited to, in words."""
    title = setup_title_text(one.setup, language)
    return InvitationLine(table=one.table, title=title, sender=one.sender, invitation=one.invitation, at=one.at)


@router.post("/me/here")
async def post_here(request: Request, site: SiteOf, me: KnownInBrowser, body: HereBody) -> News:
    """I am here; what is new?"""
    await note_here(site.database, me, body.table)
    return await news_of(site, me, find_language(request))


@router.delete("/me/invitations/{table}")
async def delete_invitation(request: Request, site: SiteOf, me: KnownInBrowser, table: TableNumber) -> News:
    """No, thank you."""
    await site.invitations.decline(me, table)
    return await news_of(site, me, find_language(request))


async def find_own_table(site: Site, me: Person, number: str) -> LiveTable:
    """A table where a person sits, or that is theirs; Refused if it is not."""
    table = await site.tables.get(number)
    if not table.state.is_inside(me.id):
        raise Refused("not-your-seat", 403)
    return table


async def guests_at(site: Site, number: str) -> list[GuestLine]:
    """Who was invited to a table by name."""
    return [GuestLine(**vars(one)) for one in await site.invitations.list_guests(number)]


@router.get("/tables/{table}/invitations")
async def get_guests(site: SiteOf, me: KnownInBrowser, table: TableNumber) -> list[GuestLine]:
    """Who was invited to my table by name."""
    return await guests_at(site, (await find_own_table(site, me, table)).id)


@router.post("/tables/{table}/invitations")
async def post_invitation(site: SiteOf, me: KnownInBrowser, table: TableNumber, body: SomebodyBody) -> list[GuestLine]:
    """Invite somebody to a table that has not begun; they are told at once, the way they want."""
    state = (await find_own_table(site, me, table)).state
    if state.row.phase != GATHERING:
        raise Refused("too-late")
    other = await site.friends.find(me, body.name, body.key)
    if state.is_inside(other.id) or other.id in state.row.sent_away:
        raise Refused("not-invited-again", 409, name=other.name)
    if await site.invitations.invite(me, other, table):
        told = Invited(table, state.row.setup, me.name, state.row.invitation, site.services.now())
        await site.notices.tell_invitation(other, told)
    return await guests_at(site, table)
