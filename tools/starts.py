"""How long ./play takes until the lobby answers: the first time, and again; beside another commit.

    python -m tools.starts [COMMIT]     # beside COMMIT, if one is named; what is not committed does not count

Each is cloned into a folder of its own with an empty home; packages may come from the caches of pip and uv. Seconds by the
clock depend on who else uses the machine, so the processor's are printed too, and ratios of both: above 1 where this one
is quicker.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 1800  # seconds, on a machine that is very busy
AGAIN = 3


class Seconds(NamedTuple):
    clock: float
    processor: float


def clone(commit: str, folder: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, folder], check=True)
    subprocess.run(["git", "checkout", "--quiet", commit], cwd=folder, check=True)


def environment(home: Path) -> dict[str, str]:
    """An empty home; only what was fetched from the package index may be found again."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    env = {
        name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "KOTATSU_", "VIRTUAL_ENV"))
    }
    env.setdefault("UV_CACHE_DIR", str(caches / "uv"))
    env.setdefault("PIP_CACHE_DIR", str(caches / "pip"))
    return {**env, "HOME": str(home)}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def playing(folder: Path, home: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [str(folder / "play"), "--no-browser", "--port", str(port)]
    process = subprocess.Popen(command, env=environment(home), stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def start(folder: Path, home: Path) -> Seconds:
    """One start, up to the lobby in hand."""
    port = free_port()
    began = time.monotonic()
    with playing(folder, home, port) as process:
        while not answers(port):
            if process.poll() is not None or time.monotonic() - began > PATIENCE:
                raise SystemExit(f"{folder}: ./play did not come to the lobby")
            time.sleep(0.01)
        return Seconds(time.monotonic() - began, processor(process.pid))


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
            return bool(answer.read())
    except OSError:
        return False


def processor(process: int) -> float:
    """What a process and all that it has waited for have used: ./play becomes the server, so that is everything."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / TICKS


def measure(commit: str, folder: Path) -> tuple[Seconds, Seconds]:
    project, home = folder / "kotatsu", folder / "home"
    home.mkdir(parents=True)
    clone(commit, project)
    first = start(project, home)
    return first, min((start(project, home) for _ in range(AGAIN)), key=lambda seconds: seconds.processor)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = {"HEAD": measure("HEAD", Path(folder, "here"))}
        if asked.commit:
            found[asked.commit] = measure(asked.commit, Path(folder, "there"))
    for number, name in enumerate(("first start", "next start")):
        for commit, seconds in found.items():
            clock, work = seconds[number]
            print(f"{name:12} {commit:10} {clock:7.2f} s by the clock, {work:7.2f} s of the processor")
        if asked.commit:
            here, there = found["HEAD"][number], found[asked.commit][number]
            print(f"{name:12} ratio      {there.clock / here.clock:7.2f} {there.processor / here.processor:30.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
