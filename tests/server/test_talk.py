"""Who is heard at a table: people can be muted by others, and spectators by the host."""

from pathlib import Path
from typing import Any

from tests.server.house import Chair, open_house, seated


def lines(chair: Chair) -> list[str]:
    """What somebody has heard."""
    return [message["text"] for message in chair.heard if message["type"] == "said"]


def last(chair: Chair, kind: str) -> dict[str, Any]:
    """The last message of a kind."""
    return next(message for message in reversed(chair.heard) if message["type"] == kind)


def speaker(chair: Chair) -> str:
    """Who said the last line that somebody has heard."""
    return str(last(chair, "said")["speaker"])


def muted(chair: Chair) -> list[str]:
    """Whom somebody does not hear."""
    return [one["name"] for one in last(chair, "muted")["speakers"]]


async def said(chair: Chair, text: str, *hearers: Chair) -> None:
    """Say something, which those people hear."""
    assert (await chair.ask("chat", text=text))["type"] == "done"
    for hearer in hearers:
        await hearer.until(lambda message: message["type"] == "said" and message["text"] == text)


async def test_somebody_who_is_muted_is_not_heard(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        anna, bert, carl = await house.visitors("Anna", "Bert", "Carl")
        chairs = await seated(anna, bert)
        watching = await carl.sit(chairs[0].number)
        await said(chairs[1], "first", *chairs, watching)
        bert_here = speaker(chairs[0])
        second = await anna.sit(chairs[0].number)
        assert (await chairs[0].ask("mute", speaker=bert_here))["type"] == "done"
        assert muted(chairs[0]) == ["Bert"]
        await said(chairs[1], "second", chairs[1], watching)
        await said(watching, "third", *chairs, second)
        assert lines(chairs[0]) == ["first", "third"]
        assert "second" not in lines(second), "nor in another window"
        assert muted(second) == ["Bert"]
        await house.reopen()
        again, other = await anna.sit(chairs[0].number), await carl.sit(chairs[0].number)
        await said(other, "fourth", again)
        assert lines(again) == ["third", "fourth"]
        assert muted(again) == ["Bert"], "so that they can be heard again"
        assert muted(other) == []
        assert (await again.ask("mute", speaker=bert_here, on=False))["type"] == "done"
        assert lines(again) == ["third", "fourth", "first", "second"], "what was said meanwhile"
        assert muted(again) == []
        back = await anna.sit(chairs[0].number)
        await said(other, "fifth", back)
        assert lines(back) == ["first", "second", "third", "fourth", "fifth"]


async def test_nobody_mutes_themselves_or_a_line_that_was_not_said(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        chairs = await seated(*await house.visitors("Anna", "Bert"))
        await said(chairs[0], "mine", *chairs)
        me = speaker(chairs[0])
        assert last(chairs[0], "muted")["me"] == me
        assert last(chairs[1], "muted")["me"] not in ("", me)
        assert (await chairs[0].ask("mute", speaker=me))["key"] == "no-speaker"
        assert (await chairs[0].ask("mute", speaker=last(chairs[1], "muted")["me"]))["key"] == "no-speaker"
        stranger = await house.stranger().sit(chairs[0].number)
        assert (await stranger.ask("mute", speaker=me))["key"] == "who-are-you"
        assert not [message for message in stranger.heard if message["type"] == "muted"]


async def test_people_of_one_name_are_told_apart_and_not_known_elsewhere(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        anna, one, other = await house.visitors("Anna", "Twin", "Twin")
        chairs = await seated(anna, one)
        watching = await other.sit(chairs[0].number)
        await said(chairs[1], "from the first", *chairs)
        first = speaker(chairs[0])
        await said(watching, "from the second", *chairs)
        assert speaker(chairs[0]) != first
        assert (await chairs[0].ask("mute", speaker=first))["type"] == "done"
        await said(chairs[1], "not heard", chairs[1], watching)
        await said(watching, "heard", *chairs)
        assert lines(chairs[0]) == ["from the first", "from the second", "heard"]
        elsewhere = await seated(one, anna)
        await said(elsewhere[0], "here", elsewhere[0])
        assert speaker(elsewhere[0]) != first
        assert lines(elsewhere[1]) == [], "a person is muted at every table"


async def test_the_host_can_ask_spectators_not_to_talk(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        anna, bert, carl = await house.visitors("Anna", "Bert", "Carl")
        chairs = await seated(anna, bert)
        watching = await carl.sit(chairs[0].number)
        await said(watching, "hello", *chairs)
        for chair in (chairs[1], watching):
            assert (await chair.ask("hush"))["key"] == "host-only"
        assert (await chairs[0].ask("hush"))["type"] == "done"
        await watching.until_table(lambda table: table["is_quiet"])
        assert (await watching.ask("chat", text="psst"))["key"] == "spectators-quiet"
        await said(chairs[1], "players talk on", *chairs, watching)
        await house.reopen()
        again, host = await carl.sit(chairs[0].number), await anna.sit(chairs[0].number)
        assert (await again.ask("chat", text="psst"))["key"] == "spectators-quiet"
        assert (await host.ask("hush", on=False))["type"] == "done"
        await said(again, "thank you", host)
