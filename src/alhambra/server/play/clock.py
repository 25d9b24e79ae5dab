"""Time for thinking: none, so much for the game and more for every turn (Fischer), or days for each decision."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from alhambra.server.play import wire

DAY: Final = 86400.0


@dataclass(frozen=True)
class Clock:
    """The clocks of a table. `since` is when the open decision began; in a window no clock runs."""

    kind: str = "none"
    increment: float = 0.0
    left: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0

    def now_left(self, now: float) -> list[float]:
        """Seconds left for each seat."""
        left = list(self.left)
        if self.running is not None and left:
            left[self.running] = max(0.0, left[self.running] - (now - self.since))
        return left

    def passed(self, now: float, running: int | None, turn_ended: bool) -> "Clock":
        """The clocks after a step: time used is gone, and a turn that has ended brings the increment."""
        left = self.now_left(now)
        if self.running is not None and left and turn_ended:
            left[self.running] = self.full if self.kind == "days" else left[self.running] + self.increment
        return replace(self, left=left, running=running if self.kind != "none" else None, since=now)

    def without_increment(self, seat: int) -> "Clock":
        """The turn that brought it was taken back."""
        if self.kind != "fischer":
            return self
        left = [max(0.0, one - self.increment) if at == seat else one for at, one in enumerate(self.left)]
        return replace(self, left=left)

    @property
    def full(self) -> float:
        """What a decision over days may take."""
        return self.increment

    def runs_out(self) -> float | None:
        """When the running clock is down."""
        return None if self.running is None or not self.left else self.since + self.left[self.running]

    def message(self, now: float, window: float | None) -> wire.Clocks:
        """For the clients."""
        running = [] if self.running is None else [self.running]
        increment = self.increment if self.kind == "fischer" else 0.0
        return wire.Clocks([round(left, 1) for left in self.now_left(now)], running, window, self.kind, increment)


def new_clock(options: Mapping[str, Any], players: int) -> Clock:
    """The clocks of a table before the game."""
    chosen = options.get("clock") or {"kind": "none"}
    if chosen["kind"] == "fischer":
        return Clock("fischer", float(chosen["increment"]), [float(chosen["base"])] * players)
    if chosen["kind"] == "days":
        full = float(chosen["days"]) * DAY
        return Clock("days", full, [full] * players)
    return Clock()


def window_seconds(options: Mapping[str, Any]) -> float:
    """How long a window waits for those who keep silent."""
    is_slow = (options.get("clock") or {}).get("kind") == "days"
    return float(options.get("window") or (DAY / 2 if is_slow else 20.0))
