"""Things of modules that are drawn in a way of their own: one function for each such module, by its name.

What a module without a function here declares is drawn from its leaflet (`from_view.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import cast

from alhambra.engine.show import show_modules
from alhambra.engine.view.view import View
from alhambra.svg.pieces import covers_of, looks_of
from alhambra.svg.scene import Marker, TableScene

Modules = Mapping[str, Mapping[str, object]]
"""What each module shows, by name."""
DRAWN_OTHERWISE = ("vizier", "bonus")
"""Modules whose things before a player are not drawn as tokens."""


def with_art(scene: TableScene, view: View, modules: Modules) -> TableScene:
    """The table with the things of its modules."""
    for leaflet in view.rules.leaflets:
        if leaflet.name in _ART:
            scene = _ART[leaflet.name](scene, view, modules[leaflet.name])
    return scene


def _with_marker(scene: TableScene, _view: View, shown: Mapping[str, object]) -> TableScene:
    return replace(scene, market=replace(scene.market, marker=cast(Marker, shown["marker"])))


def _with_dirk(scene: TableScene, view: View, shown: Mapping[str, object]) -> TableScene:
    covers = covers_of(view.rules, cast(Modules, show_modules(view)))
    tiles = looks_of(view, cast(list[str], shown["tiles"]), covers)
    return replace(scene, dirk=tiles, dirk_score=int(view.scores[len(view.seats)]))


def _with_viziers(scene: TableScene, _view: View, shown: Mapping[str, object]) -> TableScene:
    active = cast(list[bool], shown["active"])
    seats = zip(scene.seats, active, strict=True)
    return replace(scene, seats=tuple(replace(seat, vizier="active" if on else "inactive") for seat, on in seats))


def _with_huts(scene: TableScene, view: View, shown: Mapping[str, object]) -> TableScene:
    return replace(
        scene, huts=looks_of(view, [stack[-1] for stack in cast(list[list[str]], shown["stacks"]) if stack], {})
    )


_ART: dict[str, Callable[[TableScene, View, Mapping[str, object]], TableScene]] = {
    "granada": _with_marker,
    "two_players": _with_dirk,
    "vizier": _with_viziers,
    "huts": _with_huts,
}
