"""Players for any game. They know the kernel and no game by name."""

from kotatsu.bots.arena import Outcome, play_game, play_match
from kotatsu.bots.bot import Bot, Budget
from kotatsu.bots.registry import bot_names, make_bot, make_bots

__all__ = ["Bot", "Budget", "Outcome", "bot_names", "make_bot", "make_bots", "play_game", "play_match"]
