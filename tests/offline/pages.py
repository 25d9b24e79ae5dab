"""Python as it runs in a page, without a browser."""

import io
import json
import subprocess
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import web_client
from alhambra.offline.folder import PACKAGES, RUNTIME, pack_python
from tests.browser.conftest import needed

HERE = Path(__file__).parent


def unpack_python(target: Path) -> tuple[Path, Path]:
    """The part of the folder that is Python, and what its archive holds."""
    is_made = (RUNTIME / "pyodide.mjs").exists()
    needed("made" if is_made else None, "Python for the browser is not here: run `make static`")
    folder, packages = target / "python", target / "packages"
    folder.mkdir()
    for name, content in pack_python(RUNTIME).items():
        (folder / Path(name).name).write_bytes(content)
    with tarfile.open(fileobj=io.BytesIO((folder / PACKAGES).read_bytes()), mode="r:gz") as archive:
        archive.extractall(packages, filter="data")
    return folder, packages


class Page:
    """A process in which that Python answers, line by line."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, line: str) -> list[Any]:
        """The answer to a line."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "Python has ended"
        found: list[Any] = json.loads(answer)
        return found


@contextmanager
def page_in(folder: Path, script: Path) -> Iterator[Page]:
    """The Python of a page, which has read a script of ours."""
    parts: Sequence[Path] = (HERE / "page_python.mjs", *unpack_python(folder), script)
    command, environment = web_client.find_node()
    process = subprocess.Popen(
        [command, *map(str, parts)],
        env=environment,
        text=True,
        encoding="utf-8",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with process:
        yield Page(process)
        assert process.stdin is not None
        process.stdin.close()
    assert process.returncode == 0
