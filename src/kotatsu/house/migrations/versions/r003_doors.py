"""Devices of people, doors to tables, who may watch, what is said; what each host has arranged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def _table_id(table: str) -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name=f"fk_{table}_table_id"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "codes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_codes"),
    )
    op.create_index("ix_codes_person", "codes", ["person"])
    op.create_table(
        "arrangements",
        _table_id("arrangements"),
        sa.Column("gathering", sa.Integer, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("delay", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_arrangements"),
    )
    op.create_index("ix_arrangements_listed", "arrangements", ["listed"])
    op.create_table(
        "doors",
        _table_id("doors"),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("number", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_doors"),
    )
    op.create_index("ix_doors_hash", "doors", ["hash"])
    op.create_index("ix_doors_person", "doors", ["person"])
    op.create_table(
        "guests",
        _table_id("guests"),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_guests"),
    )
    op.create_table(
        "messages",
        _table_id("messages"),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "room", "number", name="pk_messages"),
    )
    op.execute("insert into devices (id, person, since) select id, id, 0 from people")  # each has one browser so far
    op.execute("insert into arrangements (table_id, gathering, listed, delay) select id, 0, 0, -1 from tables")
