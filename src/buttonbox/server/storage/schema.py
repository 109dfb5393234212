"""The schema, in SQL that both SQLite and PostgreSQL understand.

A released migration never changes; append a new one instead.
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
    (
        # When somebody was last there, and when the table was marked for deletion; 0 is never.
        "ALTER TABLE tables ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN marked BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_marked ON tables (marked) WHERE marked > 0",
    ),
)
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"
READ_VERSION = "SELECT COALESCE(MAX(version), 0) FROM schema_version"
COLUMNS = "version, kind, actor, code, client, value, at"
LAST = "(SELECT {} FROM entries WHERE table_id = id ORDER BY version DESC LIMIT 1)"
# A table is idle since its creation, its last entry, or the last time somebody was there.
IDLE = f"(seen < $1 AND COALESCE({LAST.format('at')}, created) < $1)"
DROPPED = f"(COALESCE({LAST.format('kind')}, '') = 'delete')"  # by its host
FIND_IDLE = f"SELECT id FROM tables WHERE marked = 0 AND {IDLE}"
FIND_DROPPED = f"SELECT id FROM tables WHERE marked = 0 AND {DROPPED}"
UNMARK = f"UPDATE tables SET marked = 0 WHERE marked > 0 AND NOT ({IDLE} OR {DROPPED})"
FIND_DUE = (
    f"SELECT id FROM tables WHERE marked > 0 AND marked <= $2 AND ({IDLE} OR {DROPPED}) LIMIT $3"
)
NEW_TABLE = "INSERT INTO tables (id, created, setup) VALUES ($1, $2, $3)"
COUNT = "SELECT COUNT(*) FROM tables"


class WrongSchema(ButtonboxError):
    """The database was written by a newer Buttonbox."""


def missing_migrations(version: int) -> list[tuple[int, tuple[str, ...]]]:
    """Return the number and statements of each migration that this version lacks."""
    if version > len(MIGRATIONS):
        raise WrongSchema(
            f"the database has schema {version}, this Buttonbox knows {len(MIGRATIONS)}: upgrade it"
        )
    return list(enumerate(MIGRATIONS, 1))[version:]
