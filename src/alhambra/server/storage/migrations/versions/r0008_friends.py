"""People who follow, block and invite each other, and who is here."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.add_column("person", sa.Column("presence_for", sa.String(length=10), nullable=False, server_default="friends"))
    op.add_column(
        "person", sa.Column("invitations_from", sa.String(length=10), nullable=False, server_default="everybody")
    )
    for name in ("follow", "block"):
        op.create_table(
            name,
            sa.Column("person", sa.String(length=32), nullable=False),
            sa.Column("other", sa.String(length=32), nullable=False),
            sa.Column("since", sa.Float(), nullable=False),
            sa.ForeignKeyConstraint(["person"], ["person.id"]),
            sa.ForeignKeyConstraint(["other"], ["person.id"]),
            sa.PrimaryKeyConstraint("person", "other"),
        )
        op.create_index(op.f(f"ix_{name}_other"), name, ["other"], unique=False)
    op.create_table(
        "invitation",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("sender", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("is_declined", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.ForeignKeyConstraint(["person"], ["person.id"]),
        sa.ForeignKeyConstraint(["sender"], ["person.id"]),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    op.create_index(op.f("ix_invitation_person"), "invitation", ["person"], unique=False)
    op.create_index(op.f("ix_invitation_sender"), "invitation", ["sender"], unique=False)
    op.create_table(
        "presence",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
