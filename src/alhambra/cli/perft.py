"""`alhambra perft`: count the sequences of actions from a position, to compare engines."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

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
    setup_of,
)
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watch
from alhambra.cli.reading import parse_any_position, read_text
from alhambra.engine.learning.simulation import luck_of, play_on
from alhambra.engine.play.game import Game
from alhambra.lab.perft import divide


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    depth: Annotated[int, typer.Option("--depth", min=1, help=explain("depth"))] = 4,
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    edition: EditionOption = "family-box",
    players: PlayersOption = 3,
    option: ChosenOption = None,
    seed: SeedOption = "1",
    file: Annotated[Path | None, typer.Option("--position", metavar="FILE", help=explain("position"))] = None,
    after: Annotated[int, typer.Option("--after", min=0, help=explain("after"))] = 0,
    divided: Annotated[bool, typer.Option("--divide", help=explain("divide"))] = False,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Count, and show it."""
    setup = setup_of(game, modules, edition, players, option)
    root = Game(setup, seed) if file is None else parse_any_position(read_text(file), file, seed)
    play_on(root, luck_of(seed), after)
    start = perf_counter()
    counts = list(watch(divide(root, depth), len(root.legal_codes()), say("counting")))
    seconds = perf_counter() - start
    total = sum(count for _, count in counts)
    parts = counts if divided else []
    if json:
        where = {**describe_setup(root.setup), "seed": seed, "after": after, "depth": depth}
        found = {"count": total, "seconds": round(seconds, 6)}
        print_json({**where, **found, **({"divide": dict(parts)} if divided else {})})
    else:
        print_table(("", ""), [(action, write_decimal(count)) for action, count in parts])
        print_text(say("perft", depth=depth, count=total, seconds=write_decimal(seconds, 2)))
