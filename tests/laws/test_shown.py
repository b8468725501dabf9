"""What a game shows and says keeps the laws, and the games that come with the house have everything a game can have."""

from __future__ import annotations

import pytest

from kotatsu.core.registry import load_game
from kotatsu.core.tour import load_tour
from kotatsu.games import NAMES
from kotatsu.testing import some_laws
from tests.tables import GAMES

TestAdvice = some_laws("advice", GAMES)
TestBoards = some_laws("boards", GAMES)
TestKeeping = some_laws("keeping", GAMES)
TestCovers = some_laws("covers", GAMES)
TestMarkup = some_laws("markup", GAMES)
TestSheets = some_laws("sheets", GAMES)
TestTexts = some_laws("texts", GAMES)
TestTips = some_laws("tips", GAMES)
TestTours = some_laws("tours", GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_our_own_games_have_it_all(name: str) -> None:
    game = load_game(name)
    assert load_tour(game) is not None and game.learn_minutes and 1 <= game.weight <= 5
    assert all((game.folder / file).is_file() for file in ("rules.de.md", "look/cover.svg", "look/cover-dark.svg"))
