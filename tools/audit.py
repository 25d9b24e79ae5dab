"""Known weaknesses of what a site and its client depend on: `make audit`.

Asks the package indexes. A part that cannot be asked about fails, and says so: silence would look like safety.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

import web_client

ROOT = Path(__file__).resolve().parents[1]
CLEAN: Final = "nothing known"
UNCLEAN: Final = "weaknesses, or not to be asked about: see above"


def audit_python() -> str:
    """Ask about requirements/serve.txt, with pip-audit from an environment that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
        install = [str(programs / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "pip-audit"]
        installed = subprocess.run(install, check=False, capture_output=True, text=True)
        if installed.returncode:
            reasons = [line for line in installed.stderr.splitlines() if line.strip()] or ["pip does not say why"]
            return f"not asked about, because pip-audit cannot be installed: {reasons[-1].removeprefix('ERROR: ')}"
        asked = ("--strict", "--disable-pip", "--requirement", str(ROOT / "requirements" / "serve.txt"))
        return CLEAN if subprocess.run([programs / "pip-audit", *asked], check=False).returncode == 0 else UNCLEAN


def audit_client() -> str:
    """Ask about what of web/package-lock.json reaches browsers."""
    try:
        web_client.npm("audit", "--omit=dev")
    except SystemExit:
        return UNCLEAN
    return CLEAN


def main() -> None:
    """Ask about both, whatever is found."""
    found = {"the server": audit_python(), "the client": audit_client()}
    for name, verdict in found.items():
        print(f"{name}: {verdict}")
    sys.exit(any(verdict != CLEAN for verdict in found.values()))


if __name__ == "__main__":
    main()
