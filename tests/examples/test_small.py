"""The small programs of examples/small: each has at most 15 lines of code, and prints what docs/programs.md shows."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "small"
PAGE = Path(__file__).parents[2] / "docs" / "programs.md"
SECTION = re.compile(r"^## .*\n\n\[`examples/small/(\w+)\.py`\]\(.*\): (.+)\n(?:\n```text\n([^`]*)```)?", re.MULTILINE)
SHOWN = {name: (what, printed) for name, what, printed in SECTION.findall(PAGE.read_text("utf-8"))}
"""Of every program, what the page says that it does, and what it prints."""


def test_every_program_is_tried_and_small() -> None:
    assert {file.stem for file in FOLDER.glob("*.py")} == set(SHOWN)
    for file in FOLDER.glob("*.py"):
        text = file.read_text("utf-8")
        first = ast.parse(text).body[0]
        assert isinstance(first, ast.Expr), f"{file.name} does not say what it is"
        said = ast.get_docstring(ast.parse(text)) or ""
        assert said[1:] == SHOWN[file.stem][0][1:]
        code = [line for line in text.splitlines()[first.end_lineno :] if line.strip()]
        assert len(code) <= 15, file.name


@pytest.mark.parametrize("name", SHOWN)
def test_it_prints_what_the_page_shows(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-W", "error", str(FOLDER / f"{name}.py")]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.rstrip() for line in done.stdout.splitlines()] == SHOWN[name][1].splitlines()
