"""Fixtures for the tests of packaging and building."""

import os
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from alhambra.build import find_build_folder, manifest_of
from tests.frame.checkout import build_wheel, compile_checkout, make_checkout


def skip_without_compiler() -> None:
    """A developer may lack a compiler; CI may not."""
    assert not os.environ.get("CI"), "no compiler"
    pytest.skip("no compiler")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout without a build."""
    return make_checkout(tmp_path / "checkout")


@pytest.fixture(scope="session")
def pristine_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a build; not to be changed."""
    root = make_checkout(tmp_path_factory.mktemp("pristine") / "checkout")
    done = compile_checkout(root)
    assert done.returncode == 0, done.stderr
    if not manifest_of(find_build_folder(root)).exists():
        skip_without_compiler()
    return root


@pytest.fixture
def built(pristine_build: Path, tmp_path: Path) -> Path:
    """A checkout with a build, to be changed at will."""
    return shutil.copytree(pristine_build, tmp_path / "built")


@pytest.fixture(scope="session")
def pristine_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled wheel."""
    wheel, _ = build_wheel(make_checkout(tmp_path_factory.mktemp("wheel") / "checkout"))
    if wheel.name.endswith("-none-any.whl"):
        skip_without_compiler()
    return wheel


@pytest.fixture
def installed(pristine_wheel: Path, tmp_path: Path) -> Path:
    """A directory with the wheel installed, to be changed at will."""
    ZipFile(pristine_wheel).extractall(tmp_path / "installed")
    return tmp_path / "installed"
