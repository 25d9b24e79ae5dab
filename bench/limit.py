"""The practical limit: the base game written in Rust for this comparison alone, where its source is at hand."""

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path


class NoLimit(Exception):
    """There is nothing to compare with, and why."""


@dataclass(frozen=True)
class Speed:
    """What the program says of itself."""

    actions_per_s: float
    actions_per_game: float
    branching: float

    @property
    def listed_per_s(self) -> float:
        """Legal actions listed in a second."""
        return self.actions_per_s * self.branching


def compiled_limit(source: Path, place: Path) -> Path:
    """The program, compiled into a directory."""
    if not source.is_file():
        raise NoLimit(f"{source} is not there")
    compiler = shutil.which("rustc")
    if compiler is None:
        raise NoLimit("there is no rustc")
    program = place / "limit"
    flags = ("-C", "opt-level=3", "-C", "target-cpu=native", "-C", "codegen-units=1", "-C", "panic=abort")
    done = subprocess.run(
        [compiler, "--edition", "2021", *flags, str(source), "-o", str(program)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise NoLimit(f"rustc refuses {source}: {(done.stderr.splitlines() or ['no reason given'])[0]}")
    return program


def run_limit(program: Path, games: int) -> Speed:
    """Let it play that number of games five times; it reports the median."""
    done = subprocess.run([program, str(games)], capture_output=True, text=True, check=True)
    figures = dict(re.findall(r"(actions/s|actions/game|branching) ([\d.]+)", done.stdout))
    return Speed(*(float(figures[name]) for name in ("actions/s", "actions/game", "branching")))
