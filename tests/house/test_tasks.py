"""Things that are done beside everything else: once at a time for each key, and not after the end."""

from __future__ import annotations

import asyncio

from kotatsu.house.tasks import Tasks


def test_what_is_done_is_found_by_its_key_until_it_has_been() -> None:
    async def story() -> None:
        tasks, go_on = Tasks(), asyncio.Event()
        done: list[bool] = []

        async def work() -> None:
            await go_on.wait()
            done.append("key" in tasks)

        tasks.begin(work, "key")
        tasks.begin(work)
        assert "key" in tasks and len(tasks) == 2
        go_on.set()
        await tasks.finished()
        assert done == [True, False] and not tasks
        tasks.begin(work, "key")
        ended = tasks.cancel("key")  # before it has begun
        assert ended is not None
        await asyncio.wait([ended])
        assert "key" not in tasks and len(done) == 2 and tasks.cancel("key") is None

    asyncio.run(story())


def test_at_the_end_everything_ends() -> None:
    async def story() -> None:
        tasks = Tasks()
        for key in ("one", "two", None):
            tasks.begin(lambda: asyncio.sleep(3600), key)
        await asyncio.sleep(0)
        await tasks.close()
        assert not tasks and asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(story())
