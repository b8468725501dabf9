"""The learner among the examples learns, and what it has learned plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAME = "tests.sample.lanterns.meta:Lanterns"


def learn(out: Path, *more: object) -> list[list[str]]:
    command = [sys.executable, str(ROOT / "examples" / "selfplay.py"), GAME, "--out", str(out), *map(str, more)]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env, cwd=out.parent)
    return [line.split() for line in done.stdout.splitlines()[1:]]


def test_it_learns_a_little_in_a_second(tmp_path: Path) -> None:
    rows = learn(tmp_path / "p.npz", "--minutes", 0.04, "--points", 1, "--games", 40, "--rival", "random")
    assert float(rows[-1][3]) > 60 and (tmp_path / "p.npz").stat().st_size > 1000


@pytest.mark.exhaustive
def test_it_beats_greedy_after_half_a_minute(tmp_path: Path) -> None:
    rows = learn(tmp_path / "p.npz", "--minutes", 0.5, "--points", 1, "--games", 200)
    assert float(rows[-1][3]) > 50
