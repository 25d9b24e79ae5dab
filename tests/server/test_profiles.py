"""Profiles: a row for each finished game and person, what is summed up from them, and who may see it."""

import json
import threading
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from sqlalchemy import delete, select, update

from alhambra.server.people import profiles
from alhambra.server.people.played_games import note_older
from alhambra.server.people.profile_picture import Card, draw_card
from alhambra.server.storage.schema import game, played, rating
from tests.server.house import House, Visitor, open_house, play_out, seated
from tests.server.test_friends import accounts

FISCHER = {"kind": "fischer", "base": 900.0, "increment": 20.0}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


async def game_of(*people: Visitor, setup: dict[str, Any] | None = None, **options: Any) -> str:
    """A whole game of those people."""
    chairs = await seated(*people, setup=setup, **options)
    await play_out(chairs)
    for chair in chairs:
        await chair.close()
    return chairs[0].number


async def rows_of(house: House) -> list[Any]:
    async with house.site.database.read() as connection:
        return list((await connection.execute(select(played).order_by(played.c.game, played.c.seat))).all())


async def test_a_finished_game_is_counted_for_each_of_its_people(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    number = await game_of(anna, bert, setup={"modules": ["bonus"]}, rated=True, clock=FISCHER)
    match = await house.match(number)
    rows = await rows_of(house)
    outcome = match.game.outcome
    assert outcome is not None
    assert [(row.seat, row.points, row.place, row.is_won) for row in rows] == [
        (seat, outcome.points[seat], outcome.places[seat], seat in match.row.winners) for seat in (0, 1)
    ]
    purchases = [event for events in match.play.events.values() for event in events if event.key == "buy"]
    for row in rows:
        mine = [event for event in purchases if event.seat == row.seat]
        assert (row.bought, row.exact) == (len(mine), sum(int(event.values["exact"]) for event in mine))
        assert sum(json.loads(row.sources).values()) == row.points
        counted = {line.category: line.counts[row.seat] for line in outcome.scorings[-1].rows if line.places}
        assert json.loads(row.buildings) == {name: count for name, count in counted.items() if count}
        assert (row.kind, row.modules, row.players, row.people) == ("alhambra", '["bonus"]', 2, 2)
        assert not row.is_left
    async with house.site.database.read() as connection:
        ratings = (await connection.execute(select(rating))).all()
    page = await anna.get("/api/people/Anna")
    assert page["profile"]["curves"] == [
        {"game": "alhambra", "points": [{"at": rows[0].at, "value": page["ratings"][0]["value"]}]}
    ]
    assert len(ratings) == 2


async def test_games_of_before_are_counted_later_once(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    await game_of(anna, bert)
    before = await rows_of(house)
    async with house.site.database.begin() as connection:
        await connection.execute(delete(played))
    assert await note_older(house.site.database, 0) == 0
    assert await note_older(house.site.database, 10) == 1
    assert await rows_of(house) == before
    assert await note_older(house.site.database, 10) == 0


async def test_only_what_was_made_public_is_shown_to_others(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    stranger = house.stranger()
    public, private = await game_of(anna, bert), await game_of(anna, bert, private=True)
    hidden = await stranger.get("/api/people/Anna")
    assert (hidden["profile"], hidden["games"], hidden["is_public"]) == (None, [], False)
    assert (await stranger.ask("GET", "/people/Anna")).status_code == 404
    assert (await stranger.ask("GET", "/people/Anna/picture.png")).status_code == 404
    own = await anna.get("/api/people/Anna")
    assert own["profile"]["games"] == len(own["games"]) == 2
    await anna.put("/api/me/profile", public=True)
    shown = await stranger.get("/api/people/Anna")
    assert (shown["profile"]["games"], [one["id"] for one in shown["games"]]) == (1, [public])
    assert private not in json.dumps(shown)
    assert [one["table"] for one in shown["profile"]["best"]] == [public]
    await anna.put("/api/me/profile", public=False)
    assert (await stranger.get("/api/people/Anna"))["profile"] is None
    guest = await house.visitor("Carl")
    assert await guest.refused("PUT", "/api/me/profile", public=True) == (403, "no-account")


async def test_a_link_to_a_public_page_has_words_and_a_picture(house: House) -> None:
    (anna,) = await accounts(house, 'Anna <b> "x"')
    await anna.put("/api/me/profile", public=True)
    stranger = house.stranger()
    path = "/people/Anna%20%3Cb%3E%20%22x%22"
    page = (await stranger.ask("GET", path)).text
    assert 'property="og:title" content="Anna &lt;b&gt; &quot;x&quot; · Alhambra"' in page
    assert f'property="og:image" content="{house.address}{path}/picture.png"' in page
    assert f"url={house.address}/#/person/Anna%20%3Cb%3E%20%22x%22" in page
    assert "<b>" not in page
    answer = await stranger.ask("GET", f"{path}/picture.png")
    assert answer.headers["content-type"] == "image/png"
    with Image.open(BytesIO(answer.content)) as picture:
        picture.load()
        assert picture.size == (1200, 630)


def test_the_picture_shows_what_it_is_about() -> None:
    bare = Card("Anna", "no games", (), ())
    pictures = [
        draw_card(bare),
        draw_card(replace(bare, name="Berta")),
        draw_card(replace(bare, ratings=(("Alhambra", "1600"),))),
        draw_card(replace(bare, bars=(("tower", 2.0), ("garden", 0.0)))),
        draw_card(replace(bare, name="")),
    ]
    assert len(set(pictures)) == len(pictures)
    assert draw_card(replace(bare, name="中文")) == pictures[-1], "letters that the font lacks are left out"
    assert draw_card(replace(bare, name="A very long name " * 10))


async def test_a_deal_that_others_still_play_is_not_counted_before_it_is_open(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    await game_of(anna, bert)
    async with house.site.database.begin() as connection:
        await connection.execute(update(game).values(sealed_until=9e12))
    me = await house.site.people.find_by_account("Anna")
    assert me is not None
    assert (await anna.get("/api/people/Anna"))["profile"]["games"] == 0
    assert (await house.site.profiles.of(me, is_own=True, now=9e12)).games == 1


async def test_a_profile_is_counted_once_until_another_game_has_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []
    count = profiles.sum_up

    def sum_up(rows: Sequence[profiles.Played]) -> profiles.Profile:
        assert threading.current_thread() is not threading.main_thread()  # games go on meanwhile
        counted.append(len(rows))
        return count(rows)

    monkeypatch.setattr(profiles, "sum_up", sum_up)
    anna, bert = await accounts(house, "Anna", "Bert")
    for number in (1, 2):
        await game_of(anna, bert)
        for _ in range(3):
            assert (await anna.get("/api/people/Anna"))["profile"]["games"] == number
    assert counted == [1, 2]


async def test_whoever_leaves_has_not_played_to_the_end(house: House) -> None:
    anna, bert = await accounts(house, "Anna", "Bert")
    chairs = await seated(anna, bert)
    await chairs[1].ask("resign", seat=1)
    await play_out(chairs[:1])
    profile = (await bert.get("/api/people/Bert"))["profile"]
    assert (profile["games"], profile["won"], profile["left"], profile["best"]) == (1, 0, 1, [])
    assert (await anna.get("/api/people/Anna"))["profile"]["won"] == 1
