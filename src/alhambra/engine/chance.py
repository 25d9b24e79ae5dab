"""Where chance comes from. Never Python's `random`: the same everywhere, repeatable in a browser.

A real game draws from SHA-256 over (key, stream, counter): one stream per supply, so that another supply on the
table leaves the others' shuffles as they were, and nothing seen so far tells what comes. Search draws from a
fast generator. A replay takes what chance did from a record instead.
"""

import hashlib
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.errors import InvalidNotation, Unchecked, make_type_error

# A stream: a block of SHA-256 has 16 words of 16 bits.
_BYTE_BITS: Final[i64] = 8
_BLOCK_SHIFT: Final[i64] = 4
_WORD_MASK: Final[i64] = 15
_WORD_LIMIT: Final[i64] = 65536

# The fast generator: its state has 31 bits, of which the upper 23 are used.
_SEED_FACTOR: Final[i64] = 2654435761
_FACTOR: Final[i64] = 1103515245
_INCREMENT: Final[i64] = 12345
_STATE_MASK: Final[i64] = 0x7FFFFFFF
_LOW_BITS: Final[i64] = 8
_HIGH_BITS: Final[i64] = 23


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance: numbers below a limit, by stream."""

    def draw(self, stream: str, limit: i64) -> i64:
        """A number from 0 to limit - 1, all alike probable."""
        raise NotImplementedError  # pragma: no cover - every source answers

    def clone(self) -> "Chance":
        """An independent source that goes on as this one would."""
        raise NotImplementedError  # pragma: no cover

    def arrange(self, stream: str, items: vec[i64], drawn: i64) -> vec[i64]:
        """Last word on the order of a supply (drawn from the end); `drawn` of its pieces have been drawn before."""
        return items

    def shuffle(self, stream: str, items: vec[i64]) -> vec[i64]:
        """Fisher–Yates, from the end."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.draw(stream, i + 1)
            x: i64 = items[i]
            items[i] = items[j]
            items[j] = x
            i -= 1
        return items


class Stream:
    """One stream of a seeded source: blocks SHA-256(key | name | number), read as 16-bit numbers, big end first."""

    def __init__(self, key: bytes, name: str) -> None:
        self.key = key
        self.name = name
        self.block = b""
        self.count: i64 = 0  # numbers read

    def clone(self) -> "Stream":
        """An independent copy."""
        other = Stream(self.key, self.name)
        other.block = self.block
        other.count = self.count
        return other

    def draw_word(self) -> i64:
        """The next 16 bits."""
        count = self.count
        if count & _WORD_MASK == 0:
            self.block = hashlib.sha256(self.key + f"|{self.name}|{count >> _BLOCK_SHIFT}".encode()).digest()
        self.count = count + 1
        at: i64 = 2 * (count & _WORD_MASK)
        high: i64 = self.block[at]
        low: i64 = self.block[at + 1]
        return high << _BYTE_BITS | low

    def draw(self, limit: i64) -> i64:
        """Numbers past the last whole multiple of the limit are passed over, so that none is favoured."""
        top: i64 = _WORD_LIMIT - _WORD_LIMIT % limit
        while True:
            word = self.draw_word()
            if word < top:
                return word % limit


