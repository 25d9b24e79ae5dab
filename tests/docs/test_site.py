"""The documentation builds as a site without a warning, and every link in it leads somewhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import check_links
from tests.docs.pages import ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "docs", str(target)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ})
    assert built.returncode == 0, built.stderr
    return target


def test_every_link_leads_somewhere(site: Path) -> None:
    assert check_links.broken(site) == []


def test_the_reference_says_what_things_do(site: Path) -> None:
    reference = (site / "api.html").read_text("utf-8")
    assert "Carry out an action." in reference
    assert "mypyc filler" not in reference


def test_there_is_a_search(site: Path) -> None:
    assert (site / "search.html").exists()
    assert "vizier" in (site / "searchindex.js").read_text("utf-8")
