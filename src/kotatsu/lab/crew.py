"""Who does the work of the lab: this process, processes on all cores, or the machines of a Ray cluster.

All three take tasks one by one, as long as there are any, and give results in whatever order they come. Tasks are asked
for late, so that whoever hands them out can stop when the question is answered.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeVar

from kotatsu.bots.processes import serve_parent, uninterrupted
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import home_of, know_game, load_game

AHEAD = 2  # tasks given out per process: one to do and one to go on with

T = TypeVar("T")
R = TypeVar("R")


class Crew(Protocol):
    """Whoever does work: tasks one by one, results in any order."""

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """Do something for every task, and give what came of each as soon as it is there."""


class Alone:
    """Everything in this process."""

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """One task after the other, in order."""
        yield from map(do, tasks)


class Processes:
    """Processes on this machine, which end when this one does. The game is told by where its class lives."""

    def __init__(self, jobs: int, game: str) -> None:
        self._jobs = jobs
        self._game = game

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """As many tasks at once as there are processes; an interrupt ends them all."""
        others = set(active_children())
        home = home_of(type(load_game(self._game)))
        source = iter(tasks)
        with ProcessPoolExecutor(self._jobs, get_context("spawn"), prepare, (self._game, home)) as pool:
            try:
                waiting: set[Future[R]] = set()
                while True:
                    with uninterrupted():
                        waiting |= {pool.submit(do, task) for task in islice(source, AHEAD * self._jobs - len(waiting))}
                    if not waiting:
                        return
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            except BaseException:  # an interrupt, say: the pool would first finish what has begun
                for worker in set(active_children()) - others:
                    worker.terminate()
                raise


class Cluster:
    """The machines of a Ray cluster, each with Kotatsu installed."""

    def __init__(self, address: str, game: str) -> None:
        try:
            import ray
        except ImportError:
            raise KotatsuError("a cluster needs Ray: install kotatsu[cluster]") from None
        self._ray: Any = ray
        self._game = game
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True)
        except (ConnectionError, ValueError, RuntimeError) as error:
            first = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise KotatsuError(f"there is no Ray cluster at {address!r} ({first})") from None

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """As many tasks at once as the cluster has processors; what a machine loses is done again."""
        home = home_of(type(load_game(self._game)))
        remote = self._ray.remote(max_retries=3)(_on_a_node)
        source = iter(tasks)
        waiting: list[Any] = []
        try:
            while True:
                room = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1))) - len(waiting)
                waiting += [remote.remote(self._game, home, do, task) for task in islice(source, room)]
                if not waiting:
                    return
                done, waiting = self._ray.wait(waiting)
                yield from self._ray.get(done)
        finally:
            for one in waiting:
                with suppress(Exception):
                    self._ray.cancel(one, force=True)
            self._ray.shutdown()


def crew_for(game: str, jobs: int | None = None, ray: str | None = None) -> Crew:
    """A cluster if an address is given, else so many processes, one per core by default."""
    if ray is not None:
        return Cluster(ray, game)
    jobs = (os.cpu_count() or 1) if jobs is None else jobs
    return Alone() if jobs == 1 else Processes(jobs, game)


def prepare(game: str, home: str) -> None:
    """In a new process: it ends with its parent, and knows the game, wherever that comes from."""
    serve_parent()
    know_game(game, home)


def _on_a_node(game: str, home: str, do: Callable[[T], R], task: T) -> R:
    know_game(game, home)
    return do(task)
