"""`alhambra play`: a server on this machine, and a browser in front of it."""

import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explain, find_texts, say
from alhambra.cli.output import JsonOption, print_json, print_text
from alhambra.cli.serving import read_settings, run_server

if TYPE_CHECKING:
    from alhambra.server.settings import Settings

EVERYWHERE = "0.0.0.0"
HERE = "127.0.0.1"


def command(
    lan: Annotated[bool, typer.Option("--lan", help=explain("play-lan"))] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=explain("play-no-browser"))] = False,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, show_default=False, help=explain("play-port"))] = 0,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help=explain("play-data"))] = None,
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Serve on a free port, and open the browser there."""
    check_client()
    settings = make_home_settings(lan, port, data)
    if address := find_running(settings):
        open_page(address, lan, no_browser, json, is_new=False)
        return
    run_server(settings, lambda address: open_page(address, lan, no_browser, json, is_new=True))


def check_client() -> None:
    """There is nothing to open in a browser where the client has not been built."""
    from alhambra.server.app import find_client_folder  # noqa: PLC0415
    from alhambra.server.edge.refused import Refused  # noqa: PLC0415

    if not find_client_folder().exists():
        raise BadInput("refused", line=Refused("no-client").text(find_texts().language))


def make_home_settings(lan: bool, port: int, data: Path | None) -> "Settings":
    """A quiet server with its database in a folder of the user; settings for sites do not count here."""
    from alhambra.server.settings import Settings  # noqa: PLC0415

    flags = {"host": EVERYWHERE if lan else HERE, "port": port, "data": data, "log_level": "warning"}
    settings = read_settings(flags)
    kept = {name: getattr(settings, name) for name in ("host", "port", "data", "offline", "workers", "log_level")}
    return Settings.read(kept, environment={})


def find_running(settings: "Settings") -> str:
    """The address of a server that has the same database; "" if there is none."""
    from alhambra.server.file_lock import AlreadyRunning, FileLock  # noqa: PLC0415
    from alhambra.server.serving import find_database_file  # noqa: PLC0415

    try:
        FileLock(find_database_file(settings)).close()
    except AlreadyRunning as running:
        return running.address
    return ""


def open_page(address: str, lan: bool, no_browser: bool, as_json: bool, is_new: bool) -> None:
    """Say where it is, and show it. One that ran already is not ended from here."""
    from alhambra.server.serving import find_network_address  # noqa: PLC0415

    others = find_network_address(urlsplit(address).port or 80) if lan else None
    missing = "play-no-lan"
    if others and not is_new and not is_answering(others):
        others, missing = None, "play-not-lan"
    if as_json:
        print_json({"address": address, "lan": others})
    else:
        print_text(say("play-address" if is_new else "play-again", address=address))
        if lan:
            print_text(say("play-lan", address=others) if others else say(missing))
        if is_new:
            print_text(say("play-stop"))
    sys.stdout.flush()  # it goes on running, and a program that reads the pipe wants to know now
    if not no_browser:
        webbrowser.open(address)


def is_answering(address: str) -> bool:
    """Does anybody listen at an address?"""
    place = urlsplit(address)
    try:
        socket.create_connection((place.hostname or "", place.port or 80), timeout=1).close()
    except OSError:
        return False
    return True
