"""A small network in whole numbers: the same answers on every machine, compiled or not.

The first layer is kept up to date while positions change: only the rows of inputs that have changed are added. Several
numbers lie in one (lanes): adding two such numbers adds all their lanes at once. Numbers are written as multiples of a
scale, so the lanes are whole numbers; a lane may be negative, then it borrows from the next, which `read_lane` undoes.

The file: a line of JSON (the card of the network), then 16-bit numbers, the low byte first: rows of the first layer,
biases, rows of the second layer, biases, rows of the outputs, biases.
"""

import json
from array import array
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.errors import AlhambraError

FORMAT: Final = "alhambra value 1"
OUTPUTS: Final[i64] = 2  # margin in points, and the logarithm of the odds to win
MARGIN_POINTS: Final = 20.0  # points for each unit of the first output

FIRST_SCALE: Final[i64] = 1024  # scale of the first layer's weights and sums
ACTIVATION_SHIFT: Final[i64] = 3  # from there to the scale of its activations, 128
MOST_ACTIVATION: Final[i64] = 2047  # the largest activation: about 16
SECOND_SCALE: Final[i64] = 512  # scale of the second layer's weights
OUTPUT_SCALE: Final[i64] = 2048  # scale of the outputs' weights

LANE_BITS: Final[i64] = 20  # of the first layer
LANES: Final[i64] = 3  # in a number
WIDE_LANE_BITS: Final[i64] = 30  # of the second layer
WIDE_LANES: Final[i64] = 2
WIDE_LANES_SHIFT: Final[i64] = 1
WIDE_LANES_MASK: Final[i64] = 1

SECOND_UNIT: Final = 65536.0  # scale of the second layer's sums: that of its weights times that of the activations


@mypyc_attr(native_class=False)  # so that it travels between processes
class NoNetwork(AlhambraError):
    """A file that holds no network for these inputs."""


def read_lane(number: i64, bits: i64) -> i64:
    """The lowest lane of a number."""
    low: i64 = number & ((1 << bits) - 1)
    if low >> (bits - 1) != 0:
        low -= 1 << bits
    return low


def pack(numbers: "array[int]", first: i64, count: i64, bits: i64, lanes: i64) -> vec[i64]:
    """Numbers from an index on, several in each; their count is a multiple of the lanes."""
    out = vec[i64](capacity=count // lanes)
    i: i64
    k: i64
    for i in range(first, first + count, lanes):
        total: i64 = 0
        for k in range(lanes - 1, -1, -1):
            total = (total << bits) + i64(numbers[i + k])
        out = append(out, total)
    return out


class Network:
    """Weights. Any number of readers may share them."""

    def __init__(self, content: bytes, inputs: i64) -> None:
        head, _, data = content.partition(b"\n")
        card = read_card(head)
        self.card: dict[str, object] = card
        self.width: i64 = read_number(card, "width")
        self.second: i64 = read_number(card, "second")
        if read_number(card, "inputs") != inputs or self.width % LANES != 0 or self.second % WIDE_LANES != 0:
            raise NoNetwork("no-network", name=str(card.get("name", "")))
        numbers = array("h")
        numbers.frombytes(data)
        if array("h", [1]).tobytes() != b"\x01\x00":
            numbers.byteswap()
        width, second = self.width, self.second
        if i64(len(numbers)) != (inputs + 1) * width + (width + 1) * second + (second + 1) * OUTPUTS:
            raise NoNetwork("no-network", name=str(card.get("name", "")))
        at: i64 = inputs * width
        self.rows = pack(numbers, 0, at, LANE_BITS, LANES)
        self.bias = pack(numbers, at, width, LANE_BITS, LANES)
        at += width
        self.second_rows = pack(numbers, at, width * second, WIDE_LANE_BITS, WIDE_LANES)
        at += width * second
        self.second_bias = vec[i64]([numbers[at + i] for i in range(second)])
        at += second
        self.outputs = vec[float]([numbers[at + i] / float(OUTPUT_SCALE) for i in range((second + 1) * OUTPUTS)])


def read_card(line: bytes) -> dict[str, object]:
    """The card of a network."""
    try:
        card = json.loads(line)
    except ValueError:
        card = None
    if not isinstance(card, dict) or card.get("format") != FORMAT:
        raise NoNetwork("no-network", name="")
    return card


def read_number(card: dict[str, object], name: str) -> int:
    """A whole number of a card."""
    number = card.get(name)
    if not isinstance(number, int):
        raise NoNetwork("no-network", name=str(card.get("name", "")))
    return number


class Reader:
    """One reader of a network: the sums of the first layer for the position it is at."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.sums = network.bias[:]
        self.wide = vec[i64]([0] * (network.second // WIDE_LANES))
        self.margin: float = 0.0  # points that the viewer is expected to be ahead of the best of the others
        self.odds: float = 0.0  # logarithm of the odds to win

    def add(self, row: i64, times: i64) -> None:
        """An input has grown by so much."""
        sums, rows = self.sums, self.network.rows
        words: i64 = len(sums)
        first: i64 = row * words
        j: i64
        for j in range(words):
            sums[j] += times * rows[first + j]

    def read(self) -> None:
        """Find the outputs."""
        network = self.network
        wide, rows = self.wide, network.second_rows
        words: i64 = len(wide)
        i: i64
        j: i64
        for j in range(words):
            wide[j] = 0
        first: i64 = 0
        for packed_sum in self.sums:
            for _ in range(LANES):
                sum_here: i64 = read_lane(packed_sum, LANE_BITS)
                packed_sum = (packed_sum - sum_here) >> LANE_BITS
                if sum_here >= 1 << ACTIVATION_SHIFT:
                    active: i64 = sum_here >> ACTIVATION_SHIFT
                    if active > MOST_ACTIVATION:
                        active = MOST_ACTIVATION
                    for j in range(words):
                        wide[j] += active * rows[first + j]
                first += words
        margin: float = network.outputs[2 * network.second]
        odds: float = network.outputs[2 * network.second + 1]
        for i in range(network.second):
            both: i64 = wide[i >> WIDE_LANES_SHIFT]
            total: i64 = read_lane(both, WIDE_LANE_BITS)
            if i & WIDE_LANES_MASK != 0:
                total = (both - total) >> WIDE_LANE_BITS
            total += network.second_bias[i] * (FIRST_SCALE >> ACTIVATION_SHIFT)
            if total > 0:
                value: float = float(total) / SECOND_UNIT
                margin += value * network.outputs[2 * i]
                odds += value * network.outputs[2 * i + 1]
        self.margin = margin * MARGIN_POINTS
        self.odds = odds
