"""Somebody who opens the page and plays a whole game against bots."""

import asyncio
import json
import time

import httpx
import websockets


def wait_for_page(address: str, seconds: float) -> str:
    """The first page that the server answers with."""
    end = time.monotonic() + seconds
    while True:
        try:
            answer = httpx.get(address)
            if answer.status_code == 200:
                return answer.text
        except httpx.HTTPError:
            pass
        if time.monotonic() > end:
            raise TimeoutError(f"no page at {address} after {seconds:.0f} s")
        time.sleep(0.5)


def play_a_game(address: str) -> list[int]:
    """Play to the end, always the first option; the result."""
    return asyncio.run(_play(address))


async def _play(address: str) -> list[int]:
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        (await client.post("/api/me", json={"name": "Visitor", "language": "en"})).raise_for_status()
        answer = await client.post("/api/play", json={"setup": {"players": 2}, "bot": "novice"})
        answer.raise_for_status()
        cookie = {"Cookie": f"alhambra={client.cookies['alhambra']}"}
    socket = f"{address.replace('http', 'ws', 1)}/api/tables/{answer.json()['id']}/socket"
    async with websockets.connect(socket, additional_headers=cookie) as connection:
        await connection.send(json.dumps({"type": "hello"}))
        return await _to_the_end(connection)


async def _to_the_end(connection: websockets.ClientConnection) -> list[int]:
    sent = 0
    async for text in connection:
        message = json.loads(text)
        if message["type"] == "table" and message["phase"] == "over":
            result: list[int] = message["result"]
            return result
        if message["type"] == "refused":
            raise AssertionError(message)
        if message["type"] == "view" and message["options"]:
            await asyncio.sleep(0.06)  # as fast as the server lets anybody
            sent += 1
            wishes = [one for one in message["options"] if one["kind"] in ("buy", "place")] or message["options"]
            act = {"type": "act", "id": str(sent), "seen": message["seen"], "seat": message["viewer"]}
            await connection.send(json.dumps(act | {"action": wishes[0]["action"]}))
    raise AssertionError("the server has closed the connection")
