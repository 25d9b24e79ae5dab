"""Which engine runs: the compiled one, or the Python sources it was made from.

Sources and compiled modules are the same program, so a compiled module that is older than its source would
silently play by other rules. Every build therefore carries a digest of its sources, and a build that does not
match them is an error. In a checkout the build lies in `build/compiled/`, never in `src/`; in an installed
wheel it lies beside the sources. The environment variable ALHAMBRA_PURE=1 chooses the sources in both.
"""

import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

COMPILED: Final = ("engine", "bots")
"""The directories of the package whose modules are compiled, all into one group."""

GROUP: Final = "alhambra.engine"
"""The name of that group; its code lies in the module GROUP + `__mypyc`."""

SUFFIX: Final = EXTENSION_SUFFIXES[0]
TAG: Final = SUFFIX.split(".")[1]
"""Interpreter and platform that a compiled module is for, e.g. `cpython-311-x86_64-linux-gnu`."""


UNCOMPILED: Final = "interpreted: no build"
PIP: Final = "`pip install --force-reinstall --no-deps --no-binary alhambra alhambra`"


class StaleBuild(ImportError):
    """The compiled engine was made from other sources than those beside it."""


class Finder:
    """Finds the modules it was given, each in its file, before Python searches anywhere else."""

    def __init__(self, places: Mapping[str, Path]) -> None:
        self.places = places

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the module is, or None if it is not one of ours."""
        place = self.places.get(name)
        return spec_from_file_location(name, place) if place else None


def list_sources(package: Path) -> dict[str, Path]:
    """The modules to compile, by name; a package's own `__init__.py` always stays interpreted."""
    files = (file for directory in COMPILED for file in sorted((package / directory).rglob("[!.]*.py")))
    return {_module_name(package, file): file for file in files if file.name != "__init__.py"}


def compute_digest(package: Path) -> str:
    """SHA-256 over the names and contents of all sources."""
    total = hashlib.sha256()
    for name, file in list_sources(package).items():
        total.update(f"{name}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def find_build_folder(checkout: Path) -> Path:
    """Where the build of a checkout lies for this interpreter."""
    return checkout / "build" / "compiled" / TAG


def manifest_of(home: Path) -> Path:
    """The file that describes the build lying in `home`."""
    return home / "alhambra" / "compiled.json"


def install() -> None:
    """Direct the imports of this process to the engine it is to run."""
    sys.meta_path.insert(0, Finder(_choose()[0]))


def remind() -> None:
    """Tell those who did not choose the interpreted engine what they could have instead: once on a machine."""
    if describe() != UNCOMPILED or sys.platform == "emscripten" or sys.stderr is None:
        return
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "alhambra")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "told-interpreted").touch(exist_ok=False)
    except FileExistsError:
        return
    except OSError:
        pass  # nowhere to note it: say it again next time
    remedy = "`make build`" if (Path(__file__).parents[2] / "Makefile").exists() else PIP
    sys.stderr.write(
        f"alhambra: the engine is interpreted here, about fifty times as slow as compiled: {remedy} compiles it, with "
        "a C compiler and Python's headers. This is said once; ALHAMBRA_PURE=1 says that you want it so.\n"
    )


def is_compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return describe().startswith("compiled")


def describe() -> str:
    """Which engine this process runs and why, for people."""
    return _choose()[1]


@cache
def _choose() -> tuple[dict[str, Path], str]:
    """The files of the engine to run, and the reason; cached because a process cannot change its mind."""
    package = Path(__file__).parent
    if os.environ.get("ALHAMBRA_PURE", "0") not in ("", "0"):
        return list_sources(package), "interpreted: ALHAMBRA_PURE is set"
    if home := _find_home(package):
        return _list_compiled(package, home), f"compiled, mypyc {_read(home)['mypyc']}"
    return {}, UNCOMPILED


def _find_home(package: Path) -> Path | None:
    """Where a build for this interpreter lies: in the checkout, or beside the sources of a wheel."""
    homes = (find_build_folder(package.parents[1]), package.parent)
    return next((home for home in homes if manifest_of(home).exists() and _read(home)["tag"] == TAG), None)


def _read(home: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads(manifest_of(home).read_bytes())
    return found


def _list_compiled(package: Path, home: Path) -> dict[str, Path]:
    """The compiled modules in `home`, if they were made from the sources of the package."""
    if _read(home)["sources"] != compute_digest(package):
        raise StaleBuild(
            f"the compiled engine in {home} does not match its sources in {package}: "
            "run `make build`, or set ALHAMBRA_PURE=1 to run the sources"
        )
    names = (*list_sources(package), f"{GROUP}__mypyc")
    return {name: home.joinpath(*name.split(".")).with_suffix(SUFFIX) for name in names}


def _module_name(package: Path, file: Path) -> str:
    return ".".join(file.relative_to(package.parent).with_suffix("").parts)
