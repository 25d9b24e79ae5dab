"""Records of many games in a directory."""

from pathlib import Path
from typing import Final

import alhambra.record  # what is asked of it is imported then: most games have no record

NUMBER_DIGITS: Final = 6
"""Of the numbers in file names: nobody knows how many games will follow."""


def keep_record(record: "alhambra.record.Record", directory: Path, number: int) -> None:
    """Write the record of one game of many: the file is there as a whole or not at all."""
    directory.mkdir(parents=True, exist_ok=True)
    file = directory / f"game-{number:0{NUMBER_DIGITS}}.alh"
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_text(alhambra.record.record_text(record), "utf-8")
    unfinished.replace(file)
