"""The options that several commands have: what is played, the seed, and how."""

import os
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.completing import complete_edition, complete_game, complete_modules
from alhambra.cli.language import explain
from alhambra.engine.component_data import VARIABLE, use_components
from alhambra.engine.modules.catalogue import list_options
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup

GameOption = Annotated[str, typer.Option("--game", help=explain("game"), autocompletion=complete_game)]
ModulesOption = Annotated[str, typer.Option("--modules", help=explain("modules"), autocompletion=complete_modules)]
EditionOption = Annotated[str, typer.Option("--edition", help=explain("edition"), autocompletion=complete_edition)]
PlayersOption = Annotated[int, typer.Option("--players", help=explain("players"))]
ChosenOption = Annotated[list[str] | None, typer.Option("--option", metavar="NAME", help=explain("option"))]
SeedOption = Annotated[str, typer.Option("--seed", help=explain("seed"))]
RecordsOption = Annotated[Path | None, typer.Option("--records", metavar="DIR", help=explain("records"))]
LogOption = Annotated[Path | None, typer.Option("--log", metavar="DIR", help=explain("log"))]
CountOption = Annotated[str, typer.Option("--count", metavar="FILE.py:CLASS", help=explain("count"))]
WorkersOption = Annotated[int, typer.Option("--workers", min=0, show_default=False, help=explain("workers"))]

RayOption = Annotated[str, typer.Option("--ray", metavar="local|ADDRESS", show_default=False, help=explain("ray"))]


def _use(folder: Path | None) -> Path | None:
    """Take the component data in a folder, here and in every process that is started from here."""
    if folder is not None:
        use_components(str(folder))
        os.environ[VARIABLE] = str(folder)
    return folder


ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="DIR", help=explain("components"), callback=_use, is_eager=True),
]


def setup_of(game: str, modules: str, edition: str, players: int, options: list[str] | None) -> Setup:
    """The set-up that the options name; InvalidSetup if it cannot be played."""
    setup = Setup(game, names(modules), edition, players, tuple(options or ()))
    compose(setup)
    return setup


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name for name in text.replace(",", " ").split() if name)


def describe_setup(setup: Setup) -> dict[str, object]:
    """A set-up for a JSON answer."""
    return {
        "game": setup.game,
        "modules": list(setup.modules),
        "edition": setup.edition,
        "players": setup.players,
        **{option: option in setup.options for option in list_options()},
    }
