"""Bringing a database to its newest revision."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
NOTED = "alembic_version"  # the table in which a database says what revision it has
LOCK = 0x6B6F7461  # a number that means this to every process


class FromTheFuture(Exception):
    """A revision that this version does not know."""


def bring_up_to_date(connection: Connection) -> None:
    """Do what is missing. Alembic takes longer to load than everything else here, so it is asked only then. Of several
    processes that start at once one does it, and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("set local lock_timeout = 0"))
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    if revision_of(connection) != newest_revision():
        _migrate(connection)
    connection.execute(text(f"update {NOTED} set version_num = version_num"))  # proof that it can be written
    connection.commit()


def revision_of(connection: Connection) -> str:
    """What the database says of itself; empty if it is new."""
    if not inspect(connection).has_table(NOTED):
        return ""
    return str(connection.execute(text(f"select version_num from {NOTED}")).scalar() or "")


def newest_revision() -> str:
    """The files are named by their revisions: r002_standings.py."""
    return max(path.stem for path in (MIGRATIONS / "versions").glob("r*_*.py")).partition("_")[0][1:]


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise FromTheFuture from error
    connection.commit()
