"""Who waits for a quick game, and for which."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.create_table(
        "wish",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("setup", sa.String(length=200), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("has_bots", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("nonce_commitment", sa.String(length=64), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index(op.f("ix_wish_game"), "wish", ["game"], unique=False)
