"""Several processes on one database: what bots are to think about, and by what each notices that others were at work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("standings", sa.Column("digest", sa.Text, nullable=False, server_default=""))
    op.add_column("arrangements", sa.Column("seatings", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_thoughts_table_id"), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("taker", sa.BigInteger, nullable=False),
        sa.Column("move", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_thoughts"),
    )
