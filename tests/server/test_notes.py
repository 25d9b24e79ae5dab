"""Phrases that everybody reads in their own language, and notes that only their writer sees."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from alhambra.server.people import notes
from alhambra.server.people.chat_limits import ChatLimits
from alhambra.server.play.wire_from_client import PHRASES
from alhambra.server.storage.schema import note
from alhambra.texts import catalogue
from alhambra.texts.grammar import LANGUAGES
from tests.server.house import House, open_house, play_out, seated

SECRET = "Bert saves blue for the tower"


@pytest.fixture
async def house(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, database_url) as house:
        yield house


async def test_a_phrase_is_told_by_name_and_in_words(house: House) -> None:
    chairs = await seated(*await house.visitors("Anna", "Bert"))
    assert (await chairs[0].ask("chat", phrase="good-game"))["type"] == "done"
    heard = await chairs[1].until(lambda message: message["type"] == "said")
    assert (heard["phrase"], heard["text"]) == ("good-game", "Good game!")
    assert (await chairs[0].ask("chat", text="And now?"))["type"] == "done"
    heard = await chairs[1].until(lambda message: message["type"] == "said" and not message["phrase"])
    assert heard["text"] == "And now?"
    assert (await chairs[0].ask("chat", text=" "))["key"] == "nothing-said"
    assert (await chairs[0].ask("chat"))["key"] == "nothing-said"
    again = await house.stranger().sit(chairs[0].number)
    assert (await again.until(lambda message: message["type"] == "said"))["phrase"] == "good-game"


def test_every_phrase_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(catalogue(language).text(f"phrase-{name}") for name in PHRASES)


async def test_phrases_count_as_talk(house: House) -> None:
    house.site.services.chat_limits = ChatLimits(a_second=0.0)
    chairs = await seated(*await house.visitors("Anna", "Bert"))
    replies = [await chairs[0].ask("chat", phrase="hello") for _ in range(12)]
    assert replies[0]["type"] == "done"
    assert replies[-1]["key"] == "too-much-talk"


async def test_a_note_is_seen_by_its_writer_alone(house: House) -> None:
    anna, bert, carl = await house.visitors("Anna", "Bert", "Carl")
    chairs = await seated(anna, bert)
    path = f"/api/tables/{chairs[0].number}/note"
    assert await anna.get(path) == {"text": ""}
    assert await anna.put(path, text=f"  {SECRET}\n") == {"text": SECRET}
    watching = await carl.sit(chairs[0].number)
    await play_out(chairs)
    assert await anna.get(path) == {"text": SECRET}
    for other in (bert, carl):
        assert await other.get(path) == {"text": ""}
        assert SECRET not in json.dumps(await other.get("/api/me/data"))
    for chair in (*chairs, watching):
        assert SECRET not in json.dumps(chair.heard)
    record = await house.stranger().ask("GET", f"/api/tables/{chairs[0].number}/record")
    assert record.status_code == 200
    assert SECRET not in record.text
    assert await bert.put(path, text="Mine") == {"text": "Mine"}
    assert await anna.get(path) == {"text": SECRET}
    assert await house.stranger().refused("GET", path) == (401, "who-are-you")


async def test_notes_go_with_the_data_of_their_writer(house: House) -> None:
    anna, bert = await house.visitors("Anna", "Bert")
    number = (await seated(anna, bert))[0].number
    await anna.put(f"/api/tables/{number}/note", text=SECRET)
    (kept,) = (await anna.get("/api/me/data"))["notes"]
    assert (kept["game"], kept["text"]) == (number, SECRET)
    await anna.put(f"/api/tables/{number}/note", text="")
    assert (await anna.get("/api/me/data"))["notes"] == []
    await anna.put(f"/api/tables/{number}/note", text=SECRET)
    await anna.ask("DELETE", "/api/me")
    async with house.site.database.read() as connection:
        assert (await connection.execute(select(note))).all() == []


async def test_notes_are_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "MOST_NOTES", 1)
    monkeypatch.setattr(house.site.notes._often, "_rate", 0.0)  # while no time passes, however long it takes
    anna, bert, carl = await house.visitors("Anna", "Bert", "Carl")
    first, second = [(await seated(anna, bert))[0].number for _ in range(2)]
    private = (await seated(anna, bert, private=True))[0].number
    await anna.put(f"/api/tables/{first}/note", text="one")
    assert await anna.refused("PUT", f"/api/tables/{second}/note", text="two") == (409, "too-many-notes")
    assert await anna.put(f"/api/tables/{first}/note", text="other") == {"text": "other"}
    assert await carl.refused("PUT", f"/api/tables/{private}/note", text="x") == (403, "private")
    assert await carl.refused("PUT", "/api/tables/nowhere/note", text="x") == (404, "no-table")
    long = "x" * (notes.MOST_NOTE_CHARACTERS + 1)
    assert (await carl.refused("PUT", f"/api/tables/{first}/note", text=long))[0] == 400
    path = f"/api/tables/{first}/note"
    answers = [await carl.ask("PUT", path, {"text": str(number)}) for number in range(40)]
    assert answers[-1].status_code == 429
