"""Friends: follow, block, invite, and who sees what of whom. Several people at one server, over real connections."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from alhambra.server.edge.look_alikes import compute_looks
from alhambra.server.edge.names import fold_name
from alhambra.server.people import friends, notices
from alhambra.server.people.invitations import Invitations
from alhambra.server.people.presence import BELIEF_SECONDS
from alhambra.server.storage.schema import block, follow, invitation, person, presence
from tests.server.house import House, Visitor, open_house, seated
from tests.server.test_being_told import AUTH, post_office, push_service, text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, private_webhooks=True) as house:
        yield house


async def accounts(house: House, *names: str) -> list[Visitor]:
    """People with accounts, less the password that nobody needs here and that takes long to hash."""
    visitors = await house.visitors(*names)
    async with house.site.database.begin() as connection:
        for name in names:
            values = {"account": fold_name(name), **compute_looks(name)}
            await connection.execute(update(person).where(person.c.name == name).values(values))
    return visitors


async def waiting_table(host: Visitor, **options: Any) -> str:
    """A table with a free seat."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    return str((await host.post("/api/tables", setup={"players": 2}, seats=seats, options=options))["id"])


async def line_of(visitor: Visitor, part: str, name: str) -> dict[str, Any]:
    """Somebody in one of the lists of a person."""
    found: list[dict[str, Any]] = (await visitor.get("/api/me/friends"))[part]
    return next(one for one in found if one["name"] == name)


async def names_of(visitor: Visitor, part: str) -> list[str]:
    return [one["name"] for one in (await visitor.get("/api/me/friends"))[part]]


async def is_seen(visitor: Visitor, name: str) -> tuple[bool, bool, str]:
    line = await line_of(visitor, "following", name)
    return line["is_here"], line["is_at_table"], line["table"]


AWAY = (False, False, "")


