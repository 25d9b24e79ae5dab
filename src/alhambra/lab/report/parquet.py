"""Results as Parquet, for pandas, polars and the like: one row for each seat of each game."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import alhambra
from alhambra.lab.extras import import_extra
from alhambra.lab.report.playing import share_of_victory
from alhambra.lab.report.sample import Sample
from alhambra.lab.results import Result
from alhambra.record.setup_text import setup_text

Row = dict[str, str | int | float | bool | None]


def write_parquet(samples: Sequence[Sample], file: Path) -> int:
    """Write the samples into one file; returns the number of rows."""
    arrow, parquet = import_extra("pyarrow", "lab"), import_extra("pyarrow.parquet", "lab")
    rows = [row for sample in samples for row in rows_of(sample)]
    names = list(dict.fromkeys(name for row in rows for name in row))
    columns = {name: [row.get(name) for row in rows] for name in names}
    table = arrow.table(columns).replace_schema_metadata(describe_samples(samples))
    parquet.write_table(table, file, compression="zstd")
    return len(rows)


def describe_samples(samples: Sequence[Sample]) -> dict[str, str]:
    """The metadata of the file: which version wrote it, and how the games of each sample were made."""
    told = [
        {
            "sample": sample.name,
            "setup": setup_text(sample.setup),
            "seed": sample.seed,
            "games": len(sample.results),
            "version": sample.version,
            "command": sample.made_by,
        }
        for sample in samples
    ]
    return {"alhambra": alhambra.__version__, "samples": json.dumps(told, ensure_ascii=False)}


def rows_of(sample: Sample) -> Iterator[Row]:
    """A row for each seat of each game."""
    facts: Row = {"sample": sample.name, "setup": setup_text(sample.setup), "seed": sample.seed}
    for result in sample.results:
        for seat, bot in enumerate(result.seats):
            yield {
                **facts,
                "game": result.game,
                "deal": result.deal,
                "seat": seat,
                "start": result.start if result.start >= 0 else None,
                "order": result.order_of(seat) if result.start >= 0 else None,
                "cards": result.cards[seat] if result.cards else None,
                "money": result.money[seat] if result.money else None,
                "bot": bot,
                "points": result.points[seat],
                "place": result.places[seat],
                "win": share_of_victory(result.places, seat),
                "actions": result.actions,
                "turns": result.turns,
                "forfeit": seat in result.forfeits,
                **deeds_of(result, seat),
                **sheet_of(sample, result, seat),
                **{name: numbers[seat % len(numbers)] for name, numbers in result.counted},
            }


def deeds_of(result: Result, seat: int) -> Row:
    """What a seat did, and its palace; nothing of a game of which it was not noted."""
    row: Row = {}
    if result.deeds:
        row |= zip(("bought", "exact", "overpaid", "redesigns"), result.deeds[seat], strict=True)
    if result.palaces:
        row["palace"] = result.palaces[seat]
    return row


def sheet_of(sample: Sample, result: Result, seat: int) -> Row:
    """The score sheet of a seat: `wall_3_points` and `wall_3_count` are of the wall in scoring 3."""
    row: Row = {}
    for category, name in enumerate(sample.categories if result.sheet else []):
        for scoring in range(3):
            column = f"{name.replace(' ', '_')}_{scoring + 1}"
            row[f"{column}_points"] = sample.find_entry(result.sheet, scoring, category)[seat]
            row[f"{column}_count"] = sample.find_entry(result.tallies, scoring, category)[seat]
    return row
