"""Time for thinking: none, a base and more for every turn (Fischer), or days for each decision."""

from dataclasses import dataclass, replace
from typing import Final

from alhambra.server.play import wire_parts
from alhambra.server.play.rows import TableOptions

DAY_SECONDS: Final = 86400.0
WINDOW_SECONDS: Final = 20.0  # seconds that a window waits for those who keep silent, where a clock is used
RETURN_SECONDS: Final = 60.0  # seconds that somebody has at least who comes back to a seat whose time was up
ABSENCE_SECONDS: Final = DAY_SECONDS  # seconds after which a game without a clock goes on without a player who is away


@dataclass(frozen=True)
class Clock:
    """The clocks of a table. `since` is when the open decision began; in a window no clock runs."""

    kind: str = "none"
    increment: float = 0.0
    left: tuple[float, ...] = ()
    running: int | None = None
    since: float = 0.0

    def compute_left(self, now: float) -> tuple[float, ...]:
        """Seconds left for each seat."""
        if self.running is None or not self.left:
            return self.left
        used = max(0.0, now - self.since)
        return self.changed(self.running, max(0.0, self.left[self.running] - used))

    def changed(self, seat: int, seconds: float) -> tuple[float, ...]:
        """Seconds left if one seat had another number of them."""
        return (*self.left[:seat], seconds, *self.left[seat + 1 :])

    def stop(self, now: float, has_turn_ended: bool) -> "Clock":
        """The clocks after a step, all stopped: time used is gone, a turn that has ended brings the increment."""
        stopped = replace(self, left=self.compute_left(now), running=None, since=now)
        if self.running is None or not stopped.left or not has_turn_ended:
            return stopped
        more = self.full if self.kind == "days" else stopped.left[self.running] + self.increment
        return replace(stopped, left=stopped.changed(self.running, more))

    def take_back_increment(self, seat: int) -> "Clock":
        """The clocks without the increment of a turn that was taken back."""
        if self.kind != "fischer":
            return self
        return replace(self, left=self.changed(seat, max(0.0, self.left[seat] - self.increment)))

    def give_return_time(self, seat: int) -> "Clock":
        """The clocks when somebody comes back whose time was up: they get a little."""
        if not self.left:
            return self
        least = self.full if self.kind == "days" else RETURN_SECONDS
        return replace(self, left=self.changed(seat, max(self.left[seat], least)))

    @property
    def full(self) -> float:
        """What a decision over days may take."""
        return self.increment

    @property
    def deadline(self) -> float | None:
        """When the running clock is down."""
        return None if self.running is None or not self.left else self.since + self.left[self.running]

    def describe(self, now: float, window: float | None) -> wire_parts.Clocks:
        """The clocks as clients get them; `window` are the seconds that an open window still waits."""
        running = [] if self.running is None else [self.running]
        increment = self.increment if self.kind == "fischer" else 0.0
        seconds = [round(left, 1) for left in self.compute_left(now)]
        return wire_parts.Clocks(seconds, running, window, self.kind, increment)


def make_clock(options: TableOptions, players: int) -> Clock:
    """The clocks of a table before the game."""
    chosen = options.clock
    if chosen.kind == "fischer":
        return Clock("fischer", chosen.increment, (chosen.base,) * players)
    if chosen.kind == "days":
        return Clock("days", chosen.days * DAY_SECONDS, (chosen.days * DAY_SECONDS,) * players)
    return Clock()


def choose_window_seconds(options: TableOptions, people: int) -> float | None:
    """How long a window waits for those who keep silent; None where nobody is kept waiting, or there is no hurry."""
    if people < 2:
        return None
    by_clock = {"none": None, "fischer": WINDOW_SECONDS, "days": DAY_SECONDS / 2}[options.clock.kind]
    return options.window or by_clock


def choose_absence_seconds(options: TableOptions) -> float | None:
    """After which time a game goes on without a player who is away; None where a clock sees to that."""
    return options.absence or (ABSENCE_SECONDS if options.clock.kind == "none" else None)
