"""Lanterns: a tiny complete game, written by following docs/add-a-game.md. It lives in the tests only."""
