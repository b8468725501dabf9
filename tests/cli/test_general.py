"""What all commands share: help, version and what happens when something is wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from kotatsu import load_game
from kotatsu.games import NAMES
from kotatsu.version import VERSION, is_compiled
from tests.command import PROGRAM, complaint, data, kotatsu, output

COMMANDS = ("play", "games", "simulate", "replay", "position", "check", "clauses", "bench")
GAME = NAMES[0]


def test_version_says_how_it_runs() -> None:
    speed = "compiled" if is_compiled() else "interpreted"
    assert output("--version", how=kotatsu) == f"kotatsu {VERSION} ({speed})\n"


def test_help_names_every_command_and_each_has_help_of_its_own() -> None:
    text = output("--help")
    for command in COMMANDS:
        assert f"\n    {command} " in text
    assert "--jobs" in output("simulate", "--help")


def test_games() -> None:
    facts = data("games", how=kotatsu)  # here there are those of the tests too
    assert [fact["name"] for fact in facts] == list(NAMES)
    for fact in facts:
        game = load_game(fact["name"])
        assert (fact["seats"], fact["minutes"]) == (list(game.seat_counts), game.minutes)
    assert len(output("games", how=kotatsu).splitlines()) == len(facts)
    told = output("games", facts[0]["name"])
    assert all(f"--option {name}=" in told for name in facts[0]["options"])
    assert facts[0]["house_rules"] and all(about in told for about in facts[0]["house_rules"].values())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "no game 'chess'"),
        (["play", "--seats", 9], "players, not for 9"),
        (["play", "--bots", "hal"], "no bot 'hal'"),
        (["play", "--bots", "greedy,greedy,greedy,greedy,greedy"], "5 bots for"),
        (["play", "--option", "odd"], "name=value"),
        (["play", "--save", "nowhere/record.txt"], "no such folder"),
        (["play", "--option", "odd=1"], "has no option 'odd'"),
        (["play", "--components", "nowhere.toml"], "there is no such file"),
        (["simulate", GAME, "--games", 0], "at least 1"),
        (["simulate", GAME, "--bots", "random,hal"], "no bot 'hal'"),
        (["replay", "nowhere.txt"], "there is no such file"),
        (["check", "nowhere.toml"], "there is no such file"),
        (["position", GAME, "--view", "Z"], "'Z' is no seat"),
        (["position", GAME, "--moves", "A fly:moon"], "'fly:moon' is no move"),
        (["position", "--load", "nowhere.toml"], "there is no such file"),
        (["clauses", "chess"], "no game 'chess'"),
        (["clauses", "--tests", "nowhere"], "no such folder"),
    ],
)
def test_wrong_input_is_answered_in_one_line(arguments: list[object], says: str) -> None:
    assert says in complaint(*arguments)


def test_unknown_commands_and_flags_are_wrong_input() -> None:
    for arguments in (["fly"], ["games", "--wings"]):
        done = kotatsu(*arguments)
        assert done.returncode == 2 and "usage: kotatsu" in done.stderr


@pytest.mark.parametrize("what", ["--games", "--jobs", "--seats"])
@pytest.mark.parametrize("number", ["9" * 30, "-" + "9" * 5000, "many"])
def test_numbers_beyond_what_any_machine_can_do_are_wrong_input(what: str, number: str) -> None:
    done = kotatsu("simulate", GAME, what, number)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].endswith("is no whole number" if number == "many" else "is the most")


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"'{PROGRAM}' position {GAME} --json | head -c 10"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_interrupt_ends_quietly() -> None:
    before = signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # in the background it is ignored, also by children
    process = subprocess.Popen(
        [PROGRAM, "simulate", GAME, "--games", "100000", "--bots", "greedy"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, before)
    try:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while process.poll() is None and not children.read_text():  # until it has begun
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=180)
        assert (process.returncode, out, err) == (130, b"", b"")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def test_the_module_is_the_command() -> None:
    python = Path(PROGRAM).with_name("python")
    done = subprocess.run([python, "-m", "kotatsu", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == output("--version", how=kotatsu)


def test_a_program_without_a_place_for_its_words_runs_all_the_same() -> None:
    assert subprocess.run(["/bin/sh", "-c", f'"{PROGRAM}" games >&-'], check=False).returncode == 0


def test_a_number_of_very_many_digits_is_no_move() -> None:
    done = kotatsu("play", GAME, "--seed", 1, typed="1" * 100_000 + "\n")
    assert "Traceback" not in done.stderr
