"""Component data: complete, with their provenance, and replaceable by an owner of the printed game."""

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra import Game, InvalidComponents, Setup, compose
from alhambra.engine.chance import Fast
from alhambra.engine.component_data import NAMES, components_digest, read_component, use_components
from alhambra.engine.modules.component_checks import check
from alhambra.record import Recorder
from alhambra.record.verify import verify

Data = dict[str, Any]


@pytest.fixture(autouse=True)
def the_packages_own() -> Iterator[None]:
    yield
    use_components(None)


@pytest.mark.parametrize("name", NAMES)
def test_the_packages_own_data_fit(name: str) -> None:
    check(name, read_component(name))


def test_the_provenance_is_kept() -> None:
    sources = [tile["source"] for tile in read_component("granada")["tiles"]]  # type: ignore[attr-defined]
    assert sources.count("seen") == 9
    assert sources.count("reconstructed") == 45
    assert {hut["source"] for hut in read_component("huts")["huts"]} == {"seen", "reconstructed"}  # type: ignore[attr-defined]


def corrected(folder: Path, name: str, change: Callable[[Data], None]) -> str:
    """Write a changed copy of a data file into a folder."""
    data = copy.deepcopy(read_component(name))
    change(data)
    (folder / f"{name}.json").write_text(json.dumps(data))
    return str(folder)


def test_an_owner_corrects_a_tile(tmp_path: Path) -> None:
    def change(data: Data) -> None:
        data["tiles"][0]["walls"] = "NES"

    use_components(corrected(tmp_path, "alhambra", change))
    assert components_digest()
    assert compose(Setup()).tiles.tiles[0].borders == "NES"
    game = Game(Setup(), 1)
    game.play_randomly(Fast(1))
    assert game.is_over
    use_components(None)
    assert not components_digest()
    assert compose(Setup()).tiles.tiles[0].borders == "NEW"


WRONG: list[tuple[str, str, Callable[[Data], Any]]] = [
    ("alhambra", "components-count", lambda data: data["tiles"].pop()),
    ("alhambra", "components-edges", lambda data: data["tiles"][0].update(walls="NEX")),
    ("alhambra", "components-edges", lambda data: data["tiles"][0].update(walls="NESW")),
    ("alhambra", "components-price", lambda data: data["tiles"][0].update(price=14)),
    ("alhambra", "components-twice", lambda data: data["tiles"][0].update(price=3, walls="SW")),
    ("alhambra", "components-open", lambda data: data["tiles"][6].update(walls="N")),
    ("alhambra", "components-form", lambda data: data["tiles"][0].pop("walls")),
    ("granada", "components-price", lambda data: data["tiles"][0]["odd"].update(price=5)),
    ("granada", "components-faces", lambda data: data["tiles"][0]["odd"].update(type="arena")),
    ("granada", "components-mirror", lambda data: data["tiles"][3]["odd"].update(moats="NES")),
    ("granada", "components-types", lambda data: data["tiles"].clear()),
    ("granada", "components-twice", lambda data: data["tiles"].append(data["tiles"][0])),
    ("huts", "components-count", lambda data: data["huts"].pop()),
    ("huts", "components-edges", lambda data: data["huts"][0].update(walls="")),
    ("huts", "components-twice", lambda data: data["huts"][1].update(walls="N")),
    ("money", "components-slots", lambda data: data["slots"].reverse()),
    ("money", "components-money", lambda data: data.update(copies=4)),
    ("money", "components-pairs", lambda data: data["exchange_pairs"].pop()),
    ("scoring", "components-places", lambda data: data["alhambra"]["tower"].pop()),
    ("scoring", "components-types", lambda data: data["alhambra"].pop("tower")),
]


@pytest.mark.parametrize(
    ("name", "key", "change"), WRONG, ids=[f"{number} {wrong[1]}" for number, wrong in enumerate(WRONG)]
)
def test_wrong_data_are_refused_and_nothing_changes(
    tmp_path: Path, name: str, key: str, change: Callable[[Data], Any]
) -> None:
    corrected(tmp_path, name, lambda _: None)
    use_components(str(tmp_path))
    before = components_digest()
    folder = corrected(tmp_path, name, change)
    with pytest.raises(InvalidComponents, match=f"{name}.json") as refused:
        use_components(folder)
    assert refused.value.refusal.key == key
    assert components_digest() == before


def test_a_folder_without_data_and_a_file_without_json_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match="holds none of the files"):
        use_components(str(tmp_path))
    (tmp_path / "huts.json").write_text("{")
    with pytest.raises(InvalidComponents, match="not a JSON object"):
        use_components(str(tmp_path))


def test_a_record_names_its_components(tmp_path: Path) -> None:
    def change(data: Data) -> None:
        data["tiles"][0]["walls"] = "NES"

    folder = corrected(tmp_path, "alhambra", change)
    plain = Recorder(Setup(), 1).record()
    assert "Components" not in plain.headers
    use_components(folder)
    recorder = Recorder(Setup(), 1)
    recorder.game.play_randomly(Fast(1))
    record = recorder.record()
    assert record.headers["Components"] == components_digest()
    assert [finding.refusal.key for finding in verify(plain).findings] == ["record-components"]
    use_components(None)
    assert "record-components" in [finding.refusal.key for finding in verify(record).findings]


def test_a_program_is_told_by_its_environment(tmp_path: Path) -> None:
    def change(data: Data) -> None:
        data["tiles"][0]["walls"] = "NES"

    folder = corrected(tmp_path, "alhambra", change)
    program = "import alhambra; print(alhambra.compose(alhambra.Setup()).tiles.tiles[0].borders)"
    environment = {**os.environ, "ALHAMBRA_COMPONENTS": folder}
    answer = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "NES"
