"""The data files of the printed components: as they came with the package, or as an owner of the game has them.

Some tiles could not be read off the published game and are this project's own (`source` says which). An owner of
the game can put corrected copies of the files into a folder and play with those: `use_components(folder)`, the
option `--components`, or the environment variable ALHAMBRA_COMPONENTS.
"""

import hashlib
import json
import os
from collections.abc import Callable
from importlib import import_module, resources
from pathlib import Path
from typing import Final, cast

from alhambra.engine.errors import InvalidComponents

VARIABLE: Final = "ALHAMBRA_COMPONENTS"
FOLDER: Final = resources.files("alhambra.engine").joinpath("modules", "components")
NAMES: Final = tuple(sorted([file.name.removesuffix(".json") for file in FOLDER.iterdir()]))
CHECKS: Final = "alhambra.engine.modules.component_checks"  # of what only modules know, loaded when it is needed

_OWN: dict[str, dict[str, object]] = {}  # the package's files, as far as they have been read
_REPLACED: dict[str, dict[str, object]] = {}  # files used instead
_CHANGES: list[int] = [0]  # how often other data came into use


def read_component(name: str) -> dict[str, object]:
    """The data file of that name."""
    if name in _REPLACED:
        return _REPLACED[name]
    if name not in _OWN:
        _OWN[name] = _parse(name, FOLDER.joinpath(name + ".json").read_text("utf-8"))
    return _OWN[name]


def use_components(folder: str | None) -> None:
    """Take the data files in a folder instead of the package's, as far as it has any; None: the package's again.

    Raises InvalidComponents, and changes nothing, when a file is unreadable or does not fit the rules.
    """
    found = {} if folder is None else _read_folder(Path(folder))
    _REPLACED.clear()
    _REPLACED.update(found)
    _CHANGES[0] += 1


def count_component_changes() -> int:
    """How often other data came into use: what was made from earlier data is out of date."""
    return _CHANGES[0]


def components_digest() -> str:
    """SHA-256 over the data in use, "" for the package's own: games with equal digests have the same components."""
    if not _REPLACED:
        return ""
    total = hashlib.sha256()
    for name in NAMES:
        total.update(json.dumps(read_component(name), sort_keys=True).encode())
    return total.hexdigest()


def _read_folder(folder: Path) -> dict[str, dict[str, object]]:
    """The data files of a folder."""
    files = {name: folder / f"{name}.json" for name in NAMES}
    found = {name: _parse(name, file.read_text("utf-8")) for name, file in files.items() if file.is_file()}
    if not found:
        names = ", ".join([file.name for file in files.values()])
        raise InvalidComponents("components-folder", folder=str(folder), files=names)
    check = cast(Callable[[str, dict[str, object]], None], import_module(CHECKS).check)
    for name, data in found.items():
        check(name, data)
    return found


def _parse(name: str, text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise InvalidComponents("components-json", file=f"{name}.json", reason=str(error)) from None
    if not isinstance(data, dict):
        raise InvalidComponents("components-json", file=f"{name}.json", reason="no object")
    return data


use_components(os.environ.get(VARIABLE) or None)
