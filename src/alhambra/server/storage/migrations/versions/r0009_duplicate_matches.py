"""Matches in which several people play the same deals; tables say which contest they belong to."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.add_column("game", sa.Column("contest", sa.String(length=32), nullable=False, server_default=""))
    op.create_index("ix_game_contest", "game", ["contest"])
    op.execute(
        "UPDATE game SET contest = (SELECT contest FROM entry WHERE entry.game = game.id)"
        " WHERE id IN (SELECT game FROM entry)"
    )
    op.create_table(
        "duplicate",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("setup", sa.String(length=200), nullable=False),
        sa.Column("bots", sa.Text(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("invitation", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("is_closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["person.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_duplicate_host", "duplicate", ["host"])
    op.create_table(
        "duplicate_player",
        sa.Column("duplicate", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["duplicate"], ["duplicate.id"]),
        sa.ForeignKeyConstraint(["person"], ["person.id"]),
        sa.PrimaryKeyConstraint("duplicate", "person"),
    )
    op.create_index("ix_duplicate_player_person", "duplicate_player", ["person"])
