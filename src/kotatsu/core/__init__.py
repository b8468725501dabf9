"""The kernel: positions, decisions, chance, records and texts. It reads the files of games and
those it is given, writes none, and knows no game by name."""
