"""A checkout with the real frame round a tiny engine, so that compiling it takes seconds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FRAME = ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
TOOLS = ("tools/c_docstrings.py", "tools/compile_engine.py")
FRAME_FILES = (*FRAME, *TOOLS, "src/alhambra/build.py", "src/alhambra/py.typed")

PACKAGE = "from alhambra import build\n\nbuild.install()\nbuild.remind()\n\n__version__ = '1.2.3'\n"
SMALL = "from mypy_extensions import i64\n\n\ndef double(number: i64) -> i64:\n    return number * 2\n"
PART = """
from mypy_extensions import i64

from alhambra.engine.small import double


def quadruple(number: i64) -> i64:
    return double(double(number))
"""
ENGINE = {
    "__init__.py": PACKAGE,
    "engine/__init__.py": "",
    "engine/small.py": SMALL,
    "engine/parts/__init__.py": "",
    "engine/parts/part.py": PART,
    "engine/modules/components/money.json": "{}",
}

PLAY = """
from alhambra import build
from alhambra.engine import small
from alhambra.engine.parts.part import quadruple

assert quadruple(3) == 12
assert ("builtin" in type(quadruple).__name__) == build.is_compiled()
assert small.__file__.endswith(".py") != build.is_compiled()
print(build.describe())
"""


def make_checkout(root: Path) -> Path:
    """Lay out the frame and the tiny engine in an empty directory."""
    for name in FRAME_FILES:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    for name, text in ENGINE.items():
        (root / "src/alhambra" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "src/alhambra" / name).write_text(text)
    return root


def python(*arguments: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run this interpreter, with only the given of our variables set."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("ALHAMBRA_PURE", "CI")}
    environment = {**inherited, "XDG_CACHE_HOME": str(cwd / ".cache"), **variables}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def play(home: Path, **variables: str) -> str:
    """Use the engine lying in `home`: which one it was, or the last line of what went wrong."""
    done = python("-c", PLAY, cwd=home, PYTHONPATH=str(home), **variables)
    return (done.stdout or done.stderr).strip().splitlines()[-1]


def said(home: Path, **variables: str) -> str:
    """What the engine in `home` says on standard error when it is used."""
    return python("-c", PLAY, cwd=home, PYTHONPATH=str(home), **variables).stderr


def compile_checkout(root: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """What `make build` does."""
    return python("tools/compile_engine.py", cwd=root, **variables)


def build_wheel(root: Path, **variables: str) -> tuple[Path, str]:
    """The wheel of a checkout, built like pip does, and what was printed."""
    program = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    done = python("-c", program, cwd=root, **variables)
    assert done.returncode == 0, done.stderr
    (wheel,) = (root / "dist").glob("*.whl")
    return wheel, done.stdout + done.stderr
