"""The folder of a house: one server at a time, whose address is written on the door."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from kotatsu.core.errors import KotatsuError
from kotatsu.house.database import PRIVATE

DOOR = "kotatsu.lock"
PATIENCE = 5.0  # seconds for the one who came first to write down where it is


class Occupied(KotatsuError):
    """Another server already keeps the tables of this folder."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(f"Kotatsu is already at {address or 'work'} with the tables of {folder}")
        self.address = address


@contextmanager
def occupy(folder: Path) -> Iterator[Callable[[str], None]]:
    """Have a folder alone as long as this lasts, also if we are killed; what is given is told where we are."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        door = os.open(folder / DOOR, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as error:
        raise KotatsuError(f"{folder} cannot be used for tables ({error.strerror}); name another with --data") from None
    try:
        try:
            fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Occupied(folder, _address(door)) from None
        except OSError as error:
            raise KotatsuError(f"{folder} cannot be locked ({error.strerror}); name another with --data") from None
        os.ftruncate(door, 0)
        yield lambda address: _write(door, folder, address)
    finally:
        os.close(door)


def _write(door: int, folder: Path, address: str) -> None:
    try:
        os.pwrite(door, address.encode(), 0)
    except OSError as error:
        raise KotatsuError(
            f"{folder} cannot be written ({error.strerror}): make room there, or name another with --data"
        ) from None


def _address(door: int) -> str:
    ends = time.monotonic() + PATIENCE
    while not (address := os.pread(door, 1000, 0).decode(errors="replace")) and time.monotonic() < ends:
        time.sleep(0.05)
    return address
