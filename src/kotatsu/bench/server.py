"""A server as a process of its own, measured from outside."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import MappingProxyType
from urllib.request import urlopen

from kotatsu.bots.processes import for_my_lifetime
from kotatsu.core.errors import KotatsuError

PATIENCE = 120.0  # seconds until it is there


@contextmanager
def running_server(
    command: Sequence[str], settings: Mapping[str, str] = MappingProxyType({}), cores: Collection[int] = ()
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server on a free port, which takes the place of `{port}` in its command; on all cores unless some are named."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [word.replace("{port}", str(port)) for word in command]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, env={**for_my_lifetime(), **settings})
    try:
        if cores:
            os.sched_setaffinity(process.pid, cores)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None:
            with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/health", timeout=5):
                break
            time.sleep(0.1)
        else:
            raise KotatsuError("a server did not start")
        yield port, process
    finally:
        process.terminate()
        process.wait()
