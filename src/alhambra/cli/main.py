"""`alhambra`: all commands."""

from typing import Annotated

import typer

import alhambra
from alhambra import build
from alhambra.cli.commands import Commands, Unloaded
from alhambra.cli.language import LanguageOption, explain
from alhambra.cli.output import JsonOption, print_json, print_text

NAMES = (
    *("play", "serve", "sim", "arena", "report", "study", "decisions", "puzzles", "train", "perft", "bench", "rules"),
    *("replay", "verify", "advise", "static", "admin"),
)
"""All commands, in the order in which they are shown."""

app = typer.Typer(cls=Commands, pretty_exceptions_enable=False, rich_markup_mode=None, help=explain("app"))


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=explain("version"))] = False,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Answer what is asked of no command."""
    if version and json:
        facts = {"version": alhambra.__version__, "compiled": build.is_compiled(), "engine": build.describe()}
        print_json(facts)
    elif version:
        print_text(f"alhambra {alhambra.__version__} ({build.describe()})")
    elif context.invoked_subcommand is None:
        print_text(context.get_help())


def _later() -> None:
    """Stands for a command that has not been loaded."""


for name in NAMES:
    app.command(name, help=explain(name), cls=Unloaded)(_later)


def main() -> None:
    """The console script."""
    app(prog_name="alhambra")
