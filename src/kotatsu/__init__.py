"""Kotatsu: strategy games of Japan, to play and to study.

>>> import kotatsu
>>> match = kotatsu.Match.new("yokohama", seed=7)
>>> match.moves(0)
['keep:1+2', 'keep:1+3', 'keep:2+3']
"""

from kotatsu.core.errors import IllegalMove, KotatsuError
from kotatsu.core.match import Match
from kotatsu.core.registry import add_game, game_names, load_game
from kotatsu.version import VERSION as __version__

__all__ = ["IllegalMove", "KotatsuError", "Match", "__version__", "add_game", "game_names", "load_game"]
