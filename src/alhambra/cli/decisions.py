"""`alhambra decisions`: play games and write every decision as Parquet, to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.completing import complete_bots
from alhambra.cli.language import LanguageOption, explain, say, write_decimal
from alhambra.cli.options import (
    ChosenOption,
    ComponentsOption,
    EditionOption,
    GameOption,
    ModulesOption,
    PlayersOption,
    SeedOption,
    describe_setup,
    names,
    setup_of,
)
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watch
from alhambra.cli.sim import match_of
from alhambra.cores import count_cores
from alhambra.lab.decisions import card_of, write_decisions


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explain("decisions-file"))],
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    edition: EditionOption = "family-box",
    players: PlayersOption = 3,
    option: ChosenOption = None,
    games: Annotated[int, typer.Option("--games", min=1, help=explain("games"))] = 100,
    seed: SeedOption = "1",
    bots: Annotated[str, typer.Option("--bots", help=explain("bots"), autocompletion=complete_bots)] = "greedy",
    workers: Annotated[int, typer.Option("--workers", min=0, show_default=False, help=explain("workers"))] = 0,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Play, write, and say how much it was."""
    match = match_of(setup_of(game, modules, edition, players, option), names(bots), seed)
    total = sum(watch(write_decisions(match, games, file, workers or count_cores()), games, say("playing")))
    written = [str(file), str(card_of(file))]
    if json:
        facts = {"bots": list(match.seats), "seed": seed, "games": games, "decisions": total, "written": written}
        print_json(describe_setup(match.setup) | facts)
        return
    print_table(("", ""), [(say("games"), write_decimal(games)), (say("decisions"), write_decimal(total))])
    for place in written:
        print_text(say("exported", place=place))
