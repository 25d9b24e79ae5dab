"""Who was sent away, who may be heard, how names of accounts look, and which browser took a seat."""

import sqlalchemy as sa
from alembic import op

from alhambra.server.edge.look_alikes import compute_looks

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.add_column("game", sa.Column("is_quiet", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("sent_away", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seat", sa.Column("device", sa.String(length=64), nullable=False, server_default=""))
    for name in ("look", "folded_look"):
        op.add_column("person", sa.Column(name, sa.String(length=200), nullable=True))
        op.create_index(op.f(f"ix_person_{name}"), "person", [name], unique=False)
    op.create_table(
        "mute",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"]),
        sa.ForeignKeyConstraint(["other"], ["person.id"]),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    _look_at_names()


def _look_at_names() -> None:
    """Fill in how the names of accounts look."""
    names = ("id", "name", "account", "look", "folded_look")
    person = sa.table("person", *(sa.column(name, sa.String()) for name in names))
    connection = op.get_bind()
    for row in connection.execute(sa.select(person.c.id, person.c.name).where(person.c.account.is_not(None))).all():
        connection.execute(sa.update(person).where(person.c.id == row.id).values(compute_looks(row.name)))
