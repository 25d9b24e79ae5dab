"""People: how they sign in, whom they know, how they are told, how strong they are."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from alhambra.server.storage.schema.base import metadata

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
    Column("has_public_profile", Boolean, nullable=False, default=False),
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
