"""Games at tables: the log of each, who sits there, what is said, and who waits for one.

The truth of a game is the append-only log `step`: its primary key (table, number) is what correctness rests on.
"""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from alhambra.server.storage.schema.base import metadata

game = Table(
    "game",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("setup", String(200), nullable=False),  # its text form
    Column("rules", String(20), nullable=False),  # the version of the rules it is played by
    Column("host", String(32), ForeignKey("person.id"), nullable=False),
    Column("phase", String(12), nullable=False, index=True),  # gathering, dealing, playing, over, aborted
    Column("invitation", String(32), nullable=False),
    Column("secret", String(64), nullable=False),  # the server's part of chance; shown when the game is over
    Column("key", String(64), nullable=False, default=""),  # what all chance comes from, once it is dealt
    Column("origin", Text, nullable=False, default=""),  # a position or record that it goes on from, "" for a deal
    Column("result", Text, nullable=False, default=""),  # JSON: points per party
    Column("winners", Text, nullable=False, default=""),  # JSON: seats
    Column("rematch", String(16), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("version", Integer, nullable=False, default=0),  # counts every change; a change names the one it is for
    # what was chosen for it
    Column("is_private", Boolean, nullable=False, default=False, index=True),
    Column("clock", String(8), nullable=False, default="none"),  # none, fischer, days
    Column("clock_base", Float, nullable=False, default=900.0),
    Column("clock_increment", Float, nullable=False, default=20.0),
    Column("clock_days", Float, nullable=False, default=3.0),
    Column("has_open_money", Boolean, nullable=False, default=False),
    Column("has_aids", Boolean, nullable=False, default=True),
    Column("has_undo", Boolean, nullable=False, default=True),
    Column("has_takeover", Boolean, nullable=False, default=True),
    Column("window", Float),
    Column("absence", Float),
    Column("is_rated", Boolean, nullable=False, default=False),
    Column("has_counted", Boolean, nullable=False, default=False),  # have the ratings been moved by it?
    Column("is_quiet", Boolean, nullable=False, default=False),  # are spectators asked not to talk?
    Column("sent_away", Text, nullable=False, default="[]"),  # JSON: people who may not come back uninvited
    Column("sealed_until", Float, nullable=False, default=0.0),  # others still play its deal until then; 0 for none
    Column("contest", String(32), nullable=False, default="", index=True),  # that it is played in
)

seat = Table(
    "seat",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, local, bot
    Column("person", String(32), ForeignKey("person.id"), index=True),  # for "local" whose device it is
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),  # of a bot's seat, or one that plays for somebody who left
    Column("nonce_commitment", String(64), nullable=False, default=""),
    Column("nonce", String(64), nullable=False, default=""),
    Column("from_server", Boolean, nullable=False, default=False),
    Column("has_resigned", Boolean, nullable=False, default=False),
    Column("wants_abort", Boolean, nullable=False, default=False),
    Column("orders", Text, nullable=False, default="{}"),  # JSON: window → answer
    Column("plan", Text, nullable=False, default="{}"),  # JSON: what it does when its turn comes
    Column("device", String(64), nullable=False, default=""),  # in a rated game: a digest of the browser's own number
)

step = Table(
    "step",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # deal, action, window, undo, resign, timeout, absent, return, abort
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),  # notation; of an undo the number of the step taken back
    Column("draws", Text, nullable=False, default=""),
    Column("message", String(100)),  # person and id of the message it came by, so that a repetition is known
    Column("at", Float, nullable=False),
    Column("left", Text, nullable=False, default=""),  # JSON: the clocks after it
    UniqueConstraint("game", "message"),
)

# Answers in a window for several people, until it is their turn to count. Nobody else sees them.
answer = Table(
    "answer",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("window", Integer, primary_key=True),  # the number of the step that opened it
    Column("seat", Integer, primary_key=True),
    Column("action", String(200), nullable=False),
    Column("message", String(100)),  # person and id of the message it came by
)

chat = Table(
    "chat",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("phrase", String(20), nullable=False, default=""),  # which of our phrases it is, if one
    Column("message", String(100)),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "message"),
)

# What somebody has written down about a game, for nobody else.
note = Table(
    "note",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
    Column("updated", Float, nullable=False),
)

# People who were invited by name to a table that has not begun.
invitation = Table(
    "invitation",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), primary_key=True, index=True),
    Column("sender", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("is_declined", Boolean, nullable=False, default=False),
)

# What somebody waits to play; the table and the seat as soon as it has come true.
wish = Table(
    "wish",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("setup", String(200), nullable=False),  # its text form
    Column("pace", String(8), nullable=False),  # fast, calm, days
    Column("is_rated", Boolean, nullable=False),
    Column("has_bots", Boolean, nullable=False),  # may bots take seats that stay free?
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when they last said that they wait
    Column("nonce_commitment", String(64), nullable=False, default=""),
    Column("device", String(64), nullable=False, default=""),
    Column("game", String(16), nullable=False, default="", index=True),
    Column("seat", Integer, nullable=False, default=0),
)

# What a finished game was for a person; written once, when it ends.
played = Table(
    "played",
    metadata,
    Column("game", String(16), ForeignKey("game.id"), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(20), nullable=False),  # the name of the game
    Column("modules", Text, nullable=False, default="[]"),  # JSON: names
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # of the players; the others are bots
    Column("at", Float, nullable=False),
    Column("is_rated", Boolean, nullable=False, default=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("is_won", Boolean, nullable=False),
    Column("is_left", Boolean, nullable=False),  # did a bot end it for them?
    Column("bought", Integer, nullable=False),  # tiles for their full price
    Column("exact", Integer, nullable=False),  # of those, paid exactly
    Column("sources", Text, nullable=False, default="{}"),  # JSON: points by category
    Column("buildings", Text, nullable=False, default="{}"),  # JSON: number by type, in the end
    Column("rating", Integer),  # after a rated game
)

# When servers ran: nobody's time for thinking passes while none does.
run = Table(
    "run",
    metadata,
    Column("id", String(16), primary_key=True),  # of a process
    Column("began", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when it last said that it runs
)

# Numbers that the server alone knows, by what they are for.
root = Table(
    "root",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", String(64), nullable=False),
)
