"""What all commands have in common."""

import json
import os
import subprocess
import sys

import pytest

import alhambra as package
from alhambra import build
from alhambra.bots.ladder import LADDER
from alhambra.cli.main import NAMES
from alhambra.engine.modules.catalogue import MODULES
from alhambra.lab.run import Run
from alhambra.texts import LANGUAGES, catalogue
from tests.cli.running import alhambra, answer, complaint, shown

COMMANDS = ("sim", "arena", "perft", "bench", "rules", "replay", "verify")


def test_the_version_says_which_engine_runs() -> None:
    assert shown("--version") == f"alhambra {package.__version__} ({build.describe()})\n"
    assert answer("--version") == {
        "version": package.__version__,
        "compiled": build.is_compiled(),
        "engine": build.describe(),
    }


def test_without_a_command_there_is_help() -> None:
    assert all(f" {name} " in shown() for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_json_and_languages(name: str) -> None:
    text = shown(name, "--help")
    assert "--json" in text
    assert "--language" in text


def test_a_mistake_is_one_line_that_says_what_to_do() -> None:
    assert complaint("dance") == "alhambra: No such command 'dance'. See “alhambra --help”."
    assert complaint("sim", "--zzz") == "alhambra: No such option: --zzz. See “alhambra sim --help”."
    assert "--games" in complaint("sim", "--games", "none")


def test_programs_get_the_mistake_as_an_object() -> None:
    assert answer("sim", "--players", "7", code=2) == {"error": "This game is for two to six players, not 7. (A-1)"}


def test_a_line_stays_short_and_printable_whatever_a_file_contains() -> None:
    line = complaint("verify", "-", stdin="\x1b[31mred " + 10_000 * "x")
    assert len(line) < 350
    assert line.isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_chosen_before_or_after_the_command(language: str) -> None:
    before, after = shown("--language", language, "rules"), shown("rules", "--language", language)
    assert before == after
    assert after == shown("rules", LANG=f"{language}_XX.UTF-8")


def test_the_locale_decides_and_english_is_the_last_resort() -> None:
    german = shown("rules", LC_ALL="de_AT.UTF-8", LANG="fr_FR.UTF-8")
    assert german == shown("rules", "--language", "de")
    assert shown("rules", LANG="pt_PT.UTF-8") == shown("rules", "--language", "en") != german


def test_an_unknown_language_is_refused() -> None:
    assert "There are no texts in “nl”: choose one of en, fr, de." in complaint("rules", "--language", "nl")


def test_errors_of_the_engine_are_in_the_language_too() -> None:
    line = complaint("sim", "--players", "9", "--language", "de")
    assert line == f"alhambra: {catalogue('de').text('refusal-players', players=9)} (A-1)"


def test_an_interruption_is_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Run, "play", interrupted)
    result = alhambra("sim")
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", "alhambra: Interrupted.\n")


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Run, "play", wrong)
    assert isinstance(alhambra("sim").exception, ZeroDivisionError)


def test_it_runs_as_a_program() -> None:
    program = "from alhambra.cli.main import main; main()"
    command = [sys.executable, "-c", program, "sim", "--games", "1", "--bots", "nobody", "--language", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == f"alhambra: There is no bot “nobody”: the bots are {', '.join(LADDER)}.\n"
    assert (done.returncode, done.stdout) == (2, "")


def test_json_may_stand_before_the_command() -> None:
    before = alhambra("--json", "perft", "--depth", "2")
    after = alhambra("perft", "--depth", "2", "--json")
    assert json.loads(before.stdout)["count"] == json.loads(after.stdout)["count"]
    assert alhambra("perft", "--depth", "2").stdout[:1] != "{"  # and is forgotten afterwards


@pytest.mark.parametrize("asked", [("--json", "rules", "A-13"), ("rules", "A-13"), ("--version",), ("perft", "--help")])
def test_a_command_loads_only_what_it_needs(asked: tuple[str, ...]) -> None:
    program = (
        "import sys\nfrom alhambra.cli.main import main\ntry:\n    main()\nfinally:\n"
        "    slow = ('rich.console', 'alhambra.lab.run', 'alhambra.svg', 'alhambra.server', 'asyncio', 'openskill')\n"
        "    print([name for name in slow if name in sys.modules], file=sys.stderr)\n"
    )
    command = [sys.executable, "-c", program, *asked]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "[]\n")


@pytest.mark.parametrize(
    "asked",
    [
        *((name, "--help") for name in NAMES),
        ("sim", "--games", "1"),
        ("arena", "--bots", "random,novice", "--games", "1", "--workers", "1"),
        ("study",),
    ],
    ids=" ".join,
)
def test_no_command_waits_for_what_few_of_them_use(asked: tuple[str, ...]) -> None:
    program = (
        "import sys\nfrom alhambra.cli.main import main\ntry:\n    main()\nfinally:\n"
        "    slow = ('rich', 'numpy', 'gymnasium', 'multiprocessing', 'asyncio', 'alhambra.svg')\n"
        "    print([name for name in slow if name in sys.modules], file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program, *asked], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "[]\n")


def test_the_shell_completes_commands_and_options() -> None:
    def completed(*words: str) -> str:
        command = [sys.executable, "-c", "from alhambra.cli.main import main; main()"]
        asked = {
            "_ALHAMBRA_COMPLETE": "complete_bash",
            "COMP_WORDS": " ".join(words),
            "COMP_CWORD": str(len(words) - 1),
        }
        environment = {**os.environ, **asked}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout

    assert completed("alhambra", "ver").split() == ["verify"]
    assert "--workers" in completed("alhambra", "sim", "--wor")
    assert completed("alhambra", "sim", "--game", "gr").split() == ["granada"]
    assert completed("alhambra", "arena", "--bots", "greedy,ma").split() == ["greedy,master"]
    assert completed("alhambra", "sim", "--modules", "vizier,").split() == [
        f"vizier,{name}" for name in MODULES if name != "vizier"
    ]
    assert completed("alhambra", "advise", "game.alh", "--bot", "cha").split() == ["champion"]
    assert completed("alhambra", "study", "se").split() == ["seats"]
