"""Who is to sit somewhere: the row of a seat as it is asked for, on a server and in a page alike."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from alhambra.server.bots.questions import parse_server_bot
from alhambra.server.play.rows import SeatRow

USUAL_BOT: Final = "greedy"  # sits where no other was named


class SeatWish(Protocol):
    """What a request says about a seat: for whom it is (`open`, `person`, `local` or `bot`), and under which name."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...
    @property
    def nonce_commitment(self) -> str: ...


@dataclass(frozen=True)
class Sitter:
    """The person who asks for seats, and the device where that matters."""

    person: str
    name: str
    device: str = ""


def make_seat(wish: SeatWish, number: int, sitter: Sitter, check_name: Callable[[str], str]) -> SeatRow:
    """The row of a seat as it is asked for; refused if there is no such bot, or if the name is none."""
    match wish.kind:
        case "bot":
            bot = wish.bot or USUAL_BOT
            parse_server_bot(bot)
            return SeatRow(number, "bot", bot=bot, name=check_name(wish.name) if wish.name else bot)
        case "local":
            return SeatRow(number, "local", sitter.person, check_name(wish.name))
        case "person":
            bound = wish.nonce_commitment
            return SeatRow(number, "person", sitter.person, sitter.name, nonce_commitment=bound, device=sitter.device)
        case _:
            return SeatRow(number)
