"""How revisions make tables. What is here has made tables on other people's disks: it may grow, but never change."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

KINDS: dict[str, Any] = {"text": sa.Text, "whole": sa.Integer, "real": sa.Float}


def create(table: str, columns: str, key: str) -> None:
    """Make a table whose columns are never empty, each given as `name kind`. The names in `key` are its primary key;
    `table_id` is that of a table to play at."""
    keys = key.split(", ")
    op.create_table(
        table,
        *[_column(table, column, keys) for column in columns.split(", ")],
        sa.PrimaryKeyConstraint(*keys, name=f"pk_{table}"),
    )


def _column(table: str, column: str, keys: list[str]) -> sa.Column[Any]:
    name, kind = column.split()
    points = [sa.ForeignKey("tables.id", name=f"fk_{table}_table_id")] if name == "table_id" else []
    return sa.Column(name, KINDS[kind], *points, autoincrement=False if name in keys else "auto", nullable=False)
