"""`alhambra static` from an installed wheel writes the same folder as a checkout, and says what is missing."""

import json
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from alhambra.offline.folder import CLIENT, PACKAGE, RUNTIME, read_package, write_folder
from tests.browser.conftest import needed
from tests.frame.checkout import FRAME_FILES, ROOT, build_wheel, python

COMMAND = "from alhambra.cli.main import main; main()"
WHEEL_ONLY = shutil.ignore_patterns("__pycache__", "*.so")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel of this checkout, unpacked as an installer does it."""
    is_made = (CLIENT / "index.html").exists() and (RUNTIME / "pyodide.mjs").exists()
    needed("made" if is_made else None, "Python for the browser is not here: run `make static`")
    root = tmp_path_factory.mktemp("wheel")
    shutil.copytree(PACKAGE, root / "src/alhambra", ignore=WHEEL_ONLY)
    for name in FRAME_FILES:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    wheel, _ = build_wheel(root, ALHAMBRA_WHEEL="pure")
    ZipFile(wheel).extractall(root / "installed")
    return root / "installed"


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder by its name."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_wheel_writes_the_folder_of_the_checkout(installed: Path, tmp_path: Path) -> None:
    done = python("-c", COMMAND, "static", "made", "--json", cwd=tmp_path, PYTHONPATH=str(installed))
    assert done.returncode == 0, done.stderr
    size = write_folder(tmp_path / "here")
    assert json.loads(done.stdout)["bytes"] == size
    assert contents(tmp_path / "made") == contents(tmp_path / "here")


def test_what_python_imports_when_it_starts_is_compiled(tmp_path: Path) -> None:
    needed("made" if (RUNTIME / "pyodide.mjs").exists() else None, "Python for the browser is not here")
    write_folder(tmp_path)
    (library,) = tmp_path.glob("offline/*/python_stdlib.zip")
    inside = set(ZipFile(library).namelist())
    assert {"typing.pyc", "encodings/utf_8.pyc", "asyncio/__init__.pyc"} <= inside
    assert not {"typing.py", "encodings/utf_8.py", "encodings/koi8_r.py", "turtle.py"} & inside


def test_a_page_has_every_module_that_it_imports(tmp_path: Path) -> None:
    files = read_package()
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    sources = [Path(name) for name in files if name.startswith(("alhambra/server/", "alhambra/offline/"))]
    modules = [".".join(path.with_suffix("").parts) for path in sources if path.suffix == ".py"]
    imports = "\n".join(f"import {name.removesuffix('.__init__')}" for name in modules)
    done = python("-c", f"{imports}\nprint(alhambra.__file__)", cwd=tmp_path, PYTHONPATH=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()) == tmp_path / "alhambra/__init__.py"


def test_what_is_missing_is_named(installed: Path, tmp_path: Path) -> None:
    runtime = installed / "alhambra/offline/runtime"
    runtime.rename(tmp_path / "runtime")
    try:
        done = python("-c", COMMAND, "static", "made", cwd=tmp_path, PYTHONPATH=str(installed))
    finally:
        (tmp_path / "runtime").rename(runtime)
    assert done.returncode == 2
    assert "make static" in done.stderr
    assert not (tmp_path / "made").exists()
