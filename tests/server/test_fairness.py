"""The key of a server's game: from the server's secret and everybody's nonces, and all of it can be checked."""

import hashlib
import hmac
from dataclasses import replace

import pytest

from alhambra.engine.chance import Fast
from alhambra.engine.rules.setup import Setup
from alhambra.record import Record, Recorder, parse_record, record_text
from alhambra.record.fairness import chance_key, commit_to_number, derive_nonce, make_fairness_headers
from alhambra.record.verify import verify
from alhambra.server.table.fairness import make_chance_secret
from alhambra.texts import LANGUAGES
from tests.record.games import play

SECRET = "5e" * 32
NONCES = ["a1" * 32, "b2" * 32, derive_nonce(SECRET, 2)]
PROMISED = [commit_to_number(NONCES[0]), commit_to_number(NONCES[1]), ""]


def dealt(key: bytes, headers: dict[str, str]) -> Record:
    """A finished game with that key, as a server records it."""
    recorder = play(Recorder(Setup(players=3), key, ("Ana", "Béla", "novice"), headers), Fast(1))
    return replace(recorder.record(), commitment=commit_to_number(SECRET))


FAIR = dealt(chance_key(SECRET, NONCES), make_fairness_headers(SECRET, NONCES, PROMISED, [2]))


def keys_of(record: Record) -> list[str]:
    """What is found, said in every language."""
    verdict = verify(record)
    assert all(all(verdict.list_texts(language)) for language in LANGUAGES)
    return [finding.refusal.key for finding in verdict.findings]


def with_header(name: str, value: str) -> Record:
    return replace(FAIR, headers={**FAIR.headers, name: value})


def test_the_key_is_an_hmac_of_the_nonces_as_bytes() -> None:
    message = bytes.fromhex("".join(NONCES))
    assert chance_key(SECRET, NONCES) == hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()


def test_a_commitment_is_the_hash_of_the_bytes() -> None:
    assert commit_to_number("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()


def test_secrets_and_nonces_are_32_bytes_and_never_the_same() -> None:
    numbers = [make_chance_secret() for _ in range(20)] + [derive_nonce(SECRET, seat) for seat in range(6)]
    assert len(set(numbers)) == 26
    assert {len(bytes.fromhex(number)) for number in numbers} == {32}


def test_every_nonce_and_their_order_count() -> None:
    keys = [
        chance_key(SECRET, NONCES),
        chance_key(SECRET, NONCES[::-1]),
        chance_key(SECRET, ["00" * 32, *NONCES[1:]]),
        chance_key("00" * 32, NONCES),
    ]
    assert len(set(keys)) == 4


def test_a_fair_game_is_valid_also_after_it_was_written_down() -> None:
    for record in (FAIR, parse_record(record_text(FAIR))):
        verdict = verify(record)
        assert verdict.is_sound
        assert verdict.unchecked == []


def test_another_secret_is_found() -> None:
    assert keys_of(with_header("Secret", "5f" * 32)) == ["record-derived", "record-secret", "record-key"]
    assert keys_of(replace(FAIR, commitment="00" * 32)) == ["record-secret"]


def test_another_nonce_is_found() -> None:
    nonces = ",".join(["a2" * 32, *NONCES[1:]])
    assert keys_of(with_header("Nonces", nonces)) == ["record-nonce", "record-key"]


def test_the_nonce_of_a_seat_without_one_is_an_hmac_of_its_number() -> None:
    assert derive_nonce(SECRET, 2) == hmac.new(bytes.fromhex(SECRET), b"nonce 3", hashlib.sha256).hexdigest()


def test_a_nonce_that_does_not_follow_from_the_secret_is_found() -> None:
    other = [*NONCES[:2], "d4" * 32]
    assert keys_of(with_header("Nonces", ",".join(other))) == ["record-derived", "record-key"]
    headers = make_fairness_headers(SECRET, other, PROMISED, [2])
    chosen = dealt(chance_key(SECRET, other), headers | {"Derived-Nonces": "3"})
    assert keys_of(chosen) == ["record-derived"]


def test_an_older_record_keeps_its_verdict_with_a_reservation() -> None:
    other = [*NONCES[:2], "d4" * 32]
    headers = make_fairness_headers(SECRET, other, PROMISED, [2])
    assert headers["Server-Nonces"] == "3"
    verdict = verify(dealt(chance_key(SECRET, other), headers))
    assert verdict.is_sound
    assert verdict.unchecked == ["nonces"]


def test_it_is_said_whose_nonces_count() -> None:
    assert verify(FAIR).own_nonces == [0, 1]
    assert "1, 2" in verify(FAIR).list_texts("en")[-1]
    alone = [derive_nonce(SECRET, seat) for seat in range(3)]
    verdict = verify(dealt(chance_key(SECRET, alone), make_fairness_headers(SECRET, alone, ["", "", ""], range(3))))
    assert (verdict.is_sound, verdict.own_nonces) == (True, [])
    assert verdict.list_texts("en")
    assert verify(replace(FAIR, headers={})).own_nonces is None


def test_a_player_whose_promise_is_missing_is_found() -> None:
    assert keys_of(with_header("Nonce-Commitments", ",".join(["", *PROMISED[1:]]))) == ["record-nonce"]


def test_another_key_is_found_even_if_it_was_dealt_from() -> None:
    chosen = dealt(b"a deal that pleases the host", dict(FAIR.headers))
    assert keys_of(chosen) == ["record-key"]


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("Secret", "xyz"),
        ("Secret", ""),
        ("Nonces", ""),
        ("Nonces", "00"),
        ("Nonces", ",".join(NONCES[:2])),
        ("Nonce-Commitments", ",".join(PROMISED[:2])),
        ("Nonce-Commitments", "no,no,no"),
        ("Derived-Nonces", "4"),
        ("Server-Nonces", "4"),
        ("Server-Nonces", "x"),
    ],
)
def test_headers_that_cannot_be_read_are_found(header: str, value: str) -> None:
    assert keys_of(with_header(header, value)) == ["record-header"]


def test_without_a_commitment_that_is_said() -> None:
    assert verify(replace(FAIR, commitment="")).unchecked == ["commitment"]
