"""`python -m tests.bare`: build the machine, `make play`, play a game through it, `make test`; then with a compiler."""

import argparse
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.bare.root import bootstrap, copy_repository, environment, inside, mounted
from tests.bare.visitor import play_a_game, wait_for_page

REPOSITORY = Path(__file__).resolve().parents[2]
PORT = 8765


def options() -> argparse.Namespace:
    """What can be set."""
    parser = argparse.ArgumentParser(prog="python -m tests.bare", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/alhambra-bare"))
    parser.add_argument("--suite", default="bookworm")
    parser.add_argument("--compiler", choices=("both", "with", "without"), default="both")
    parser.add_argument("--lend", action="append", default=[], metavar="PATH", help="a path the registries need")
    parser.add_argument("--no-test", action="store_true", help="only make play")
    return parser.parse_args()


def make_play(root: Path) -> None:
    """Run it until it serves a page and a game has been played through it."""
    command = inside(root, f"exec make play ARGS='--no-browser --port {PORT}'")
    address = f"http://127.0.0.1:{PORT}"
    with subprocess.Popen(command, env=environment(), start_new_session=True) as process:
        try:
            page = wait_for_page(address, 1200)
            assert "<title>" in page, page[:200]
            print(f"  a game was played to the end: {play_a_game(address)}")
        finally:
            subprocess.run(["pkill", "-INT", "-f", f"alhambra play --no-browser --port {PORT}"], check=False)
            time.sleep(5)
            subprocess.run(["pkill", "-s", str(process.pid)], check=False)
            process.send_signal(signal.SIGTERM)


def attempt(root: Path, chosen: argparse.Namespace, with_compiler: bool) -> None:
    """One machine from nothing."""
    print(f"{'With' if with_compiler else 'Without'} a compiler:", flush=True)
    bootstrap(root, chosen.suite, with_compiler)
    copy_repository(REPOSITORY, root)
    with mounted(root, chosen.lend):
        began = time.monotonic()
        make_play(root)
        print(f"  make play: {time.monotonic() - began:.0f} s, set-up and game included", flush=True)
        if not chosen.no_test:
            began = time.monotonic()
            subprocess.run(inside(root, "make test"), env=environment(), check=True)
            print(f"  make test: {time.monotonic() - began:.0f} s", flush=True)


def main() -> int:
    """Both machines."""
    chosen = options()
    for with_compiler in (False, True):
        if chosen.compiler in ("both", "with" if with_compiler else "without"):
            attempt(chosen.folder / ("compiler" if with_compiler else "plain"), chosen, with_compiler)
    return 0


if __name__ == "__main__":
    sys.exit(main())
