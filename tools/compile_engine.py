"""Compile the engine with mypyc: `make build` for the checkout, `setup.py` for a wheel.

What is compiled, and where the result is looked for, is said by `src/alhambra/build.py`.
"""

import importlib.util
import json
import os
import shlex
import shutil
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

from c_docstrings import with_docstrings

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "alhambra"

INTERNAL_HEADER = '#include "__native_internal_engine.h"\n'
COLD = """
#ifdef __GNUC__
#define RARE __attribute__((cold)) void
RARE CPy_AddTraceback(const char *, const char *, int, PyObject *);
RARE CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
RARE CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
RARE CPy_TypeError(const char *, PyObject *);
RARE PyErr_SetNone(PyObject *);
RARE PyErr_SetString(PyObject *, const char *);
#endif
"""
"""Says that errors are rare: the compiler keeps what raises them out of the way of what does not."""


class CompileError(Exception):
    """The engine could not be compiled; the message says why in one line."""


def _load_build() -> ModuleType:
    """The package's own build module, without importing the package (which refuses a stale build)."""
    spec = importlib.util.spec_from_file_location("alhambra_build", PACKAGE / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = _load_build()


def missing_tool() -> str | None:
    """What this machine lacks to compile for this Python, in words."""
    if sys.platform != "win32":  # there, setuptools finds the compiler itself
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if not shutil.which(compiler):
            return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return f"no headers of Python {sysconfig.get_python_version()} (Python.h)"
    return None


def provide_engine(home: Path, temporary: Path) -> None:
    """Put the compiled modules and their manifest into `home`: those of the checkout, if they are up to date."""
    if _fresh(build.find_build_folder(ROOT)):
        shutil.copytree(build.find_build_folder(ROOT), home, dirs_exist_ok=True)
    else:
        compile_engine(home, temporary)


def compile_engine(home: Path, temporary: Path) -> None:
    """Compile into `home`."""
    if missing := missing_tool():
        raise CompileError(missing)
    facts = _facts()
    try:
        _compile(home, temporary)
    except SystemExit as error:  # what is wrong has been printed
        raise CompileError("mypyc refuses the sources") from error
    except Exception as error:
        raise CompileError((str(error).splitlines() or [type(error).__name__])[0]) from error
    if _facts() != facts:
        raise CompileError("the sources changed meanwhile")
    build.manifest_of(home).write_text(json.dumps(facts, indent=2) + "\n")


def _compile(home: Path, temporary: Path) -> None:
    # Slow to import, and an up-to-date build needs neither; setuptools has to come first.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    from mypyc.build import mypycify  # isort: skip

    os.chdir(ROOT)  # mypy reads its configuration from there
    files = [str(file.relative_to(ROOT)) for file in build.list_sources(PACKAGE).values()]
    modules = mypycify(files, opt_level="3", group_name=build.GROUP, target_dir=str(temporary))
    for code in temporary.rglob("__native*.c"):
        text = with_docstrings(code.read_text("utf-8"), build.list_sources(PACKAGE), ROOT)
        code.write_text(text.replace(INTERNAL_HEADER, INTERNAL_HEADER + COLD, 1), "utf-8")
    if sys.platform != "win32":
        for module in modules:  # nobody replaces our functions at load time, so calls may be inlined
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
    command = build_ext(Distribution({"name": "alhambra", "ext_modules": modules}))
    command.build_lib, command.build_temp = str(home), str(temporary)
    command.ensure_finalized()
    command.run()


def _facts() -> dict[str, str]:
    """What a build depends on."""
    versions = {"mypyc": version("mypy"), "librt": version("librt")}
    return {"tag": build.TAG, **versions, "sources": build.compute_digest(PACKAGE)}


def _fresh(home: Path) -> bool:
    found = build.manifest_of(home)
    return found.exists() and bool(json.loads(found.read_bytes()) == _facts())


def main() -> int:
    """Bring the build of the checkout up to date; without a compiler say so and go on, except in CI."""
    home = build.find_build_folder(ROOT)
    if _fresh(home):
        return 0
    new = home.with_name(f"{home.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    try:
        compile_engine(new, Path("build", "c", build.TAG))
    except CompileError as error:
        shutil.rmtree(home, ignore_errors=True)  # a stale one would be refused
        optional = missing_tool() and not os.environ.get("CI")
        print(f"The engine is not compiled{', it runs slowly' if optional else ''}: {error}", file=sys.stderr)
        return 0 if optional else 1
    old = home.with_name(f"{home.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if home.exists():
        home.rename(old)  # a process that has it loaded goes on
    new.rename(home)  # in one step: another process may be importing it
    shutil.rmtree(old, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
