"""Write the next revision of the database's schema: what `server/storage/schema` has and the last revision does not.

    python tools/migration.py "Teams at tables"

Read it before it is committed: a renamed column looks like one dropped and one added.
"""

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from alembic.autogenerate import produce_migrations, render_python_code
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from alhambra.server.storage import migrate as migrations
from alhambra.server.storage.database import Database
from alhambra.server.storage.schema import metadata

FOLDER = Path(migrations.__file__).with_name("migrations") / "versions"

REVISION = '''"""{title}."""

import sqlalchemy as sa
from alembic import op

revision = "{number:04}"
down_revision = {before}


def upgrade() -> None:
    """Bring the schema from the revision before to this one."""
    {code}
'''


def written(connection: Connection, title: str, number: int) -> str:
    """The revision as Python."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    operations = produce_migrations(context, metadata).upgrade_ops
    if operations is None or operations.is_empty():
        sys.exit("Nothing has changed.")
    code = render_python_code(operations, render_as_batch=True)
    code = re.sub(r"^ *# ###.*$", "", code, flags=re.MULTILINE).strip()
    before = f'"{number - 1:04}"' if number > 1 else "None"
    return REVISION.format(title=title, number=number, before=before, code=code)


async def main(title: str) -> None:
    """Compare with a fresh database, and write the file."""
    number = 1 + len(list(FOLDER.glob("r*.py")))
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite+aiosqlite:///{folder}/fresh.sqlite")
        if number > 1:
            await migrations.migrate(database)
        async with database.read() as connection:
            text = await connection.run_sync(written, title, number)
        await database.close()
    slug = re.sub(r"\W+", "_", title.lower()).strip("_")
    file = FOLDER / f"r{number:04}_{slug}.py"
    file.write_text(text)
    print(file)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