async def test_following_is_for_accounts_and_ends(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    carl = await house.visitor("Carl")
    assert await carl.refused("POST", "/api/me/following", name="Anna") == (403, "friends-need-account")
    assert await anna.refused("POST", "/api/me/following", name="Carl") == (404, "no-person")
    assert await anna.refused("POST", "/api/me/following", name="Anna") == (400, "not-yourself")
    await anna.post("/api/me/following", name="bert")
    answer = await anna.post("/api/me/following", name="bert")
    assert [(one["name"], one["is_mutual"]) for one in answer["following"]] == [("Bert", False)]
    assert await names_of(bert, "followers") == ["Anna"]
    await bert.post("/api/me/following", key=(await line_of(bert, "followers", "Anna"))["key"])
    assert (await line_of(anna, "following", "Bert"))["is_mutual"]
    assert await names_of(bert, "followers") == []
    key = (await line_of(anna, "following", "Bert"))["key"]
    assert (await anna.ask("DELETE", f"/api/me/following/{key}")).json()["following"] == []
    assert await anna.refused("DELETE", f"/api/me/following/{key[::-1]}") == (404, "no-person")


async def test_only_those_see_that_somebody_is_here_whom_they_let(house: House) -> None:
    anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
    for follower in (bert, carl):
        await follower.post("/api/me/following", name="Anna")
    await anna.post("/api/me/following", name="Bert")
    await anna.post("/api/me/here")
    assert await is_seen(bert, "Anna") == (True, False, "")
    assert await is_seen(carl, "Anna") == AWAY
    await anna.put("/api/me/friends", presence="everybody", invitations="everybody")
    assert await is_seen(carl, "Anna") == (True, False, "")
    await anna.put("/api/me/friends", presence="nobody", invitations="everybody")
    await anna.post("/api/me/here")
    assert await is_seen(bert, "Anna") == AWAY
    async with house.site.database.read() as connection:
        assert (await connection.execute(select(presence))).all() == []
    await anna.put("/api/me/friends", presence="friends", invitations="everybody")
    await anna.post("/api/me/here")
    assert await is_seen(bert, "Anna") == (True, False, "")
    async with house.site.database.begin() as connection:
        await connection.execute(update(presence).values(seen=presence.c.seen - BELIEF_SECONDS))
    assert await is_seen(bert, "Anna") == AWAY


@pytest.mark.parametrize("is_private", [False, True])
async def test_whoever_plays_is_at_a_table_that_is_named_if_everybody_may_look(house: House, is_private: bool) -> None:
    anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
    await anna.post("/api/me/following", name="Bert")
    await bert.post("/api/me/following", name="Anna")
    number = (await seated(anna, carl, private=is_private))[0].number
    await anna.post("/api/me/here", table=number)
    assert await is_seen(bert, "Anna") == (True, True, "" if is_private else number)
    await anna.post("/api/me/here")
    assert await is_seen(bert, "Anna") == (True, False, "")
    await bert.post("/api/me/here", table=number)  # where Bert does not play
    assert await is_seen(anna, "Bert") == (True, False, "")


async def test_a_block_ends_everything_between_two_people(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    for one, two in ((anna, "Bert"), (bert, "Anna")):
        await one.post("/api/me/following", name=two)
    number = await waiting_table(bert)
    await bert.post(f"/api/tables/{number}/invitations", name="Anna")
    assert len((await anna.post("/api/me/here"))["invitations"]) == 1
    await anna.put("/api/me/friends", presence="everybody", invitations="everybody")
    answer = await anna.post("/api/me/blocked", name="Bert")
    assert (answer["following"], [one["name"] for one in answer["blocked"]]) == ([], ["Bert"])
    assert (await anna.post("/api/me/here"))["invitations"] == []
    assert await names_of(bert, "following") == []
    assert await bert.refused("POST", "/api/me/following", name="Anna") == (403, "not-wanted")
    other = await waiting_table(bert)
    assert await bert.refused("POST", f"/api/tables/{other}/invitations", name="Anna") == (403, "not-wanted")
    assert await anna.refused("POST", "/api/me/following", name="Bert") == (403, "not-wanted")
    key = answer["blocked"][0]["key"]
    assert (await anna.ask("DELETE", f"/api/me/blocked/{key}")).json()["blocked"] == []
    await bert.post("/api/me/following", name="Anna")


async def test_whoever_is_blocked_cannot_sit_down_beside_one(house: House) -> None:
    """Neither with the host nor with another player; the one who blocks can go where they like."""
    anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
    await anna.post("/api/me/blocked", name="Bert")
    hers = (await anna.post("/api/tables", setup={"players": 3}))["id"]
    assert await bert.refused("PUT", f"/api/tables/{hers}/seats/1", kind="person") == (403, "blocked-here")
    await carl.seat(hers, 1)
    shared = (await carl.post("/api/tables", setup={"players": 3}))["id"]
    await anna.seat(shared, 1)
    assert await bert.refused("PUT", f"/api/tables/{shared}/seats/2", kind="person") == (403, "blocked-here")
    his = (await bert.post("/api/tables", setup={"players": 3}))["id"]
    await anna.seat(his, 1)


async def test_whoever_is_blocked_is_not_heard_at_any_table(house: House) -> None:
    anna, bert, carl = await house.visitors("Anna", "Bert", "Carl")
    at_anna, at_bert, at_carl = await seated(anna, bert, carl)
    await at_bert.ask("chat", text="before")
    await at_anna.until("said")
    opponents = (await anna.get("/api/me/friends"))["opponents"]
    assert sorted(one["name"] for one in opponents) == ["Bert", "Carl"]
    key = next(one["key"] for one in opponents if one["name"] == "Bert")
    assert await carl.refused("POST", "/api/me/blocked", key=key) == (404, "no-person")
    await anna.post("/api/me/blocked", key=key)
    assert [one["name"] for one in (await at_anna.until("muted"))["speakers"]] == ["Bert"]
    await at_bert.ask("chat", text="behind your back")
    await at_carl.ask("chat", text="good luck")
    assert (await at_anna.until("said"))["text"] == "good luck"
    again = await anna.sit(at_anna.number)
    await again.quiet()
    assert [one["text"] for one in again.heard if one["type"] == "said"] == ["good luck"]
    assert await names_of(anna, "opponents") == ["Carl"]
    assert await names_of(bert, "opponents") == ["Carl"]


async def test_quick_games_keep_people_apart_of_whom_one_blocks_the_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alhambra.server.lobby.quick_games.LOOK_SECONDS", 0.0)
    anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
    await anna.post("/api/me/blocked", name="Bert")
    for visitor in (anna, bert):
        await visitor.post("/api/me/wish", setup={"players": 2}, bots=False)
    assert (await anna.post("/api/me/wish/here"))["table"] == ""
    table = (await carl.post("/api/me/wish", setup={"players": 2}, bots=False))["table"]
    assert table
    assert (await anna.post("/api/me/wish/here"))["table"] == table


# --- invitations ----------------------------------------------------------------------------------------------


async def test_an_invitation_by_name_opens_a_private_table(house: House) -> None:
    anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
    number = await waiting_table(anna, private=True)
    assert await carl.refused("POST", f"/api/tables/{number}/invitations", name="Bert") == (403, "not-your-seat")
    assert await bert.refused("GET", f"/api/tables/{number}") == (403, "private")
    guests = await anna.post(f"/api/tables/{number}/invitations", name="Bert")
    assert guests == [{"name": "Bert", "is_declined": False, "is_seated": False}]
    assert await carl.refused("GET", f"/api/tables/{number}/invitations") == (403, "not-your-seat")
    invited = (await bert.post("/api/me/here"))["invitations"]
    assert [(one["table"], one["sender"], one["title"]) for one in invited] == [
        (number, "Anna", "Alhambra · 2 players")
    ]
    await bert.seat(number, 1, invitation=invited[0]["invitation"])
    assert (await bert.post("/api/me/here"))["invitations"] == []
    assert (await anna.get(f"/api/tables/{number}/invitations"))[0]["is_seated"]
    assert (await anna.refused("POST", f"/api/tables/{number}/invitations", name="Bert"))[1] == "not-invited-again"
    assert (await carl.post("/api/me/here"))["invitations"] == []


async def test_no_is_an_answer_and_nobody_is_asked_twice(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    number = await waiting_table(anna)
    await anna.post(f"/api/tables/{number}/invitations", name="Bert")
    assert (await bert.ask("DELETE", f"/api/me/invitations/{number}")).json() == {"invitations": []}
    for _ in range(4):  # asking again costs nothing, and tells nobody
        await anna.post(f"/api/tables/{number}/invitations", name="Bert")
    guests = await anna.post(f"/api/tables/{number}/invitations", name="Bert")
    assert [one["is_declined"] for one in guests] == [True]
    assert (await bert.post("/api/me/here"))["invitations"] == []


async def test_people_choose_who_may_invite_them(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    number = await waiting_table(anna)
    path = f"/api/tables/{number}/invitations"
    for audience in ("nobody", "friends"):
        await bert.put("/api/me/friends", presence="nobody", invitations=audience)
        assert await anna.refused("POST", path, name="Bert") == (403, "not-wanted")
    await bert.post("/api/me/following", name="Anna")
    assert len(await anna.post(path, name="Bert")) == 1


async def test_whoever_was_sent_away_is_not_let_in_by_an_old_invitation(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    number = await waiting_table(anna, private=True)
    await anna.post(f"/api/tables/{number}/invitations", name="Bert")
    link = (await bert.post("/api/me/here"))["invitations"][0]["invitation"]
    await bert.seat(number, 1, invitation=link)
    assert (await anna.ask("DELETE", f"/api/tables/{number}/seats/1")).is_success
    assert (await bert.post("/api/me/here"))["invitations"] == []
    assert await bert.refused("GET", f"/api/tables/{number}?invitation={link}") == (403, "private")
    assert (await anna.refused("POST", f"/api/tables/{number}/invitations", name="Bert"))[1] == "not-invited-again"


async def test_nobody_is_flooded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
    tables = [await waiting_table(anna) for _ in range(4)]
    for number in tables[:3]:
        await anna.post(f"/api/tables/{number}/invitations", name="Bert")
    refusal = await anna.refused("POST", f"/api/tables/{tables[3]}/invitations", name="Bert")
    assert refusal == (429, "too-many-invitations")
    await anna.post(f"/api/tables/{tables[3]}/invitations", name="Carl")
    house.site.invitations = house.site.notices._invitations = Invitations(house.site.database)
    monkeypatch.setattr("alhambra.server.people.invitations.MOST_OPEN", 3)
    number = await waiting_table(carl)
    refusal = await carl.refused("POST", f"/api/tables/{number}/invitations", name="Bert")
    assert refusal == (429, "too-many-invitations")
    monkeypatch.setattr(friends, "MOST_FOLLOWED", 1)
    await bert.post("/api/me/following", name="Anna")
    assert await bert.refused("POST", "/api/me/following", name="Carl") == (409, "too-many-people")
    answers = {(await bert.ask("POST", "/api/me/blocked", {"name": "Carl"})).status_code for _ in range(60)}
    assert answers == {200, 429}


async def test_an_invitation_is_pushed_to_browsers_that_asked_for_words(house: House) -> None:
    async with push_service() as (service, endpoint):
        anna, bert = await accounts(house, "Anna", "Bert")
        await bert.post("/api/me/push", endpoint=endpoint, p256dh=service.p256dh, auth=text_of(AUTH))
        number = await waiting_table(anna)
        await anna.post(f"/api/tables/{number}/invitations", name="Bert")
        _headers, body = await service.words.get()
        word = json.loads(service.opened(body))
    invitation_link = (await anna.get(f"/api/tables/{number}"))["invitation"]
    assert word == {
        "type": "invited",
        "table": number,
        "title": "Alhambra · 2 players",
        "text": "Anna invites you to “Alhambra · 2 players”.",
        "place": f"join/{number}?invitation={invitation_link}",
    }


async def test_an_invitation_is_written_to_those_who_are_not_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LOOK_SECONDS", 3600.0)  # letters are sent by this test alone
    async with post_office(tmp_path) as (house, mailboxes):
        anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
        async with house.site.database.begin() as connection:
            told = {"wants_mail": True, "is_email_confirmed": True}
            for name in ("Bert", "Carl"):
                who = person.c.name == name
                await connection.execute(update(person).where(who).values(email=f"{name}@play.example", **told))
        await carl.post("/api/me/here")
        number = await waiting_table(anna)
        for name in ("Bert", "Carl"):
            await anna.post(f"/api/tables/{number}/invitations", name=name)
        assert isinstance(house.site.notices, notices.Notices)
        await house.site.notices.send_letters()
        letter = await mailboxes.letter(1)
        assert (letter["To"], letter["Subject"]) == ("Bert@play.example", "You are invited to a game")
        link = (await anna.get(f"/api/tables/{number}"))["invitation"]
        text = letter.get_content()
        assert "Anna invites you to “Alhambra · 2 players”." in text
        assert f"https://play.example/#/join/{number}?invitation={link}" in text.replace("=\n", "")
        token = text.rsplit("=", 1)[-1].strip()
        assert letter["List-Unsubscribe"] == f"<https://play.example/api/mail/stop/{token}>"
        await house.site.notices.send_letters()
        assert len(mailboxes.letters) == 1
        await bert.post("/api/me/here")


# --- what is kept, and what is told -----------------------------------------------------------------------------


async def test_nobody_is_told_the_number_of_another_person(house: House) -> None:
    anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
    await seated(anna, bert, carl)
    await anna.post("/api/me/following", name="Bert")
    await bert.post("/api/me/following", name="Anna")
    await anna.post("/api/me/blocked", name="Carl")
    number = await waiting_table(anna)
    told = [
        await anna.post(f"/api/tables/{number}/invitations", name="Bert"),
        await anna.get("/api/me/friends"),
        await bert.get("/api/me/friends"),
        await bert.post("/api/me/here"),
    ]
    for visitor in (anna, bert, carl):
        assert (await visitor.get("/api/me"))["id"] not in json.dumps(told)
    assert "Carl" not in json.dumps(told[2]["following"])
    assert (await carl.get("/api/me/friends"))["blocked"] == []


async def test_what_is_kept_can_be_taken_along_and_is_forgotten(house: House) -> None:
    anna, bert, carl = await accounts(house, "Anna", "Bert", "Carl")
    await anna.post("/api/me/following", name="Bert")
    await bert.post("/api/me/following", name="Anna")
    await carl.post("/api/me/blocked", name="Anna")
    await anna.post("/api/me/here")
    number = await waiting_table(bert)
    await bert.post(f"/api/tables/{number}/invitations", name="Anna")
    data = await anna.get("/api/me/data")
    counts = [len(data[part]) for part in ("following", "blocked", "invitations", "presence")]
    assert counts == [1, 0, 1, 1]
    assert (await anna.ask("DELETE", "/api/me")).is_success
    async with house.site.database.read() as connection:
        for table in (follow, block, invitation, presence):
            assert (await connection.execute(select(table))).all() == []
    assert await names_of(bert, "following") == []
