"""When servers ran: what a clock may count, whatever happens to processes and to the time of the machine."""

import time

import pytest

from alhambra.server.storage.database import Database
from alhambra.server.storage.uptime import BEAT_SECONDS, Uptime, sum_covered


def test_spans_that_overlap_count_once() -> None:
    assert sum_covered([(0.0, 10.0), (5.0, 12.0), (20.0, 30.0)], 4.0, 25.0) == 8.0 + 5.0
    assert sum_covered([], 0.0, 10.0) == 0.0
    assert sum_covered([(0.0, 100.0)], 10.0, 20.0) == 10.0


async def test_time_without_a_server_is_lost_and_time_with_another_is_not(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Uptime(database)
    await first.start()
    before = first.now()
    second = Uptime(database)
    await second.start()
    assert second.compute_lost(before) == pytest.approx(0.0, abs=0.5)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 1000.0)
    third = Uptime(database)
    await third.start()
    assert third.compute_lost(before) == pytest.approx(1000.0 - BEAT_SECONDS, abs=2.0)
    assert third.compute_lost(third.now()) == 0.0


async def test_the_time_never_goes_back(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    uptime = Uptime(database)
    before = uptime.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert uptime.now() >= before
