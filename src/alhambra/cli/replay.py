"""`alhambra replay`: go through a recorded game, in the terminal or as pictures."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from alhambra.cli.failures import BadInput
from alhambra.cli.frames import Film
from alhambra.cli.language import LanguageOption, explained, say, texts
from alhambra.cli.options import ComponentsOption, described
from alhambra.cli.output import JsonOption, print_json, print_text, watched
from alhambra.cli.page import page
from alhambra.cli.reading import RecordArgument, read_record
from alhambra.engine.play.game import Game

SvgOption = Annotated[Path | None, typer.Option("--export-svg", metavar="DIR", help=explained("export-svg"))]
HtmlOption = Annotated[Path | None, typer.Option("--export-html", metavar="FILE", help=explained("export-html"))]

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
    step: Annotated[int | None, typer.Option("--step", help=explained("step"))] = None,
    export_svg: SvgOption = None,
    export_html: HtmlOption = None,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Show, or write what is asked for."""
    film = Film(read_record(file))
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
        print_text("\n".join([film.heading(frame.step.number), *(f"  {line}" for line in frame.log)]))
    Console(highlight=False).print("", scene(film, film.last))


def scene(film: Film, number: int) -> RenderableType:
    """The table after a step, in characters."""
    game, frame = film.game(number), film.frames[number]
    parts = [Text(film.heading(number), style="bold"), *(Text(f"  {line}") for line in frame.log)]
    seats = Columns([seat(film, game, number) for number in range(len(game.seats))], padding=(1, 4))
    return Group(*parts, Text(), *(Text(line) for line in middle(game)), seats)


def middle(game: Game) -> list[str]:
    """Market, display, deck and bags."""
    layers, name, word = len(game.bags), game.rules.tiles.name, texts().text
    slots = [game.market[layers * slot : layers * slot + layers] for slot in range(4)]
    market = "  ".join(
        f"{slot + 1} {'/'.join(name(tile) for tile in tiles if tile >= 0) or '–'}" for slot, tiles in enumerate(slots)
    )
    display = " ".join(game.rules.cards.names[card] for card in game.display if card >= 0)
    supplies = f"{word('word-deck')} {len(game.deck.cards)}, {word('word-bag')} "
    supplies += " + ".join(str(len(bag)) for bag in game.bags)
    return [f"{word('word-market')}: {market}", f"{word('word-display')}: {display}", supplies]


def seat(film: Film, game: Game, number: int) -> RenderableType:
    """A player: name, points, money, reserve and palace."""
    its, name, word = game.seats[number], game.rules.tiles.name, texts().text
    points = word("count-points", count=int(game.scores[number]))
    sign = "▶ " if game.to_act == number else "  "
    lines = [
        f"{word('word-hand')}: {' '.join(its.hand)}",
        f"{word('word-reserve')}: {' '.join(name(tile) for tile in its.reserve)}",
    ]
    title = Text(f"{sign}{film.names()[number]}, {points}", style="bold")
    return Group(title, *(Text(line) for line in lines), Text(its.palace.ascii()))


def answer(film: Film, step: int | None) -> dict[str, object]:
    """The film (or one frame of it) as data."""
    frames = film.frames if step is None else [film.frames[step]]
    steps = [
        {
            "step": frame.step.number,
            "seat": frame.step.seat + 1 or None,
            "action": frame.step.action,
            "log": list(frame.log),
            "scores": list(frame.scores),
        }
        for frame in frames
    ]
    palaces = [its.palace.ascii() for its in film.game(film.last if step is None else step).seats]
    return {**described(film.record.setup), "names": film.names(), "steps": steps, "palaces": palaces}


def export(film: Film, directory: Path | None, file: Path | None) -> list[str]:
    """Write the pictures as files, as a page, or both; returns where they are."""
    pictures = list(watched(film.pictures(), film.last + 1, say("drawing")))
    if directory is not None:
        directory.mkdir(parents=True, exist_ok=True)
        places = len(str(film.last))
        for number, picture in enumerate(pictures):
            (directory / f"step-{number:0{places}}.svg").write_text(picture, "utf-8")
    if file is not None:
        file.write_text(page(film, pictures), "utf-8")
    return [str(path) for path in (directory, file) if path is not None]
