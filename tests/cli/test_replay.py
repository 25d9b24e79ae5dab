"""`alhambra replay`."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.cli.frames import Film
from alhambra.cli.replay import step_through
from alhambra.engine.rules.setup import Setup
from alhambra.record.narrate import narrate
from alhambra.record.record import Record
from alhambra.record.recorder import Recorder
from alhambra.record.replay import Replay
from alhambra.record.text_form import parse_record, record_text
from tests.cli.running import answer, complaint, shown, write_game

STEPS = 25


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a game, for drawing a whole one takes its time."""
    recorder = Recorder(Setup("combined", ("vizier",), players=2), "1", ("Ana", "Bo <b>"))
    for _ in range(STEPS):
        recorder.apply(str(recorder.game.legal_actions()[-1]))
    path = tmp_path_factory.mktemp("replay") / "game.alh"
    path.write_text(record_text(recorder.record()), "utf-8")
    return path


@pytest.fixture
def record(file: Path) -> Record:
    return parse_record(file.read_text("utf-8"))


def test_without_a_terminal_the_whole_log_is_printed(file: Path, record: Record) -> None:
    lines = shown("replay", str(file)).splitlines()
    headings = [line for line in lines if line.startswith("Step ")]
    assert [heading.split(":")[0] for heading in headings[:-1]] == [f"Step {k} of {STEPS}" for k in range(STEPS + 1)]
    told = [line.strip() for line in lines]
    assert all(sentence in told for sentence in narrate(record))


def test_palaces_are_drawn_in_characters(file: Path, record: Record) -> None:
    game = Replay(record).at(STEPS)
    text = shown("replay", str(file), "--step", str(STEPS))
    for seat in game.seats:
        assert all(line.rstrip() in text for line in seat.palace.ascii().splitlines())
    assert answer("replay", str(file))["palaces"] == [seat.palace.ascii() for seat in game.seats]


def test_one_step_as_data(file: Path, record: Record) -> None:
    (told,) = answer("replay", str(file), "--step", "3")["steps"]
    step = record.steps[3]
    assert (told["step"], told["seat"], told["action"]) == (3, step.seat + 1, step.action)
    steps = answer("replay", str(file))["steps"]
    assert steps[3] == told
    assert [sentence for one in steps for sentence in one["log"]] == narrate(record)


def test_there_is_no_step_beyond_the_last(file: Path) -> None:
    line = complaint("replay", str(file), "--step", "26")
    assert line == "alhambra: There is no step 26: the game has the steps 0 to 25."


def keys(*pressed: str) -> Iterator[str]:
    yield from (*pressed, "q")


def test_the_keys_go_forward_and_back(record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    pressed = keys("\x1b[C", "\r", "n", "p", "\x1b[D", "\x1b[6~", "\x1b[F", "n", "\x1b[5~", "\x1b[H", "p", "?")
    step_through(Film(record), pressed.__next__)
    seen = re.findall(r"Step (\d+) of", capsys.readouterr().out)
    assert [int(step) for step in seen] == [0, 1, 2, 3, 2, 1, 11, 25, 25, 15, 0, 0, 0]


def test_pictures_of_every_step(file: Path, tmp_path: Path) -> None:
    assert answer("replay", str(file), "--export-svg", str(tmp_path / "new")) == {"written": [str(tmp_path / "new")]}
    pictures = sorted((tmp_path / "new").iterdir())
    assert [picture.name for picture in pictures] == [f"step-{k:02}.svg" for k in range(STEPS + 1)]
    titles = [ET.parse(picture).getroot()[0].text for picture in pictures]
    assert titles[0] == "Step 0 of 25: deal"
    assert str(titles[7]).startswith("Step 7 of 25: ")


def test_a_page_with_everything_in_it(file: Path, tmp_path: Path) -> None:
    page, pictures = tmp_path / "game.html", tmp_path / "pictures"
    options = ("--export-html", str(page), "--export-svg", str(pictures), "--language", "fr")
    assert shown("replay", str(file), *options).count("Écrit") == 2
    text = page.read_text("utf-8")
    assert '<html lang="fr">' in text
    data = re.search(r'<script type="application/json" id="game">(.*)</script>', text)
    assert data
    game = json.loads(data[1])
    assert len(game["steps"]) == STEPS + 1
    for step, picture in zip(game["steps"], sorted(pictures.iterdir()), strict=True):
        assert "".join(game["pieces"][piece] for piece in step["picture"]) == picture.read_text("utf-8")


def test_the_page_loads_nothing_and_names_are_only_text(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    shown("replay", str(file), "--export-html", str(page))
    text = page.read_text("utf-8")
    assert "Bo <b>" not in text
    assert "<title>Alhambra and Granada – Ana, Bo &lt;b&gt;</title>" in text
    addresses = set(re.findall(r"\w+://[^\"\s\\<]+", text))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<link|<img|<iframe|\ssrc=|@import|fetch\(", text)


def test_a_whole_game_can_be_read_in_german(tmp_path: Path) -> None:
    text = shown("replay", str(write_game(tmp_path)), "--language", "de")
    assert text.startswith("Schritt 0 von ")
    assert "Wertung 3" in text


def test_a_broken_record_is_refused_with_its_step(file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.alh"
    broken.write_text(re.sub(r"(?m)^4\. (\d) .*$", r"4. \1 dance", file.read_text("utf-8")), "utf-8")
    assert complaint("replay", str(broken)).startswith("alhambra: Step 4: “dance” is not an action.")
