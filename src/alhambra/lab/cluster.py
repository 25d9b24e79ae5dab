"""Work for a Ray cluster: the same tasks as for processes of one machine, and the same answers.

A task is plain data, its answer does not depend on where it is found, so the tasks of a worker that is lost are simply
done again by another.
"""

import os
from collections.abc import Callable, Iterator
from itertools import islice
from time import perf_counter
from typing import Any, Final

from alhambra.engine.component_data import VARIABLE
from alhambra.engine.errors import AlhambraError
from alhambra.lab.extras import import_extra

LOCAL: Final = "local"
"""Instead of an address: a cluster on this machine, as long as this program runs."""

TASKS_AHEAD: Final = 3
"""Tasks on their way for each core, so that none has to wait."""

BATCH_SECONDS: Final = 0.25
"""Short tasks are sent together, as many as take about this long: to send one takes a millisecond or more."""
BATCH_TASKS: Final = 500

TASK_TRIES: Final = 10
"""How often a task is begun at most: one that kills its worker every time is not done for ever."""

ANSWER_SECONDS: Final = 5.0
"""A machine that takes longer to answer is not there: Ray itself would try for minutes."""

_PREPARED: dict[tuple[str, str, str], Callable[[Any], Any]] = {}


class NoCluster(AlhambraError):
    """Nobody answers at the address of a cluster."""


def spread_on_ray(
    prepare: Callable[[Any], Callable[[Any], Any]], context: object, tasks: Iterator[Any], workers: int, address: str
) -> Iterator[Any]:
    """Do all tasks on a cluster; the answers come in any order. `workers` are the cores of a local one."""
    ray = import_extra("ray", "cluster")
    started = _join(ray, workers, address)
    try:
        yield from _answers(ray, prepare, context, tasks)
    finally:
        if started:
            ray.shutdown()


def _join(ray: Any, workers: int, address: str) -> bool:
    """Connect with the cluster, or start one; was there no connection before?"""
    if ray.is_initialized():
        return False
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing leaves this machine unasked
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    where = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {"address": address}
    components = os.environ.get(VARIABLE)
    runtime = {"runtime_env": {"env_vars": {VARIABLE: components}}} if components else {}
    try:
        check_reachable(address)
        ray.init(log_to_driver=False, logging_level="ERROR", **where, **runtime)
    except ConnectionError as error:
        raise NoCluster("no-cluster", address=address) from error
    return True


def check_reachable(address: str) -> None:
    """ConnectionError if nobody listens at a host and port; what has none (`auto`, `local`) is for Ray to find."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return
    import socket  # noqa: PLC0415 - only those who ask for a cluster wait for it

    try:
        socket.create_connection((host, int(port)), ANSWER_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise ConnectionError(address) from error


def _answers(ray: Any, prepare: Callable[[Any], Any], context: object, tasks: Iterator[Any]) -> Iterator[Any]:
    do = ray.remote(max_retries=0)(_do)
    shared = ray.put(context)  # once for all: it may hold a network
    lost = ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError
    waiting: dict[Any, tuple[list[Any], int]] = {}  # reference → tasks and how often they were begun
    size = 1

    def begin(batch: list[Any], tries: int = 1) -> None:
        if batch:
            waiting[do.remote(prepare, shared, batch)] = batch, tries

    for _ in range(TASKS_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))):
        begin(list(islice(tasks, size)))
    while waiting:
        (done,), _ = ray.wait(list(waiting))
        batch, tries = waiting.pop(done)
        try:
            answers, seconds = ray.get(done)
        except lost:
            if tries == TASK_TRIES:
                raise
            begin(batch, tries + 1)
            continue
        size = fit_batch(len(batch), seconds)
        begin(list(islice(tasks, size)))
        yield from answers


def fit_batch(tasks: int, seconds: float) -> int:
    """How many tasks to send at a time, when `tasks` took `seconds`; at most twice as many as before."""
    return max(1, min(2 * tasks, BATCH_TASKS, int(tasks * BATCH_SECONDS / max(seconds, 1e-6))))


def _do(prepare: Callable[[Any], Callable[[Any], Any]], context: object, tasks: list[Any]) -> tuple[list[Any], float]:
    """Some tasks, in a worker, and how long they took; what does them is made once in each process."""
    start = perf_counter()
    key = prepare.__module__, prepare.__qualname__, repr(context)
    if key not in _PREPARED:
        _PREPARED[key] = prepare(context)
    return [_PREPARED[key](task) for task in tasks], perf_counter() - start
