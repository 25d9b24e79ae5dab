"""A minimal Debian in a folder (debootstrap), with the repository in it."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

PACKAGES = ("python3", "python3-venv", "make", "ca-certificates")
COMPILER = ("gcc", "libc6-dev", "python3-dev")
PLACE = "alhambra/main"  # where the repository lies in the root
# What the way to the package registries may need. It is lent to the root while it runs, and never stored.
LENT_FILES = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/ssl/certs", "/root/.npmrc")
LENT_VARIABLES = ("PIP_", "NPM_CONFIG_", "SSL_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "NODE_EXTRA_CA_CERTS")


def mirror() -> str:
    """Where this machine gets its own packages from."""
    targets = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)"], check=True, capture_output=True, text=True
    )
    return next(uri for uri in targets.stdout.split() if "security" not in uri)


def bootstrap(root: Path, suite: str, with_compiler: bool) -> None:
    """Install the minimal system, unless it is there already."""
    packages = [*PACKAGES, *(COMPILER if with_compiler else ())]
    if not (root / "usr/bin/python3").exists():
        command = ["debootstrap", "--variant=minbase", f"--include={','.join(packages)}", suite, str(root), mirror()]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def copy_repository(repository: Path, root: Path) -> Path:
    """Copy what git knows of (and would take), and the shared files beside it; nothing that was built."""
    target = root / PLACE
    shutil.rmtree(target.parent, ignore_errors=True)
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=repository, check=True, capture_output=True, text=True,
    )  # fmt: skip
    for name in listed.stdout.splitlines():
        source = repository / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)
    shared = repository.parent / "shared"
    if shared.exists():
        shutil.copytree(shared, target.parent / "shared")
    return target


@contextmanager
def mounted(root: Path, lent: Sequence[str]) -> Iterator[None]:
    """With the file systems that a running system has, and what is lent, read only."""
    with ExitStack() as stack:
        for kind, place in (("proc", "proc"), ("tmpfs", "dev/shm"), ("tmpfs", "tmp")):
            (root / place).mkdir(parents=True, exist_ok=True)
            stack.enter_context(_mount(["-t", kind, kind], root / place))
        for path in (*LENT_FILES, *lent):
            source, target = Path(path).resolve(), root / path.lstrip("/")
            if not source.exists():
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists():
                target.mkdir() if source.is_dir() else target.touch()
            stack.enter_context(_mount(["--bind", "-o", "ro", str(source)], target))
        yield


@contextmanager
def _mount(arguments: Sequence[str], target: Path) -> Iterator[None]:
    subprocess.run(["mount", *arguments, str(target)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(target)], check=False)


def inside(root: Path, command: str) -> list[str]:
    """The command line that runs something in the repository inside the root."""
    return ["chroot", str(root), "sh", "-c", f"cd /{PLACE} && {command}"]


def environment() -> dict[str, str]:
    """Nothing of this machine but the way to the package registries."""
    lent = {name: value for name, value in os.environ.items() if name.upper().startswith(LENT_VARIABLES)}
    return {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/root", "LANG": "C.UTF-8", **lent}
