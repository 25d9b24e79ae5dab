"""How much of this machine may be used."""

import os


def count_cores() -> int:
    """How many processes this one may keep busy: cores that are taken away from it do not count."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
