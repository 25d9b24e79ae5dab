"""How a measurement ends that has a limit: with a failure, if it was too slow."""

import sys
from collections.abc import Mapping

from alhambra.cli.output import print_text


def list_slow(p95_ms: Mapping[str, float], limit_ms: float) -> list[str]:
    """What took longer than the limit, in words; nothing for a limit of 0."""
    slow = {name: ms for name, ms in p95_ms.items() if limit_ms and ms > limit_ms}
    return [f"too slow: {name}, {ms:.0f} ms (p95) instead of {limit_ms:.0f} ms" for name, ms in slow.items()]


def end_within(p95_ms: Mapping[str, float], limit_ms: float) -> None:
    """End the process with status 1 if something took longer than the limit."""
    slow = list_slow(p95_ms, limit_ms)
    for line in slow:
        print_text(line)
    if slow:
        sys.exit(1)
