"""The small programs of examples/small: each has at most 15 lines of code and runs as it stands."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "small"
PRINTED = {
    "position": "the same position: True",
    "moves": "buy G7 du7           costs  7",
    "exact_payment": "buy C8 de8 exact",
    "longest_wall": "longest wall: ",
    "drawing": "table.svg: ",
    "replay": "result: (",
    "data_frame": "order  ",
    "my_bot": "",
    "tournament": "my_bot.py:Thrifty",
    "module": "[4, 3, 4]",
}


def test_every_program_is_tried_and_small() -> None:
    assert {file.stem for file in FOLDER.glob("*.py")} == set(PRINTED)
    for file in FOLDER.glob("*.py"):
        text = file.read_text("utf-8")
        first = ast.parse(text).body[0]
        assert isinstance(first, ast.Expr), f"{file.name} does not say what it is"
        code = [line for line in text.splitlines()[first.end_lineno :] if line.strip()]
        assert len(code) <= 15, file.name


@pytest.mark.parametrize("name", PRINTED)
def test_it_runs(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-W", "error", str(FOLDER / f"{name}.py")]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert PRINTED[name] in done.stdout
