"""Build the wheel with the engine compiled, or interpreted where it cannot be compiled."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build import build

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from compile_engine import CompileError, missing_tool, provide_engine

PURE = os.environ.get("ALHAMBRA_WHEEL") == "pure"  # a wheel for every Python and system, asked for by tools/wheels.py


class EngineDistribution(Distribution):
    """Gives a wheel for this platform if there is a compiler, else one for all."""

    def has_ext_modules(self) -> bool:
        """Whether compiled modules are to be expected."""
        return not PURE and not missing_tool()


class EngineBuild(build):
    """Copies the sources, then puts the compiled engine beside them.

    An editable installation does not come here: its build is made by `make build`.
    """

    def run(self) -> None:
        """Build into a fresh directory, so that nothing of an earlier build gets into the wheel."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if PURE:
            return
        try:
            provide_engine(Path(self.build_lib), Path(self.build_temp))
        except CompileError as error:
            print(f"The engine is not compiled, it will run slowly: {error}", file=sys.stderr)


setup(distclass=EngineDistribution, cmdclass={"build": EngineBuild})
