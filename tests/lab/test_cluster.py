"""The same tournament on a real Ray cluster, in an environment of its own: Ray is too large for everybody else's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from kotatsu.games import NAMES
from tests.command import complaint, data

PROJECT = Path(__file__).parents[2]
MINUTES = 20


def run(*command: object) -> str:
    env = os.environ | {"KOTATSU_COMPILE": "0", "RAY_USAGE_STATS_ENABLED": "0"}
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", env=env, timeout=60 * MINUTES, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.exhaustive
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    run(sys.executable, "-m", "venv", environment)
    run(environment / "bin" / "python", "-m", "pip", "install", "--quiet", f"{PROJECT}[cluster]")
    arguments = ["tournament", NAMES[0], "--bots", "random,greedy@5", "--games", "12", "--all"]
    found = json.loads(run(environment / "bin" / "kotatsu", *arguments, "--ray", "local", "--json"))
    alone = data(*arguments, "--jobs", "1")
    for summary in (found, alone):
        summary.pop("clock")
    assert found == alone


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is here")
def test_without_ray_one_sentence_says_what_is_missing() -> None:
    assert "kotatsu[cluster]" in complaint("tournament", NAMES[0], "--bots", "random", "--ray", "local")
