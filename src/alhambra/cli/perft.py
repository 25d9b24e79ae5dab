"""`alhambra perft`: count the sequences of actions from a position, to compare engines."""

from pathlib import Path
from time import perf_counter
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
    setup_of,
)
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watched
from alhambra.cli.reading import position_in, read_text
from alhambra.engine.learning.simulation import luck_of, play_on
from alhambra.engine.play.game import Game
from alhambra.lab.perft import divide


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    depth: Annotated[int, typer.Option("--depth", min=1, help=explained("depth"))] = 4,
    game: GameOption = "alhambra",
    modules: ModulesOption = "",
    edition: EditionOption = "family-box",
    players: PlayersOption = 3,
    simplified: SimplifiedOption = False,
    seed: SeedOption = "1",
    file: Annotated[Path | None, typer.Option("--position", metavar="FILE", help=explained("position"))] = None,
    after: Annotated[int, typer.Option("--after", min=0, help=explained("after"))] = 0,
    divided: Annotated[bool, typer.Option("--divide", help=explained("divide"))] = False,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Count, and show it."""
    setup = setup_of(game, modules, edition, players, simplified)
    root = Game(setup, seed) if file is None else position_in(read_text(file), file, seed)
    play_on(root, luck_of(seed), after)
    start = perf_counter()
    counts = list(watched(divide(root, depth), len(root.legal_codes()), say("counting")))
    seconds = perf_counter() - start
    total = sum(count for _, count in counts)
    parts = counts if divided else []
    if json:
        where = {**described(root.setup), "seed": seed, "after": after, "depth": depth}
        found = {"count": total, "seconds": round(seconds, 6)}
        print_json({**where, **found, **({"divide": dict(parts)} if divided else {})})
    else:
        print_table(("", ""), [(action, decimal(count)) for action, count in parts])
        print_text(say("perft", depth=depth, count=total, seconds=decimal(seconds, 2)))
