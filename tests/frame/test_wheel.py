"""The wheel: compiled where it can be, interpreted where not, and never stale."""

from pathlib import Path
from zipfile import ZipFile

from tests.frame.checkout import build_wheel, play


def test_an_installed_wheel_is_compiled(installed: Path) -> None:
    assert play(installed).startswith("compiled, mypyc ")


def test_pure_chooses_the_sources_of_the_wheel(installed: Path) -> None:
    assert play(installed, ALHAMBRA_PURE="1") == "interpreted: ALHAMBRA_PURE is set"


def test_a_changed_source_makes_the_wheel_stale(installed: Path) -> None:
    (installed / "alhambra/engine/small.py").write_text("")
    assert play(installed).startswith("alhambra.build.StaleBuild: ")


def test_the_wheel_has_sources_data_types_and_requirements(installed: Path) -> None:
    assert (installed / "alhambra/engine/small.py").exists()
    assert (installed / "alhambra/engine/modules/components/money.json").exists()
    assert (installed / "alhambra/py.typed").exists()
    (metadata,) = installed.glob("*.dist-info/METADATA")
    assert "\nVersion: 1.2.3\n" in metadata.read_text()
    assert "\nRequires-Dist: librt>=" in metadata.read_text()


def test_without_a_compiler_the_wheel_is_for_all_platforms(checkout: Path) -> None:
    wheel, printed = build_wheel(checkout, CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    lines = [line for line in printed.splitlines() if "no-such-compiler" in line]
    assert lines == ["The engine is not compiled, it will run slowly: no C compiler (no-such-compiler)"]
    ZipFile(wheel).extractall(checkout / "installed")
    assert play(checkout / "installed") == "interpreted: no build"


def test_a_failing_compiler_gives_an_interpreted_wheel(checkout: Path) -> None:
    wheel, printed = build_wheel(checkout, CC="false")
    assert "The engine is not compiled, it will run slowly: " in printed
    assert "Traceback" not in printed
    ZipFile(wheel).extractall(checkout / "installed")
    assert play(checkout / "installed") == "interpreted: no build"
