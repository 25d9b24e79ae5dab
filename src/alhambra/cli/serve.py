"""`alhambra serve`: a server for a site."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.language import LanguageOption, explain, say
from alhambra.cli.output import JsonOption, print_json, print_text
from alhambra.cli.serving import read_settings, run_server

Text = str | None
Number = int | None


def _flag(name: str, metavar: str | None = None) -> typer.models.OptionInfo:
    """An option that is not given unless somebody gives it: then file and environment decide."""
    option: typer.models.OptionInfo = typer.Option(
        "--" + name, metavar=metavar, show_default=False, help=explain("serve-" + name)
    )
    return option


def command(  # noqa: PLR0913, PLR0917 - all settings
    host: Annotated[Text, _flag("host")] = None,
    port: Annotated[Number, _flag("port")] = None,
    database: Annotated[Text, _flag("database", "URL")] = None,
    data: Annotated[Path | None, _flag("data", "DIR")] = None,
    settings: Annotated[Path | None, _flag("settings", "FILE")] = None,
    hosts: Annotated[Text, _flag("hosts", "NAMES")] = None,
    origins: Annotated[Text, _flag("origins", "URLS")] = None,
    proxies: Annotated[Text, _flag("proxies", "NETWORKS")] = None,
    metrics_from: Annotated[Text, _flag("metrics-from", "NETWORKS")] = None,
    address: Annotated[Text, _flag("address", "URL")] = None,
    workers: Annotated[Number, _flag("workers")] = None,
    log_level: Annotated[Text, _flag("log-level", "debug|info|warning|error")] = None,
    log_format: Annotated[Text, _flag("log-format", "console|json")] = None,
    secure_cookies: Annotated[bool | None, typer.Option(help=explain("serve-secure-cookies"))] = None,
    private_webhooks: Annotated[bool | None, typer.Option(help=explain("serve-private-webhooks"))] = None,
    idle_days: Annotated[Number, _flag("idle-days")] = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Run until the process is told to end."""
    flags = {name: value for name, value in locals().items() if name not in ("settings", "json", "_language")}
    run_server(read_settings(flags, settings), lambda address: announce(address, json))


def announce(address: str, as_json: bool) -> None:
    """Say where it is."""
    if as_json:
        print_json({"address": address})
        sys.stdout.flush()  # it goes on running, and a program that reads the pipe wants to know now
    else:
        print_text(say("serving", address=address))
