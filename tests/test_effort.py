import os

import pytest

from alhambra import build
from tests.effort import effort


def test_this_run_uses_the_engine_it_was_told_to() -> None:
    if os.environ.get("ALHAMBRA_PURE"):
        assert build.describe() == "interpreted: ALHAMBRA_PURE is set"
    elif os.environ.get("CI"):
        assert build.is_compiled()
    assert build.is_compiled() == build.describe().startswith("compiled, mypyc ")


@pytest.mark.parametrize(("factor", "expected"), [("1", 40), ("20", 800), ("0.05", 2), ("0.001", 1)])
def test_effort_scales_with_the_environment(factor: str, expected: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_EFFORT", factor)
    assert effort(40) == expected


def test_interpreted_runs_do_a_twentieth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALHAMBRA_EFFORT", raising=False)
    assert effort(40) == (40 if build.is_compiled() else 2)
