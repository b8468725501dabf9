"""`kotatsu worker`: bots think here for the tables of a house elsewhere."""

from __future__ import annotations

import argparse
import signal
import threading

from kotatsu.cli.arguments import processes
from kotatsu.cli.house import add_opponents, add_settings, invite_bots, settings_of
from kotatsu.core.errors import KotatsuError

SUMMARY = "Let bots think here for a house on PostgreSQL"
DETAILS = (
    "Takes what bots are to think about from the database, on this machine or any other. Start as many as you like, and stop "
    "them whenever you like; where there are none, the servers think themselves."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    add_opponents(parser)
    parser.add_argument("--processes", type=processes, default=0, metavar="N", help="default: one less than processors")


def run(args: argparse.Namespace) -> int:
    config = settings_of(args)
    if not config.database.url.startswith("postgresql"):
        raise KotatsuError("a worker needs a database that can be shared: --database postgresql://...")
    if args.processes < 0:
        raise KotatsuError("--processes is at least 1")
    from kotatsu.house.database import open_engine
    from kotatsu.house.thoughts import Takers, usual_processes
    from kotatsu.web.server.logs import keep_logs

    keep_logs(config.logs)
    invite_bots(args, config)
    engine = open_engine(config.database.url, "worker")
    takers = Takers(engine, args.processes or usual_processes())
    print("Bots think here now (stop with Ctrl-C).", flush=True)
    stopped = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stopped.set())
    try:
        stopped.wait()
    finally:
        takers.close()
        engine.dispose()
    return 0
