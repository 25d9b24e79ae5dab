"""`make audit` asks about everything that a site and its client depend on, or says in one line what it could not."""

import json
import re

import pytest

import audit
from tests.frame.checkout import ROOT


def test_without_the_program_that_asks_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    verdict = audit.audit_python()
    assert verdict.startswith("not asked about, because pip-audit cannot be installed: ")
    assert "No matching distribution found for pip-audit" in verdict
    assert "\n" not in verdict


# --- the client -------------------------------------------------------------------------------------------------

WEB = ROOT / "web"
PACKAGE = re.compile(r"(?:from|import\() ?'((?:@[\w-]+/)?[a-z][\w-]*)(?:/[^']*)?'")


def shipped_imports() -> set[str]:
    """The packages that are named by sources of which browsers get something."""
    files = [file for kind in ("*.ts", "*.svelte") for file in (WEB / "src").rglob(kind) if ".test." not in file.name]
    tests = re.compile(r"from '(vitest|vite|node:)")
    texts = [text for file in files if not tests.search(text := file.read_text("utf-8"))]
    return {name for text in texts for name in PACKAGE.findall(text) if (WEB / "node_modules" / name).is_dir()}


def test_what_reaches_browsers_is_asked_about() -> None:
    dependencies = json.loads((WEB / "package.json").read_text())["dependencies"].keys()
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert shipped_imports() == dependencies
    assert len(dependencies) > 3
    assert not [name for name in dependencies if packages[f"node_modules/{name}"].get("dev")]


def test_the_packages_of_the_client_are_from_no_named_host() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
