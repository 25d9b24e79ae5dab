"""`alhambra report`: results of simulations and arenas as a page with plots, or as Parquet."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from alhambra.cli.language import LanguageOption, explain, find_texts, say, write_decimal
from alhambra.cli.options import ComponentsOption
from alhambra.cli.output import JsonOption, print_json, print_table, print_text
from alhambra.lab.report.sample import Sample, read_sample

if TYPE_CHECKING:
    from alhambra.lab.report.figures import Figures


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=explain("report-files"))],
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=explain("report-html"))] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help=explain("report-parquet"))] = None,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Read the results, compute the figures and write them."""
    samples = [read_sample(file) for file in files]
    report(samples, html, parquet, json)


def report(samples: Sequence[Sample], html: Path | None, parquet: Path | None, as_json: bool) -> None:
    """Write what is asked for, and say what was found."""
    from alhambra.lab.report.figures import figures_of  # noqa: PLC0415 - not for help

    all_figures = [figures_of(sample) for sample in samples]
    if html:
        from alhambra.lab.report.page import Page  # noqa: PLC0415 - drawings take long to import

        html.write_text(Page(find_texts().language).write(all_figures), "utf-8")
    if parquet:
        from alhambra.lab.report.parquet import write_parquet  # noqa: PLC0415

        write_parquet(samples, parquet)
    written = [str(file) for file in (html, parquet) if file]
    if as_json:
        print_json({"samples": [figures.as_dict() for figures in all_figures], "written": written})
        return
    show(all_figures)
    for file in written:
        print_text(say("exported", place=file))


def show(all_figures: "Sequence[Figures]") -> None:
    """A line for each sample."""
    head = ("sample", "games", "mean-score", "turns-per-game", "actions-per-game")
    rows = [
        (
            one.name,
            write_decimal(one.games),
            write_decimal(one.points.mean, 1),
            write_decimal(one.turns.mean, 1),
            write_decimal(one.actions.mean, 1),
        )
        for one in all_figures
    ]
    print_table([say(name) for name in head], rows)
    for one in all_figures:
        if one.forfeited:
            print_text(f"{one.name}: {find_texts().text('report-forfeited', games=one.forfeited)}")
