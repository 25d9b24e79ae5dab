"""Bots go by what they are in the language of whoever reads: in the log, in what is asked, in replays."""

from collections.abc import AsyncIterator

import pytest

from alhambra.server.play.bot_names import bot_name, record_names
from tests.server.house import Chair, House, open_house, play_out


@pytest.mark.parametrize(
    ("language", "spoken"), [("en", "Novice 2"), ("fr", "Débutant 2"), ("de", "Neuling 2")], ids=["en", "fr", "de"]
)
def test_a_numbered_bot(language: str, spoken: str) -> None:
    assert bot_name("novice 2", language) == spoken


def test_other_names_stay() -> None:
    assert record_names(["Ana", "novice", "Deep 9", "master@400"], "fr") == ("Ana", "Débutant", "Deep 9", "master@400")


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("names")) as house:
        yield house


def told(chair: Chair) -> list[str]:
    """What the log says of the bots."""
    return [event["text"] for step in chair.steps for event in step["events"] if event["seat"] > 0]


async def test_the_log_of_a_table(house: House) -> None:
    anna = await house.visitor("Anna", language="fr")
    line = await anna.post("/api/play", setup={"players": 3}, bot="random")
    chair = await anna.sit(line["id"], language="fr")
    await chair.until_view()
    await play_out([chair], until=lambda chair: len(told(chair)) > 6)
    assert [text for text in told(chair) if "random" in text] == []
    assert {name for name in ("Hasard", "Hasard 2") for text in told(chair) if text.startswith(f"{name} ")}
