"""Who is heard at a table: people can be muted by others, and spectators by the host."""

from pathlib import Path

from tests.server.house import Chair, open_house, seated


def lines(chair: Chair) -> list[str]:
    """What somebody has heard."""
    return [message["text"] for message in chair.heard if message["type"] == "said"]


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
        line = next(message["number"] for message in chairs[0].heard if message["type"] == "said")
        second = await anna.sit(chairs[0].number)
        assert (await chairs[0].ask("mute", line=line))["type"] == "done"
        await said(chairs[1], "second", chairs[1], watching)
        await said(watching, "third", *chairs, second)
        assert lines(chairs[0]) == ["first", "third"]
        assert "second" not in lines(second), "nor in another window"
        await house.reopen()
        again, other = await anna.sit(chairs[0].number), await carl.sit(chairs[0].number)
        await said(other, "fourth", again)
        assert lines(again) == ["third", "fourth"]
        assert (await again.ask("mute", line=line, on=False))["type"] == "done"
        back = await anna.sit(chairs[0].number)
        await said(other, "fifth", back)
        assert lines(back) == ["first", "second", "third", "fourth", "fifth"]


async def test_nobody_mutes_themselves_or_a_line_that_was_not_said(database_url: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url) as house:
        chairs = await seated(*await house.visitors("Anna", "Bert"))
        await said(chairs[0], "mine", *chairs)
        line = next(message["number"] for message in chairs[0].heard if message["type"] == "said")
        assert (await chairs[0].ask("mute", line=line))["key"] == "no-line"
        assert (await chairs[0].ask("mute", line=line + 1))["key"] == "no-line"
        stranger = await house.stranger().sit(chairs[0].number)
        assert (await stranger.ask("mute", line=line))["key"] == "who-are-you"


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
