"""Put Python for the browser where `alhambra static` takes it from: Pyodide from npm, wheels for it from PyPI.

Both are pinned by their digests, in web/package-lock.json and requirements/play.txt; what Python imports when it starts
is compiled, because otherwise every page would spend most of the time before the game on that. With `--folder DIR` the
folder is written too if it is older than what it is made of; without a network that is left out, and one line says so.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from importlib.util import find_spec
from pathlib import Path

import web_client

ROOT = Path(__file__).resolve().parents[1]
RUNTIME = ROOT / "src" / "alhambra" / "offline" / "runtime"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PINNED = ROOT / "requirements" / "play.txt"
COMPILER = ROOT / "tools" / "page_bytecode.mjs"
LIBRARY = "python_stdlib.zip"
PARTS = frozenset((".py", ".ftl", ".html", ".js", ".css", ".json", ".whl", ".wasm"))  # what the folder is made of
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY, "pyodide-lock.json")
WHEELS = ("librt", "msgspec", "mypy-extensions", "typing-extensions")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")


def is_fresh() -> bool:
    """Is everything there, and newer than what pins it?"""
    found = [RUNTIME / name for name in FILES]
    if not all(path.exists() for path in found) or len(list(RUNTIME.glob("*.whl"))) != len(WHEELS):
        return False
    pins = max(path.stat().st_mtime for path in (PINNED, COMPILER, ROOT / "web" / "package-lock.json"))
    return min(path.stat().st_mtime for path in found) > pins


def pinned() -> str:
    """The lines of requirements/play.txt about the wheels, with their digests."""
    blocks = re.split(r"\n(?=\S)", PINNED.read_text("utf-8"))
    return "\n".join(block for block in blocks if block.partition("==")[0] in WHEELS) + "\n"


def fetch_wheels(target: Path) -> None:
    """Download the wheels; what has another digest is refused."""
    with tempfile.TemporaryDirectory() as directory:
        wanted = Path(directory, "wheels.txt")
        wanted.write_text(pinned(), "utf-8")
        options = ("--no-deps", "--only-binary=:all:", "--require-hashes", *PLATFORM, "--abi", "cp314", "--abi", "none")
        command = [*_pip(Path(directory)), "download", "-qq", "--disable-pip-version-check", *options]
        done = subprocess.run([*command, "-r", str(wanted), "-d", str(target)], check=False)
        if done.returncode:
            sys.exit("The wheels for Python in the browser could not be fetched from the package index.")


def _pip(directory: Path) -> list[str]:
    """A pip: ours, or one in a throw-away environment."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    venv.create(directory / "pip", with_pip=True)
    programs = directory / "pip" / ("Scripts" if sys.platform == "win32" else "bin")
    return [str(programs / "python"), "-m", "pip"]


def fetch() -> None:
    """Fetch and copy, if something has changed."""
    if is_fresh():
        return
    if not PYODIDE.exists():
        web_client.npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    shutil.rmtree(RUNTIME, ignore_errors=True)
    RUNTIME.mkdir(parents=True)
    fetch_wheels(RUNTIME)
    for name in FILES:
        shutil.copyfile(PYODIDE / name, RUNTIME / name)
    web_client.node(str(COMPILER), str(RUNTIME / LIBRARY), *map(str, sorted(RUNTIME.glob("*.whl"))))


def is_written(folder: Path) -> bool:
    """Is the folder newer than the client, Python and the package?"""
    written = folder / "sw.js"
    sources = (path for path in (ROOT / "src" / "alhambra").rglob("*") if path.suffix in PARTS)
    return written.exists() and written.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def main() -> None:
    """Fetch; with a folder, write it as well, if both can be done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path)
    folder: Path | None = parser.parse_args().folder
    if folder is None:
        fetch()
    elif not is_written(folder):
        try:
            fetch()
        except (SystemExit, OSError) as problem:
            print(f"Without the game for offline play: {problem}")
            return
        from alhambra.offline.folder import write_folder

        write_folder(folder)


if __name__ == "__main__":
    main()
