"""Visitors without a browser: they ask the application itself."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from kotatsu.web.app import make_app
from kotatsu.web.limits import LIMITS, Limits

AT_HOME = "127.0.0.1"
STRANGER = "192.0.2.7"


def visit(database: Path, address: str = AT_HOME, limits: Limits = LIMITS, careful: bool = True) -> TestClient:
    """A house with a visitor at the door. One that is not careful gets errors of the server as answers."""
    app = make_app(f"sqlite:///{database}", processes=1, limits=limits)
    return TestClient(app, "http://localhost", client=(address, 50000), raise_server_exceptions=careful)


def again(client: TestClient, address: str = AT_HOME) -> TestClient:
    """Somebody else at the same house."""
    return TestClient(client.app, "http://localhost", client=(address, 50001))
