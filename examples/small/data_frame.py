"""A table of results for pandas or polars: one row for each seat of each game."""

from pathlib import Path

from pyarrow import parquet

from alhambra import Setup
from alhambra.lab.report.parquet import write_parquet
from alhambra.lab.report.sample import read_sample
from alhambra.lab.run import Run
from alhambra.lab.simulate import Match

with Run(Match(Setup(), ("random",), "1"), games=20, file=Path("games.jsonl")) as run:
    print(len(list(run.play())), "games")
write_parquet([read_sample(Path("games.jsonl"))], Path("games.parquet"))
print(parquet.read_table("games.parquet", columns=["game", "seat", "order", "points", "place"]).slice(0, 6))
