"""`alhambra`: all commands."""

from typing import Annotated

import typer

import alhambra
from alhambra import build
from alhambra.cli import admin, advise, arena, bench, perft, play, replay, report, rules, serve, sim, study, verify
from alhambra.cli.failures import Commands
from alhambra.cli.language import LanguageOption, explained
from alhambra.cli.output import JsonOption, print_json, print_text

app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False, help=explained("app"))


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=explained("version"))] = False,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Answer what is asked of no command."""
    if version and json:
        facts = {"version": alhambra.__version__, "compiled": build.compiled(), "engine": build.describe()}
        print_json(facts)
    elif version:
        print_text(f"alhambra {alhambra.__version__} ({build.describe()})")
    elif context.invoked_subcommand is None:
        print_text(context.get_help())


for command in (play, serve, sim, arena, report, study, perft, bench, rules, replay, verify, advise):
    name = command.__name__.rpartition(".")[2]
    app.command(name, help=explained(name))(command.command)
app.add_typer(admin.app, name="admin")


def main() -> None:
    """The console script."""
    app(prog_name="alhambra")
