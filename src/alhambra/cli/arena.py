"""`alhambra arena`: let bots play against each other and rate them."""

from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from alhambra import build
from alhambra.cli.counting import show_counted, summed
from alhambra.cli.failures import CHECK_FAILED
from alhambra.cli.language import LanguageOption, decimal, explained, say
from alhambra.cli.options import (
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
    SimplifiedOption,
    WorkersOption,
    described,
    names,
    setup_of,
)
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watched
from alhambra.cores import count_cores
from alhambra.lab.arena import Arena
from alhambra.lab.notes import Notes
from alhambra.lab.schedule import Schedule
from alhambra.lab.standings import Standing

HEAD = ("bot", "games", "rating", "interval", "wins", "interval", "points", "margin")


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    bots: Annotated[str, typer.Option("--bots", help=explained("arena-bots"))],
    against: Annotated[str, typer.Option("--against", help=explained("arena-against"))] = "",
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    edition: EditionOption = "family-box",
    players: PlayersOption = 3,
    simplified: SimplifiedOption = False,
    games: Annotated[int, typer.Option("--games", min=1, help=explained("arena-games"))] = 300,
    seed: SeedOption = "1",
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE", help=explained("results"))] = None,
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
    setup = setup_of(game, modules, edition, players, simplified)
    schedule = Schedule(setup, names(bots), names(against), seed)
    with closing(Arena(schedule, games, results, records, Notes(str(log or ""), count))) as arena:
        start = perf_counter()
        missing = len(arena.missing)
        for _ in watched(arena.play(workers or count_cores(), ray), missing, say("playing")):
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
        **described(schedule.setup),
        "bots": list(schedule.bots),
        "against": list(schedule.field),
        "seed": schedule.seed,
        "games": arena.games,
        "played": played,
        "seconds": round(seconds, 3),
        "endless": arena.endless,
        "standings": [standing.as_dict() for standing in arena.standings()],
        "counted": summed(arena.results.values()),
        "faults": arena.faults(),
        "compiled": build.compiled(),
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
        (bot, say(f"fault-{reason}"), decimal(len(found)), str(found[0]["game"]), str(found[0]["detail"]))
        for (bot, reason), found in kinds.items()
    ]
    print_table([say(key) for key in head], rows, left=2)


def fail_for(faults: list[dict[str, object]]) -> None:
    """A program that went wrong has forfeited its games: the command has not measured what it was to measure."""
    if faults:
        raise typer.Exit(CHECK_FAILED)


def show_standings(standings: list[Standing]) -> None:
    """The table, the strongest first."""
    print_table([say(key) for key in HEAD], [row(standing) for standing in standings])


def row(one: Standing) -> tuple[str, ...]:
    """A line of the table."""
    rating = one.rating
    low, high = one.win_rate_interval
    return (
        f"{one.bot} ({say('forfeits', games=one.forfeits)})" if one.forfeits else one.bot,
        decimal(one.games),
        decimal(rating.value) if rating else "–",
        f"{decimal(rating.low)} – {decimal(rating.high)}" if rating else "–",
        f"{decimal(100 * one.win_rate, 1)} %",
        f"{decimal(100 * low, 1)} – {decimal(100 * high, 1)}",
        decimal(one.mean_points, 1),
        decimal(one.mean_margin, 1),
    )