class Seeded(Chance):
    """Chance of a real game, from a secret key."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.streams: dict[str, Stream] = {}

    def find_stream(self, name: str) -> Stream:
        """The stream of that name."""
        found = self.streams.get(name)
        if found is None:
            found = Stream(self.key, name)
            self.streams[name] = found
        return found

    def draw(self, stream: str, limit: i64) -> i64:
        """A number from 0 to limit - 1."""
        return self.find_stream(stream).draw(limit)

    def shuffle(self, stream: str, items: vec[i64]) -> vec[i64]:
        """Fisher–Yates, from the end."""
        source = self.find_stream(stream)
        i: i64 = len(items) - 1
        while i > 0:
            j = source.draw(i + 1)
            x: i64 = items[i]
            items[i] = items[j]
            items[j] = x
            i -= 1
        return items

    def clone(self) -> Chance:
        """An independent source that goes on as this one would."""
        other = Seeded(self.key)
        for name, stream in self.streams.items():
            other.streams[name] = stream.clone()
        return other


class Fast(Chance):
    """A fast generator for playouts and samples: 31 bits, linear congruential, high bits used."""

    def __init__(self, seed: int | Unchecked) -> None:
        if not isinstance(seed, int):
            raise make_type_error("a whole number, as Fast(1)", seed)
        number: i64 = seed
        self.state: i64 = (number * _SEED_FACTOR + _INCREMENT) & _STATE_MASK

    def draw_below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1."""
        self.state = (self.state * _FACTOR + _INCREMENT) & _STATE_MASK
        return (self.state >> _LOW_BITS) * limit >> _HIGH_BITS

    def draw(self, stream: str, limit: i64) -> i64:
        """A number from 0 to limit - 1; the streams are one."""
        return self.draw_below(limit)

    def clone(self) -> Chance:
        """An independent source that goes on as this one would."""
        other = Fast(0)
        other.state = self.state
        return other


class Recorded(Chance):
    """Chance as it was: the pieces of each supply in the order drawn, as far as known.

    `supplies[stream]` has one list per time that the supply was made again, `choices[stream]` the numbers drawn
    otherwise. What they do not say is left to `rest`; without it, it is as it comes.
    """

    def __init__(
        self,
        supplies: dict[str, list[list[int]]],
        choices: dict[str, list[int]],
        rest: Chance | None = None,
    ) -> None:
        self.supplies = supplies
        self.choices = choices
        self.rest = rest
        self.times: dict[str, int] = {}
        self.used: dict[str, int] = {}

    def draw(self, stream: str, limit: i64) -> i64:
        """The next recorded number."""
        numbers = self.choices.get(stream, [])
        at = self.used.get(stream, 0)
        self.used[stream] = at + 1
        if at >= len(numbers):
            return 0 if self.rest is None else self.rest.draw(stream, limit)
        number = numbers[at]
        if not 0 <= number < limit:
            raise InvalidNotation("recorded-choice", text=f"{stream} {number}")
        return number

    def shuffle(self, stream: str, items: vec[i64]) -> vec[i64]:
        """The order of the record."""
        return self.order_as_recorded(stream, items, 0)

    def arrange(self, stream: str, items: vec[i64], drawn: i64) -> vec[i64]:
        """The order of the record, and on to the next time."""
        ordered = self.order_as_recorded(stream, items, drawn)
        self.times[stream] = self.times.get(stream, 0) + 1
        return ordered

    def order_as_recorded(self, stream: str, items: vec[i64], drawn: i64) -> vec[i64]:
        """Those of the items that the record draws, last to be drawn first, under the others."""
        time = self.times.get(stream, 0)
        lists = self.supplies.get(stream, [])
        wanted = lists[time][drawn:] if time < len(lists) else []
        left: list[int] = [int(item) for item in items]
        order: list[int] = []
        for item in wanted:
            if item in left:
                left.remove(item)
                order.append(item)
        out = vec[i64](left)
        if self.rest is not None:
            out = self.rest.shuffle(stream, out)
        for item in reversed(order):
            out = append(out, item)
        return out

    def clone(self) -> Chance:
        """An independent source that goes on as this one would."""
        other = Recorded(self.supplies, self.choices, None if self.rest is None else self.rest.clone())
        other.times = self.times.copy()
        other.used = self.used.copy()
        return other


MONEY_STREAM: Final = "money"
REMADE: Final[i64] = -1  # among the draws of a supply: it was made again


def tiles_stream(layer: int) -> str:
    """The stream of a bag."""
    return "tiles" if layer == 0 else f"tiles{layer}"
