"""`alhambra study`: run a ready-made study and report on it."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.language import LanguageOption, explained, say, texts
from alhambra.cli.options import ComponentsOption, RayOption, WorkersOption
from alhambra.cli.output import JsonOption, print_json, print_table, watched
from alhambra.cli.report import report
from alhambra.cores import count_cores
from alhambra.lab.studies import STUDIES, Work, study_named


def command(
    name: Annotated[str, typer.Argument(metavar="[NAME]", show_default=False, help=explained("study-name"))] = "",
    games: Annotated[int, typer.Option("--games", min=0, show_default=False, help=explained("study-games"))] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=explained("study-out"))] = None,
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
    work = Work(study_named(name), out or Path(f"study-{name}"), games)
    for _ in watched(work.play(workers or count_cores(), ray), work.total, say("playing")):
        pass
    report(work.samples(), work.directory / "report.html", None, json)


def list_studies(as_json: bool) -> None:
    """Their names, and what they ask."""
    asked = {name: texts().text(f"study-{name}") for name in STUDIES}
    if as_json:
        print_json({"studies": asked})
    else:
        print_table(("", ""), asked.items(), left=2)
