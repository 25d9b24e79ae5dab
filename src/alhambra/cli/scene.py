"""A recorded game on a terminal: a step, all of them by keys, or the whole log."""

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from alhambra.cli.frames import Film
from alhambra.cli.language import find_texts, say
from alhambra.cli.output import print_text
from alhambra.engine.play.game import Game

KEYS = {
    1: ("\x1b[C", "\x1bOC", "\xe0M", "\r", "\n", " ", "n"),
    -1: ("\x1b[D", "\x1bOD", "\xe0K", "\x7f", "\b", "p"),
    10: ("\x1b[6~", "\xe0Q"),
    -10: ("\x1b[5~", "\xe0I"),
    10**6: ("\x1b[F", "\x1b[4~", "\xe0O", "G"),
    -(10**6): ("\x1b[H", "\x1b[1~", "\xe0G", "g"),
}
"""How far each key goes, as terminals and Windows write them."""


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


def print_step(film: Film, number: int) -> None:
    """The table after a step."""
    Console(highlight=False).print(scene(film, number))


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
