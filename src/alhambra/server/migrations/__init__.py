"""What Alembic runs: see alhambra.server.migrate."""
