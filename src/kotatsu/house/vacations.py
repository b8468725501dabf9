"""Days on which people are away: no clock of days runs down for them then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, delete, select, update

from kotatsu.core.errors import Refusal
from kotatsu.house.clock import DAY, Span
from kotatsu.house.database import Database
from kotatsu.house.schema import CHAIRS, STANDINGS, VACATIONS

YEAR = 365 * DAY
MOST_DAYS = 30  # of the last year
LOOK_AGAIN = 1.0  # a moment long ago: whatever is due since then is looked at


class Vacations:
    """Those of the last year are in memory, because every clock that is shown asks for them."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database, self._now = database, now
        self._spans: dict[str, list[Span]] = {}

    async def read(self) -> None:
        """Learn what is kept; another process may have kept it."""
        query = select(VACATIONS).where(VACATIONS.c.end > self._now() - YEAR).order_by(VACATIONS.c.begin)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[Span]] = {}
        for row in rows:
            found.setdefault(row.person, []).append((row.begin, row.end))
        self._spans = found

    def spans(self, person: str) -> Sequence[Span]:
        return self._spans.get(person, ())

    def until(self, person: str) -> float:
        """When somebody who is away now is back; 0 if they are not away."""
        now = self._now()
        return next((end for begin, end in self.spans(person) if begin <= now < end), 0.0)

    def left(self, person: str) -> float:
        """How many days of the year somebody can still take."""
        now = self._now()
        taken = sum(end - max(begin, now - YEAR) for begin, end in self.spans(person) if end > now - YEAR)
        return max(0.0, MOST_DAYS - taken / DAY)

    async def take(self, person: str, days: int) -> None:
        """Be away from now on for so many days, or be back if it is none."""
        now = self._now()
        away = self.until(person)
        back = self.left(person) + max(0.0, away - now) / DAY  # what is left of these days can be taken otherwise
        if not 0 <= days <= back + 1e-9:
            raise Refusal("too-many-days")

        def work(connection: Connection) -> None:
            running = (VACATIONS.c.person == person) & (VACATIONS.c.end > now)
            connection.execute(delete(VACATIONS).where(running & (VACATIONS.c.begin >= now)))
            connection.execute(update(VACATIONS).where(running).values(end=now))
            if days:
                connection.execute(VACATIONS.insert().values(person=person, begin=now, end=now + days * DAY))
            seated = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)
            mine = STANDINGS.c.table_id.in_(seated) & (STANDINGS.c.due > 0)
            connection.execute(update(STANDINGS).where(mine).values(due=LOOK_AGAIN))

        await self._database.write(work)
        await self.read()
