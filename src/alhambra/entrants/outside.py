"""Bots outside: programs in any language that speak lines on standard input and output (`docs/outside-bots.md`).

Such a program is a guest (`guest.py`): there is one process for each seat and game.
"""

import contextlib
import json
import os
import queue
import shutil
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Budget
from alhambra.engine.notation.notation import action_text
from alhambra.engine.view.view import View
from alhambra.entrants.guest import Forfeit, GuestBot
from alhambra.entrants.lines import ERROR, FROM, NOTE, TO, LineLog
from alhambra.record.setup_text import setup_text

PREFIX: Final = "outside:"
"""How the label of such a bot begins; the path of the program follows."""

GREETING: Final = "alhambra 1"
START_SECONDS: Final = 10.0
"""How long a program has to say that it is ready."""
DECISION_SECONDS: Final = 1.0
"""What a decision may take unless the label says otherwise."""
GRACE_SECONDS: Final = 0.25
"""Nobody loses because this machine was busy for a moment."""
END_SECONDS: Final = 1.0
"""How long a program may take to end by itself when the game is over."""
LAST_SECONDS: Final = 2.0
"""When a program is ended, its lines are cut after this long at the latest."""
LONGEST_LINE_BYTES: Final = 65536
INTERPRETERS: Final = {".py": sys.executable, ".js": "node", ".mjs": "node", ".cjs": "node"}


def command_of(path: str) -> list[str]:
    """What to run: a script by its interpreter, anything else by itself."""
    interpreter = INTERPRETERS.get(Path(path).suffix)
    if interpreter is None:
        return [str(Path(path).resolve())]
    return [shutil.which(interpreter) or interpreter, path]


class Program:
    """A running program, and the lines from and to it. Reading and writing never wait for longer than they may."""

    def __init__(self, command: list[str], log: LineLog) -> None:
        import subprocess  # noqa: PLC0415 - most commands start no program

        self._log = log
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE if log.is_kept else subprocess.DEVNULL,
                start_new_session=os.name == "posix",  # so that whatever it starts ends with it
            )
        except OSError as error:
            raise Forfeit("start", f"{command[0]}: {error.strerror}") from error
        self._heard: queue.Queue[bytes] = queue.Queue(maxsize=1000)
        self._said: queue.Queue[bytes | None] = queue.Queue()
        self._listening, *others = [
            threading.Thread(target=work, daemon=True) for work in (self._listen, self._talk, self._overhear)
        ]
        self._threads = [self._listening, *others]
        for thread in self._threads:
            thread.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError):  # closed meanwhile
            while line := self._process.stdout.readline(LONGEST_LINE_BYTES):
                self._log.add(FROM, line.decode("utf-8", "replace"))
                self._heard.put(line)
        self._heard.put(b"")

    def _talk(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._said.get()) is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()
            self._process.stdin.close()

    def _overhear(self) -> None:
        """Log what it says on standard error."""
        if self._process.stderr:
            with contextlib.suppress(OSError, ValueError):  # closed meanwhile
                while line := self._process.stderr.readline(LONGEST_LINE_BYTES):
                    self._log.add(ERROR, line.decode("utf-8", "replace"))

    def say(self, line: str) -> None:
        """Send a line. What was heard before does not answer it."""
        with contextlib.suppress(queue.Empty):
            while self._heard.get_nowait():
                pass
            self._heard.put(b"")  # it has ended: that must still be heard
        self._log.add(TO, line)
        self._said.put(line.encode() + b"\n")

    def hear(self, deadline: float) -> str:
        """The next line; Forfeit when the time is over, or when there will be none."""
        try:
            line = self._heard.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise Forfeit("time") from None
        if not line:
            raise Forfeit("crash", f"exit code {self._process.wait()}")
        return line.decode("utf-8", "replace").strip()

    def finish(self, line: str) -> None:
        """Send the last line, and let it end by itself, for a while."""
        self.say(line)
        self._said.put(None)
        deadline = monotonic() + END_SECONDS
        while self._listening.is_alive() and monotonic() < deadline:
            with contextlib.suppress(queue.Empty):  # a full queue would keep it
                self._heard.get(timeout=0.01)

    def end(self) -> None:
        """End it, and whatever it has started."""
        self._said.put(None)
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        deadline = monotonic() + LAST_SECONDS
        while any(thread.is_alive() for thread in self._threads) and monotonic() < deadline:
            with contextlib.suppress(queue.Empty):  # a full queue would keep the listening one
                self._heard.get(timeout=0.01)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                if pipe:
                    pipe.close()
        self._log.add(NOTE, f"ended, exit code {self._process.returncode}")


class OutsideBot(GuestBot):
    """A program in a seat, for one game. `log_file` is where its lines are kept, if they are."""

    def __init__(self, path: str, seed: int) -> None:
        super().__init__(seed)
        self.path = path
        self.log_file: Path | None = None
        self._log: LineLog | None = None
        self._program: Program | None = None

    def name(self) -> str:
        return PREFIX + self.path

    def tell_end(self, points: Sequence[int], places: Sequence[int]) -> None:
        """Say `over`, and let the program end by itself."""
        if self._program:
            self._program.finish(f"over {json.dumps({'points': [*points], 'places': [*places]})}")

    def close(self) -> None:
        """End the program; what it has forfeited the game for is logged."""
        if self._program:
            self._program.end()
        self._program = None
        if self._log:
            for fault in self.faults:
                self._log.add(NOTE, f"forfeited: {fault.reason} {fault.detail}".rstrip())
            self._log.close()

    def ask(self, view: View, options: vec[i64], budget: Budget) -> i64:
        """What the program answers."""
        program = self._program or self._started(view)
        seconds = budget.seconds or DECISION_SECONDS
        texts = [action_text(view.rules, code) for code in options]
        question = {
            "view": view.shown(),
            "options": texts,
            "milliseconds": round(1000 * seconds),
            "playouts": budget.playouts,
        }
        program.say(f"choose {json.dumps(question, ensure_ascii=False)}")
        answer = self._answer(program, monotonic() + seconds + GRACE_SECONDS)
        if answer not in texts:
            raise Forfeit("illegal", answer)
        return options[texts.index(answer)]

    def _answer(self, program: Program, deadline: float) -> str:
        """The action that it names. Remarks are passed over."""
        while True:
            line = program.hear(deadline)
            word, _, rest = line.partition(" ")
            if word == "action":
                return " ".join(rest.split())
            if word not in ("info", ""):
                raise Forfeit("rubbish", line)

    def _started(self, view: View) -> Program:
        """Start the program and tell it about the game."""
        self._log = LineLog(self.log_file)
        program = Program(command_of(self.path), self._log)
        self._program = program
        program.say(GREETING)
        deadline = monotonic() + START_SECONDS
        try:
            while program.hear(deadline) != "ready":
                pass  # it may introduce itself
        except Forfeit as forfeit:
            raise Forfeit("start" if forfeit.reason == "crash" else forfeit.reason, forfeit.detail) from forfeit
        game = {"setup": setup_text(view.rules.setup), "seat": view.viewer, "seed": self.seed}
        program.say(f"game {json.dumps(game, ensure_ascii=False)}")
        return program
