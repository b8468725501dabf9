"""What is kept on disk. The journal of a table is append-only; a table is what its journal says."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

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
    Column("box", Text, nullable=False, server_default=""),  # whose values it is played with, as a file; empty for ours
    Column("box_title", Text, nullable=False, server_default=""),
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
    Column("digest", Text, nullable=False, server_default=""),  # of what the rules allow there
    Column("since", Text, nullable=False),  # JSON: of each seat, since when it is waited for; 0 if it is not
    Column("bank", Text, nullable=False),  # JSON: of each seat, the seconds it had then
    Column("due", Float, nullable=False),  # not before then somebody's time is out; 0 if nobody's will be
    Index("ix_standings_state", "state"),
    Index("ix_standings_due", "due"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),  # the identity of who sits in it; empty for a bot alone or an open chair
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),  # which bot plays it, perhaps until the person is back; else empty
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
    Column("id", Text, primary_key=True),  # made from the secret of their first browser
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # with which the turn begins
    Column("seat", Integer, nullable=False),
    Column("verdict", Text, nullable=False),  # JSON
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),  # the hash of a secret that a browser keeps
    Column("person", Text, nullable=False),
    Column("since", Float, nullable=False),
    Index("ix_devices_person", "person"),
)

CODES = Table(  # let another device in, once
    "codes",
    METADATA,
    Column("id", Text, primary_key=True),  # the hash of the code
    Column("person", Text, nullable=False),
    Column("until", Float, nullable=False),
    Index("ix_codes_person", "person"),
)

ARRANGEMENTS = Table(  # what the host has decided about a table besides the game
    "arrangements",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("gathering", Integer, nullable=False),  # 1 until the game begins
    Column("listed", Integer, nullable=False),  # 1 if anybody may take an open chair
    Column("delay", Integer, nullable=False),  # how many moves watchers are behind; -1 if nobody may watch
    Column("seatings", Integer, nullable=False, server_default="0"),  # how often chairs, guests or this have changed
    Column("clock", Text, nullable=False),  # how long somebody is waited for; empty if for ever
    Index("ix_arrangements_listed", "listed"),
)

THOUGHTS = Table(  # what bots are to think about, for whoever is free to do so
    "thoughts",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the line that it will be
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", Text, nullable=False),
    Column("asked", Float, nullable=False),
    Column("taker", BigInteger, nullable=False),  # who thinks about it; 0 for nobody
    Column("move", Text),  # empty if the bot could not name one, nothing until then
)

DOORS = Table(
    "doors",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # below 0: to watch
    Column("hash", Text, nullable=False),  # of the secret in the link
    Column("number", Text, nullable=False),  # with the secret of the host's browser it makes the secret in the link
    Column("person", Text, nullable=False),  # who was invited by name; empty if nobody was
    Column("until", Float, nullable=False),
    Index("ix_doors_hash", "hash"),
    Index("ix_doors_person", "person"),
)

GUESTS = Table(  # who may watch
    "guests",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
)

MESSAGES = Table(
    "messages",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("room", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # within its room
    Column("kind", Text, nullable=False),  # said, or what the house tells
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

VACATIONS = Table(  # days on which nobody's clock of days runs down
    "vacations",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("begin", Float, primary_key=True),
    Column("end", Float, nullable=False),
)

FACTS = Table(  # what the house knows about itself
    "facts",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

CHANNELS = Table(  # how a person wants to be reached
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # JSON: what a browser gave for a push
    Column("token", Text, nullable=False),  # the hash of what the link to confirm it contains; empty when that is done
    Column("confirmed", Integer, nullable=False),  # 1 if it is certain that it is theirs
    Column("failures", Integer, nullable=False),  # one after the other
    Column("since", Float, nullable=False),
    Index("ix_channels_person", "person"),
    Index("ix_channels_address", "address"),
)

NOTIFIED = Table(  # what a person knows of what waits for them
    "notified",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("known", Float, nullable=False),  # everything up to then
    Column("sent", Float, nullable=False),  # when the last message was; 0 if there was none
)

PLANS = Table(  # answers that a seat has given beforehand
    "plans",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),  # of the question
    Column("plan", Text, nullable=False),  # JSON
)

BOXES = Table(  # what people found printed in their own boxes
    "boxes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),  # whose it is
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("draft", Text, nullable=False),  # JSON: the values as they are written now
    Column("edits", Integer, nullable=False),  # how often that has changed
    Column(
        "door", Text, nullable=False
    ),  # the link for those who help: its number and the hash of its secret, or nothing
    Column("changed", Float, nullable=False),
    Index("ix_boxes_person", "person"),
)

BOX_VERSIONS = Table(  # never changed
    "box_versions",
    METADATA,
    Column("box_id", Text, ForeignKey("boxes.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),  # as a file
    Column("made", Float, nullable=False),
)

BOX_HELPERS = Table(  # who may correct a box besides its owner
    "box_helpers",
    METADATA,
    Column("box_id", Text, ForeignKey("boxes.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Index("ix_box_helpers_person", "person"),
)
