"""Chance that nobody could choose: the key of a game from a server's secret and a number of every player's.

The server is bound by the SHA-256 of its secret (the record's commitment), every player by that of a nonce. The key is
HMAC-SHA256 with the secret as key over all nonces, in the order of the seats. The nonce of a bot, or of somebody who
did not answer, is derived from the secret: the server cannot choose it when it has seen the others. Older games have
nonces that the server was free to choose; they are marked. All are 32 bytes, written as hexadecimal digits.
"""

import hmac
import re
from collections.abc import Iterable, Sequence
from typing import Final

from alhambra.engine.refusal import Refusal
from alhambra.record.record import Record, commit_to

SECRET: Final = "Secret"
NONCES: Final = "Nonces"
NONCE_COMMITMENTS: Final = "Nonce-Commitments"
DERIVED_NONCES: Final = "Derived-Nonces"  # seats whose nonce follows from the secret
SERVER_NONCES: Final = "Server-Nonces"  # seats whose nonce the server was free to choose, as in older games
DIGITS: Final = re.compile("[0-9a-f]{64}")


def commit_to_number(number: str) -> str:
    """What may be shown of a secret or nonce, and binds the one who shows it."""
    return commit_to(bytes.fromhex(number))


def chance_key(secret: str, nonces: Iterable[str]) -> bytes:
    """The key that all chance of a game comes from."""
    return hmac.digest(bytes.fromhex(secret), b"".join(bytes.fromhex(nonce) for nonce in nonces), "sha256")


def derive_nonce(secret: str, seat: int) -> str:
    """The nonce of a seat (counted from 0) that gave none of its own."""
    return hmac.digest(bytes.fromhex(secret), b"nonce %d" % (seat + 1), "sha256").hex()


def make_fairness_headers(
    secret: str, nonces: Sequence[str], commitments: Sequence[str], from_server: Iterable[int]
) -> dict[str, str]:
    """The headers of a record by which all of this can be checked; seats are counted from 0, commitments may be ""."""
    headers = {SECRET: secret, NONCES: ",".join(nonces), NONCE_COMMITMENTS: ",".join(commitments)}
    given = sorted(from_server)
    derived = [seat for seat in given if nonces[seat] == derive_nonce(secret, seat)]
    for header, seats in ((DERIVED_NONCES, derived), (SERVER_NONCES, [seat for seat in given if seat not in derived])):
        if seats:
            headers[header] = ",".join(str(seat + 1) for seat in seats)
    return headers


def find_unfair(record: Record) -> list[Refusal]:
    """What is wrong with the secret, the nonces and the key that was made of them; nothing where there is no secret."""
    if SECRET not in record.headers:
        return []
    if wrong := find_unreadable(record):
        return [wrong]
    secret, nonces = record.headers[SECRET], split_header(record, NONCES)
    refusals = find_broken_nonces(record, nonces)
    found = commit_to_number(secret)
    if record.commitment and record.commitment != found:
        refusals.append(Refusal("", "record-secret", {"found": found}))
    key = chance_key(secret, nonces).hex()
    if record.key and record.key != key:
        refusals.append(Refusal("", "record-key", {"expected": key}))
    return refusals


def find_broken_nonces(record: Record, nonces: list[str]) -> list[Refusal]:
    """Nonces that are not those which were promised, or do not follow from the secret as they should."""
    derived, from_server = split_header(record, DERIVED_NONCES), split_header(record, SERVER_NONCES)
    promised = split_header(record, NONCE_COMMITMENTS)
    refusals = []
    for seat, (nonce, digest) in enumerate(zip(nonces, promised, strict=True), 1):
        if str(seat) in derived:
            if nonce != derive_nonce(record.headers[SECRET], seat - 1):
                refusals.append(Refusal("", "record-derived", {"seat": seat}))
        elif str(seat) not in from_server and commit_to_number(nonce) != digest:
            refusals.append(Refusal("", "record-nonce", {"seat": seat}))
    return refusals


def find_own_nonces(record: Record) -> list[int] | None:
    """The seats whose players gave a number of their own; None where a record does not say."""
    if SECRET not in record.headers or find_unreadable(record):
        return None
    given = {*split_header(record, DERIVED_NONCES), *split_header(record, SERVER_NONCES)}
    return [seat for seat in range(record.setup.players) if str(seat + 1) not in given]


def find_unreadable(record: Record) -> Refusal | None:
    """The first of the headers that does not look as it must."""
    players = record.setup.players
    seats = [str(seat) for seat in range(1, players + 1)]
    are_right = {
        SECRET: bool(DIGITS.fullmatch(record.headers[SECRET])),
        NONCES: is_number_each(split_header(record, NONCES), players),
        NONCE_COMMITMENTS: is_number_each(split_header(record, NONCE_COMMITMENTS), players, may_miss=True),
        DERIVED_NONCES: all(seat in seats for seat in split_header(record, DERIVED_NONCES)),
        SERVER_NONCES: all(seat in seats for seat in split_header(record, SERVER_NONCES)),
    }
    for header, is_right in are_right.items():
        if not is_right:
            return Refusal("", "record-header", {"header": header, "text": record.headers.get(header, "")})
    return None


def is_number_each(words: list[str], count: int, may_miss: bool = False) -> bool:
    """Are they a number for each seat, of 32 bytes?"""
    return len(words) == count and all(DIGITS.fullmatch(word) or (may_miss and not word) for word in words)


def split_header(record: Record, header: str) -> list[str]:
    """The values in a header."""
    text = record.headers.get(header, "")
    return text.split(",") if text else []
