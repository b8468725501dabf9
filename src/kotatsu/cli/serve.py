"""`kotatsu serve`: the table in the browser."""

from __future__ import annotations

import argparse
import errno
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from kotatsu.cli.arguments import number
from kotatsu.cli.house import add_folder, add_opponents, add_settings, database_in, folder_of, invite_bots, settings_of
from kotatsu.core.errors import KotatsuError

if TYPE_CHECKING:
    from sqlalchemy import URL

    from kotatsu.web.server.configuration import Configuration

USUAL_PORT = 8777
TRIES = 20
EVERYWHERE = "0.0.0.0"  # every network of this machine
SOMEWHERE = "192.0.2.1"  # an address that is nobody's


SUMMARY = "Play in the browser"
DETAILS = "Starts the house on this machine and opens the browser. Tables are kept on disk; stop it whenever you like."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=number, help=f"default: {USUAL_PORT}, or the next free one")
    parser.add_argument("--host", help="default: 127.0.0.1, this machine only")
    parser.add_argument(
        "--lan", action="store_true", help="let friends in the same network in, whom you invite; shows a code to scan"
    )
    add_folder(parser)
    add_settings(parser)
    add_opponents(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(args: argparse.Namespace) -> int:
    from kotatsu.house.folder import Occupied, occupy
    from kotatsu.web.server.logs import keep_logs

    config = settings_of(args)
    keep_logs(config.logs)
    invite_bots(args, config)
    folder = folder_of(args, config)
    if folder is None:
        _serve(args, config, config.database.url, "the database", lambda address: None)
        return 0
    try:
        with occupy(folder) as write_address:
            _serve(args, config, config.database.url or database_in(folder), str(folder), write_address)
    except Occupied as error:
        if args.no_browser or not error.address:
            raise
        print(f"{error}.", flush=True)
        webbrowser.open(error.address)
    return 0


def _serve(
    args: argparse.Namespace,
    config: Configuration,
    database: str | URL,
    where: str,
    write_address: Callable[[str], None],
) -> None:
    from kotatsu.web.server.app import make_app
    from kotatsu.web.server.serving import serve

    host = EVERYWHERE if args.lan else args.host or config.server.host
    port = _free_port(host, args.port if args.port is not None else config.server.port or None)
    address = f"http://{'localhost' if args.lan or host == '127.0.0.1' else host}:{port}"
    others = f"http://{_number_in_network()}:{port}" if args.lan else ""
    server = replace(
        config.server, host=host, private=args.lan or config.server.private, address=config.server.address or others
    )
    config = replace(config, server=server)
    if config.mail.works and not server.address:  # else links in letters lead where whoever asks says that the house is
        raise KotatsuError("letters have links in them: set [server] address, where others find this house")
    app = make_app(database, config)
    write_address(address)
    print(f"Kotatsu is at {address} (stop it with Ctrl-C); tables are kept in {where}", flush=True)
    if others:
        print(_welcome(others), flush=True)
    serve(app, config, port, ready=lambda: None if args.no_browser else _show(address))


def _show(address: str) -> None:
    """Some browsers are a while in opening, and nobody shall wait for that."""
    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def _welcome(address: str) -> str:
    """Where the house is in its network, to be read and to be scanned, and who comes in there."""
    from kotatsu.web.words.qr import code_in_terminal

    return (
        f"{code_in_terminal(address)}\nDevices in your network find it at {address}; who is new there needs one of these:\n"
        "  Friends: set up a table with a seat over the network, and pass on the link or the code you get for it.\n"
        '  Your own phone: add it with "Friends and other devices" at the foot of the lobby.'
    )


def _number_in_network() -> str:
    """The number of this machine in its network, as the way to others begins; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
            number: str = probe.getsockname()[0]
        except OSError:
            raise KotatsuError("this machine is in no network; leave --lan out to play here") from None
    return number


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
