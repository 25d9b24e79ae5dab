"""What the messages of players do: each is carried out whole, or refused and nothing has changed.

A handler gets a table as it is, and returns what is to be written and said; it changes nothing itself.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from alhambra.engine.chance import Fast
from alhambra.record.fairness import commit_to_number
from alhambra.record.position import position_text
from alhambra.server.edge.refused import Refused
from alhambra.server.play import wire
from alhambra.server.play.admission import require_shown_match
from alhambra.server.play.leaving import abort, claim, come_back, resign
from alhambra.server.play.moves import act, ask, undo
from alhambra.server.play.plans import foresee, plan
from alhambra.server.play.rows import DEALING
from alhambra.server.play.sitting import Change, Moment, Outcome, Sitting, Viewpoint
from alhambra.server.play.wire_from_client import FromClient


def order(state: Sitting, viewpoint: Viewpoint, message: wire.Order, _moment: Moment) -> Outcome:
    """A standing order for windows; only silence can be ordered ahead. Nobody else may notice it."""
    match = require_shown_match(state, viewpoint, message.seat)
    silences = match.rules.silences
    if message.window not in silences or message.answer not in ("", silences[message.window]):
        raise Refused("no-such-order", 400)
    seat = match.seats[message.seat]
    orders = {**seat.orders, message.window: message.answer}
    kept = replace(seat, orders={window: answer for window, answer in orders.items() if answer})
    row = match.revise_row(match.row.updated)
    return Change(row, (kept,), replies=(wire.Done(message.id),), teller=message.seat)


def sample(state: Sitting, viewpoint: Viewpoint, message: wire.Sample, _moment: Moment) -> Outcome:
    """What a seat that decides knows, as the bots of the server get it."""
    match = require_shown_match(state, viewpoint, message.seat)
    view = match.find_deciding_game(message.seat).view(message.seat)
    position = position_text(view.sample(Fast(0)), one_line=True)
    return (wire.Sampled(message.id, match.last, message.seat, position),)


def open_nonce(state: Sitting, viewpoint: Viewpoint, message: wire.Nonce, _moment: Moment) -> Outcome:
    """Take the number that a seat has committed to."""
    if message.seat not in state.list_own_seats(viewpoint.person):
        raise Refused("not-your-seat", 403)
    seat = state.seats[message.seat]
    if seat.nonce == message.nonce:  # said again, perhaps after the deal
        return ()
    if state.row.phase != DEALING:
        raise Refused("too-late")
    if seat.nonce or commit_to_number(message.nonce) != seat.nonce_commitment:
        raise Refused("wrong-nonce", 400)
    return Change(state.revise_row(state.row.updated), (replace(seat, nonce=message.nonce),))


def hush(state: Sitting, viewpoint: Viewpoint, message: wire.Hush, _moment: Moment) -> Outcome:
    """The host asks spectators not to talk, or lets them."""
    if viewpoint.person is None or viewpoint.person != state.row.host:
        raise Refused("host-only", 403)
    return Change(state.revise_row(state.row.updated, is_quiet=message.on), replies=(wire.Done(message.id),))


def ping(_state: Sitting, _viewpoint: Viewpoint, _message: wire.Ping, _moment: Moment) -> Outcome:
    """Answer somebody who asks whether the connection still stands."""
    return (wire.Pong(),)


Message = TypeVar("Message", bound=FromClient)
Handler = Callable[[Sitting, Viewpoint, FromClient, Moment], Outcome]


def handle(
    kind: type[Message], handler: Callable[[Sitting, Viewpoint, Message, Moment], Outcome]
) -> tuple[type[FromClient], Handler]:
    """A kind of message and its handler, which is asked about no other."""

    def handle_message(state: Sitting, viewpoint: Viewpoint, message: FromClient, moment: Moment) -> Outcome:
        assert isinstance(message, kind)
        return handler(state, viewpoint, message, moment)

    return kind, handle_message


HANDLERS: Final = dict(
    [
        handle(wire.Act, act),
        handle(wire.Undo, undo),
        handle(wire.Ask, ask),
        handle(wire.Resign, resign),
        handle(wire.Return, come_back),
        handle(wire.Claim, claim),
        handle(wire.Abort, abort),
        handle(wire.Order, order),
        handle(wire.Plan, plan),
        handle(wire.Foresee, foresee),
        handle(wire.Sample, sample),
        handle(wire.Nonce, open_nonce),
        handle(wire.Hush, hush),
        handle(wire.Ping, ping),
    ]
)
