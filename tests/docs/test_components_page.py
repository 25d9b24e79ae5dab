"""docs/components.md counts right."""

import pytest

from alhambra.engine.component_data import read_component
from tests.docs.pages import page


@pytest.mark.parametrize(("file", "pieces"), [("granada", "tiles"), ("huts", "huts")])
def test_how_many_were_seen(file: str, pieces: str) -> None:
    found = read_component(file)[pieces]
    assert isinstance(found, list)
    sources = [piece["source"] for piece in found]
    (row,) = [line for line in page("docs/components.md").splitlines() if line.startswith(f"| `{file}.json`")]
    assert f"| {sources.count('seen')} seen, {sources.count('reconstructed')} reconstructed |" in row
