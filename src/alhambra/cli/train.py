"""`alhambra train`: train a network by self-play."""

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from alhambra.cli.language import LanguageOption, explained, say
from alhambra.cli.options import ComponentsOption, SeedOption, WorkersOption
from alhambra.cli.output import JsonOption, print_json, print_text
from alhambra.cores import count_cores
from alhambra.lab.extras import extra


def command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=explained("train-folder"))],
    minutes: Annotated[float, typer.Option("--minutes", min=0.01, help=explained("train-minutes"))] = 10.0,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help=explained("train-rounds"))] = 1,
    every_set: Annotated[bool, typer.Option("--every-set", help=explained("train-every-set"))] = False,
    workers: WorkersOption = 0,
    seed: SeedOption = "1",
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Train, or go on."""
    extra("numpy", "lab")
    program: Any = import_module("alhambra.lab.training.program")  # it needs NumPy
    seconds = 60.0 * minutes / rounds
    plan = program.Plan(
        rounds=rounds,
        play_seconds=0.55 * seconds,
        learn_seconds=0.35 * seconds,
        trial_seconds=0.07 * seconds,
        base_only=not every_set,
        workers=workers or count_cores(),
        seed=seed,
    )
    training = program.Training(folder, plan, quiet if json else tell)
    training.run()
    if json:
        print_json({"network": str(training.best), "rounds": training.done})
    else:
        print_text(say("train-done", file=str(training.best)))


def tell(key: str, values: dict[str, str | int]) -> None:
    """Say how far it is."""
    print_text(say(f"train-{key}", **values))


def quiet(_key: str, _values: dict[str, str | int]) -> None:
    """Say nothing."""
