"""Positions to learn from: their inputs, and what became of the games. Kept sparse, in one array after the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Samples:
    """The inputs of sample i lie from `starts[i]` to `starts[i + 1]`."""

    indices: Ints
    values: npt.NDArray[np.int8]
    starts: npt.NDArray[np.int64]
    margins: Ints  # points ahead of the best of the others at the end
    shares: npt.NDArray[np.int8]  # of the victory, in sixtieths
    lasts: npt.NDArray[np.int8]  # 1 where what one seat saw of a game ends: that comes in the order of play
    games: int

    def __len__(self) -> int:
        return len(self.margins)

    def keep_last(self, count: int) -> "Samples":
        """The last of them, as many as asked for; the games are taken to be as many fewer."""
        if count >= len(self):
            return self
        first = len(self) - count
        at = self.starts[first]
        return Samples(
            self.indices[at:],
            self.values[at:],
            self.starts[first:] - at,
            self.margins[first:],
            self.shares[first:],
            self.lasts[first:],
            self.games * count // len(self),
        )

    def save(self, path: Path) -> None:
        """Write them, in one step."""
        fresh = path.with_suffix(".new.npz")
        np.savez(
            fresh,
            indices=self.indices,
            values=self.values,
            starts=self.starts,
            margins=self.margins,
            shares=self.shares,
            lasts=self.lasts,
            games=self.games,
        )
        fresh.replace(path)


def load(path: Path) -> Samples:
    """The samples of a file."""
    with np.load(path) as file:
        indices, values, starts = file["indices"], file["values"], file["starts"]
        columns = (indices, values, starts, file["margins"], file["shares"], file["lasts"])
        return Samples(*columns, int(file["games"]))


Batch = tuple[tuple[bytes, ...], int]
"""What a worker sends: indices, values, sizes, margins, shares and lasts as 16-bit numbers, and the number of games."""


def gather_samples(batches: Sequence[Batch]) -> Samples:
    """The samples of several workers."""
    found = [np.frombuffer(b"".join(columns[k] for columns, _ in batches), np.int16) for k in range(6)]
    indices, values, sizes, margins, shares, lasts = found
    starts = np.concatenate([np.zeros(1, np.int64), np.cumsum(sizes, dtype=np.int64)])
    small = np.clip(values, -128, 127).astype(np.int8)
    games = sum(games for _, games in batches)
    return Samples(indices, small, starts, margins, shares.astype(np.int8), lasts.astype(np.int8), games)


def join_samples(parts: Sequence[Samples]) -> Samples:
    """All of them, one after the other."""
    ends = np.cumsum([0, *[len(part.indices) for part in parts]])
    starts = [part.starts[:-1] + end for part, end in zip(parts, ends, strict=False)]
    return Samples(
        np.concatenate([part.indices for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([part.margins for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.lasts for part in parts]),
        sum(part.games for part in parts),
    )
