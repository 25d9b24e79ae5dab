"""Where a webhook may lead: not into the network of the server, unless that is allowed."""

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from alhambra.server.edge.refused import Refused

LONGEST: Final = 500
PORTS: Final = {"http": 80, "https": 443}


def parsed(url: str) -> SplitResult:
    """The parts of a URL that can be a webhook."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("webhook-url", 400) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or parts.scheme not in PORTS or not parts.hostname or port == 0 or parts.username is not None:
        raise Refused("webhook-url", 400)
    return parts


async def address_of(parts: SplitResult, allow_private: bool) -> str:
    """The address behind a webhook, to connect to exactly that one. Refused if it is not in the open network."""
    host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("webhook-unknown", 400) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise Refused("webhook-unknown", 400)
    if not allow_private and not all(is_public(address) for address in addresses):
        raise Refused("webhook-private", 400)
    return addresses[0]


def is_public(text: str) -> bool:
    """Is it an address of the open network?"""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return address.is_global and not address.is_multicast
