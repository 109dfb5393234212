"""The one schema, in SQL that SQLite and PostgreSQL both understand.

A migration, once released, never changes; a new version of the schema is a new line at the end.
"""

from buttonbox.core.errors import ButtonboxError

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE tables (id TEXT PRIMARY KEY, created BIGINT NOT NULL, setup TEXT NOT NULL)",
        "CREATE TABLE entries ("
        " table_id TEXT NOT NULL REFERENCES tables (id),"
        " version BIGINT NOT NULL,"
        " kind TEXT NOT NULL,"
        " actor BIGINT NOT NULL,"
        " code BIGINT,"
        " client TEXT NOT NULL,"
        " value TEXT NOT NULL,"
        " at BIGINT NOT NULL,"
        " PRIMARY KEY (table_id, version))",
    ),
)
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"
READ_VERSION = "SELECT COALESCE(MAX(version), 0) FROM schema_version"
# A table's last sign of life is its last entry, or that it was created.
UNTOUCHED = (
    "SELECT id FROM tables WHERE COALESCE("
    "(SELECT at FROM entries WHERE table_id = id ORDER BY version DESC LIMIT 1), created) < "
)
COLUMNS = "version, kind, actor, code, client, value, at"


class WrongSchema(ButtonboxError):
    """The database was written by a newer Buttonbox."""


def missing_migrations(version: int) -> list[tuple[int, tuple[str, ...]]]:
    """Number and statements of each migration that a database of this version lacks."""
    if version > len(MIGRATIONS):
        raise WrongSchema(
            f"the database has schema {version}, this Buttonbox knows {len(MIGRATIONS)}: upgrade it"
        )
    return list(enumerate(MIGRATIONS, 1))[version:]
