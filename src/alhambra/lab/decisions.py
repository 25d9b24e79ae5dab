"""Every decision of simulated games as Parquet: what the seat saw, what it could do, what it chose, how it ended.

Only decisions with a choice are kept. A bot that does something wrong ends it all: what follows would be `novice` under
its name. A row can be learned from without this package: the file's own metadata and the card beside it say what each
number means.
"""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

import alhambra
from alhambra.engine.learning.action_features import FEATURES, Describer
from alhambra.engine.learning.observation import Layout
from alhambra.engine.notation.notation import action_text
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import RULES_VERSION
from alhambra.engine.turns.outcome import rank_values
from alhambra.entrants.entrant import parse_entrant
from alhambra.entrants.fault import Fault
from alhambra.entrants.guest import GuestBot, make_failure
from alhambra.lab.extras import import_extra
from alhambra.lab.match import LONGEST_GAME_ACTIONS, decide, seat_bots
from alhambra.lab.report.playing import share_of_victory
from alhambra.lab.report.sample import options_of
from alhambra.lab.simulate import Match
from alhambra.lab.workers import spread
from alhambra.record.setup_text import setup_text

GAMES_A_CHUNK: Final = 20
"""Games whose decisions a worker sends together; they become one row group."""

COLUMNS: Final = {
    "game": "number of the game",
    "step": "actions taken before by anybody",
    "turn": "turns begun",
    "seat": "who decides, counted from 0",
    "bot": "who sits there",
    "decision": "what is asked",
    "observation": "what the seat sees, in numbers; `parts` in the metadata says where each part lies",
    "actions": "the legal actions, one row of `features` after the other",
    "legal": "how many legal actions there are",
    "choice": "the index of the chosen one",
    "action": "the chosen one in notation",
    "points": "points of the seat at the end",
    "margin": "points at the end less those of the best other seat",
    "place": "place at the end",
    "win": "1 for a victory, divided if it is shared",
}


class Collector:
    """Plays games of a match, and notes their decisions. `faults` are what its bots did wrong, by name."""

    def __init__(self, match: Match) -> None:
        self.match = match
        first = Game(match.setup, "0")
        from alhambra.lab.envs.table import array_of  # noqa: PLC0415 - not for help: environments take long to import

        self.array_of = array_of
        self.layout = Layout(first)
        self.describer = Describer(first.rules)
        self.faults: list[tuple[str, Fault]] = []
        self._room = vec[i16]([0] * len(FEATURES))

    def play(self, number: int) -> list[dict[str, Any]]:
        """The decisions of one game, with its end."""
        pairing = self.match.make_pairing(number)
        game = Game(self.match.setup, pairing.seed)
        seats = seat_bots(pairing.seed, [parse_entrant(label) for label in pairing.seats])
        rows: list[dict[str, Any]] = []
        try:
            while not game.is_over and game.steps < LONGEST_GAME_ACTIONS:
                seat, count = game.to_act, int(game.list_codes().size)
                row = self._seen(game, seat, count) if count > 1 else None
                _, code = decide(game, seats)
                if row is not None:
                    choice = list(game.legal_codes()).index(code)
                    row |= {"game": number, "bot": pairing.seats[seat], "choice": choice}
                    rows.append(row | {"action": action_text(game.rules, code)})
                game.apply_code(code)
        finally:
            for bot, _ in seats:
                if isinstance(bot, GuestBot):
                    self.faults += ((bot.name(), fault) for fault in bot.faults)
                    bot.close()
        return [row | _ended(game, row["seat"]) for row in rows]

    def _seen(self, game: Game, seat: int, count: int) -> dict[str, Any]:
        """What lies before the decision."""
        size = count * len(FEATURES)
        if len(self._room) < size:
            self._room = vec[i16]([0] * (2 * size))
        self.describer.describe(game, count, self._room, 0)
        return {
            "step": int(game.steps),
            "turn": int(game.turns),
            "seat": seat,
            "decision": game.decision,
            "observation": self.array_of(self.layout.see(game, seat)).copy(),
            "actions": self.array_of(self._room)[:size].copy(),
            "legal": count,
        }


