"""The score sheet in a position: `scores: 19 8 12`, and a line for every scoring that has been held.

`sheet1: pavilion 2:1 1:0 0:0 | seraglio …` lists for each category and party the number behind the points (buildings,
edges) and the points.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.play.game import Game
from alhambra.engine.rules.lines import make_unreadable
from alhambra.engine.turns.outcome import put_scored

SCORED: Final = re.compile(r"([0-9]{1,4}):([0-9]{1,4})")
BETWEEN: Final = "|"


def sheet_lines(game: Game) -> dict[str, str]:
    """Points in all, and the scorings that have been held."""
    lines = {"scores": " ".join(str(points) for points in game.scores)}
    for sheet in game.score_sheet():
        rows = [
            " ".join([category_word(row.category), *[f"{n}:{p}" for n, p in zip(row.counts, row.points, strict=True)]])
            for row in sheet.rows
        ]
        lines[f"sheet{sheet.scoring}"] = f" {BETWEEN} ".join(rows)
    return lines


def parse_sheets(game: Game, lines: dict[str, str]) -> None:
    """Read them; the points in all must be those of the scorings together."""
    parties = int(game.rules.parties)
    tallies: list[int] = []
    points: list[int] = []
    for scoring in range(3):
        if f"sheet{scoring + 1}" in lines:
            game.scored |= 1 << scoring
        for tally, score in read_scored(game, lines, f"sheet{scoring + 1}"):
            tallies.append(tally)
            points.append(score)
    put_scored(game, points, tallies)
    game.scores = vec[i64]([sum(points[party::parties]) for party in range(parties)])
    if lines["scores"].split() != [str(score) for score in game.scores]:
        raise make_unreadable(lines, "scores")


def read_scored(game: Game, lines: dict[str, str], key: str) -> list[tuple[int, int]]:
    """Numbers and points by category and party; all 0 for a scoring that was not held."""
    categories, parties = game.rules.categories, int(game.rules.parties)
    if key not in lines:
        return [(0, 0)] * (len(categories) * parties)
    rows = [row.split() for row in lines[key].split(BETWEEN)]
    found = [SCORED.fullmatch(pair) for row in rows for pair in row[1:]]
    is_whole = [row[:1] for row in rows] == [[category_word(name)] for name in categories]
    if not is_whole or any(len(row) != parties + 1 for row in rows):
        raise make_unreadable(lines, key)
    pairs = [(int(pair[1]), int(pair[2])) for pair in found if pair]
    if len(pairs) != len(found):
        raise make_unreadable(lines, key)
    return pairs


def category_word(category: str) -> str:
    """A category as one word."""
    return category.replace(" ", "-")
