"""`make audit` says in one line what it could not ask about."""

import pytest

import audit


def test_without_the_program_that_asks_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    verdict = audit.audit_python()
    assert verdict.startswith("not asked about, because pip-audit cannot be installed: ")
    assert "No matching distribution found for pip-audit" in verdict
    assert "\n" not in verdict
