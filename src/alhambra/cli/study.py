"""`alhambra study`: run a ready-made study and report on it."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.completing import complete_study
from alhambra.cli.language import LanguageOption, explain, find_texts, say
from alhambra.cli.options import ComponentsOption, RayOption, WorkersOption
from alhambra.cli.output import JsonOption, print_json, print_table, watch
from alhambra.cli.report import report
from alhambra.cores import count_cores
from alhambra.lab.studies import STUDIES, Work, find_study


def command(
    name: Annotated[
        str,
        typer.Argument(metavar="[NAME]", show_default=False, help=explain("study-name"), autocompletion=complete_study),
    ] = "",
    games: Annotated[int, typer.Option("--games", min=0, show_default=False, help=explain("study-games"))] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=explain("study-out"))] = None,
    workers: WorkersOption = 0,
    ray: RayOption = "",
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """List the studies, or run one."""
    if not name:
        list_studies(json)
        return
    work = Work(find_study(name), out or Path(f"study-{name}"), games)
    for _ in watch(work.play(workers or count_cores(), ray), work.total, say("playing")):
        pass
    report(work.read_samples(), work.directory / "report.html", None, json)


def list_studies(as_json: bool) -> None:
    """Their names, and what they ask."""
    asked = {name: find_texts().text(f"study-{name}") for name in STUDIES}
    if as_json:
        print_json({"studies": asked})
    else:
        print_table(("", ""), asked.items(), left=2)
