"""The deal of the day: one set, one deal and the same opponents for everybody, from midnight to midnight (UTC).

The secret of a day is the SHA-256 of the secret of the next day. So the secret of yesterday, which everybody may know
today, is the commitment to today's: all later ones were fixed before it was shown, and only the server can work them
out.
"""

import hashlib
import re
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

from alhambra.engine.modules.catalogue import GAMES, MODULES
from alhambra.engine.rules.setup import Setup
from alhambra.server.edge.refused import Refused
from alhambra.server.storage.database import Database
from alhambra.server.storage.roots import find_root_secret

LAST: Final = date(2100, 1, 1)  # the end of the chain
MOST_DAYS_BACK: Final = 366  # days back that can be looked at and played
DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

BASE, *OTHERS = GAMES
CYCLE: Final = (
    Setup(BASE, players=3),
    *(Setup(BASE, (module,), players=3) for module in MODULES),
    Setup(BASE, players=4),
    *(Setup(game, players=3) for game in OTHERS),
)
"""What is played, one day after the other: every game and every module has its day."""
RIVALS: Final = ("expert", "greedy", "expert")  # they need no clock: the same actions get the same answers


def day_of(now: float) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(now, UTC).date()


def end_of(day: date) -> float:
    """The moment in which a day is over."""
    return datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC).timestamp()


def parse_past_day(text: str, now: float) -> date:
    """A day that is over; Refused if it is not, or there is no such day."""
    day = parse_day(text)
    today = day_of(now)
    if day >= today:
        raise Refused("daily-open", 403)
    if day < today - timedelta(days=MOST_DAYS_BACK):
        raise Refused("no-day", 404)
    return day


def parse_day(text: str) -> date:
    """The day of a text such as 2026-11-16; Refused if it is none."""
    try:
        if DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise Refused("no-day", 404)


def setup_of(day: date) -> Setup:
    """What is played on a day."""
    return CYCLE[day.toordinal() % len(CYCLE)]


def rivals_of(day: date) -> tuple[str, ...]:
    """The bots in the other seats."""
    return RIVALS[: setup_of(day).players - 1]


def contest_of(day: date) -> str:
    """The name of a day among contests."""
    return f"day-{day.isoformat()}"


@cache
def secret_of(origin: str, day: date) -> str:
    """The secret that the cards of a day follow from; `origin` is the end of the chain."""
    link = bytes.fromhex(origin)
    for _ in range((LAST - day).days):
        link = hashlib.sha256(link).digest()
    return link.hex()


async def read_chain_end(database: Database) -> str:
    """The number at the end of the chain, made when it is first asked for."""
    return await find_root_secret(database, "daily")
