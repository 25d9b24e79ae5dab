"""What can be set: defaults, then a TOML file, then the environment, then flags; the later wins."""

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import platformdirs

from alhambra.lab.workers import cores

PREFIX: Final = "ALHAMBRA_"
FILE_VARIABLE: Final = "ALHAMBRA_SETTINGS"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("console", "json")


class BadSetting(Exception):
    """A setting that cannot be used."""

    def __init__(self, name: str, value: object, reason: str) -> None:
        super().__init__(f"{name} = {value!r}: {reason}")
        self.name = name
        self.value = str(value)
        self.reason = reason


def data_folder() -> Path:
    """The user's data folder, where nothing else is said."""
    return Path(platformdirs.user_data_dir("alhambra", appauthor=False))


def default_database(folder: Path | None = None) -> str:
    """SQLite in a folder; the user's data folder unless another is given."""
    return f"sqlite+aiosqlite:///{(folder or data_folder()) / 'alhambra.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """How a server runs. Every field is a key of the file, and ALHAMBRA_ with its name in capitals a variable."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path()  # "" stands for the user's data folder
    database: str = ""  # "" for SQLite in the data folder
    hosts: tuple[str, ...] = ()  # the names that the server answers to; empty: any
    origins: tuple[str, ...] = ()  # allowed beside the server's own, such as https://play.example
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-… headers are believed
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")  # who may read /metrics
    address: str = ""  # how people reach it from outside, for links in notifications
    workers: int = 0  # processes for bots; 0 for one less than there are cores
    log_level: str = "info"
    log_format: str = "console"
    secure_cookies: bool = False  # true behind HTTPS
    private_webhooks: bool = False  # may webhooks lead into the own network?
    idle_days: int = 14  # tables that nobody touched for so long expire
    max_body: int = 1_000_000  # bytes of a request
    requests_per_second: float = 20.0  # of a person
    request_burst: int = 60
    address_factor: float = 5.0  # so many times the limits of a person for one address
    attempts_per_minute: float = 10.0  # of an address: new guests, accounts, sign-ins
    attempt_burst: int = 20
    connections: int = 2000  # sockets in all
    connections_per_address: int = 200

    @classmethod
    def read(
        cls,
        flags: Mapping[str, object] | None = None,
        environment: Mapping[str, str] | None = None,
        file: Path | None = None,
    ) -> "Settings":
        """From everywhere; a flag that is None was not given."""
        variables = os.environ if environment is None else environment
        if file is None and variables.get(FILE_VARIABLE):
            file = Path(variables[FILE_VARIABLE])
        given = of_file(file) if file else {}
        given |= of_environment(variables)
        given |= {name: value for name, value in (flags or {}).items() if value is not None}
        values: dict[str, Any] = {name: converted(name, value) for name, value in given.items()}
        return completed(cls(**values))

    @property
    def is_sqlite(self) -> bool:
        """Is the database a file?"""
        return self.database.startswith("sqlite")


def of_file(file: Path) -> dict[str, object]:
    """The settings in a TOML file."""
    try:
        given = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("file", file, str(error)) from error
    for name in given:
        if name not in KINDS:
            raise BadSetting("file", file, f"it sets {name}, but there are only {', '.join(KINDS)}")
    return given


def of_environment(variables: Mapping[str, str]) -> dict[str, object]:
    """The settings among environment variables; others of ours may stand there too."""
    names = {name: PREFIX + name.upper() for name in KINDS}
    return {name: variables[variable] for name, variable in names.items() if variables.get(variable)}


def converted(name: str, value: object) -> object:
    """A value of the type of its setting."""
    try:
        return KINDS[name](value)
    except (TypeError, ValueError) as error:
        raise BadSetting(name, value, str(error)) from error


def _words(value: object) -> tuple[str, ...]:
    parts = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(parts, list | tuple):
        raise TypeError("a list of texts is needed")
    return tuple(str(part) for part in parts)


def _truth(value: object) -> bool:
    if isinstance(value, bool):
        return value
    truths = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    if str(value).lower() not in truths:
        raise ValueError("true or false is needed")
    return truths[str(value).lower()]


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is needed")
    return value


def _number(kind: Callable[[Any], float], called: str) -> Callable[[object], float]:
    def convert(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            raise TypeError(f"{called} is needed")
        try:
            number = kind(value)
        except ValueError:
            raise ValueError(f"{called} is needed") from None
        if number < 0:
            raise ValueError(f"{called} that is not negative is needed")
        return number

    return convert


def _path(value: object) -> Path:
    return Path(value).expanduser() if isinstance(value, Path) else Path(_text(value)).expanduser()


_CONVERTERS: Final[dict[object, Callable[[object], object]]] = {
    str: _text,
    int: _number(int, "a whole number"),
    float: _number(float, "a number"),
    bool: _truth,
    tuple[str, ...]: _words,
    Path: _path,
}
KINDS: Final = {field.name: _CONVERTERS[field.type] for field in fields(Settings)}


def completed(settings: Settings) -> Settings:
    """With the folder and the database filled in, and checked."""
    data = data_folder() if settings.data == Path() else settings.data
    database = with_driver(settings.database) if settings.database else default_database(data)
    checked(settings)
    workers = settings.workers or max(1, cores() - 1)
    return Settings(**vars(settings) | {"data": data, "database": database, "workers": workers})


def with_driver(url: str) -> str:
    """A database URL with the driver that we use."""
    scheme, separator, rest = url.partition("://")
    kind = scheme.partition("+")[0]
    if not separator or kind not in DRIVERS:
        raise BadSetting("database", url, "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME is needed")
    return f"{DRIVERS[kind]}://{rest}"


def checked(settings: Settings) -> None:
    """Raise BadSetting for what the type does not show."""
    if settings.log_level not in LOG_LEVELS:
        raise BadSetting("log_level", settings.log_level, f"not one of {', '.join(LOG_LEVELS)}")
    if settings.log_format not in LOG_FORMATS:
        raise BadSetting("log_format", settings.log_format, f"not one of {', '.join(LOG_FORMATS)}")
    if settings.port > 65535:
        raise BadSetting("port", settings.port, "at most 65535")
    for name in ("proxies", "metrics_from"):
        for network in getattr(settings, name):
            try:
                ip_network(network, strict=False)
            except ValueError as error:
                raise BadSetting(name, network, str(error)) from error
