"""Options of a table as columns, a version of every table, and when servers ran."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TRUTHS = {
    "is_private": ("private", False),
    "has_open_money": ("open_money", False),
    "has_aids": ("aids", True),
    "has_undo": ("undo", True),
    "has_takeover": ("takeover", True),
}
NUMBERS = {"clock_base": ("base", 900.0), "clock_increment": ("increment", 20.0), "clock_days": ("days", 3.0)}


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.create_table(
        "run",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.add_column("game", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    for name, (_, truth) in TRUTHS.items():
        default = sa.true() if truth else sa.false()
        op.add_column("game", sa.Column(name, sa.Boolean(), nullable=False, server_default=default))
    op.add_column("game", sa.Column("clock", sa.String(length=8), nullable=False, server_default="none"))
    for name, (_, number) in NUMBERS.items():
        op.add_column("game", sa.Column(name, sa.Float(), nullable=False, server_default=str(number)))
    for name in ("window", "absence"):
        op.add_column("game", sa.Column(name, sa.Float(), nullable=True))
    _move_options()
    op.drop_column("game", "options")
    op.create_index(op.f("ix_game_is_private"), "game", ["is_private"], unique=False)


def _move_options() -> None:
    """From JSON into the columns."""
    names = ("id", "options", "clock", "window", *TRUTHS, *NUMBERS)
    game = sa.table("game", *(sa.column(name, sa.String()) for name in names[:3]), *map(sa.column, names[3:]))
    connection = op.get_bind()
    for row in connection.execute(sa.select(game.c.id, game.c.options)).all():
        options = json.loads(row.options)
        clock = options.get("clock") or {}
        values: dict[str, object] = {name: bool(options.get(old, usual)) for name, (old, usual) in TRUTHS.items()}
        values |= {name: float(clock.get(old, usual)) for name, (old, usual) in NUMBERS.items()}
        values |= {"clock": clock.get("kind", "none"), "window": options.get("window")}
        connection.execute(sa.update(game).where(game.c.id == row.id).values(**values))
