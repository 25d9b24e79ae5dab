"""What a command prints: one JSON object for programs, tables and texts for people, progress on a terminal.

Rich takes as long to import as all the rest, so it is used only for what needs it: bars, and tables too wide for a
terminal.
"""

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Annotated, Final, TypeVar

import typer

from alhambra.cli.language import explain

T = TypeVar("T")

GAP_LETTERS: Final = 2  # between columns
QUICK_SECONDS: Final = 0.5  # what is done by then needs no bar


def _inherit(context: typer.Context, is_json: bool) -> bool:
    """`alhambra --json sim` means the same as `alhambra sim --json`."""
    root = context.find_root()
    root.meta[JSON] = is_json or root.meta.get(JSON, False)
    return bool(root.meta[JSON])


JSON = "alhambra.json"
JsonOption = Annotated[bool, typer.Option("--json", help=explain("json"), callback=_inherit)]


def print_json(answer: dict[str, object]) -> None:
    """The whole answer, on one line."""
    print(json.dumps(answer, ensure_ascii=False))


def print_text(text: str = "") -> None:
    """A text for people, broken between words where the terminal ends."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    for line in text.split("\n"):
        is_long = 0 < width < len(line)
        print(
            "\n".join(textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False)) if is_long else line
        )


def print_table(head: Iterable[str], rows: Iterable[Iterable[str]], left: int = 1) -> None:
    """A table; the first `left` columns are words, the others numbers."""
    lines = [names := list(head), *map(list, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    if sys.stdout.isatty() and sum(widths) + GAP_LETTERS * len(widths) > shutil.get_terminal_size().columns:
        _print_narrow(lines, left)
        return
    for number, line in enumerate(lines if any(names) else lines[1:]):
        cells = [
            f"{cell:<{width}}" if i < left else f"{cell:>{width}}"
            for i, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        text = (" " * GAP_LETTERS).join(cells).rstrip()
        print(f"\033[1m{text}\033[0m" if number == 0 and any(names) and _is_coloured() else text)


def _is_coloured() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def _print_narrow(lines: list[list[str]], left: int) -> None:
    """A table that is too wide for the terminal: its cells are broken between words."""
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    head, *rows = lines
    table = Table(box=None, pad_edge=False, header_style="bold", show_header=any(head))
    for number, name in enumerate(head):
        table.add_column(name, justify="left" if number < left else "right")
    for row in rows:
        table.add_row(*row)
    Console(highlight=False, markup=False).print(table)


def watch(work: Iterable[T], total: int, name: str) -> Iterator[T]:
    """The items of `work`. On a terminal its name is shown at once, and a bar if it takes a while (standard error)."""
    items = iter(work)
    if not sys.stderr.isatty():
        yield from items
        return
    start = monotonic()
    _write(f"{name} …")
    for number, item in enumerate(items, 1):
        yield item
        if monotonic() > start + QUICK_SECONDS:
            _write("")
            yield from _with_bar(items, number, total, name)
    _write("")


def _write(text: str) -> None:
    """Put a text into the last line of the terminal, instead of what was there."""
    sys.stderr.write(f"\r\033[K{text}")
    sys.stderr.flush()


def _with_bar(items: Iterator[T], done: int, total: int, name: str) -> Iterator[T]:
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import track  # noqa: PLC0415

    yield from track(items, name, total, done, console=Console(stderr=True), transient=True)
