"""Known weaknesses of what a site and its client depend on: `make audit`.

Asks the package indexes. A part that cannot be asked about fails, and says so: silence would look like safety.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

import web_client

ROOT = Path(__file__).resolve().parents[1]


def audit_python() -> bool:
    """Ask about requirements/serve.txt, with pip-audit from an environment that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([programs / "python", "-m", "pip", "install", "-qq", "pip-audit"], check=True)
        asked = ("--strict", "--disable-pip", "--requirement", str(ROOT / "requirements" / "serve.txt"))
        return subprocess.run([programs / "pip-audit", *asked], check=False).returncode == 0


def audit_client() -> bool:
    """Ask about what of web/package-lock.json reaches browsers."""
    try:
        web_client.npm("audit", "--omit=dev")
    except SystemExit:
        return False
    return True


def main() -> None:
    """Ask about both, whatever is found."""
    found = {"the server": audit_python(), "the client": audit_client()}
    for name, is_clean in found.items():
        print(f"{name}: {'nothing known' if is_clean else 'weaknesses, or not to be asked about: see above'}")
    sys.exit(not all(found.values()))


if __name__ == "__main__":
    main()
