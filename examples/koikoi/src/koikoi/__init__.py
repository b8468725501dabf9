"""Koi-Koi: the game of flower cards, for two."""
