"""Work for all cores: tasks go out to processes, answers come back as they are done.

Nothing is shared: a worker gets the name of a function, plain data and tasks, and starts from there, also where
processes cannot be forked. When the program that started them is killed, the workers find their line cut and end.
"""

import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from alhambra.lab.cluster import spread_on_ray

if TYPE_CHECKING:  # imported where processes are started: a command for one process does not wait for it
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Context = TypeVar("Context")
Task = TypeVar("Task")
Answer = TypeVar("Answer")

Prepare = Callable[[Context], Callable[[Task], Answer]]
"""Makes what does the tasks, once in each process: a function of a module, so that it can be found there."""

TASKS_AHEAD: Final = 2
"""Tasks that each worker has: while one answer is taken, the next is on its way."""


class WorkerFailed(RuntimeError):
    """A task could not be done; the message is the error in the worker."""


def spread(
    prepare: Prepare[Context, Task, Answer], context: Context, tasks: Iterable[Task], workers: int, ray: str = ""
) -> Iterator[Answer]:
    """Do all tasks in a number of processes; one worker is this process itself. The answers come in any order.

    `ray` is the address of a cluster that does them instead (`cluster.py`).
    """
    if ray:
        yield from spread_on_ray(prepare, context, iter(tasks), workers, ray)
        return
    if workers <= 1:
        yield from map(prepare(context), tasks)
        return
    crew = _Crew(prepare, context)
    try:
        yield from crew.collect_answers(iter(tasks), workers)
    finally:
        crew.dismiss()


class _Crew:
    """The processes and the lines to them."""

    def __init__(self, prepare: Prepare[Any, Any, Any], context: object) -> None:
        from multiprocessing import get_context  # noqa: PLC0415
        from multiprocessing.connection import wait  # noqa: PLC0415

        self.spawn, self.wait = get_context("spawn"), wait
        self.duty = prepare, context
        self.processes: list[BaseProcess] = []
        self.waiting: dict[Connection, int] = {}  # answers to come on each line

    def collect_answers(self, tasks: Iterator[Any], workers: int) -> Iterator[Any]:
        """Hand out the tasks and collect the answers. There are never more workers than tasks."""
        for task in islice(tasks, workers):
            self._hand_out(self._hire(), iter([task]), 1)
        for line in self.waiting:
            self._hand_out(line, tasks, TASKS_AHEAD - 1)
        while busy := [line for line, count in self.waiting.items() if count]:
            ready = self.wait(busy)
            for line in (one for one in busy if one in ready):
                answer = _received(line)
                self.waiting[line] -= 1
                self._hand_out(line, tasks, 1)
                yield answer

    def _hire(self) -> "Connection":
        """A new worker: the line to it."""
        ours, theirs = self.spawn.Pipe()
        process = self.spawn.Process(target=_serve, args=(theirs, *self.duty), daemon=True)
        process.start()
        theirs.close()
        self.processes.append(process)
        self.waiting[ours] = 0
        return ours

    def _hand_out(self, line: "Connection", tasks: Iterator[Any], count: int) -> None:
        for task in islice(tasks, count):
            line.send(task)
            self.waiting[line] += 1

    def dismiss(self) -> None:
        """End all workers, whatever they are doing."""
        for line in self.waiting:
            line.close()
        for process in self.processes:
            process.terminate()
            process.join()


def _received(line: "Connection") -> Any:
    try:
        done, answer = line.recv()
    except (EOFError, ConnectionError) as error:
        raise WorkerFailed("a worker has been killed") from error
    if not done:
        raise WorkerFailed(answer)
    return answer


def _serve(line: "Connection", prepare: Prepare[Any, Any, Any], context: object) -> None:
    """What a worker does, until its line is cut. An interruption is for the program that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        work = prepare(context)
        while True:
            line.send((True, work(line.recv())))
    except (EOFError, ConnectionError):
        return
    except Exception:
        line.send((False, traceback.format_exc()))
