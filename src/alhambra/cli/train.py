"""`alhambra train`: train a network by self-play."""

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from alhambra.cli.language import LanguageOption, explain, say
from alhambra.cli.options import ComponentsOption, RayOption, SeedOption, WorkersOption
from alhambra.cli.output import JsonOption, print_json, print_text
from alhambra.cores import count_cores
from alhambra.entrants.entrant import load_network
from alhambra.lab.extras import import_extra


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=explain("train-folder"))],
    minutes: Annotated[float, typer.Option("--minutes", min=0.01, help=explain("train-minutes"))] = 10.0,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help=explain("train-rounds"))] = 1,
    every_set: Annotated[bool, typer.Option("--every-set", help=explain("train-every-set"))] = False,
    start: Annotated[Path | None, typer.Option("--start", metavar="FILE", help=explain("train-start"))] = None,
    samples: Annotated[int | None, typer.Option("--samples", min=1, max=16, help=explain("train-samples"))] = None,
    trust: Annotated[float | None, typer.Option("--trust", min=0.0, max=1.0, help=explain("train-trust"))] = None,
    epochs: Annotated[int | None, typer.Option("--passes", min=1, help=explain("train-passes"))] = None,
    rate: Annotated[float | None, typer.Option("--rate", min=1e-6, max=1.0, help=explain("train-rate"))] = None,
    dropout: Annotated[float | None, typer.Option("--dropout", min=0.0, max=0.9, help=explain("train-dropout"))] = None,
    window: Annotated[int | None, typer.Option("--window", min=1, help=explain("train-window"))] = None,
    workers: WorkersOption = 0,
    ray: RayOption = "",
    seed: SeedOption = "1",
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Train, or go on."""
    import_extra("numpy", "lab")
    program: Any = import_module("alhambra.lab.training.program")  # it needs NumPy
    seconds = 60.0 * minutes / rounds
    learning = {"trust": trust, "epochs": epochs, "rate": rate, "dropout": dropout}
    asked = {"samples": samples, "window": window, **learning}
    plan = program.Plan(
        rounds=rounds,
        play_seconds=0.55 * seconds,
        learn_seconds=0.35 * seconds,
        trial_seconds=0.07 * seconds,
        base_only=not every_set,
        workers=workers or count_cores(),
        ray=ray,
        seed=seed,
        start=start,
        **{name: value for name, value in asked.items() if value is not None},
    )
    if start:
        load_network(str(start))  # refuses what holds no network before anything is played
    training = program.Training(folder, plan, ignore if json else tell)
    training.run()
    if json:
        print_json({"network": str(training.best), "rounds": training.done})
    else:
        print_text(say("train-done", file=str(training.best)))


def tell(key: str, values: dict[str, str | int]) -> None:
    """Say how far it is."""
    print_text(say(f"train-{key}", **values))


def ignore(_key: str, _values: dict[str, str | int]) -> None:
    """Say nothing."""
