"""Tables and progress, on a terminal and elsewhere; a terminal is a real one."""

import os
import pty
import subprocess
import sys

import pytest

TABLE = """
from alhambra.cli.output import print_table
print_table(("name", "points"), [("Ana", "7"), ("Boabdil the last", "110")])
"""
WORK = """
import sys, time
from alhambra.cli import output
output.QUICK_SECONDS = float(sys.argv[1])
print(sum(output.watch((time.sleep(0.01) or n for n in range(4)), 4, "counting")), "rich.progress" in sys.modules)
"""


def on_a_terminal(program: str, *arguments: str, columns: int = 80) -> str:
    """What a program writes to a terminal of that width."""
    try:
        ours, theirs = pty.openpty()
    except OSError:  # in a folder that stands for a machine
        pytest.skip("no terminals can be opened here")
    environment = {**os.environ, "COLUMNS": str(columns), "TERM": "xterm"}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-c", program, *arguments]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        parts = []
        while part := _read(ours):
            parts.append(part)
    os.close(ours)
    assert process.returncode == 0, b"".join(parts)
    return b"".join(parts).decode().replace("\r\n", "\n")


def _read(line: int) -> bytes:
    try:
        return os.read(line, 4096)
    except OSError:  # how a terminal says that nobody writes any more
        return b""


def elsewhere(program: str, *arguments: str) -> str:
    """What it writes into a file."""
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


def test_a_table_is_as_wide_as_its_cells() -> None:
    assert elsewhere(TABLE) == "name              points\nAna                    7\nBoabdil the last     110\n"


def test_a_terminal_shows_the_head_in_bold() -> None:
    shown = on_a_terminal(TABLE)
    assert shown.splitlines()[0] == "\033[1mname              points\033[0m"
    assert shown.replace("\033[1m", "").replace("\033[0m", "") == elsewhere(TABLE)


def test_a_narrow_terminal_breaks_cells_between_words() -> None:
    lines = on_a_terminal(TABLE, columns=18).splitlines()
    assert all(len(line) <= 18 for line in lines[1:])
    assert "Boabdil" in lines[2]
    assert "the last" in lines[3]


@pytest.mark.parametrize(("quick", "has_bar"), [("60", False), ("0", True)])
def test_a_bar_is_shown_only_for_work_that_takes_a_while(quick: str, has_bar: bool) -> None:
    shown = on_a_terminal(WORK, quick)
    assert "counting" in shown
    assert f"6 {has_bar}" in shown


def test_nothing_is_shown_where_nobody_looks() -> None:
    assert elsewhere(WORK, "0") == "6 False\n"
