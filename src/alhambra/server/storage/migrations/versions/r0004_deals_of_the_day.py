"""Deals that several people play, and how each of them did."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.add_column("game", sa.Column("sealed_until", sa.Float(), nullable=False, server_default="0"))
    op.create_table(
        "root",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "entry",
        sa.Column("contest", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("margin", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.ForeignKeyConstraint(["person"], ["person.id"]),
        sa.PrimaryKeyConstraint("contest", "person", "deal"),
        sa.UniqueConstraint("game"),
    )
