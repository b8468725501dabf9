"""The game in a terminal: the table in words, numbered options, bots on the other seats."""
