"""Bots in other programs, which are spoken to line by line: docs/engine.md explains the words to those who write one."""
