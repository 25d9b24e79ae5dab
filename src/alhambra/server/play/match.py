"""A game in play at a table: what is on the log, played up to its end; clocks, windows and who is waited for."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Unpack

from alhambra.engine.play.game import Game
from alhambra.engine.rules.ruleset import Rules
from alhambra.server.edge.refused import Refused
from alhambra.server.play.clock import Clock, choose_window_seconds, make_clock
from alhambra.server.play.log import follow, is_seeded, replay_log
from alhambra.server.play.rows import (
    ADJOURN,
    MOVES,
    NOBODY,
    OVER,
    PLAYING,
    RESUME,
    LogStep,
    RowValues,
    SeatRow,
    TableRow,
    WindowAnswer,
)
from alhambra.server.play.sitting import Change, Sitting
from alhambra.server.play.trial import Play, Trial, deal_game, has_turn_ended
from alhambra.server.play.windows import find_asked_seats, is_window, silence_of


class Match(Sitting):
    """A table with a game. It changes by what has been written, and by nothing else."""

    def __init__(
        self, row: TableRow, seats: Iterable[SeatRow], play: Play, steps: Iterable[LogStep], lost: float = 0.0
    ) -> None:
        super().__init__(row, seats)
        self.play = play
        self.steps = list(steps)
        self.messages = {step.message: step.number for step in self.steps if step.message}
        self.private: set[str] = set()  # messages that came by no step: answers in windows
        self.window: int | None = None  # the step after which the open window stands
        self.window_since = 0.0
        self.answers: dict[int, str] = {}  # by seat, in the open window
        self.is_adjourned = False  # does it rest until the arbiter lets it go on?
        self._note_rests(self.steps)
        self.clock = Clock()
        self.set_clock(self.steps[-1].at + (0.0 if row.options.clock.kind == "days" else lost))

    # --- how it stands ----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game itself."""
        return self.play.game

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @property
    def moved(self) -> int:
        """The number of the last step that changed the game; that somebody resigns does not."""
        return next((entry.number for entry in reversed(self.steps) if entry.kind in MOVES), -1)

    @property
    def is_running(self) -> bool:
        """Is it still being played?"""
        return self.row.phase == PLAYING and not self.game.is_over

    def find_message_step(self, message: str) -> int | None:
        return None if message in self.private else self.messages[message]

    @property
    def clock_seat(self) -> int | None:
        """The seat whose clock runs: nobody's in a window, while a bot thinks, or while the game rests."""
        if not self.is_running or self.is_adjourned or is_window(self.game):
            return None
        return None if self.seats[self.game.to_act].bot else self.game.to_act

    @property
    def awaited(self) -> list[int]:
        """The seats of people that the game waits for. In a window nobody else may know them."""
        if self.window is None:
            seat = self.clock_seat
            return [] if seat is None else [seat]
        asked = [seat for seat in find_asked_seats(self.game) if not self.seats[seat].bot and not self.is_adjourned]
        return [seat for seat in asked if seat not in self.answers and not self.has_order(seat)]

    def has_order(self, seat: int) -> bool:
        """Has the seat a standing order for the open window?"""
        return self.game.decision in self.seats[seat].orders

    @property
    def given_answers(self) -> dict[int, str]:
        """The answers so far in the open window; a standing order stands where there is none."""
        silence = silence_of(self.game)
        return {seat.number: silence for seat in self.seats if self.has_order(seat.number)} | self.answers

    def may_undo(self, seat: int) -> bool:
        """May the seat take its last step back?"""
        is_open = self.is_running and not self.is_adjourned
        return is_open and self.row.options.undo and self.play.find_undoable_step(seat) is not None

    def find_deciding_game(self, seat: int) -> Game:
        """The game in which that seat decides."""
        asked = find_asked_seats(self.game)
        if seat in asked:
            return asked[seat]
        if asked or self.game.to_act != seat:
            raise Refused("not-your-turn")
        return self.game

    # --- time -------------------------------------------------------------------------------------------------

    @property
    def window_end(self) -> float | None:
        """When silence passes in the open window; None if it stays open until it is answered."""
        seconds = choose_window_seconds(self.row.options, len(self.human_seats))
        if self.window is None or seconds is None or self.is_adjourned:
            return None
        return self.window_since + seconds

    def set_clock(self, since: float) -> None:
        """Let the clocks stand as the log left them; the open decision has been thought about since then."""
        clock = make_clock(self.row.options, len(self.seats))
        if clock.left and self.steps and self.steps[-1].left:
            clock = replace(clock, left=self.steps[-1].left)
        self._run(clock, since)

    def _run(self, clock: Clock, since: float) -> None:
        running = self.clock_seat if clock.kind != "none" else None
        self.clock = replace(clock, running=running, since=since)
        window = self.moved if self.is_running and is_window(self.game) else None
        if window != self.window:
            self.window, self.answers, self.window_since = window, {}, since

    def compute_clock(self, step: LogStep, trial: Trial | None) -> Clock:
        """The clocks when a step is done. A turn that is taken back brings nothing."""
        clock = self.clock.stop(step.at, trial is not None and has_turn_ended(self.game, trial.game))
        if step.kind == "undo" and has_turn_ended(self.play.past[-1][2], self.game):
            return clock.take_back_increment(step.seat)
        return clock.give_return_time(step.seat) if step.kind == "return" else clock

    # --- changes ----------------------------------------------------------------------------------------------

    def make_change(self, step: LogStep, trial: Trial | None = None, **values: Unpack[RowValues]) -> Change:
        """The change that a step is: the clocks stand still, and a game that ends has a result."""
        timed = replace(step, left=self.compute_clock(step, trial).left)
        if trial is not None and trial.game.is_over:
            values.update(self.compute_ending(trial))
        return Change(self.revise_row(step.at, **values), step=timed, trial=trial)

    def make_step(
        self,
        kind: str,
        seat: int,
        now: float,
        action: str = "",
        message: str | None = None,
        draws: tuple[str, ...] = (),
    ) -> LogStep:
        """The entry that comes next in the log."""
        return LogStep(self.last + 1, kind, seat, action, draws, message, now)

    def compute_ending(self, trial: Trial) -> RowValues:
        """What the table's row says when the game is over. A player who has resigned cannot win."""
        outcome = trial.game.outcome
        assert outcome is not None
        playing = {seat.number for seat in self.seats if not seat.has_resigned}
        winners = next((sorted(playing & set(seats)) for seats in outcome.ranking if playing & set(seats)), [])
        return {"phase": OVER, "result": tuple(int(one) for one in outcome.points), "winners": tuple(winners)}

    def adopt(self, change: Change) -> None:
        super().adopt(change)
        if change.answer is not None:
            self._take_answer(change.answer)
        if change.step is not None:
            if change.trial is not None:
                self.play.adopt(change.step.number, change.trial)
            else:
                follow(self.play, change.step)
            self._add_steps([change.step])
            self.set_clock(change.step.at)
        else:
            self._run(self.clock, self.clock.since)

    def _add_steps(self, steps: Sequence[LogStep]) -> None:
        self.steps += steps
        self.messages |= {step.message: step.number for step in steps if step.message}
        self._note_rests(steps)

    def _note_rests(self, steps: Sequence[LogStep]) -> None:
        for step in steps:
            if step.kind in (ADJOURN, RESUME):
                self.is_adjourned = step.kind == ADJOURN
                self.window_since = step.at  # an open window has its whole time again

    def _take_answer(self, answer: WindowAnswer) -> None:
        if answer.message and answer.message not in self.messages:
            self.private.add(answer.message)
        if answer.window == self.window:
            self.answers[answer.seat] = answer.action

    def can_follow(self) -> bool:
        """Can entries of the log be carried out one by one? Not those of older rules: they are played from the deal."""
        return is_seeded(self.row)

    def follow(self, row: TableRow, seats: Iterable[SeatRow], steps: Sequence[LogStep]) -> None:
        """Take over what another process has written."""
        self.row, self.seats = row, tuple(seats)
        for step in steps:
            follow(self.play, step)
        if steps:
            self._add_steps(steps)
            self.set_clock(steps[-1].at)
        else:
            self._run(self.clock, self.clock.since)

    def take_answers(self, answers: Iterable[WindowAnswer]) -> None:
        """Take over what was answered in windows."""
        for answer in answers:
            self._take_answer(answer)


def deal(state: Sitting, key: str, now: float) -> Change:
    """Deal the cards; the nonces are known by now."""
    play, draws = deal_game(state.row.setup, key, state.row.origin)
    clock = make_clock(state.row.options, len(state.seats))
    step = LogStep(0, "deal", NOBODY, "deal", draws, None, now, clock.left)
    return Change(state.revise_row(now, phase=PLAYING, key=key), step=step, play=play)


def adopt_change(state: Sitting, change: Change) -> Sitting:
    """The state after a change that has been written."""
    state.adopt(change)
    if change.play is None or change.step is None:
        return state
    return Match(state.row, state.seats, change.play, [change.step])


def restore_sitting(row: TableRow, seats: Sequence[SeatRow], steps: Sequence[LogStep], lost: float = 0.0) -> Sitting:
    """A table as its rows say; `lost` are the seconds since its last step in which no server ran: nobody's time."""
    return Match(row, seats, replay_log(row, steps), steps, lost) if steps else Sitting(row, seats)
