"""`alhambra replay`."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from alhambra.cli.frames import Film
from alhambra.cli.scene import step_through
from alhambra.engine.rules.setup import Setup
from alhambra.record.narrate import narrate
from alhambra.record.record import Record
from alhambra.record.recorder import Recorder
from alhambra.record.replay import Replay
from alhambra.record.stream import read_records, records_text
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
    assert (told["step"], told["seat"], told["action"]) == (3, step.seat, step.action)
    steps = answer("replay", str(file))["steps"]
    assert steps[3] == told
    assert [sentence for one in steps for sentence in one["log"]] == narrate(record)


def test_there_is_no_step_beyond_the_last(file: Path) -> None:
    line = complaint("replay", str(file), "--step", "26")
    assert line == "alhambra: There is no step 26: the game has the steps 0 to 25."


# --- several games, comments, variations ---------------------------------------------------------------


@pytest.fixture
def several(tmp_path: Path) -> Path:
    """Two games in one file; the second has comments and a variation with one of its own."""
    recorder = Recorder(Setup(players=2), "1", ("Ana", "Bo <b>"))
    recorder.apply(recorder.game.legal_actions()[0])
    first = recorder.record()
    recorder.pop()
    recorder.apply(recorder.game.legal_actions()[1])
    annotated = first.with_variation(recorder.record())
    (line,) = annotated.steps[1].variations
    inner = (replace(line[0], variations=((replace(line[0], comments=("<i>inner",)),),)),)
    steps = (annotated.steps[0], replace(annotated.steps[1], comments=("too soon",), variations=(inner,)))
    file = tmp_path / "two.alh"
    second = replace(annotated, steps=steps, comments=("<i>before",))
    file.write_text(records_text([first, second]), "utf-8")
    return file


def test_one_game_of_several_is_chosen_by_its_number(several: Path) -> None:
    first, second = read_records(several.read_text("utf-8").splitlines())
    for number, record in ((1, first), (2, second)):
        told = answer("replay", str(several), "--game", str(number))
        assert [step["action"] for step in told["steps"]] == [step.action for step in record.steps]
        assert answer("advise", str(several), "--game", str(number), "--step", "1", "--bot", "novice")["played"]
    for command in ("replay", "advise"):
        assert "The file holds 2 games: say which one with" in complaint(command, str(several))
        for wrong in ("0", "3"):
            line = complaint(command, str(several), "--game", wrong)
            assert f"There is no game {wrong}: the file holds the games 1 to 2." in line


def test_comments_and_variations_are_shown(several: Path, tmp_path: Path) -> None:
    (_, record) = read_records(several.read_text("utf-8").splitlines())
    other = record.steps[1].variations[0][0].action
    seat = record.steps[1].seat + 1
    text = " ".join(shown("replay", str(several), "--game", "2").split())
    assert "Comment: <i>before" in text
    assert "Comment: too soon" in text
    assert f"Variation: 1. {seat} {other} (1. {seat} {other} {{<i>inner}})" in text
    deal, step = answer("replay", str(several), "--game", "2")["steps"]
    assert (deal["comments"], step["comments"]) == (["<i>before"], ["too soon"])
    ((line,),) = step["variations"]
    assert (line["action"], line["variations"][0][0]["comments"]) == (other, ["<i>inner"])
    page = tmp_path / "game.html"
    shown("replay", str(several), "--game", "2", "--export-html", str(page))
    assert "Comment: too soon" in page.read_text("utf-8")
    assert "<i>" not in page.read_text("utf-8")


def test_a_notebook_shows_who_played_what(several: Path) -> None:
    (_, record) = read_records(several.read_text("utf-8").splitlines())
    told = record._repr_html_()
    name = ("Ana", "Bo &lt;b&gt;")[record.steps[1].seat]
    step, other = record.steps[1].action, record.steps[1].variations[0][0].action
    assert f'<li>{name}: {step} <em>too soon</em><ol start="1"><li>{name}: {other}<ol' in told
    assert "<em>&lt;i&gt;before</em>" in told
    assert "<em>&lt;i&gt;inner</em>" in told


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
