"""The names of the package `alhambra.record`."""

import subprocess
import sys

import alhambra.record


def test_all_names_are_there_though_none_is_imported_before_it_is_asked_for() -> None:
    program = "import alhambra.record as r; print(sorted(set(r.__all__) - set(dir(r))), 'Replay' in vars(r))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] False"
    assert all(hasattr(alhambra.record, name) for name in dir(alhambra.record))
