"""`alhambra arena`: let bots play against each other and rate them."""

from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from alhambra import build
from alhambra.cli.completing import complete_bots
from alhambra.cli.counting import make_notes, show_counted, sum_counted
from alhambra.cli.failures import CHECK_FAILED
from alhambra.cli.language import LanguageOption, explain, say, write_decimal
from alhambra.cli.options import (
    ChosenOption,
    ComponentsOption,
    CountOption,
    EditionOption,
    GameOption,
    LogOption,
    ModulesOption,
    PlayersOption,
    RayOption,
    RecordsOption,
    SeedOption,
    WorkersOption,
    describe_setup,
    names,
    setup_of,
)
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watch
from alhambra.cores import count_cores
from alhambra.lab.arena import Arena
from alhambra.lab.schedule import Schedule
from alhambra.lab.standings import Standing

HEAD = ("bot", "games", "rating", "interval", "wins", "interval", "points", "margin")


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    bots: Annotated[str, typer.Option("--bots", help=explain("arena-bots"), autocompletion=complete_bots)],
    against: Annotated[
        str, typer.Option("--against", help=explain("arena-against"), autocompletion=complete_bots)
    ] = "",
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    edition: EditionOption = "family-box",
    players: PlayersOption = 3,
    option: ChosenOption = None,
    games: Annotated[int, typer.Option("--games", min=1, help=explain("arena-games"))] = 300,
    seed: SeedOption = "1",
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE", help=explain("results"))] = None,
    records: RecordsOption = None,
    log: LogOption = None,
    count: CountOption = "",
    workers: WorkersOption = 0,
    ray: RayOption = "",
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Play, and show the table."""
    setup = setup_of(game, modules, edition, players, option)
    schedule = Schedule(setup, names(bots), names(against), seed)
    with closing(
        Arena(schedule, games, results, records, make_notes(log, count, names(bots) + names(against)))
    ) as arena:
        start = perf_counter()
        missing = len(arena.missing)
        for _ in watch(arena.play(workers or count_cores(), ray), missing, say("playing")):
            pass
        seconds = perf_counter() - start
    if json:
        print_json(answer(arena, missing, seconds))
    else:
        print_text(f"{setup} · {build.describe()}")
        show_standings(arena.standings())
        if arena.endless:
            print_text(say("endless", games=arena.endless))
        show_counted(arena.results.values())
        show_faults(arena.faults())
    fail_for(arena.faults())


def answer(arena: Arena, played: int, seconds: float) -> dict[str, object]:
    """The table as data; `played` counts the games of this run, which took `seconds`."""
    schedule = arena.schedule
    return {
        **describe_setup(schedule.setup),
        "bots": list(schedule.bots),
        "against": list(schedule.field),
        "seed": schedule.seed,
        "games": arena.games,
        "played": played,
        "seconds": round(seconds, 3),
        "endless": arena.endless,
        "standings": [standing.as_dict() for standing in arena.standings()],
        "counted": sum_counted(arena.results.values()),
        "faults": arena.faults(),
        "compiled": build.is_compiled(),
    }


def show_faults(faults: list[dict[str, object]]) -> None:
    """How often each program from outside went wrong, and the first time as an example."""
    kinds: dict[tuple[str, str], list[dict[str, object]]] = {}
    for fault in faults:
        kinds.setdefault((str(fault["bot"]), str(fault["reason"])), []).append(fault)
    if not kinds:
        return
    print_text()
    head = ("bot", "fault", "times", "first-game", "first-said")
    rows = [
        (bot, say(f"fault-{reason}"), write_decimal(len(found)), str(found[0]["game"]), str(found[0]["detail"]))
        for (bot, reason), found in kinds.items()
    ]
    print_table([say(key) for key in head], rows, left=2)


def fail_for(faults: list[dict[str, object]]) -> None:
    """A program that went wrong has forfeited its games: the command has not measured what it was to measure."""
    if faults:
        raise typer.Exit(CHECK_FAILED)


def show_standings(standings: list[Standing]) -> None:
    """The table, the strongest first."""
    print_table([say(key) for key in HEAD], [make_row(standing) for standing in standings])


def make_row(one: Standing) -> tuple[str, ...]:
    """A line of the table."""
    rating = one.rating
    low, high = one.win_rate_interval
    return (
        f"{one.bot} ({say('forfeits', games=one.forfeits)})" if one.forfeits else one.bot,
        write_decimal(one.games),
        write_decimal(rating.value) if rating else "–",
        f"{write_decimal(rating.low)} – {write_decimal(rating.high)}" if rating else "–",
        f"{write_decimal(100 * one.win_rate, 1)} %",
        f"{write_decimal(100 * low, 1)} – {write_decimal(100 * high, 1)}",
        write_decimal(one.mean_points, 1),
        write_decimal(one.mean_margin, 1),
    )
