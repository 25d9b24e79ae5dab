"""What a plain installation can do, and what it says about the rest."""

import json
import os
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

RUN = """
import sys
for name in {absent!r}:
    sys.modules[name] = None  # as if it were not installed
sys.argv = ["alhambra", *{arguments!r}]
from alhambra.cli.main import main
try:
    main()
finally:
    print("LOADED", *sorted({{name.partition(".")[0] for name, module in sys.modules.items() if module}}))
"""


def run(*arguments: str, absent: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    code = RUN.format(absent=absent, arguments=arguments)
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return found[0].lower().replace("_", "-")


def brought_by(requirements: list[str]) -> set[str]:
    """The distributions that come with some requirements, those they need in turn included."""
    found: set[str] = set()
    waiting = [name_of(requirement) for requirement in requirements]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            with suppress(PackageNotFoundError):  # it is for other systems
                waiting += [name_of(one) for one in requires(name) or [] if "extra ==" not in one]
    return found


@pytest.mark.parametrize(
    "command",
    [
        ("sim", "--games", "1", "--bots", "novice", "--workers", "1"),
        ("arena", "--games", "1", "--bots", "random,novice", "--workers", "1"),
        ("perft", "--depth", "2"),
        ("rules", "A-13"),
        ("--help",),
    ],
)
def test_a_plain_installation_is_enough_for_games(command: tuple[str, ...]) -> None:
    done = run(*command)
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.rpartition("LOADED ")[2].split()
    distributions = packages_distributions()
    used = {name_of(one) for name in loaded for one in distributions.get(name, [])}
    tools = {"alhambra", "attrs", "setuptools"}  # where they are: Python loads them on its start, Rich attrs
    assert used - tools <= brought_by(PROJECT["dependencies"])


@pytest.mark.parametrize("command", [("play", "--no-browser"), ("serve",), ("admin", "tables")])
def test_a_command_of_the_server_says_what_to_install(command: tuple[str, ...]) -> None:
    done = run(*command, absent=("fastapi", "sqlalchemy", "pydantic_settings"))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.endswith("install alhambra[server].")


def test_the_answer_is_json_for_programs() -> None:
    done = run("serve", "--json", absent=("fastapi",))
    answer = json.loads(done.stdout.splitlines()[0])
    assert "alhambra[server]" in answer["error"]


def test_every_extra_is_in_the_lock_file() -> None:
    locked = set(re.findall(r"^([a-z0-9._-]+)==", (ROOT / "requirements/dev.txt").read_text("utf-8"), re.MULTILINE))
    wanted = {name_of(one) for extra in EXTRAS.values() for one in extra} - {"alhambra"}
    assert wanted <= locked


# --- what is pinned ---------------------------------------------------------------------------------------------


def pinned_in(name: str) -> dict[str, str]:
    """The versions that a file of requirements names."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)(?:\[[^]]*\])?==([^ ;]+)", text, re.MULTILINE))


def test_a_site_on_postgresql_is_installed_from_pins_alone() -> None:
    """And from those with which everything here is tested."""
    serve, dev = pinned_in("serve"), pinned_in("dev")
    wanted = [*PROJECT["dependencies"], *EXTRAS["server"], *EXTRAS["postgres"]]
    assert "asyncpg" in serve
    assert {name_of(one) for one in wanted} - {"alhambra"} <= serve.keys()
    assert serve.items() <= dev.items()
    blocks = re.split(r"\n(?=[a-z])", (ROOT / "requirements" / "serve.txt").read_text("utf-8"))
    assert len(blocks) == len(serve)
    assert all("--hash=sha256:" in block for block in blocks)
