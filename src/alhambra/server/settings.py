"""What can be set: defaults, then a TOML file, then the environment, then flags; the later wins."""

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Annotated, Any, Final, Literal

import platformdirs
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from alhambra.cores import count_cores

PREFIX: Final = "ALHAMBRA_"
FILE_VARIABLE: Final = "ALHAMBRA_SETTINGS"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class BadSetting(Exception):
    """A setting that cannot be used."""

    def __init__(self, name: str, value: object, reason: str) -> None:
        super().__init__(f"{name} = {value!r}: {reason}")
        self.name = name
        self.value = str(value)
        self.reason = reason


def find_data_folder() -> Path:
    """The user's data folder, where nothing else is said."""
    return Path(platformdirs.user_data_dir("alhambra", appauthor=False))


def default_database_name(folder: Path | None = None) -> str:
    """SQLite in a folder; the user's data folder unless another is given."""
    return f"sqlite+aiosqlite:///{(folder or find_data_folder()) / 'alhambra.sqlite'}"


def _refuse_truth(value: object) -> object:
    if isinstance(value, bool):
        raise ValueError("a number is needed, not true or false")
    return value


def _split(value: object) -> object:
    return value.replace(",", " ").split() if isinstance(value, str) else value


def _check_networks(networks: tuple[str, ...]) -> tuple[str, ...]:
    for network in networks:
        ip_network(network, strict=False)
    return networks


def _find_folder(path: Path) -> Path:
    return find_data_folder() if path == Path() else path.expanduser()


def _use_our_driver(url: str) -> str:
    scheme, separator, rest = url.partition("://")
    kind = scheme.partition("+")[0]
    if url and (not separator or kind not in DRIVERS):
        raise ValueError("sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME is needed")
    return f"{DRIVERS[kind]}://{rest}" if url else ""


Count = Annotated[int, BeforeValidator(_refuse_truth), Field(ge=0)]
Rate = Annotated[float, BeforeValidator(_refuse_truth), Field(ge=0)]
Words = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)]
Networks = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split), AfterValidator(_check_networks)]
Folder = Annotated[Path, AfterValidator(_find_folder)]


class Settings(BaseSettings):
    """How a server runs. Every field is a key of the file, and ALHAMBRA_ with its name in capitals a variable."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: Annotated[Count, Field(le=65535)] = 8000
    data: Folder = Field(default_factory=find_data_folder)  # "" stands for the user's data folder
    database: Annotated[str, AfterValidator(_use_our_driver)] = ""  # "" for SQLite in the data folder
    offline: Path = Path()  # the folder of `alhambra static`; where nothing is said, `offline` in the data folder
    hosts: Words = ()  # the names that the server answers to; empty: any
    origins: Words = ()  # allowed in addition to the server's own, such as https://play.example
    proxies: Networks = ()  # addresses or networks whose X-Forwarded-… headers are believed
    metrics_from: Networks = ("127.0.0.0/8", "::1")  # who may read /metrics
    address: str = ""  # how people reach it from outside, for links in notifications
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:PORT, or smtps://; "" for no letters
    mail_from: str = ""  # the sender of letters
    contact: str = "nobody@example.org"  # told to the push services of browsers, should they have a complaint
    workers: Count = 0  # processes for bots; 0 for one less than there are cores
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"
    secure_cookies: bool = False  # true behind HTTPS
    private_webhooks: bool = False  # may webhooks lead into the own network?
    idle_days: Count = 14  # tables that nobody touched for this long expire
    claim_seconds: Rate = 120.0  # others may go on without a player who has been away for this long
    max_body: Count = 1_000_000  # bytes of a request
    requests_per_second: Rate = 20.0  # of a person
    request_burst: Count = 60
    address_factor: Rate = 5.0  # the limits of a person times this hold for an address
    attempts_per_minute: Rate = 10.0  # of an address: new guests, accounts, sign-ins
    attempt_burst: Count = 20
    tables_per_account: Count = 50  # open at the same time, for their host
    tables_per_guest: Count = 20
    overload_seconds: Rate = 0.5  # everybody may wait this long before new tables and spectators are refused
    connections: Count = 2000  # sockets in all
    connections_per_address: Count = 200  # sockets, and as many connections for requests
    head_seconds: Rate = 10.0  # until the head of a request must be there
    hello_seconds: Rate = 10.0  # until the first message of a socket must be there

    @classmethod
    def settings_customise_sources(  # type: ignore[override] # the others are not asked
        cls, settings_cls: type[BaseSettings], init_settings: PydanticBaseSettingsSource, **_others: Any
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Only what `read` has gathered: a Settings made without it has the defaults."""
        del settings_cls
        return (init_settings,)

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
        given = read_file(file) if file else {}
        given |= EnvironmentSource(cls, variables)()
        given |= {name: value for name, value in (flags or {}).items() if value is not None}
        try:
            settings = cls(**given)
        except ValidationError as error:
            raise in_words(error) from error
        database = settings.database or default_database_name(settings.data)
        workers = settings.workers or max(1, count_cores() - 1)
        return settings.model_copy(update={"database": database, "workers": workers})

    @property
    def offline_folder(self) -> Path:
        """Where the game without a server lies, if somebody has written it."""
        return self.data / "offline" if self.offline == Path() else self.offline.expanduser()

    @property
    def has_offline(self) -> bool:
        """Can the game be played from here without a server?"""
        return (self.offline_folder / "index.html").exists()

    @property
    def is_sqlite(self) -> bool:
        """Is the database a file?"""
        return self.database.startswith("sqlite")


class EnvironmentSource(EnvSettingsSource):
    """Settings among the variables given; others of ours may stand there too."""

    def __init__(self, settings: type[BaseSettings], variables: Mapping[str, str]) -> None:
        self.variables = variables
        super().__init__(settings)

    def _load_env_vars(self) -> Mapping[str, str | None]:
        return {name.lower(): value for name, value in self.variables.items() if value}


def read_file(file: Path) -> dict[str, Any]:
    """The settings in a TOML file."""
    with file.open("rb"):
        pass  # pydantic-settings takes a file that is not there for an empty one
    try:
        given = TomlConfigSettingsSource(Settings, file)()
    except (TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("file", file, str(error)) from error
    for name in given:
        if name not in Settings.model_fields:
            raise BadSetting("file", file, f"it sets {name}, but there are only {', '.join(Settings.model_fields)}")
    return given


def in_words(error: ValidationError) -> BadSetting:
    """The first mistake, as the setting, its value and the reason."""
    first = error.errors()[0]
    return BadSetting(str(first["loc"][0]), first["input"], first["msg"].removeprefix("Value error, "))
