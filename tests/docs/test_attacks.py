"""The table of attacks names tests that there are, and `make soak` runs all of them."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def named() -> set[str]:
    """The tests that docs/security.md names."""
    return set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "security.md").read_text()))


def test_the_tests_that_are_named_are_there() -> None:
    assert len(named()) > 20
    assert named() <= {file.stem for file in (ROOT / "tests").glob("*/test_*.py")}


def test_soak_runs_all_of_them() -> None:
    asked = subprocess.run(["make", "-n", "soak"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    run = set(re.findall(r"tests/\w+/(test_\w+)\.py", asked))
    assert named() <= run
