"""All commands as a group: each is imported when it is asked for, and whatever goes wrong in one ends in one line."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from alhambra.cli.failures import BAD_INPUT, INTERRUPTED, complain, in_one_line
from alhambra.cli.language import explained, say


class Unloaded(TyperCommand):
    """A command of which only name and help are known: enough for the list of all."""


def load_command(name: str) -> Any:
    """The command of a module of that name: its function `command`, or a group of its own, `app`."""
    module = import_module(f"alhambra.cli.{name}")
    app = getattr(module, "app", None)
    if app is None:
        app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        app.command(name, help=explained(name))(module.command)
    return typer.main.get_command(app)


class Commands(TyperGroup):
    """All commands."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is asked for, loaded."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, load_command(str(name)) if isinstance(command, Unloaded) else command, rest

    def main(self, args: Sequence[str] | None = None, *names: Any, **options: Any) -> None:
        """Run a command and leave with its exit code."""
        given = sys.argv[1:] if args is None else list(args)
        try:
            code = super().main(given, *names, **options | {"standalone_mode": False})
        except Exception as error:
            line = in_one_line(error)
            if line is None:
                raise
            complain(line, "--json" in given)
            sys.exit(BAD_INPUT)
        if code == INTERRUPTED:
            complain(say("interrupted"), "--json" in given)
        sys.exit(code)
