"""Clocks and since when seats are waited for; days away; ways to reach people; answers given beforehand."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"


def upgrade() -> None:
    with op.batch_alter_table("arrangements") as batch:
        batch.add_column(sa.Column("clock", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("standings") as batch:
        batch.add_column(sa.Column("since", sa.Text, nullable=False, server_default="[]"))
        batch.add_column(sa.Column("bank", sa.Text, nullable=False, server_default="[]"))
        batch.add_column(sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_standings_due", "standings", ["due"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("begin", sa.Float, nullable=False),
        sa.Column("end", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "begin", name="pk_vacations"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_index("ix_channels_address", "channels", ["address"])
    op.create_table(
        "notified",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("known", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notified"),
    )
    op.create_table(
        "plans",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_plans_table_id"), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", name="pk_plans"),
    )
    _note_who_is_waited_for()


def _note_who_is_waited_for() -> None:
    """Since the last change, as far as anybody knows."""
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "select s.table_id, s.to_act, s.changed, t.seats from standings s join tables t on t.id = s.table_id"
            " where s.state = 'running'"
        )
    ).all()
    write = sa.text("update standings set since = :since, bank = :bank where table_id = :table")
    for table, to_act, changed, seats in rows:
        since = [changed if seat in json.loads(to_act) else 0.0 for seat in range(seats)]
        connection.execute(write, {"since": json.dumps(since), "bank": json.dumps([0.0] * seats), "table": table})
