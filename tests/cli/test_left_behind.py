"""Whatever is killed leaves no process behind, also none that has gone its own way."""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

from kotatsu import Match
from kotatsu.core.position import dump_position
from kotatsu.games import NAMES
from tests.command import PROGRAM
from tests.processes import of_command, wait_until_gone

GAME = NAMES[0]
MANY = ["--games", "100000", "--jobs", "2"]
COMMANDS = [  # and how many processes each has when it is killed
    pytest.param(["simulate", GAME, *MANY, "--bots", "greedy"], 3, id="simulate"),
    pytest.param(["tournament", GAME, *MANY, "--bots", "greedy,random", "--all"], 3, id="tournament"),
    pytest.param(["balance", GAME, *MANY], 3, id="balance", marks=pytest.mark.exhaustive),
    pytest.param(["export", GAME, "games.csv", *MANY], 3, id="export", marks=pytest.mark.exhaustive),
    pytest.param(["lab", "train", GAME, *MANY], 3, id="lab", marks=pytest.mark.exhaustive),
    pytest.param(["engine", GAME, "--bot", "daimyo"], 2, id="engine"),
    pytest.param(["bench"], 2, id="bench"),
    pytest.param(["bench", "load", "--seconds", "600"], 2, id="the bare server of bench load"),
    pytest.param(["bench", "web"], 6, id="server and browser of bench web", marks=pytest.mark.exhaustive),
]
MATCH = Match.new(GAME, seed="1")
SEAT = MATCH.to_act()[0]
QUESTION = f"""kotatsu 1
newgame {GAME} seats {MATCH.seats} seat {"ABCD"[SEAT]}
view {json.dumps(dump_position(MATCH.game, MATCH.view(SEAT)))}
moves {" ".join(MATCH.moves(SEAT))}
go seconds 600
"""


@pytest.mark.parametrize(("arguments", "processes"), COMMANDS)
def test_a_killed_command_leaves_no_process_behind(arguments: list[str], processes: int, tmp_path: Path) -> None:
    mark = f"KOTATSU_TEST={tmp_path}"
    command = subprocess.Popen(
        [PROGRAM, *arguments],
        cwd=tmp_path,
        env=os.environ | dict([mark.split("=", 1)]),
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert command.stdin is not None
    command.stdin.write(QUESTION.encode() if arguments[0] == "engine" else b"")
    command.stdin.flush()
    while len(of_command(mark)) < processes:
        assert command.poll() is None
        time.sleep(0.05)
    command.kill()
    command.wait()
    command.stdin.close()
    assert not wait_until_gone(mark)
