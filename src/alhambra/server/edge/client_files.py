"""The files of the browser client: sent compressed, and kept by the browser for ever where their name has a digest."""

import os
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Scope

from alhambra.server.edge.offline_policy import POLICY
from alhambra.server.edge.packed import list_codings

_PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""The codings there are files of, the smaller first; the build of the client makes them."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_DIGEST: Final = re.compile(r"[0-9a-f]{12}")


class ClientFiles(StaticFiles):
    """Static files that may lie beside themselves compressed."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, compressed if the browser takes it so."""
        asked = Headers(scope=scope)
        headers = {"cache-control": self._choose_caching(Path(full_path)), "vary": "accept-encoding"}
        media_type = guess_type(full_path)[0] or "application/octet-stream"
        for coding in list_codings(asked.get("accept-encoding", ""), _PACKED):
            packed = Path(f"{os.fspath(full_path)}{_PACKED[coding]}")
            if packed.is_file():
                headers["content-encoding"] = coding
                full_path, stat_result = packed, packed.stat()
                break
        answer = FileResponse(full_path, status_code, headers, media_type, stat_result=stat_result)
        return NotModifiedResponse(answer.headers) if self.is_not_modified(answer.headers, asked) else answer

    def _choose_caching(self, file: Path) -> str:
        """What is built into assets/ has a digest in its name: it never changes."""
        return _FOR_EVER if file.parent.name == "assets" else "no-cache"


class OfflineFiles(ClientFiles):
    """The folder in which the game is played without a server: its Python is WebAssembly, which must be allowed."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, with the policy that the page itself has too."""
        answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["content-security-policy"] = f"{POLICY}; frame-ancestors 'none'"
        return answer

    def _choose_caching(self, file: Path) -> str:
        """The folder of Python is named by what is in it."""
        return _FOR_EVER if _DIGEST.fullmatch(file.parent.name) else super()._choose_caching(file)
