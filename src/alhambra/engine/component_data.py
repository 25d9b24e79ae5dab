"""The data files of the printed components: as they came with the package, or as an owner of the game has
corrected them.

Some tiles could not be read off the published game and are this project's own (`source` says which). Whoever
owns the game
can put corrected copies of the files into a folder and play with those: `use_components(folder)`.
"""

import hashlib
import json
from importlib import resources
from pathlib import Path
from typing import Final

from alhambra.engine.component_checks import check
from alhambra.engine.errors import InvalidComponents

NAMES: Final = ("alhambra", "granada", "huts", "money", "scoring")

_FOLDER: list[Path] = []  # the folder in use, if any
_LOADED: dict[str, dict[str, object]] = {}
_CHANGES: list[int] = [0]  # how often other data came into use


def component(name: str) -> dict[str, object]:
    """The data file of that name."""
    if name not in _LOADED:
        _LOADED[name] = _read(name)
    return _LOADED[name]


def use_components(folder: str | None) -> None:
    """Take the data files in a folder instead of the package's, as far as it has any; None: the package's again.

    Raises InvalidComponents, and changes nothing, when a file is missing, unreadable or does not fit the rules.
    """
    before = _FOLDER[:]
    _CHANGES[0] += 1
    _FOLDER[:] = [] if folder is None else [Path(folder)]
    _LOADED.clear()
    try:
        if folder is not None:
            _check_folder(Path(folder))
    except InvalidComponents:
        _FOLDER[:] = before
        _LOADED.clear()
        raise


def component_changes() -> int:
    """How often other data came into use: what was made from earlier data is out of date."""
    return _CHANGES[0]


def components_digest() -> str:
    """SHA-256 over the data in use: two games with equal digests are played with the same components."""
    total = hashlib.sha256()
    for name in NAMES:
        total.update(json.dumps(component(name), sort_keys=True).encode())
    return total.hexdigest()


def _check_folder(folder: Path) -> None:
    files = [name for name in NAMES if (folder / f"{name}.json").is_file()]
    if not files:
        raise InvalidComponents("components-folder", folder=str(folder), files=", ".join(f"{n}.json" for n in NAMES))
    for name in files:
        check(name, component(name))


def _read(name: str) -> dict[str, object]:
    text = resources.files("alhambra.engine").joinpath("components", name + ".json").read_text("utf-8")
    for folder in _FOLDER:
        file = folder / f"{name}.json"
        if file.is_file():
            text = file.read_text("utf-8")
    try:
        data = json.loads(text)
    except ValueError as error:
        raise InvalidComponents("components-json", file=f"{name}.json", reason=str(error)) from None
    if not isinstance(data, dict):
        raise InvalidComponents("components-json", file=f"{name}.json", reason="no object")
    return data
