"""All commands as a group: each is imported when it is asked for, and whatever goes wrong in one ends in one line."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from alhambra.cli.failures import BAD_INPUT, INTERRUPTED, complain, explain_failure
from alhambra.cli.language import explain, say
from alhambra.engine.modules.catalogue import list_options


class Unloaded(TyperCommand):
    """A command of which only name and help are known: enough for the list of all."""


def load_command(name: str) -> Any:
    """The command of a module of that name: its function `command`, or a group of its own, `app`."""
    module = import_module(f"alhambra.cli.{name}")
    app = getattr(module, "app", None)
    if app is None:
        app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        app.command(name, help=explain(name))(module.command)
    return typer.main.get_command(app)


def spell_option(command: Any, word: str) -> str:
    """An option that a game or module declares may be given by its name alone: `--name` is `--option=name`."""
    known = {name for parameter in command.params for name in parameter.opts}
    is_declared = "--option" in known and word.startswith("--") and word not in known and word[2:] in list_options()
    return f"--option={word[2:]}" if is_declared else word


class Commands(TyperGroup):
    """All commands."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is asked for, loaded."""
        name, command, rest = super().resolve_command(ctx, args)
        loaded = load_command(str(name)) if isinstance(command, Unloaded) else command
        return name, loaded, [spell_option(loaded, word) for word in rest]

    def main(self, args: Sequence[str] | None = None, *names: Any, **options: Any) -> None:
        """Run a command and leave with its exit code."""
        given = sys.argv[1:] if args is None else list(args)
        try:
            code = super().main(given, *names, **options | {"standalone_mode": False})
        except Exception as error:
            line = explain_failure(error)
            if line is None:
                raise
            complain(line, "--json" in given)
            sys.exit(BAD_INPUT)
        if code == INTERRUPTED:
            complain(say("interrupted"), "--json" in given)
        sys.exit(code)
