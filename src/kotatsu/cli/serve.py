"""`kotatsu serve`: the table in the browser."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

from kotatsu.core.errors import KotatsuError

USUAL_PORT = 8777
TRIES = 20


SUMMARY = "Play in the browser"
DETAILS = "Starts the house on this machine and opens the browser. Tables are kept on disk; stop it whenever you like."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, help=f"default: {USUAL_PORT}, or the next free one")
    parser.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1, this machine only")
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="where tables are kept; default: ~/.local/share/kotatsu"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(args: argparse.Namespace) -> int:
    from kotatsu.house.folder import Occupied, occupy

    folder: Path = args.data or _usual_folder()
    try:
        with occupy(folder) as write_address:
            _serve(args, folder, write_address)
    except Occupied as error:
        if args.no_browser or not error.address:
            raise
        print(f"{error}.", flush=True)
        webbrowser.open(error.address)
    return 0


def _serve(args: argparse.Namespace, folder: Path, write_address: Callable[[str], None]) -> None:
    from sqlalchemy import URL

    from kotatsu.web.app import make_app
    from kotatsu.web.guard import own_names
    from kotatsu.web.serving import serve

    port = _free_port(args.host, args.port)
    address = f"http://{'localhost' if args.host == '127.0.0.1' else args.host}:{port}"
    app = make_app(URL.create("sqlite", database=str(folder / "kotatsu.db")), hosts=own_names(args.host))
    write_address(address)
    print(f"Kotatsu is at {address} (stop it with Ctrl-C); tables are kept in {folder}", flush=True)
    if not args.no_browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    serve(app, args.host, port)


def _usual_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kotatsu"


def _free_port(host: str, wanted: int | None) -> int:
    if wanted is not None and not 0 < wanted < 65536:
        raise KotatsuError(f"a port is a number from 1 to 65535, not {wanted}")
    ports = [wanted] if wanted is not None else range(USUAL_PORT, USUAL_PORT + TRIES)
    try:
        family = socket.getaddrinfo(host or "?", None, type=socket.SOCK_STREAM)[0][0]
    except OSError:
        raise KotatsuError(f"{host!r} is no address of this machine") from None
    for port in ports:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError as error:
                if error.errno == errno.EADDRNOTAVAIL:
                    raise KotatsuError(f"{host!r} is no address of this machine") from None
                continue
            return port
    raise KotatsuError(f"port {wanted or USUAL_PORT} is taken; name another with --port")
