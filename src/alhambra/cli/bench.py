"""`alhambra bench`: how fast is it here?"""

from dataclasses import asdict
from functools import partial
from typing import Annotated

import typer

from alhambra import build
from alhambra.cli.language import LanguageOption, explain, say, write_decimal
from alhambra.cli.options import ComponentsOption, describe_setup
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watch
from alhambra.lab.bench import BASE, Comparison, Figures, Rate, compare, list_sets, measure


def command(
    games: Annotated[int | None, typer.Option("--games", min=1, help=explain("bench-games"))] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help=explain("rounds"))] = 5,
    sets: Annotated[bool, typer.Option("--sets", help=explain("sets"))] = False,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Measure, and show it."""
    games = games or (200 if build.is_compiled() else 4)
    if sets:
        found = list_sets()
        compared = [compare(setup, games, rounds) for setup in watch(found, len(found), say("measuring"))]
        said, shown = answer_sets(compared), partial(show_sets, compared)
    else:
        figures = measure(BASE, games, watch(range(rounds), rounds, say("measuring")))
        said, shown = answer(figures), partial(show, figures)
    if json:
        print_json(said)
    else:
        shown()


def answer(figures: Figures) -> dict[str, object]:
    """The figures as data."""
    return {**describe_setup(BASE), "compiled": build.is_compiled(), "engine": build.describe(), **asdict(figures)}


def answer_sets(compared: list[Comparison]) -> dict[str, object]:
    """The comparison as data."""
    rows = [{**asdict(one), "setup": describe_setup(one.setup)} for one in compared]
    return {"compiled": build.is_compiled(), "engine": build.describe(), "sets": rows}


def show(figures: Figures) -> None:
    """The figures as tables."""
    print_text(f"{BASE} · {build.describe()}")
    print_table(("", say("median"), say("lowest"), say("highest")), list_rates(figures))
    print_text()
    size = "–" if figures.kilobytes is None else f"{write_decimal(figures.kilobytes, 1)} kB"
    rows = [
        (say("actions-per-game"), write_decimal(figures.actions_per_game, 1)),
        (say("branching"), write_decimal(figures.branching, 1)),
        (say("game-size"), size),
    ]
    print_table(("", ""), rows)


def list_rates(figures: Figures) -> list[tuple[str, ...]]:
    """What is done how often in a second."""
    shown = [
        ("games-per-second", figures.games_per_s),
        ("actions-per-second", figures.actions_per_s),
        ("listed-per-second", figures.listed_per_s),
        ("decisions-per-second", figures.decisions_per_s),
        ("clones-per-second", figures.clones_per_s),
        ("copied-tries-per-second", figures.copied_tries_per_s),
        ("undone-tries-per-second", figures.undone_tries_per_s),
    ]
    return [(say(key), *write_three(rate)) for key, rate in shown]


def write_three(rate: Rate, places: int = 0) -> tuple[str, str, str]:
    """Median and spread."""
    return write_decimal(rate.median, places), write_decimal(rate.low, places), write_decimal(rate.high, places)


def show_sets(compared: list[Comparison]) -> None:
    """The comparison as a table."""
    print_text(build.describe())
    keys = ("set", "listed-per-second", "actions-per-game", "branching", "ratio", "lowest", "highest")
    rows = [
        (
            name_setup(one),
            write_decimal(one.listed_per_s.median),
            write_decimal(one.actions_per_game, 1),
            write_decimal(one.branching, 1),
            *write_three(one.ratio, 2),
        )
        for one in compared
    ]
    print_table([say(key) for key in keys], rows)


def name_setup(one: Comparison) -> str:
    """Game and modules."""
    parts = [one.setup.game, *one.setup.modules, *one.setup.options]
    return " + ".join(parts)
