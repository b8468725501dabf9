"""Tables, chairs, their log, and people."""

from __future__ import annotations

from alembic import op

from kotatsu.house.migrations.making import create

revision = "001"
down_revision = None


def upgrade() -> None:
    create(
        "tables",
        "id text, game text, seats whole, seed text, options text, start text, tour whole, host text, "
        "version text, components text, created real",
        key="id",
    )
    create("chairs", "table_id text, seat whole, person text, name text, bot text", key="table_id, seat")
    op.create_index("ix_chairs_person", "chairs", ["person"])
    create("log", "table_id text, number whole, kind text, seat whole, move text, at real", key="table_id, number")
    create("people", "id text, name text, language text, settings text", key="id")
