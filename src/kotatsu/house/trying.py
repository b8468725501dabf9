"""Going on whatever fails: the disk may be full for a while, another process faster, somebody gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from kotatsu.house.table import Gone, Taken

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds after a failure; each further one doubles it


async def until_done(step: Callable[[], Awaitable[bool]], trouble: str) -> None:
    """Do something again as long as it says that there is more to do. If somebody moved or sat down meanwhile it looks again
    at once; whatever else fails is noted as `trouble`."""
    pause, more = FIRST_PAUSE, True
    while more:
        try:
            more = await step()
            pause = FIRST_PAUSE
        except (Taken, Gone):
            continue
        except Exception:
            logging.getLogger(__name__).exception(trouble)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
