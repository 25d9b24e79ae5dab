"""`alhambra replay`: go through a recorded game, in the terminal or as pictures."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.frames import Film
from alhambra.cli.language import LanguageOption, explain, say
from alhambra.cli.options import ComponentsOption, describe_setup
from alhambra.cli.output import JsonOption, print_json, print_text, watch
from alhambra.cli.page import write_page
from alhambra.cli.reading import RecordArgument, WhichOption, choose_record, read_text
from alhambra.record.record import NOBODY, Step

SvgOption = Annotated[Path | None, typer.Option("--export-svg", metavar="DIR", help=explain("export-svg"))]
HtmlOption = Annotated[Path | None, typer.Option("--export-html", metavar="FILE", help=explain("export-html"))]


def command(
    file: RecordArgument,
    step: Annotated[int | None, typer.Option("--step", help=explain("step"))] = None,
    game: WhichOption = None,
    export_svg: SvgOption = None,
    export_html: HtmlOption = None,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Show, or write what is asked for."""
    film = Film(choose_record(read_text(file), game))
    if step is not None and not 0 <= step <= film.last:
        raise BadInput("no-step", step=step, last=film.last)
    if export_svg or export_html:
        written = export(film, export_svg, export_html)
        if json:
            print_json({"written": written})
        else:
            print_text("\n".join(say("exported", place=place) for place in written))
    elif json:
        print_json(answer(film, step))
    else:
        show(film, step)


def show(film: Film, step: int | None) -> None:
    """Show a step, go through all of them by keys, or print them."""
    from alhambra.cli.scene import print_log, print_step, step_through  # noqa: PLC0415 - Rich takes long to import

    if step is not None:
        print_step(film, step)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(film, typer.getchar)
    else:
        print_log(film)


def answer(film: Film, step: int | None) -> dict[str, object]:
    """The film (or one frame of it) as data."""
    frames = film.frames if step is None else [film.frames[step]]
    steps = [
        {
            "step": frame.step.number,
            "seat": None if frame.step.seat == NOBODY else frame.step.seat,
            "action": frame.step.action,
            "log": list(frame.log),
            "scores": list(frame.scores),
            "comments": list(film.list_comments(frame.step)),
            "variations": [describe_line(line) for line in frame.step.variations],
        }
        for frame in frames
    ]
    palaces = [its.palace.ascii() for its in film.game_at(film.last if step is None else step).seats]
    return {**describe_setup(film.record.setup), "names": film.names(), "steps": steps, "palaces": palaces}


def describe_line(steps: Sequence[Step]) -> list[dict[str, object]]:
    """A variation as data: its steps, with their own variations."""
    return [
        {
            "step": step.number,
            "seat": step.seat,
            "action": step.action,
            "comments": list(step.comments),
            "variations": [describe_line(line) for line in step.variations],
        }
        for step in steps
    ]


def export(film: Film, directory: Path | None, file: Path | None) -> list[str]:
    """Write the pictures as files, as a page, or both; returns where they are."""
    pictures = list(watch(film.draw_pictures(), film.last + 1, say("drawing")))
    if directory is not None:
        directory.mkdir(parents=True, exist_ok=True)
        places = len(str(film.last))
        for number, picture in enumerate(pictures):
            (directory / f"step-{number:0{places}}.svg").write_text(picture, "utf-8")
    if file is not None:
        file.write_text(write_page(film, pictures), "utf-8")
    return [str(path) for path in (directory, file) if path is not None]
