"""Before the deal: which nonces are still to come, and the key that is made of all."""

from dataclasses import replace

from alhambra.record.fairness import chance_key, derive_nonce
from alhambra.server.play.rows import SeatRow
from alhambra.server.play.sitting import Change, Sitting


def list_unopened_seats(state: Sitting) -> list[SeatRow]:
    """The seats whose people have promised a nonce and have not opened it."""
    return [seat for seat in state.seats if seat.nonce_commitment and not seat.nonce]


def complete_nonces(state: Sitting) -> Change | None:
    """Every seat without a nonce gets the one that follows from the secret, and is marked; None if all have one."""
    secret = state.row.secret
    given = tuple(
        replace(seat, nonce=derive_nonce(secret, seat.number), from_server=True)
        for seat in state.seats
        if not seat.nonce
    )
    return Change(state.revise_row(state.row.updated), given) if given else None


def dealing_key(state: Sitting) -> str:
    """What all chance of the game comes from: made of the secret and the nonces, or that of a deal played before."""
    return state.row.key or chance_key(state.row.secret, [seat.nonce for seat in state.seats]).hex()
