"""What a browser keeps for when there is no connection: all that the page needs which says so, and never an old copy."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from starlette.testclient import TestClient

from kotatsu.web.server.shell import SHELL, STATIC, worker_script

IMPORT = re.compile(r'^import [^;]*"\./([\w.]+)";', re.M)


def test_all_that_the_page_without_a_connection_needs_is_kept(client: TestClient) -> None:
    needed = re.findall(r'(?:stylesheet" href|script src)="/static/([^"]+)"', client.get("/offline").text)
    assert "box.css" in needed and "offline.js" in needed
    for name in needed:
        if name.endswith(".js"):
            needed += [each for each in IMPORT.findall((STATIC / name).read_text("utf-8")) if each not in needed]
    assert set(needed) <= set(SHELL)
    assert f'"{needed[0]}"' in client.get("/sw.js").text


def test_whatever_has_changed_is_fetched_anew(tmp_path: Path) -> None:
    """Browsers compare the worker byte by byte, and fill the shell when it is another one."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    assert worker_script(static) == worker_script()
    with (static / "box.css").open("a") as sheet:
        sheet.write("\n")
    assert worker_script(static) != worker_script()
