"""What the browser client has from the Python side is what the Python side says today."""

from pathlib import Path

import pytest

import web_art
import web_types
from alhambra.svg.art.sheet import sprite

FILES = {
    web_types.WIRE: web_types.written_wire,
    web_types.REST: web_types.written_rest,
    web_art.TARGET / "sprite.svg": lambda: sprite() + "\n",
    web_art.TARGET / "faces.ts": web_art.written_faces,
    web_art.TARGET / "palette.css": web_art.written_palette,
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: Path(file).name)
def test_a_generated_file_is_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == FILES[file](), "run `make client`, and commit what it has written"
