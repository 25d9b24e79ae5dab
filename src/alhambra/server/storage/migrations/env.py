"""Run by Alembic: on the connection that it was given."""

from alembic import context

from alhambra.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # which cannot change a column in its place
)
context.run_migrations()
