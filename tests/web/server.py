"""Real servers and workers in processes of their own, with the sample game known to them, that can be killed at any moment."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds, however busy the machine is
LAUNCH = "import sys, tests.tables; from kotatsu.cli import main; sys.exit(main(sys.argv[1:]))"
DEALT = f"import tests.web.dealt; {LAUNCH}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A command of ours, which may be started more than once."""

    launch = LAUNCH

    def __init__(self, arguments: Sequence[str], output: Path | None = None) -> None:
        """What it says goes to the file `output`, if anybody wants to read it."""
        self.arguments, self.output = arguments, output
        self.sessions: list[int] = []  # one for each start: its process and all that came from it
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.output or Path(os.devnull)).open("ab") as said:
            self.running = subprocess.Popen(
                [sys.executable, "-c", self.launch, *self.arguments],
                cwd=ROOT,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        self.sessions.append(self.running.pid)

    def kill(self) -> None:
        assert self.running is not None
        self.running.kill()
        self.running.wait()

    def stop(self) -> None:
        if self.running is not None and self.running.poll() is None:
            self.running.terminate()
            try:
                self.running.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class Server(Process):
    def __init__(self, data: Path | str, output: Path | None = None, options: Sequence[str] = ()) -> None:
        """Tables are kept in the folder `data`, or in a database by its address."""
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        where = ["--database" if isinstance(data, str) else "--data", str(data)]
        super().__init__(["serve", "--no-browser", "--port", str(self.port), *where, *options], output)

    @property
    def folder(self) -> Path:
        assert isinstance(self.data, Path)
        return self.data

    def start(self) -> None:
        super().start()
        assert self.running is not None
        until = time.monotonic() + PATIENCE
        while self.running.poll() is None and time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def limit_files(self, size: int = resource.RLIM_INFINITY) -> None:
        """Let no file grow beyond a size: to the server this is a full disk."""
        assert self.running is not None
        resource.prlimit(self.running.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class WorkerProcess(Process):
    """Bots that think in a process of their own."""

    def __init__(self, database: str, output: Path | None = None) -> None:
        super().__init__(["worker", "--database", database, "--processes", "1"], output)
