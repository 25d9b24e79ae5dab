"""The build of a checkout: used if it matches its sources, refused if not."""

import json
from pathlib import Path

import pytest

import compile_engine
from alhambra.build import find_build_folder, manifest_of
from tests.frame.checkout import compile_checkout, play, said

SMALL = Path("src/alhambra/engine/small.py")


def test_without_a_build_the_engine_is_interpreted(checkout: Path) -> None:
    assert play(checkout / "src") == "interpreted: no build"


def test_a_build_is_used(built: Path) -> None:
    assert play(built / "src").startswith("compiled, mypyc ")


def test_nothing_compiled_lies_among_the_sources(built: Path) -> None:
    assert [file.name for file in (built / "src").rglob("*.so")] == []
    assert len([*find_build_folder(built).rglob("*.*")]) == len(["manifest", "group", "small", "part"])


def test_pure_chooses_the_sources(built: Path) -> None:
    assert play(built / "src", ALHAMBRA_PURE="1") == "interpreted: ALHAMBRA_PURE is set"
    assert play(built / "src", ALHAMBRA_PURE="0").startswith("compiled")


def test_a_changed_source_makes_the_build_stale(built: Path) -> None:
    (built / SMALL).write_text((built / SMALL).read_text() + "# changed\n")
    answer = play(built / "src")
    assert answer.startswith("alhambra.build.StaleBuild: ")
    assert "make build" in answer
    assert "ALHAMBRA_PURE=1" in answer
    assert play(built / "src", ALHAMBRA_PURE="1").startswith("interpreted")


def test_an_added_source_makes_the_build_stale(built: Path) -> None:
    (built / SMALL).with_name("added.py").write_text("")
    assert "StaleBuild" in play(built / "src")


def test_a_renamed_source_makes_the_build_stale(built: Path) -> None:
    (built / SMALL).rename((built / SMALL).with_name("renamed.py"))
    assert "StaleBuild" in play(built / "src")


def test_what_is_not_compiled_may_change(built: Path) -> None:
    (built / SMALL).with_name("__init__.py").write_text('"""Changed."""\n')
    assert play(built / "src").startswith("compiled")


def test_a_build_for_another_interpreter_is_not_used(built: Path) -> None:
    found = manifest_of(find_build_folder(built))
    found.write_text(json.dumps({**json.loads(found.read_text()), "tag": "cpython-999"}))
    assert play(built / "src") == "interpreted: no build"


def test_a_fresh_build_is_left_alone(built: Path) -> None:
    before = manifest_of(find_build_folder(built)).stat().st_mtime_ns
    done = compile_checkout(built, CC="no-such-compiler")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert manifest_of(find_build_folder(built)).stat().st_mtime_ns == before


def test_without_a_compiler_one_line_says_so(checkout: Path) -> None:
    done = compile_checkout(checkout, CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stderr == "The engine is not compiled, it runs slowly: no C compiler (no-such-compiler)\n"
    assert play(checkout / "src") == "interpreted: no build"


def test_missing_headers_of_python_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "true")
    monkeypatch.setattr("sysconfig.get_path", lambda _name: str(tmp_path))
    assert "Python.h" in str(compile_engine.missing_tool())
    (tmp_path / "Python.h").touch()
    assert compile_engine.missing_tool() is None


def test_in_ci_a_missing_compiler_is_a_failure(checkout: Path) -> None:
    assert compile_checkout(checkout, CC="no-such-compiler", CI="true").returncode == 1


def test_sources_that_do_not_compile_fail_without_a_stack_trace(built: Path) -> None:
    (built / SMALL).write_text("def double(number: int) -> int:\n    return str(number)\n")
    done = compile_checkout(built)
    assert done.returncode == 1
    assert "small.py:2: error: Incompatible return value type" in done.stdout
    assert done.stderr.startswith("The engine is not compiled: ")
    assert "Traceback" not in done.stderr
    assert play(built / "src").startswith("AssertionError"), "the stale build is gone, the wrong source runs"


def test_who_gets_the_slow_engine_is_told_once(checkout: Path, tmp_path: Path) -> None:
    cache = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    first = said(checkout / "src", **cache)
    assert "about fifty times as slow" in first
    assert "pip install" in first
    assert said(checkout / "src", **cache) == ""
    assert said(checkout / "src", XDG_CACHE_HOME=str(tmp_path / "other"), ALHAMBRA_PURE="1") == ""


def test_in_a_checkout_the_remedy_is_make_build(checkout: Path, tmp_path: Path) -> None:
    (checkout / "Makefile").touch()
    assert "`make build` compiles it" in said(checkout / "src", XDG_CACHE_HOME=str(tmp_path / "cache"))


def test_who_has_the_compiled_engine_is_told_nothing(built: Path, tmp_path: Path) -> None:
    assert said(built / "src", XDG_CACHE_HOME=str(tmp_path / "cache")) == ""
    assert not (tmp_path / "cache").exists()
