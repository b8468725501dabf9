"""Answers given beforehand: what a seat wants to do when it is asked something, while nobody has to be there.

A standing answer holds for a while and names moves in the order in which they are liked; a plan names moves that follow each
other, and is used up. Both are a secret of whoever gave them. They are looked at again when the question comes: the first
move that is possible then is made, and if none is, its owner is told and decides.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.state import Joint
from kotatsu.core.vocabulary import StepKind
from kotatsu.house import news
from kotatsu.house.database import Database, StoreTrouble, insert_into
from kotatsu.house.news import tell
from kotatsu.house.schema import PLANS
from kotatsu.house.store import Along
from kotatsu.house.table import MOVE, Gone, Table, Taken
from kotatsu.house.tasks import Tasks
from kotatsu.house.trying import until_done

TURN, MINE, ALWAYS, ONCE = "turn", "mine", "always", "once"  # for this turn, until one's own, for ever; used up
STANDING = (TURN, MINE, ALWAYS)
MOST_MOVES = 16

Act = Callable[[Table, int, str, str, int, str, Along | None], Awaitable[None]]


class Plan(NamedTuple):
    """What a person has said about a kind of question."""

    person: str
    moves: tuple[str, ...]
    until: str
    turn: int  # in which it was said
    dropped: bool = False  # it did not fit when it was needed


def kinds_ahead(table: Table) -> list[StepKind]:
    """The questions of a game that can be answered beforehand."""
    return [kind for kind in table.match.game.steps.by_name.values() if kind.answers]


def is_sequence(kind: StepKind) -> bool:
    """Whether its answers follow each other: where all decide at once, each in several steps."""
    return issubclass(kind.maker, Joint)


def plan_of(table: Table, seat: int, kind: str) -> Plan | None:
    """What whoever plays a seat has said about a kind of question; what somebody said who sat there before is not theirs."""
    plan = table.plans.get((seat, kind))
    return plan if plan is not None and table.plays(plan.person, seat) else None


class Plans:
    def __init__(self, database: Database, act: Act) -> None:
        self._database, self._act = database, act
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.close()

    # -- what was said ------------------------------------------------------------------------------

    async def read(self, table: Table) -> None:
        """What is kept for a table that is being loaded."""
        query = select(PLANS).where(PLANS.c.table_id == table.id)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        table.plans = {(row.seat, row.kind): _read(row.plan) for row in rows}

    async def lay(self, table: Table, seat: int, kind: str, person: str, moves: Sequence[str], until: str) -> None:
        """Say beforehand what a seat shall do when it is asked so."""
        step = next((each for each in kinds_ahead(table) if each.name == kind), None)
        if step is None or until not in ((ONCE,) if is_sequence(step) else STANDING):
            raise KotatsuError("that cannot be answered beforehand")
        vocabulary = table.match.game.vocabulary
        known = [vocabulary.family(vocabulary.parse(move)).name in step.answers for move in moves]
        if not all(known) or not 0 < len(moves) <= MOST_MOVES:
            raise KotatsuError("that is no answer to such a question")
        async with table.held():
            if not table.plays(person, seat):
                raise Taken
            await self._write(table, seat, kind, Plan(person, tuple(moves), until, table.match.state.turn))
        table.tell_all()
        self.wake(table)

    async def forget(self, table: Table, seat: int, kind: str = "") -> None:
        """Ask a seat again, whenever there is a question of a kind, or of any."""
        if all(key[0] != seat for key in table.plans):  # which other processes know of, too
            return
        async with table.held():
            for key in [key for key in table.plans if key[0] == seat and kind in ("", key[1])]:
                await self._write(table, *key, None)
        table.tell_all()

    async def _write(self, table: Table, seat: int, kind: str, plan: Plan | None) -> None:
        """The table is held."""
        await self._database.write(lambda connection: _keep(connection, table.id, seat, kind, plan))
        _remember(table, seat, kind, plan)

    # -- when the question comes --------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Answer what can be answered without asking anybody."""
        if table.plans and table.id not in self._tasks and _asked(table) is not None:
            trouble = f"could not answer as was planned at table {table.id}"
            self._tasks.begin(lambda: until_done(lambda: self._answer_one(table), trouble), table.id)

    async def _answer_one(self, table: Table) -> bool:
        """Answer a question, if one is asked that was answered beforehand."""
        asked = _asked(table)
        if asked is None:
            return False
        seat, kind = asked
        plan, legal = table.plans[seat, kind], table.match.moves(seat)
        place = next((place for place, move in enumerate(plan.moves) if move in legal), None)
        if place is None or not _holds(table, seat, plan):
            await self._replace(table, seat, kind, plan, plan._replace(dropped=True))
            return True
        number = table.number_for(table.seats_beside(seat))
        rest = plan._replace(moves=plan.moves[place + 1 :])
        left = rest if rest.moves else None

        def use_up(connection: Connection) -> None:
            if table.plans.get((seat, kind)) != plan:  # its owner has just said something else
                raise Taken
            _keep(connection, table.id, seat, kind, left)

        try:  # what is used up is written with the move: whenever the house is killed, none is made twice
            used = use_up if plan.until == ONCE else None
            await self._act(table, seat, MOVE, plan.moves[place], number, plan.person, used)
        except (Taken, Gone, StoreTrouble):  # not now: it is looked at again
            raise
        except Refusal:
            await self._replace(table, seat, kind, plan, plan._replace(dropped=True))
            return True
        if plan.until == ONCE:
            _remember(table, seat, kind, left)
            table.tell_all()
        return True

    async def _replace(self, table: Table, seat: int, kind: str, before: Plan, after: Plan | None) -> None:
        """Let an answer be another one, unless its owner has said something else; nobody is told of what counts no more."""
        async with table.held():
            if table.plans.get((seat, kind)) == before:
                await self._write(table, seat, kind, after if _holds(table, seat, before) else None)
        table.tell_all()


def _keep(connection: Connection, table: str, seat: int, kind: str, plan: Plan | None) -> None:
    here = (PLANS.c.table_id == table) & (PLANS.c.seat == seat) & (PLANS.c.kind == kind)
    connection.execute(delete(PLANS).where(here))
    if plan is not None:
        values = {"table_id": table, "seat": seat, "kind": kind, "plan": json.dumps(plan)}
        connection.execute(insert_into(connection, PLANS).values(values))
    tell(connection, news.SEATED, table=table)  # other processes look again


def _remember(table: Table, seat: int, kind: str, plan: Plan | None) -> None:
    if plan is None:
        table.plans.pop((seat, kind), None)
    else:
        table.plans[seat, kind] = plan


def _read(text: str) -> Plan:
    person, moves, until, turn, dropped = json.loads(text)
    return Plan(person, tuple(moves), until, turn, dropped)


def _asked(table: Table) -> tuple[int, str] | None:
    """A seat that has answered beforehand what it is asked now, and the kind of question."""
    if table.gone or table.arrangement.gathering or table.consent.request is not None or table.guide() is not None:
        return None
    asked = table.match.to_act()
    if not asked:
        return None
    kind = table.match.game.steps.kind(table.match.state.stack[-1]).name
    found = [seat for seat in asked if (seat, kind) in table.plans and not table.plans[seat, kind].dropped]
    return (found[0], kind) if found else None


def _holds(table: Table, seat: int, plan: Plan) -> bool:
    """Whether an answer still counts: it is theirs who sit there, and its time has not passed."""
    state = table.match.state
    if not table.plays(plan.person, seat):
        return False
    if plan.until == TURN:
        return state.turn == plan.turn
    return plan.until != MINE or state.turn == plan.turn or state.active != seat
