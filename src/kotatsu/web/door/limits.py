"""How much of the house a stranger may use up, so that one can read it in one go. How much there is of one thing (guests of
a table, values of a box, moves of a plan) is bounded where that thing is kept.

`Limits` can be set by whoever runs a house; what follows from our own pages and formats is the same everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The usual values leave a family behind one address plenty of room and keep a small machine alive under abuse."""

    # one connection (kept by serving.py)
    connections: int = 500  # open at once, of everybody together
    connections_per_address: int = 60
    head_bytes: int = 16_384  # of the first line and the headers
    head_seconds: float = 10.0  # until a connection has said what it wants
    idle_seconds: int = 15  # a connection is kept between two requests

    # one request (kept by server/guard.py and incoming.py)
    body_bytes: int = 65_536
    upload_bytes: int = 600_000  # of a request that brings a record or a box
    body_seconds: float = 15.0  # until all of it is there

    # one address or visitor over time (kept by quota.py)
    requests_per_second: float = 25.0
    requests_at_once: int = 200  # after a while of silence
    streams_per_visitor: int = 12  # open pages of tables
    visitors_per_hour: int = 30  # new identities of an address
    codes_per_hour: int = 30  # tried from an address to become a device of somebody
    letters_per_hour: int = 10  # that a visitor, or an address, has sent to somebody
    letters_to_one: int = 4  # an hour, to one mail address
    messages_per_minute: int = 20  # that a visitor says
    tables_per_hour: int = 40  # that a visitor sets up
    bot_tables: int = 6  # of a visitor at which bots are thinking now
    trials_per_minute: int = 20  # boxes of a visitor that are tried out
    records_per_minute: int = 10  # that a visitor brings
    drawings_per_minute: int = 200  # components of a visitor's box, while they type
    balances: int = 1  # of a visitor that are played now
    advice_per_minute: int = 30  # questions of a visitor about what the strongest would do
    household: int = 5  # an address may do this many times as much as a visitor: people live together
    at_home: int = 1000  # and whoever sits at the machine itself this many times: it is theirs

    # memory
    addresses: int = 20_000  # remembered with what they used up; about 200 bytes each
    zone_bytes: int = 32_000_000  # of what open pages show, so that updates are small
    drawing_bytes: int = 32_000_000  # of what was drawn last, so that it is drawn once for all who see the same


LIMITS = Limits()

# what our own pages send (kept by incoming.py)
FIELDS = 40  # of a form
TEXT = 200  # characters of a field
ZONE_MARKS = 800  # characters of all marks of the zones that a page shows
SEED = 200  # characters; a seed comes with a record
MESSAGE = 500  # characters of what is said at a table
