"""Orders for the next turn of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    op.add_column("seat", sa.Column("plan", sa.Text(), nullable=False, server_default="{}"))
