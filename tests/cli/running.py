"""Commands as somebody types them."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from alhambra.cli.main import app
from alhambra.engine.rules.setup import Setup
from alhambra.lab.run import record_number
from alhambra.lab.simulate import Match
from alhambra.record.text_form import record_text

ENGLISH = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": "en_GB.UTF-8", "COLUMNS": "100"}


def alhambra(*arguments: str, stdin: str | None = None, **environment: str) -> Result:
    """Run a command."""
    return CliRunner().invoke(app, arguments, input=stdin, env=ENGLISH | environment, prog_name="alhambra")


def shown(*arguments: str, **environment: str) -> str:
    """What a command that goes well shows people."""
    result = alhambra(*arguments, **environment)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout


def answer(*arguments: str, code: int = 0) -> dict[str, Any]:
    """What a command tells programs: one JSON object and nothing else."""
    result = alhambra(*arguments, "--json")
    assert result.exit_code == code, result.output
    told = json.loads(result.stdout)
    assert isinstance(told, dict)
    return told


def complaint(*arguments: str, stdin: str | None = None) -> str:
    """The one line that a command says when it was asked for something impossible."""
    result = alhambra(*arguments, stdin=stdin)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    (line,) = result.stderr.splitlines()
    return line


def write_game(directory: Path, setup: Setup | None = None) -> Path:
    """A file with a whole random game."""
    file = directory / "game.alh"
    file.write_text(record_text(record_number(Match(setup or Setup(players=2), ("random",), "1"), 0)[1]), "utf-8")
    return file
