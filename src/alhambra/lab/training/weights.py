"""The weights of a network while it learns, and the file that is made of them."""

import json
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from alhambra.bots.learned import places
from alhambra.bots.learned.network import FIRST, FORMAT, LAST, OUTPUTS, SECOND

Floats = npt.NDArray[np.float32]

WIDTH: Final = 126
SECOND_WIDTH: Final = 32
LIMIT: Final = 32767
LARGE: Final = (*range(int(places.POINTS), int(places.MARKET)), *range(int(places.AHEAD_POINTS), int(places.PLAYERS)))
"""The inputs that are points, not zeros and ones."""


@dataclass
class Weights:
    """All layers: rows of the inputs first."""

    layers: list[Floats]  # first, its biases, second, its biases, outputs, their biases

    def file(self, facts: dict[str, object]) -> bytes:
        """The network in whole numbers, with a card."""
        card = {
            "format": FORMAT,
            "inputs": int(places.SIZE),
            "width": int(self.layers[0].shape[1]),
            "second": int(self.layers[2].shape[1]),
            **facts,
        }
        scales = (FIRST, FIRST, SECOND, SECOND, LAST, LAST)
        numbers = [
            np.clip(np.rint(layer * float(scale)), -LIMIT, LIMIT).astype("<i2").tobytes()
            for layer, scale in zip(self.layers, scales, strict=True)
        ]
        return json.dumps(card, ensure_ascii=False).encode() + b"\n" + b"".join(numbers)


def fresh(seed: int, width: int = WIDTH, second: int = SECOND_WIDTH) -> Weights:
    """Weights that know nothing yet."""
    luck = np.random.default_rng(seed)

    def drawn(rows: int, columns: int, spread: float) -> Floats:
        return (luck.standard_normal((rows, columns)) * spread).astype(np.float32)

    first = drawn(int(places.SIZE), width, 0.05)
    first[list(LARGE)] /= 8
    return Weights(
        [
            first,
            np.full(width, 0.1, np.float32),
            drawn(width, second, (2.0 / width) ** 0.5),
            np.full(second, 0.1, np.float32),
            drawn(second, int(OUTPUTS), (1.0 / second) ** 0.5),
            np.zeros(int(OUTPUTS), np.float32),
        ]
    )


def saved(weights: Weights) -> dict[str, Any]:
    """The layers by name, for a file of NumPy."""
    return {f"layer{number}": layer for number, layer in enumerate(weights.layers)}


def restored(file: Any) -> Weights:
    """The weights of such a file."""
    return Weights([file[f"layer{number}"] for number in range(6)])
