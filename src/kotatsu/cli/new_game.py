"""`kotatsu new-game`: a complete small package, to be changed into a game of one's own."""

from __future__ import annotations

import argparse
import keyword
import re
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import game_names
from kotatsu.core.writing import write_text, writing

TEMPLATE = Path(__file__).parent.parent / "template"
ENDING = ".txt"  # of every file there: nothing of it is code of ours
PACKAGE = "game"  # what the package is called there
NAME = re.compile(r"[a-z][a-z0-9_]{2,30}")


SUMMARY = "Write a package with a game to begin with"
DETAILS = (
    "It is small and complete: rules, data, board, tour, texts in two languages and tests. It plays as soon as it is installed,"
    " and everything in it waits to be changed."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="small letters, digits and _; also the name of the Python package")
    parser.add_argument("--title", help="what people call it (default: the name)")
    parser.add_argument("--folder", type=Path, help="where to write it (default: ./NAME)")


def run(args: argparse.Namespace) -> int:
    folder: Path = args.folder or Path(args.name)
    write(args.name, args.title or args.name.replace("_", " ").title(), folder)
    print(f"{folder} is a game now. Next:\n")
    print(f"    cd {folder}\n    pip install --no-build-isolation .\n    pytest\n    kotatsu play {args.name}")
    return 0


def write(name: str, title: str, folder: Path) -> None:
    """Write the package into a folder that is not there yet, or empty."""
    if not NAME.fullmatch(name):
        raise KotatsuError(f"{name!r} cannot be a name: 3 to 31 small letters, digits and _, the first one a letter")
    if name in game_names() or keyword.iskeyword(name) or find_spec(name) is not None:
        raise KotatsuError(f"{name!r} is taken: Python or Kotatsu knows something of that name already")
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(TEMPLATE.rglob(f"*{ENDING}"))}
    class_name = "".join(part.capitalize() for part in name.split("_"))
    if any(re.search(rf"\b{class_name}\b", text) for path, text in sources.items() if path.match(f"*.py{ENDING}")):
        raise KotatsuError(f"{name!r} is taken: the package itself has a {class_name}; choose a longer name")
    if set(title) & set('"\\{}') or not title.isprintable() or not title.strip():
        raise KotatsuError(f"{title!r} cannot be a title: one line of text without quotation marks, \\, {{ and }}")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise KotatsuError(f"{folder} is there already")
    letters = re.sub(r"[^a-z]", "", name).upper()
    words = {
        "@name@": name,
        "@Name@": class_name,
        "@PRE@": f"{letters}XX"[:3],
        "@title@": title,
    }
    for source, text in sources.items():
        parts = [name if part == PACKAGE else part for part in source.relative_to(TEMPLATE).parts]
        target = folder.joinpath(*parts).with_suffix("")
        with writing(target):
            target.parent.mkdir(parents=True, exist_ok=True)
        write_text(target, _filled(text, words))


def _filled(text: str, words: Mapping[str, str]) -> str:
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text
