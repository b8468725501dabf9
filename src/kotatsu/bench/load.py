"""How many tables, listeners and moves servers bear: real servers, a crowd in this process, and a bare server as the limit."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from kotatsu.bench.crowd import Asker, OpenPage, listen
from kotatsu.bench.server import PATIENCE, running_server
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import game_names, load_game

COMING = 10  # tables whose listeners come at the same time
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
CONNECTIONS = {"KOTATSU_LIMITS_CONNECTIONS": "100000"}  # room for a crowd


class Plan(NamedTuple):
    tables: int
    listeners: int  # of each table
    rate: float  # moves a second
    seconds: float
    game: str
    looks: bool = False  # whether listeners ask for what has changed, as pages do


class Room:
    """A table, or a room of the bare server, and what its listeners have heard."""

    def __init__(self, path: str, listeners: int) -> None:
        self.path = path
        self.busy = False
        self._heard = [-1] * listeners
        self._target = 0
        self._left = 0
        self._all: asyncio.Future[float] | None = None

    def told(self, listener: int) -> Callable[[int, float], None]:
        def hear(number: int, at: float) -> None:
            before, self._heard[listener] = self._heard[listener], number
            if self._all is not None and before < self._target <= number:
                self._left -= 1
                if self._left == 0 and not self._all.done():
                    self._all.set_result(at)

        return hear

    def expect(self, number: int) -> asyncio.Future[float]:
        """When the last listener has heard a number."""
        self._target, self._all = number, asyncio.get_running_loop().create_future()
        self._left = sum(heard < number for heard in self._heard)
        return self._all

    @property
    def all_listen(self) -> bool:
        return min(self._heard) >= 0


def run_load(plan: Plan, processes: tuple[int, ...], database: str) -> dict[str, Any]:
    """The figures of each number of server processes, and of the bare server, measured one after the other."""
    if max(processes) > 1 and not database:
        raise KotatsuError("several processes share a database: name one with --database postgresql://...")
    if not hasattr(os, "sched_setaffinity"):
        raise KotatsuError("this is measured on Linux only: elsewhere nobody can be given a core, and /proc is missing")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    needed = plan.tables * (plan.listeners + 1) + 100
    if needed > hard:
        raise KotatsuError(
            f"{needed} connections are more than the {hard} files that this machine lets one process open"
        )
    try:
        with _own_core() as cores:
            report: dict[str, Any] = {"plan": plan._asdict(), "limit": asyncio.run(_bare(plan, cores))}
            for count in processes:
                name = f"{count} process{'es' * (count > 1)}"
                report[name] = asyncio.run(_house(plan, count, database, cores))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return report


@contextmanager
def _own_core() -> Iterator[set[int]]:
    """The crowd on the last core, so that it takes nothing from the servers, which have the others: those are yielded."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield cores - {max(cores)} or cores
    finally:
        os.sched_setaffinity(0, cores)


# -- the bare server --------------------------------------------------------------------------------


async def _bare(plan: Plan, cores: set[int]) -> dict[str, Any]:
    command = [sys.executable, "-m", "kotatsu.bench.broadcast", "{port}"]
    with running_server(command, CONNECTIONS, cores) as (port, process):
        rooms = [Room(f"/{number}", plan.listeners) for number in range(plan.tables)]
        numbers = dict.fromkeys(rooms, 0)

        async def move(room: Room) -> float:
            numbers[room] += 1
            told = room.expect(numbers[room])
            began = time.perf_counter()
            await asker_of(room).ask("POST", f"{room.path}/say", str(numbers[room]).encode(), "text/plain")
            return await told - began

        askers: dict[Room, Asker] = {}

        def asker_of(room: Room) -> Asker:
            return askers.setdefault(room, Asker(port))

        async with _listening(rooms, lambda listener: port, "", plan._replace(looks=False)):
            figures = await _moves(plan, rooms, move, [process])
        for each in askers.values():
            each.close()
        return figures


# -- the house --------------------------------------------------------------------------------------


