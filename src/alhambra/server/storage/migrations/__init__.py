"""What Alembic runs: see `storage.migrate`."""
