"""How each table stands, so that nobody has to play it again to know; hashes in place of people's secrets."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

from kotatsu.house.migrations.making import create

revision = "002"
down_revision = "001"


def upgrade() -> None:
    create(
        "standings",
        "table_id text, state text, to_act text, points text, winners text, changed real",
        key="table_id",
    )
    op.create_index("ix_standings_state", "standings", ["state"])
    op.create_index("ix_tables_host_id", "tables", ["host", "id"])
    op.execute(
        "insert into standings (table_id, state, to_act, points, winners, changed) select id, 'unknown', '[]', '[]', '[]', "
        "coalesce((select max(at) from log where log.table_id = tables.id), created) from tables"
    )
    op.rename_table("log", "journal")  # a log is what a match tells its players
    _hash_identities()


def _hash_identities() -> None:
    places = (("people", "id"), ("chairs", "person"), ("tables", "host"))
    connection = op.get_bind()
    secrets = {
        row[0]
        for table, column in places
        for row in connection.execute(sa.text(f"select distinct {column} from {table} where {column} <> ''"))
    }
    for secret in secrets:
        hashed = hashlib.sha256(secret.encode()).hexdigest()
        for table, column in places:
            change = sa.text(f"update {table} set {column} = :hashed where {column} = :secret")
            connection.execute(change, {"hashed": hashed, "secret": secret})
