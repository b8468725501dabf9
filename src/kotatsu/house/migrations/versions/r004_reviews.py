"""What was thought of the turns of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_reviews_table_id"), nullable=False),
        sa.Column("ply", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_reviews"),
    )
