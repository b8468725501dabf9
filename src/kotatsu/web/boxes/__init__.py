"""Values from somebody's own copy of a game: shown line by line, proved, and chosen to be played with."""
