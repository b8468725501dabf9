"""Games with packages of their own: installed into a folder, beside the Kotatsu that is tested."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.bootstrap import find_uv


def install(package: Path, target: Path, *, compiled: bool) -> None:
    """What `pip install --no-build-isolation --no-deps` does, into a folder that only some processes look at.

    A copy is built, so that the package stays as it is.
    """
    command = [find_uv(), "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    command += ["--python", sys.executable, "--target", str(target)]
    with TemporaryDirectory() as folder:
        left_out = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
        source = shutil.copytree(package, Path(folder, package.name), ignore=left_out)
        run([*command, str(source)], source, KOTATSU_COMPILE=str(int(compiled)))


def with_packages(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds the packages in these folders."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}


def run(command: list[str], folder: Path, environment: Mapping[str, str] = os.environ, **more: str) -> str:
    """What a command prints; it must come to a good end."""
    done = subprocess.run(command, cwd=folder, env={**environment, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def run_own_tests(package: Path, target: Path, *arguments: str) -> str:
    """The tests of a package, as its author runs them."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    return run(command, package, with_packages(target), PYTHONDONTWRITEBYTECODE="1")
