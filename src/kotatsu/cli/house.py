"""Arguments of the commands that have to do with a house, and what they stand for."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from kotatsu.bots.registry import add_bot
from kotatsu.cli.arguments import bots_in

if TYPE_CHECKING:
    from sqlalchemy import URL

    from kotatsu.web.server.configuration import Configuration


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--settings", type=Path, metavar="FILE", help="TOML file; docs/hosting.md says what can be set")
    parser.add_argument(
        "--database", metavar="URL", help="postgresql://..., so that several processes can share it; default: a file"
    )


def add_folder(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="where tables are kept; default: ~/.local/share/kotatsu"
    )


def add_opponents(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        metavar="NAME,...",
        help="further opponents to choose from: module:Class is a class of yours, engine:COMMAND a program",
    )


def invite_bots(args: argparse.Namespace, config: Configuration) -> None:
    """Make those opponents known that were named here or in the settings; whoever cannot play is complained about now."""
    for name in [*config.server.bots, *(bots_in(args.bots) if args.bots else [])]:
        add_bot(name)


def settings_of(args: argparse.Namespace) -> Configuration:
    """What the file and the environment say; what was given on the command line counts most."""
    from kotatsu.web.server.configuration import configuration

    config = configuration(args.settings)
    return replace(config, database=replace(config.database, url=args.database)) if args.database else config


def usual_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kotatsu"


def folder_of(args: argparse.Namespace, config: Configuration) -> Path | None:
    """The folder that a house has alone while it runs; none if its database is a server, which several may share."""
    from sqlalchemy import make_url

    if not config.database.url:
        folder: Path | None = args.data
        return folder or usual_folder()
    url = make_url(config.database.url)
    return Path(url.database or "").absolute().parent if url.get_backend_name() == "sqlite" else None


def database_in(folder: Path) -> URL:
    from sqlalchemy import URL

    return URL.create("sqlite", database=str(folder / "kotatsu.db"))
