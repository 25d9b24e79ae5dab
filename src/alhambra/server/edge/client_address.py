"""Where a connection comes from, if it came through a proxy that can be believed."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address


def parse_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses or networks."""
    return tuple(ip_network(text, strict=False) for text in texts)


def parse_address(text: str) -> Address | None:
    """An address; one of IPv4 in the clothes of IPv6 is what it is."""
    try:
        address = ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def is_in(address: Address | None, trusted: Sequence[Network]) -> bool:
    """Is it in one of the networks?"""
    return address is not None and any(address in network for network in trusted)


def remove_proxies(scope: Scope, trusted: Sequence[Network]) -> Scope:
    """The scope as if there were no proxies: with the address and scheme that they forwarded."""
    client = scope.get("client")
    here = parse_address(client[0]) if client else None
    if not is_in(here, trusted):
        return scope
    headers = Headers(scope=scope)
    address = _find_forwarded(headers, trusted) or here
    scheme = headers.get("x-forwarded-proto", "").strip().lower()
    known = {"http": {"http": "http", "websocket": "ws"}, "https": {"http": "https", "websocket": "wss"}}
    return {
        **scope,
        "client": (str(address), 0),
        "scheme": known.get(scheme, {}).get(scope["type"], scope.get("scheme", "http")),
    }


def _find_forwarded(headers: Headers, trusted: Sequence[Network]) -> Address | None:
    """The last address in the list that is not one of our proxies: what stands before it, anybody can have written."""
    listed = ",".join(headers.getlist("x-forwarded-for")).split(",")
    for text in reversed(listed):
        address = parse_address(text)
        if address is None or not is_in(address, trusted):
            return address
    return None


def bucket_key(scope: Scope) -> str:
    """Whom to count a connection for: an address, or the network of a household (IPv6: /64)."""
    client = scope.get("client")
    address = parse_address(client[0]) if client else None
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)
