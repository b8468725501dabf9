"""A table between people: what pages and programs both do there, and hear of it, beside the game itself."""