async def _house(plan: Plan, count: int, database: str, cores: set[int]) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        where = ["--database", database] if database else ["--data", folder]
        command = [sys.executable, "-m", "kotatsu", "serve", "--no-browser", "--port", "{port}", *where]
        servers = [stack.enter_context(running_server(command, CONNECTIONS, cores)) for _ in range(count)]
        ports, processes = [port for port, _ in servers], [process for _, process in servers]
        before = sum(map(_memory, processes))
        seats = load_game(plan.game).seat_counts[0]
        host = Asker(ports[0])
        rooms = []
        for _ in range(plan.tables):
            form = "&".join([f"game={plan.game}", "seat=me", *["seat=here"] * (seats - 1)])
            answer = await host.ask("POST", "/tables", form.encode(), "application/x-www-form-urlencoded")
            if answer.status != 303:
                raise KotatsuError(f"a table could not be set up: {answer.status}")
            rooms.append(Room(answer.headers["location"], plan.listeners))
        dice = random.Random(7)
        askers = {room: Asker(ports[number % count], host.cookie) for number, room in enumerate(rooms)}
        pages = {room: OpenPage(asker, room.path) for room, asker in askers.items()}
        async with _listening(rooms, lambda listener: ports[listener % count], host.cookie, plan):
            for page in pages.values():
                await page.look()
            after = sum(map(_memory, processes))
            figures = await _moves(plan, rooms, lambda room: _move(pages[room], room, dice), processes)
        for each in (host, *askers.values()):
            each.close()
        return {**figures, "kb_per_table": round((after - before) / 1024 / plan.tables)}


async def _move(page: OpenPage, room: Room, dice: random.Random) -> float:
    """Make a move; from sending it to the last listener."""
    moves = await page.moves()
    if not moves:
        raise KotatsuError("a game was over before the time was: take fewer moves or more tables")
    told = room.expect(page.frame["number"] + 1)
    began = time.perf_counter()
    await page.act(dice.choice(moves))
    return await told - began


# -- measuring --------------------------------------------------------------------------------------


async def _moves(plan: Plan, rooms: list[Room], move: Any, processes: list[subprocess.Popen[bytes]]) -> dict[str, Any]:
    """Moves at a steady rate, each at the next table that has nothing else to do."""
    taken: list[float] = []
    late = 0
    tasks: set[asyncio.Task[None]] = set()

    async def one(room: Room) -> None:
        try:
            taken.append(await asyncio.wait_for(move(room), PATIENCE))
        finally:
            room.busy = False

    cpu, began = sum(map(_cpu, processes)), time.perf_counter()
    for turn in range(int(plan.rate * plan.seconds)):
        await asyncio.sleep(max(0.0, began + turn / plan.rate - time.perf_counter()))
        room = rooms[turn % len(rooms)]
        if room.busy:
            late += 1
            continue
        room.busy = True
        task = asyncio.create_task(one(room))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        if any(done.done() and done.exception() for done in tasks):
            break
    await asyncio.gather(*tasks)
    seconds = time.perf_counter() - began
    used = sum(map(_cpu, processes)) - cpu
    ordered = sorted(taken)
    return {
        "moves": len(taken),
        "moves_per_s": round(len(taken) / seconds, 1),
        "skipped": late,
        "p50_ms": round(1000 * statistics.median(ordered), 1),
        "p99_ms": round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 1),
        "max_ms": round(1000 * ordered[-1], 1),
        "cpu_ms_per_move": round(1000 * used / len(taken), 1),
    }


@asynccontextmanager
async def _listening(rooms: list[Room], port: Callable[[int], int], cookie: str, plan: Plan) -> AsyncIterator[None]:
    tasks: list[asyncio.Task[None]] = []
    try:
        for first in range(0, len(rooms), COMING):  # not all through the door at once
            coming = rooms[first : first + COMING]
            tasks += [
                asyncio.create_task(listen(port(number), room.path, cookie, room.told(number), plan.looks))
                for room in coming
                for number in range(plan.listeners)
            ]
            async with asyncio.timeout(PATIENCE):
                while not all(room.all_listen for room in coming):
                    for task in tasks:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.05)
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _memory(process: subprocess.Popen[bytes]) -> int:
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * PAGE


def _cpu(process: subprocess.Popen[bytes]) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def usual_game() -> str:
    return game_names()[0]
