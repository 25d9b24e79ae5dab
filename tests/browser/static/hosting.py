"""A host that sends files and can do nothing else, and counts what it has sent."""

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PATH = "games/of/play"  # anywhere
NOWHERE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""For a browser that finds no other host than this machine."""


class Host(ThreadingHTTPServer):
    """Has room for all that a browser asks for at once, and knows how often each file was sent."""

    request_queue_size = 128

    def __init__(self, root: Path) -> None:
        self.sent: Counter[str] = Counter()
        super().__init__(("127.0.0.1", 0), partial(Sender, directory=str(root)))

    @property
    def site(self) -> str:
        """The address of the folder."""
        return f"http://127.0.0.1:{self.server_port}/{PATH}"


class Sender(SimpleHTTPRequestHandler):
    """Sends files, and says nothing. "Not modified" is no file."""

    server: Host

    def send_response(self, code: int, message: str | None = None) -> None:
        """Count whole files."""
        if code == 200 and self.command == "GET":
            self.server.sent[self.path.partition("?")[0].removeprefix(f"/{PATH}/")] += 1
        super().send_response(code, message)

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def hosted(root: Path) -> Iterator[Host]:
    """A host of what lies there."""
    host = Host(root)
    thread = threading.Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
        thread.join()
