"""Phrases that everybody reads in their language, and notes that only their writer sees."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.add_column("chat", sa.Column("phrase", sa.String(length=20), nullable=False, server_default=""))
    op.create_table(
        "note",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.ForeignKeyConstraint(["person"], ["person.id"]),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    op.create_index(op.f("ix_note_person"), "note", ["person"], unique=False)
