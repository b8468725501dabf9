"""A progress bar on a terminal, nothing elsewhere; on stderr, so that the output stays clean."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """What is given is told how many are done, and of how many; that number may change on the way."""
    if not sys.stderr.isatty():
        yield lambda done, most: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, most: bar.update(task, completed=done, total=most)


def accumulate_calls(tell: Callable[[int], None]) -> Callable[[int], None]:
    """For those who say how many more are done: `tell` hears how many that makes."""
    done = 0

    def more(count: int) -> None:
        nonlocal done
        done += count
        tell(done)

    return more
