"""The tables of the database, the same on SQLite and PostgreSQL.

The truth of a game is the append-only log `step`: its primary key (table, number) is what correctness rests on. What
else is here is about people, seats and what was said.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # the name to sign in with, folded; None for guests
    Column("look", String(200), index=True),  # of an account's name: the same for names that look alike
    Column("folded_look", String(200), index=True),  # of the name to sign in with
    Column("password", String(200)),  # argon2
    Column("recovery", String(200)),  # argon2
    Column("language", String(8), nullable=False, default="en"),
    Column("webhook", String(500), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("is_muted", Boolean, nullable=False, default=False),
    Column("is_banned", Boolean, nullable=False, default=False),
    Column("is_deleted", Boolean, nullable=False, default=False),
    # letters about games over days
    Column("email", String(254), nullable=False, default=""),
    Column("is_email_confirmed", Boolean, nullable=False, default=False),
    Column("wants_mail", Boolean, nullable=False, default=False),
    Column("mailed", Float, nullable=False, default=0.0),  # when the last letter was sent
    # who may see that they are here, and who may invite them: nobody, friends (people they follow), everybody
    Column("presence_for", String(10), nullable=False, default="friends"),
    Column("invitations_from", String(10), nullable=False, default="everybody"),
)

# A secret that somebody is known by: a browser's cookie or a program's token. Only its SHA-256 is kept.
secret = Table(
    "secret",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # "browser" or "token"
    Column("label", String(60), nullable=False, default=""),
    Column("created", Float, nullable=False),
)

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

# When servers ran: nobody's time for thinking passes while none does.
run = Table(
    "run",
    metadata,
    Column("id", String(16), primary_key=True),  # of a process
    Column("began", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when it last said that it runs
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
    Column("message", String(100)),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "message"),
)

# Of whom somebody wants to hear nothing.
mute = Table(
    "mute",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("other", String(32), ForeignKey("person.id"), primary_key=True),
)

# Whom somebody follows.
follow = Table(
    "follow",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("other", String(32), ForeignKey("person.id"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

# With whom somebody wants nothing to do.
block = Table(
    "block",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("other", String(32), ForeignKey("person.id"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
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

# Who has a window open, and the table they play at; only of people who show it to others.
presence = Table(
    "presence",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("seen", Float, nullable=False),
    Column("game", String(16), nullable=False, default=""),
)

# Browsers that are told when it is their user's turn (Web Push).
push = Table(
    "push",
    metadata,
    Column("id", String(32), primary_key=True),  # from a digest of the address
    Column("person", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("endpoint", String(500), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("label", String(60), nullable=False, default=""),
    Column("created", Float, nullable=False),
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

rating = Table(
    "rating",
    metadata,
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("game", String(20), primary_key=True),  # its name
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False, default=0),
    Column("updated", Float, nullable=False),
)

# Numbers that the server alone knows, by what they are for.
root = Table(
    "root",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", String(64), nullable=False),
)

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
