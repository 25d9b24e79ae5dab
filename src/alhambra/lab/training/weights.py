"""The weights of a network while it learns, and the file that is made of them."""

import json
import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from alhambra.bots.learned import input_places
from alhambra.bots.learned.network import FIRST_SCALE, FORMAT, OUTPUT_SCALE, OUTPUTS, SECOND_SCALE, Network

Floats = npt.NDArray[np.float32]

WIDTH: Final = 126
SECOND_WIDTH: Final = 32
LARGEST_WEIGHT: Final = 32767
SCALES: Final = (FIRST_SCALE, FIRST_SCALE, SECOND_SCALE, SECOND_SCALE, OUTPUT_SCALE, OUTPUT_SCALE)
"""Of which the whole numbers of each layer are multiples."""
LARGE: Final = (
    *range(int(input_places.POINTS), int(input_places.MARKET)),
    *range(int(input_places.AHEAD_POINTS), int(input_places.PLAYERS)),
)
"""The inputs that are points, not zeros and ones."""


@dataclass
class Weights:
    """All layers: rows of the inputs first."""

    layers: list[Floats]  # first, its biases, second, its biases, outputs, their biases

    def write_file(self, facts: dict[str, object]) -> bytes:
        """The network in whole numbers, with a card."""
        card = {
            "format": FORMAT,
            "inputs": int(input_places.SIZE),
            "width": int(self.layers[0].shape[1]),
            "second": int(self.layers[2].shape[1]),
            **facts,
        }
        numbers = [
            np.clip(np.rint(layer * float(scale)), -LARGEST_WEIGHT, LARGEST_WEIGHT).astype("<i2").tobytes()
            for layer, scale in zip(self.layers, SCALES, strict=True)
        ]
        return json.dumps(card, ensure_ascii=False).encode() + b"\n" + b"".join(numbers)


def make_fresh(seed: int, width: int = WIDTH, second: int = SECOND_WIDTH) -> Weights:
    """Weights that know nothing yet."""
    luck = np.random.default_rng(seed)

    def draw(rows: int, columns: int, spread: float) -> Floats:
        return (luck.standard_normal((rows, columns)) * spread).astype(np.float32)

    first = draw(int(input_places.SIZE), width, 0.05)
    first[list(LARGE)] /= 8
    return Weights(
        [
            first,
            np.full(width, 0.1, np.float32),
            draw(width, second, (2.0 / width) ** 0.5),
            np.full(second, 0.1, np.float32),
            draw(second, int(OUTPUTS), (1.0 / second) ** 0.5),
            np.zeros(int(OUTPUTS), np.float32),
        ]
    )


def read_weights(content: bytes) -> Weights:
    """The weights that a network's file was made of, as far as whole numbers tell them."""
    Network(content, input_places.SIZE)  # refuses what holds no network for these inputs
    head, _, data = content.partition(b"\n")
    card = json.loads(head)
    inputs, width, second = card["inputs"], card["width"], card["second"]
    shapes = ((inputs, width), (width,), (width, second), (second,), (second, int(OUTPUTS)), (int(OUTPUTS),))
    numbers, at = np.frombuffer(data, "<i2").astype(np.float32), 0
    layers: list[Floats] = []
    for shape, scale in zip(shapes, SCALES, strict=True):
        count = math.prod(shape)
        layers.append((numbers[at : at + count].reshape(shape) / float(scale)).astype(np.float32))
        at += count
    return Weights(layers)


def dump_layers(weights: Weights) -> dict[str, Any]:
    """The layers by name, for a file of NumPy."""
    return {f"layer{number}": layer for number, layer in enumerate(weights.layers)}


def restore_weights(file: Any) -> Weights:
    """The weights of such a file."""
    return Weights([file[f"layer{number}"] for number in range(6)])
