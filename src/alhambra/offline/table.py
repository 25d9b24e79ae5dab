"""A table in a page: one place writes, adopts and tells, in this order. What is shown has been kept before."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

import msgspec

from alhambra.engine.errors import AlhambraError
from alhambra.offline.store import Store, Whole, change_rows, read_whole, table_key
from alhambra.offline.thinking import Thinking
from alhambra.server.bots.questions import sample_position
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.admission import require_shown_match
from alhambra.server.play.handlers import HANDLERS
from alhambra.server.play.leaving import close
from alhambra.server.play.match import Match, adopt_change, deal, restore_sitting
from alhambra.server.play.messages import (
    list_missing_nonces,
    list_steps_since,
    look_back,
    make_table_message,
    make_view_message,
    select_news,
)
from alhambra.server.play.replies import describe_advice, explain_refusal
from alhambra.server.play.shown import RulesInfo
from alhambra.server.play.sitting import Behind, Change, Moment, Outcome, Sitting, Viewpoint
from alhambra.server.table.drive import Conflict
from alhambra.texts.grammar import LANGUAGES

ME: Final = "me"
"""The person at this device; everybody who plays here is."""

WRITE_ATTEMPTS: Final = 8  # to write a change, while another page writes too

Decide = Callable[[Sitting, Moment], Outcome]


@dataclass(eq=False)
class Line:
    """One connection of the page to a table, and what was sent on it."""

    post: Callable[[str], None]
    language: str = "en"
    unveiled: int | None = None
    has_greeted: bool = False
    seen: int = -1
    told: tuple[object, ...] | None = None
    hints: list[asyncio.Task[Any]] = field(default_factory=list)  # that it was promised

    @property
    def viewpoint(self) -> Viewpoint:
        """From where it looks."""
        return Viewpoint(ME, self.unveiled, self.language)

    def send(self, message: wire.FromServer) -> None:
        """Send a message."""
        self.post(wire.write_message(message))

    def close(self) -> None:
        """Nobody waits for anything on it any more."""
        for hint in self.hints:
            hint.cancel()


def state_of(whole: Whole) -> Sitting:
    """A table as it was kept. The time in which no page was open is nobody's."""
    state = restore_sitting(whole.kept.row, whole.kept.seats, whole.steps)
    if isinstance(state, Match):
        state.take_answers(whole.answers)
    return state


