"""Where settings come from, and which of them wins."""

from pathlib import Path

import pytest

from alhambra.server.settings import BadSetting, Settings, default_database_name, find_data_folder


def test_defaults_are_for_one_person_at_home(tmp_path: Path) -> None:
    settings = Settings.read({"data": tmp_path}, environment={})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/alhambra.sqlite" == default_database_name(tmp_path)
    assert Settings.read({}, environment={}).database == default_database_name()
    assert Settings.read({"data": ""}, environment={}).data == find_data_folder()


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text('port = 1\nhost = "::"\nidle_days = 3\norigins = ["https://a.example"]\nsecure_cookies = true\n')
    environment = {"ALHAMBRA_PORT": "2", "ALHAMBRA_IDLE_DAYS": "4", "ALHAMBRA_EFFORT": "7", "ALHAMBRA_HOST": ""}
    settings = Settings.read({"port": 3, "host": None}, environment, file)
    assert (settings.port, settings.idle_days, settings.host) == (3, 4, "::")
    assert (settings.origins, settings.secure_cookies) == (("https://a.example",), True)
    assert Settings.read({}, environment | {"ALHAMBRA_SETTINGS": str(file)}).host == "::"


def test_lists_and_truths_can_be_written_as_text() -> None:
    given = {"ALHAMBRA_PROXIES": "127.0.0.1, 10.0.0.0/8", "ALHAMBRA_SECURE_COOKIES": "yes"}
    settings = Settings.read({}, given)
    assert settings.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert settings.secure_cookies is True


@pytest.mark.parametrize(
    ("url", "used"),
    [
        ("sqlite:////var/lib/a.sqlite", "sqlite+aiosqlite:////var/lib/a.sqlite"),
        ("postgres://u:p@h/n", "postgresql+asyncpg://u:p@h/n"),
        ("postgresql+psycopg://u@h/n", "postgresql+asyncpg://u@h/n"),
    ],
)
def test_a_database_url_gets_our_driver(url: str, used: str) -> None:
    assert Settings.read({"database": url}, {}).database == used


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("database", "mysql://x"),
        ("database", "alhambra.sqlite"),
        ("port", "many"),
        ("port", 70000),
        ("workers", -1),
        ("proxies", "everybody"),
        ("log_level", "loud"),
        ("log_format", "xml"),
        ("secure_cookies", "perhaps"),
        ("host", 5),
        ("origins", 5),
    ],
)
def test_what_cannot_be_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadSetting) as bad:
        Settings.read({name: value}, {})
    assert bad.value.name == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1", "it sets prot, but there are only host, port,"),
        ("port = ", "Invalid value"),
        ("port = true", "a number is needed, not true or false"),
        ('port = "high"', "Input should be a valid integer"),
    ],
)
def test_a_mistake_in_the_file_is_found(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "site.toml"
    file.write_text(text)
    with pytest.raises(BadSetting, match=reason):
        Settings.read({}, {}, file)


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Settings.read({}, {}, tmp_path / "absent.toml")
