"""`kotatsu replay`: a record, played again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kotatsu.board.showing import words
from kotatsu.cli.arguments import add_components, add_json, add_language, language_of, number, print_columns, print_json
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.terminal.scores import score_rows

if TYPE_CHECKING:
    from kotatsu.core.texts import Texts


SUMMARY = "Play a record again"
DETAILS = "Shows its result, or the table before a given decision."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="a file that `kotatsu play --save` wrote")
    parser.add_argument(
        "--ply", type=number, metavar="N", help="show the table after N decisions instead of the result"
    )
    add_components(parser)
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from kotatsu.core.texts import Texts

    match = Match.load(args.record, args.components)
    texts = Texts(match.game, language_of(args))
    if args.ply is not None:
        _show_position(match, args.ply, texts, args.json)
    else:
        _show_result(match, texts, args.json)
    return 0


def _show_result(match: Match, texts: Texts, as_json: bool) -> None:
    if as_json:
        facts = {
            "game": match.game.name,
            "seats": match.seats,
            "seed": match.seed,
            "options": match.options,
            "decisions": len(match.plies),
            "over": match.over,
            "timed_out": None if match.timed_out == NONE else SEAT.id(match.timed_out),
            "results": [_result(match, seat) for seat in range(match.seats)],
        }
        print_json(facts)
        return
    ending = "over" if match.over else "not over"
    if match.timed_out != NONE:
        ending += f" because the time of {SEAT.id(match.timed_out)} was up"
    print(f"{match.game.name}, seed {match.seed}: {len(match.plies)} decisions, {ending}")
    print_columns(score_rows(match.state, texts, match.places() if match.over else None))


def _result(match: Match, seat: int) -> dict[str, Any]:
    score = match.state.score(seat)
    return {
        "seat": SEAT.id(seat),
        "place": match.places()[seat] if match.over else None,
        "total": sum(score),
        "categories": dict(zip(match.game.categories.ids, score, strict=True)),
    }


def _show_position(match: Match, ply: int, texts: Texts, as_json: bool) -> None:
    state = match.state_at(ply)
    notation = match.game.vocabulary.notation
    following = [f"{SEAT.id(seat)} {notation(code)}" for seat, code in match.plies[ply : ply + 1]]
    if as_json:
        print_json({"ply": ply, "next": following, "position": dump_position(match.game, state)})
        return
    print(words(match.game, state, texts), end="\n\n")
    if state.stack:
        print(f"{', '.join(texts.seat(seat) for seat in state.to_act())}: {texts.prompt(state.stack[-1])}")
    print(f"ply {ply} of {len(match.plies)}" + "".join(f", next: {move}" for move in following))
