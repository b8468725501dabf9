"""The kernel: positions, decisions, chance, records and texts. It does no input or output of its own and knows no game."""
