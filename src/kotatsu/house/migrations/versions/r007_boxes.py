"""What people found printed in their own boxes, and with which of them a table is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("box", sa.Text, nullable=False, server_default=""))
        batch.add_column(sa.Column("box_title", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "boxes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("draft", sa.Text, nullable=False),
        sa.Column("edits", sa.Integer, nullable=False),
        sa.Column("door", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_boxes"),
    )
    op.create_index("ix_boxes_person", "boxes", ["person"])
    op.create_table(
        "box_versions",
        sa.Column("box_id", sa.Text, sa.ForeignKey("boxes.id", name="fk_box_versions_box_id"), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("box_id", "number", name="pk_box_versions"),
    )
    op.create_table(
        "box_helpers",
        sa.Column("box_id", sa.Text, sa.ForeignKey("boxes.id", name="fk_box_helpers_box_id"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("box_id", "person", name="pk_box_helpers"),
    )
    op.create_index("ix_box_helpers_person", "box_helpers", ["person"])
