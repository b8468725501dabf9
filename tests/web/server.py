"""A real server in a process of its own, with the sample game known to it, that can be killed at any moment."""

from __future__ import annotations

import resource
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds, however busy the machine is
LAUNCH = "import sys, tests.tables; from kotatsu.cli import main; sys.exit(main(sys.argv[1:]))"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.sessions: list[int] = []  # one for each start: its process and all that came from it
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *arguments],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.sessions.append(self._process.pid)
        until = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def limit_files(self, size: int = resource.RLIM_INFINITY) -> None:
        """Let no file grow beyond a size: to the server this is a full disk."""
        assert self._process is not None
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
