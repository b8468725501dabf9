"""What is done beside everything else, until it is finished or the house closes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable


class Tasks:
    """Things that are being done, each by its key while it lasts."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._tasks

    def begin(self, do: Callable[[], Awaitable[None]], key: Hashable = None) -> None:
        """Let something be done; without a key nobody asks for it."""
        key = object() if key is None else key
        task = asyncio.create_task(self._do(do, key))
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._forget(key, task))  # also if it was cancelled before it began

    async def _do(self, do: Callable[[], Awaitable[None]], key: Hashable) -> None:
        try:
            await do()
        finally:  # at once: what is found undone from now on may begin again
            self._forget(key, asyncio.current_task())

    def _forget(self, key: Hashable, task: asyncio.Task[None] | None) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    def cancel(self, key: Hashable) -> asyncio.Task[None] | None:
        """End something, if it is being done; what one can wait for."""
        task = self._tasks.get(key)
        if task is not None:
            task.cancel()
        return task

    async def finished(self) -> None:
        """Wait until everything that is being done now has been."""
        await asyncio.gather(*self._tasks.values())

    async def close(self) -> None:
        """End everything."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
