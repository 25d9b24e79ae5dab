"""Writes what the browser's check of fairness needs from the engine: lists of pieces, and games to try it on.

`pieces.json` in the folders of `web/src/modules` says of what the supplies consist, in the order before shuffling;
`web/src/parts/fairness/vectors.test.json` are finished games with the keys they were dealt from. `--check` only says
what is out of date.
"""

import hashlib
import hmac
import json
import sys
from dataclasses import replace
from pathlib import Path

from alhambra import Setup
from alhambra.engine.chance import Fast
from alhambra.engine.modules.alhambra import TYPES
from alhambra.engine.play.compose import compose
from alhambra.record import Recorder, record_text
from alhambra.record.fairness import chance_key, commit_to_number, derive_nonce, make_fairness_headers

CLIENT = Path(__file__).resolve().parent.parent / "web/src"
VECTORS = CLIENT / "parts/fairness/vectors.test.json"
SETUPS = {
    "everything": Setup(modules=("vizier", "exchange", "bonus", "huts", "sites"), players=3),
    "two": Setup(edition="revised", players=2),
    "granada": Setup("granada", players=6),
    "combined": Setup("combined", ("exchange",), players=2),
}


def pieces() -> dict[str, dict[str, list[str]]]:
    """The pieces of every supply before it is shuffled, by the game or module that brings them."""
    rules = compose(SETUPS["everything"])
    city = compose(Setup("granada"))
    tiles = rules.tiles.tiles
    moatless = [city.tiles.name(tile) for tile in city.bags[0] if not city.tiles.tiles[tile].borders]
    return {
        "alhambra": {"bag": [rules.tiles.name(tile) for tile in rules.bags[0]]},
        "granada": {"bag": [city.tiles.name(tile) for tile in city.bags[0]], "moatless": moatless},
        "bonus": {"cards": [tile.name for tile in tiles if tile.family == "palace" and not tile.borders]},
        "exchange": {"cards": [name for name in rules.cards.names if name.startswith("x:")]},
        "huts": {kind: [tile.name for tile in tiles if tile.family == "hut" and tile.type == kind] for kind in TYPES},
    }


def vectors() -> dict[str, object]:
    """A finished game of each set-up, with commitment, secret, nonces and key as a server writes them; digests."""
    games = {name: played(setup, number) for number, (name, setup) in enumerate(SETUPS.items(), 1)}
    return {"games": games, "digests": digests(), "hmacs": hmacs()}


def digests() -> list[str]:
    """The SHA-256 of n bytes `n & 255`, for every n up to some blocks."""
    return [hashlib.sha256(bytes([n & 255]) * n).hexdigest() for n in range(150)]


def hmacs() -> dict[int, str]:
    """HMACs of a text with keys of n zeros."""
    return {n: hmac.digest(bytes(n), "Löwenhof".encode(), "sha256").hex() for n in (0, 32, 64, 65, 200)}


def played(setup: Setup, number: int) -> str:
    """The record of a game by chance, in which nobody rebuilds: that makes it short."""
    secret = hashlib.sha256(b"secret %d" % number).hexdigest()
    nonces = [hashlib.sha256(b"nonce %d %d" % (number, seat)).hexdigest() for seat in range(setup.players - 1)]
    nonces.append(derive_nonce(secret, setup.players - 1))
    key = chance_key(secret, nonces)
    headers = make_fairness_headers(
        secret, nonces, [commit_to_number(nonce) for nonce in nonces[:-1]] + [""], [setup.players - 1]
    )
    recorder = Recorder(setup, key, headers=headers)
    luck = Fast(number)
    while not recorder.game.is_over:
        options = recorder.game.legal_actions()
        wanted = [action for action in options if action.kind not in {"add", "remove", "swap", "pass"}] or options
        recorder.apply(wanted[luck.draw_below(len(wanted))])
    return record_text(replace(recorder.record(), commitment=commit_to_number(secret)))


def files() -> dict[Path, str]:
    """Every file by its path."""
    written: dict[Path, object] = {CLIENT / f"modules/{name}/pieces.json": made for name, made in pieces().items()}
    written[VECTORS] = vectors()
    return {path: json.dumps(data, indent=1) + "\n" for path, data in written.items()}


def main() -> int:
    """Write the files, or check them."""
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        print(path)
        if "--check" not in sys.argv[1:]:
            path.write_text(files()[path], "utf-8")
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
