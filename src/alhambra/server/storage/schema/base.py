"""Where all tables of the database are gathered."""

from sqlalchemy import MetaData

metadata = MetaData()

Stored = str | float | None
"""What a column holds."""
