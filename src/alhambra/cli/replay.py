"""`alhambra replay`: go through a recorded game, in the terminal or as pictures."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from alhambra.cli.failures import BadInput
from alhambra.cli.frames import Film
from alhambra.cli.language import LanguageOption, explain, find_texts, say
from alhambra.cli.options import ComponentsOption, describe_setup
from alhambra.cli.output import JsonOption, print_json, print_text, watch
from alhambra.cli.page import write_page
from alhambra.cli.reading import RecordArgument, WhichOption, choose_record, read_text
from alhambra.engine.play.game import Game
from alhambra.record.record import NOBODY, Step

SvgOption = Annotated[Path | None, typer.Option("--export-svg", metavar="DIR", help=explain("export-svg"))]
HtmlOption = Annotated[Path | None, typer.Option("--export-html", metavar="FILE", help=explain("export-html"))]

KEYS = {
    1: ("\x1b[C", "\x1bOC", "\xe0M", "\r", "\n", " ", "n"),
    -1: ("\x1b[D", "\x1bOD", "\xe0K", "\x7f", "\b", "p"),
    10: ("\x1b[6~", "\xe0Q"),
    -10: ("\x1b[5~", "\xe0I"),
    10**6: ("\x1b[F", "\x1b[4~", "\xe0O", "G"),
    -(10**6): ("\x1b[H", "\x1b[1~", "\xe0G", "g"),
}
"""How far each key goes, as terminals and Windows write them."""


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
    elif step is not None:
        Console(highlight=False).print(scene(film, step))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(film, typer.getchar)
    else:
        print_log(film)


def step_through(film: Film, read_key: Callable[[], str]) -> None:
    """Show a step, and go where the keys say, until `q`."""
    console = Console(highlight=False)
    at = 0
    with console.screen(hide_cursor=True):
        while True:
            console.clear()
            console.print(scene(film, at))
            console.print(say("keys"), style="dim")
            key = read_key()
            if key in ("q", "Q", "\x1b"):
                return
            way = next((way for way, keys in KEYS.items() if key in keys), 0)
            at = max(0, min(film.last, at + way))


def print_log(film: Film) -> None:
    """The whole log, and the table at the end."""
    for frame in film.frames:
        print_text("\n".join([film.write_heading(frame.step.number), *(f"  {line}" for line in frame.lines)]))
    Console(highlight=False).print("", scene(film, film.last))


def scene(film: Film, number: int) -> RenderableType:
    """The table after a step, in characters."""
    game, frame = film.game_at(number), film.frames[number]
    parts = [Text(film.write_heading(number), style="bold"), *(Text(f"  {line}") for line in frame.lines)]
    seats = Columns([show_seat(film, game, number) for number in range(len(game.seats))], padding=(1, 4))
    return Group(*parts, Text(), *(Text(line) for line in middle_lines(game)), seats)


def middle_lines(game: Game) -> list[str]:
    """Market, display, deck and bags."""
    word = find_texts().text
    market = "  ".join(f"{slot.number} {'/'.join(slot.tiles) or '–'}" for slot in game.market)
    display = " ".join(game.open_money)
    supplies = f"{word('word-deck')} {len(game.deck.cards)}, {word('word-bag')} "
    supplies += " + ".join(str(len(bag)) for bag in game.bags)
    return [f"{word('word-market')}: {market}", f"{word('word-display')}: {display}", supplies]


def show_seat(film: Film, game: Game, number: int) -> RenderableType:
    """A player: name, points, money, reserve and palace."""
    its, word = game.seats[number], find_texts().text
    points = word("count-points", count=int(game.scores[number]))
    sign = "▶ " if game.to_act == number else "  "
    lines = [
        f"{word('word-hand')}: {' '.join(its.hand)}",
        f"{word('word-reserve')}: {' '.join(its.reserve_names)}",
    ]
    title = Text(f"{sign}{film.names()[number]}, {points}", style="bold")
    return Group(title, *(Text(line) for line in lines), Text(its.palace.ascii()))


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
