"""A table as it stands in a list, as plain data."""

from collections.abc import Sequence
from typing import Any

import msgspec

from alhambra.engine.rules.setup import Setup
from alhambra.server.play.rows import SeatRow, TableRow
from alhambra.server.play.set_names import set_title, setup_info


def table_values(
    row: TableRow, sitting: Sequence[SeatRow], person: str | None, language: str, awaited: Sequence[int] = ()
) -> dict[str, Any]:
    """A table as a person sees it in a list; `awaited` are the seats that its game waits for."""
    own = [seat.number for seat in sitting if person is not None and seat.person == person]
    is_inside = bool(own) or (person is not None and row.host == person)
    return {
        "id": row.id,
        "title": set_title(row.setup, language),
        "setup": setup_values(row.setup),
        "phase": row.phase,
        "host": next((seat.name for seat in sitting if seat.person == row.host), ""),
        "seats": [seat_values(seat, seat.number in own) for seat in sitting],
        "options": msgspec.to_builtins(row.options),
        "my_turn": any(seat in own for seat in awaited),
        "created": row.created,
        "updated": row.updated,
        "result": list(row.result),
        "winners": list(row.winners),
        "invitation": row.invitation if is_inside else "",
        "standing": None,
    }


def seat_values(seat: SeatRow, is_mine: bool) -> dict[str, Any]:
    """A seat in a list; its commitment is empty until the person has taken it alone, and ratings are a server's."""
    return {
        "number": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "is_mine": is_mine,
        "nonce_commitment": seat.nonce_commitment,
        "rating": None,
    }


def setup_values(setup: Setup) -> dict[str, Any]:
    """A set-up as clients get it."""
    values: dict[str, Any] = msgspec.to_builtins(setup_info(setup))
    return values
