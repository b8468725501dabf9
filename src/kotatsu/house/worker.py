"""A process that thinks, seen from here: it is asked, and replaced if it ends or does not answer."""

from __future__ import annotations

import multiprocessing
import threading
from collections import OrderedDict
from contextlib import suppress
from multiprocessing.connection import Connection

from kotatsu.house.bounds import Bounds, out_of_time
from kotatsu.house.desk import MOST_TABLES, Answer, Question, work

STARTING = 60.0  # seconds for a process to start, however busy the machine is
GRACE = 10.0  # seconds beyond a bot's budget, for a table to be played up to now
TRIES = 2  # for a process that somebody ended


class Worker:
    """One process, seen from here. It is started when it is first asked, and again if it is gone."""

    def __init__(self, gives_way: bool = False, bounds: Bounds | None = None) -> None:
        self._gives_way, self._bounds = gives_way, bounds
        self.known: OrderedDict[str, int] = OrderedDict()  # how many lines of each table it has
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._ready = False  # whether the process has said that it is there
        self._stopped = False
        self._starting = threading.Lock()  # nobody is stopped halfway into being started

    def ask(self, question: Question) -> Answer:
        """Ask and wait for the answer; a process that was ended or answers nothing is replaced by the next question."""
        self.known.pop(question.table, None)
        try:
            connection = self._started()
            connection.send(question)
            if not self._ready:  # its start does not count: a bot has its time for itself
                if not connection.poll(STARTING):
                    self.end()
                    return Answer(failed=f"not started within {STARTING:.0f} s", late=True)
                connection.recv()
                self._ready = True
            if not connection.poll(question.budget.seconds + GRACE):
                self.end()
                return Answer(failed=f"no answer within {question.budget.seconds + GRACE:.0f} s", late=True)
            answer: Answer = connection.recv()
        except (EOFError, OSError):
            if out_of_time(self.end()):
                return Answer(failed="the process has used up its time")
            return Answer(lacks=not self._stopped, failed="the process ended")
        if not answer.lacks and not answer.failed:
            self.known[question.table] = question.first + len(question.lines)
            while len(self.known) > MOST_TABLES:
                self.known.popitem(last=False)
        return answer

    def start(self) -> None:
        """Let the process start before it is asked for the first time: that takes longer than many an answer."""
        with suppress(OSError):
            self._started()

    def alive(self) -> bool:
        process = self._process  # its own thread may end it meanwhile
        return process is not None and process.is_alive()

    def _started(self) -> Connection:
        with self._starting:
            if self._stopped:
                raise OSError("the house closes")
            if self._connection is None or not self.alive():
                self.end()
                # started afresh, because the house has threads and a fork would copy their locks
                context = multiprocessing.get_context("spawn")
                self._connection, theirs = context.Pipe()
                self._process = context.Process(
                    target=work, args=[theirs, self._gives_way, self._bounds], name="kotatsu-bots", daemon=True
                )
                self._process.start()
                theirs.close()
            return self._connection

    def stop(self) -> None:
        """End the process from another thread; whoever waits for its answer hears of it."""
        with self._starting:
            self._stopped = True
            process = self._process  # its own thread may end it meanwhile
            if process is not None:
                process.kill()

    def end(self) -> int | None:
        """End the process, if there is one; with what code it did, perhaps before."""
        code = None
        self._ready = False
        self.known.clear()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            code = self._process.exitcode
            self._process = None
        if self._connection is not None:
            with suppress(OSError):
                self._connection.close()
            self._connection = None
        return code
