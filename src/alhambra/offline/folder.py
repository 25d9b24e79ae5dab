"""Writes the folder of static files in which the game is played without a server.

It holds the browser client, Python for the browser, the package, and whatever never changes as files. Nothing in it is
fetched from elsewhere, and it works under any path of any host.
"""

import hashlib
import json
import shutil
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from alhambra.server.edge.offline_policy import POLICY
from alhambra.server.study.replay_store import MOST_RECORD_CHARACTERS
from alhambra.server.study.rules_reference import rules_reference
from alhambra.server.study.sets import all_sets, texts_source
from alhambra.texts import LANGUAGES

PACKAGE: Final = Path(__file__).parents[1]
CLIENT: Final = PACKAGE / "server" / "client"
RUNTIME: Final = PACKAGE / "offline" / "runtime"
"""Pyodide and the wheels that the package needs in a page; `make static` puts them there."""

INTERPRETER: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK: Final = "pyodide-lock.json"
LONGEST_MESSAGE_BYTES: Final = 4096  # bytes of a message, as at a server
WITHIN: Final = (
    *("__init__.py", "build.py", "cores.py", "outside.py"),
    *("texts", "engine", "record", "bots", "entrants", "offline"),
    *("server/__init__.py", "server/play", "server/edge/__init__.py", "server/edge/refused.py"),
    *("server/edge/limits.py", "server/bots/__init__.py", "server/bots/questions.py", "server/bots/worker.py"),
    *(
        "server/study/__init__.py",
        "server/study/replay_store.py",
        "server/study/lessons/__init__.py",
        "server/study/prepared",
    ),
    *("server/table/__init__.py", "server/table/drive.py"),
)
"""What of the package is needed in a page."""
SUFFIXES: Final = frozenset((".py", ".json", ".ftl", ".bin", ".alh"))
NOT_WITHIN: Final = frozenset(
    ("arena.ftl", "cli.ftl", "lab.ftl", "report.ftl", "server_cli.ftl", "folder.py", "value.bin")
)


class Missing(Exception):
    """Something that the folder is made of has not been built."""


def write_folder(target: Path, client: Path = CLIENT, runtime: Path = RUNTIME) -> int:
    """Write everything; files of an earlier folder that are not needed any more are removed. Returns the bytes."""
    if not (client / "index.html").exists():
        raise Missing("client")
    if not all((runtime / name).exists() for name in (*INTERPRETER, LOCK)):
        raise Missing("runtime")
    files = {**client_files(client), **answers(), **python_files(runtime)}
    files["sw.js"] = service_worker((client / "sw.js").read_text("utf-8"), files)
    shutil.rmtree(target / "offline", ignore_errors=True)
    shutil.rmtree(target / "assets", ignore_errors=True)
    for name, content in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sum(len(content) for content in files.values())


def client_files(client: Path) -> dict[str, bytes]:
    """The browser client, whose page says that the tables are here."""
    found = {
        path.relative_to(client).as_posix(): path.read_bytes()
        for path in sorted(client.rglob("*"))
        if path.is_file() and path.suffix not in (".br", ".gz") and path.name != "sw.js"
    }
    tags = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    tags += '<meta name="alhambra-tables" content="here" />'
    page = found["index.html"].decode()
    found["index.html"] = page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{tags}', 1).encode()
    return found


def answers() -> dict[str, bytes]:
    """What a server would be asked for first, and what takes long to make: there before Python is."""
    found: dict[str, bytes] = {}
    for language in LANGUAGES:
        sets = {**all_sets(language), "limits": {"record": MOST_RECORD_CHARACTERS, "message": LONGEST_MESSAGE_BYTES}}
        sets["bots"] = [bot for bot in sets["bots"] if not bot["seconds"]]  # a search is weak where it is slow
        found[f"offline/texts/{language}.ftl"] = texts_source(language)[0].encode()
        found[f"offline/sets/{language}.json"] = json.dumps(sets, ensure_ascii=False).encode()
        found[f"offline/rules/{language}.json"] = json.dumps(rules_reference(language), ensure_ascii=False).encode()
    return found


def python_files(runtime: Path) -> dict[str, bytes]:
    """Python, the wheels and the package, in a folder that is named by what is in it."""
    inside = {name: (runtime / name).read_bytes() for name in INTERPRETER}
    lock = json.loads((runtime / LOCK).read_text("utf-8"))
    inside[LOCK] = json.dumps({**lock, "packages": {}}).encode()  # nothing is to be fetched by its name
    wheels = sorted(path.name for path in runtime.glob("*.whl"))
    inside |= {name: (runtime / name).read_bytes() for name in wheels}
    inside["alhambra.zip"] = package_archive()
    digest = hashlib.sha256(b"".join(hashlib.sha256(inside[name]).digest() for name in sorted(inside))).hexdigest()[:12]
    contents = {
        "folder": digest,
        "wheels": wheels,
        "package": "alhambra.zip",
        "bytes": sum(len(content) for name, content in inside.items() if not name.endswith(".mjs")),
    }
    found = {f"offline/{digest}/{name}": content for name, content in inside.items()}
    return {**found, "offline/contents.json": json.dumps(contents).encode()}


def package_archive() -> bytes:
    """The part of the package that a page needs; the same files give the same archive."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in package_parts():
            entry = zipfile.ZipInfo(f"alhambra/{path.relative_to(PACKAGE).as_posix()}")
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return packed.getvalue()


def package_parts() -> Iterator[Path]:
    """Its files, in order."""
    for name in WITHIN:
        part = PACKAGE / name
        for path in sorted(part.rglob("*")) if part.is_dir() else [part]:
            is_apart = RUNTIME in path.parents or path.name in NOT_WITHIN
            if path.is_file() and path.suffix in SUFFIXES and not is_apart:
                yield path


def service_worker(source: str, files: dict[str, bytes]) -> bytes:
    """The client's service worker, which keeps all files from the beginning: everything works without a network."""
    kept = sorted(name for name in files if name != "index.html")
    version = hashlib.sha256(b"".join(name.encode() + hashlib.sha256(files[name]).digest() for name in sorted(files)))
    _, _, template = source.split("\n", 2)
    return f"const FILES = {json.dumps(kept)}\nconst VERSION = '{version.hexdigest()[:12]}'\n{template}".encode()