class PageTable:
    """One table. Whatever changes it is done under `lock`."""

    def __init__(self, store: Store, thinking: Thinking, now: Callable[[], float], whole: Whole) -> None:
        self.store = store
        self.thinking = thinking
        self._now = now
        self.state = state_of(whole)
        if isinstance(self.state, Match):
            self.state.set_clock(now())
        self.lines: set[Line] = set()
        self.lock = asyncio.Lock()
        self.awake = asyncio.Event()

    def make_moment(self) -> Moment:
        """What is so just now: everybody is here."""
        return Moment(self.now(), frozenset((ME,)))

    @property
    def is_driven(self) -> bool:
        """Is there anything to happen by itself?"""
        return self.state.row.is_open

    def now(self) -> float:
        """The time, which never goes back."""
        return self._now()

    async def choose(self, position: str, seat: int, bot: str, seed: int, seconds: float) -> str:
        """The action that a bot chooses."""
        return await self.thinking.choose(position, seat, bot, seed, seconds)

    # --- changes ----------------------------------------------------------------------------------------------

    async def perform(self, decide: Decide, line: Line | None = None) -> Outcome:
        """Have something decided for the table as it is, and keep it; again, if another page has been faster."""
        for _ in range(WRITE_ATTEMPTS):
            outcome = decide(self.state, self.make_moment())
            if not isinstance(outcome, Change):
                self._reply(outcome, line)
                return outcome
            try:
                await self.commit(outcome, line)
            except Conflict:
                continue
            return outcome
        raise Refused("too-many", 429)

    async def commit(self, change: Change, line: Line | None = None) -> None:
        """Keep a change; then adopt it, reply, and tell. Conflict if the table is not any more as it takes it to be."""
        rows = change_rows(self.state, change)
        if not await self.store.write(rows, table_key(change.row.id), change.row.version - 1):
            await self.catch_up()
            raise Conflict
        self.state = adopt_change(self.state, change)
        self._reply(change.replies, line)
        for other in self.lines:
            if change.teller is None or self.state.find_shown_seat(other.viewpoint) == change.teller:
                self.tell(other)
        self.awake.set()

    async def deal(self, key: str) -> None:
        """Deal the cards."""
        await self.commit(deal(self.state, key, self.now()))

    async def catch_up(self) -> None:
        """Take over what another page has written; a game that was deleted there has ended."""
        whole = await read_whole(self.store, self.state.row.id)
        if whole is None and self.state.row.is_open:
            self._show(adopt_change(self.state, close(self.state, self.now())))
        elif whole is not None and whole.kept.version != self.state.row.version:
            self._show(state_of(whole))

    def _show(self, state: Sitting) -> None:
        self.state = state
        for line in self.lines:
            self.tell(line)
        self.awake.set()

    def _reply(self, messages: Outcome, line: Line | None) -> None:
        if line is not None and not isinstance(messages, Change):
            for message in messages:
                line.send(message)

    # --- telling ----------------------------------------------------------------------------------------------

    def tell(self, line: Line) -> None:
        """Send what is new."""
        if not line.has_greeted:
            return
        state, viewpoint = self.state, line.viewpoint
        message = make_table_message(state, viewpoint, self.make_moment())
        told = select_news(state, message)
        if told != line.told:
            line.told = told
            line.send(message)
        missing = list_missing_nonces(state, viewpoint)
        if missing:
            line.send(wire.Openings(missing))
        if isinstance(state, Match):
            if line.seen < state.last:
                line.send(wire.Steps(list_steps_since(state, viewpoint, line.seen)))
            line.seen = state.last
            line.send(make_view_message(state, viewpoint))

    # --- what is said -----------------------------------------------------------------------------------------

    async def hear(self, line: Line, text: str) -> None:
        """One message of the page: done whole, or refused and nothing has changed."""
        try:
            message = wire.read_message(text)
        except msgspec.DecodeError as error:
            self.refuse(line, "", Refused("not-understood", 400, detail=str(error)[:200]))
            return
        identifier = getattr(message, "id", "")
        async with self.lock:
            try:
                await self._carry_out(line, message)
            except Behind:
                line.send(wire.Stale(identifier, self.state.last))
                self.tell(line)
            except Refused as refused:
                self.refuse(line, identifier, refused)
            except AlhambraError as error:
                line.send(explain_refusal(identifier, error, line.language, self.state.rules))

    def refuse(self, line: Line, identifier: str, refused: Refused) -> None:
        """Say why something was not done."""
        line.send(wire.Refused(identifier, refused.key, refused.text(line.language)))

    async def _carry_out(self, line: Line, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello():
                self._greet(line, message)
            case wire.Unveil():
                self._unveil(line, message)
            case wire.Look():
                line.send(look_back(self.state, line.viewpoint, message))
            case wire.Hint():
                self._hint(line, message)
            case wire.Chat() | wire.Mute():
                raise Refused("nothing-said", 400)  # nobody else is here
            case _:
                handler = HANDLERS[type(message)]
                await self.perform(lambda state, moment: handler(state, line.viewpoint, message, moment), line)

    def _greet(self, line: Line, message: wire.Hello) -> None:
        line.language = message.language if message.language in LANGUAGES else "en"
        line.told, line.seen, line.has_greeted = None, min(message.since, self.state.last), True
        line.send(wire.Rules(cast(RulesInfo, self.state.rules.describe())))
        self.tell(line)
        self.awake.set()

    def _unveil(self, line: Line, message: wire.Unveil) -> None:
        if message.seat is not None and message.seat not in self.state.list_own_seats(ME):
            raise Refused("not-your-seat", 403)
        line.unveiled, line.seen = message.seat, -1  # the log is told once more, as this seat may know it
        self.tell(line)

    def _hint(self, line: Line, message: wire.Hint) -> None:
        """What a bot would do, from what the seat sees and nothing else. It thinks while the table goes on."""
        match = require_shown_match(self.state, line.viewpoint, message.seat)
        if not match.row.options.aids:
            raise Refused("no-aids")
        position = sample_position(match.find_deciding_game(message.seat).view(message.seat), match.last)
        line.hints = [hint for hint in line.hints if not hint.done()]
        line.hints.append(self.thinking.spawn(self._advise(line, message, position)))

    async def _advise(self, line: Line, message: wire.Hint, position: str) -> None:
        try:
            advised = await self.thinking.advise(position, message.seat, message.bot, line.language)
        except Refused as refused:
            self.refuse(line, message.id, refused)
        else:
            line.send(describe_advice(message, advised.advice, advised.text, advised.reason))
