"""Modules from outside the package: named in the environment, so that every command and process of ours knows them.

    ALHAMBRA_MODULES="caravan=examples/caravan.py:Caravan envoys=my_package.envoys:Envoys"

Each is a name, and the class that is the module: in a Python file, or in a package that can be imported. It is loaded
when a game is first played with it.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from alhambra.build import Finder
from alhambra.engine.modules.catalogue import register

VARIABLE: Final = "ALHAMBRA_MODULES"


class BadModule(ValueError):
    """The variable does not name modules, or not those that are there."""

    def __init__(self, entry: str, reason: str) -> None:
        super().__init__(f"{VARIABLE}: {entry}: {reason}")


def register_outside(environment: Mapping[str, str] = os.environ) -> None:
    """Add the modules that the environment names to the catalogue."""
    for entry in environment.get(VARIABLE, "").replace(",", " ").split():
        name, equals, where = entry.partition("=")
        place, colon, kind = where.rpartition(":")
        if not (name and equals and place and colon and kind):
            raise BadModule(entry, "NAME=FILE.py:CLASS or NAME=PACKAGE.MODULE:CLASS is needed")
        register(name, f"{_make_importable(entry, name, place)}:{kind}")


def _make_importable(entry: str, name: str, place: str) -> str:
    """Where Python finds it: a file gets a name under which it can be imported."""
    if not place.endswith(".py"):
        return place
    file = Path(place).resolve()
    if not file.is_file():
        raise BadModule(entry, f"there is no file {file}")
    imported = f"alhambra_module_{name}"
    sys.meta_path.append(Finder({imported: file}))
    return imported
