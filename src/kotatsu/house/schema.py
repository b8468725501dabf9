"""What is kept on disk. The journal of a table is append-only; a table is what its journal says."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("start", Text, nullable=False),  # a record to begin with, empty for a new game
    Column("tour", Integer, nullable=False),  # 1 if a guide leads through the beginning
    Column("host", Text, nullable=False),  # the identity of who set it up
    Column("version", Text, nullable=False),  # of Kotatsu, when it was set up
    Column("components", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_tables_host_id", "host", "id"),
)

STANDINGS = Table(  # beside the tables, whose rows may be long, because it is written with every line of the journal
    "standings",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("state", Text, nullable=False),
    Column("to_act", Text, nullable=False),  # JSON: seats
    Column("points", Text, nullable=False),  # JSON: of each seat, when it is over
    Column("winners", Text, nullable=False),  # JSON: seats
    Column("changed", Float, nullable=False),
    Index("ix_standings_state", "state"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),  # the identity of who plays it; empty for a bot
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),  # which bot plays it; empty for a person
    Index("ix_chairs_person", "person"),
)

JOURNAL = Table(
    "journal",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of two at once exactly one is kept
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Float, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),  # the hash of a secret that the browser keeps
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
)