def _ended(game: Game, seat: int) -> dict[str, Any]:
    """How the game ended for a seat."""
    points = [int(score) for score in game.scores][: game.setup.players]
    places = rank_values(points)
    best = max(points[:seat] + points[seat + 1 :])
    ended = {"points": points[seat], "margin": points[seat] - best}
    return ended | {"place": places[seat], "win": share_of_victory(places, seat)}


def schema_of(match: Match) -> Any:
    """The columns, and in the metadata everything that is needed to read them."""
    arrow = import_extra("pyarrow", "lab")
    layout = Layout(Game(match.setup, "0"))
    small, word = arrow.int16(), arrow.string()
    kinds = {
        "game": arrow.int32(),
        "bot": word,
        "decision": word,
        "observation": arrow.list_(small, int(layout.size)),
        "actions": arrow.list_(small),
        "action": word,
        "win": arrow.float32(),
    }
    facts = {
        **{name: json.dumps(fact) if name == "bots" else str(fact) for name, fact in match.make_header().items()},
        "parts": json.dumps({name: list(place) for name, place in layout.parts.items()}),
        "features": json.dumps(list(FEATURES)),
    }
    return arrow.schema([(name, kinds.get(name, small)) for name in COLUMNS], metadata=facts)


def make_collector(match: Match) -> Any:
    """What a worker does: the decisions of some games, as one batch in bytes."""
    arrow = import_extra("pyarrow", "lab")
    played, schema = Collector(match), schema_of(match)

    def collect(numbers: list[int]) -> tuple[list[int], bytes, list[tuple[str, Fault]]]:
        games = [played.play(number) for number in numbers]
        rows = [row for game in games for row in game]
        batch = arrow.record_batch({name: [row[name] for row in rows] for name in COLUMNS}, schema=schema)
        return [len(game) for game in games], batch.serialize().to_pybytes(), played.faults

    return collect


def write_decisions(match: Match, games: int, file: Path, workers: int = 1) -> Iterator[int]:
    """Play, and write the decisions as they come: how many each game has. The card is written last.

    BotFailed, and no file is left, if a bot does something wrong.
    """
    arrow, parquet = import_extra("pyarrow", "lab"), import_extra("pyarrow.parquet", "lab")
    schema, total = schema_of(match), 0
    chunks = (list(range(first, min(games, first + GAMES_A_CHUNK))) for first in range(0, games, GAMES_A_CHUNK))
    told = schema.with_metadata({**schema.metadata, "command": write_command(match, games, file)})
    with parquet.ParquetWriter(file, told, compression="zstd") as writer:
        for counts, data, faults in spread(make_collector, match, chunks, workers):
            for bot, fault in faults:
                file.unlink()
                raise make_failure(bot, fault)
            writer.write_batch(arrow.ipc.read_record_batch(data, schema))
            total += sum(counts)
            yield from counts
    card_of(file).write_text(write_card(match, games, total, file), "utf-8")


def write_command(match: Match, games: int, file: Path) -> str:
    """The command that makes the same file."""
    words = ["alhambra", "decisions", file.name, *options_of(match.setup), "--bots", ",".join(match.bots)]
    return shlex.join([*words, "--games", str(games), "--seed", match.seed])


def card_of(file: Path) -> Path:
    """Where the card of a file lies."""
    return file.with_suffix(".md")


def write_card(match: Match, games: int, decisions: int, file: Path) -> str:
    """What is in a file, how it was made, and what its columns mean."""
    bots = ", ".join(match.bots)
    made = f"alhambra {alhambra.__version__}, rules {RULES_VERSION}, seed {match.seed}"
    lines = [
        f"# {file.name}",
        "",
        f"{decisions:,} decisions of {games:,} games of {match.setup}, played by {bots}.",
        "Decisions without a choice are left out.",
        "",
        f"Made with {made}, by this command; it gives the same rows, with several workers in another order:",
        "",
        f"    {write_command(match, games, file)}",
        "",
        f"The set-up in notation: `{setup_text(match.setup)}`.",
        "",
        "| column | meaning |",
        "|---|---|",
        *(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items()),
        "",
        "The metadata of the file has `parts` (name, first number and size of each part of an observation) and",
        "`features` (the numbers of each legal action). What a seat sees is what its player may know, and no more.",
        "",
    ]
    return "\n".join(lines)
