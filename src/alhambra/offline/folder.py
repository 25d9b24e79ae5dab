"""Writes the folder of static files in which the game is played without a server.

It holds the browser client, Python for the browser, the package, and whatever never changes as files. Nothing in it is
fetched from elsewhere, and it works under any path of any host.
"""

import gzip
import hashlib
import json
import re
import shutil
import tarfile
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from alhambra.server.edge.offline_policy import POLICY
from alhambra.server.study.replay_store import MOST_RECORD_CHARACTERS
from alhambra.server.study.rules_reference import describe_rules
from alhambra.server.study.sets import BotThing, describe_sets, read_texts
from alhambra.texts import LANGUAGES, catalogue

PACKAGE: Final = Path(__file__).parents[1]
CLIENT: Final = PACKAGE / "server" / "client"
RUNTIME: Final = PACKAGE / "offline" / "runtime"
"""Pyodide and the wheels that the package needs in a page; `make static` puts them there."""

INTERPRETER: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LIBRARY: Final = "python_stdlib.zip"
LOCK: Final = "pyodide-lock.json"
PACKAGES: Final = "packages.bin"  # not .gz: some hosts would send that as something that the browser has to unpack
UNUSED: Final = (
    *("multiprocessing", "xml", "_pyrepl", "unittest", "pdb", "doctest", "pydoc", "pydoc_data", "xmlrpc", "wsgiref"),
    *("imaplib", "mailbox", "smtplib", "ftplib", "poplib", "pickletools", "turtle", "tkinter", "idlelib", "ensurepip"),
    *("venv", "curses", "dbm", "sqlite3", "optparse", "cProfile", "profile", "pstats", "trace", "webbrowser", "bdb"),
    *("cmd", "code", "timeit", "tabnanny", "this", "antigravity", "email", "http", "tarfile", "ctypes", "_pyio"),
    *("_pydatetime", "argparse", "statistics", "configparser", "fractions", "tomllib", "plistlib", "csv"),
    *("socketserver", "gettext", "modulefinder", "wave", "compileall", "fileinput", "symtable", "pyclbr", "filecmp"),
    *("zipapp", "shelve", "rlcompleter", "py_compile", "netrc", "pty", "colorsys", "nturl2path", "_pylong"),
)
"""Parts of Python's library that nothing in a page imports."""
ENCODINGS: Final = ("__init__", "aliases", "utf_8", "utf_8_sig", "utf_16", "ascii", "latin_1", "cp437", "idna")
LONGEST_MESSAGE_BYTES: Final = 4096  # bytes of a message, as at a server
WITHIN: Final = (
    *("__init__.py", "build.py", "cores.py", "outside.py"),
    *("texts", "engine", "record", "bots", "entrants", "offline"),
    *("server/__init__.py", "server/play"),
    *("server/edge/__init__.py", "server/edge/refused.py", "server/edge/limits.py", "server/edge/names.py"),
    *("server/bots/__init__.py", "server/bots/questions.py", "server/bots/worker.py"),
    *("server/bots/analysed.py", "server/bots/places.py"),
    *("server/contests/__init__.py", "server/contests/puzzling.py", "server/contests/puzzle_answers.py"),
    *("server/study/__init__.py", "server/study/replay_store.py"),
    *("server/study/lessons/__init__.py", "server/study/prepared"),
    *("server/table/__init__.py", "server/table/drive.py", "server/table/seats.py"),
)
"""What of the package is needed in a page."""
SUFFIXES: Final = frozenset((".py", ".json", ".ftl", ".bin", ".alh", ".gz"))
OF_WHEELS: Final = frozenset((".pyc", ".so"))
NOT_WITHIN: Final = frozenset(("arena.ftl", "cli.ftl", "lab.ftl", "report.ftl", "server_cli.ftl", "folder.py"))


class Missing(Exception):
    """Something that the folder is made of has not been built."""


def write_folder(target: Path, client: Path = CLIENT, runtime: Path = RUNTIME) -> int:
    """Write everything; files of an earlier folder that are not needed any more are removed. Returns the bytes."""
    if not (client / "index.html").exists():
        raise Missing("client")
    if not all((runtime / name).exists() for name in (*INTERPRETER, LOCK)):
        raise Missing("runtime")
    files = {**read_client(client), **compose_answers(), **pack_python(runtime)}
    files["sw.js"] = compose_service_worker((client / "sw.js").read_text("utf-8"), files)
    shutil.rmtree(target / "offline", ignore_errors=True)
    shutil.rmtree(target / "assets", ignore_errors=True)
    for name, content in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sum(len(content) for content in files.values())


