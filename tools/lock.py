"""Pin what pyproject.toml asks for, with hashes, for every platform: `make lock`.

Uses uv, from the path or else from a throw-away environment. Arguments go to `uv pip compile`.
"""

import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OPTIONS = (
    *("--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-header", "--no-annotate", "--quiet"),  # nothing about the machine it was made on
)


def lock(uv: str) -> None:
    """Write the lock files with that uv; what several need has the same version in all."""
    same = ("--constraint", "requirements/dev.txt")
    wanted = {
        "dev": ("--group", "dev", "--all-extras"),
        "play": ("--group", "play", "--extra", "server", *same),
        "serve": ("--extra", "postgres", *same),  # a site for others
    }
    for name, what in wanted.items():
        files = ("pyproject.toml", "--output-file", f"requirements/{name}.txt")
        subprocess.run([uv, "pip", "compile", *OPTIONS, *files, *what, *sys.argv[1:]], cwd=ROOT, check=True)


def main() -> None:
    """Find or fetch uv, and lock."""
    with tempfile.TemporaryDirectory() as directory:
        lock(shutil.which("uv") or _fetch(directory))


def _fetch(directory: str) -> str:
    venv.create(directory, with_pip=True)
    subprocess.run([f"{directory}/bin/python", "-m", "pip", "install", "-qq", "uv"], check=True)
    return f"{directory}/bin/uv"


if __name__ == "__main__":
    main()
