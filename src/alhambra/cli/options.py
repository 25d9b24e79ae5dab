"""The options that several commands have: what is played, the seed, and how."""

import os
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.language import explained
from alhambra.engine.component_data import VARIABLE, use_components
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup

GameOption = Annotated[str, typer.Option("--game", help=explained("game"))]
ModulesOption = Annotated[str, typer.Option("--modules", help=explained("modules"))]
EditionOption = Annotated[str, typer.Option("--edition", help=explained("edition"))]
PlayersOption = Annotated[int, typer.Option("--players", help=explained("players"))]
SimplifiedOption = Annotated[bool, typer.Option("--simplified", help=explained("simplified"))]
SeedOption = Annotated[str, typer.Option("--seed", help=explained("seed"))]
RecordsOption = Annotated[Path | None, typer.Option("--records", metavar="DIR", help=explained("records"))]
LogOption = Annotated[Path | None, typer.Option("--log", metavar="DIR", help=explained("log"))]
CountOption = Annotated[str, typer.Option("--count", metavar="FILE.py:CLASS", help=explained("count"))]
WorkersOption = Annotated[int, typer.Option("--workers", min=0, show_default=False, help=explained("workers"))]

RayOption = Annotated[str, typer.Option("--ray", metavar="local|ADDRESS", show_default=False, help=explained("ray"))]


def _use(folder: Path | None) -> Path | None:
    """Take the component data in a folder, here and in every process that is started from here."""
    if folder is not None:
        use_components(str(folder))
        os.environ[VARIABLE] = str(folder)
    return folder


ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="DIR", help=explained("components"), callback=_use, is_eager=True),
]


def setup_of(game: str, modules: str, edition: str, players: int, simplified: bool) -> Setup:
    """The set-up that the options name; InvalidSetup if it cannot be played."""
    setup = Setup(game, names(modules), edition, players, simplified)
    compose(setup)
    return setup


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name for name in text.replace(",", " ").split() if name)


def described(setup: Setup) -> dict[str, object]:
    """A set-up for a JSON answer."""
    return {
        "game": setup.game,
        "modules": list(setup.modules),
        "edition": setup.edition,
        "players": setup.players,
        "simplified": setup.simplified,
    }