def read_client(client: Path) -> dict[str, bytes]:
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


def compose_answers() -> dict[str, bytes]:
    """What a server would be asked for first, and what takes long to make: there before Python is."""
    found: dict[str, bytes] = {}
    for language in LANGUAGES:
        sets = describe_sets(language, MOST_RECORD_CHARACTERS, LONGEST_MESSAGE_BYTES)
        bots = [add_warning(bot, language) if bot["seconds"] else bot for bot in sets["bots"]]
        found[f"offline/texts/{language}.ftl"] = read_texts(language).encode()
        found[f"offline/sets/{language}.json"] = json.dumps({**sets, "bots": bots}, ensure_ascii=False).encode()
        found[f"offline/rules/{language}.json"] = json.dumps(describe_rules(language), ensure_ascii=False).encode()
    return found


def add_warning(bot: BotThing, language: str) -> BotThing:
    """A bot that thinks, with the words that it is weaker in a page, where it is slow."""
    return {**bot, "about": f"{bot['about']} {catalogue(language).text('static-slow-bot')}"}


def pack_python(runtime: Path) -> dict[str, bytes]:
    """Python, what it imports and the package, in a folder that is named by what is in it."""
    inside = {name: (runtime / name).read_bytes() for name in INTERPRETER}
    inside[LIBRARY] = shorten_library(inside[LIBRARY])
    lock = json.loads((runtime / LOCK).read_text("utf-8"))
    inside[LOCK] = json.dumps({**lock, "packages": {}}).encode()  # nothing is to be fetched by its name
    inside[PACKAGES] = pack_files({**read_wheels(runtime), **read_package()})
    digest = hashlib.sha256(b"".join(hashlib.sha256(inside[name]).digest() for name in sorted(inside))).hexdigest()[:12]
    contents = {
        "folder": digest,
        "packages": PACKAGES,
        "bytes": sum(len(content) for name, content in inside.items() if not name.endswith(".mjs")),
    }
    found = {f"offline/{digest}/{name}": content for name, content in inside.items()}
    return {**found, "offline/contents.json": json.dumps(contents).encode()}


def shorten_library(content: bytes) -> bytes:
    """Python's own library without what no page needs."""
    packed = BytesIO()
    with (
        zipfile.ZipFile(BytesIO(content)) as whole,
        zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, True, 9) as slim,
    ):
        for entry in whole.infolist():
            top, _, rest = re.sub(r"\.pyc?$", "", entry.filename).partition("/")
            is_code = top == "encodings" and rest not in ENCODINGS
            if not (entry.is_dir() or is_code or top in UNUSED):
                slim.writestr(zipfile.ZipInfo(entry.filename), whole.read(entry), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def pack_files(files: dict[str, bytes]) -> bytes:
    """Files in one, which the page unpacks at once; the same files give the same archive."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as target:
        for name, content in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            target.addfile(entry, BytesIO(content))
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def read_wheels(runtime: Path) -> dict[str, bytes]:
    """What a page needs of the packages that ours imports."""
    found: dict[str, bytes] = {}
    for path in sorted(runtime.glob("*.whl")):
        with zipfile.ZipFile(path) as wheel:
            found |= {name: wheel.read(name) for name in wheel.namelist() if Path(name).suffix in OF_WHEELS}
    return found


def read_package() -> dict[str, bytes]:
    """The part of the package that a page needs."""
    return {f"alhambra/{path.relative_to(PACKAGE).as_posix()}": path.read_bytes() for path in list_package_parts()}


def list_package_parts() -> Iterator[Path]:
    """Its files, in order."""
    for name in WITHIN:
        part = PACKAGE / name
        for path in sorted(part.rglob("*")) if part.is_dir() else [part]:
            is_apart = RUNTIME in path.parents or path.name in NOT_WITHIN
            if path.is_file() and path.suffix in SUFFIXES and not is_apart:
                yield path


def compose_service_worker(source: str, files: dict[str, bytes]) -> bytes:
    """The client's service worker, which keeps all files from the beginning: everything works without a network."""
    kept = sorted(name for name in files if name != "index.html")
    version = hashlib.sha256(b"".join(name.encode() + hashlib.sha256(files[name]).digest() for name in sorted(files)))
    _, _, template = source.split("\n", 2)
    return f"const FILES = {json.dumps(kept)}\nconst VERSION = '{version.hexdigest()[:12]}'\n{template}".encode()
