"""Clocks and since when seats are waited for; days away; ways to reach people; answers given beforehand."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from kotatsu.house.migrations.making import create

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
    create("vacations", "person text, begin real, end real", key="person, begin")
    create("facts", "name text, value text", key="name")
    create(
        "channels",
        "id text, person text, kind text, address text, keys text, token text, confirmed whole, "
        "failures whole, since real",
        key="id",
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_index("ix_channels_address", "channels", ["address"])
    create("notified", "person text, known real, sent real", key="person")
    create("plans", "table_id text, seat whole, kind text, plan text", key="table_id, seat, kind")
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
