"""`kotatsu admin`: look after a house that others use."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from kotatsu.cli.arguments import add_json, print_columns, print_json
from kotatsu.cli.house import add_folder, add_settings, database_in, folder_of, settings_of
from kotatsu.core.errors import KotatsuError
from kotatsu.core.writing import write_text, writing

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection

    from kotatsu.house import administration as house

SUMMARY = "Look after a house: its tables and its people"
DETAILS = (
    "Lists and closes tables; lists, removes, exports and deletes people. On PostgreSQL servers hear of it at once; a house in "
    "a folder must not be running when something is changed."
)
LOOKS = ("tables", "people", "export")
SHOWN = 12  # signs of a person's long name


def arguments(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    add_folder(parser)
    do = parser.add_subparsers(dest="do", metavar="WHAT", required=True)
    tables = do.add_parser("tables", help="list all tables")
    tables.add_argument("--state", choices=["gathering", "running", "over"], default="")
    add_json(tables)
    do.add_parser("close", help="delete a table and all that was done there").add_argument("table", metavar="TABLE")
    add_json(do.add_parser("people", help="list everybody who is known"))
    removed = do.add_parser("remove", help="shut somebody out; bots play on for them")
    exported = do.add_parser("export", help="everything that is kept of somebody, as JSON")
    rescued = do.add_parser("rescue", help="save what can be read of a damaged house into a new file")
    rescued.add_argument("file", type=Path, metavar="FILE")
    deleted = do.add_parser("delete", help="shut somebody out and forget their name and what they said")
    for each in (removed, exported, deleted):
        each.add_argument("person", metavar="PERSON", help="the beginning of what `people` shows")
    exported.add_argument("--output", type=Path, metavar="FILE", help="default: print it")


def run(args: argparse.Namespace) -> int:
    from kotatsu.house import administration as house

    if args.do == "rescue":
        _rescue(args)
        return 0
    with _database(args) as connection:
        if args.do == "tables":
            _tell_tables(args, house.tables(connection, args.state))
        elif args.do == "people":
            _tell_people(args, house.people(connection))
        elif args.do == "close":
            house.close_table(connection, args.table)
            print(f"table {args.table} is gone")
        else:
            person = house.find_person(connection, args.person)
            if args.do == "export":
                _export(args, house.export_person(connection, person))
            else:
                (house.remove_person if args.do == "remove" else house.delete_person)(connection, person)
                print(f"{person[:SHOWN]} is {'shut out' if args.do == 'remove' else 'deleted'}")
    return 0


def _where(args: argparse.Namespace) -> tuple[Path | None, URL]:
    """The folder of the house, if it has one, and its database."""
    from sqlalchemy import make_url

    config = settings_of(args)
    folder = folder_of(args, config)
    url = config.database.url or (database_in(folder) if folder else "")
    if folder and not config.database.url and not (folder / "kotatsu.db").exists():
        raise KotatsuError(f"there is no house in {folder}; name it with --data or --database")
    return folder, make_url(url)


def _rescue(args: argparse.Namespace) -> None:
    from kotatsu.house.folder import occupy
    from kotatsu.house.rescue import rescue

    folder, url = _where(args)
    if folder is None:
        raise KotatsuError("a house in a file can be saved so; a database that is a server comes back from a dump")
    with occupy(folder):
        saved = rescue(Path(url.database or ""), args.file)
    lost = f"; {saved.gone} tables are lost" if saved.gone else ""
    print(f"{saved.tables} tables and {saved.people} people are in {args.file}{lost}")


@contextmanager
def _database(args: argparse.Namespace) -> Iterator[Connection]:
    """One transaction with the database of the house: everything that is asked for, or nothing."""
    from kotatsu.house.database import naming_troubles, open_engine
    from kotatsu.house.folder import occupy

    folder, url = _where(args)
    with nullcontext() if folder is None or args.do in LOOKS else occupy(folder):
        engine = open_engine(url, "admin")
        try:
            with naming_troubles(engine), engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()


def _tell_tables(args: argparse.Namespace, found: list[house.TableLine]) -> None:
    if args.json:
        print_json([each._asdict() for each in found])
        return
    rows = [["table", "game", "state", "changed", "version", "people", "lines"]]
    for each in found:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.changed))
        rows.append([each.id, each.game, each.state, changed, each.version, ", ".join(each.names), str(each.moves)])
    print_columns(rows)


def _tell_people(args: argparse.Namespace, found: list[house.PersonLine]) -> None:
    if args.json:
        print_json([each._asdict() for each in found])
        return
    rows = [["person", "name", "language", "devices", "tables"]]
    rows += [[each.id[:SHOWN], each.name, each.language, str(each.devices), str(each.tables)] for each in found]
    print_columns(rows)


def _export(args: argparse.Namespace, data: dict[str, object]) -> None:
    if args.output is None:
        print_json(data)
        return
    with writing(args.output):
        args.output.touch(mode=0o600)
    write_text(args.output, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
