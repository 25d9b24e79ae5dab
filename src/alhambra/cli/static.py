"""`alhambra static`: a folder of static files in which the game is played without a server."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explain, say
from alhambra.cli.output import JsonOption, print_json, print_text

MEGABYTE_BYTES = 1_000_000


def command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=explain("static-folder"))],
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Write the folder."""
    from alhambra.offline.folder import Missing, write_folder  # noqa: PLC0415 - only those who write it wait for it

    try:
        size = write_folder(folder)
    except Missing as missing:
        raise BadInput(f"static-no-{missing}") from missing
    if json:
        print_json({"folder": str(folder), "bytes": size})
    else:
        print_text(say("static-done", folder=str(folder), megabytes=round(size / MEGABYTE_BYTES)))
