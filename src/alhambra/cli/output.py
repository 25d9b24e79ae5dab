"""What a command prints: one JSON object for programs, tables and texts for people, progress on a terminal.

Rich is slow to import, so only those who print with it wait for it.
"""

import json
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from typing import Annotated, TypeVar

import typer

from alhambra.cli.language import explained

T = TypeVar("T")


def _inherit(context: typer.Context, is_json: bool) -> bool:
    """`alhambra --json sim` means the same as `alhambra sim --json`."""
    root = context.find_root()
    root.meta[JSON] = is_json or root.meta.get(JSON, False)
    return bool(root.meta[JSON])


JSON = "alhambra.json"
JsonOption = Annotated[bool, typer.Option("--json", help=explained("json"), callback=_inherit)]


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
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=None, pad_edge=False, header_style="bold", show_header=any(head := list(head)))
    for number, name in enumerate(head):
        table.add_column(name, justify="left" if number < left else "right")
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = 10_000  # nothing to wrap for: a table takes what it needs
    console.print(table)


def watched(work: Iterable[T], total: int, name: str) -> Iterator[T]:
    """The items of `work`, with a bar that grows on the terminal (standard error, never in the answer)."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import track  # noqa: PLC0415

    console = Console(stderr=True)
    return iter(track(work, name, total, console=console, transient=True, disable=not console.is_terminal))
