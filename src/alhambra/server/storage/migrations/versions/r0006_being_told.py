"""Browsers that are told that it is their user's turn, and addresses for letters."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.add_column("person", sa.Column("email", sa.String(length=254), nullable=False, server_default=""))
    op.add_column("person", sa.Column("is_email_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("person", sa.Column("wants_mail", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("person", sa.Column("mailed", sa.Float(), nullable=False, server_default="0"))
    op.create_table(
        "push",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.String(length=500), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_push_person"), "push", ["person"], unique=False)
