"""Sockets that prepare a message once, however many people it is sent to.

Usually each connection compresses for itself and refers to what it has sent before. Here every message stands alone, as
the protocol allows (`server_no_context_takeover`): the same text becomes the same bytes for everybody, which are kept
for a moment. What waits for a connection is written to it at once.
"""

import logging
from functools import lru_cache
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from alhambra.server.edge.security import HEADERS

WINDOW_BITS: Final = 12  # of the memory that either side needs: 4 kB
SETTINGS: Final = {"memLevel": 5}
PLAIN: Final = 0  # window of a connection that does not compress
MESSAGES_KEPT: Final = 128


@lru_cache(MESSAGES_KEPT)
def frame_message(text: str, window_bits: int) -> bytes:
    """A message as it goes over the network."""
    alone = [] if window_bits == PLAIN else [PerMessageDeflate(True, True, WINDOW_BITS, window_bits, SETTINGS)]
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=alone)


class Handshake(ServerProtocol):
    """The protocol of a socket; what answers the request for one has the headers of every answer, refusals too."""

    def send_response(self, response: Response) -> None:
        """Answer the request."""
        for name, value in HEADERS.items():
            response.headers[name] = value
        super().send_response(response)


class TableSocket(WebSocketsSansIOProtocol):
    """A connection to a table, for uvicorn. `websocket.send` may have `texts`, several messages at once."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        agreement = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=SETTINGS,
        )
        self.conn = Handshake(
            extensions=[agreement],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    @property
    def window_bits(self) -> int:
        """What was agreed on about compression."""
        agreed = (one for one in self.conn.extensions if isinstance(one, PerMessageDeflate))
        return next((one.local_max_window_bits for one in agreed), PLAIN)

    async def send(self, message: Any) -> None:
        """What the application sends."""
        texts = message.get("texts")
        if texts is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        bits = self.window_bits
        self.transport.write(b"".join([frame_message(text, bits) for text in texts]))
