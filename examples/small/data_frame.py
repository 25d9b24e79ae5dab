"""Results as a data frame of pandas, one row for each seat of each game: who begins wins how often, with how much?"""

from pathlib import Path

import pandas as pd

from alhambra import Setup
from alhambra.lab.report.parquet import write_parquet
from alhambra.lab.report.sample import read_sample
from alhambra.lab.run import Run
from alhambra.lab.simulate import Match

with Run(Match(Setup(), ("random",), "1"), games=20, file=Path("games.jsonl")) as run:
    print(len(list(run.play())), "games")
write_parquet([read_sample(Path("games.jsonl"))], Path("games.parquet"))
frame = pd.read_parquet("games.parquet")
print(frame.groupby("order")[["win", "points", "cards"]].mean())
