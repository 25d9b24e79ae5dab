"""`alhambra sim`: play many games and say how they went."""

from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from alhambra import build
from alhambra.cli.arena import fail_for, show_faults, show_standings
from alhambra.cli.completing import complete_bots
from alhambra.cli.counting import make_notes, show_counted, sum_counted
from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explain, find_texts, say, write_decimal
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
    describe_setup,
    names,
    setup_of,
)
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watch
from alhambra.cores import count_cores
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.lab.results import Result
from alhambra.lab.run import Run
from alhambra.lab.simulate import Match, Totals, WrongSeats
from alhambra.texts import key


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    edition: EditionOption = "family-box",
    players: PlayersOption = 3,
    option: ChosenOption = None,
    games: Annotated[int, typer.Option("--games", min=1, help=explain("games"))] = 100,
    seed: SeedOption = "1",
    bots: Annotated[str, typer.Option("--bots", help=explain("bots"), autocompletion=complete_bots)] = "random",
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE", help=explain("sim-results"))] = None,
    records: RecordsOption = None,
    log: LogOption = None,
    count: CountOption = "",
    workers: Annotated[int, typer.Option("--workers", min=0, show_default=False, help=explain("sim-workers"))] = 0,
    ray: RayOption = "",
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Play, and show it."""
    match = match_of(setup_of(game, modules, edition, players, option), names(bots), seed)
    totals = Totals(match)
    workers = workers or (1 if match.is_random else count_cores())
    counted: list[Result] = []
    with closing(Run(match, games, results, records, make_notes(log, count, names(bots)))) as run:
        for result in run.finished.values():
            totals.add(result)
            counted += [result] * bool(result.counted)
        start = perf_counter()
        for result in watch(run.play(workers, ray), len(run.missing), say("playing")):
            totals.add(result)
            counted += [result] * bool(result.counted)
        seconds = perf_counter() - start
    if json:
        print_json(answer(totals, seconds) | {"counted": sum_counted(counted)})
    else:
        show(totals, seconds)
        show_counted(counted)
        show_faults(totals.faults)
    fail_for(totals.faults)


def match_of(setup: Setup, bots: tuple[str, ...], seed: str) -> Match:
    """What is to be played, if these bots can."""
    try:
        return Match(setup, bots, seed)
    except WrongSeats as wrong:
        raise BadInput("bot-seats", bots=len(bots), players=setup.players) from wrong


def answer(totals: Totals, seconds: float) -> dict[str, object]:
    """The games as data."""
    players = totals.match.setup.players
    return {
        **describe_setup(totals.match.setup),
        "bots": list(totals.match.seats),
        "seed": totals.match.seed,
        "games": totals.games,
        "actions": totals.actions,
        "turns": totals.turns,
        "seconds": round(seconds, 6),
        "games_per_s": round(totals.games / seconds, 3),
        "actions_per_s": round(totals.actions / seconds, 3),
        "actions_per_game": round(totals.actions_per_game, 3),
        "turns_per_game": round(totals.turns_per_game, 3),
        "branching": round(totals.branching, 4),
        "longest_turn": totals.longest_turn,
        "mean_scores": [round(mean, 3) for mean in totals.mean_scores[:players]],
        "mean_scores_of_others": [round(mean, 3) for mean in totals.mean_scores[players:]],
        "mean_margins": [round(mean, 3) for mean in totals.mean_margins],
        "win_rates": [round(wins / totals.games, 4) for wins in totals.wins],
        "standings": [standing.as_dict() for standing in totals.standings()],
        "faults": totals.faults,
        "compiled": build.is_compiled(),
    }


def show(totals: Totals, seconds: float) -> None:
    """The games as tables."""
    print_text(f"{totals.match.setup} · {build.describe()}")
    rows = [
        (say("games"), write_decimal(totals.games)),
        (say("seconds"), write_decimal(seconds, 2)),
        (say("games-per-second"), write_decimal(totals.games / seconds)),
        (say("actions-per-second"), write_decimal(totals.actions / seconds)),
        (say("actions-per-game"), write_decimal(totals.actions_per_game, 1)),
        (say("turns-per-game"), write_decimal(totals.turns_per_game, 1)),
        (say("branching"), write_decimal(totals.branching, 1)),
        (say("longest-turn"), write_decimal(totals.longest_turn)),
    ]
    print_table(("", ""), rows)
    print_text()
    head = ("seat", "bot", "mean-score", "margin", "wins")
    print_table([say(key) for key in head], seat_rows(totals), left=2)
    if len(set(totals.match.bots)) > 1:
        print_text()
        show_standings(totals.standings())


def seat_rows(totals: Totals) -> list[tuple[str, ...]]:
    """A line for each seat, and one for everybody else who takes part in majorities."""
    means = totals.mean_scores
    rows: list[tuple[str, ...]] = [
        (
            str(seat + 1),
            bot,
            write_decimal(means[seat], 1),
            write_decimal(totals.mean_margins[seat], 1),
            f"{write_decimal(100 * totals.wins[seat] / totals.games, 1)} %",
        )
        for seat, bot in enumerate(totals.match.seats)
    ]
    others = [find_texts().text(key("word", name)) for name in compose(totals.match.setup).party_names]
    return rows + [
        ("", name, write_decimal(mean, 1), "", "") for name, mean in zip(others, means[len(rows) :], strict=True)
    ]
