"""`kotatsu position`: positions out and in."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from kotatsu.cli.arguments import add_json, add_table, new_match, number, print_json, print_report, viewer_of
from kotatsu.core import toml
from kotatsu.core.errors import FileError
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position, load_position
from kotatsu.core.registry import load_game
from kotatsu.core.scenario import play_lines
from kotatsu.core.state import State
from kotatsu.core.vocabulary import SEAT

SUMMARY = "Print a position as TOML or JSON, or check one"
DETAILS = "It comes from a new game and some moves, or from a record; --load reads one and tells the legal moves."


def arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument("--moves", default="", metavar="TEXT", help='moves to play first, such as "A keep:1+2; B ..."')
    parser.add_argument("--record", type=Path, metavar="FILE", help="take the position from a record")
    parser.add_argument("--ply", type=number, metavar="N", help="after N decisions of the record (default: all)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="read a position, check it, tell the legal moves")
    parser.add_argument("--view", metavar="SEAT", help="only what this seat (A, B, ... or watcher) may know")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.load:
        _tell_moves(*_read(args.load, args.components), args.json)
        return 0
    match = _match(args)
    state = match.state_at(len(match.plies) if args.ply is None else args.ply)
    if args.view:
        state = state.view(viewer_of(args.view, match.seats))
    data = dump_position(match.game, state)
    return print_report(args, data, lambda told: print(toml.dump(told), end=""))


def _match(args: argparse.Namespace) -> Match:
    if args.record:
        return Match.load(args.record, args.components)
    match = new_match(args, args.seed or "1")
    play_lines(match, (line for line in args.moves.split(";") if line.strip()))
    return match


def _read(path: Path, components: Path | None) -> tuple[AnyGame, State]:
    text = toml.read_text(path)
    data = _parse(text, str(path))
    if not isinstance(data.get("game"), str):
        raise FileError(str(path), 0, "game: the name of the game is missing")
    game = load_game(data["game"], components)
    return game, load_position(game, data, str(path), text)


def _parse(text: str, source: str) -> dict[str, Any]:
    if not text.lstrip().startswith("{"):
        return toml.parse(text, source)
    try:
        data: dict[str, Any] = json.loads(text)
    except json.JSONDecodeError as error:
        raise FileError(source, error.lineno, f"this is not JSON: {error.msg}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets in brackets in brackets
        raise FileError(source, 0, "this is not JSON that anybody would write") from None
    return data


def _tell_moves(game: AnyGame, state: State, as_json: bool) -> None:
    moves = {SEAT.id(seat): [game.vocabulary.notation(code) for code in state.moves(seat)] for seat in state.to_act()}
    if as_json:
        print_json({"game": game.name, "seats": state.seats, "over": state.over(), "moves": moves})
        return
    print(f"a position of {game.name} for {state.seats} players" + (", the game is over" if state.over() else ""))
    for seat, notations in moves.items():
        print(f"{seat} may play {' '.join(notations)}")
