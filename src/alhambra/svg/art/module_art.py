"""Things of modules that are drawn in a way of their own: one function for each such module, by its name.

What a module without a function here declares is drawn from its leaflet (`from_view.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import cast

from alhambra.engine.show import show_modules
from alhambra.engine.view.view import View
from alhambra.svg.art.pieces import covers_of, looks_of
from alhambra.svg.scene import FigureLook, GuestScene, NoteLook, PileScene, TableScene
from alhambra.texts import catalogue

Shown = Mapping[str, object]
"""What a module shows."""
Modules = Mapping[str, Shown]
"""What each module shows, by name."""
Text = Callable[[str], str]
"""The text of a key."""
_PIPS = {
    "even": ((11.0, -5.0), (11.0, 5.0), (21.0, -5.0), (21.0, 5.0)),
    "odd": ((10.0, 0.0), (17.0, -6.0), (17.0, 6.0)),
}
"""Of the marker, by the face that new tiles show."""
DRAWN_OTHERWISE = ("granada", "two_players", "vizier", "bonus", "huts", "sites")
"""Modules whose things are not drawn as tokens."""


def add_art(scene: TableScene, view: View, modules: Modules, language: str) -> TableScene:
    """The table with the things of its modules."""
    for leaflet in view.rules.leaflets:
        if leaflet.name in _ART:
            scene = _ART[leaflet.name](scene, view, modules[leaflet.name], catalogue(language).text)
    return scene


def mark_face(face: str, text: Text) -> NoteLook:
    """The black marker: which face new tiles will show."""
    return NoteLook(text(f"picture-{face}"), _PIPS[face])


def _add_marker(scene: TableScene, _view: View, shown: Shown, text: Text) -> TableScene:
    return replace(scene, market=replace(scene.market, note=mark_face(cast(str, shown["marker"]), text)))


def _add_dirk(scene: TableScene, view: View, shown: Shown, text: Text) -> TableScene:
    covers = covers_of(view.rules, cast(Modules, show_modules(view)))
    tiles = looks_of(view, cast(list[str], shown["tiles"]), covers)
    return replace(scene, guest=GuestScene(text("word-dirk"), tiles, int(view.scores[len(view.seats)])))


def _add_viziers(scene: TableScene, _view: View, shown: Shown, text: Text) -> TableScene:
    labels = {True: text("picture-vizier-active"), False: text("picture-vizier-inactive")}
    figures = [FigureLook("vizier", labels[is_on], is_on) for is_on in cast(list[bool], shown["active"])]
    seats = zip(scene.seats, figures, strict=True)
    return replace(scene, seats=tuple(replace(seat, figure=figure) for seat, figure in seats))


def _add_huts(scene: TableScene, view: View, shown: Shown, text: Text) -> TableScene:
    tops = [stack[-1] for stack in cast(list[list[str]], shown["stacks"]) if stack]
    return replace(scene, pile=PileScene(text("word-hut.plural"), looks_of(view, tops, {})) if tops else None)


_ART: dict[str, Callable[[TableScene, View, Shown, Text], TableScene]] = {
    "granada": _add_marker,
    "two_players": _add_dirk,
    "vizier": _add_viziers,
    "huts": _add_huts,
}
