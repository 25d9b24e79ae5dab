"""Contests: deals that several people play, tournaments, and puzzles."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from alhambra.server.storage.schema.base import metadata

# A try of a person at a deal that others play too. It counts once it is finished.
entry = Table(
    "entry",
    metadata,
    Column("contest", String(32), primary_key=True),  # "day-2026-11-16", "duplicate-…"
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("deal", Integer, primary_key=True, default=0),  # of several in one contest
    Column("game", String(16), ForeignKey("game.id"), nullable=False, unique=True),
    Column("begun", Float, nullable=False),
    Column("finished", Float),
    Column("points", Integer, nullable=False, default=0),
    Column("margin", Integer, nullable=False, default=0),  # more than the best of the others
)

# Matches in which several people play the same deals against the same bots.
duplicate = Table(
    "duplicate",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("setup", String(200), nullable=False),  # its text form
    Column("bots", Text, nullable=False),  # JSON: their names, by seat
    Column("deals", Integer, nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("secret", String(64), nullable=False),  # that all deals follow from; shown when it is over
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),  # when it is over; earlier, once everybody has played everything
    Column("is_closed", Boolean, nullable=False, default=False),  # may nobody else join?
)

# People who play in such a match.
duplicate_player = Table(
    "duplicate_player",
    metadata,
    Column("duplicate", String(16), ForeignKey("duplicate.id"), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), primary_key=True, index=True),
    Column("joined", Float, nullable=False),
)

# Tournaments in rounds, at tables of three or four.
tournament = Table(
    "tournament",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(32), ForeignKey("person.id"), nullable=False, index=True),  # who is its arbiter
    Column("name", String(60), nullable=False),
    Column("setup", String(200), nullable=False),  # its text form
    Column("kind", String(12), nullable=False),  # swiss, round-robin
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False, default=0),  # the last that was begun
    Column("phase", String(12), nullable=False, index=True),  # gathering, running, paused, over
    Column("clock", String(8), nullable=False),  # fischer, days
    Column("clock_base", Float, nullable=False),
    Column("clock_increment", Float, nullable=False),
    Column("clock_days", Float, nullable=False),
    Column("has_same_deals", Boolean, nullable=False),  # do all tables of a round have the same deal?
    Column("has_bots", Boolean, nullable=False),  # may bots enter?
    Column("is_public", Boolean, nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("secret", String(64), nullable=False),  # that all deals follow from; shown when it is over
    Column("created", Float, nullable=False),
)

# Who plays in a tournament, by number.
tournament_player = Table(
    "tournament_player",
    metadata,
    Column("tournament", String(16), ForeignKey("tournament.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), index=True),  # None for a bot, or somebody who is gone
    Column("bot", String(40), nullable=False, default=""),
    Column("name", String(40), nullable=False),
    Column("status", String(8), nullable=False),  # in, reserve, out
    UniqueConstraint("tournament", "person"),
)

# The tables of its rounds; number 0 of a round has those with a bye.
tournament_table = Table(
    "tournament_table",
    metadata,
    Column("tournament", String(16), ForeignKey("tournament.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("game", String(16), ForeignKey("game.id"), unique=True),
    Column("players", Text, nullable=False),  # JSON: their numbers, by seat
    Column("points", Text, nullable=False, default="[]"),  # JSON: by seat; null for somebody who has resigned
    Column("state", String(10), nullable=False),  # playing, over, corrected, void, bye
)

# Puzzles that somebody has tried, and how hard they are; one that is not here is rated by how bots did.
puzzle = Table(
    "puzzle",
    metadata,
    Column("number", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("solved", Integer, nullable=False, default=0),
)

# People who try puzzles, and how well they do.
solver = Table(
    "solver",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("solved", Integer, nullable=False, default=0),
)

# The first try of a person at a puzzle: it alone counts.
puzzle_try = Table(
    "puzzle_try",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("puzzle", String(10), primary_key=True),
    Column("at", Float, nullable=False),
    Column("is_solved", Boolean, nullable=False),
)
