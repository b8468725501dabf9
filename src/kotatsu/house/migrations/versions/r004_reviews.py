"""What was thought of the turns of finished games."""

from __future__ import annotations

from kotatsu.house.migrations.making import create

revision = "004"
down_revision = "003"


def upgrade() -> None:
    create("reviews", "table_id text, ply whole, seat whole, verdict text", key="table_id, ply")
