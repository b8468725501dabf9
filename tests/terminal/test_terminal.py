"""The game in the terminal, played by typing lines into the installed command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kotatsu import Match, load_game
from kotatsu.board.look import look_of
from kotatsu.core.texts import Texts
from kotatsu.games import NAMES
from tests.command import kotatsu, output

GAME = NAMES[0]
MORE_THAN_ENOUGH = 3000
TOTAL = {"en": "Total", "de": "Summe"}


WHOLE_GAMES = [
    pytest.param(game, language, marks=[] if (place + turn) % 2 == 0 else pytest.mark.exhaustive)
    for place, game in enumerate(NAMES)
    for turn, language in enumerate(TOTAL)
]


@pytest.mark.parametrize(("game", "language"), WHOLE_GAMES)
def test_a_whole_game_against_a_bot(game: str, language: str, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    arguments = ["play", game, "--seed", "t", "--bots", "random", "--language", language, "--save", str(record)]
    seats = load_game(game).seat_counts[0]
    arguments[arguments.index("random")] = ",".join(["random"] * (seats - 1))
    text = output(*arguments, typed="1\n" * MORE_THAN_ENOUGH)
    match = Match.load(record)
    assert match.over
    texts = Texts(match.game, language)
    assert texts.message("terminal-over") in text and str(record) in text.replace("\n", "")
    scores = next(line for line in text.splitlines() if line.startswith(TOTAL[language]))
    assert scores.split()[1:] == [str(score) for score in match.scores()]
    assert f"{texts.seat(1)} (random): " in text  # what the bot did
    assert texts.prompt(match.state_at(0).stack[-1]) in text


def test_the_end_of_the_input_ends_the_game_cleanly() -> None:
    assert "Stopped after" in output("play", GAME, typed="1\n")
    assert "Stopped after" in output("play", GAME, typed="")


def test_looking_around_changes_nothing(tmp_path: Path) -> None:
    saved = [tmp_path / "before.txt", tmp_path / "after.txt"]
    prefix = load_game(GAME).prefix
    looks = ["?", "why", "log", "score", "table", "", "rules", "rules 1.1", f"rules {prefix.lower()}-1", "rules 99"]
    wrong = ["0", "99", "fly:moon", "u", "r", "save", f"save {tmp_path}"]
    typed = "\n".join([f"save {saved[0]}", *looks, *wrong, f"save {saved[1]}", "q"])
    done = kotatsu("play", GAME, "--seed", "t", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert saved[0].read_text("utf-8") == saved[1].read_text("utf-8")
    for text in (
        "save FILE",
        f"{prefix}-1.1",
        f"There is no clause {prefix}-99",
        "numbered 1 to",
        "fly:moon is no move",
    ):
        assert text in done.stdout
    assert done.stdout.count("nothing to take back") == done.stdout.count("Nothing was taken back") == 1
    assert "Is a directory" in done.stdout


def test_undo_and_redo(tmp_path: Path) -> None:
    """Where the rules let one take back, one gets the same options again, and redo makes the same move."""
    match = Match.new(GAME, seed="t")
    while match.why_no_undo(0) or not match.plies:  # find a line of first moves that ends in an undo
        for seat in match.to_act():
            match.play(match.moves(seat)[0], seat)
    typed = [match.game.vocabulary.notation(code) for seat, code in match.plies if seat == 0]
    record = tmp_path / "record.txt"
    lines = [*typed, "u", "r", "u", typed[-1], f"save {record}", "q"]
    text = output("play", GAME, "--seed", "t", "--bots", "random", typed="\n".join(lines))
    assert text.count("Taken back.") == 2 and text.count("Done again.") == 1
    own = [code for seat, code in Match.load(record).plies if seat == 0]
    assert [match.game.vocabulary.notation(code) for code in own] == typed


def test_why_gives_the_reason_with_its_clause() -> None:
    game = load_game(GAME)
    state = game.start(game.seat_counts[0], "t")
    refused = next(code for code in range(len(game.vocabulary)) if state.why_not(code, 0) >= 10)
    notation, reason = game.vocabulary.notation(refused), Texts(game, "en").reason(state.why_not(refused, 0))
    assert re.search(r"\[[A-Z]{3}-[\d.]+\]$", reason)
    text = output("play", GAME, "--seed", "t", typed=f"why {notation}\n? {notation}\n{notation}\n")
    assert text.count(f"{notation}: {reason}") == 2
    assert f"\n{reason}\n" in text


def test_people_who_share_the_screen_see_only_their_own_hand() -> None:
    """Before somebody else's secrets are shown, the screen is passed on."""
    match = Match.new(GAME, seed="t")
    text = output("play", GAME, "--seed", "t", "--bots", "none", typed="\n1\n\n1\n")
    pages = text.split("Pass the screen to ")
    assert len(pages) >= 3 and pages[1].startswith("Player A") and pages[2].startswith("Player B")
    texts = Texts(match.game, "en", ["Player A", "Player B"])
    for seat in (0, 1):
        for section in look_of(match.game).describe(match.view(seat), texts):
            assert section.title in pages[seat + 1]


def test_bots_alone_play_to_the_end() -> None:
    seats = load_game(GAME).seat_counts[0]
    text = output("play", GAME, "--seed", "t", "--bots", ",".join(["random"] * seats))
    assert "The game is over." in text and ("wins." in text or "share the victory" in text)
