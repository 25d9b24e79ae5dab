"""`alhambra decisions`: play games and write every decision as Parquet, to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.language import LanguageOption, decimal, explained, say
from alhambra.cli.options import (
    ComponentsOption,
    EditionOption,
    GameOption,
    ModulesOption,
    PlayersOption,
    SeedOption,
    SimplifiedOption,
    described,
    names,
    setup_of,
)
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watched
from alhambra.cli.sim import match_of
from alhambra.cores import count_cores
from alhambra.lab.decisions import card_of, write_decisions


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explained("decisions-file"))],
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    edition: EditionOption = "family-box",
    players: PlayersOption = 3,
    simplified: SimplifiedOption = False,
    games: Annotated[int, typer.Option("--games", min=1, help=explained("games"))] = 100,
    seed: SeedOption = "1",
    bots: Annotated[str, typer.Option("--bots", help=explained("bots"))] = "greedy",
    workers: Annotated[int, typer.Option("--workers", min=0, show_default=False, help=explained("workers"))] = 0,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Play, write, and say how much it was."""
    match = match_of(setup_of(game, modules, edition, players, simplified), names(bots), seed)
    total = sum(watched(write_decisions(match, games, file, workers or count_cores()), games, say("playing")))
    written = [str(file), str(card_of(file))]
    if json:
        facts = {"bots": list(match.seats), "seed": seed, "games": games, "decisions": total, "written": written}
        print_json(described(match.setup) | facts)
        return
    print_table(("", ""), [(say("games"), decimal(games)), (say("decisions"), decimal(total))])
    for place in written:
        print_text(say("exported", place=place))
