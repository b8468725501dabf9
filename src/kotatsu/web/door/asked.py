"""What a request asks about."""

from __future__ import annotations

from starlette.requests import Request

from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.registry import load_game
from kotatsu.web.door.answers import Missing


def game_of(request: Request) -> AnyGame:
    try:
        return load_game(request.path_params["game"])
    except KotatsuError:
        raise Missing("no-game") from None
