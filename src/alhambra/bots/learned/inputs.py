"""Inputs of the network in groups: those that are not 0, and what has changed since they were last asked for."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

GROUP_CAPACITY: Final[i64] = 320  # inputs of a group
NEVER_MADE: Final[i64] = -1  # the key of a group that was not yet made


class Inputs:
    """The inputs of one position after the other."""

    def __init__(self, inputs: i64, groups: i64) -> None:
        self.groups = groups
        self.group: i64 = 0  # that is being made
        self.index = vec[i64]([0] * (groups * GROUP_CAPACITY))
        self.value = vec[i64]([0] * (groups * GROUP_CAPACITY))
        self.size = vec[i64]([0] * groups)
        self.keys = vec[i64]([NEVER_MADE] * groups)
        self.change = vec[i64]([0] * inputs)  # of each input, since it was last asked for
        self.touched = vec[i64]([0] * (2 * groups * GROUP_CAPACITY))  # inputs that may have changed
        self.touches: i64 = 0

    def is_same(self, group: i64, key: i64) -> bool:
        """Was a group made from the same things before? If not, it is emptied, to be made again."""
        if self.keys[group] == key:
            return True
        self.keys[group] = key
        self.group = group
        index, value, change, touched = self.index, self.value, self.change, self.touched
        first: i64 = group * GROUP_CAPACITY
        touches: i64 = self.touches
        i: i64
        for i in range(first, first + self.size[group]):
            change[index[i]] -= value[i]
            touched[touches] = index[i]
            touches += 1
        self.touches = touches
        self.size[group] = 0
        return False

    def put(self, index: i64, value: i64) -> None:
        """One more input of the group."""
        group: i64 = self.group
        n: i64 = self.size[group]
        if n < GROUP_CAPACITY:
            self.index[group * GROUP_CAPACITY + n] = index
            self.value[group * GROUP_CAPACITY + n] = value
            self.size[group] = n + 1
            self.change[index] += value
            self.touched[self.touches] = index
            self.touches += 1

    def list_inputs(self, indices: vec[i16], values: vec[i16]) -> tuple[vec[i16], vec[i16]]:
        """All inputs that are not 0, appended: an input of several players comes several times."""
        group: i64
        i: i64
        for group in range(self.groups):
            for i in range(group * GROUP_CAPACITY, group * GROUP_CAPACITY + self.size[group]):
                indices = append(indices, i16(self.index[i]))
                values = append(values, i16(self.value[i]))
        return indices, values

    def forget(self) -> None:
        """Everything is made again."""
        group: i64
        for group in range(self.groups):
            if self.keys[group] != NEVER_MADE:
                self.keys[group] = NEVER_MADE - 1

    def settle(self) -> None:
        """Nothing has changed since now."""
        i: i64
        for i in range(self.touches):
            self.change[self.touched[i]] = 0
        self.touches = 0
