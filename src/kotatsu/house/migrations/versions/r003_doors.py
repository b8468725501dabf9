"""Devices of people, doors to tables, who may watch, what is said; what each host has arranged."""

from __future__ import annotations

from alembic import op

from kotatsu.house.migrations.making import create

revision = "003"
down_revision = "002"


def upgrade() -> None:
    create("devices", "id text, person text, since real", key="id")
    op.create_index("ix_devices_person", "devices", ["person"])
    create("codes", "id text, person text, until real", key="id")
    op.create_index("ix_codes_person", "codes", ["person"])
    create("arrangements", "table_id text, gathering whole, listed whole, delay whole", key="table_id")
    op.create_index("ix_arrangements_listed", "arrangements", ["listed"])
    create("doors", "table_id text, seat whole, hash text, number text, person text, until real", key="table_id, seat")
    op.create_index("ix_doors_hash", "doors", ["hash"])
    op.create_index("ix_doors_person", "doors", ["person"])
    create("guests", "table_id text, person text", key="table_id, person")
    create(
        "messages",
        "table_id text, room text, number whole, kind text, person text, name text, seat whole, text text, at real",
        key="table_id, room, number",
    )
    op.execute("insert into devices (id, person, since) select id, id, 0 from people")  # each has one browser so far
    op.execute("insert into arrangements (table_id, gathering, listed, delay) select id, 0, 0, -1 from tables")
