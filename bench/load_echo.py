"""`python -m bench.load_echo PORT`: a WebSocket server that sends back what it gets, and nothing else."""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket


async def echo(socket: WebSocket) -> None:
    """One connection."""
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/", echo)])
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws="websockets-sansio")
