"""`alhambra puzzles`: make puzzles from games that bots play, and from records."""

from collections import Counter
from gzip import BadGzipFile
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explain, find_texts, say, write_decimal
from alhambra.cli.options import ComponentsOption, SeedOption, WorkersOption
from alhambra.cli.output import JsonOption, print_json, print_table, print_text, watch
from alhambra.cli.reading import parse_any_records, read_text
from alhambra.cores import count_cores
from alhambra.entrants.puzzle import THEMES, Puzzle, read_puzzles, write_puzzles
from alhambra.lab.puzzles import SETS, Task, confirm_puzzles, find_in_record, make_puzzles
from alhambra.record.setup_text import parse_setup, setup_text

SetOption = Annotated[
    list[str] | None, typer.Option("--set", metavar="SETUP", show_default=False, help=explain("puzzles-set"))
]
RecordsArgument = Annotated[
    list[Path] | None, typer.Argument(metavar="[RECORD]...", show_default=False, help=explain("puzzles-records"))
]

ConfirmOption = Annotated[
    Path | None, typer.Option("--confirm", metavar="FILE", show_default=False, help=explain("puzzles-confirm"))
]


def command(  # noqa: PLR0913, PLR0917 - one argument an option
    file: Annotated[Path, typer.Argument(metavar="FILE", help=explain("puzzles-file"))],
    records: RecordsArgument = None,
    games: Annotated[int, typer.Option("--games", min=0, help=explain("games"))] = 100,
    most: Annotated[int, typer.Option("--most", min=0, show_default=False, help=explain("puzzles-most"))] = 0,
    sets: SetOption = None,
    confirm: ConfirmOption = None,
    seed: SeedOption = "1",
    workers: WorkersOption = 0,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Play, look, write, and say what was found."""
    setups = tuple(parse_setup(text) for text in sets or ()) or SETS
    for setup in setups:
        setup.check()
    crew = workers or count_cores()
    found = keep_confirmed(confirm, crew) if confirm else []
    played = [record for file in records or () for record in parse_any_records(read_text(file))]
    found += [puzzle for record in played for puzzle in find_in_record(record)]
    work = make_puzzles(Task(seed, setups), range(games), crew)
    by_game = dict(watch(work, games, say("playing")))
    found += [puzzle for number in sorted(by_game) for puzzle in by_game[number]]
    unique = list({puzzle.number: puzzle for puzzle in found}.values())[: most or None]
    facts: dict[str, object] = {"seed": seed, "games": games, "sets": [setup_text(setup) for setup in setups]}
    write_puzzles(file, unique, facts)
    tell(unique, file, facts, json)


def keep_confirmed(file: Path, crew: int) -> list[Puzzle]:
    """The puzzles of a file in which one turn is still clearly best."""
    try:
        before = read_puzzles(file.read_bytes())
    except (BadGzipFile, EOFError, ValueError, KeyError, TypeError) as error:
        raise BadInput("no-puzzles", file=str(file)) from error
    by_number = dict(watch(confirm_puzzles(before, crew), len(before), say("puzzles-confirming")))
    return [puzzle for number in range(len(before)) if (puzzle := by_number[number]) is not None]


def tell(puzzles: list[Puzzle], file: Path, facts: dict[str, object], is_json: bool) -> None:
    """How many there are, by theme and level."""
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    levels = Counter(puzzle.level for puzzle in puzzles)
    if is_json:
        counts = {"themes": {theme: themes[theme] for theme in THEMES}, "levels": {str(n): levels[n] for n in range(4)}}
        print_json(facts | {"puzzles": len(puzzles), "written": str(file)} | counts)
        return
    print_table(
        ("", ""),
        [
            (say("puzzles"), write_decimal(len(puzzles))),
            *((find_texts().text(f"puzzle-theme-{theme}"), write_decimal(themes[theme])) for theme in THEMES),
            *((say("puzzles-level", level=level), write_decimal(levels[level])) for level in range(4)),
        ],
    )
    print_text(say("exported", place=str(file)))
