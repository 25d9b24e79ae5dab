"""Reports: what many games say about bots, seats, scores and modules, as figures, as a page and as Parquet."""
