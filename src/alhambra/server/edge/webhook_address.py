"""Where a webhook may lead: to a web server in the open network, unless more is allowed."""

from typing import Final
from urllib.parse import SplitResult, urlsplit

from alhambra.server.edge.name_lookup import NameLookup
from alhambra.server.edge.public_address import is_public
from alhambra.server.edge.refused import Refused

MOST_ADDRESS_CHARACTERS: Final = 500
PORTS: Final = {"http": 80, "https": 443}
WEB_PORTS: Final = frozenset((80, 443, 8080, 8443))


def parse_url(url: str) -> SplitResult:
    """The parts of a URL that can be a webhook."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("webhook-url", 400) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MOST_ADDRESS_CHARACTERS
    if not plain or parts.scheme not in PORTS or not parts.hostname or port == 0 or parts.username is not None:
        raise Refused("webhook-url", 400)
    return parts


class WebhookAddresses:
    """Finds the addresses behind webhooks. `allow_private` for any port of any machine, as at home."""

    def __init__(self, allow_private: bool, lookup: NameLookup | None = None) -> None:
        self.allows_private = allow_private
        self._lookup = lookup or NameLookup()

    async def find(self, person: str, url: str) -> str:
        """The address to connect to, exactly that one: a name may mean another the next time it is asked for."""
        parts = parse_url(url)
        port = parts.port or PORTS[parts.scheme]
        if not self.allows_private and port not in WEB_PORTS:
            raise Refused("webhook-port", 400, ports=", ".join(str(one) for one in sorted(WEB_PORTS)))
        addresses = await self._lookup.find_addresses(person, str(parts.hostname), port)
        if not self.allows_private and not all(is_public(address) for address in addresses):
            raise Refused("webhook-private", 400)
        return addresses[0]
