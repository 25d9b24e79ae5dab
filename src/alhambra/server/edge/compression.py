"""Sockets that compress a message once, however many people it is sent to.

Usually each connection compresses for itself and refers to what it has sent before. Here every message stands alone, as
the protocol allows (`server_no_context_takeover`): the same text becomes the same bytes for everybody.
"""

import logging
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

WINDOW_BITS: Final = 12  # of the memory that either side needs: 4 kB
MEMORY_LEVEL: Final = 5
MESSAGES_KEPT: Final = 64  # messages
END: Final = b"\x00\x00\xff\xff"  # of a flush, which is left out


@lru_cache(MESSAGES_KEPT)
def compressed(data: bytes, window_bits: int) -> bytes:
    """A message as it is sent."""
    compressor = zlib.compressobj(wbits=-window_bits, memLevel=MEMORY_LEVEL)
    return (compressor.compress(data) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)


class SharedDeflate(PerMessageDeflate):
    """Compression of one connection, which keeps nothing of what it has sent."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent; we send no message in parts."""
        if frame.opcode in CTRL_OPCODES or frame.opcode is Opcode.CONT or not frame.fin:
            return super().encode(frame)
        data = compressed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, True, frame.rsv2, frame.rsv3)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client how to compress."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"memLevel": MEMORY_LEVEL},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and the compression."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SharedDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class TableSocket(WebSocketsSansIOProtocol):
    """A connection to a table, for uvicorn."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn = ServerProtocol(
            extensions=[SharedDeflateFactory()],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
