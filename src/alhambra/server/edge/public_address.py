"""Is an address in the open network? In whichever spelling it comes: an IPv6 address can have one of IPv4 inside."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

# What Python does not count among the private networks (not in every version), by the registries of IANA.
CLOSED_4: Final = tuple(
    IPv4Network(network)
    for network in (
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112, as the next but one
        "192.52.193.0/24",
        "192.175.48.0/24",
        "192.88.99.0/24",  # relays to 6to4
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",
        "240.0.0.0/4",  # reserved
    )
)
OPEN_6: Final = IPv6Network("2000::/3")  # all that is given out; whatever lies elsewhere is special
CLOSED_6: Final = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # Teredo, benchmarks, identifiers
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # NAT64: how a host without IPv4 reaches one
ISATAP: Final = (0x00005EFE, 0x02005EFE)  # the third quarter of an address with one of IPv4 in the fourth


def is_public(text: str) -> bool:
    """Is it an address of the open network?"""
    address = ip_address(text.partition("%")[0])
    return _is_public_6(address) if isinstance(address, IPv6Address) else _is_public_4(address)


def _is_public_4(address: IPv4Address) -> bool:
    is_closed = any(address in network for network in CLOSED_4)
    return address.is_global and not address.is_multicast and not is_closed


def _is_public_6(address: IPv6Address) -> bool:
    inner = IPv4Address(int(address) & 0xFFFFFFFF)
    if address.ipv4_mapped is not None or address in TRANSLATED:
        return _is_public_4(inner)
    if address not in OPEN_6 or any(address in network for network in CLOSED_6):
        return False
    is_tunnel = (int(address) >> 32) & 0xFFFFFFFF in ISATAP
    return address.is_global and (not is_tunnel or _is_public_4(inner))
